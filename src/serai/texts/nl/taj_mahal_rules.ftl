# De regels van Taj Mahal. In het Engels staan ze in games/taj_mahal/rulebook.toml.

## Voorbereiding.

taj-section-1 = Voorbereiding
taj-rule-setup-tiles = Tegel 12 ligt in de provincie Agra. De andere elf provincietegels worden geschud en open neergelegd, één in elke provincie.
taj-rule-setup-bonus = De Taj Mahal-tegel ligt op de stad Agra. De vijftien vierkante bonustegels worden geschud en open neergelegd, één op elke andere vesting.
taj-rule-setup-court = Aan het hof liggen één invloedtegel van elk van de vier personages, de kroon en de tegel van de huidige provincie.
taj-reading-setup-court = De tekst legt van elk personage een stapel aan het hof; alleen de bovenste tegel is in een bezoek te winnen, dus wij spreken van één tegel.
taj-rule-setup-special = De vier speciale kaarten liggen open naast het bord.
taj-rule-setup-hand = Iedereen krijgt zes kaarten, geheim voor de anderen.
taj-rule-setup-display = Naast het bord liggen twee keer zoveel open kaarten als er spelers zijn, min één.
taj-rule-setup-deck = De andere kaarten vormen de gesloten trekstapel.
taj-rule-setup-palaces = Er zijn altijd genoeg paleizen.
taj-rule-setup-score = Alle scores beginnen op 0.
taj-rule-setup-start = Eén speler heeft de startmarkering.
taj-reading-setup-start = De tekst zegt niet hoe die gekozen wordt; dus beslist het toeval.

## Een bezoek.

taj-section-2 = Een bezoek
taj-rule-visit-order = De twaalf provincies worden elk één keer bezocht, in de volgorde van de nummers op hun tegels.
taj-rule-visit-turns = De startspeler begint; de beurt gaat met de klok mee en slaat over wie zich heeft teruggetrokken.
taj-rule-visit-choice = In een beurt speel je één of twee kaarten, of trek je je terug.
taj-rule-visit-over = Het bezoek is voorbij als iedereen zich heeft teruggetrokken.

## Kaarten spelen.

taj-section-3 = Kaarten spelen
taj-rule-play-coloured = Wie in een beurt kaarten speelt, speelt precies één gekleurde kaart.
taj-rule-play-companion = Bij de gekleurde kaart mag één witte of één speciale kaart, nooit alleen en nooit allebei.
taj-rule-play-colour = De eerste gekleurde kaart bepaalt de kleur van een speler; latere gekleurde kaarten in dit bezoek moeten dezelfde kleur hebben. In het volgende bezoek is de keuze weer vrij.
taj-rule-play-share = Meerdere spelers mogen dezelfde kleur spelen.
taj-rule-play-open = Gespeelde kaarten liggen open, en alle symbolen erop worden opgeteld.
taj-rule-play-final = Een gespeelde kaart gaat tijdens het bezoek niet terug naar de hand, behalve speciale kaarten bij het terugtrekken.
taj-rule-play-forced = Wie geen passende kaart heeft, moet zich terugtrekken.

## Terugtrekken.

taj-section-4 = Terugtrekken
taj-rule-withdraw-out = Wie zich terugtrekt, speelt in dit bezoek geen kaarten meer en rekent meteen af.
taj-rule-withdraw-compare = Je vergelijkt je symbolen met die van de spelers die nog in het bezoek zijn.
taj-reading-withdraw-compare = Wie zich heeft teruggetrokken, heeft de kaarten afgelegd en telt dus niet mee.
taj-rule-withdraw-majority = Een prijs gaat naar wie er minstens één symbool van heeft, en meer dan elke andere actieve speler.
taj-reading-withdraw-majority = Een gelijke stand wint niets, maar kan een voorsprong worden als de ander vertrekt.
taj-rule-withdraw-once = Eén prijs van elke soort, hoeveel symbolen je ook hebt.
taj-reading-withdraw-once = Eén zin van de tekst is te lezen als een tegel per symbool; de opmerkingen over de kroon en over alle zes winnen spreken van één.
taj-rule-withdraw-gone = Een prijs die in dit bezoek is genomen, is daarin niet opnieuw te winnen.
taj-rule-withdraw-all = Je neemt alle prijzen waarin je voorligt; weigeren mag niet.
taj-rule-withdraw-figure = Vizier, generaal, monnik en prinses winnen elk hun invloedtegel en een gewoon paleis in een stad van de huidige provincie.
taj-rule-withdraw-capacity = In een stad past één gewoon paleis.
taj-rule-withdraw-order = Paleizen worden één voor één geplaatst, in de volgorde die je wilt.
taj-rule-withdraw-fortress = Een gewoon paleis op een vesting neemt meteen de bonustegel die daar ligt.
taj-rule-withdraw-crown = De grootmogol wint de kroon en een gekroond paleis in een stad naar keuze in de huidige provincie, ook naast een ander paleis.
taj-rule-withdraw-crown-joins = Een gekroond paleis sluit zijn stad niet af voor een gewoon paleis.
taj-rule-withdraw-crown-bonus = Een gekroond paleis neemt geen bonustegel; die wacht op het volgende gewone paleis.
taj-rule-withdraw-elephant = De olifant wint de tegel van de huidige provincie.

## Punten.

taj-section-5 = Punten
taj-rule-score-order = Je telt de bonustegels, dan de provincietegel, dan de paleizen, dan de +2-kaart.
taj-rule-score-taj-mahal = De Taj Mahal-tegel geeft 4 punten en verdwijnt uit het spel.
taj-rule-score-plus-tile = Een +2-tegel geeft 2 punten en verdwijnt uit het spel.
taj-rule-score-draw-card = Een kaarttegel geeft de bovenste kaart van de trekstapel en verdwijnt uit het spel.
taj-reading-score-draw-card = De kaart wordt getrokken voordat je open kaarten kiest en nadat de gespeelde kaarten zijn afgelegd.
taj-rule-score-commodity = Een goed geeft 1 punt, en 1 meer voor elk icoon van hetzelfde goed dat je al had.
taj-reading-score-commodity = Wat je al hebt, scoort niet vanzelf opnieuw.
taj-rule-score-keep = Tegels met goederen blijven bij hun eigenaar.
taj-rule-score-province = Een provincietegel scoort elk van zijn goederen.
taj-rule-score-palace = Een paleis in de huidige provincie plaatsen geeft 1 punt; meer paleizen samen geven niet meer.
taj-rule-score-chain = Elke andere provincie die door wegen tussen je eigen steden met een nieuw paleis verbonden is, geeft 1 punt.
taj-rule-score-shared-city = Een stad met twee paleizen hoort bij de ketens van beide eigenaren.
taj-rule-score-no-palace = Zonder een nieuw paleis in de huidige provincie zijn er geen punten voor paleizen.
taj-rule-score-plus-two-card = Wie de +2-kaart heeft gespeeld, krijgt 2 punten bij het terugtrekken, ook zonder prijs.

## Afleggen en nemen.

taj-section-6 = Afleggen en nemen
taj-rule-draw-discard = Voor het tellen leg je de kaarten af die je hebt gespeeld.
taj-reading-draw-discard = De tekst zegt dit twee keer, en één keer dat de punten eerst komen; dat maakt alleen uit als de trekstapel opraakt. Een editie kan dit veranderen.
taj-rule-draw-two = Daarna neem je twee open kaarten.
taj-rule-draw-choose = Je kiest uit de open kaarten, de ene na de andere.
taj-rule-draw-last = De laatste die zich terugtrekt, neemt één open kaart.
taj-rule-draw-alone = De laatste speler in het bezoek mag alleen doorspelen.
taj-rule-draw-unplayed = Wie zich terugtrekt zonder een kaart te hebben gespeeld, wint niets en krijgt één kaart van de trekstapel extra.
taj-rule-draw-exact = De open kaarten zijn precies op als iedereen zich heeft teruggetrokken, tenzij er te weinig zijn gedeeld.
taj-rule-draw-reshuffle = Als de trekstapel leeg is, wordt de aflegstapel geschud.
taj-reading-draw-reshuffle = De tekst zwijgt; met vier of vijf spelers is de trekstapel niet groot genoeg.
taj-rule-draw-both-empty = Zijn trekstapel en aflegstapel leeg, dan trek je wat er is.
taj-reading-draw-both-empty = De tekst zwijgt.

## Einde van een bezoek.

taj-section-7 = Einde van een bezoek
taj-rule-end-tile-lost = Een provincietegel die niemand heeft gewonnen, verdwijnt uit het spel.
taj-rule-end-stay = Invloedtegels en een kroon die niemand heeft gewonnen, blijven aan het hof.
taj-rule-end-bonus-left = Een bonustegel die niemand heeft genomen, blijft waar hij is.
taj-rule-end-pairs = Twee gelijke invloedtegels worden ingeleverd voor de speciale kaart van hun personage.
taj-reading-end-pairs = De ene zin zegt dat spelers dit doen, de andere dat het mag; hier moet het, want alleen zo zijn zes tegels per personage genoeg.
taj-rule-end-pair-owner = De speciale kaart komt van naast het bord of van de huidige eigenaar.
taj-rule-end-pair-kept = De huidige eigenaar van de kaart levert ook een paar in, en houdt de kaart.
taj-rule-end-start = De startmarkering gaat naar links.
taj-rule-end-crown = De kroon gaat terug naar het hof; het paleis waarop hij stond, blijft en telt mee.
taj-rule-end-next = De pion gaat naar de provincie met het volgende nummer, en de tegel daarvan naar het hof.
taj-rule-end-refill = Aan het hof ligt weer één invloedtegel van elk personage.
taj-reading-end-refill = De tekst houdt de stapels aan het hof: van elk ligt de volgende tegel bovenop.
taj-rule-end-display = Van de trekstapel worden nieuwe open kaarten gedeeld.

## Speciale kaarten.

taj-section-8 = Speciale kaarten
taj-rule-special-elephant = De olifantkaart telt als één olifant.
taj-rule-special-mogul = De grootmogolkaart telt als één grootmogol.
taj-rule-special-plus-two = De +2-kaart toont geen symbool; ze scoort bij het terugtrekken.
taj-rule-special-change-later = Met de kleurwisselkaart mag de gekleurde kaart ernaast elke kleur hebben; je eigen kleur blijft zoals die was.
taj-rule-special-change-first = In je eerste beurt van een bezoek laat de kleurwisselkaart de kleur open: de volgende gekleurde kaart bepaalt die.
taj-rule-special-once = Eén speciale kaart per beurt, en elk hoogstens één keer per bezoek.
taj-reading-special-once = De tekst gebruikt hier een woord dat er zowel beurt als bezoek betekent; in de inleiding is het een beurt.
taj-rule-special-returns = Speciale kaarten gaan bij het terugtrekken terug naar de hand van hun eigenaar.

## Einde van het spel.

taj-section-9 = Einde van het spel
taj-rule-final-twelve = Na het twaalfde bezoek worden de handen geteld, met de laatst genomen kaarten erbij.
taj-rule-final-white = Elke witte kaart op de hand geeft 1 punt.
taj-rule-final-special = Elke speciale kaart op de hand geeft 1 punt.
taj-rule-final-colour = Elke kaart van de ene kleur die je het meest hebt, geeft 1 punt.
taj-rule-final-winner = Wie de meeste punten heeft, wint.
taj-rule-final-tie = Bij gelijke scores wordt de overwinning gedeeld.
taj-reading-final-tie = De tekst beslist niet over een gelijke stand.

## Met z’n tweeën.

taj-section-10 = Met z’n tweeën (een onofficiële vervanging)
taj-rule-two-setup = Bereid het spel voor als met drie spelers. De derde partij is een dummy zonder hand; die neemt beurten en kan startspeler zijn.
taj-rule-two-turn = In de eerste beurt van een bezoek draait de dummy twee kaarten van de trekstapel om; hun kleuren doen er niet toe.
taj-rule-two-withdraw = In de tweede beurt trekt de dummy zich terug en wint alles waarin die voorligt; punten krijgt die niet.
taj-rule-two-palace = De paleizen van de dummy gaan naar de eerste vrije vesting van de provincie, anders naar de eerste vrije stad; een bonustegel daar verdwijnt uit het spel.
taj-rule-two-prizes = De invloedtegels van de dummy gaan terug naar de voorraad. Een gewonnen kroon is uit het bezoek, een gewonnen provincietegel uit het spel.
taj-rule-two-draw = De kaarten van de dummy en de eerste twee open kaarten worden afgelegd, of één open kaart als de dummy zich als laatste terugtrekt.
