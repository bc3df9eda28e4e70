# Merv.
#
# Namen van plekken staan na een dubbele punt; tegels en contracten zeggen tussen haakjes welke het zijn.

## Wat je nu doet.

merv-prompt-slot = Kies een vak aan deze kant van de stad.
merv-prompt-site = Kies een bouwplaats om te activeren.
merv-prompt-action = { $kinds ->
    [action-market] Kies je actie, of handel eerst op de kamelenmarkt.
   *[action] Kies je actie.
}
merv-prompt-trade = Handel op de kamelenmarkt, of zie ervan af.
merv-prompt-trade-done = Niet handelen
merv-prompt-contracts = Vervul contracten, of beëindig je beurt.
merv-prompt-contracts-done = Beëindig de beurt
merv-prompt-between = Meer valt hier niet te doen. Vervul contracten of ga door.
merv-prompt-between-done = Doorgaan
merv-prompt-queue = Kies je plaats in de volgende wachtrij.
merv-prompt-courtier-slot = Opperhoveling: kies een vak voor hem.
merv-prompt-courtier-site = Opperhoveling: kies de lege bouwplaats waar hij bouwt.
merv-prompt-ransom = Je gebouw wordt aangevallen: { $cell }. Betaal er een blokje voor, of verlies het.
merv-prompt-ransom-done = Geef het gebouw op
merv-prompt-score = { $count ->
    [one] Je gunst is genoeg voor nog { $count } hoveling: kies wie punten geeft.
   *[other] Je gunst is genoeg voor nog { $count } hovelingen: kies wie punten geeft.
}
merv-prompt-pay = Er is een { $colour } blokje nodig: kies waarmee je betaalt.
merv-prompt-cards = Neem karavaankaarten, een blokje voor elke kaart.
merv-prompt-cards-done = Geen kaarten meer
merv-prompt-pay-card = Betaal een blokje voor de kaart.
merv-prompt-gift = Meer paren geven een geschenk. Welk komt eerst?
merv-prompt-free-card = Kies een karavaankaart; ze kost niets.
merv-prompt-study = { $count ->
    [0] Betaal blokjes van verschillende kleuren, elk voor een schriftrol.
   *[other] Betaal nog een blokje van een andere kleur, of stop bij { $count }.
}
merv-prompt-study-done = Genoeg
merv-prompt-breakthrough = Kies een doorbraak.
merv-prompt-post = Kies een stad voor je handelspost.
merv-prompt-buy = Koop goederen, hoogstens één in elke stad.
merv-prompt-buy-done = Niets meer kopen
merv-prompt-courtier = Plaats hovelingen in het paleis.
merv-prompt-courtier-done = Geen hovelingen meer
merv-prompt-free-courtier = Kies een zaal voor een hoveling; hij kost niets.
merv-prompt-mosque = Ga verder in de moskee.
merv-prompt-mosque-done = Niet verder
merv-prompt-free-step = Kies een stap in de moskee; hij kost niets.
merv-prompt-tile = Kies een scoretegel.
merv-prompt-wall = Bouw muurstukken en poorten.
merv-prompt-wall-done = Niets meer bouwen
merv-prompt-free-wall = Kies een muurstuk of een poort; het kost niets.
merv-prompt-wall-slot = Kies een plek: { $wall }.
merv-prompt-soldier = Kies een gebouw voor de soldaat.
merv-prompt-soldier-done = Geen soldaat plaatsen
merv-prompt-bonus = Kies een bonusverbetering.
merv-prompt-upgrade = { $colour ->
    [white] Kies een bouwplaats voor de witte verbetering.
   *[other] Kies een bouwplaats voor de { NAME($colour, number: "plural") } bonusverbetering.
}

## Wat je kunt doen.

merv-do-go = Ga naar het vak: { $slot }
merv-do-activate = Activeer de bouwplaats: { $cell }
merv-do-act = Doe de actie van de bouwplaats
merv-do-favour = Neem 1 gunst
merv-do-soldier = Plaats een soldaat
merv-do-collect = Neem alle kamelen van de kamelenmarkt
merv-do-trade = Kamelenmarkt: zet een kameel op { $stall }
merv-do-fulfil = Vervul het { $contract }
merv-do-stand = Ga in de wachtrij staan: { $place }
merv-do-pay = Betaal een { $colour } blokje
merv-do-wild = Betaal met het blokje dat als elke kleur geldt
merv-do-waive = Betaal één blokje minder, dankzij je doorbraak
merv-do-settle = Betaal zoals voorgesteld
merv-do-take = Neem een karavaankaart: { $card }
merv-do-load = Zet een kameel op de eerste vrije kaart
merv-do-gift = Volgend geschenk: { $spice }
merv-do-courtier = Plaats een hoveling: { $hall }
merv-do-discover = Doorbraak: { $breakthrough }
merv-do-post = Open een handelspost: { $city }
merv-do-buy = Koop een goed: { $city }
merv-do-advance = Zet een stap: { $space }
merv-do-build = Bouw: { $wall }
merv-do-wall = Plaats het stuk: { $slot }
merv-do-guard = Plaats de soldaat: { $cell }
merv-do-upgrade = Plaats de verbetering: { $cell }
merv-do-bonus = Neem de bonusverbetering: { $colour }
merv-do-claim = Neem de { $scoring_tile }
merv-do-score = Laat een hoveling punten geven: { $hall }
merv-do-done = Klaar

## Wat nu niet kan, en waarom.

merv-refuse-building = Je hebt geen gebouw meer voor een lege bouwplaats.
merv-refuse-act = Je kunt deze actie niet betalen, of er is niets mee te winnen.
merv-refuse-no-post = Je hebt geen dienaar, of er is geen gebouw voor een soldaat.
merv-refuse-influence = Je invloed is te klein voor dit contract.
merv-refuse-goods = Je komt er schriftrollen of goederen voor tekort.
merv-refuse-cubes = Je hebt niet genoeg blokjes.
merv-refuse-reach = Je kunt er niet bij: zet kamelen op de kaarten ervoor.
merv-refuse-spice = Je invloed laat geen andere soort specerij toe.
merv-refuse-post = Je hebt een post nodig in de nabije stad ervoor.
merv-refuse-bought = Je hebt daar in deze actie al gekocht.
merv-refuse-route = Je hebt daar geen post, en te weinig kamelen voor de weg.
merv-refuse-courtier = { $count ->
    [one] Deze hoveling kost { $count } { $colour } blokje.
   *[other] Deze hoveling kost { $count } { NAME($colour, number: "plural") } blokjes.
}
merv-refuse-soldier = Er is al een soldaat of een verbetering, of muren maken het veilig.
merv-refuse-slot = Daar staat al iemand.
merv-refuse-hall = Je hebt geen dienaar meer, of de zaal is vol.
merv-refuse-wall = Hiervan is er geen meer over.

## Wat er is gebeurd.

merv-log-side = De kamelenmarkt toont { $side }.
merv-log-site = Er wordt een bouwplaats gelegd: { $site }, { $cell }.
merv-log-next = { $seat } gaat in de wachtrij staan: { $place }.
merv-log-year = Jaar { $year } begint.
merv-log-slot = { $seat } neemt een vak: { $slot }.
merv-log-activate = { $seat } activeert een bouwplaats: { $cell }.
merv-log-build = { $seat } bouwt: { $cell }.
merv-log-act = { $seat } doet een actie: { $symbol }.
merv-log-trade = { $seat } laat een kameel op de kamelenmarkt, voor { $gift }.
merv-log-contract = { $seat } vervult het { $contract }.
merv-log-queue = { $count ->
    [0] { $seat } gaat in de wachtrij staan: { $place }.
    [one] { $seat } laat { $count } kameel achter en gaat in de wachtrij staan: { $place }.
   *[other] { $seat } laat { $count } kamelen achter en gaat in de wachtrij staan: { $place }.
}
merv-log-rival-queue = { $count ->
    [0] De { $rival } gaat in de wachtrij staan: { $place }.
    [one] De { $rival } laat { $count } kameel achter en gaat in de wachtrij staan: { $place }.
   *[other] De { $rival } laat { $count } kamelen achter en gaat in de wachtrij staan: { $place }.
}
merv-log-courtier-slot = { $seat } stuurt de Opperhoveling naar een vak: { $slot }.
merv-log-courtier-site = { $seat } laat de Opperhoveling bouwen: { $cell }.
merv-log-courtier-none = De Opperhoveling bouwt niets.
merv-log-invasion = De Mongolen vallen aan.
merv-log-soldiers-home = Alle soldaten verlaten de stad.
merv-log-ransom = { $seat } betaalt een { $colour } blokje losgeld: { $cell }.
merv-log-lost = { $seat } verliest een gebouw: { $cell }.
merv-log-rival-lost = De { $rival } verliest een gebouw: { $cell }.
merv-log-hall = { $count ->
    [one] Een hoveling levert { $seat } { $count } punt op: { $hall }.
   *[other] Een hoveling levert { $seat } { $count } punten op: { $hall }.
}
merv-log-rare-gift = { $seat } krijgt een zeldzaam goed.
merv-log-favour = { $seat } krijgt 1 gunst.
merv-log-favour-spent = { $seat } geeft { $count } gunst uit aan hovelingen.
merv-log-influence = { $seat } krijgt 1 invloed.
merv-log-favour-full = Het gunstspoor van { $seat } is vol: er komt invloed voor in de plaats.
merv-log-influence-full = Het invloedspoor van { $seat } is vol: er komt gunst voor in de plaats.
merv-log-full = Beide sporen van { $seat } zijn vol: er komt niets bij.
merv-log-points = { $count ->
    [one] { $seat } krijgt { $count } punt.
   *[other] { $seat } krijgt { $count } punten.
}
merv-log-cube = { $seat } krijgt een { $colour } blokje.
merv-log-camels = { $count ->
    [one] { $seat } krijgt { $count } kameel.
   *[other] { $seat } krijgt { $count } kamelen.
}
merv-log-rival-camels = { $count ->
    [one] De { $rival } krijgt { $count } kameel.
   *[other] De { $rival } krijgt { $count } kamelen.
}
merv-log-pay = { $seat } betaalt een { $colour } blokje.
merv-log-waive = { $seat } betaalt één blokje minder.
merv-log-soldier = { $seat } plaatst een soldaat: { $cell }.
merv-log-decline = { $seat } plaatst geen soldaat.
merv-log-soldier-home = { $seat } neemt een soldaat terug, die plaatsmaakt voor de verbetering: { $cell }.
merv-log-no-soldier = { $seat } heeft geen dienaar of geen gebouw voor een soldaat.
merv-log-upgrade = { $colour ->
    [white] { $seat } plaatst een witte verbetering: { $cell }.
   *[other] { $seat } plaatst een { NAME($colour, number: "plural") } bonusverbetering: { $cell }.
}
merv-log-no-upgrade = { $seat } heeft geen bouwplaats voor een verbetering, of ze zijn op.
merv-log-load = { $seat } zet een kameel op een karavaankaart.
merv-log-card = { $seat } neemt { $spice }.
merv-log-deal = Er wordt een karavaankaart opengelegd: { $spice }.
merv-log-pair = { $seat } neemt het geschenk van een paar: { $spice }.
merv-log-no-card = Er is geen karavaankaart die { $seat } mag nemen.
merv-log-scrolls = { $count ->
    [one] { $seat } neemt { $count } schriftrol.
   *[other] { $seat } neemt { $count } schriftrollen.
}
merv-log-breakthrough = { $seat } bereikt een doorbraak: { $breakthrough }.
merv-log-post = { $seat } opent een handelspost: { $city }.
merv-log-no-post = { $seat } kan geen handelspost meer openen: de post en het goed vervallen.
merv-log-routes = { $count ->
    [one] { $seat } zet { $count } kameel op een route.
   *[other] { $seat } zet { $count } kamelen op routes.
}
merv-log-home = { $count ->
    [one] { $count } kameel gaat van de routes naar de karavaankaarten.
   *[other] { $count } kamelen gaan van de routes naar de karavaankaarten.
}
merv-log-home-full = { $count ->
    [one] Alle karavaankaarten hebben een kameel: { $count } kameel gaat van de routes naar de kamelenmarkt.
   *[other] Alle karavaankaarten hebben een kameel: { $count } kamelen gaan van de routes naar de kamelenmarkt.
}
merv-log-home-gone = { $count ->
    [one] De karavaankaarten en de kamelenmarkt zijn vol: { $count } kameel gaat uit het spel.
   *[other] De karavaankaarten en de kamelenmarkt zijn vol: { $count } kamelen gaan uit het spel.
}
merv-log-common = { $seat } krijgt een gewoon goed: { $city }.
merv-log-rare = { $seat } krijgt een zeldzaam goed: { $city }.
merv-log-courtier = { $seat } plaatst een hoveling: { $hall }.
merv-log-no-courtier = { $seat } heeft geen dienaar meer, of alle zalen zijn vol: de hoveling vervalt.
merv-log-mosque = { $seat } gaat verder in de moskee: { $space }.
merv-log-no-step = { $seat } kan niet verder in de moskee: de stap vervalt.
merv-log-tile = { $seat } neemt de { $scoring_tile }.
merv-log-wall = { $seat } bouwt: { $wall }, { $slot }.
merv-log-free-wall = { $seat } bouwt zonder te betalen: { $wall }, { $slot }.
merv-log-no-wall = Voor { $seat } is er geen muurstuk of poort meer over.
merv-log-solo = Je speelt tegen onze eigen Magistraat en Opperhoveling: de gedrukte solospelregels hebben we niet.
merv-log-reveal = De { $solo_card } gaat open.
merv-log-rival-slot = De { $rival } neemt een vak: { $slot }.
merv-log-rival-build = De { $rival } bouwt: { $cell }.
merv-log-magistrate-acts = De Magistraat doet een actie: { $symbol }.
merv-log-magistrate-idle = De Magistraat vindt geen bouwplaats en krijgt 1 punt.
merv-log-magistrate-card = De Magistraat neemt { $spice }.
merv-log-magistrate-courtier = { $count ->
    [0] De Magistraat plaatst een hoveling: { $hall }.
    [one] De Magistraat plaatst een hoveling en krijgt { $count } punt: { $hall }.
   *[other] De Magistraat plaatst een hoveling en krijgt { $count } punten: { $hall }.
}
merv-log-magistrate-scrolls = De Magistraat neemt twee schriftrollen.
merv-log-magistrate-study = De Magistraat neemt twee schriftrollen. Er verdwijnt een doorbraak uit het spel: { $breakthrough }.
merv-log-magistrate-post = De Magistraat opent een handelspost en neemt een goed: { $city }.
merv-log-magistrate-mosque = { $count ->
    [0] De Magistraat gaat verder in de moskee: { $space }.
    [one] De Magistraat gaat verder in de moskee en krijgt { $count } punt: { $space }.
   *[other] De Magistraat gaat verder in de moskee en krijgt { $count } punten: { $space }.
}
merv-log-magistrate-upgrade = { $colour ->
    [white] Een witte verbetering verdwijnt uit het spel.
   *[other] De { NAME($colour, number: "plural") } bonusverbetering verdwijnt uit het spel.
}
merv-log-magistrate-tile = De { $scoring_tile } verdwijnt uit het spel.
merv-log-magistrate-wall = { $count ->
    [0] De Magistraat bouwt: { $wall }, { $slot }.
    [one] De Magistraat bouwt en krijgt { $count } punt: { $wall }, { $slot }.
   *[other] De Magistraat bouwt en krijgt { $count } punten: { $wall }, { $slot }.
}
merv-log-magistrate-sets = { $count ->
    [one] De Magistraat krijgt { $count } punt voor sets specerijen.
   *[other] De Magistraat krijgt { $count } punten voor sets specerijen.
}
merv-log-magistrate = { $count ->
    [one] De Magistraat krijgt { $count } punt voor dit jaar.
   *[other] De Magistraat krijgt { $count } punten voor dit jaar.
}

## Hoe het spel eindigde.

merv-end-years = Het derde jaar is voorbij.
merv-end-won = Je hebt meer punten dan de Magistraat: gewonnen.
merv-end-lost = Je hebt niet meer punten dan de Magistraat: verloren.
merv-end-tie-favour = Meer spelers hebben de meeste punten; de gunst besliste.
merv-end-tie-influence = Meer spelers hebben de meeste punten en evenveel gunst; de invloed besliste.
merv-end-tie-queue = Punten, gunst en invloed zijn gelijk; de wachtrij besliste.

## Waarvoor er punten zijn, als regels van een tabel.

merv-points-contracts = Contracten
merv-points-favour = Gunstspoor
merv-points-influence = Invloedspoor
merv-points-mosque = Stappen in de moskee
merv-points-library = Doorbraken
merv-points-courtiers = Hovelingen
merv-points-buildings = Gebouwen
merv-points-tiles = Scoretegels
merv-points-mosque-end = Eind van de moskee
merv-points-spices = Sets specerijen

## Keuzes voor het spel.

merv-option-solo = Alleen, tegen onze eigen Magistraat (niet officieel)
merv-option-solo-ours_easy = makkelijk
merv-option-solo-ours_normal = gemiddeld
merv-option-solo-ours_hard = moeilijk
merv-setup-alone = “{ $option }” is alleen voor wie in zijn eentje speelt.

## Namen: blokjes, acties, geschenken.

merv-colour-purple = { $number ->
    [plural] paarse
   *[singular] paars
}
merv-colour-turquoise = { $number ->
    [plural] turkooizen
   *[singular] turkoois
}
merv-colour-brown = { $number ->
    [plural] bruine
   *[singular] bruin
}
merv-colour-orange = oranje
merv-colour-white = { $number ->
    [plural] witte
   *[singular] wit
}
merv-symbol-caravansary = karavanserai
merv-symbol-palace = paleis
merv-symbol-library = bibliotheek
merv-symbol-marketplace = markt
merv-symbol-mosque = moskee
merv-symbol-wall = muur
merv-gift-white_cube = een wit blokje
merv-gift-scroll = een schriftrol
merv-gift-card = een karavaankaart
merv-gift-favour = 1 gunst
merv-gift-rare_good = een zeldzaam goed
merv-gift-advance = een stap in de moskee
merv-gift-soldier = een soldaat
merv-gift-camel = een kameel
merv-gift-white_upgrade = een witte verbetering
merv-gift-bonus_upgrade = een bonusverbetering
merv-gift-scoring_tile = een scoretegel
merv-gift-courtier = een hoveling
merv-gift-wall_piece = een stuk muur
merv-gift-post = een handelspost met zijn goed
merv-gift-mosque_scoring = punten voor moskeeplaatsen
merv-rival-high_courtier = Opperhoveling
merv-rival-magistrate = Magistraat

## Namen: de stad.

merv-slot-n = noordkant, kolom { $line }
merv-slot-e = oostkant, rij { $line }
merv-slot-s = zuidkant, kolom { $line }
merv-slot-w = westkant, rij { $line }
merv-cell = rij { $row }, kolom { $column }
merv-site = { $symbol } ({ $colour })
merv-upgrade-white = witte verbetering
merv-upgrade-bonus = { NAME($colour, number: "plural") } bonusverbetering
merv-side-side_a = de kant met de schriftrol
merv-side-side_b = de kant met het zeldzame goed
merv-stall = plek { $at }
merv-place = plaats { $at }
merv-player = speler { $at }
merv-wall-segment = { $count ->
    [one] muurstuk voor { $count } { $colour } blokje
   *[other] muurstuk voor { $count } { NAME($colour, number: "plural") } blokjes
}
merv-wall-gate = { $count ->
    [one] poort voor { $count } { $colour } blokje
   *[other] poort voor { $count } { NAME($colour, number: "plural") } blokjes
}

## Namen: specerijen, zalen, steden.

merv-spice-cinnamon = kaneel
merv-spice-ginger = gember
merv-spice-juniper = jeneverbes
merv-spice-pepper = peper
merv-card = kaart { $at }
merv-hall-knowledge = Zaal der Kennis
merv-hall-spice = Zaal der Specerijen
merv-hall-trade = Zaal der Handel
merv-hall-faith = Zaal van het Geloof
merv-city-ray = Ray
merv-city-samarkand = Samarkand
merv-city-nishapur = Nishapur
merv-city-balkh = Balkh
merv-city-baghdad = Bagdad
merv-city-kashgar = Kashgar
merv-city-basra = Basra
merv-city-peshawar = Peshawar

## Namen: de moskee, tegels, contracten.

merv-space-lane1 = pad 1, stap { $step }
merv-space-lane2 = pad 2, stap { $step }
merv-space-lane3 = pad 3, stap { $step }
merv-space-lane4 = pad 4, stap { $step }
merv-space-left = linkerpad, stap { $step }
merv-space-right = rechterpad, stap { $step }
merv-space-top = stap { $step }
merv-scoring_tile = scoretegel ({ $symbol })
merv-breakthrough-discount = één blokje minder ({ $symbol })
merv-breakthrough-wild = een { $colour } blokje geldt als elke kleur
merv-breakthrough-caravan_card = een karavaankaart
merv-breakthrough-trading_post = een handelspost met zijn goed
merv-breakthrough-mosque_advance = een stap in de moskee
merv-breakthrough-wall_piece = een stuk muur
merv-breakthrough-eight_points = 8 punten
merv-breakthrough-favour_and_soldier = 1 gunst en een soldaat
merv-breakthrough-two_favour = 2 gunst
merv-breakthrough-two_soldiers = twee soldaten
merv-stack = stapel { $at }
merv-contract = contract voor { $points } punten ({ $stack })
merv-solo_card = rivalenkaart ({ $symbol })
merv-difficulty-easy = makkelijk
merv-difficulty-normal = gewoon
merv-difficulty-hard = moeilijk
