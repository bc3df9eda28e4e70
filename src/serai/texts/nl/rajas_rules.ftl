# De regels van Rajas of the Ganges. In het Engels staan ze in games/rajas/rulebook.toml.

## Opzetten.

rajas-section-1 = Opzetten
rajas-rule-setup-board = Het bord heeft twee kanten: een voor twee spelers en een voor drie en vier.
rajas-rule-setup-covers = Met drie spelers sluiten afdekplaatjes enkele velden van het bord af.
rajas-reading-setup-covers = Alleen een plaatje laat zien welke. Wij sluiten de laatste twee velden van de groeve en het laatste van de haven.
rajas-rule-setup-supply = De 48 dobbelstenen vormen de voorraad, 12 van elke kleur, met hoeveel spelers je ook bent.
rajas-rule-setup-stacks = De provincietegels worden naar kleur en naar het dier op de achterkant in 12 stapels gesorteerd. Elke stapel wordt geschud en ligt open, zodat iedereen de bovenste tegel ziet.
rajas-rule-setup-white = De 8 witte inkomstenfiches worden geschud en liggen gedekt op de tempel.
rajas-rule-setup-unused = De andere inkomstenfiches horen alleen bij Navaratna, de riviertegels alleen bij Ganga.
rajas-rule-setup-workers = Van je zes arbeiders zijn er drie meteen inzetbaar. De andere drie wachten: bij 15 op het roemspoor, bij 20 op het geldspoor en bij de brug.
rajas-rule-setup-dice = Iedereen neemt een dobbelsteen van elke kleur, gooit ze en legt ze op het eigen beeld van Kali.
rajas-rule-setup-first = Wie met deze dobbelstenen het laagste totaal heeft, is startspeler en krijgt de olifant.
rajas-reading-setup-first = Bij gelijke totalen vraagt de tekst wie het laatst Indiaas heeft gegeten; hier beslist het toeval.
rajas-rule-setup-coins = De startspeler begint met 3 munten, de anderen met de klok mee met 4, 5 en 6.
rajas-rule-setup-fame = Alle roemmarkers beginnen op 0.
rajas-rule-setup-karma = Iedereen begint met karma 1.
rajas-rule-setup-scrolls = Op elk van de vier gebouwenrollen begint ieders marker in kolom 2.
rajas-rule-setup-boats = Alle boten beginnen samen, vóór het eerste veld van de rivier.
rajas-rule-setup-marker = Ieders beloningsmarker ligt bij 12 op het geldspoor, met de rivierkant boven.

## Een ronde.

rajas-section-2 = Een ronde
rajas-rule-round-circles = Een ronde verloopt in omlopen: vanaf de startspeler plaatst ieder met de klok mee één arbeider.
rajas-rule-round-out = Wie geen arbeider meer heeft, wordt overgeslagen.
rajas-rule-round-must = Wie een arbeider kan plaatsen, moet dat doen.
rajas-reading-round-must = De tekst kent geen passen.
rajas-rule-round-blocked = Wie wel arbeiders heeft maar geen veld voor ze, wordt in deze omloop overgeslagen.
rajas-reading-round-blocked = De tekst zwijgt erover. Later in de ronde mag je weer plaatsen; een editie kan dat verbieden.
rajas-rule-round-over = De ronde is voorbij als niemand meer een arbeider kan plaatsen.
rajas-reading-round-over = Volgens de tekst is dat als alle arbeiders staan; op wie nergens meer heen kan, wordt niet gewacht.
rajas-rule-round-elephant = Wie de olifant bij de Grootmogol heeft gekregen, begint de volgende ronde. Heeft niemand dat gedaan, dan gaat de olifant met de klok mee naar de volgende speler.
rajas-reading-round-elephant = De olifant wisselt meteen van eigenaar, maar de volgorde van deze ronde blijft.
rajas-rule-round-home = Iedereen neemt zijn arbeiders terug en de startspeler begint een nieuwe ronde.

## Een arbeider plaatsen.

rajas-section-3 = Een arbeider plaatsen
rajas-rule-place-order = Eerst plaats je de arbeider, dan betaal je, dan voer je de actie uit.
rajas-reading-place-order = Betaalde dobbelstenen liggen al in de voorraad als de actie begint en kunnen er dus door terugkomen.
rajas-rule-place-one = Op een veld past één arbeider.
rajas-rule-place-left = Groeve en haven worden van links naar rechts gevuld.
rajas-reading-place-left = Je kunt dus alleen het meest linkse vrije veld nemen, voor zijn prijs.
rajas-rule-place-free = Op de markt en in het paleis neem je een willekeurig vrij veld.
rajas-rule-place-coins = Voor elke betaalde munt gaat je geldmarker één vakje terug.
rajas-rule-place-price = Zonder de munten of een passende dobbelsteen voor de prijs kun je een veld niet nemen.
rajas-rule-place-useful = Minstens een deel van de actie moet mogelijk zijn.
rajas-reading-place-useful = De tekst zegt dat van de Bouwmeester; wij spelen het overal zo.

## Dobbelstenen.

rajas-section-4 = Dobbelstenen
rajas-rule-dice-roll = Een dobbelsteen die je krijgt komt uit de voorraad, wordt meteen gegooid en ligt dan op je beeld; hij is waard wat hij toont.
rajas-rule-dice-pay = Betaalde dobbelstenen gaan terug naar de voorraad.
rajas-rule-dice-capacity = Op een beeld passen 10 dobbelstenen.
rajas-rule-dice-full = Krijg je er meer dan er passen, dan neem je er minder of geef je eerst eigen dobbelstenen terug.
rajas-reading-dice-full = Je beslist voordat de nieuwe worden gegooid.
rajas-rule-dice-none = Een kleur die niet in de voorraad is, kun je niet nemen.
rajas-reading-dice-none = Is er van twee dobbelstenen maar één, dan neem je die ene.
rajas-rule-dice-any = Waar geen kleur staat, kies je die zelf.
rajas-reading-dice-any = Voor elke dobbelsteen apart, en alle vóór de worp.

## Karma.

rajas-section-5 = Karma
rajas-rule-karma-turn = Voor één karma keer je een dobbelsteen op je beeld om: 1 wordt 6, 2 wordt 5, 3 wordt 4, en andersom.
rajas-rule-karma-when = Dat kost geen arbeider en kan in je eigen beurt, met een dobbelsteen die je aan de voorraad teruggeeft.
rajas-reading-karma-when = Je kunt een dobbelsteen dus niet vast klaarleggen voor later.
rajas-rule-karma-several = Elke omgekeerde dobbelsteen kost één niveau karma.
rajas-reading-karma-several = Bij één betaling mag je er meer omkeren; een editie kan er maar één toestaan.
rajas-rule-karma-least = Karma kan tot 0 zakken; dan kun je niets meer omkeren.
rajas-rule-karma-most = Niemand heeft meer dan 3 karma.
rajas-reading-karma-most = Wat daarboven komt, is verloren.

## De groeve.

rajas-section-6 = De groeve
rajas-rule-quarry-price = Een veld van de groeve kost 1 tot 4 munten.
rajas-rule-quarry-tile = Je krijgt er een van de tegels die boven op de stapels liggen.
rajas-rule-quarry-dice = Je betaalt met dobbelstenen van zijn kleur die samen minstens zijn prijs tonen.
rajas-rule-quarry-overpay = Te veel betalen mag, ook met een dobbelsteen extra; je krijgt niets terug.
rajas-rule-quarry-at-once = Je legt de tegel meteen in je provincie.
rajas-rule-quarry-next = Dan ligt de volgende tegel van de stapel boven.
rajas-reading-quarry-next = Een lege stapel blijft leeg.

## De provincie.

rajas-section-7 = De provincie
rajas-rule-province-residence = De residentie ligt in het midden van de bovenste rij; er komen drie wegen uit.
rajas-rule-province-cell = Een tegel komt op een lege plek van de provincie.
rajas-reading-province-cell = Er zijn er zestien; op de residentie en het rotsblok ligt nooit een tegel.
rajas-rule-province-turn = Je mag hem draaien zoals je wilt.
rajas-rule-province-road = Een van zijn wegen moet aansluiten op een weg van de residentie of van een tegel, zodat er een weg naar de residentie loopt.
rajas-reading-province-road = Beide wegen moeten uitkomen op de rand die de twee delen.
rajas-rule-province-loose = Zijn andere wegen mogen overal doodlopen, en die van de buren ook.
rajas-rule-province-stay = Een tegel die ligt, wordt niet verplaatst.
rajas-rule-province-markets = Elke markt op de nieuwe tegel betaalt meteen zijn munten.
rajas-rule-province-buildings = Elk gebouw erop geeft 2, 3 of 4 roem, zoals je marker op zijn rol aangeeft.
rajas-rule-province-order = Op een tegel kan beide staan.
rajas-reading-province-order = Eerst komt de roem, dan de munten.

## Inkomsten.

rajas-section-8 = Inkomsten
rajas-rule-income-connect = Inkomsten op de rand van de provincie krijg je zodra een weg ze met de residentie verbindt.
rajas-reading-income-connect = Er moet een weg van een tegel op uitkomen.
rajas-rule-income-gives = Je krijgt wat er staat: dobbelstenen, munten, karma, een verbetering of een stap van de boot.
rajas-rule-income-after = Eerst betaalt de tegel zelf, dan de inkomsten.
rajas-rule-income-order = Eén tegel kan meer dan één plek met inkomsten verbinden.
rajas-reading-income-order = Je neemt ze in de volgorde die je wilt.
rajas-rule-income-once = Elke plek betaalt één keer.
rajas-reading-income-once = Ook als je er van verschillende kanten bij kunt.

## Verbeteringen.

rajas-section-9 = Verbeteringen
rajas-rule-upgrade-step = Een verbetering zet je marker op een rol naar keuze een kolom naar rechts: van 2 naar 3, of van 3 naar 4.
rajas-rule-upgrade-top = Verder dan 4 gaat het niet.
rajas-reading-upgrade-top = Staan alle vier de markers daar, dan is een verbetering verloren.
rajas-rule-upgrade-later = Ze telt alleen voor wat daarna komt; die van roem 5 pas vanaf je volgende beurt.
rajas-reading-upgrade-later = In deze beurt telt ze ook niet mee waar verbeteringen worden geteld.

## De markt.

rajas-section-10 = De markt
rajas-rule-market-different = Verschillende goederen, gratis: van elk goed betaalt één markt in je provincie zijn munten.
rajas-rule-market-same = Hetzelfde goed, voor een dobbelsteen naar keuze: zoveel markten van dat goed betalen als de dobbelsteen toont, of minder.
rajas-rule-market-fewer = Je mag ook minder markten laten betalen.
rajas-reading-market-fewer = Maar minstens één.
rajas-rule-market-limit = Met drie of vier spelers neem je in een ronde geen tweede veld voor verschillende goederen; de andere velden blijven open.
rajas-reading-market-limit = Dezelfde beloning op de rivier telt niet mee.

## Het paleis.

rajas-section-11 = Het paleis
rajas-rule-palace-terrace = Terras, gratis: 2 munten, en je mag zoveel van je dobbelstenen overgooien als je wilt.
rajas-reading-palace-terrace = De munten komen eerst; elke gekozen dobbelsteen gooi je één keer.
rajas-rule-palace-garden = Tuin, gratis: een dobbelsteen van zijn kleur.
rajas-rule-palace-balcony = Balkon, voor een dobbelsteen van zijn kleur, wat die ook toont: twee dobbelstenen van de andere kleur die er staat.
rajas-rule-palace-chamber = Elk van de zes zalen vraagt een dobbelsteen van zijn waarde, in welke kleur ook.
rajas-rule-palace-mogul = Grootmogol, voor een 1: 2 roem en de olifant.
rajas-rule-palace-dancer = Danseres, voor een 2: twee dobbelstenen naar keuze, en het bovenste witte fiche betaalt meteen.
rajas-rule-palace-token = Een wit fiche geeft een dobbelsteen naar keuze, 3 munten, een verbetering of 1 karma.
rajas-rule-palace-discard = Daarna wordt het afgelegd. Is de stapel leeg, dan worden de afgelegde fiches tot een nieuwe geschud.
rajas-rule-palace-yogi = Yogi, voor een 3: 2 karma en een dobbelsteen naar keuze.
rajas-rule-palace-raja = Raja Man Singh, voor een 4: een verbetering en 3 munten.
rajas-rule-palace-builder = Bouwmeester, voor een 5: een andere tegel bedekt er een van jou.
rajas-rule-palace-portuguese = Portugees, voor een 6: de boot vaart precies 6 vrije velden de rivier op en krijgt de beloning daar.
rajas-reading-palace-portuguese = Er moeten er zes vóór je liggen, dus een boot op de laatste zes velden kan hem niet gebruiken.

## Een tegel bedekken.

rajas-section-12 = Een tegel bedekken
rajas-rule-cover-dearer = De nieuwe tegel, de bovenste van een stapel, moet meer kosten dan de tegel die hij bedekt.
rajas-reading-cover-dearer = Je vergelijkt de gedrukte prijzen, ongeacht de kleuren.
rajas-rule-cover-difference = Je betaalt minstens het verschil, met dobbelstenen in de kleur van de nieuwe tegel; te veel betalen mag.
rajas-rule-cover-possible = Zonder zo’n tegel of de dobbelstenen ervoor kun je niet naar de Bouwmeester.
rajas-rule-cover-roads = Uiteindelijk moeten alle tegels met de residentie verbonden zijn.
rajas-reading-cover-roads = Ook die via de bedekte tegel verbonden waren; anders mag de tegel zo niet liggen.
rajas-rule-cover-once = Een tegel wordt hoogstens één keer bedekt.
rajas-reading-cover-once = Op een plek van de provincie liggen dus hoogstens twee tegels.
rajas-rule-cover-scores = De nieuwe tegel betaalt zoals elke andere.
rajas-reading-cover-scores = De tekst zwijgt erover. Hij betaalt alles, niet het verschil.
rajas-rule-cover-gone = De bedekte tegel telt niet meer.
rajas-reading-cover-gone = Zijn markten niet, zijn gebouwen niet en zijn weg niet.
rajas-rule-cover-income = Geen enkele plek met inkomsten betaalt opnieuw.
rajas-reading-cover-income = Een die voor het eerst wordt verbonden wel; een editie kan dit veranderen.

## De haven.

rajas-section-13 = De haven
rajas-rule-port-price = Het eerste veld van de haven is gratis, de andere kosten 1 of 2 munten.
rajas-rule-port-die = Je betaalt een dobbelsteen die 1, 2 of 3 toont.
rajas-rule-port-steps = Voor een 1 vaart de boot één vrij veld verder, voor een 2 één of twee, voor een 3 één tot drie.
rajas-reading-port-steps = Blijven liggen kan niet; een editie kan het toestaan.

## De rivier.

rajas-section-14 = De rivier
rajas-rule-river-jump = Velden met boten van anderen sla je over en tel je niet mee, dus op elk veld ligt één boot.
rajas-rule-river-ends = Alleen bij de start en op het laatste veld mogen meer boten liggen.
rajas-rule-river-last = Een boot op het laatste veld vaart niet verder.
rajas-rule-river-reward = De boot krijgt meteen de beloning van het veld waar hij stopt.
rajas-reading-river-reward = Een beloning die hem verder brengt, geeft ook de volgende.
rajas-rule-river-step = Een enkele stap gaat naar het volgende vrije veld, met de beloning daar.
rajas-reading-river-step = Je mag ervan afzien, of hij nu van een spoor, van inkomsten of van een fiche komt.
rajas-rule-river-dice = Beloning: twee dobbelstenen naar keuze.
rajas-rule-river-karma = Beloning: 2 karma.
rajas-rule-river-coins = Beloning: de munten die er staan.
rajas-rule-river-fame = Beloning: de roem die er staat.
rajas-rule-river-chamber = Beloning: een zaal van het paleis naar keuze, ook een bezette, zonder arbeider en zonder dobbelsteen. Niet de Grootmogol.
rajas-rule-river-builder = Bij de Bouwmeester bespaar je alleen de 5.
rajas-reading-river-builder = Het verschil tussen de tegels betaal je gewoon.
rajas-rule-river-karma-dice = Beloning: een dobbelsteen van de getoonde kleur voor elk karma dat je hebt.
rajas-reading-river-karma-dice = Je karma op dat moment telt, en je houdt het.
rajas-rule-river-upgrade = Beloning: een verbetering.
rajas-rule-river-markets = Beloning: 1 munt voor elke markt in je provincie.
rajas-rule-river-different = Beloning: tot drie van je markten betalen, alle met verschillende goederen.
rajas-rule-river-same = Beloning: markten van één goed betalen, hoogstens zoveel als er staat en zonder dobbelsteen.
rajas-rule-river-upgrade-fame = Beloning: 1 roem voor elke verbetering die je hebt gedaan.
rajas-rule-river-upgrade-coins = Beloning: 2 munten voor elke verbetering die je hebt gedaan.
rajas-rule-river-karma-fame = Beloning: 2 roem voor elk karma dat je hebt.

## Meer arbeiders.

rajas-section-15 = Meer arbeiders
rajas-rule-worker-fame = Een wachtende arbeider komt erbij als je roem 15 bereikt of passeert.
rajas-rule-worker-money = Nog een komt erbij als je geld 20 bereikt of passeert.
rajas-rule-worker-bridge = Een derde komt erbij als je boot onder de brug door vaart; de brug is geen veld.
rajas-reading-worker-bridge = Ze ligt achter veld 20, en hoe de boot erlangs komt maakt niet uit.
rajas-rule-worker-five = Met de vijfde arbeider gaat de zesde uit het spel.
rajas-reading-worker-five = Zijn plaats geeft dan niets meer.
rajas-rule-worker-kept = Een arbeider blijft, ook als de geldmarker teruggaat.
rajas-rule-worker-now = Een arbeider die erbij komt, mag je in dezelfde ronde plaatsen.

## De sporen.

rajas-section-16 = De sporen
rajas-rule-track-beside = Roem en geld lopen rond het bord naar elkaar toe.
rajas-reading-track-beside = Naast een roemvakje liggen twee geldvakjes: naast roem 60 geld 1 en 2, naast roem 1 geld 119 en 120. Alleen zo klopt het voorbeeld van het einde.
rajas-rule-track-end = Het geldspoor eindigt bij 120, het roemspoor bij 60.
rajas-reading-track-end = De tekst zwijgt erover. Wat verder zou gaan, is verloren. Een marker aan het eind van zijn spoor heeft de andere niet ontmoet zolang die nog op 0 staat, en het spel gaat door.
rajas-rule-track-bonus = Een beloning krijg je als de marker van haar eigen spoor haar bereikt of passeert.
rajas-rule-track-may = Karma, dobbelstenen en een stap van de boot mag je laten liggen; een verbetering moet.
rajas-rule-track-fame = Roem: bij 5 een verbetering, bij 24 twee karma, bij 31 een stap van de boot.
rajas-rule-track-money = Geld: bij 12 en bij 44 een stap van de boot, bij 33 en bij 55 twee dobbelstenen naar keuze.
rajas-rule-track-marker = Na een beloning voor geld gaat de beloningsmarker naar de volgende, en na de laatste uit het spel. Zo krijg je elke beloning één keer.
rajas-rule-track-several = Eén zet kan verscheidene beloningen passeren.
rajas-reading-track-several = Je krijgt ze in de volgorde van het spoor.
rajas-rule-track-depth = Een beloning volgt meteen op wat haar opleverde.
rajas-reading-track-depth = De tekst zwijgt erover. Wat de beurt verder nog geeft, moet wachten.

## Het einde.

rajas-section-17 = Het einde
rajas-rule-end-crossed = Het einde is daar als iemands markers voor roem en geld elkaar ontmoeten of gepasseerd zijn.
rajas-reading-end-crossed = We kijken na elke beurt.
rajas-rule-end-circle = De omloop wordt afgemaakt: iedereen tot aan de startspeler plaatst nog één arbeider, als hij die heeft.
rajas-reading-end-circle = Bedoeld is de startspeler van deze ronde, wie de olifant ook heeft.
rajas-rule-end-winner = Van wie de markers elkaar gekruist hebben, wint wie er de meeste roemvakjes tussen heeft.
rajas-rule-end-tie = Bij een gelijke stand wint wie het eerst kruiste.
rajas-rule-end-others = De anderen volgen naar het aantal roemvakjes dat ze tekortkomen.
rajas-reading-end-others = Bij een gelijk aantal delen ze de plaats.

## Navaratna.

rajas-section-18 = Navaratna
rajas-rule-navaratna-workers = Alle drie de wachtende arbeiders zijn te winnen, dus je kunt er zes hebben.
rajas-rule-navaratna-statue = Op een beeld passen 8 dobbelstenen.
rajas-rule-navaratna-incomes = Je gebruikt de andere kant van het provinciebord. De inkomsten daar zijn kleiner en hebben elk een kleur.
rajas-rule-navaratna-start = Iedereen trekt een bruin fiche en legt het open op een van de twee bruine inkomsten.
rajas-rule-navaratna-supply = Alle andere fiches liggen open op de gebouwen van hun kleur.
rajas-rule-navaratna-tokens = Witte, gele en rode fiches geven dobbelstenen, munten, een verbetering, een stap van de boot of karma.
rajas-rule-navaratna-slot = Een fiche leg je op inkomsten van zijn kleur waar nog geen fiche ligt.
rajas-rule-navaratna-stay = Daar blijft het, en niets bedekt het.
rajas-rule-navaratna-pays = Het betaalt in plaats van de inkomsten eronder als een weg het met de residentie verbindt, niet als je het neemt.
rajas-reading-navaratna-pays = Op inkomsten die al verbonden zijn, betaalt het niets; een editie kan dit veranderen.
rajas-rule-navaratna-again = Een fiche dat nog niets heeft betaald, betaalt zodra zijn inkomsten opnieuw verbonden worden.
rajas-reading-navaratna-again = Een bedekkende tegel kan de inkomsten hebben afgesneden. Wie bedekt, krijgt geen inkomsten een tweede keer, maar zo’n fiche heeft nog nooit betaald.
rajas-rule-navaratna-dancer = De Danseres geeft twee dobbelstenen naar keuze en een fiche naar keuze.
rajas-rule-navaratna-fewer = Wie minder arbeiders heeft dan een ander, neemt op zijn beurt een fiche in elke omloop waarvoor de ander arbeiders genoeg heeft en hij niet: met vier tegen vijf in de vijfde.
rajas-reading-navaratna-fewer = Alle arbeiders tellen, niet alleen die nog over zijn: je krijgt het fiche ook als de ander in die omloop geen veld vindt. Wie geen veld voor een arbeider vond, krijgt daarvoor niets.
rajas-rule-navaratna-room = Je neemt alleen een fiche als er plaats is voor zijn kleur, en weigeren mag altijd.
rajas-rule-navaratna-markets = Bruin: 1 roem voor elke tegel met een markt.
rajas-reading-navaratna-markets = Een tegel met twee markten telt één keer; een editie kan markten tellen.
rajas-rule-navaratna-river = Bruin: 1 roem voor elke 3 velden die de boot gevaren heeft.
rajas-reading-navaratna-river = Alleen volle drietallen tellen.
rajas-rule-navaratna-buildings = Bruin: 1 munt voor elk gebouw in je provincie.
rajas-rule-navaratna-linked = Bruin: 2 munten voor elke plek met inkomsten die je met de residentie hebt verbonden.
rajas-reading-navaratna-linked = Deze telt ook mee, en ook een die later is afgesneden.
rajas-rule-navaratna-bends = Bruin: 2 roem voor elke bocht in de wegen van je provincie.
rajas-reading-navaratna-bends = Een bocht is een tegel met precies twee wegen, aan aangrenzende randen; een editie kan ook kruispunten tellen.
rajas-rule-navaratna-upgrades = Bruin: 2 munten voor elke verbetering die je hebt gedaan.
rajas-rule-navaratna-helpers = Bruin: 1 roem voor elk van je arbeiders.
rajas-reading-navaratna-helpers = Wie nog wacht, telt niet.

## Spelers met verschillende ervaring.

rajas-section-19 = Spelers met verschillende ervaring
rajas-rule-mixed-boards = Ervaren spelers gebruiken de Navaratna-kant van provinciebord en beeld, beginners de andere.
rajas-reading-mixed-boards = De ervaren spelers hebben dus kleinere inkomsten en plaats voor acht dobbelstenen.
rajas-rule-mixed-workers = Niemand heeft meer dan vijf arbeiders.
rajas-rule-mixed-tokens = Er zijn alleen witte fiches, van de Danseres, en die betalen meteen.

## Ganga.

rajas-section-20 = Ganga
rajas-rule-ganga-games = Riviertegels kun je aan elk spel toevoegen.
rajas-reading-ganga-games = De tekst zegt niet aan welk; bij geen enkel zit het in de weg.
rajas-rule-ganga-roll = Je gooit een dobbelsteen, telt zoveel velden vanaf de start en legt daar een willekeurige riviertegel open neer. De volgende worp telt verder vanaf deze tegel, enzovoort.
rajas-rule-ganga-stop = Je stopt als de tegels of de rivier op zijn. Het laatste veld wordt niet bedekt.
rajas-reading-ganga-stop = Een worp die daar of verder uitkomt, is de laatste.
rajas-rule-ganga-replaces = Een riviertegel vervangt de beloning van zijn veld.
rajas-rule-ganga-karma = Tegel: zoveel dobbelstenen naar keuze als je karma hebt.
rajas-rule-ganga-dice = Tegel: drie dobbelstenen, een van elke getoonde kleur.
rajas-rule-ganga-chamber = Tegel: de zaal van het paleis die er staat, zonder arbeider en dobbelsteen.
rajas-rule-ganga-same = Tegel: tot drie markten van één goed betalen, zonder dobbelsteen.
rajas-rule-ganga-sail = Tegel: de boot vaart tot drie vrije velden verder en krijgt de beloning daar.
rajas-reading-ganga-sail = Minstens één.
