# Rajas of the Ganges.
#
# Namen van velden, beloningen en inkomsten staan na een dubbele punt; tegels en fiches zeggen tussen haakjes wat erop staat.

## Wat nu te doen.

rajas-prompt-place = Plaats een arbeider.
rajas-prompt-pay = Betaal een dobbelsteen: { $place }.
rajas-prompt-pay-tile = { $kinds ->
    [done-pay] De tegel is betaald. Je mag nog meer { $colour } dobbelstenen betalen.
   *[pay] Betaal met { $colour } dobbelstenen: nog { $need }.
}
rajas-prompt-pay-tile-done = Niet meer betalen
rajas-prompt-buy = Kies een tegel voor je provincie.
rajas-prompt-buy-cover = Bouwmeester: kies de tegel die er een van jou bedekt.
rajas-prompt-lay = Kies een plek voor de { $tile }.
rajas-prompt-cover = Kies welke van je tegels de { $tile } bedekt.
rajas-prompt-turn = Draai de tegel zoals hij komt te liggen: { $cell }.
rajas-prompt-income = Er is meer dan één plek met inkomsten verbonden. Welke eerst?
rajas-prompt-upgrade = Verbeter een soort gebouw.
rajas-prompt-room = { $room ->
    [0] { $count ->
        [one] Je beeld is vol en er wacht { $count } nieuwe dobbelsteen. Geef er een terug of zie af van de nieuwe.
       *[other] Je beeld is vol en er wachten { $count } nieuwe dobbelstenen. Geef er een terug of zie af van een nieuwe.
    }
   *[other] Je beeld heeft plaats voor { $room } en er wachten { $count } nieuwe dobbelstenen. Geef er een terug of zie af van een nieuwe.
}
rajas-prompt-colour = { $count ->
    [one] Kies de kleur van je nieuwe dobbelsteen.
   *[other] Kies de kleuren van je { $count } nieuwe dobbelstenen; daarna worden ze gegooid.
}
rajas-prompt-karma = Een beloning voor roem: { rajas-reward-karma }. Neem haar of laat haar liggen.
rajas-prompt-karma-done = Laten liggen
rajas-prompt-dice = Een beloning voor geld: { rajas-reward-dice }. Neem haar of laat haar liggen.
rajas-prompt-dice-done = Laten liggen
rajas-prompt-reroll = Kies dobbelstenen om over te gooien.
rajas-prompt-reroll-done = Geen andere meer
rajas-prompt-sell = { $most ->
    [one] Kies een goed: { $most } markt betaalt.
   *[other] Kies een goed: tot { $most } markten betalen.
}
rajas-prompt-earn = Welke van je markten betalen? Het mogen er ook minder zijn.
rajas-prompt-sail = { $kinds ->
    [done-sail] { $count ->
        [one] Vaar naar het volgende vrije veld, of laat je boot liggen.
       *[other] Vaar tot { $count } vrije velden verder, of laat je boot liggen.
    }
   *[sail] { $count ->
        [one] Vaar naar het volgende vrije veld.
       *[other] Vaar tot { $count } vrije velden verder.
    }
}
rajas-prompt-sail-done = Boot laten liggen
rajas-prompt-visit = Kies een zaal van het paleis.
rajas-prompt-token = Neem een inkomstenfiche, of zie ervan af.
rajas-prompt-token-done = Geen fiche nemen
rajas-prompt-slot = Kies inkomsten voor { NAME($token, article: "definite") }.

## Wat er kan.

rajas-do-place = Arbeider: { $place }
rajas-do-pay = Betaal de { $die }
rajas-do-flip = Keer de { $die } om voor 1 karma en betaal hem
rajas-do-settle = Betaal zoals voorgesteld
rajas-do-buy = Neem de bovenste tegel: { $stack }
rajas-do-lay = Leg de tegel: { $cell }
rajas-do-cover = Bedek de tegel: { $cell }
rajas-do-turn = Draai hem: { $roads }
rajas-do-income = Inkomsten: { $income }
rajas-do-token = Neem { NAME($token, article: "definite") }
rajas-do-slot = Leg het fiche: { $income }
rajas-do-choose = Neem een { $colour } dobbelsteen
rajas-do-forgo = Zie af van een { $colour } dobbelsteen
rajas-do-return = Geef de { $die } terug
rajas-do-reroll = Gooi de { $die } over
rajas-do-upgrade = Verbeter: { $building }
rajas-do-sail = Vaar naar { $space }
rajas-do-visit = Zaal: { $chamber }
rajas-do-sell = Verkoop { $good }
rajas-do-earn = Verdien { $coins }
rajas-do-accept = Nemen
rajas-do-done = Klaar

## Wat nu niet kan, en waarom.

rajas-refuse-taken = Daar staat een arbeider van { $seat }.
rajas-refuse-left = Verder naar links is een veld vrij: neem dat.
rajas-refuse-coins = { $count ->
    [one] Je komt { $count } munt tekort.
   *[other] Je komt { $count } munten tekort.
}
rajas-refuse-die = Je hebt geen dobbelsteen die past.
rajas-refuse-limit = Je hebt deze ronde al verschillende goederen verkocht.
rajas-refuse-market = Je hebt geen markt daarvoor.
rajas-refuse-tile = Je dobbelstenen zijn voor geen enkele tegel genoeg.
rajas-refuse-cell = Er loopt geen weg naar een lege plek van je provincie.
rajas-refuse-sail = Er liggen te weinig vrije velden voor je boot.
rajas-refuse-cover = Er is geen tegel die je kunt bedekken en betalen.
rajas-refuse-supply = Zo’n dobbelsteen is er niet in de voorraad.
rajas-refuse-cost = Je { $colour } dobbelstenen komen { $count } tekort.
rajas-refuse-road = Daar komt geen weg uit.
rajas-refuse-slot = Je hebt geen vrije inkomsten van deze kleur.
rajas-refuse-colour = De { $die } heeft een andere kleur dan de tegel.
rajas-refuse-full = Daar ligt al een tegel.
rajas-refuse-covers-none = Hij bedekt geen van je tegels: de prijs, de dobbelstenen of de wegen passen niet.
rajas-refuse-covered = Daar is al een tegel bedekt.
rajas-refuse-cheap = De nieuwe tegel moet meer kosten dan deze.
rajas-refuse-cut = Andere tegels zouden van je residentie worden afgesneden.
rajas-refuse-unfit = De { $die } past niet.
rajas-refuse-karma = Je hebt geen karma meer.
rajas-refuse-scroll = Hoger kan dit niet: { $building }.

## Wat er gebeurd is.

rajas-log-first = { $seat } heeft het laagste totaal, en de olifant.
rajas-log-first-lot = Het laagste totaal is gedeeld; het lot valt op { $seat }, die de olifant krijgt.
rajas-log-drift = Op de rivier ligt een { $river_tile }: { $space }.
rajas-log-brown = { $seat } trekt { NAME($token, article: "definite") }.
rajas-log-round = Ronde { $round }: { $seat } begint.
rajas-log-place = { $seat } plaatst een arbeider: { $place }.
rajas-log-blocked = { $seat } vindt geen veld voor een arbeider.
rajas-log-pays = { $count ->
    [one] { $seat } betaalt { $count } munt en houdt er { $money } over.
   *[other] { $seat } betaalt { $count } munten en houdt er { $money } over.
}
rajas-log-pay = { $seat } betaalt de { $die }.
rajas-log-flip = { $seat } keert de { $die } voor 1 karma om tot een { $value } en betaalt hem.
rajas-log-lay = { $seat } legt de { $tile }: { $cell }.
rajas-log-cover = { $seat } bedekt een tegel met de { $tile }: { $cell }.
rajas-log-income = { $seat } krijgt inkomsten: { $income }.
rajas-log-sell = { $seat } verkoopt { $good }.
rajas-log-coins = { $count ->
    [one] { $seat } krijgt { $count } munt en heeft er { $money }.
   *[other] { $seat } krijgt { $count } munten en heeft er { $money }.
}
rajas-log-fame = { $seat } krijgt { $count } roem en heeft er { $fame }.
rajas-log-karma = { $seat } krijgt { $count } karma en heeft er { $karma }.
rajas-log-worker = { $seat } krijgt er een arbeider bij en heeft er nu { $count }.
rajas-log-upgrade = { $seat } verbetert een gebouw: { $building }, voortaan { $fame } roem.
rajas-log-upgrade-later = { $seat } verbetert een gebouw: { $building }, vanaf de volgende beurt { $fame } roem.
rajas-log-no-upgrade = { $seat } kan niets meer verbeteren.
rajas-log-reroll = { $seat } gooit over: de { $die }.
rajas-log-roll = { $seat } gooit: { $die }.
rajas-log-no-dice = { $count ->
    [one] De voorraad komt voor { $seat } { $count } dobbelsteen tekort.
   *[other] De voorraad komt voor { $seat } { $count } dobbelstenen tekort.
}
rajas-log-return = { $seat } geeft de { $die } terug.
rajas-log-forgo = { $seat } ziet af van een { $colour } dobbelsteen.
rajas-log-sail = { $seat } vaart naar { $space }.
rajas-log-no-sail = De boot van { $seat } kan niet verder.
rajas-log-visit = { $seat } gebruikt een zaal: { $chamber }.
rajas-log-elephant = { $seat } neemt de olifant.
rajas-log-draw = { $seat } trekt { NAME($token, article: "definite") }.
rajas-log-shuffle = De witte fiches worden opnieuw geschud.
rajas-log-token = { $seat } neemt { NAME($token, article: "definite") }.
rajas-log-slot = { $seat } legt { NAME($token, article: "definite") } op inkomsten: { $income }.
rajas-log-crossed = { $count ->
    [0] De markers van { $seat } ontmoeten elkaar. De omloop wordt afgemaakt.
    [one] De markers van { $seat } hebben elkaar gekruist, met { $count } vakje. De omloop wordt afgemaakt.
   *[other] De markers van { $seat } hebben elkaar gekruist, met { $count } vakjes. De omloop wordt afgemaakt.
}
rajas-log-nothing = { $seat } krijgt niets.
rajas-log-leave = { $seat } laat de beloning liggen.
rajas-log-stay = { $seat } laat de boot waar hij is.
rajas-log-no-token = { $seat } neemt geen fiche.
rajas-log-no-room = { $seat } heeft geen plaats voor een fiche.
rajas-log-none-fits = Voor de vrije inkomsten van { $seat } is er geen fiche meer.
rajas-log-sixth = De zesde arbeider van { $seat } gaat uit het spel.
rajas-log-no-karma = Het karma van { $seat } kan niet hoger.
rajas-log-end = De laatste omloop is voorbij.

## Hoe het spel eindigde.

rajas-end-crossed = Wie het eerst kruiste, heeft gewonnen.
rajas-end-overtaken = Wie het eerst kruiste, is in de laatste omloop ingehaald.
rajas-end-tie = Er zijn er meer even ver gekomen.
rajas-end-tie-earlier = Bij een gelijke stand wint wie eerder kruiste.

## Redenen voor punten, als regels van een tabel.

rajas-points-fame = Roem
rajas-points-money = Geld, in roemvakjes
rajas-points-way = De hele weg

## Keuzes voor het spel.

rajas-option-variant = Spel
rajas-option-variant-basic = gewoon
rajas-option-variant-navaratna = Navaratna, voor kenners
rajas-option-variant-mixed = spelers met verschillende ervaring
rajas-option-ganga = Riviertegels (Ganga)
rajas-option-ganga-off = nee
rajas-option-ganga-on = ja
rajas-option-expert_a = Plaats A is ervaren
rajas-option-expert_a-no = nee
rajas-option-expert_a-yes = ja
rajas-option-expert_b = Plaats B is ervaren
rajas-option-expert_b-no = nee
rajas-option-expert_b-yes = ja
rajas-option-expert_c = Plaats C is ervaren
rajas-option-expert_c-no = nee
rajas-option-expert_c-yes = ja
rajas-option-expert_d = Plaats D is ervaren
rajas-option-expert_d-no = nee
rajas-option-expert_d-yes = ja
rajas-setup-experts = Ervaren spelers wijs je alleen aan bij “{ $option }”.
rajas-setup-seats = Er zijn maar { $count } plaatsen, maar er is een ervaren speler op een latere plaats aangewezen.
rajas-setup-both = Voor “{ $option }” zijn een ervaren speler en een beginner nodig.

## Namen: kleuren, goederen, gebouwen.

rajas-colour-blue = blauwe
rajas-colour-green = groene
rajas-colour-orange = oranje
rajas-colour-purple = paarse
rajas-colour-any = willekeurige
rajas-good-silk = zijde
rajas-good-tea = thee
rajas-good-spice = specerijen
rajas-building-temple = tempel
rajas-building-palace = paleis
rajas-building-fortress = fort
rajas-building-mill = molen
rajas-token_colour-white = { $article ->
    [definite] witte
   *[none] wit
}
rajas-token_colour-yellow = { $article ->
    [definite] gele
   *[none] geel
}
rajas-token_colour-red = { $article ->
    [definite] rode
   *[none] rood
}
rajas-token_colour-brown = { $article ->
    [definite] bruine
   *[none] bruin
}

## Namen: dobbelstenen en velden.

rajas-die = { $colour } { $value }
rajas-place-quarry = groeve, veld { $at }
rajas-place-market = verschillende goederen, veld { $at }
rajas-place-market_same = markt voor { $good }
rajas-place-terrace = terras
rajas-place-garden = { $colour } tuin, veld { $at }
rajas-place-balcony = { $colour ->
    [blue] blauw
    [green] groen
    [purple] paars
   *[orange] oranje
} balkon
rajas-place-port = haven, veld { $at }
rajas-chamber-great_mogul = Grootmogol
rajas-chamber-dancer = Danseres
rajas-chamber-yogi = Yogi
rajas-chamber-raja_man_singh = Raja Man Singh
rajas-chamber-master_builder = Bouwmeester
rajas-chamber-portuguese = Portugees

## Namen: de provincie.

rajas-back-snake = slang
rajas-back-cow = koe
rajas-back-tiger = tijger
rajas-stack = { $colour } stapel met de { $back }
rajas-market = { $good } { $coins }
rajas-tile-one = { $colour } tegel { $cost } ({ $feature1 })
rajas-tile-two = { $colour } tegel { $cost } ({ $feature1 }, { $feature2 })
rajas-tile-three = { $colour } tegel { $cost } ({ $feature1 }, { $feature2 }, { $feature3 })
rajas-cell = rij { $row }, kolom { $column }
rajas-edge-n = boven
rajas-edge-e = rechts
rajas-edge-s = beneden
rajas-edge-w = links
rajas-roads-zero = geen weg
rajas-roads-one = een weg naar { $edge1 }
rajas-roads-two = wegen naar { $edge1 } en { $edge2 }
rajas-roads-three = wegen naar { $edge1 }, { $edge2 } en { $edge3 }
rajas-roads-four = wegen naar { $edge1 }, { $edge2 }, { $edge3 } en { $edge4 }
rajas-income-nw_corner = linkerbovenhoek
rajas-income-west_2 = links, rij 2
rajas-income-west_3 = links, rij 3
rajas-income-west_4 = links, rij 4
rajas-income-south_block = rotsblok
rajas-income-east_4 = rechts, rij 4
rajas-income-east_3 = rechts, rij 3
rajas-income-east_2 = rechts, rij 2
rajas-income-ne_corner = rechterbovenhoek

## Namen: de rivier, fiches.

rajas-space-start = de start
rajas-space = veld { $at }
rajas-token-one = { $article ->
    [definite] het { NAME($token_colour, article: "definite") } fiche
   *[none] { $token_colour } fiche
} ({ $reward1 })
rajas-token-two = { $article ->
    [definite] het { NAME($token_colour, article: "definite") } fiche
   *[none] { $token_colour } fiche
} ({ $reward1 } en { $reward2 })
rajas-river_tile-one = riviertegel ({ $reward1 })

## Namen: wat je krijgt.

rajas-reward-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
rajas-reward-fame = { $count } roem
rajas-reward-karma = { $count } karma
rajas-reward-upgrade = een verbetering
rajas-reward-dice = { $count ->
    [1] { $colour ->
        [any] een dobbelsteen naar keuze
       *[other] een { $colour } dobbelsteen
    }
   *[other] { $colour ->
        [any] { $count } dobbelstenen naar keuze
       *[other] { $count } { $colour } dobbelstenen
    }
}
rajas-reward-dice-three = een { $colour1 }, een { $colour2 } en een { $colour3 } dobbelsteen
rajas-reward-dice_per_karma = { $colour ->
    [any] een dobbelsteen naar keuze voor elk karma
   *[other] een { $colour } dobbelsteen voor elk karma
}
rajas-reward-river_step = een stap van de boot
rajas-reward-river_move = { $count ->
    [one] de boot vaart hoogstens { $count } veld
   *[other] de boot vaart hoogstens { $count } velden
}
rajas-reward-river_exactly = { $count ->
    [one] de boot vaart precies { $count } veld
   *[other] de boot vaart precies { $count } velden
}
rajas-reward-sell_different = verschillende goederen verkopen
rajas-reward-sell_same = { $count ->
    [one] één goed verkopen, op hoogstens { $count } markt
   *[other] één goed verkopen, op hoogstens { $count } markten
}
rajas-reward-sell_good = { $good } verkopen, op zoveel markten als de dobbelsteen toont
rajas-reward-chamber = een zaal naar keuze
rajas-reward-token = een inkomstenfiche
rajas-reward-elephant = de olifant
rajas-reward-reroll = dobbelstenen overgooien
rajas-reward-build = een provincietegel
rajas-reward-cover = een tegel bedekken
rajas-reward-sail = de boot vaart zo ver als de dobbelsteen toont
rajas-reward-coins_per_market = { $count ->
    [one] { $count } munt voor elke markt
   *[other] { $count } munten voor elke markt
}
rajas-reward-coins_per_upgrade = { $count ->
    [one] { $count } munt voor elke verbetering
   *[other] { $count } munten voor elke verbetering
}
rajas-reward-coins_per_building = { $count ->
    [one] { $count } munt voor elk gebouw
   *[other] { $count } munten voor elk gebouw
}
rajas-reward-coins_per_income = { $count ->
    [one] { $count } munt voor elke verbonden plek met inkomsten
   *[other] { $count } munten voor elke verbonden plek met inkomsten
}
rajas-reward-fame_per_upgrade = { $count } roem voor elke verbetering
rajas-reward-fame_per_karma = { $count } roem voor elk karma
rajas-reward-fame_per_market_tile = { $count } roem voor elke tegel met een markt
rajas-reward-fame_per_river = { $count ->
    [one] 1 roem voor elk veld van de rivier
   *[other] 1 roem voor elke { $count } velden van de rivier
}
rajas-reward-fame_per_bend = { $count } roem voor elke bocht in een weg
rajas-reward-fame_per_worker = { $count } roem voor elke arbeider
