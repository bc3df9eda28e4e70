# Taj Mahal.
#
# Een kleur voor een de-woord krijgt een e: { NAME($colour, gender: "common") }.

## Wat er nu te doen is.

taj-prompt-turn = { $kinds ->
    [withdraw] { $leads ->
        [yes] Je hebt geen passende kaart: trek je terug en neem alles waarin je voorligt.
       *[no] Je hebt geen passende kaart: trek je zonder prijs terug.
    }
   *[play-withdraw] { $turn ->
        [first] Speel een gekleurde kaart, of trek je zonder prijs terug.
       *[later] { $leads ->
            [no] Speel nog een gekleurde kaart, of trek je zonder prijs terug.
           *[yes] Speel nog een gekleurde kaart, of trek je terug en neem alles waarin je voorligt.
        }
    }
}
taj-prompt-companion = { $kinds ->
    [done] Beëindig je beurt.
    [done-white] Voeg een witte kaart toe, of beëindig je beurt.
    [done-special] Voeg een speciale kaart toe, of beëindig je beurt.
   *[done-special-white] Voeg een witte of speciale kaart toe, of beëindig je beurt.
}
taj-prompt-palace = { $crowned ->
    [0] Plaats een paleis (nog { $regular }).
   *[other] { $regular ->
        [0] Plaats je gekroonde paleis.
        [one] Plaats een paleis: { $regular } gewoon en het gekroonde.
       *[other] Plaats een paleis: { $regular } gewone en het gekroonde.
    }
}
taj-prompt-take = { $left ->
    [one] Neem een open kaart.
   *[other] Neem een open kaart (nog { $left }).
}

## Wat er kan.

taj-do-play = Speel de { $card }
taj-do-add = Voeg de { $card } toe
taj-do-done = Beurt beëindigen
taj-do-withdraw = Terugtrekken
taj-do-palace = Paleis in { $city }
taj-do-crown = Gekroond paleis in { $city }
taj-do-take = Neem de { $card }

## Wat er nu niet kan, en waarom.

taj-refuse-colour = De { $card } heeft niet jouw kleur van dit bezoek.
taj-refuse-alone = De { $card } kan niet als eerste: die komt bij een gekleurde kaart.
taj-refuse-second = De { $card } moet wachten: één gekleurde kaart per beurt.
taj-refuse-taken = In { $city } staat al een gewoon paleis.

## Wat er is gebeurd.

taj-log-visit = Bezoek { $visit }: { $province }.
taj-log-reshuffle = De trekstapel is leeg; de aflegstapel is geschud: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
taj-log-no-cards = Trekstapel en aflegstapel zijn leeg; { $count ->
    [one] één kaart wordt niet gedeeld
   *[other] { $count } kaarten worden niet gedeeld
}.
taj-log-draws = { $seat } trekt een kaart van de stapel.
taj-log-drew = Het is de { $card }.
taj-log-play = { $seat } speelt de { $card }.
taj-log-withdraw = { $seat } trekt zich terug uit { $province }.
taj-log-prize = { $seat } wint { $symbol ->
    [elephant] de provincietegel
    [grand_mogul] de kroon
   *[other] de { $symbol }
}.
taj-log-palace = { $seat } plaatst een paleis in { $city }.
taj-log-crown = { $seat } plaatst het gekroonde paleis in { $city }.
taj-log-bonus = { $seat } neemt de { $bonus }.
taj-log-score = { $points ->
    [0] { $seat } scoort niets.
    [one] { $seat } scoort { $points } punt.
   *[other] { $seat } scoort { $points } punten.
}
taj-log-take = { $seat } neemt de { $card }.
taj-log-discards = { $seat } legt de { $card } af.
taj-log-tile-lost = Niemand heeft de { $tile } gewonnen; die verdwijnt uit het spel.
taj-log-special = { $seat } levert een paar in voor de { $card }.
taj-log-special-from = { $seat } levert een paar in voor de { $card } van { $seat2 }.
taj-log-end = Het laatste bezoek is voorbij; de handen worden geteld.

## Hoe het spel eindigde.

taj-end-visits = Alle provincies zijn bezocht.

## Redenen voor punten, als regels van een tabel.

taj-points-tiles = Bonustegels met punten
taj-points-goods = Goederen
taj-points-palaces = Paleizen en ketens
taj-points-plus-two = De +2-kaart
taj-points-white = Witte kaarten op de hand
taj-points-special = Speciale kaarten op de hand
taj-points-colour = Meest voorkomende kleur op de hand

## Keuzes vóór het spel.

taj-option-two_players = Met z’n tweeën en een dummy (onofficieel)
taj-option-two_players-off = nee
taj-option-two_players-stand_in = ja
taj-setup-two = Met z’n tweeën speel je alleen met de onofficiële dummy: kies “{ $option }”.
taj-setup-two-only = “{ $option }” is alleen voor twee spelers.

## Namen: kaarten.

taj-card-one = { NAME($colour, gender: "common") } kaart met { $symbol1 }
taj-card-two = { NAME($colour, gender: "common") } kaart met { $symbol1 } en { $symbol2 }
taj-card-double = { NAME($colour, gender: "common") } kaart met twee { NAME($symbol1, number: "plural") }
taj-card-special_elephant = speciale kaart Olifant
taj-card-special_grand_mogul = speciale kaart Grootmogol
taj-card-special_plus_two = speciale kaart +{ $points }
taj-card-special_colour_change = speciale kaart Kleurwissel

## Namen: tegels.

taj-bonus-points = +{ $points }-tegel
taj-bonus-taj_mahal = Taj Mahal-tegel (+{ $points })
taj-bonus-draw_card = kaarttegel
taj-bonus-commodity = tegel met { $commodity }
taj-tile-one = provincietegel { $visit } met { $commodity1 }
taj-tile-two = provincietegel { $visit } met { $commodity1 } en { $commodity2 }

## Namen: symbolen, kleuren, goederen.

taj-symbol-vizier = { $number ->
    [plural] viziers
   *[singular] vizier
}
taj-symbol-general = { $number ->
    [plural] generaals
   *[singular] generaal
}
taj-symbol-monk = { $number ->
    [plural] monniken
   *[singular] monnik
}
taj-symbol-princess = { $number ->
    [plural] prinsessen
   *[singular] prinses
}
taj-symbol-grand_mogul = { $number ->
    [plural] grootmogols
   *[singular] grootmogol
}
taj-symbol-elephant = { $number ->
    [plural] olifanten
   *[singular] olifant
}
taj-colour-red = { $gender ->
    [common] rode
   *[none] rood
}
taj-colour-yellow = { $gender ->
    [common] gele
   *[none] geel
}
taj-colour-green = { $gender ->
    [common] groene
   *[none] groen
}
taj-colour-violet = { $gender ->
    [common] paarse
   *[none] paars
}
taj-colour-white = { $gender ->
    [common] witte
   *[none] wit
}
taj-commodity-rice = rijst
taj-commodity-tea = thee
taj-commodity-spice = specerijen
taj-commodity-jewels = juwelen

## Namen: provincies en steden.

taj-province-kabul_province = Kabul
taj-province-kashmir_province = Kasjmir
taj-province-multan_province = Multan
taj-province-lahore_province = Lahore
taj-province-delhi_province = Delhi
taj-province-thatta_province = Thatta
taj-province-ajmer_province = Ajmer
taj-province-agra_province = Agra
taj-province-awadh_province = Awadh
taj-province-gujarat_province = Gujarat
taj-province-malwa_province = Malwa
taj-province-allahabad_province = Allahabad

taj-city-kabul = Kabul
taj-city-jalalabad = Jalalabad
taj-city-peshawar = Peshawar
taj-city-ghazni = Ghazni
taj-city-baramulla = Baramulla
taj-city-srinagar = Srinagar
taj-city-kishtwar = Kishtwar
taj-city-jammu = Jammu
taj-city-dera_ghazi_khan = Dera Ghazi Khan
taj-city-multan = Multan
taj-city-uch = Uch
taj-city-bhakkar = Bhakkar
taj-city-rohtas = Rohtas
taj-city-sialkot = Sialkot
taj-city-jalandhar = Jalandhar
taj-city-lahore = Lahore
taj-city-sirhind = Sirhind
taj-city-saharanpur = Saharanpur
taj-city-badaun = Badaun
taj-city-delhi = Delhi
taj-city-sehwan = Sehwan
taj-city-nasarpur = Nasarpur
taj-city-umarkot = Umarkot
taj-city-thatta = Thatta
taj-city-bikaner = Bikaner
taj-city-amber = Amber
taj-city-ajmer = Ajmer
taj-city-jodhpur = Jodhpur
taj-city-mathura = Mathura
taj-city-agra = Agra
taj-city-kannauj = Kannauj
taj-city-kalpi = Kalpi
taj-city-gwalior = Gwalior
taj-city-khairabad = Khairabad
taj-city-bahraich = Bahraich
taj-city-gorakhpur = Gorakhpur
taj-city-lucknow = Lucknow
taj-city-patan = Patan
taj-city-ahmadabad = Ahmadabad
taj-city-surat = Surat
taj-city-junagadh = Junagadh
taj-city-ujjain = Ujjain
taj-city-chanderi = Chanderi
taj-city-raisen = Raisen
taj-city-mandu = Mandu
taj-city-allahabad = Allahabad
taj-city-jaunpur = Jaunpur
taj-city-benares = Benares
taj-city-kalinjar = Kalinjar
