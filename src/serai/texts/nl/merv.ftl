# Merv.
#
# Namen van plekken staan na een dubbele punt; tegels en contracten zeggen tussen haakjes welke het zijn.

## Wat je kunt doen.

merv-do-go = Ga naar het vak: { $slot }
merv-do-activate = Activeer de bouwplaats: { $cell }
merv-do-act = Doe de actie van de bouwplaats
merv-do-favour = Neem 1 gunst
merv-do-soldier = Plaats een soldaat
merv-do-collect = Neem alle kamelen van de kamelenmarkt
merv-do-trade = Kamelenmarkt: zet een kameel op { $stall }
merv-do-fulfil = Vervul het { $contract }
merv-do-stand = Ga in de rij staan: { $place }
merv-do-pay = Betaal een { $colour } blokje
merv-do-wild = Betaal met het blokje dat als elke kleur geldt
merv-do-waive = Betaal één blokje minder, dankzij je doorbraak
merv-do-settle = Betaal zoals voorgesteld
merv-do-take = Neem een karavaankaart: { $card }
merv-do-load = Zet een kameel op de voorste kaart zonder kameel
merv-do-gift = Volgend geschenk: { $spice }
merv-do-courtier = Plaats een hoveling: { $hall }
merv-do-discover = Doorbraak: { $breakthrough }
merv-do-post = Open een handelspost: { $city }
merv-do-buy = Koop een goed: { $city }
merv-do-advance = Zet een stap: { $space }
merv-do-build = Bouw: { $wall }
merv-do-wall = Plaats het daar: { $slot }
merv-do-guard = Plaats de soldaat: { $cell }
merv-do-upgrade = Plaats de verbetering: { $cell }
merv-do-bonus = Neem de bonusverbetering: { $colour }
merv-do-claim = Neem de { $scoring_tile }
merv-do-score = Laat een hoveling punten geven: { $hall }
merv-do-done = Klaar

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
merv-seat_letter = stoel { $letter }
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
