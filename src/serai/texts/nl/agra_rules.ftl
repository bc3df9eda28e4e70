# De regels van Agra. In het Engels staan ze in games/agra/rulebook.toml.

## Opzetten.

agra-section-1 = Opzetten
agra-rule-setup-prices = De drie prijsfiches liggen bij de Handelaar, met de kant met minder vlaggen boven.
agra-rule-setup-bonus = De twaalf bonustegels liggen open, vier voor elk van de niveaus 2, 3 en 4.
agra-rule-setup-sites = De vier gebouwen van niveau 1 staan er vanaf het begin. De andere twaalf zijn bouwplaatsen: op elk ligt een bouwplaatstegel.
agra-rule-setup-merchant = Een dobbelsteen zet de Koopman op een van de gebouwen van niveau 1, geteld vanaf de groeve; een 5 of een 6 wordt overgegooid.
agra-rule-setup-builder = Een dobbelsteen zet de Bouwer op een bouwplaats, geteld langs het pad vanaf de cementfabriek.
agra-reading-setup-builder = Eén versie noemt de eerste bouwplaats het tweede gebouw; bedoeld is het bovenste gebouw van de tweede kolom.
agra-rule-setup-die = Een 1 op deze twee dobbelstenen is het eerste veld zelf.
agra-reading-setup-die = Alleen zo komen de getallen 1 tot 4 op alle vier de gebouwen van niveau 1 uit. Een editie kan dit veranderen.
agra-rule-setup-notables = Notabelen van de vier niveaus worden voor de rivier getrokken: 5, 4, 3 en 2. Alle andere doen niet mee.
agra-rule-setup-guilds = De gilden van deze 14 moeten 5/5/4 verdeeld zijn. Zolang dat niet zo is, wordt een notabele geruild voor een andere van hetzelfde niveau.
agra-reading-setup-guilds = Niveau 1 gaat voor; een hoger niveau volgt alleen als het daarmee niet lukt.
agra-rule-setup-limit = De boot ligt bij steiger 1. In de kolom van een gilde passen eerst 3 stenen; de fiches voor 4, 5 en 6 wachten langs de rivier.
agra-rule-setup-wheel = De marker van de meditatiecirkel begint op het leveren.
agra-rule-setup-first = Het toeval wijst de startspeler aan.
agra-rule-setup-board = Iedereen begint met 8 afdekfiches op de boerderij, 4 boeren midden op de zijden, de meditatieteller op stap 1, 10 arbeiders, 22 stenen en 2 roepies. Niemand heeft goederen of gunsten.
agra-rule-setup-bag = Roepies zitten in een zak, en alleen de eigenaar mag ze tellen.
agra-reading-setup-bag = Wat verdiend of betaald wordt, ziet iedereen; wie oplet, kan de bedragen dus kennen. Met een optie van de tafel liggen ze open.
agra-rule-setup-tracks = Iedereen heeft een invloedmarker onderaan elk van de drie invloedsporen.
agra-rule-setup-markers = Per gilde zet een dobbelsteen de marker op een van de 6 opdrachten, geteld van boven.
agra-rule-setup-tiles = Van de 14 gunsttegels liggen er 3 open; de rest is een gedekte stapel.

## Een beurt.

agra-section-2 = Een beurt
agra-rule-turn-order = Elke ronde begint bij de startspeler, en de beurten gaan met de klok mee.
agra-rule-turn-phases = Een beurt heeft drie fasen: meditatie, actie, opdrachten. Alleen de actie moet.
agra-rule-turn-end = Aan het eind van een beurt gaan de stenen van gunstacties en boekrollen naar huis, en wat eens per beurt werkt, is weer klaar voor gebruik.

## Meditatie.

agra-section-3 = Meditatie
agra-rule-meditation-may = Een beurt mag met meditatie beginnen: arbeiders gaan liggen voor punten, en met punten koop je acties van de cirkel.
agra-rule-meditation-lay = Je mag al je arbeiders neerleggen die op het bord staan.
agra-reading-meditation-lay = Eén versie zegt niet dat ze moeten staan; maar wie al ligt, kan niet gaan liggen.
agra-rule-meditation-points = De eerste arbeider geeft de punten van de stap waar je teller staat, elke volgende die van de stap ervoor.
agra-rule-meditation-least = Geen arbeider geeft minder dan 1 punt.
agra-rule-meditation-again = Wie intussen overeind is gezet, mag opnieuw worden neergelegd.
agra-reading-meditation-again = De tekst verbiedt het niet. Het is dan een volgende arbeider, die de punten van weer een stap terug geeft.
agra-rule-meditation-order = Punten worden eerst gemaakt en pas daarna besteed.
agra-reading-meditation-order = Na de eerste actie van de cirkel wordt in deze beurt niemand meer neergelegd. Gunsten kopen met de Mozaïekmaker, wat op elk moment mag, geldt niet als zo’n actie.
agra-rule-meditation-over = De fase eindigt wanneer je de plaats van je actie kiest.
agra-reading-meditation-over = Naar het einde van de fase hoeft dus niet gevraagd te worden.
agra-rule-meditation-lost = Punten die over zijn, gaan verloren.

## De meditatiecirkel.

agra-section-4 = De meditatiecirkel
agra-rule-wheel-often = Acties van de cirkel doe je in elke volgorde, en elk zo vaak als er punten voor zijn.
agra-rule-wheel-blocked = De buitenste actie onder de marker is niet te kiezen.
agra-reading-wheel-blocked = Ze blijft de hele fase geblokkeerd: de marker gaat pas aan het eind verder.
agra-rule-wheel-exchange = Ruilen: één goed voor een ander, voor zoveel punten als het goed waard is.
agra-rule-wheel-exchange-same = Beide goederen moeten evenveel waard zijn.
agra-rule-wheel-deliver = Leveren: 3 punten brengen een goed naar een notabele.
agra-reading-wheel-deliver = In één versie staat 3 goederen; dat is een vergissing.
agra-rule-wheel-process = Bewerken: één goed langs een pijl, voor zoveel punten als het nieuwe goed waard is.
agra-rule-wheel-uncover = Vrijmaken: 2 punten halen een afdekfiche van je boerderij.
agra-rule-wheel-farmer = In het midden: 1 punt verplaatst een boer één veld. Dit wordt nooit geblokkeerd.
agra-rule-wheel-marker = Na de fase gaat de marker naar de buitenste actie die je het laatst deed, en blokkeert die voor iedereen.
agra-reading-wheel-marker = Boeren die je daarna nog verplaatst, tellen niet mee. Zonder buitenste actie blijft de marker liggen.

## Een arbeider plaatsen.

agra-section-5 = Een arbeider plaatsen
agra-rule-place-where = Een arbeider uit je voorraad gaat naar een personage, een gebouw of de bouwplaats met de Bouwer.
agra-rule-place-action = Een bewerkingsgebouw mag je ook gebruiken zonder goed om te bewerken: voor de roepies daar, de Koopman of de plek zelf.
agra-reading-place-action = Je mag bewerken, zegt de tekst. Een editie kan minstens één goed eisen.
agra-rule-place-perform = Dan voer je de actie van de plaats uit.
agra-rule-place-free = Op een lege plaats gebeurt verder niets.
agra-rule-place-lying = Een liggende arbeider van een ander wordt weggestuurd.
agra-rule-place-standing = Een staande arbeider van een ander wordt ook weggestuurd, en levert zijn eigenaar 1 gunst op.
agra-rule-place-two-favours = Vanaf stap 4 van het meditatiespoor zijn het 2 gunsten.
agra-reading-place-two-favours = Eén versie eist op één plek de laatste stap en noemt overal elders stap 4.
agra-rule-place-own = Waar al een eigen arbeider is, komt geen tweede: daar kun je alleen de horige gebruiken.
agra-rule-place-rupees = Wie bij een gebouw komt, neemt alle roepies die er liggen.

## De horige.

agra-section-6 = De horige
agra-rule-peon-again = Een eigen arbeider doet de actie van zijn plaats opnieuw. Lag hij, dan komt hij overeind; stond hij, dan levert dat geen gunst op.
agra-rule-peon-price = Dit kost 2 roepies, aan de bank. Wie niet kan of wil betalen, kiest een andere plaats.
agra-rule-peon-forced = Wie geen arbeider thuis heeft, moet de horige gebruiken.
agra-reading-peon-forced = Bouwen met de Architect kan in zo’n beurt dus niet: de tweede arbeider ontbreekt.
agra-rule-peon-poor = Wie de horige moet gebruiken en te weinig heeft, betaalt wat er is, desnoods niets.
agra-rule-peon-nothing-else = Zo gaat het ook als er geen enkele andere actie mogelijk is.
agra-reading-peon-nothing-else = De tekst kent alleen het gebrek aan arbeiders. Maar de actie is verplicht. Waar een bewerkingsgebouw een goed eist, gaat een arbeider er eerst zonder heen.
agra-rule-peon-visit = De horige neemt de roepies van zijn gebouw en treft er de Koopman, net als een arbeider die pas geplaatst is.
agra-reading-peon-visit = De tekst heeft het over plaatsen; de horige staat daarvoor in de plaats.

## De Koopman.

agra-section-7 = De Koopman
agra-rule-merchant-favours = Wie op het gebouw van de Koopman een actie doet, krijgt daarna 2 gunsten.
agra-reading-merchant-favours = In één versie staat dit alleen in de samenvatting.
agra-rule-merchant-moves = Dan trekt de Koopman zoveel gebouwen verder als de dobbelsteen aangeeft; alleen gebouwen die er staan tellen.
agra-rule-merchant-path = Het pad loopt elke kolom omlaag, van links naar rechts. Na de kleermakerij begint het weer bij de groeve.
agra-rule-merchant-rupees = Op elk gebouw dat hij passeert, laat hij 1 roepie van de bank achter.
agra-reading-merchant-rupees = Dat is bij elke stap behalve de laatste: niet waar hij vertrekt en niet waar hij aankomt. Een editie kan dit veranderen.
agra-rule-merchant-twice = Zolang er weinig gebouwen staan, kan hij er een tweemaal passeren, telkens met een roepie.
agra-reading-merchant-twice = De tekst zegt er niets over.
agra-rule-merchant-only = Hij trekt alleen verder na een bezoek en bij steiger 3.
agra-reading-merchant-only = Niets anders verplaatst hem. Ook bij steiger 3 laat hij roepies achter.

## De Bouwer.

agra-section-8 = De Bouwer
agra-rule-builder-free = Een arbeider op de bouwplaats van de Bouwer bouwt daar zonder materiaal en zonder bonustegel.
agra-rule-builder-process = Daarna mag je in het nieuwe gebouw goederen bewerken, of geen.
agra-reading-builder-process = Het bouwen is de actie.
agra-rule-builder-moves = Vervolgens trekt de Bouwer met de dobbelsteen verder over het pad; na de laatste bouwplaats begint hij weer bij de eerste.
agra-rule-builder-count = Op zijn weg tellen alleen bouwplaatsen.
agra-reading-builder-count = Wat net gebouwd is, is er geen meer.
agra-rule-builder-built = Hij trekt verder zodra zijn bouwplaats gebouwd is, hoe dan ook.
agra-reading-builder-built = Na de hele actie als de Architect of de Mujtahida bouwde, meteen bij steiger 2.
agra-rule-builder-leaves = Is er geen bouwplaats meer, dan verlaat hij het spel.

## De Architect.

agra-section-9 = De Architect
agra-rule-architect-choice = De Architect geeft één van twee dingen: een stap omhoog op een invloedspoor, of een nieuw gebouw.
agra-reading-architect-choice = Of geen van beide: alle versies zeggen dat je het mag.

## Bouwen.

agra-section-10 = Bouwen
agra-rule-build-any = Elke bouwplaats mag gebouwd worden, ook die van de Bouwer, die dan gewoon kost wat erop staat.
agra-rule-build-worker = Bouwen vraagt een tweede arbeider uit je voorraad; die gaat naar het nieuwe gebouw.
agra-reading-build-worker = Kwam de horige bij de Architect, dan is dit de enige. Met niemand thuis kun je niet bouwen.
agra-rule-build-cost = Je levert bouwmateriaal in totdat de bouwwaarde ervan de kosten van de bouwplaats haalt.
agra-rule-build-materials = Zandsteen en hout hebben bouwwaarde 1, cement en planken 2. Andere goederen zijn geen materiaal.
agra-rule-build-two-kinds = Twee of meer soorten materiaal tellen samen 1 extra.
agra-reading-build-two-kinds = Eenmaal, hoeveel soorten het ook zijn.
agra-rule-build-overpay = Wat je te veel betaalt, ben je kwijt.
agra-reading-build-overpay = De tekst zwijgt erover.
agra-rule-build-steps = De bouwplaatstegel verdwijnt voorgoed; dan komen de bonustegel, de arbeider en het bewerken.
agra-rule-build-bonus = Je neemt een open bonustegel van het niveau van het gebouw, krijgt wat erop staat en bewaart hem gedekt.
agra-reading-build-bonus = In één voorbeeld betalen twee versies een roepie minder dan de tegels van dat niveau geven.
agra-rule-build-process = In het nieuwe gebouw mag je meteen tot 3 goederen bewerken, en eerst alles doen wat dat mogelijk maakt.

## De Schipper.

agra-section-11 = De Schipper
agra-rule-sailor-steps = De actie van de Schipper: leveringen en de betaling ervoor, teruggave, invloed; tot slot de Jagirdar van een ander.
agra-rule-sailor-free = Eén levering is gratis.
agra-rule-sailor-pay = Je mag een goed inleveren: zijn waarde is het aantal extra leveringen.
agra-reading-sailor-pay = Voor of na de gratis levering: geen versie noemt een volgorde.
agra-rule-sailor-deliver = Elke levering brengt één goed naar een notabele, naar zoveel notabelen als je wilt.
agra-rule-sailor-order = Ook mag je één opdracht vervullen. Die kost 2 leveringen, beide tegelijk.
agra-reading-sailor-order = Er is dus een betaling nodig, of een tweede gratis levering zoals die van de Jagirdar.
agra-rule-sailor-akbar = Akbar wordt door de Schipper niet bediend.
agra-reading-sailor-akbar = De tekst stuurt hem alleen voor een opdracht naar het paleis.
agra-rule-sailor-double = Met de Schipper, en nooit anders, mag een notabele een goed tweemaal krijgen, voor 2 leveringen. In één beurt mag dat 2 keer.
agra-reading-sailor-double = Twee versies zeggen dat; de derde zegt niet hoe vaak. Een editie kan per actie tellen.
agra-rule-sailor-double-one = Beide dubbele leveringen van een beurt mogen naar dezelfde notabele, met verschillende goederen.
agra-reading-sailor-double-one = Geen versie vraagt om een andere notabele. Een editie kan elke speler één verdubbeld goed per notabele toestaan.
agra-rule-sailor-together = Beide stenen leg je in één keer, voordat je kijkt of het contract vervuld is, of de tweede later in dezelfde actie, zolang het contract open is.
agra-reading-sailor-together = Eerste steen, beloning, daarna de tweede, zegt de tekst; in de voorbeelden liggen beide er voordat het contract wordt geëvalueerd. Een editie kan eisen dat het in één keer gebeurt.
agra-rule-sailor-refund = Aan het eind geeft elke levering die betaald en niet gebruikt is 1 roepie.
agra-reading-sailor-refund = Nooit meer roepies dan er betaald is: een gratis levering geeft niets terug.

## Leveren aan notabelen.

agra-section-12 = Leveren aan notabelen
agra-rule-deliver-ways = Goederen komen bij notabelen via de Schipper, de meditatiecirkel, een gunsttegel en de Jagirdar.
agra-rule-deliver-asked = Een notabele neemt de goederen op de kaart aan, elk van wie het het eerst brengt.
agra-rule-deliver-stone = De steen van het goed gaat van zijn gebouw naar de kaart.
agra-rule-deliver-rupees = Meteen krijg je 1 roepie voor elke steen op die kaart, van wie ook; de nieuwe telt mee.
agra-rule-deliver-each = Elke levering wordt betaald voordat de volgende komt.
agra-rule-deliver-single = Zonder de Schipper gaat het altijd om één goed, en nooit om een dubbele levering.
agra-rule-deliver-double = De tweede steen van een dubbele levering ligt naast de eerste, geeft 1 roepie en telt voor het contract.
agra-reading-deliver-double = Hij geeft ook wat een contract voor het leveren van dit goed betaalt; een editie kan dat veranderen.

## Contracten.

agra-section-13 = Contracten
agra-rule-contract-complete = Heeft een notabele alles gekregen, dan wordt het contract meteen beslist.
agra-reading-contract-complete = Op de niveaus 1 en 2 zijn dat 2 goederen, op de niveaus 3 en 4 zijn het er 3.
agra-rule-contract-most = Wie de meeste stenen op de kaart heeft, wint het.
agra-rule-contract-tie = Bij gelijke aantallen wint degene van wie het goed het hoogst op de kaart staat.
agra-reading-contract-tie = Eén versie vergeet dit op de ene plek en zegt het op de andere.
agra-rule-contract-stones = De stenen van de winnaar gaan naar huis.
agra-rule-contract-consolation = Alle andere stenen op de kaart worden gunsten van hun eigenaars.
agra-reading-contract-consolation = De samenvattingen noemen maar een deel van de verliezers; het hoofdstuk bedoelt allen.
agra-rule-contract-use = De winnaar mag het contract vanaf nu gebruiken, zelfs nog in dezelfde actie.
agra-reading-contract-use = Een Portugese Handelaar of een Jagirdar die je tijdens de leveringen wint, helpt daar al bij. Voor de Jagirdar kan een editie dit veranderen.
agra-rule-contract-before = Wat een contract meteen geeft, komt voordat de boot vertrekt.
agra-reading-contract-before = De tekst zegt niet wat eerst komt.

## Invloed.

agra-section-14 = Invloed
agra-rule-influence-step = Een invloedmarker gaat stap voor stap omhoog; bovenaan blijft hij staan.
agra-rule-influence-choice = Waar je de sporen zelf kiest, is elke stap op een ander spoor.
agra-rule-influence-deliver = Elke notabele die in een actie een goed kreeg, geeft een stap op het spoor van zijn gilde, en maar één, ook voor meer goederen.
agra-reading-influence-deliver = Eén versie telt per beurt. Een editie kan dit veranderen.
agra-rule-influence-after = Deze stappen komen na alle leveringen van de actie, in de volgorde die je wilt.
agra-reading-influence-after = Bij de Schipper, de cirkel, de tegel en de Jagirdar net zo. Contracten en steigers gaan voor. Naar de volgorde wordt gevraagd waar die iets uitmaakt.
agra-rule-influence-may = Zo’n stap mag je weigeren.
agra-reading-influence-may = Alleen naar een stap naar de top, die het einde brengt, wordt gevraagd; alle andere kunnen geen kwaad en gaan vanzelf.
agra-rule-influence-bonus = Stap 3 geeft 1 gunst en stap 6 geeft er 2, of in plaats daarvan een van de open gunsttegels.

## De Handelaar.

agra-section-15 = De Handelaar
agra-rule-trader-give = De Handelaar neemt tot 3 goederen aan.
agra-rule-trader-worth = Samen moeten ze meer dan 1 waard zijn.
agra-reading-trader-worth = Anders kreeg je er niets voor: dat is geen ruil. Je geeft dus alleen een goed als je er uiteindelijk iets voor kunt nemen, en tot dan komt er niets tussen.
agra-rule-trader-take = Je neemt er goederen van andere soorten voor, die samen 1 minder waard zijn.
agra-reading-trader-take = Precies 1 minder, naar de waarden op het moment dat de ruil begint. Een editie kan dit veranderen. Een soort die je inlevert, krijg je niet terug.
agra-rule-trader-token = Voor of na de ruil mag je ook een prijsfiche verplaatsen.
agra-reading-trader-token = Of alleen dat, zonder ruil.

## Waarden en prijsfiches.

agra-section-16 = Waarden en prijsfiches
agra-rule-price-value = De vlaggen bij een goed zijn zijn waarde: 1 voor basisgoederen, 2 voor bewerkte, 3 voor luxegoederen.
agra-rule-price-token = De vlaggen op een prijsfiche zijn de waarde van het goed eronder.
agra-rule-price-move = Een fiche verplaatsen is: het op een goed leggen, met welke kant ook, het naar een ander goed schuiven of het omdraaien.
agra-rule-price-one-step = Geen waarde mag meer dan 1 van de gedrukte verschillen.
agra-rule-price-stack = Op één goed liggen nooit twee fiches.
agra-rule-price-stays = Een fiche blijft liggen tot de Handelaar, een gunsttegel of de rivier het verplaatst.
agra-reading-price-stays = Eén versie vergeet hier de gunsttegel.

## De Botanist.

agra-section-17 = De Botanist
agra-rule-botanist-two = De Botanist geeft twee verschillende dingen van drie, in elke volgorde.
agra-rule-botanist-meditation = Een stap op het meditatiespoor, voor de goederen die ervoor staan.
agra-rule-botanist-cover = Een afdekfiche van je boerderij.
agra-rule-botanist-farmers = Zetten met boeren.

## De boerderij.

agra-section-18 = De boerderij
agra-rule-farm-farmer = Een boer gaat van veld naar veld langs zijn zijde, en niet op of voorbij een goed of een afdekfiche.
agra-rule-farm-moves = Zetten met boeren zijn 2 zetten van één veld: één boer doet beide, of twee boeren elk één.
agra-rule-farm-cover = Een weggehaald afdekfiche blijft naast het bord liggen.

## Produceren.

agra-section-19 = Produceren
agra-rule-produce-building = De vier gebouwen van niveau 1 produceren zandsteen, hout, kurkuma en katoen.
agra-rule-produce-fields = Je krijgt er zoveel als er open velden zijn op je boerderij tussen de hoek van het goed en de naaste boer aan weerszijden: 0 tot 8.
agra-rule-produce-farmer = Het veld onder een boer telt niet, en wat achter hem ligt ook niet.
agra-rule-produce-store = De gemaakte goederen komen op hun gebouw te liggen, al mag je er minder houden.
agra-reading-produce-store = Bij ons wordt altijd alles neergelegd waarvoor er stenen zijn; pas als er geen zijn, wordt het gevraagd. Je kunt dus niet met opzet minder katoen houden, wat bij steiger 5 een ander goed zou opleveren.
agra-rule-goods-store = Een steen op een gebouw is een goed van dat gebouw. Ieder mag er zoveel hebben als hij wil, ook op een bouwplaats.

## Bewerken.

agra-section-20 = Bewerken
agra-rule-process-arrow = Een goed bewerk je door zijn steen langs een pijl van het bord te verplaatsen.
agra-rule-process-building = Met een arbeider op een bewerkingsgebouw mag je tot 3 goederen bewerken langs de pijl die erheen leidt.
agra-rule-process-unbuilt = Op andere manieren kunnen goederen ook op een bouwplaats ontstaan.

## Volgen.

agra-section-21 = Volgen
agra-rule-follow-may = Heeft iemand bewerkt, dan mogen alle anderen hetzelfde doen.
agra-rule-follow-one = Elk van hen bewerkt precies één goed, langs dezelfde pijl.
agra-rule-follow-order = Ze worden met de klok mee gevraagd.
agra-rule-follow-favour = Wie gevolgd wordt, krijgt 1 gunst voor ieder van hen.
agra-rule-follow-main-only = Alleen het bewerken van een hoofdactie wordt gevolgd.
agra-reading-follow-main-only = Niet dat van de cirkel en niet dat van gunsten. Twee versies zeggen het, één laat het weg.
agra-rule-follow-extra = Wie volgt, mag de tegel voor extra bewerken toevoegen.
agra-reading-follow-extra = Een tweede gunst levert dat de gevolgde niet op. De steen op de tegel gaat aan het eind van deze beurt naar huis.
agra-rule-follow-mujtahida = Ook het bewerken in het gebouw van de Mujtahida wordt gevolgd.
agra-reading-follow-mujtahida = Zij bouwt volgens de regels van de Architect, dus het telt als hoofdactie.

## Op elk moment.

agra-section-22 = Op elk moment
agra-rule-anytime-turn = In je eigen beurt, zelfs midden in een actie, mag je olie en curry, gunsten, luxegoederen en contracten gebruiken.
agra-rule-anytime-besides = Niets daarvan vervangt de verplichte actie.

## Olie en curry.

agra-section-23 = Olie en curry
agra-rule-spices-one = 1 olie of 1 curry zet één liggende arbeider overeind.
agra-rule-spices-both = 1 olie en 1 curry samen zetten er tot 3 overeind.
agra-rule-spices-once = Dit mag eens per beurt.
agra-reading-spices-once = Eén versie noemt geen grens.

## Gunsten.

agra-section-24 = Gunsten
agra-rule-favour-gain = Een gunst is een eigen steen die van huis naar het gunstgebied gaat. Niemand anders betaalt ervoor.
agra-rule-favour-once = Elke gunstactie mag eens per beurt.
agra-rule-favour-have = Sommige vragen meer gunsten dan ze kosten: het grootste aantal moet je hebben, het kleinste besteed je.
agra-rule-favour-useful = Een actie die niets zou uitrichten, mag niet.
agra-reading-favour-useful = De tekst zwijgt erover. Dat geldt ook voor een schilderij.
agra-rule-favour-spend = De stenen van bestede gunsten gaan naar huis.
agra-rule-favour-mark = Eén ervan ligt eerst op de actie, tot de beurt eindigt.
agra-reading-favour-mark = Dat het een van de bestede is, zegt maar één versie.
agra-rule-favour-effect = Wat de gunsten kopen, gebeurt meteen.
agra-rule-favour-printed = Drie acties staan op elk bord gedrukt: de eerste drie hieronder.
agra-rule-favour-tile = Elke gunsttegel op je bord is een actie erbij.
agra-rule-favour-refill = Een open tegel die genomen is, wordt uit de stapel vervangen.
agra-rule-favour-fourth = Er is plaats voor 3 tegels. Wie er nog een krijgt, geeft er een terug aan de stapel, die geschud wordt.
agra-rule-favour-gain-basic = Besteed 2: een basisgoed.
agra-rule-favour-process = Besteed 3: bewerk één goed.
agra-rule-favour-influence = Bezit 4 en besteed 3: een stap omhoog op een invloedspoor naar keuze.
agra-rule-favour-raise-worker = Besteed 2: zet een liggende arbeider overeind.
agra-rule-favour-process-extra = Besteed 2: nog een goed, als toevoeging aan ander bewerken.
agra-reading-favour-process-extra = Erna: na een hoofdactie, als iedereen gevolgd heeft, na de cirkel, een gunst, of als je volgt. Dat het langs dezelfde pijl gaat, is onze lezing; geen enkele versie zegt het. In je eigen beurt mag je eerst alles doen wat op elk moment mag. Niet in een gebouw dat de Mujtahida in andermans beurt geeft. Eén versie laat het ook los daarvan toe.
agra-rule-favour-gain-mp = Bezit 2 en besteed 1: een punt, alleen in de meditatiefase.
agra-rule-favour-sell-good = Bezit 3 en besteed 2: verkoop een goed voor zoveel roepies als het waard is.
agra-rule-favour-remove-cover = Bezit 3 en besteed 2: haal een afdekfiche van de boerderij.
agra-rule-favour-deliver-notable = Bezit 4 en besteed 2: lever een goed aan een notabele.
agra-reading-favour-deliver-notable = Met roepies en invloed zoals altijd; één versie zegt dat niet.
agra-rule-favour-akbar-or-order = Bezit 4 en besteed 2: schenk Akbar een goed of vervul een opdracht.
agra-rule-favour-move-farmers = Bezit 2 en besteed 1: zetten met boeren, zoals bij de Botanist.
agra-rule-favour-move-price-token = Bezit 3 en besteed 2: verplaats een prijsfiche, zoals bij de Handelaar.
agra-rule-favour-exchange-good = Besteed 2: ruil een goed voor een ander van dezelfde waarde.
agra-rule-favour-gain-value-2 = Bezit 4 en besteed 3: een goed van waarde 2.
agra-rule-favour-advance-meditation = Besteed 4: een stap op het meditatiespoor, zonder goederen.
agra-rule-favour-process-1-to-2 = Bezit 3 en besteed 2: bewerk een goed van waarde 1 tot een van waarde 2.
agra-reading-favour-process-1-to-2 = In één versie kost het maar 1.
agra-rule-favour-free-peon = Besteed 3: gebruik de horige voor niets, in de actiefase.
agra-reading-favour-free-peon = Je gebruikt de tegel als je de plaats van je actie kiest: dan is de meditatie voorbij en moet een van je eigen arbeiders dienen.

## Luxegoederen.

agra-section-25 = Luxegoederen
agra-rule-luxury-once = Elk van de vier luxegoederen mag je eens per beurt gebruiken voor zijn effect.
agra-rule-luxury-scroll = De steen ligt op de boekrol van het goed tot de beurt eindigt.
agra-rule-luxury-statue = Beeld: nog een hoofdactie.
agra-reading-luxury-statue = Meteen na de hoofdactie en vóór de opdrachten; de versies noemen dit moment verschillend.
agra-rule-luxury-book = Boek: zet tot 3 liggende arbeiders overeind en krijg 1 gunst.
agra-rule-luxury-painting = Schilderij: een stap omhoog op elk van 2 invloedsporen.
agra-rule-luxury-clothing = Kleding: zoveel roepies als ze waard is.

## Opdrachten.

agra-section-26 = Opdrachten
agra-rule-order-may = In de opdrachtfase mag je één opdracht vervullen of Akbar één goed schenken, niet allebei.
agra-reading-order-may = Ook als de Schipper in deze beurt al een opdracht vervuld heeft.
agra-rule-order-marked = Van elk gilde kan alleen de opdracht onder zijn marker.
agra-rule-order-goods = Ze vraagt twee goederen, en je moet ze allebei hebben.
agra-rule-order-influence = Op het spoor van het gilde moet je minstens één stap omhoog zijn.
agra-rule-order-limit = In de kolom van het gilde moeten minder stenen liggen dan de limiet: eerst 3, dan 4, 5 en 6.
agra-reading-order-limit = Neutrale stenen tellen mee.
agra-rule-order-fill = Eén van de twee stenen komt op de opdracht, de andere gaat naar huis.
agra-rule-order-marker = De marker van het gilde gaat omlaag naar de volgende vrije opdracht, en van de onderste naar de eerste.
agra-reading-order-marker = Eén versie zegt één rij omlaag; maar een bezette opdracht moet je overslaan.
agra-rule-order-first = Wie eerste is op het spoor van het gilde, alleen of met anderen, krijgt de roepies die bij zijn stap staan.
agra-rule-order-behind = Alle anderen krijgen 1 roepie minder, en dan een stap omhoog.
agra-reading-order-behind = Wie eerste is, wordt vóór die stap bekeken. Eén samenvatting vergeet de roepie minder.
agra-rule-order-full = Met stenen op alle 6 opdrachten is de kolom vol.

## Akbar.

agra-section-27 = Akbar
agra-rule-akbar-new = Akbar neemt van elke soort op zijn schalen één goed aan, en maar eens: van wie het het eerst brengt.
agra-rule-akbar-gift = De steen blijft in de schaal en betaalt aan het eind.

## De rivier.

agra-section-28 = De rivier
agra-rule-river-open = Alleen notabelen van niveaus die de boot geopend heeft, nemen goederen aan. Een open niveau blijft open.
agra-reading-river-open = Steiger 1 opent niveau 1, steiger 2 niveau 2, steiger 4 niveau 3, steiger 5 niveau 4. De laatste twee kan een editie veranderen.
agra-rule-river-boat = De boot vaart verder bij genoeg vervulde contracten: van steiger 1 met 2 van niveau 1, van steiger 2 met 1 van niveau 2, van steiger 3 met 2 van niveau 2, van steiger 4 met 1 van niveau 3, van steiger 5 met 1 van niveau 4.
agra-reading-river-boat = Bij steiger 3 zijn het er twee in totaal, dus nog één; twee versies kun je anders lezen.
agra-rule-river-at-once = De boot vaart meteen, en de beurt wacht tot bij de steiger alles is afgehandeld.
agra-rule-river-chain = Is de volgende steiger ook al aan de beurt, dan vaart de boot daarna door.
agra-reading-river-chain = De tekst zegt er niets over.
agra-rule-river-pier-2 = Steiger 2: de bouwplaats van de Bouwer wordt gebouwd, en hij trekt verder.
agra-reading-river-pier-2 = Zonder bonustegel, zonder arbeider en zonder bewerken. Bouwt daar op dat moment iemand, dan gaat hij maar één keer verder.
agra-rule-river-pier-3 = Steiger 3: de Koopman trekt verder. Iedereen krijgt 1 gunst per katoen, maar hoogstens 3. De limiet van de opdrachten wordt 4.
agra-rule-river-pier-4 = Steiger 4: alle prijsfiches gaan terug naar de Handelaar. Iedereen krijgt 1 gunst. De limiet van de opdrachten wordt 5.
agra-rule-river-pier-5 = Steiger 5: iedereen krijgt een goed van waarde 1, of van waarde 2 met 1 katoen, of van waarde 3 met 2 of meer. De limiet van de opdrachten wordt 6.
agra-reading-river-pier-5 = Elk goed dat nu deze waarde heeft.
agra-rule-river-pier-6 = Steiger 6: vanaf nu brengt gebruikte kleding 1 roepie meer op.

## Notabelen.

agra-section-29 = Notabelen
agra-rule-notable-at-once = Wat een contract meteen geeft, geeft het één keer, aan de winnaar.
agra-rule-notable-once = Wat eens per beurt werkt, werkt alleen in je eigen beurten.
agra-rule-notable-generous = Wat een contract voor het leveren van een goed betaalt, betaalt het telkens: bij een notabele, een opdracht, Akbar of de Franse Handelaar.
agra-rule-notable-great = De vier notabelen van niveau 4 geven meteen 3 gunsten.
agra-rule-notable-portuguese-trader = Portugese Handelaar: de Schipper mag met meer goederen betaald worden, samen hoogstens 4 waard. Elk geleverd doek betaalt 1 roepie.
agra-reading-notable-portuguese-trader = In één versie is het kleding; maar die is van de Nederlandse Handelaar.
agra-rule-notable-sufi = Soefi: meteen een stap op het meditatiespoor, zonder goederen. Elke geleverde curry betaalt 1 roepie.
agra-rule-notable-takshaka = Takshaka: als je bouwt, telt het materiaal 1 meer en krijg je 1 roepie.
agra-reading-notable-takshaka = Niet als de Bouwer het doet, wat één versie niet zegt. Met de Mujtahida krijg je de roepie.
agra-rule-notable-mahout = Mahout: bij elke productie van zandsteen of hout 1 meer.
agra-reading-notable-mahout = Zelfs als de velden 8 of niets geven. Een editie kan het bij 8 houden.
agra-rule-notable-khatib = Khatib: bij elke productie van katoen of kurkuma 1 meer.
agra-reading-notable-khatib = Zelfs als de velden 8 of niets geven. Een editie kan het bij 8 houden.
agra-rule-notable-french-trader = Franse Handelaar: eens per beurt mag een goed van waarde 1, 2 of 3 op de kaart. De derde steen brengt 5 roepies op, en alle 3 gaan naar huis.
agra-reading-notable-french-trader = De drie mogen elk van die waarden hebben; een editie kan er van elk één eisen. Geen roepies voor een levering en geen invloed, maar wel wat andere contracten voor het goed betalen.
agra-rule-notable-dyer = Verver: bij het produceren mogen 2 van de nieuwe goederen geruild worden voor één van dezelfde rij dat hoogstens 2 waard is. Elke geleverde kleurstof betaalt 1 roepie.
agra-reading-notable-dyer = Voordat ze worden neergelegd, dus één steen is genoeg. Eén versie zegt precies 2. Eenmaal per productie; een editie kan dat veranderen.
agra-rule-notable-cook = Kok: tot 2 arbeiders die staand weggestuurd zijn, mogen hier wachten. In de meditatiefase gaan ze naar huis voor punten, alsof ze neergelegd werden. Elke geleverde olie betaalt 1 roepie.
agra-reading-notable-cook = De gunst voor het wegsturen komt er toch; een editie kan dat veranderen. Wie hier wacht, zit niet in de voorraad.
agra-rule-notable-muezzin = Muezzin: 1 punt meer in elke meditatiefase waarin je punten maakt.
agra-reading-notable-muezzin = Bij de eerste punten van de fase, van een arbeider of van een tegel; eens per beurt.
agra-rule-notable-jagirdar = Jagirdar: je eigen Schipper heeft 1 gratis levering meer. Na de Schipper van een ander mag je één goed aan een notabele leveren, en die ander krijgt 1 gunst.
agra-reading-notable-jagirdar = Met roepies en invloed zoals altijd; één versie zegt dat niet. Ongebruikt geeft de gratis levering niets terug.
agra-rule-notable-caliph = Kalief: eens per beurt zet 1 katoen een liggende arbeider overeind.
agra-rule-notable-calligrapher = Kalligraaf: de horige kost 1 roepie. Elk geleverd papier betaalt 1 roepie.
agra-rule-notable-mullah = Moellah: eens per beurt kost een gunstactie 1 gunst minder, maar minstens 1. Elke geleverde baksteen betaalt 1 roepie.
agra-reading-notable-mullah = Je moet er nog steeds zoveel hebben als gevraagd wordt.
agra-rule-notable-english-trader = Engelse Handelaar: eens per beurt mag je een goed ruilen voor een ander van dezelfde waarde.
agra-rule-notable-mosaic-maker = Mozaïekmaker: meteen een gunsttegel naar keuze, open of uit de stapel, die dan geschud wordt. Eens per beurt koopt 1 punt 1 gunst, of kopen 3 punten er 2.
agra-reading-notable-mosaic-maker = De stapel wordt open doorzocht: wat erin zit, blijkt uit de andere tegels; alleen de volgorde is geheim.
agra-rule-notable-mujtahida = Mujtahida: meteen mag je de eerste bouwplaats op het pad voor niets bouwen, verder zoals bij de Architect. Elk geleverd beeld betaalt 2 roepies.
agra-reading-notable-mujtahida = Je mag het ook laten: wat een notabele geeft, hoef je niet te gebruiken. Met niemand thuis vervallen alleen de arbeider en het bewerken; een editie kan alles laten vervallen. Eén versie betaalt voor een beeld een roepie minder. In je eigen beurt mag je voor het bewerken daar alles doen wat op elk moment mag.
agra-rule-notable-dutch-trader = Nederlandse Handelaar: aan het eind 1, 3 of 6 roepies voor vervulde opdrachten van 1, 2 of 3 gilden. Elke geleverde kleding betaalt 2 roepies.
agra-rule-notable-painter = Schilder: meteen mag je tot 3 liggende arbeiders overeind zetten en een stap omhoog gaan op een invloedspoor. Elk geleverd schilderij betaalt 2 roepies.
agra-reading-notable-painter = Op één spoor naar keuze; één versie zegt op alle. Beide mag je laten.
agra-rule-notable-subadar = Subadar: aan het eind 1 roepie voor elke opdracht die je vervuld hebt. Elk geleverd boek betaalt 2 roepies.
agra-rule-notable-sadr-us-sudur = Sadr us-Sudur: meteen mag je Akbar een goed schenken in de schaal van een willekeurig goed van dezelfde waarde. Aan het eind 1 roepie voor elk van je stenen daar.
agra-rule-notable-grand-mufti = Groot-Moefti: aan het eind 3 roepies voor elke set van de drie gilden onder je opdrachten en contracten.
agra-reading-notable-grand-mufti = Er zijn zoveel sets als er tekens van het zeldzaamste gilde zijn.
agra-rule-notable-grand-imam = Groot-Imam: aan het eind 1 roepie voor elke opdracht en elk contract dat je van het wetenschapsgilde hebt, ook voor dit contract.
agra-rule-notable-court-artist = Hofkunstenaar: aan het eind 1 roepie voor elke opdracht en elk contract dat je van het kunstenaarsgilde hebt, ook voor dit contract.
agra-rule-notable-dewan = Dewan: aan het eind 1 roepie voor elke opdracht en elk contract dat je van het koopmansgilde hebt, ook voor dit contract.

## Stenen en arbeiders.

agra-section-30 = Stenen en arbeiders
agra-rule-stones-places = Met je 22 stenen moet je alles doen: goederen, gunsten, leveringen, opdrachten, schalen en gebruikte acties.
agra-rule-stones-free = Wie een steen nodig heeft en er geen thuis heeft, mag er een goed of een gunst voor opgeven.
agra-reading-stones-free = Het wordt precies dan gevraagd, ook in de beurt van een ander; in je eigen beurt mag je eerst alles doen wat op elk moment mag. Op andere momenten kun je niets opgeven. Je kunt dus niet met opzet katoen wegdoen, wat bij steiger 5 een ander goed zou opleveren.
agra-rule-stones-fewer = Anders neem je er minder.
agra-rule-stones-kept = Alle andere stenen blijven liggen.
agra-reading-stones-kept = Die op opdrachten, bij Akbar, op notabelen en op gebruikte acties.
agra-rule-stones-workers = Ook arbeiders zijn er niet meer dan je 10.
agra-rule-workers-raise = Overeind zet je je eigen liggende arbeiders; zijn het er niet meer dan mag, dan allemaal.

## Einde van het spel.

agra-section-31 = Einde van het spel
agra-rule-end-trigger = Eén van drie dingen kondigt het einde aan.
agra-rule-end-contract = Een contract van niveau 4 is vervuld.
agra-rule-end-track = Iemand bereikt de top van een invloedspoor.
agra-rule-end-column = De kolom van een gilde is vol.
agra-rule-end-rounds = De ronde wordt uitgespeeld, en dan nog één.
agra-reading-end-rounds = Volgens alle gewone regels; een tweede reden voor het einde verandert niets.

## Eindwaardering.

agra-section-32 = Eindwaardering
agra-rule-score-rupees = Je roepies tellen.
agra-rule-score-contracts = Daarbij komen de roepies van contracten die aan het eind betalen.
agra-rule-score-tracks = Wie het hoogst op een invloedspoor staat, krijgt 2 roepies per eigen steen in de kolom van dat gilde, de tweede 1.
agra-rule-score-tied-first = Staan er meer het hoogst, dan krijgen zij 1 per steen en de tweede niets.
agra-reading-score-tied-first = Eén versie vergeet dat het per steen is.
agra-rule-score-tied-second = Zijn er meer tweeden achter één eerste, dan krijgen zij allen het hunne.
agra-reading-score-tied-second = Eén versie geeft hun niets.
agra-rule-score-meditation = De laatste stap van het meditatiespoor brengt 5 roepies op.
agra-rule-score-covers = Elk weggehaald afdekfiche brengt 1 roepie op.
agra-rule-score-akbar = 1, 2 of 3 goederen bij Akbar brengen 1, 3 of 5 roepies op, en elk volgend goed 3.
agra-rule-score-winner = De meeste roepies winnen.
agra-rule-score-tie = Bij een gelijke stand wint wie het meeste over heeft: goederen tellen hun waarde, gunsten elk 1.
agra-rule-score-shared = Wie dan nog gelijk is, deelt de overwinning.

## Met twee en drie spelers.

agra-section-33 = Met twee en drie spelers
agra-rule-players-notables = Er zijn 4, 3, 2 en 1 notabelen van de vier niveaus, 10 in totaal, en hun gilden zijn 4/3/3 verdeeld.
agra-rule-players-akbar = Dobbelstenen leggen neutrale stenen in de schalen van Akbar: aan elke kant 1 met 3 spelers en 2 met 2 spelers. Komt dezelfde schaal tweemaal, dan blijft het bij één steen.
agra-rule-players-orders = Dobbelstenen leggen neutrale stenen op opdrachten: van elk gilde 1 met 3 spelers en 2 met 2 spelers, nooit op dezelfde opdracht.
agra-rule-players-marker = Een marker van een gilde die op een neutrale steen zou komen, gaat naar de volgende vrije opdracht eronder.
agra-reading-players-marker = Eerst komen dus de stenen, dan de markers. Een editie kan dit veranderen.
agra-rule-players-neutral = Neutrale stenen zijn van niemand en leveren niemand iets op.
agra-reading-players-neutral = Ze tellen voor de limiet en voor een volle kolom; dat laatste kan een editie veranderen.
agra-rule-players-river = De boot wacht op evenveel contracten als met 4 spelers.
agra-reading-players-river = De tekst verandert hier niets.
