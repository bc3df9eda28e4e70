# De pagina’s: alles wat niet over één spel gaat.

## De lijst van elke pagina.

web-serai = Serai
web-skip = Naar de pagina
web-site = Site
web-menu = Menu
web-rules = Regels
web-rule = Regel
web-replay = Terugkijken
web-settings = Instellingen
web-log-in = Inloggen
web-close = Sluiten
web-guest = Gast
web-guest-number = Gast { $number }
web-you = Jij
# $name (text) - somebody, when it is they who read it
web-own-name = { $name } (jij)
web-player = Speler { $letter }
web-bot-letter = Bot { $letter }
web-seat-letter = plaats { $letter }
web-hidden = verborgen
web-bot = bot

## De voorkant van de herberg.

web-games = Spellen
web-gates-open = De poorten staan open
web-gates-words = Vier spellen van de Zijderoute. Speel meteen tegen bots, of maak een tafel en stuur de link.
web-gate-facts = { $designer }, { $year }. { $low }–{ $high } spelers
web-not-yet = Deze poort gaat later open.
web-play-now = Nu spelen
web-make-table = Tafel maken
web-games-wait = { $count ->
    [one] Eén spel wacht op jouw zet
   *[other] { $count } spellen wachten op jouw zet
}
web-next = Naar het volgende
web-open-tables = Open tafels
web-no-open-tables = Op dit moment wacht niemand op spelers.
web-my-tables = Jouw tafels
web-no-tables = Je zit nog aan geen tafel.
web-your-move = Jouw zet
web-look-in = Kijken
web-still-open = wacht op spelers
web-won-by = Gewonnen door { $names } ({ $points })
web-lost-with = Verloren met { $points }
web-open-record = Open een spelverslag

## Een tafel maken.

web-make-table-of = Nieuwe tafel: { $game }
web-seats = Plaatsen
web-seat-number = Plaats { $letter }
web-seat-me = Ik
web-seat-open = Iedereen met de link
web-seat-screen = Iemand aan dit scherm
web-seat-bot = Bot: { $level }
web-seat-nobody = Niemand
web-level-random = zet op goed geluk
web-level-greedy = makkelijk
web-level-search = bedachtzaam
web-level-strong = sterk
web-level-best = op zijn best
web-bot-level = Niveau van de bots
web-how = Hoe je speelt
web-pace = Tempo
web-pace-live = Live: iedereen is er
web-pace-slow = Beurt voor beurt: ieder op zijn tijd
web-undo-rule = Terugnemen
web-undo-usual = Gewoon (streng tussen mensen)
web-undo-friendly = Soepel
web-undo-strict = Streng
web-listing = Wie mag meedoen
web-private = Alleen wie de link heeft
web-listed = Iedereen: de tafel staat in de lijst
web-absence = Als iemand weg is
web-absence-never = Wachten
web-absence-hours = { $count ->
    [one] Na één uur valt een bot in
   *[other] Na { $count } uur valt een bot in
}
web-edition = Editie
web-edition-hint = Een klein bestand met de gedrukte waarden van je eigen doos. Nodig is het niet.
web-edition-fault = Deze editie kan niet worden gebruikt.
# Een keuze vóór het spel en wat er gekozen is.
web-option = { $name }: { $value }
web-no-seats = Een tafel heeft minstens één plaats nodig.
web-your-name = Je naam

## Een tafel die op spelers wacht.

web-gathering-title = Een tafel { $game }
web-gathering-count = { $count ->
    [one] Eén plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
}
web-open-seat = vrij
web-share = Stuur deze link
web-share-how = Wie hem opent, mag aanschuiven; een naam is genoeg.
web-copy = Kopiëren
web-qr = De link als QR-code
web-sit-title = Aanschuiven
web-sit = Aanschuiven
web-fill = Vullen met bots

## De tafel.

web-board = Bord
web-hand = Hand
web-what-now = Wat nu te doen
web-compare = Vergelijken
web-parts = Delen van de tafel
web-this-turn = Beurt
web-your-turn = Jouw beurt
web-your-answer = Jouw antwoord
web-turn-of = Beurt van { $name }
web-free-undo = Niemand heeft het nog gezien: neem het gerust terug.
web-undo = Terug
web-restart = Beurt opnieuw
web-turn-left = Naar links draaien
web-turn-right = Naar rechts draaien
web-put-back = Terugleggen
web-instead = In plaats daarvan: { $deed }
web-end-turn = Beurt beëindigen
web-not-finished = Er valt nog iets te kiezen.
web-sure = Doen
web-elsewhere = Iets anders
web-complete = Je beurt is compleet: beëindig hem of neem hem terug.
web-complete-chance = Nu beslist het toeval: bevestig het, of neem het terug.
web-wall-seat = Definitief na je beurt: daarna komt { $name }.
web-wall-you = Definitief na je beurt: daarna ben jij weer.
web-wall-chance = Hierna definitief: het toeval beslist.
web-wall-end = Definitief na je beurt: het spel is dan afgelopen.
web-confirm = Bevestigen
web-complete-ask = Nu beslist { $name }, dan gaat je beurt verder.
web-complete-answer = Dat is je antwoord: bevestig het, of neem het terug.
web-wall-asked = Hierna definitief: { $name } beslist.
web-done = Klaar
web-waiting = Wachten op { $name }
web-waiting-chance = Het toeval beslist.
web-thinking = { $name } kiest.
# $points (text) - points as the game counts them
web-you-won = Je wint met { $points }.
web-over = { $count ->
    [one] Het spel is afgelopen: { $names } wint met { $points }.
   *[other] Het spel is afgelopen: { $names } delen de overwinning met { $points }.
}
web-amount = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-result = Uitslag
web-total = Totaal
web-log = Verslag
# $deed (text) - what was done; what came of it follows
web-log-deed = { $deed }:
# $deed (text) - the same, with a colon in it already
web-log-deed-more = { $deed };
# $deed (text) - what was done several times in a turn
web-log-times = { $deed } ×{ $count }
web-list = Keuzes
web-chat = Chat
web-play-back = Afspelen
web-since = Sinds je beurt
web-skip-to-turn = Meteen naar mijn beurt
web-speed = Afspelen
web-speed-usual = Op gewone snelheid
web-speed-half = Op halve snelheid
web-speed-double = Op dubbele snelheid
web-round = Ronde
web-turn-back = Eén beurt terug
web-turn-forward = Eén beurt verder
web-picture = Afbeelding (PNG)
web-link-here = Link naar dit moment
web-say = Zeg iets
web-send = Versturen
web-zoom-in = Groter
web-zoom-out = Kleiner
web-zoom-fit = Het hele bord
web-hand-over = Geef het scherm aan { $name }
web-hand-over-why = De kaarten van de anderen blijven verborgen.
web-i-am = Ik ben { $name }: toon mijn kaarten

## Berichten.

web-moved-on = De tafel is verder gegaan; hier is die.
web-not-yours = Deze plaats is niet van jou.
web-not-allowed = Dat kan nu niet.

## Sneltoetsen.

web-keys = Toetsen
web-key-help = deze toetsen tonen
web-key-option = uit de lijst kiezen
web-key-list = alle keuzes als lijst tonen
web-key-arrows = van keuze naar keuze gaan
web-key-turn-it = een tegel in de hand draaien
web-key-undo = terugnemen
web-key-restart = de beurt opnieuw beginnen
web-key-end = de beurt beëindigen
web-key-log = naar het verslag
web-key-chat = naar de chat
web-key-zoom = groter, kleiner, het hele bord
web-key-step = één keuze terug of verder
web-key-turn = één beurt terug of verder
web-key-ends = naar het begin, naar het einde
web-key-play = vanzelf afspelen
web-key-escape = sluiten, of een keuze loslaten

## Terugkijken.

web-table = Tafel
web-step = Stap
web-step-of = Stap { $step } van { $count }
web-first-step = Naar het begin
web-step-back = Eén stap terug
web-step-forward = Eén stap verder
web-autoplay = Vanzelf afspelen
web-viewpoint = Gezien door
web-onlooker = een toeschouwer
web-download = Spelverslag downloaden
web-play-on = Vanaf hier verder spelen tegen bots
web-record-words = Een spelverslag bevat een heel spel als tekst. Het wordt regel voor regel gecontroleerd; daarna kun je erdoorheen lopen.
web-record-file = Bestand
web-record-text = Of de tekst ervan
web-record-fault = Dit spelverslag kan niet worden getoond.

## Na afloop.

web-result-of = De uitslag: { $game }
web-ranking = Wie waar eindigde
web-course = Het verloop van het spel
web-course-of = Scores tijdens het spel, aan het eind: { $listed }
web-rematch = Nog een keer
web-fair = Was het eerlijk?
web-fair-words = Het toeval van dit spel lag vast vóór de eerste zet: het zegel werd toen getoond, het geheim gaat nu open. Uit die twee is elke trekking na te rekenen.
web-fair-branched = Dit spel is verder gespeeld vanuit het midden van een ander. Het heeft dus geen zegel van vóór de eerste zet.
web-commitment = Zegel
web-secret = Geheim
web-check = Het schudden controleren
web-proof = { $outcomes ->
    [one] Gecontroleerd: één trekking van het toeval komt uit het verzegelde geheim
   *[other] Gecontroleerd: alle { $outcomes } trekkingen van het toeval komen uit het verzegelde geheim
}, in { $moves ->
    [one] { $moves } regel
   *[other] { $moves } regels
}.
web-proof-fault = Het schudden klopt niet.

## Regels en materiaal.

web-rules-words = In onze eigen woorden. Aanwijzingen en weigeringen noemen de regel waar ze uit volgen.
web-rules-all = De regels van alle spellen
web-rules-how = Zo speel je { $game }
web-rules-one-page = Op één pagina
web-rules-clauses = Alle regels
web-rules-clauses-of = Alle regels van { $game }
web-rules-pages = Pagina’s van de regels
web-rules-games = Andere spellen
web-summary-goal = Het doel
web-summary-turn = Je beurt
web-summary-points = Wat telt
web-summary-ready = Klaar? Speel meteen tegen bots, of maak een tafel voor je vrienden.
web-find = Zoek in de regels
web-find-go = Zoek
web-find-all = Toon alle regels
web-found = { $count ->
    [0] Geen regel spreekt over “{ $words }”.
    [one] Eén regel spreekt over “{ $words }”.
   *[other] { $count } regels spreken over “{ $words }”.
}
web-contents = Inhoud
web-reading = Zo lezen wij het:
web-unofficial = onofficieel
web-in-print = in de spelregels: { $at }
web-components = Materiaal
web-components-of = Het materiaal van { $game }
web-components-others = Getallen en lijsten van de regels
web-components-words = Elk onderdeel, en hoe wij ervan weten. Wie de doos heeft, kan vergelijken en een editie meebrengen.
web-source = Bron
web-source-rulebook = de regels zeggen het
web-source-public = een openbare pagina zegt het
web-source-recalled = iemand herinnert het zich
web-source-reconstructed = bedacht, zo dat het past bij alles wat bekend is
web-tag-rulebook = spelregels
web-tag-public = openbaar
web-tag-recalled = herinnerd
web-tag-reconstructed = gereconstrueerd

## Instellingen.

web-language = Taal
web-theme = Kleuren
web-theme-auto = Zoals het apparaat ze heeft
web-theme-light = Licht
web-theme-dark = Donker
web-motion = Beweging
web-motion-auto = Stukken glijden
web-motion-still = Niets beweegt
web-taps = Een keuze kost
web-taps-auto = twee tikken, met de muis één klik
web-taps-one = één tik of klik
web-taps-two = twee tikken of klikken
web-taps-hint = De eerste toont wat de keuze zou doen, de tweede maakt hem.
web-letters = Letters
web-letters-usual = Gewoon
web-letters-large = Groot
web-save = Bewaren

## Accounts.

web-account = Account
web-account-login = Je bent ingelogd als { $login }.
web-account-taken = Deze naam is al bezet. Kies een andere.
web-account-password = Een wachtwoord heeft minstens 8 tekens en is er niet een dat iedereen het eerst probeert.
web-account-wrong = Naam of wachtwoord klopt niet.
web-account-name-fault = Een naam heeft minstens één letter.
web-account-login-fault = Een login heeft ten hoogste 40 letters en cijfers van één schrift, met de tekens - . @ ertussen.
web-login = Naam om mee in te loggen
web-password = Wachtwoord
web-sign-up = Account maken
web-sign-up-words = Een account bewaart je tafels voor al je apparaten.
web-sign-up-guest = Je houdt je plaatsen en vindt ze op elk apparaat terug.
web-log-in-words = De plaatsen die je als gast nam, gaan met je mee.
web-log-out = Uitloggen
web-sessions-words = Uitloggen beëindigt alle sessies van dit account, op elk apparaat, en de tokens.
web-end-sessions = Alle andere sessies beëindigen
web-sessions-ended = Alle andere sessies zijn beëindigd.

## Fouten.

web-error-title = Dat is niet gelukt
web-error-missing = Hier is niets.
web-error-unknown = Ga eerst zitten.
web-error-large = Dat is te groot.
web-error-often = Te vaak: wacht even.
web-error-bots-alone = Aan veel van je tafels spelen al bots onder elkaar: wacht tot een van die partijen is afgelopen.
web-not-kept-full = De schijf van deze server is vol, daarom kon dit niet worden bewaard. Er is niets verloren: laat het de beheerder weten en probeer het later opnieuw.
web-not-kept = Deze server kan zijn database even niet bereiken. Er is niets verloren: probeer het zo opnieuw.
web-error-other = Er is iets mis met dit verzoek.
web-home = Naar de poorten

web-copied = Gekopieerd.
web-nothing-chosen = Nog niets gekozen.
web-take-back = Een beurt terugnemen
web-take-back-sure = Je laatste beurt terugnemen?
web-take-back-words = Het spel gaat terug naar het moment ervoor. Wat anderen daarna deden, vervalt ook, en het toeval beslist weer hetzelfde. Speel je met mensen, dan wordt het hun eerst gevraagd.
web-cancel = Annuleren
web-rewind-asks = { $name } vraagt een beurt terug te nemen.
web-rewind-waits = Je vraagt een beurt terug te nemen. Nog geen antwoord van: { $names }.
web-rewind-drop = Laat maar
web-agree = Akkoord
web-refuse = Weigeren
web-away = Je was weg; een bot speelt voor je.
web-back = Ik ben terug
web-lost = De verbinding is verbroken. Nieuwe poging…

## A table that this version cannot replay.
web-old-title = Een tafel van een oudere Serai
web-old-lead = Deze Serai kan deze partij { $game } niet naspelen; daarom is het bord niet te zien. Er is niets verloren.
web-old-version = De partij is begonnen met Serai { $version } (spelregels { $rules }). Die versie laat haar zien.
web-old-rules = De partij is gespeeld met versie { $rules } van de spelregels. Een Serai die ze kent, laat haar zien.
web-old-record = Je kunt het verslag downloaden. Een Serai die deze spelregels kent, speelt het na.
web-old-own-record = De partij is nog niet afgelopen. Het verslag dat je nu kunt downloaden, bevat je eigen keuzes; het hele logboek blijft op de server.

## A bot that does not answer.

web-bot-silent = { $name } antwoordt niet. De partij is veilig; je kunt het opnieuw vragen.
web-ask-again = Opnieuw vragen

## Wat een deel van de tafel is, en waar het voor dient.

web-about-compare = Vergelijken. Wat iedereen heeft; wijs het hoofd van een kolom aan om te zien wat die telt.
web-about-standings = { web-about-compare }
web-about-ledger = { web-about-compare }
web-about-strip = { web-about-compare }
web-about-seats = { web-about-compare }
web-about-result = Uitslag. Wat iedereen behaald heeft, en waarmee.
web-about-logs = Logboek. Wat er gebeurde, beurt voor beurt; een regel leidt naar dat moment in de herhaling.
web-about-draft = Deze beurt. Wat je tot nu toe gekozen hebt; niets telt voordat je de beurt beëindigt.
