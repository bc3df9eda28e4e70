# De regels van Merv. In het Engels staan ze in games/merv/rulebook.toml.

## Opzetten.

merv-section-1 = Opzetten
merv-rule-setup-pieces = Iedereen heeft een hoofdmeeple, 8 dienaren, 9 gebouwen en 10 schijven van één kleur.
merv-rule-setup-queue = De hoofdmeeples gaan in willekeurige volgorde in de wachtrij bij de noordwesthoek staan.
merv-rule-setup-tracks = Op de sporen voor gunst, invloed en punten begint iedereen op 0.
merv-rule-setup-side = Het toeval bepaalt welke kant van de kamelenmarkt boven ligt, midden in de stad.
merv-rule-setup-sites = De 24 bouwplaatsen worden geschud en vullen de andere plekken van de stad.
merv-rule-setup-library = De schriftrollen liggen klaar. De 16 doorbraken liggen open, vier voor elk aantal rollen dat ze vragen.
merv-rule-setup-cities = In elk van de vier nabije steden wacht een kameel.
merv-rule-setup-contracts = De 18 contracten liggen open in zes stapels van drie, de meeste punten bovenop.
merv-rule-setup-upgrades = Bij de moskee liggen zes witte verbeteringen, vier bonusverbeteringen en vier scoretegels.
merv-rule-setup-lanes = Aan het begin van elk van de vier paden van de moskee wacht een kameel.
merv-rule-setup-caravan = De karavaankaarten worden geschud; acht ervan liggen open in een rij.
merv-rule-setup-camels = Op de kaarten die het verst van de stapel liggen staat een kameel: op twee kaarten met één of twee spelers, op drie met drie, op vier met vier. De andere kamelen doen niet mee.
merv-rule-setup-walls = De 16 muurstukken en de 4 poorten liggen klaar.
merv-rule-setup-supply = De blokjes vormen een gezamenlijke voorraad; niemand begint er met een.
merv-reading-setup-supply = Blokjes, goederen en schriftrollen raken nooit op; van al het andere is er alleen wat in de doos zit.

## De drie jaren.

merv-section-2 = De drie jaren
merv-rule-year-rounds = Het spel duurt drie jaar van vier rondes, dus iedereen krijgt twaalf beurten.
merv-rule-year-sides = De rondes gaan de stad rond: langs de noordkant, de oostkant, de zuidkant en de westkant.
merv-rule-year-phases = Na de vier rondes van een jaar volgt de telling. In het tweede en derde jaar komt daarvóór een invasie.
merv-rule-year-next = Na het eerste en het tweede jaar begint het volgende.

## Een beurt.

merv-section-3 = Een beurt
merv-rule-turn-order = In elke ronde krijgt iedereen één beurt, in de volgorde van de wachtrij.
merv-rule-turn-steps = Een beurt heeft vier stappen: een vak kiezen, een bouwplaats activeren, blokjes nemen, een actie doen.
merv-rule-turn-slot = Je zet je hoofdmeeple op een van de vijf vakken aan deze kant van de stad. Bezette vakken zijn dicht.
merv-rule-turn-line = In de eerste en derde ronde hoort bij het vak een kolom, in de tweede en vierde een rij. Dat is de actieve lijn.
merv-rule-turn-site = Je activeert een bouwplaats in de actieve lijn, leeg of bebouwd, van wie het gebouw ook is.
merv-rule-turn-market = De kamelenmarkt is geen bouwplaats.
merv-rule-turn-build = Op een lege bouwplaats moet je een eigen gebouw zetten.
merv-rule-turn-no-building = Wie geen gebouw meer heeft, activeert dus een bebouwde bouwplaats.
merv-reading-turn-no-building = Zijn die er niet in de lijn, dan mag toch een lege; die blijft leeg.
merv-rule-turn-action = Als laatste stap doe je een van drie dingen: de actie van de geactiveerde bouwplaats, 1 gunst nemen of een soldaat plaatsen.
merv-reading-turn-action = De actie kun je alleen kiezen als ze iets kan opleveren.

## Blokjes nemen.

merv-section-4 = Blokjes nemen
merv-rule-produce-line = De geactiveerde bouwplaats levert het blokje dat erop staat, en elke andere bouwplaats in de lijn met een gebouw van dezelfde kleur ook. Alles gaat naar wie haar heeft geactiveerd.
merv-reading-produce-line = Een gebouw dat je deze beurt zet, telt meteen mee.
merv-rule-produce-white = Met een witte verbetering levert een bouwplaats in plaats daarvan een wit blokje.
merv-rule-produce-bonus = Met een bonusverbetering levert ze er een blokje bij, in de kleur van de verbetering.
merv-rule-produce-owner = Is de geactiveerde bouwplaats van een ander, dan krijgt de eigenaar ook al haar blokjes, met die van de verbetering.
merv-reading-produce-owner = Wie aan de beurt is, neemt eerst.
merv-rule-produce-share = De eigenaar krijgt ook een blokje voor elke verbetering op zijn andere bouwplaatsen in de lijn, maar niet wat die bouwplaatsen zelf leveren.
merv-reading-produce-share = Ook hier geeft een witte verbetering een wit blokje.
merv-rule-produce-wild = Met een wit blokje betaal je een blokje van elke kleur.

## De kamelenmarkt.

merv-section-5 = De kamelenmarkt
merv-rule-camels-when = Ligt de kamelenmarkt in de actieve lijn, dan mag je er één keer handelen, voor of na je actie.
merv-reading-camels-when = Dus als je de blokjes hebt, direct voor of direct na de actie.
merv-rule-camels-collect = Of je neemt alle kamelen die er staan.
merv-reading-camels-collect = Er moet er minstens één zijn, en geschenken levert het niet op.
merv-rule-camels-place = Of je zet een kameel op een vrije plek en krijgt meteen het geschenk van die plek.
merv-rule-camels-sides = Elk van beide kanten heeft vier plekken met geschenken.
merv-reading-camels-sides = Welk geschenk op welke kant staat, laat alleen een plaatje zien; we hebben ze zelf verdeeld.
merv-rule-camels-cube = Geschenk: een wit blokje.
merv-rule-camels-scroll = Geschenk: een schriftrol, die een doorbraak kan opleveren.
merv-rule-camels-card = Geschenk: een kaart naar keuze uit de karavanserai, met de kameel die erop staat.
merv-reading-camels-card = De grens voor specerijen geldt, een paar geeft zijn geschenk, en de rij wordt meteen aangevuld.
merv-rule-camels-favour = Geschenk: 1 gunst.
merv-rule-camels-rare = Geschenk: een zeldzaam goed.
merv-rule-camels-mosque = Geschenk: een stap op het moskeespoor zonder te betalen, met wat die oplevert.
merv-rule-camels-soldier = Geschenk: een soldaat plaatsen.
merv-rule-camels-now = Een kameel mag je gebruiken zodra je hem hebt.
merv-reading-camels-now = Iedereen ziet hoeveel kamelen ieder heeft.

## Contracten.

merv-section-6 = Contracten
merv-rule-contract-when = Op elk moment van je eigen beurt mag je contracten vervullen.
merv-reading-contract-when = Tussen afgeronde stappen, ook voordat je meeple verzet is, maar niet tijdens een invasie of een telling. Alle blokjes van één bibliotheekactie, hun schriftrollen en de doorbraken die ze opleveren zijn één stap.
merv-rule-contract-several = Je mag er in een beurt zoveel vervullen als je kunt.
merv-rule-contract-top = De contracten naast het bord zijn voor iedereen.
merv-reading-contract-top = Alleen het bovenste van elke stapel; het volgende komt meteen vrij.
merv-rule-contract-influence = Je invloed moet het niveau hebben bereikt dat het contract vraagt.
merv-rule-contract-cubes = De afgebeelde blokjes betaal je.
merv-reading-contract-cubes = Witte blokjes gelden als elke kleur, en de tweede doorbraak helpt met één blokje.
merv-rule-contract-goods = De afgebeelde schriftrollen en goederen leg je erop; voor een ander contract dienen ze niet meer.
merv-rule-contract-kept = Daar blijven ze van jou: schriftrollen tellen nog voor doorbraken, rollen en goederen nog in het paleis.
merv-rule-contract-points = De punten krijg je meteen.
merv-rule-contract-reward = Je krijgt ook wat erop staat: 1 gunst, of een soldaat om te plaatsen.

## De wachtrij.

merv-section-7 = De wachtrij
merv-rule-queue-order = Na een ronde gaan alle hoofdmeeples een voor een naar de volgende hoek, te beginnen bij het vak dat het dichtst ligt bij de hoek waar ze vandaan komen.
merv-reading-queue-order = Volgens het overzichtsblad begint wie het laatst aan de beurt was; een editie kan daarvoor kiezen.
merv-rule-queue-last = Een meeple neemt de achterste vrije plaats in de wachtrij.
merv-rule-queue-fourth = De vierde plaats wordt alleen met vier spelers gebruikt.
merv-rule-queue-pass = Je kunt verder naar voren door op elke plaats die je overslaat een kameel achter te laten.
merv-reading-queue-pass = Plaatsen met een meeple sla je over zonder kameel.
merv-rule-queue-pile = Op een plaats mogen meer kamelen staan.
merv-rule-queue-take = Wie op een plaats gaat staan, neemt alle kamelen die er zijn.
merv-rule-queue-next = De wachtrij is de volgorde van de volgende ronde.
merv-reading-queue-next = Ook na de laatste ronde wordt ze gevormd; ze beslist bij de laatste soort gelijkspel.

## De invasie.

merv-section-8 = De invasie
merv-rule-invade-when = In het tweede en derde jaar vallen na de laatste ronde de Mongolen aan.
merv-rule-invade-reach = Ze komen van alle vier de kanten en vallen de eerste twee bouwplaatsen van elke rij en kolom aan.
merv-reading-invade-reach = De meeste bouwplaatsen liggen dus van twee kanten open, die in de middelste rij en kolom van één.
merv-rule-invade-wall = Een muur of poort houdt de aanval tegen die daar langs zou komen.
merv-reading-invade-wall = Een bouwplaats is pas veilig als elke kant waarvandaan ze kan worden aangevallen dicht is.
merv-rule-invade-once = Een bouwplaats wordt één keer aangevallen, ook als ze van twee kanten openligt.
merv-reading-invade-once = Eén keer losgeld is dus genoeg.
merv-rule-invade-soldier = Een gebouw met een soldaat van welke kleur ook is veilig.
merv-rule-invade-ransom = Wie een aangevallen gebouw bezit, kan het redden met één blokje losgeld.
merv-reading-invade-ransom = Niemand hoeft dat. Ieder beslist in de volgorde van de wachtrij, gebouw voor gebouw.
merv-rule-invade-colour = Het losgeld heeft de kleur die de bouwplaats levert, of is wit.
merv-reading-invade-colour = De tweede doorbraak helpt niet, want dit is geen beurt; een editie kan het toestaan, één keer per speler en invasie.
merv-rule-invade-bonus = Met een bonusverbetering mag het ook de kleur van de verbetering hebben.
merv-rule-invade-white = Met een witte verbetering mag het elke kleur hebben.
merv-rule-invade-lost = Zonder losgeld gaat het gebouw terug naar de eigenaar.
merv-rule-invade-upgrade = Een verbetering blijft op de bouwplaats, voor wie daar als volgende bouwt.
merv-rule-invade-after = Daarna verdwijnen al het losgeld en alle soldaten uit de stad.
merv-reading-invade-after = De soldaten gaan terug naar hun eigenaars en kunnen opnieuw worden geplaatst.

## De jaarlijkse telling.

merv-section-9 = De jaarlijkse telling
merv-rule-score-favour = Elke eigen hoveling in het paleis kost 1 gunst, ook als hij niets oplevert.
merv-rule-score-short = Wie minder gunst dan hovelingen heeft, geeft alles uit en kiest welke hovelingen punten geven.
merv-reading-score-short = Zoveel als er gunst is uitgegeven.
merv-rule-score-each = Elke hoveling levert één keer per jaar punten op; meer hovelingen in één zaal doen dat elk apart.
merv-rule-score-knowledge = Zaal der Kennis: 1 punt voor elke eigen schriftrol, ook die op contracten.
merv-rule-score-spice = Zaal der Specerijen: 1 punt voor elke eigen karavaankaart.
merv-rule-score-trade = Zaal der Handel: 1 punt voor elk eigen goed, ook die op contracten.
merv-rule-score-faith = Zaal van het Geloof: 1 punt voor elk veld dat je op het moskeespoor bent gekomen.
merv-rule-score-buildings = Daarna levert elk eigen gebouw in de stad 1 punt op.
merv-rule-score-tiles = Een scoretegel geeft 3 punten extra voor elk eigen gebouw op een bouwplaats met de actie die erop staat.
merv-rule-score-mosque = Wie aan het eind van het moskeespoor is, krijgt 4 punten extra voor elk eigen gebouw op een moskeeplaats.

## Gunst en invloed.

merv-section-10 = Gunst en invloed
merv-rule-favour-action = Als actie mag je 1 gunst nemen.
merv-rule-favour-points = Punten op een veld van het gunstspoor krijg je als je er vooruit op komt.
merv-reading-favour-points = Elke keer opnieuw; een editie kan ze één keer laten tellen.
merv-rule-favour-back = Wie teruggaat, krijgt niets.
merv-rule-favour-full = Aan het eind van het gunstspoor krijg je invloed in plaats van gunst.
merv-reading-favour-full = Stap voor stap. Zijn beide sporen vol, dan gebeurt er niets.
merv-rule-influence-points = Punten op een veld van het invloedspoor krijg je als je erop komt.
merv-rule-influence-opens = Invloed geeft toegang tot duurdere contracten en meer soorten specerijen.
merv-rule-influence-full = Aan het eind van het invloedspoor krijg je gunst in plaats van invloed.
merv-reading-influence-full = Ook hier stap voor stap.

## Soldaten.

merv-section-11 = Soldaten
merv-rule-soldier-action = Als actie mag je een soldaat plaatsen: een van je dienaren.
merv-rule-soldier-site = Een soldaat gaat op een bouwplaats met een gebouw, van wie dat ook is.
merv-reading-soldier-site = Een bouwplaats die aan één van twee kanten ommuurd is, staat open voor soldaten.
merv-rule-soldier-closed = Bouwplaatsen met een soldaat of een verbetering, en die al door muren veilig zijn, staan niet open voor soldaten.
merv-rule-soldier-own = Op een eigen gebouw levert de soldaat 1 invloed op.
merv-rule-soldier-other = Op het gebouw van een ander levert de soldaat 2 invloed op.
merv-rule-soldier-decline = Je mag er altijd van afzien een soldaat te plaatsen.
merv-reading-soldier-decline = Andere geschenken weiger je niet: een gratis hoveling, muurstuk, tegel, verbetering of post neem je als dat kan.

## Verbeteringen.

merv-section-12 = Verbeteringen
merv-rule-upgrade-own = Een verbetering gaat op een bouwplaats met een eigen gebouw en blijft daar.
merv-reading-upgrade-own = Wie zo’n bouwplaats niet heeft, verliest het geschenk.
merv-rule-upgrade-one = Een bouwplaats heeft hoogstens één verbetering.
merv-rule-upgrade-soldier = Een soldaat op die bouwplaats gaat terug naar de eigenaar.
merv-rule-upgrade-choice = Bonusverbeteringen hebben verschillende kleuren.
merv-reading-upgrade-choice = Je kiest uit wat er nog ligt.

## De karavanserai.

merv-section-13 = De karavanserai
merv-rule-caravan-row = Hoogstens acht open kaarten vormen een rij. De kaart die het verst van de stapel ligt, is de voorste.
merv-rule-caravan-pay = Voor elk betaald blokje neem je een kaart. Alle blokjes hebben één kleur of zijn wit.
merv-rule-caravan-reach = Je kunt bij de kaarten met een kameel en bij de voorste kaart zonder kameel.
merv-reading-caravan-reach = Gaten tellen niet; de kaarten schuiven pas aan het eind op.
merv-rule-caravan-camel = Een kameel op de kaart krijg je erbij.
merv-rule-caravan-place = Om verder te komen mag je eigen kamelen op de voorste kaart zonder kameel zetten, zo vaak je wilt, zolang je nog een kaart kunt betalen.
merv-rule-caravan-limit = In het begin mag je één soort specerij verzamelen. Invloed geeft je een tweede, een derde en een vierde.
merv-reading-caravan-limit = Dat wordt bij elke kaart bekeken; wat je eerder in deze actie nam, telt mee.
merv-rule-caravan-keep = Karavaankaarten geef je nooit meer weg.
merv-rule-caravan-refill = Daarna schuiven de kaarten op en wordt de rij tot acht aangevuld, zolang de stapel strekt.
merv-rule-caravan-pairs = De tweede, vierde, zesde en achtste kaart van een specerij geven elk haar geschenk.
merv-reading-caravan-pairs = Nadat de rij is aangevuld. Meer geschenken neem je in de volgorde die je wilt.
merv-rule-caravan-ginger = Een paar gember: een soldaat plaatsen.
merv-rule-caravan-juniper = Een paar jeneverbes: 1 gunst.
merv-rule-caravan-cinnamon = Een paar kaneel: een wit blokje.
merv-rule-caravan-pepper = Een paar peper: een witte verbetering.
merv-reading-caravan-pepper = Voor een eigen bouwplaats, zoals overal; een editie kan elke bebouwde bouwplaats toestaan.

## Het paleis.

merv-section-14 = Het paleis
merv-rule-palace-halls = Het paleis heeft vier zalen met elk plaats voor drie hovelingen.
merv-rule-palace-place = Je plaatst zoveel dienaren als hoveling als je wilt en kunt betalen, een voor een.
merv-rule-palace-price = Je eerste hoveling kost 1 blokje, de tweede 2, de derde 3, enzovoort.
merv-reading-palace-price = Al je hovelingen in het paleis tellen mee, ook wie er gratis kwam.
merv-rule-palace-colour = Elke zaal heeft een kleur: Kennis paars, Specerijen turkoois, Handel bruin, Geloof oranje.
merv-rule-palace-empty = Wie een hoveling in een lege zaal plaatst, krijgt 1 gunst.

## De bibliotheek.

merv-section-15 = De bibliotheek
merv-rule-library-pay = Je betaalt hoogstens vier blokjes, geen twee van dezelfde kleur; alleen wit mag vaker.
merv-reading-library-pay = Met de tweede doorbraak geldt een blokje als een kleur die ontbreekt.
merv-rule-library-scrolls = Elk blokje levert een schriftrol op.
merv-rule-library-breakthrough = De tweede, vierde, zesde en achtste schriftrol leveren elk een doorbraak van dat aantal op.
merv-reading-library-breakthrough = In die volgorde, waar de rol ook vandaan komt.
merv-rule-library-choice = Je kiest uit de doorbraken die daar nog liggen; niemand anders kan dezelfde krijgen.
merv-rule-library-more = Je mag zoveel schriftrollen hebben als je wilt, maar na de achtste komen er geen doorbraken meer.
merv-rule-library-discount = Twee rollen: voortaan betaal je één blokje minder bij de afgebeelde actie: karavanserai, paleis, markt of moskee.
merv-reading-library-discount = Eén minder voor de hele actie; iets kan zo zelfs gratis zijn.
merv-rule-library-once = De korting geldt één keer per beurt, niet per kaart, hoveling, goed of stap.
merv-rule-library-wild = Vier rollen: één keer per beurt geldt één blokje van de afgebeelde kleur als elke kleur.
merv-rule-library-card = Zes rollen: een kaart naar keuze uit de karavanserai, zonder blokjes en kamelen maar binnen de grens voor specerijen, met haar kameel.
merv-reading-library-card = Een paar geeft zijn geschenk, en de rij wordt meteen aangevuld.
merv-rule-library-post = Zes rollen: een handelspost zoals op de markt, met wat de eerste daar krijgt, en een goed van die stad zonder te betalen.
merv-reading-library-post = Verder wordt er niets gekocht.
merv-rule-library-step = Zes rollen: een stap op het moskeespoor zonder te betalen, met wat die oplevert.
merv-rule-library-wall = Zes rollen: een muurstuk of poort naar keuze zonder te betalen, met de invloed ervan.
merv-rule-library-points = Acht rollen: 8 punten.
merv-rule-library-both = Acht rollen: 1 gunst en een soldaat om te plaatsen.
merv-rule-library-favour = Acht rollen: 2 gunst.
merv-rule-library-soldiers = Acht rollen: twee soldaten om te plaatsen.

## De markt.

merv-section-16 = De markt
merv-rule-market-cities = Vier nabije steden zijn met Merv verbonden en hebben gewone goederen. Achter elk ervan ligt een verre stad met zeldzame: Bagdad achter Ray, Kashgar achter Samarkand, Basra achter Nishapur, Peshawar achter Balkh.
merv-rule-market-post = Eerst open je een handelspost: een schijf in een stad waar je er nog geen hebt.
merv-reading-market-post = Dat vervalt alleen als er geen schijf of geen stad voor is.
merv-rule-market-discs = Elke post kost een van de tien schijven; drie daarvan liggen op sporen.
merv-reading-market-discs = Eén schijf blijft bewaard voor de moskee, dus zijn er hoogstens zes posten.
merv-rule-market-first = Je eerste post ligt in een nabije stad.
merv-rule-market-link = Voor een post in een verre stad heb je een eigen post nodig in de nabije stad ervoor.
merv-rule-market-shared = In een stad mogen posten van meer spelers liggen.
merv-rule-market-camel = De eerste post in een nabije stad levert de kameel op die daar staat.
merv-rule-market-favour = De eerste post in een verre stad levert 1 gunst op.
merv-rule-market-buy = Daarna mag je goederen kopen, hoogstens één in elke stad waar je een post hebt.
merv-rule-market-common = Een gewoon goed kost één blokje van de afgebeelde kleur.
merv-rule-market-rare = Een zeldzaam goed kost de twee afgebeelde blokjes.
merv-rule-market-inner = Om zonder eigen post in een nabije stad te kopen zet je een kameel op de route vanuit Merv.
merv-rule-market-outer = Om zonder eigen post in een verre stad te kopen zet je een kameel op de route vanuit de nabije stad.
merv-reading-market-outer = In de nabije stad heb je een eigen post nodig, of een kameel op de route erheen.
merv-rule-market-home = Na de actie gaan de kamelen van de routes naar de karavanserai, elk op de voorste kaart zonder kameel.
merv-rule-market-full = Hebben alle kaarten een kameel, dan gaan de andere naar de kamelenmarkt, met de klok mee vanaf de plek linksboven, en uit het spel als die vol is.
merv-reading-market-full = Ze leveren niemand een geschenk op.

## De moskee.

merv-section-17 = De moskee
merv-rule-mosque-lanes = Het moskeespoor begint met vier paden, die er twee worden en dan één.
merv-rule-mosque-enter = Met de eerste stap kies je een pad, ook een waar anderen al zijn.
merv-rule-mosque-steps = In één actie zet je zoveel stappen als je wilt en kunt betalen.
merv-rule-mosque-pay = Elke stap kost de blokjes die bij dat stuk van de weg staan.
merv-reading-mosque-pay = Het grijze blokje in het gedrukte voorbeeld is bruin; iets anders past niet.
merv-rule-mosque-share = Op een veld is plaats voor de schijven van iedereen.
merv-rule-mosque-gift = Elk veld geeft zijn geschenk en zijn punten meteen, als je er komt.
merv-rule-mosque-camel = Geschenk: de kameel van het pad, voor wie er het eerst is.
merv-rule-mosque-white = Geschenk: een witte verbetering.
merv-rule-mosque-bonus = Geschenk: een bonusverbetering.
merv-rule-mosque-favour = Geschenk: 1 gunst.
merv-rule-mosque-tile = Geschenk: een van de scoretegels die er nog liggen.
merv-rule-mosque-soldier = Geschenk: een soldaat plaatsen.
merv-rule-mosque-courtier = Geschenk: een hoveling in het paleis, zonder te betalen.
merv-reading-mosque-courtier = In een lege zaal levert ook hij 1 gunst op; een editie kan dat schrappen.
merv-rule-mosque-wall = Geschenk: een muurstuk of poort naar keuze zonder te betalen, met de invloed ervan.
merv-rule-mosque-end = Het laatste veld: voortaan leveren moskeeplaatsen elk jaar meer op.

## De muren.

merv-section-18 = De muren
merv-rule-wall-number = Je bouwt zoveel muurstukken en poorten als je wilt en kunt betalen.
merv-rule-wall-price = Elk kost de blokjes die ernaast staan: een muurstuk een of twee, een poort drie.
merv-rule-wall-slot = Een poort gaat op de middelste plek van een kant, een muurstuk op een andere. De plek moet vrij zijn.
merv-rule-wall-own = Het levert 1 invloed op voor elk eigen gebouw op de twee dichtstbijzijnde bouwplaatsen in zijn rij of kolom.
merv-rule-wall-other = Voor een gebouw van een ander levert het daar 2 invloed op.
merv-rule-wall-empty = Lege bouwplaatsen leveren niets op.
merv-rule-wall-again = Een gebouw met een soldaat telt ook mee.
merv-reading-wall-again = En ook een dat al achter een andere muur ligt.

## Het einde.

merv-section-19 = Het einde
merv-rule-end-when = Het spel eindigt na de telling van het derde jaar.
merv-rule-end-sets = Ieder legt zijn karavaankaarten in sets zonder gelijke specerijen.
merv-reading-end-sets = De ene na de andere, elk zo groot mogelijk; beter kan niet.
merv-rule-end-values = Een set van een, twee, drie of vier specerijen levert 1, 3, 6 of 10 punten op.
merv-rule-end-winner = Wie de meeste punten heeft, wint.
merv-rule-end-favour = Van wie gelijkstaan wint wie meer gunst heeft.
merv-rule-end-influence = Is ook dat gelijk, dan wint wie meer invloed heeft.
merv-rule-end-queue = Is ook dat gelijk, dan wint wie verder vooraan in de wachtrij staat.

## Twee spelers: de Opperhoveling.

merv-section-20 = Twee spelers: de Opperhoveling
merv-rule-high-pieces = Met twee spelers doet de Opperhoveling mee, met de hoofdmeeple en de gebouwen van een derde kleur. Hij begint achter in de wachtrij.
merv-rule-high-slot = In zijn beurt kiest wie van beiden deze ronde eerder aan de beurt is een vrij vak voor hem.
merv-rule-high-site = De ander kiest een lege bouwplaats in die lijn, en daar bouwt hij.
merv-rule-high-none = Heeft de lijn geen lege bouwplaats, dan activeert hij niets.
merv-rule-high-out = Hij heeft evenveel gebouwen als een speler.
merv-reading-high-out = Zijn ze op, dan bezet hij alleen een vak.
merv-rule-high-idle = Hij neemt geen blokjes, doet geen actie en krijgt geen punten.
merv-rule-high-camels = In de wachtrij neemt hij kamelen zoals iedereen.
merv-rule-high-ahead = Hij gebruikt zoveel mogelijk kamelen om in de wachtrij naar voren te komen.
merv-reading-high-ahead = Hij slaat dus vrije plaatsen over zolang hij kamelen heeft.
merv-rule-high-activate = Zijn bouwplaatsen worden geactiveerd zoals die van een andere speler, maar hij krijgt niets.
merv-reading-high-activate = Wie er een activeert, neemt de blokjes van al zijn bouwplaatsen in de lijn.
merv-rule-high-influence = Soldaten en muren voor zijn gebouwen leveren 2 invloed op, zoals voor die van een ander.
merv-rule-high-ransom = Hij betaalt nooit losgeld: zijn aangevallen gebouwen verdwijnen uit de stad.

## Alleen: onze eigen tegenstander.

merv-section-21 = Alleen: onze eigen tegenstander
merv-rule-solo-ours = De gedrukte regels voor één speler hebben we niet. Wat volgt, hebben we zelf bedacht.
merv-rule-solo-rivals = Je speelt tegen de Magistraat, die punten krijgt, en de Opperhoveling, die er geen krijgt. De wachtrij begint met de speler, dan de Magistraat, dan de Opperhoveling.
merv-rule-solo-deck = Er zijn zes kaarten, een voor elke actie. Ze worden elk jaar geschud, en elke ronde gaat er een open voor beide rivalen; twee blijven onbekend.
merv-rule-solo-slot = De Magistraat neemt het eerste vrije vak in de volgorde van de kaart. De Opperhoveling leest die volgorde van achteren naar voren.
merv-rule-solo-from = De kaart zegt of ze de lijn vanaf het nabije of vanaf het verre eind langsgaan.
merv-rule-solo-site = De Magistraat activeert de eerste lege bouwplaats met de actie van de kaart. Is die er niet, dan de eerste lege; is ook die er niet, dan zijn eigen eerste; anders niets.
merv-rule-solo-courtier = De Opperhoveling bouwt op de eerste lege bouwplaats, als die er is.
merv-rule-solo-cubes = Geen van beiden neemt of betaalt blokjes, en geen van beiden betaalt losgeld.
merv-rule-solo-action = De Magistraat doet de actie van zijn bouwplaats op zijn eigen manier. Heeft hij niets geactiveerd, dan krijgt hij 1 punt.
merv-rule-solo-caravansary = Karavanserai: hij neemt de twee voorste kaarten met hun kamelen, zonder grens en zonder geschenken.
merv-rule-solo-palace = Paleis: hij plaatst een hoveling in de zaal met de meeste ruimte en krijgt 1 punt als die leeg was.
merv-rule-solo-library = Bibliotheek: hij neemt twee schriftrollen. Bij zijn tweede, vierde, zesde en achtste verdwijnt de eerste doorbraak van dat aantal uit het spel.
merv-rule-solo-market = Markt: hij opent een post in de eerste stad die voor hem openstaat, neemt daar de kameel en één goed.
merv-rule-solo-mosque = Moskee: hij zet twee stappen op het eerste pad waar nog een kameel staat, of op pad 1 als er nergens meer een staat. Kameel en punten neemt hij; van de andere geschenken verdwijnen alleen verbeteringen en scoretegels uit het spel.
merv-rule-solo-wall = Muur: hij bouwt het goedkoopste muurstuk waar het de meeste van zijn gebouwen dekt, en krijgt 1 punt voor elk eigen gebouw dat het dekt en 2 voor elk ander. Poorten bouwt hij nooit.
merv-rule-solo-queue = Beide rivalen gebruiken zoveel mogelijk kamelen om in de wachtrij naar voren te komen.
merv-rule-solo-score = Elk jaar krijgt de Magistraat punten voor zijn gebouwen en, zonder gunst, voor al zijn hovelingen; aan het eind voor zijn sets specerijen.
merv-rule-solo-bonus = Elk jaar krijgt hij ook een toeslag, die van jaar tot jaar groeit en met de moeilijkheid.
merv-rule-solo-win = De speler wint met meer punten dan de Magistraat.
