# Taj Mahal.
#
# Names may be asked for a form by { NAME($thing, number: "plural") }; see serai/texts/speaker.py.
# $seat is always the name of a player. $card, $city, $symbol and so on are things with a name.

## What to do now. $seat is the one who is asked; the page or the terminal says whose turn it is.
## $kinds are the kinds of options there are: a sentence names no other.

# $turn (text) - "first" before any card was played in this visit, else "later"
# $leads (text) - "yes" if a withdrawal would bring a prize now, else "no"
taj-prompt-turn = { $kinds ->
    [withdraw] { $leads ->
        [yes] You have no card that fits: withdraw and take what you lead.
       *[no] You have no card that fits: withdraw without a prize.
    }
   *[play-withdraw] { $turn ->
        [first] Play a coloured card, or withdraw without a prize.
       *[later] { $leads ->
            [no] Play another coloured card, or withdraw without a prize.
           *[yes] Play another coloured card, or withdraw and take what you lead.
        }
    }
}
taj-prompt-companion = { $kinds ->
    [done] End your turn.
    [done-white] Add a white card, or end your turn.
    [done-special] Add a special card, or end your turn.
   *[done-special-white] Add a white or a special card, or end your turn.
}
# $regular, $crowned (numbers) - palaces still to be placed
taj-prompt-palace = { $crowned ->
    [0] Place a palace ({ $regular } to place).
   *[other] { $regular ->
        [0] Place your crowned palace.
       *[other] Place a palace: { $regular } regular and the crowned one.
    }
}
# $left (number) - cards still to be taken
taj-prompt-take = { $left ->
    [one] Take one open card.
   *[other] Take an open card ({ $left } to take).
}

## What can be done.

taj-do-play = Play the { $card }
taj-do-add = Add the { $card }
taj-do-done = End the turn
taj-do-withdraw = Withdraw
taj-do-palace = Palace in { $city }
taj-do-crown = Crowned palace in { $city }
taj-do-take = Take the { $card }

## What cannot be done now, and why.

taj-refuse-colour = The { $card } does not have your colour of this visit.
taj-refuse-alone = The { $card } cannot go first: it is added to a coloured card.
taj-refuse-second = The { $card } must wait: one coloured card a turn.
taj-refuse-taken = { $city } has a regular palace already.

## What has happened.

taj-log-visit = Visit { $visit }: { $province }.
taj-log-reshuffle = The deck is empty; the { $count } discarded cards are shuffled.
taj-log-no-cards = Deck and discard pile are empty; { $count ->
    [one] one card is not dealt
   *[other] { $count } cards are not dealt
}.
taj-log-draws = { $seat } draws a card from the deck.
taj-log-drew = It is the { $card }.
taj-log-play = { $seat } plays the { $card }.
taj-log-withdraw = { $seat } withdraws from { $province }.
taj-log-prize = { $seat } wins { $symbol ->
    [elephant] the province tile
    [grand_mogul] the crown
   *[other] the { $symbol }
}.
taj-log-palace = { $seat } places a palace in { $city }.
taj-log-crown = { $seat } places the crowned palace in { $city }.
taj-log-bonus = { $seat } takes the { $bonus }.
taj-log-score = { $points ->
    [0] { $seat } scores nothing.
    [one] { $seat } scores 1 point.
   *[other] { $seat } scores { $points } points.
}
taj-log-take = { $seat } takes the { $card }.
taj-log-discards = { $seat } discards the { $card }.
taj-log-tile-lost = Nobody has won { $tile }; it leaves the game.
taj-log-special = { $seat } hands in a pair for the { $card }.
taj-log-special-from = { $seat } hands in a pair for the { $card } of { $seat2 }.
taj-log-end = The last visit is over; the hands are scored.

## How the game ended.

taj-end-visits = All provinces have been visited.

## Reasons for points, as lines of a table.

taj-points-tiles = Bonus tiles with points
taj-points-goods = Commodities
taj-points-palaces = Palaces and chains
taj-points-plus-two = The +2 card
taj-points-white = White cards in hand
taj-points-special = Special cards in hand
taj-points-colour = Most frequent colour in hand

## Choices before the game.

taj-option-two_players = Two players with a dummy (unofficial)
taj-option-two_players-off = no
taj-option-two_players-stand_in = yes
taj-setup-two = Two can only play with the unofficial dummy: choose “{ $option }”.
taj-setup-two-only = “{ $option }” is for two players only.

## Names: cards. { $colour } and { $symbol } are names themselves.

taj-card-one = { $colour } card with { $symbol1 }
taj-card-two = { $colour } card with { $symbol1 } and { $symbol2 }
taj-card-double = { $colour } card with two { NAME($symbol1, number: "plural") }
taj-card-special_elephant = elephant special card
taj-card-special_grand_mogul = grand mogul special card
taj-card-special_plus_two = +{ $points } special card
taj-card-special_colour_change = colour change special card

## Names: tiles.

taj-bonus-points = +{ $points } tile
taj-bonus-taj_mahal = Taj Mahal tile (+{ $points })
taj-bonus-draw_card = card tile
taj-bonus-commodity = { $commodity } tile
taj-tile-one = province tile { $visit } with { $commodity1 }
taj-tile-two = province tile { $visit } with { $commodity1 } and { $commodity2 }

## Names: symbols, colours, commodities.

taj-symbol-vizier = { $number ->
    [plural] viziers
   *[singular] vizier
}
taj-symbol-general = { $number ->
    [plural] generals
   *[singular] general
}
taj-symbol-monk = { $number ->
    [plural] monks
   *[singular] monk
}
taj-symbol-princess = { $number ->
    [plural] princesses
   *[singular] princess
}
taj-symbol-grand_mogul = { $number ->
    [plural] grand moguls
   *[singular] grand mogul
}
taj-symbol-elephant = { $number ->
    [plural] elephants
   *[singular] elephant
}
taj-colour-red = red
taj-colour-yellow = yellow
taj-colour-green = green
taj-colour-violet = violet
taj-colour-white = white
taj-commodity-rice = rice
taj-commodity-tea = tea
taj-commodity-spice = spice
taj-commodity-jewels = jewels

## Names: provinces and cities.

taj-province-kabul_province = Kabul
taj-province-kashmir_province = Kashmir
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
