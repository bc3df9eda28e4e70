# Taj Mahal.
#
# Les cartes et les tuiles sont toutes du féminin : « la { $card } », « la { $tile } ».
# Une couleur s’accorde : { NAME($colour, gender: "feminine") }.

## Que faire maintenant.

taj-prompt-turn = { $kinds ->
    [withdraw] { $leads ->
        [yes] Aucune de vos cartes ne convient : retirez-vous et prenez ce que vous dominez.
       *[no] Aucune de vos cartes ne convient : retirez-vous sans prix.
    }
   *[play-withdraw] { $turn ->
        [first] Jouez une carte de couleur, ou retirez-vous sans prix.
       *[later] { $leads ->
            [no] Jouez une autre carte de couleur, ou retirez-vous sans prix.
           *[yes] Jouez une autre carte de couleur, ou retirez-vous et prenez ce que vous dominez.
        }
    }
}
taj-prompt-companion = { $kinds ->
    [done] Terminez votre tour.
    [done-white] Ajoutez une carte blanche, ou terminez votre tour.
    [done-special] Ajoutez une carte spéciale, ou terminez votre tour.
   *[done-special-white] Ajoutez une carte blanche ou spéciale, ou terminez votre tour.
}
taj-prompt-palace = { $crowned ->
    [0] Placez un palais (encore { $regular }).
   *[other] { $regular ->
        [0] Placez votre palais couronné.
        [one] Placez un palais : { $regular } ordinaire et le couronné.
       *[other] Placez un palais : { $regular } ordinaires et le couronné.
    }
}
taj-prompt-take = { $left ->
    [1] Prenez une carte visible.
   *[other] Prenez une carte visible (encore { $left }).
}

## Ce que l’on peut faire.

taj-do-play = Jouer la { $card }
taj-do-add = Ajouter la { $card }
taj-do-done = Finir le tour
taj-do-withdraw = Se retirer
taj-do-palace = Palais à { $city }
taj-do-crown = Palais couronné à { $city }
taj-do-take = Prendre la { $card }

## Ce que l’on ne peut pas faire maintenant, et pourquoi.

taj-refuse-colour = La { $card } n’a pas votre couleur de cette visite.
taj-refuse-alone = La { $card } ne se joue pas en premier : elle accompagne une carte de couleur.
taj-refuse-second = La { $card } doit attendre : une seule carte de couleur par tour.
taj-refuse-taken = Il y a déjà un palais ordinaire à { $city }.

## Ce qui s’est passé.

taj-log-visit = Visite { $visit } : { $province }.
taj-log-reshuffle = La pioche est vide ; la défausse est mélangée : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
taj-log-no-cards = Pioche et défausse sont vides ; { $count ->
    [one] { $count } carte n’est pas distribuée
   *[other] { $count } cartes ne sont pas distribuées
}.
taj-log-draws = { $seat } pioche une carte.
taj-log-drew = C’est la { $card }.
taj-log-play = { $seat } joue la { $card }.
taj-log-withdraw = { $seat } se retire de la province { $province }.
taj-log-prize = { $seat } remporte { $symbol ->
    [elephant] la tuile de province
    [grand_mogul] la couronne
   *[other] { NAME($symbol, article: "definite") }
}.
taj-log-palace = { $seat } place un palais à { $city }.
taj-log-crown = { $seat } place le palais couronné à { $city }.
taj-log-bonus = { $seat } prend la { $bonus }.
taj-log-score = { $points ->
    [0] { $seat } ne marque rien.
    [one] { $seat } marque { $points } point.
   *[other] { $seat } marque { $points } points.
}
taj-log-take = { $seat } prend la { $card }.
taj-log-discards = { $seat } défausse la { $card }.
taj-log-tile-lost = Personne n’a remporté la { $tile } ; elle quitte la partie.
taj-log-special = { $seat } rend une paire contre la { $card }.
taj-log-special-from = { $seat } rend une paire contre la { $card } de { $seat2 }.
taj-log-end = La dernière visite est finie ; on compte les mains.

## Comment la partie s’est terminée.

taj-end-visits = Toutes les provinces ont été visitées.

## Les raisons des points, en lignes de tableau.

taj-points-tiles = Tuiles bonus à points
taj-points-goods = Marchandises
taj-points-palaces = Palais et chaînes
taj-points-plus-two = La carte +2
taj-points-white = Cartes blanches en main
taj-points-special = Cartes spéciales en main
taj-points-colour = Couleur la plus fréquente en main

## Les choix avant la partie.

taj-option-two_players = À deux avec un fantôme (non officiel)
taj-option-two_players-off = non
taj-option-two_players-stand_in = oui
taj-setup-two = À deux, on ne joue qu’avec le fantôme non officiel : choisissez « { $option } ».
taj-setup-two-only = « { $option } » est réservé aux parties à deux.

## Les noms : cartes.

taj-card-one = carte { NAME($colour, gender: "feminine") } avec { $symbol1 }
taj-card-two = carte { NAME($colour, gender: "feminine") } avec { $symbol1 } et { $symbol2 }
taj-card-double = carte { NAME($colour, gender: "feminine") } avec deux { NAME($symbol1, number: "plural") }
taj-card-special_elephant = carte spéciale Éléphant
taj-card-special_grand_mogul = carte spéciale Grand Moghol
taj-card-special_plus_two = carte spéciale +{ $points }
taj-card-special_colour_change = carte spéciale Changement de couleur

## Les noms : tuiles.

taj-bonus-points = tuile +{ $points }
taj-bonus-taj_mahal = tuile Taj Mahal (+{ $points })
taj-bonus-draw_card = tuile Carte
taj-bonus-commodity = tuile { NAME($commodity, article: "partitive") }
taj-tile-one = tuile de province { $visit } avec { $commodity1 }
taj-tile-two = tuile de province { $visit } avec { $commodity1 } et { $commodity2 }

## Les noms : symboles, couleurs, marchandises.

taj-symbol-vizier = { $number ->
    [plural] vizirs
   *[singular] { $article ->
        [definite] le vizir
       *[none] vizir
    }
}
taj-symbol-general = { $number ->
    [plural] généraux
   *[singular] { $article ->
        [definite] le général
       *[none] général
    }
}
taj-symbol-monk = { $number ->
    [plural] moines
   *[singular] { $article ->
        [definite] le moine
       *[none] moine
    }
}
taj-symbol-princess = { $number ->
    [plural] princesses
   *[singular] { $article ->
        [definite] la princesse
       *[none] princesse
    }
}
taj-symbol-grand_mogul = { $number ->
    [plural] Grands Moghols
   *[singular] { $article ->
        [definite] le Grand Moghol
       *[none] Grand Moghol
    }
}
taj-symbol-elephant = { $number ->
    [plural] éléphants
   *[singular] { $article ->
        [definite] l’éléphant
       *[none] éléphant
    }
}
taj-colour-red = rouge
taj-colour-yellow = jaune
taj-colour-green = { $gender ->
    [feminine] verte
   *[masculine] vert
}
taj-colour-violet = { $gender ->
    [feminine] violette
   *[masculine] violet
}
taj-colour-white = { $gender ->
    [feminine] blanche
   *[masculine] blanc
}
taj-commodity-rice = { $article ->
    [partitive] de riz
   *[none] riz
}
taj-commodity-tea = { $article ->
    [partitive] de thé
   *[none] thé
}
taj-commodity-spice = { $article ->
    [partitive] d’épices
   *[none] épices
}
taj-commodity-jewels = { $article ->
    [partitive] de joyaux
   *[none] joyaux
}

## Les noms : provinces et villes.

taj-province-kabul_province = Kaboul
taj-province-kashmir_province = Cachemire
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

taj-city-kabul = Kaboul
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
taj-city-ahmadabad = Ahmedabad
taj-city-surat = Surat
taj-city-junagadh = Junagadh
taj-city-ujjain = Ujjain
taj-city-chanderi = Chanderi
taj-city-raisen = Raisen
taj-city-mandu = Mandu
taj-city-allahabad = Allahabad
taj-city-jaunpur = Jaunpur
taj-city-benares = Bénarès
taj-city-kalinjar = Kalinjar
