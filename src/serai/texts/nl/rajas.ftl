# Rajas of the Ganges.

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
rajas-token_colour-white = wit
rajas-token_colour-yellow = geel
rajas-token_colour-red = rood
rajas-token_colour-brown = bruin

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
rajas-tile-one = { $colour } tegel { $cost }: { $feature1 }
rajas-tile-two = { $colour } tegel { $cost }: { $feature1 }, { $feature2 }
rajas-tile-three = { $colour } tegel { $cost }: { $feature1 }, { $feature2 }, { $feature3 }
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
rajas-token-one = { $token_colour } fiche: { $reward1 }
rajas-token-two = { $token_colour } fiche: { $reward1 } en { $reward2 }
rajas-river_tile-one = riviertegel: { $reward1 }

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
