# Agra.
#
# { NAME($good, article: "indefinite") } is één stuk: "olie" of "een baksteen". Plaatsen en
# notabelen zijn allemaal de-woorden; een gilde is een het-woord.

## Wat er nu te doen is.

agra-prompt-turn = { $kinds ->
    [place] Plaats een arbeider.
    [lay-place] Plaats een arbeider; vooraf mag je arbeiders neerleggen om te mediteren.
    [place-spend] { $points ->
        [one] Besteed je { $points } meditatiepunt, of plaats een arbeider.
       *[other] Besteed je { $points } meditatiepunten, of plaats een arbeider.
    }
    [lay-place-spend] { $points ->
        [one] Besteed je { $points } meditatiepunt, leg meer arbeiders neer, of plaats een arbeider.
       *[other] Besteed je { $points } meditatiepunten, leg meer arbeiders neer, of plaats een arbeider.
    }
    [again-lay] Al je arbeiders zijn op pad: gebruik er een opnieuw; vooraf mag je arbeiders neerleggen om te mediteren.
    [again-spend] { $points ->
        [one] Besteed je { $points } meditatiepunt, of gebruik een arbeider opnieuw.
       *[other] Besteed je { $points } meditatiepunten, of gebruik een arbeider opnieuw.
    }
    [again-lay-spend] { $points ->
        [one] Besteed je { $points } meditatiepunt, leg meer arbeiders neer, of gebruik een arbeider opnieuw.
       *[other] Besteed je { $points } meditatiepunten, leg meer arbeiders neer, of gebruik een arbeider opnieuw.
    }
   *[again] Al je arbeiders zijn op pad: gebruik er een opnieuw.
}
agra-prompt-extra-action = Het beeld: voer nog een hoofdactie uit.
agra-prompt-free-peon = Kies de arbeider die kosteloos nog eens dient.
agra-prompt-order = { $kinds ->
    [akbar-done-order] Vervul een opdracht of schenk Akbar een goed, of beëindig je beurt.
    [done-order] Vervul een opdracht, of beëindig je beurt.
    [akbar-done] Schenk Akbar een goed, of beëindig je beurt.
   *[done] Beëindig je beurt, of doe nog iets dat op elk moment mag.
}
agra-prompt-shortage-favours = { $count ->
    [one] Er is geen steen meer voor de gunst: { $kinds ->
        [done] breng er met iets anders een naar huis, of zie ervan af.
       *[done-free] geef er een goed voor op, of zie ervan af.
    }
   *[other] Er is geen steen meer voor { $count } gunsten: { $kinds ->
        [done] breng er met iets anders een paar naar huis, of zie ervan af.
       *[done-free] geef er goederen voor op, of zie ervan af.
    }
}
agra-prompt-shortage-goods = Er is geen steen meer voor { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
}: { $kinds ->
    [done] breng er met iets anders een naar huis, of zie ervan af.
    [done-free] geef er een ander goed voor op, of zie ervan af.
    [done-free_favour] geef er een gunst voor op, of zie ervan af.
   *[done-free-free_favour] geef er een ander goed of een gunst voor op, of zie ervan af.
}
agra-prompt-cover = Verwijder een afdekfiche van je boerderij.
agra-prompt-farmers = { $count ->
    [one] Verplaats een boer één veld, of stop.
   *[other] Verplaats een boer één veld, in totaal { $count } keer, of stop.
}
agra-prompt-ascend = Naar de top van het spoor van het { $guild } gaan, zodat het einde nadert?
agra-prompt-ascend-first = { $kinds ->
    [done-up] Naar de top van een spoor gaan, zodat het einde nadert?
   *[up] Je mag meer dan één stap zetten: welke komt eerst?
}
agra-prompt-up = { $kinds ->
    [done-up] Kies een spoor om een stap omhoog te gaan, of blijf staan.
   *[up] { $count ->
        [one] Kies een spoor om een stap omhoog te gaan.
       *[other] Kies { $count } sporen om een stap omhoog te gaan.
    }
}
agra-prompt-track-bonus = { $favours ->
    [one] Neem { $favours } gunst of een open gunsttegel.
   *[other] Neem { $favours } gunsten of een open gunsttegel.
}
agra-prompt-return = Kies de gunsttegel die je teruggeeft.
agra-prompt-search-tile = Kies een gunsttegel, open of uit de stapel.
agra-prompt-process-one = Kies een goed om te bewerken.
agra-prompt-process-extra = Gunsten besteden om nog een goed te bewerken tot { NAME($good, article: "indefinite") }?
agra-prompt-extra-later = Je kunt nog een goed bewerken tot { NAME($good, article: "indefinite") }, zodra je er de gunsten en het goed voor hebt.
agra-prompt-follow = { $kinds ->
    [done] Je mag ook { NAME($good, article: "indefinite") } bewerken tot { NAME($into, article: "indefinite") }, zodra je dat goed hebt. { $seat2 } krijgt er een gunst voor.
   *[done-process] Ook { NAME($good, article: "indefinite") } bewerken tot { NAME($into, article: "indefinite") }? { $seat2 } krijgt er een gunst voor.
}
agra-prompt-process = { $kinds ->
    [process] Bewerk goederen in de { $building }.
    [done] Je hebt niets te bewerken in de { $building }.
   *[done-process] Bewerk goederen in de { $building }, of geen.
}
agra-prompt-materials = Betaal materiaal voor de { $building }: nog { $count }.
agra-prompt-bonus = Neem een bonustegel van niveau { $level }.
agra-prompt-first-site = De Mujtahida: de { $building } voor niets bouwen?
agra-prompt-exchange = Ruil een goed voor een ander van dezelfde waarde.
agra-prompt-dye = De Verver: { NAME($good, number: "plural") } inleveren voor een beter goed van dezelfde rij?
agra-prompt-gain-basic = Kies een basisgoed.
agra-prompt-gain-value = Kies een goed van waarde { $value }.
agra-prompt-sell = Kies een goed dat je voor zijn waarde verkoopt.
agra-prompt-token = Leg, verplaats of draai een prijsfiche.
agra-prompt-deliver-one = Lever een goed aan een notabele.
agra-prompt-offer = { $kinds ->
    [done] Je mag Akbar een goed schenken, in een vrije schaal van dezelfde waarde, zodra je er een hebt dat past.
   *[done-offer] Schenk Akbar een goed, in een vrije schaal van dezelfde waarde.
}
agra-prompt-akbar-or-order = Schenk Akbar een goed, of vervul een opdracht.
agra-prompt-raise = { $kinds ->
    [done-raise] { $count ->
        [one] Kies een arbeider die overeind komt, of stop.
       *[other] Kies tot { $count } arbeiders die overeind komen, of stop.
    }
   *[raise] { $count ->
        [one] Kies een arbeider die overeind komt.
       *[other] Kies { $count } arbeiders die overeind komen.
    }
}
agra-prompt-store = Je arbeider is weggestuurd. Hem bij de Kok bewaren?
agra-prompt-architect = { $kinds ->
    [done-up] Ga een stap omhoog op een spoor, of laat het.
    [build-done] Bouw, of laat het.
    [done] Er is geen spoor om te stijgen en niets te bouwen.
   *[build-done-up] Ga een stap omhoog op een spoor of bouw, of doe geen van beide.
}
agra-prompt-botanist = { $kinds ->
    [done] De Botanist heeft niets meer voor je.
    [contemplate-done] Betaal een meditatiestap, of stop.
    [done-farmer] Verplaats boeren, of stop.
    [done-uncover] Verwijder een afdekfiche, of stop.
    [done-farmer-uncover] { $count ->
        [one] Nog één: verwijder een afdekfiche of verplaats boeren, of stop.
       *[other] Verwijder een afdekfiche, verplaats boeren, of stop.
    }
    [contemplate-done-farmer] { $count ->
        [one] Nog één: betaal een meditatiestap of verplaats boeren, of stop.
       *[other] Betaal een meditatiestap, verplaats boeren, of stop.
    }
    [contemplate-done-uncover] { $count ->
        [one] Nog één: betaal een meditatiestap of verwijder een afdekfiche, of stop.
       *[other] Betaal een meditatiestap, verwijder een afdekfiche, of stop.
    }
   *[contemplate-done-farmer-uncover] { $count ->
        [one] Nog één: betaal een meditatiestap, verwijder een afdekfiche of verplaats boeren, of stop.
       *[other] Kies er { $count }: een meditatiestap betalen, een afdekfiche verwijderen, boeren verplaatsen; of stop.
    }
}
agra-prompt-deliveries = { $kinds ->
    [deliver-done] { $count ->
        [one] Lever een goed, of stop: nog { $count } levering.
       *[other] Lever goederen, of stop: nog { $count } leveringen.
    }
    [deliver-done-order] Lever goederen of vervul een opdracht, of stop: nog { $count } leveringen.
    [done-order] Vervul een opdracht, of stop: nog { $count } leveringen.
    [deliver-done-pay] { $count ->
        [one] Lever een goed, betaal de Schipper er een (de waarde is het aantal extra leveringen), of stop: nog { $count } levering.
       *[other] Lever goederen, betaal de Schipper er een (de waarde is het aantal extra leveringen), of stop: nog { $count } leveringen.
    }
    [deliver-done-order-pay] Lever goederen, vervul een opdracht, betaal de Schipper een goed (de waarde is het aantal extra leveringen), of stop: nog { $count } leveringen.
    [done-order-pay] Vervul een opdracht, betaal de Schipper een goed (de waarde is het aantal extra leveringen), of stop: nog { $count } leveringen.
    [done-pay] { $count ->
        [0] Er is geen levering meer over: betaal de Schipper een goed (de waarde is het aantal extra leveringen), of stop.
       *[other] Je kunt nu niets leveren: betaal de Schipper een goed (de waarde is het aantal extra leveringen), of stop.
    }
   *[done] { $count ->
        [0] Er is geen levering meer over.
       *[other] Je kunt niets meer leveren: stop.
    }
}
agra-prompt-before-jagirdar = Hierna mag { $seat2 } met de Jagirdar leveren: doe eerst nog iets, of ga verder.
agra-prompt-jagirdar = Je Jagirdar: ook een goed aan een notabele leveren? { $seat2 } krijgt er een gunst voor.
agra-prompt-trade = { $traded ->
    [yes] { $kinds ->
        [done] De ruil is klaar: stop.
       *[done-token] Leg, verplaats of draai een prijsfiche, of stop.
    }
   *[no] { $given ->
        [0] { $kinds ->
            [done-give] Geef goederen aan de Handelaar, of ruil niets.
            [done-token] Je hebt niets te ruilen. Je mag een prijsfiche leggen, verplaatsen of draaien.
            [done] Je hebt niets te ruilen: ga verder.
           *[done-give-token] Geef goederen aan de Handelaar. Ervoor of erna mag je een prijsfiche verplaatsen.
        }
       *[other] { $kinds ->
            [give] Tot nu toe gegeven: waarde { $worth }. Geef nog een goed.
            [done] Tot nu toe gegeven: waarde { $worth }. Neem er die samen één minder waard zijn.
           *[done-give] Tot nu toe gegeven: waarde { $worth }. Geef nog een goed, of neem er die samen één minder waard zijn.
        }
    }
}
agra-prompt-take = Neem goederen: nog waarde { $worth }.

## Wat er kan.

agra-do-done = Klaar
agra-do-lay = Leg de arbeider bij de { $place } neer
agra-do-recall = Neem een arbeider terug van de Kok
agra-do-exchange = Ruil { NAME($good1, article: "indefinite") } voor { NAME($good2, article: "indefinite") }
agra-do-deliver = Lever { NAME($good, article: "indefinite") } aan de { $notable }
agra-do-double = Dubbele levering: { NAME($good, article: "indefinite") } aan de { $notable }
agra-do-process = { $number ->
    [one] Bewerk { $number } { NAME($arrow, number: "singular") }
   *[other] Bewerk { $number } { NAME($arrow, number: "plural") }
}
agra-do-uncover = Verwijder het afdekfiche van { $cell }
agra-do-farmer = Boer naar { $cell }
agra-do-mosaic = Mozaïekmaker: { $mosaic }
agra-do-place = Plaats een arbeider bij de { $place }
agra-do-peon = Gebruik je arbeider bij de { $place } opnieuw
agra-do-store = Bewaar de arbeider bij de Kok
agra-do-up = Eén stap omhoog bij het { $guild }
agra-do-build = Bouw de { $building }
agra-do-pay = Betaal { NAME($good, article: "indefinite") }
agra-do-bonus = Neem { $bonus }
agra-do-order = Vervul de opdracht van het { $guild }
agra-do-akbar = Schenk Akbar { NAME($good, article: "indefinite") }
agra-do-offer = Schenk Akbar { NAME($good, article: "indefinite") } in de { $bowl }
agra-do-give = Geef { NAME($good, article: "indefinite") }
agra-do-take = Neem { NAME($good, article: "indefinite") }
agra-do-token = { $face ->
    [low] Waarde van { $good }: { NAME($token, number: "low") } ({ $token })
   *[high] Waarde van { $good }: { NAME($token, number: "high") } ({ $token })
}
agra-do-contemplate = Betaal een meditatiestap
agra-do-sell = Verkoop { NAME($good, article: "indefinite") }
agra-do-raise = Zet de arbeider bij de { $place } overeind
agra-do-favours = Neem gunsten
agra-do-tile = Neem de gunsttegel “{ $deed }”
agra-do-return = Geef de gunsttegel “{ $deed }” terug
agra-do-free = Geef { NAME($good, article: "indefinite") } op voor de steen
agra-do-free_favour = Geef een gunst op voor de steen
agra-do-spices = Betaal { $spices }
agra-do-favour = Gunst: { $deed }
agra-do-thrift = Gunst met de Moellah: { $deed }
agra-do-luxury = { $good ->
    [statue] Gebruik een beeld: nog een hoofdactie
    [book] Gebruik een boek: arbeiders overeind en een gunst
    [painting] Gebruik een schilderij: omhoog op sporen
   *[clothing] Gebruik kleding: roepies naar waarde
}
agra-do-consign = Leg { NAME($good, article: "indefinite") } op de Franse Handelaar
agra-do-pray = Betaal de Kalief katoen: arbeider overeind
agra-do-barter = Ruil een goed bij de Engelse Handelaar

## Wat er nu niet kan, en waarom.

agra-refuse-site = De { $place } is nog niet gebouwd, en de Bouwer staat er niet.
agra-refuse-nothing-to-process = Voor de { $place } heb je { NAME($good, article: "indefinite") } nodig om te bewerken.
agra-refuse-peon = { $rupees ->
    [one] Je eigen arbeider staat bij de { $place }: hem opnieuw gebruiken kost { $rupees } roepie.
   *[other] Je eigen arbeider staat bij de { $place }: hem opnieuw gebruiken kost { $rupees } roepies.
}
agra-refuse-no-worker = Je hebt geen arbeider meer voor de { $place }.
agra-refuse-wheel = “{ $wheel }” is geblokkeerd door de meditatiemarker.
agra-refuse-points = “{ $wheel }” kost hier { $points }, en je hebt nog { $left ->
    [one] { $left } punt
   *[other] { $left } punten
}.
agra-refuse-farmer-cover = Een boer gaat niet op een afdekfiche.
agra-refuse-order-full = Alle opdrachten van het { $guild } zijn vervuld.
agra-refuse-order-influence = Je hebt eerst een stap op het spoor van het { $guild } nodig.
agra-refuse-order-limit = Op de opdrachten van het { $guild } liggen zoveel stenen als de limiet toelaat.
agra-refuse-order-goods = De opdracht van het { $guild } vraagt { NAME($good, article: "indefinite") } en { NAME($also, article: "indefinite") }.
agra-refuse-akbar-new = Akbar heeft al { $good }.
agra-refuse-build-cost = De { $building } kost { $count }: zoveel is je materiaal niet waard.
agra-refuse-build-worker = Voor de { $building } heb je nog een arbeider in je voorraad nodig.
agra-refuse-contemplate = Voor de volgende meditatiestap ontbreekt { NAME($good, article: "indefinite") }.
agra-refuse-order-deliveries = Een opdracht kost { $count } leveringen.
agra-refuse-order-once = De Schipper vervult maar één opdracht.
agra-refuse-doubles = Je mag hoogstens { $count } keer dubbel leveren.
agra-refuse-taken = De { $notable } heeft al { $good }.
agra-refuse-double-one = Bij de { $notable } heb je al dubbel geleverd.
agra-refuse-double-goods = Voor een dubbele levering heb je meer { $good } nodig.
agra-refuse-deliveries = { $count ->
    [0] Er is geen levering meer over.
   *[other] Een dubbele levering telt voor twee: er is er maar één over.
}
agra-refuse-free-peon = De horige is al betaald: een van je eigen arbeiders dient nog eens.
agra-refuse-level = De { $notable } is van niveau { $level }, dat opengaat als de boot bij steiger { $pier } is.
agra-refuse-lay-late = Je bent punten gaan besteden: deze beurt gaan er geen arbeiders meer liggen.
agra-refuse-spices-once = Je hebt deze beurt al olie of curry gebruikt.
agra-refuse-luxury-once = Je hebt deze beurt al { NAME($good, article: "indefinite") } gebruikt.
agra-refuse-statue-early = Het beeld wacht: het geeft nog een actie na je hoofdactie.
agra-refuse-trade-once = De Handelaar ruilt maar één keer.
agra-refuse-trade-most = De Handelaar neemt hoogstens { $count } goederen aan.
agra-refuse-trade-nothing = Je zou er niets voor kunnen nemen: dat is geen ruil.
agra-refuse-trade-open = Eerst de ruil: voor wat je gaf, kun je nog niets nemen.
agra-refuse-token-once = Je hebt al een prijsfiche verplaatst.
agra-refuse-deed-once = “{ $deed }” is deze beurt al gebruikt.
agra-refuse-deed-favours = Voor “{ $deed }” heb je { $count ->
    [one] { $count } gunst
   *[other] { $count } gunsten
} nodig.
agra-refuse-deed-useful = “{ $deed }” zou nu niets doen.

## Wat er is gebeurd.

agra-log-first = { $seat } begint.
agra-log-round = Ronde { $round }.
agra-log-lay = { $points ->
    [one] { $seat } legt de arbeider bij de { $place } neer voor { $points } meditatiepunt.
   *[other] { $seat } legt de arbeider bij de { $place } neer voor { $points } meditatiepunten.
}
agra-log-recall = { $points ->
    [one] { $seat } neemt een arbeider terug van de Kok voor { $points } meditatiepunt.
   *[other] { $seat } neemt een arbeider terug van de Kok voor { $points } meditatiepunten.
}
agra-log-mosaic = { $points ->
    [one] { $seat } besteedt { $points } meditatiepunt bij de Mozaïekmaker.
   *[other] { $seat } besteedt { $points } meditatiepunten bij de Mozaïekmaker.
}
agra-log-wheel = De marker blokkeert “{ $wheel }”.
agra-log-place = { $seat } plaatst een arbeider bij de { $place }.
agra-log-peon = { $rupees ->
    [0] { $seat } gebruikt de arbeider bij de { $place } opnieuw, gratis.
    [one] { $seat } gebruikt de arbeider bij de { $place } opnieuw voor { $rupees } roepie.
   *[other] { $seat } gebruikt de arbeider bij de { $place } opnieuw voor { $rupees } roepies.
}
agra-log-favours = { $count ->
    [one] { $seat } krijgt { $count } gunst.
   *[other] { $seat } krijgt { $count } gunsten.
}
agra-log-good = { $seat } krijgt { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
}.
agra-log-rupees = { $rupees ->
    [one] { $seat } verdient { $rupees } roepie.
   *[other] { $seat } verdient { $rupees } roepies.
}
agra-log-free = { $seat } geeft { NAME($good, article: "indefinite") } op voor de steen.
agra-log-free-favour = { $seat } geeft een gunst op voor de steen.
agra-log-sell = { $seat } verkoopt { NAME($good, article: "indefinite") }.
agra-log-uncover = { $seat } verwijdert een afdekfiche.
agra-log-farmer = { $seat } verplaatst een boer naar { $cell }.
agra-log-advance = { $seat } bereikt meditatiestap { $step }.
agra-log-deed = { $spend ->
    [one] { $seat } besteedt { $spend } gunst: { $deed }.
   *[other] { $seat } besteedt { $spend } gunsten: { $deed }.
}
agra-log-thrift = { $spend ->
    [one] { $seat } besteedt met de Moellah { $spend } gunst: { $deed }.
   *[other] { $seat } besteedt met de Moellah { $spend } gunsten: { $deed }.
}
agra-log-ending = { $what ->
    [1] Een contract van niveau 4 is vervuld
    [2] De top van een spoor is bereikt
   *[other] Alle opdrachten van een gilde zijn vervuld
}: we spelen deze ronde uit en dan nog één.
agra-log-influence = { $seat } gaat naar stap { $step } bij het { $guild }.
agra-log-tile = { $seat } neemt de gunsttegel “{ $deed }”.
agra-log-reveal = Er ligt een nieuwe gunsttegel open: “{ $deed }”.
agra-log-return = { $seat } geeft de gunsttegel “{ $deed }” terug.
agra-log-process = { $seat } maakt { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
}.
agra-log-build = { $seat } bouwt de { $building }.
agra-log-bonus = { $seat } neemt een bonustegel: { $bonus }.
agra-log-built = De { $building } is gebouwd.
agra-log-merchant = De Koopman gaat { $die ->
    [one] { $die } gebouw
   *[other] { $die } gebouwen
} verder, naar de { $building }{ $rupees ->
    [0] .
    [one] , en laat onderweg { $rupees } roepie achter.
   *[other] , en laat onderweg { $rupees } roepies achter.
}
agra-log-builder = De Bouwer gaat { $die ->
    [one] { $die } bouwplaats
   *[other] { $die } bouwplaatsen
} verder, naar de { $building }.
agra-log-builder-leaves = Alles is gebouwd; de Bouwer vertrekt.
agra-log-dye = { $seat } geeft de Verver { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
}.
agra-log-exchange = { $seat } ruilt { NAME($good, article: "indefinite") } voor { NAME($into, article: "indefinite") }.
agra-log-token = { $seat } zet de waarde van { $good } op { $value }.
agra-log-deliver = { $seat } levert { NAME($good, article: "indefinite") } aan de { $notable }.
agra-log-double = { $seat } levert nogmaals { NAME($good, article: "indefinite") } aan de { $notable }.
agra-log-contract = { $seat } krijgt het contract van de { $notable }.
agra-log-order = { $seat } vervult een opdracht van het { $guild } met { NAME($good, article: "indefinite") } en { NAME($also, article: "indefinite") }.
agra-log-akbar = { $seat } schenkt Akbar { NAME($good, article: "indefinite") }.
agra-log-offer = { $seat } schenkt Akbar { NAME($good, article: "indefinite") } in de schaal voor { NAME($also, number: "plural") }.
agra-log-boat = De boot komt bij steiger { $pier }; de limiet van de opdrachten is { $limit }.
agra-log-raise = { $seat } zet de arbeider bij de { $place } overeind.
agra-log-home = { $seat } krijgt een arbeider terug van de { $place }.
agra-log-store = { $seat } bewaart de arbeider bij de Kok.
agra-log-spices = { $seat } betaalt { $which ->
    [0] olie
    [1] curry
   *[other] olie en curry
} om arbeiders overeind te zetten.
agra-log-luxury = { $seat } gebruikt { NAME($good, article: "indefinite") }.
agra-log-consign = { $seat } legt { NAME($good, article: "indefinite") } op de Franse Handelaar.
agra-log-pay = { $seat } betaalt { NAME($good, article: "indefinite") }.
agra-log-give = { $seat } geeft de Handelaar { NAME($good, article: "indefinite") }.

## Hoe het spel eindigde.

agra-end-tie = Bovenaan zijn er evenveel roepies: de overgebleven goederen en gunsten beslissen.
agra-end-contract = Een contract van niveau 4 is vervuld.
agra-end-track = De top van een spoor is bereikt.
agra-end-column = Alle opdrachten van een gilde zijn vervuld.

## Redenen voor roepies, als regels van een tabel.

agra-points-rupees = Roepies in de zak
agra-points-contracts = Contracten van notabelen
agra-points-tracks = Invloed bij de gilden
agra-points-meditation = Laatste meditatiestap
agra-points-covers = Verwijderde afdekfiches
agra-points-akbar = Geschenken aan Akbar

## Keuzes vóór het spel.

agra-option-rupees = Roepies van de anderen
agra-option-rupees-hidden = verborgen
agra-option-rupees-open = open

## Wat een contract geeft, in één korte regel.

agra-contract-portuguese_trader = Schipper: goederen samen tot { $portuguese_most }; +{ $pays } per { $good }
agra-contract-sufi = Meteen een meditatiestap; +{ $pays } per { $good }
agra-contract-takshaka = { $takshaka_rupees ->
    [one] Bouwen: waarde +{ $takshaka_value } en { $takshaka_rupees } roepie
   *[other] Bouwen: waarde +{ $takshaka_value } en { $takshaka_rupees } roepies
}
agra-contract-mahout = Zandsteen en hout: produceer { $producer_extra } meer
agra-contract-khatib = Kurkuma en katoen: produceer { $producer_extra } meer
agra-contract-french_trader = Per beurt een goed hier; elke { $french_slots }: { $french_rupees } roepies
agra-contract-dyer = Productie: { $dyer_gives } voor één van { $dyer_value_most }; +{ $pays } per { $good }
agra-contract-cook = Bewaart { $cook_workers } weggestuurden; +{ $pays } per { $good }
agra-contract-muezzin = { $muezzin_points ->
    [one] Mediteren geeft { $muezzin_points } punt meer
   *[other] Mediteren geeft { $muezzin_points } punten meer
}
agra-contract-jagirdar = { $jagirdar_deliveries ->
    [one] Elke Schipper: { $jagirdar_deliveries } gratis levering voor jou
   *[other] Elke Schipper: { $jagirdar_deliveries } gratis leveringen voor jou
}
agra-contract-caliph = Per beurt: katoen zet een arbeider overeind
agra-contract-calligrapher = Horige voor { $calligrapher_peon_price }; +{ $pays } per { $good }
agra-contract-mullah = Per beurt { $mullah_saves } gunst minder; +{ $pays } per { NAME($good, number: "singular") }
agra-contract-english_trader = Per beurt: ruil een goed
agra-contract-mosaic_maker = Een tegel; per beurt { $mosaic_favours_1 } gunst voor { $mosaic_points_1 } of { $mosaic_favours_2 } voor { $mosaic_points_2 }
agra-contract-mujtahida = Meteen gratis bouwen; +{ $pays } per { $good }
agra-contract-dutch_trader = Einde: { $dutch_rupees_1 }/{ $dutch_rupees_2 }/{ $dutch_rupees_3 } voor 1/2/3 gilden; +{ $pays } per { $good }
agra-contract-painter = Meteen { $painter_raises } overeind, een stap; +{ $pays } per { $good }
agra-contract-subadar = Einde: { $subadar_rupees } per opdracht; +{ $pays } per { $good }
agra-contract-sadr_us_sudur = Akbar: elke gelijke schaal; einde: { $sadr_rupees } per schaal
agra-contract-grand_mufti = { $level_four_favours } gunsten; einde: { $mufti_rupees } per set gilden
agra-contract-grand_imam = { $level_four_favours } gunsten; einde: { $symbol_rupees } per teken ({ $guild })
agra-contract-court_artist = { $level_four_favours } gunsten; einde: { $symbol_rupees } per teken ({ $guild })
agra-contract-dewan = { $level_four_favours } gunsten; einde: { $symbol_rupees } per teken ({ $guild })

## Gunstacties: hun namen, wat ze kosten, wat ze doen.

agra-deed-gain_basic = Basisgoed
agra-deed-process = Bewerken
agra-deed-influence = Invloed
agra-deed-raise_worker = Arbeider overeind
agra-deed-process_extra = Eén extra bewerken
agra-deed-gain_mp = Meditatiepunt
agra-deed-sell_good = Goed verkopen
agra-deed-remove_cover = Afdekfiche weg
agra-deed-deliver_notable = Leveren
agra-deed-akbar_or_order = Akbar of opdracht
agra-deed-move_farmers = Boeren verplaatsen
agra-deed-move_price_token = Prijsfiche
agra-deed-exchange_good = Ruilen
agra-deed-gain_value_2 = Goed van waarde 2
agra-deed-advance_meditation = Meditatiestap
agra-deed-process_1_to_2 = Bewerken van 1 tot 2
agra-deed-free_peon = Gratis horige
agra-deed-cost = { $cost ->
    [all] { $spend ->
        [one] Besteed { $spend } gunst
       *[other] Besteed { $spend } gunsten
    }
   *[some] Bezit { $have } gunsten en besteed er { $spend }
}
agra-deed-text-gain_basic = { agra-deed-cost }: neem zandsteen, hout, kurkuma of katoen.
agra-deed-text-process = { agra-deed-cost }: bewerk één goed langs een pijl naar keuze.
agra-deed-text-influence = { agra-deed-cost }: ga een stap omhoog op een spoor naar keuze.
agra-deed-text-raise_worker = { agra-deed-cost }: zet een van je liggende arbeiders overeind.
agra-deed-text-process_extra = { agra-deed-cost }: bewerk je iets, dan gaat er nog een goed langs die pijl.
agra-deed-text-gain_mp = { agra-deed-cost }: één punt extra terwijl je mediteert.
agra-deed-text-sell_good = { agra-deed-cost }: verkoop een goed voor zijn waarde.
agra-deed-text-remove_cover = { agra-deed-cost }: verwijder een afdekfiche van je boerderij.
agra-deed-text-deliver_notable = { agra-deed-cost }: lever een goed aan een notabele.
agra-deed-text-akbar_or_order = { agra-deed-cost }: schenk Akbar een goed, of vervul een opdracht.
agra-deed-text-move_farmers = { agra-deed-cost }: verplaats één boer tweemaal of twee boeren eenmaal.
agra-deed-text-move_price_token = { agra-deed-cost }: leg, verplaats of draai een prijsfiche.
agra-deed-text-exchange_good = { agra-deed-cost }: ruil een goed voor een ander van dezelfde waarde.
agra-deed-text-gain_value_2 = { agra-deed-cost }: neem een goed van waarde 2.
agra-deed-text-advance_meditation = { agra-deed-cost }: ga een meditatiestap vooruit.
agra-deed-text-process_1_to_2 = { agra-deed-cost }: bewerk een goed van waarde 1 tot een van waarde 2.
agra-deed-text-free_peon = { agra-deed-cost }: gebruik voor je actie kosteloos nog eens een van je arbeiders.

## Olie en curry, luxegoederen.

agra-spices-oil = { $one_spice_raises ->
    [one] olie: { $one_spice_raises } arbeider overeind
   *[other] olie: { $one_spice_raises } arbeiders overeind
}
agra-spices-curry = { $one_spice_raises ->
    [one] curry: { $one_spice_raises } arbeider overeind
   *[other] curry: { $one_spice_raises } arbeiders overeind
}
agra-spices-both = { $both_spices_raise ->
    [one] olie en curry: { $both_spices_raise } arbeider overeind
   *[other] olie en curry: { $both_spices_raise } arbeiders overeind
}
agra-luxury-statue = Doe na je hoofdactie nog een hoofdactie.
agra-luxury-book = Zet tot { $book_raises } van je arbeiders overeind en krijg { $book_favours ->
    [one] { $book_favours } gunst
   *[other] { $book_favours } gunsten
}.
agra-luxury-painting = Ga een stap omhoog op elk van { $painting_tracks } sporen.
agra-luxury-clothing = Krijg de waarde van kleding in roepies.

## Wat er gebeurt als de boot bij een steiger komt.

agra-pier-1 = Hier vertrekt de boot.
agra-pier-2 = De bouwplaats van de Bouwer wordt gebouwd, en hij gaat verder.
agra-pier-3 = De Koopman gaat verder; ieder krijgt een gunst per katoen, hoogstens { $cotton_favours_most }.
agra-pier-4 = Alle prijsfiches gaan terug naar de Handelaar; ieder krijgt { $pier_4_favours ->
    [one] { $pier_4_favours } gunst
   *[other] { $pier_4_favours } gunsten
}.
agra-pier-5 = Ieder krijgt een goed van waarde 1, met één katoen van 2, met meer van 3.
agra-pier-6 = { $clothing_extra_at_last_pier ->
    [one] Kleding levert bij gebruik { $clothing_extra_at_last_pier } roepie meer op; het einde nadert.
   *[other] Kleding levert bij gebruik { $clothing_extra_at_last_pier } roepies meer op; het einde nadert.
}

## Namen: tegels, schalen, fiches, pijlen, velden.

agra-bonus-none = { $rupees ->
    [one] { $rupees } roepie
   *[other] { $rupees } roepies
}
agra-bonus-influence = { $rupees ->
    [one] { $rupees } roepie en een stap bij het { $guild }
   *[other] { $rupees } roepies en een stap bij het { $guild }
}
agra-bonus-favour = { $rupees ->
    [one] { $rupees } roepie en een gunst
   *[other] { $rupees } roepies en een gunst
}
agra-bonus-remove_cover = { $rupees ->
    [one] { $rupees } roepie en een afdekfiche weg
   *[other] { $rupees } roepies en een afdekfiche weg
}
agra-bowl = schaal voor { NAME($good, number: "plural") }
agra-token = { $number ->
    [low] { $low }
    [high] { $high }
   *[none] prijsfiche { $low }/{ $high }
}
agra-arrow = { $number ->
    [plural] { NAME($good1, number: "plural") } tot { NAME($good2, number: "plural") }
    [singular] { NAME($good1, number: "singular") } tot { NAME($good2, article: "indefinite") }
   *[none] { $good1 } tot { $good2 }
}
agra-cell = veld { $at } tussen { $good1 } en { $good2 }
agra-mosaic = { $favours ->
    [one] { $favours } gunst
   *[other] { $favours } gunsten
} voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Namen: de meditatiecirkel, gilden, goederen en hun rijen.

agra-wheel-exchange_good = Ruil een goed
agra-wheel-deliver_good = Lever een goed
agra-wheel-process_good = Bewerk een goed
agra-wheel-remove_cover = Verwijder een afdekfiche
agra-wheel-move_farmer = Verplaats een boer
agra-guild-artisans = kunstenaarsgilde
agra-guild-merchants = koopmansgilde
agra-guild-scholars = wetenschapsgilde
agra-row-stone = steen
agra-row-timber = hout
agra-row-spice = specerij
agra-row-fibre = vezel
agra-good-sandstone = zandsteen
agra-good-wood = hout
agra-good-turmeric = kurkuma
agra-good-cotton = katoen
agra-good-cement = cement
agra-good-planks = { $article ->
    [indefinite] een plank
   *[none] { $number ->
        [singular] plank
       *[plural] planken
    }
}
agra-good-curry = curry
agra-good-oil = olie
agra-good-bricks = { $article ->
    [indefinite] een baksteen
   *[none] { $number ->
        [singular] baksteen
       *[plural] bakstenen
    }
}
agra-good-paper = papier
agra-good-dye = kleurstof
agra-good-cloth = doek
agra-good-statue = { $article ->
    [indefinite] een beeld
   *[none] { $number ->
        [plural] beelden
       *[singular] beeld
    }
}
agra-good-book = { $article ->
    [indefinite] een boek
   *[none] { $number ->
        [plural] boeken
       *[singular] boek
    }
}
agra-good-painting = { $article ->
    [indefinite] een schilderij
   *[none] { $number ->
        [plural] schilderijen
       *[singular] schilderij
    }
}
agra-good-clothing = kleding

## Namen: karakters en gebouwen.

agra-place-architect = Architect
agra-place-sailor = Schipper
agra-place-trader = Handelaar
agra-place-botanist = Botanist
agra-building-quarry = groeve
agra-building-sawmill = houtzagerij
agra-building-turmeric_farm = kurkumaboerderij
agra-building-cotton_farm = katoenkwekerij
agra-building-cement_works = cementfabriek
agra-building-carpentry = timmerwerf
agra-building-curry_mill = currymolen
agra-building-oil_press = oliepers
agra-building-brickworks = steenbakkerij
agra-building-paper_mill = papierfabriek
agra-building-dye_works = verfmakerij
agra-building-weaving_mill = doekweverij
agra-building-sculptor = beeldhouwerij
agra-building-bookbindery = boekbinderij
agra-building-painters_studio = schilderswerkplaats
agra-building-tailor = kleermakerij

## Namen: notabelen.

agra-notable-portuguese_trader = Portugese Handelaar
agra-notable-sufi = Soefi
agra-notable-takshaka = Takshaka
agra-notable-mahout = Mahout
agra-notable-khatib = Khatib
agra-notable-french_trader = Franse Handelaar
agra-notable-dyer = Verver
agra-notable-cook = Kok
agra-notable-muezzin = Muezzin
agra-notable-jagirdar = Jagirdar
agra-notable-caliph = Kalief
agra-notable-calligrapher = Kalligraaf
agra-notable-mullah = Moellah
agra-notable-english_trader = Engelse Handelaar
agra-notable-mosaic_maker = Mozaïekmaker
agra-notable-mujtahida = Mujtahida
agra-notable-dutch_trader = Nederlandse Handelaar
agra-notable-painter = Schilder
agra-notable-subadar = Subadar
agra-notable-sadr_us_sudur = Sadr us-Sudur
agra-notable-grand_mufti = Groot-Moefti
agra-notable-grand_imam = Groot-Imam
agra-notable-court_artist = Hofkunstenaar
agra-notable-dewan = Dewan

## Namen die kort moeten zijn: op het bord is plaats voor een letter of vijftien.

agra-short-building-turmeric_farm = kurkumateelt
agra-short-building-cotton_farm = katoenteelt
agra-short-building-cement_works = cementfabriek
agra-short-building-curry_mill = currymolen
agra-short-building-brickworks = steenbakkerij
agra-short-building-paper_mill = papierfabriek
agra-short-building-weaving_mill = doekweverij
agra-short-building-sculptor = beeldhouwerij
agra-short-building-bookbindery = boekbinderij
agra-short-building-painters_studio = atelier
agra-short-notable-portuguese_trader = Portugees
agra-short-notable-french_trader = Fransman
agra-short-notable-english_trader = Engelsman
agra-short-notable-dutch_trader = Nederlander
agra-short-notable-mosaic_maker = Mozaïekmaker
agra-short-notable-grand_mufti = Groot-Moefti
agra-short-notable-court_artist = Hofkunstenaar

## Voor de smalle borden op een telefoon, zo'n acht letters: waaraan men een gebouw kent.

agra-sign-building-quarry = groeve
agra-sign-building-sawmill = zagerij
agra-sign-building-turmeric_farm = kurkuma
agra-sign-building-cotton_farm = katoen
agra-sign-building-cement_works = cement
agra-sign-building-carpentry = timmerij
agra-sign-building-curry_mill = curry
agra-sign-building-oil_press = oliepers
agra-sign-building-brickworks = stenen
agra-sign-building-paper_mill = papier
agra-sign-building-dye_works = ververij
agra-sign-building-weaving_mill = weverij
agra-sign-building-sculptor = beelden
agra-sign-building-bookbindery = binderij
agra-sign-building-painters_studio = atelier
agra-sign-building-tailor = kleding
