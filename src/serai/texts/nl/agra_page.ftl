# Agra in de browser: opschriften van de borden, korte regels, woorden voor het oor.

## De balk bovenaan.

agra-page-round = Ronde { $round }
agra-page-where = Ronde { $round }, steiger { $pier }
agra-page-after = Het spel is afgelopen
agra-page-piers = Zes steigers
agra-page-next-pier = { $count ->
    [one] volgende steiger na nog { $count } contract van niveau { $level }
   *[other] volgende steiger na nog { $count } contracten van niveau { $level }
}
agra-page-last-pier = de boot ligt aan de laatste steiger
agra-page-last-but-one = Deze ronde en nog één
agra-page-last-round = De laatste ronde

## Plaatsen.

agra-page-first = 1e

## De stad.

agra-page-city = Stad
agra-page-architect = bouw of invloed
agra-page-sailor = goederen leveren
agra-page-trader = ruilen
agra-page-botanist = stap en boerderij
agra-page-bonus = Bonus voor bouwen
agra-page-bonus-short = Bonus
agra-page-your-goods = jouw goederen
agra-page-enlarge = Groter
agra-page-view-city = Stad en rivier
agra-page-view-farms = Alle boerderijen

## De rivier.

agra-page-river = Rivier
agra-page-won = Behaald
agra-page-won-of = { $won } van { $all } behaald

## Een spelersbord.

agra-page-farm = Boerderij
agra-page-your-farm = Jouw boerderij
agra-page-farm-of = { $name }
agra-page-your-yard = stenen op je erf
agra-page-yard = stenen op het erf
agra-page-meditation = Meditatie
agra-page-workers-give = arbeiders: { $points }
agra-page-favours = Gunsten { $count }
agra-page-have-spend = hebben, −uit
agra-page-tile-free = vrij
agra-page-tiles-open = Open
agra-page-tiles-all = Neem een tegel
agra-page-contracts = Contracten { $count }
agra-page-contracts-none = nog geen
agra-page-count-of = { $count } van { $most }

## Het paleis.

agra-page-palace = Paleis
agra-page-order-limit = limiet { $limit }
agra-page-order-limit-next = limiet { $limit }, vanaf steiger { $pier }: { $next }
agra-page-track-end = einde
agra-page-track-start = geen
agra-page-akbar = Akbar
agra-page-akbar-first = { $rupees },
agra-page-akbar-then = dan +{ $rupees }

## De tellers van iedereen.

agra-page-count-rupees = Roepies
agra-page-count-workers = Arbeiders thuis
agra-page-count-stones = Stenen op het erf
agra-page-count-favours = Gunsten
agra-page-count-goods = Goederen
agra-page-count-meditation = Meditatiestap
agra-page-count-points = Meditatiepunten
agra-page-count-orders = Opdrachten
agra-page-count-akbar = Geschenken aan Akbar
agra-page-count-contracts = Contracten
agra-page-count-covers = Verwijderde fiches

## Deze beurt.

agra-page-turn-meditate = Mediteren
agra-page-turn-points = Mediteren, nog { $points }
agra-page-turn-place = Actie: arbeider plaatsen
agra-page-turn-action = Actie
agra-page-turn-order = Opdracht of Akbar, als je wilt
agra-page-anytime = Altijd
agra-page-chip-spices = Olie of curry: arbeiders overeind
agra-page-chip-favour = Gunstacties
agra-page-chip-luxury = Luxegoederen
agra-page-chip-contract = Contracten: eens per beurt

## Klaar, naar wat er gevraagd werd.

agra-prompt-shortage-favours-done = Zonder doorgaan
agra-prompt-shortage-goods-done = { agra-prompt-shortage-favours-done }
agra-prompt-farmers-done = Geen zetten meer
agra-prompt-ascend-done = Beneden blijven
agra-prompt-ascend-first-done = { agra-prompt-ascend-done }
agra-prompt-up-done = Geen stap
agra-prompt-process-extra-done = Niet meer
agra-prompt-extra-later-done = { agra-prompt-process-extra-done }
agra-prompt-follow-done = Niets bewerken
agra-prompt-process-done = { $kinds ->
    [done] Klaar
   *[other] Niets bewerken
}
agra-prompt-architect-done = { $kinds ->
    [done] Klaar
   *[other] Laat het
}
agra-prompt-dye-done = Houden
agra-prompt-first-site-done = Niet bouwen
agra-prompt-raise-done = Niemand meer
agra-prompt-store-done = Naar huis laten gaan
agra-prompt-deliveries-done = Niets meer leveren
agra-prompt-deliver-one-done = Niets leveren
agra-prompt-jagirdar-done = { agra-prompt-deliver-one-done }
agra-prompt-trade-done = { $traded ->
    [yes] Klaar
   *[no] { $given ->
        [0] Niets ruilen
       *[other] Goederen nemen
    }
}
agra-prompt-take-done = Niets meer nemen

## Het verslag, waar namen en plaatjes de dingen tonen.

agra-page-log-place = { $seat } plaatst een arbeider:
agra-page-log-home = { $seat } krijgt een arbeider terug:
agra-page-log-raise = { $seat } zet een arbeider overeind:
agra-page-log-uncover = { $seat } verwijdert een afdekfiche
agra-page-log-farmer = { $seat } verplaatst een boer
agra-page-log-exchange = { $seat } ruilt
agra-page-log-deliver = { $seat } levert
agra-page-log-double = { $seat } levert nogmaals
agra-page-log-contract = { $seat } krijgt het contract
agra-page-log-build = { $seat } bouwt
agra-page-log-order = { $seat } vervult een opdracht
agra-page-log-akbar = { $seat } schenkt Akbar
agra-page-log-give = { $seat } geeft de Handelaar
agra-page-log-pay = { $seat } betaalt
agra-page-log-sell = { $seat } verkoopt
agra-page-log-luxury = { $seat } gebruikt
agra-page-log-consign = { $seat } geeft de Fransman
agra-page-log-tile = { $seat } neemt een tegel
agra-page-log-return = { $seat } geeft een tegel terug

## Het verslag, waar een regel hoort bij waar hij uit volgt.

agra-page-also-favours = { $count ->
    [one] +{ $count } gunst
   *[other] +{ $count } gunsten
}
agra-page-also-good = { $count ->
    [one] +{ $count } { NAME($good, number: "singular") }
   *[other] +{ $count } { NAME($good, number: "plural") }
}
agra-page-also-rupees = { $rupees ->
    [one] +{ $rupees } roepie
   *[other] +{ $rupees } roepies
}
agra-page-also-process = { $count ->
    [one] +{ $count } { NAME($good, number: "singular") }
   *[other] +{ $count } { NAME($good, number: "plural") }
}
agra-page-also-influence = stap { $step } bij het { $guild }
agra-page-also-advance = meditatiestap { $step }
agra-page-also-bonus = bonustegel: { $bonus }
agra-page-also-pay = betaald met
agra-page-also-tile = een gunsttegel
agra-page-also-contract = het contract

## Waar iets vandaan komt, als de regel dat niet zegt.

agra-page-cause-merchant-favours = Koopman
agra-page-cause-influence-bonus = bonus van het spoor
agra-page-cause-contract-most = de meeste stenen
agra-page-cause-follow-favour = gevolgd
agra-page-cause-follow-one = volgt
agra-page-cause-place-standing = naar huis gestuurd
agra-page-cause-place-rupees = op het gebouw
agra-page-cause-sailor-refund = Schipper
agra-page-cause-contract-consolation = stenen op de kaart
agra-page-cause-build-bonus = bonustegel
agra-page-cause-luxury-painting = schilderij
agra-page-cause-luxury-book = boek
agra-page-cause-luxury-clothing = kleding
agra-page-cause-river-pier-3 = steiger 3
agra-page-cause-river-pier-4 = steiger 4
agra-page-cause-river-pier-5 = steiger 5

## Wat een keuze oplevert.

agra-page-fc-nothing = nog niets
agra-page-fc-wins = wint { $notable }
agra-page-fc-end = aan het eind
agra-page-fc-costs = kost { $count }
agra-page-fc-merchant = Koopman
agra-page-fc-follow = mag volgen
agra-page-fc-then = dan
agra-page-fc-leads = heeft de meeste stenen
agra-page-fc-lack = je mist
agra-page-fc-full = alles vervuld
agra-page-fc-influence = nog geen stap
agra-page-fc-limit = limiet bereikt

## De uitslag.

agra-page-total = Roepies
agra-page-amount = { $points ->
    [one] { $points } roepie
   *[other] { $points } roepies
}

## Wat dingen zeggen als je ze aanwijst.

agra-page-tip-architect = Ga omhoog op een spoor, of bouw
agra-page-tip-sailor = Lever goederen aan notabelen, of voor een opdracht
agra-page-tip-trader = Ruil tot drie goederen, verplaats een prijsfiche
agra-page-tip-botanist = Twee van: meditatiestap, afdekfiche weg, boeren
agra-page-tip-stands = Hier staat een arbeider van { $seat }
agra-page-tip-lies = Hier ligt een arbeider van { $seat }
agra-page-tip-produces = { $count ->
    [one] Levert { $count } { NAME($good, number: "singular") }
   *[other] Levert { $count } { NAME($good, number: "plural") }
}
agra-page-tip-processes = Bewerkt { NAME($good1, number: "plural") } tot { NAME($good2, number: "plural") }
agra-page-tip-site = Nog niet gebouwd, kost { $count }
agra-page-tip-merchant = { $favours ->
    [one] De Koopman is hier: { $favours } gunst
   *[other] De Koopman is hier: { $favours } gunsten
}
agra-page-tip-builder = De Bouwer is hier: hij bouwt gratis
agra-page-tip-coins = { $rupees ->
    [one] Hier ligt { $rupees } roepie
   *[other] Hier liggen { $rupees } roepies
}
agra-page-tip-good = { $good }, waarde { $value }
agra-page-tip-nobody = Niemand heeft het
agra-page-tip-bonus = Bonustegel: { $bonus }
agra-page-tip-wheel-points = { $points ->
    [one] Kost { $points } punt
   *[other] Kost { $points } punten
}
agra-page-tip-wheel-value = Kost de waarde van het goed
agra-page-tip-blocked = Nu geblokkeerd
agra-page-tip-notable = { $notable }, niveau { $level }, { $guild }
agra-page-tip-won = Behaald door { $seat }
agra-page-tip-used = Gebruikt in deze beurt
agra-page-tip-closed = Niveau { $level } gaat open bij steiger { $pier }
agra-page-tip-asks = { $notable } vraagt { $good }
agra-page-tip-delivered = Geleverd door { $seat }
agra-page-tip-delivered-twice = Tweemaal geleverd door { $seat }
agra-page-tip-pier = Steiger { $pier }
agra-page-tip-covered = Afgedekt
agra-page-tip-farmer = Met een boer
agra-page-tip-step = De volgende stap kost { $good1 } en { $good2 }
agra-page-tip-order = Opdracht van het { $guild }: { $good1 } en { $good2 }
agra-page-tip-order-next = Als volgende te vervullen
agra-page-tip-neutral = Met een neutrale steen
agra-page-tip-stone = Met een steen van { $seat }
agra-page-tip-board = De boerderij van { $seat }
agra-page-tip-guild = { $guild }: { $listed }

## De terminal, waar die meer zegt dan de pagina.

agra-page-builder = Bouwer
agra-page-stands = { $letter } staat
agra-page-lies = { $letter } ligt
agra-page-its-value = (zijn waarde)
agra-page-wheel = Wiel
agra-page-blocked = Geblokkeerd
agra-page-prices = Prijsfiches
agra-page-guild = Gilde
agra-page-steps = Stappen
agra-page-order = Opdracht
agra-page-pay = Voor jouw stap
agra-page-stones = Stenen (hoogstens { $limit })
agra-page-akbar-wants = Akbar wil
agra-page-akbar-has = Akbar heeft
agra-page-favour-tiles = Gunsttegels
agra-page-boat = De boot ligt aan steiger { $pier } van { $piers }
agra-page-notable = Notabele
agra-page-level = Niveau
agra-page-wants = Vraagt
agra-page-gives = Geeft
agra-page-owns = Bezit
agra-page-farm-gives = Een boerderij geeft { $listed }.
agra-page-farm-signs = { $cover } afdekfiche, { $person } boer, { $field } vrij veld
agra-page-step-gives = stap { $step }: de eerste arbeider geeft { $points }
agra-page-step-next = de volgende stap kost { $goods }
agra-page-counts = telt voor { $value }
agra-page-value = waarde { $value }
agra-page-spend = besteed { $spend }
agra-page-have-to-spend = heb { $have }, besteed { $spend }
agra-page-used = gebruikt

## Titels van tabellen met onderdelen.

agra-table-meta = Het spel
agra-table-components = Hoeveel waarvan
agra-table-per-player = Per speler
agra-table-rows = Rijen goederen
agra-table-goods = Goederen
agra-table-arrows = Pijlen van bewerking
agra-table-characters = Personages
agra-table-buildings = Gebouwen
agra-table-bonus-tiles = Bonustegels
agra-table-price-tokens = Prijsfiches
agra-table-farm = De boerderij
agra-table-meditation-steps = Meditatiestappen
agra-table-favour-actions = Gunstacties
agra-table-wheel = Het wiel
agra-table-guilds = Gilden
agra-table-influence-steps = Invloedstappen
agra-table-orders = Opdrachten
agra-table-bowls = Schalen van Akbar
agra-table-piers = Steigers
agra-table-notables = Notabelen
agra-table-player-counts = Naar aantal spelers
agra-table-numbers = Getallen uit de regels
agra-table-rule-options = Lezingen van open regels

## Wat een deel van de tafel is, en waar het voor dient.

agra-page-about-farm = { agra-summary-farm }. { agra-summary-farm-words }
agra-page-about-streets = { agra-summary-street-told }
agra-page-about-river = { agra-summary-deliver }. { agra-summary-deliver-words }
agra-page-about-palace = { agra-summary-tracks }. { agra-summary-order-words } { agra-summary-tracks-words }
agra-page-about-favours = { agra-summary-any }. { agra-summary-any-words }
agra-page-about-city = Stad. Elke beurt gaat een arbeider naar een van vier personen of naar een gebouw.
agra-page-about-town = { agra-page-about-city }
agra-page-about-wheel = Wiel. Meditatiepunten kopen de acties; de fiche blokkeert er een.
agra-page-about-bonus = Bonustegels. Wie bouwt, neemt er een uit de kolom van het gebouw.
agra-page-about-levels = Niveaus. Notabelen verderop vragen betere goederen en geven sterkere contracten.
agra-page-about-won = Behaald. Notabelen van wie iemand het contract heeft.
agra-page-about-meditation = Meditatie. Elke stap laat arbeiders die gaan liggen meer punten geven.
agra-page-about-board = Het bord van een speler: boerderij, meditatie, gunsten en contracten.
agra-page-about-contracts = Contracten. Alleen de eigenaar gebruikt ze, en aan het eind leveren ze op.
agra-page-about-akbar = Akbar. Luxegoederen die hij krijgt, leveren aan het eind op.
agra-page-about-farms = Alle boerderijen. Wat iedereen heeft, naast elkaar.
agra-page-about-goods = Goederen. Wat je te leveren en te geven hebt.
agra-page-about-now = De beurt: mediteer als je wilt, stuur een arbeider, vul zo mogelijk een bestelling.
