# Agra.
#
# Names may be asked for a form: { NAME($good, article: "indefinite") } is "oil" or "a brick", and
# { NAME($good, number: "plural") } is what stands after a number; see serai/texts/speaker.py.
# $seat is always the name of a player. $good, $place, $notable and so on are things with a name.

## What to do now. $seat is the one who is asked; the page or the terminal says whose turn it is.
## $kinds are the kinds of options there are: a sentence names no other.

# $points (number) - points of meditation that are left
# "spend" is any use of them; "again" is placing a worker while none is at home
agra-prompt-turn = { $kinds ->
    [place] Place a worker.
    [lay-place] Place a worker; before that you may lay workers down to meditate.
    [place-spend] { $points ->
        [one] Spend your point of meditation, or place a worker.
       *[other] Spend your { $points } points of meditation, or place a worker.
    }
    [lay-place-spend] { $points ->
        [one] Spend your point of meditation, lay down more workers, or place a worker.
       *[other] Spend your { $points } points of meditation, lay down more workers, or place a worker.
    }
    [again-lay] All your workers are out: use one of them again; before that you may lay workers down to meditate.
    [again-spend] { $points ->
        [one] Spend your point of meditation, or use a worker again.
       *[other] Spend your { $points } points of meditation, or use a worker again.
    }
    [again-lay-spend] { $points ->
        [one] Spend your point of meditation, lay down more workers, or use a worker again.
       *[other] Spend your { $points } points of meditation, lay down more workers, or use a worker again.
    }
   *[again] All your workers are out: use one of them again.
}
agra-prompt-extra-action = The statue: take another main action.
agra-prompt-free-peon = Choose the worker who serves again for nothing.
agra-prompt-order = { $kinds ->
    [akbar-done-order] Fill an order or give Akbar a good, or end your turn.
    [done-order] Fill an order, or end your turn.
    [akbar-done] Give Akbar a good, or end your turn.
   *[done] End your turn, or do something else that is possible at any time.
}
agra-prompt-shortage-favours = { $count ->
    [one] No stone is left for the favour: { $kinds ->
        [done] send one home by something else, or go without.
       *[done-free] give up a good for it, or go without.
    }
   *[other] No stone is left for { $count } favours: { $kinds ->
        [done] send some home by something else, or go without.
       *[done-free] give up goods for them, or go without.
    }
}
agra-prompt-shortage-goods = No stone is left for { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
}: { $kinds ->
    [done] send one home by something else, or go without.
    [done-free] give up another good for it, or go without.
    [done-free_favour] give up a favour for it, or go without.
   *[done-free-free_favour] give up another good or a favour for it, or go without.
}
agra-prompt-cover = Remove a cover from your farm.
agra-prompt-farmers = { $count ->
    [one] Move a farmer by one field, or stop.
   *[other] Move a farmer by one field, { $count } times in all, or stop.
}
agra-prompt-ascend = Go up to the top of the track of the { $guild } and bring the end near?
agra-prompt-ascend-first = { $kinds ->
    [done-up] Go up to the top of a track and bring the end near?
   *[up] Several steps are due: which one comes first?
}
agra-prompt-up = { $kinds ->
    [done-up] Choose a track to go up on, or stay where you are.
   *[up] { $count ->
        [one] Choose a track to go up on.
       *[other] Choose { $count } tracks to go up on.
    }
}
agra-prompt-track-bonus = { $favours ->
    [one] Take { $favours } favour or an open favour tile.
   *[other] Take { $favours } favours or an open favour tile.
}
agra-prompt-return = Choose the favour tile that you give up.
agra-prompt-search-tile = Choose any favour tile, open or out of the pile.
agra-prompt-process-one = Choose a good to process.
agra-prompt-process-extra = Spend favours to process one more good into { NAME($good, article: "indefinite") }?
agra-prompt-extra-later = One more good could become { NAME($good, article: "indefinite") }, once you have the favours and the good for it.
agra-prompt-follow = { $kinds ->
    [done] You may follow and process { NAME($good, article: "indefinite") } into { NAME($into, article: "indefinite") }, once you have one. { $seat2 } gains a favour for it.
   *[done-process] Follow: process { NAME($good, article: "indefinite") } into { NAME($into, article: "indefinite") } too? { $seat2 } gains a favour for it.
}
agra-prompt-process = { $kinds ->
    [process] Process goods at the { $building }.
    [done] You have nothing to process at the { $building }.
   *[done-process] Process goods at the { $building }, or none.
}
agra-prompt-materials = Pay materials for the { $building }: { $count } to go.
agra-prompt-bonus = Take a bonus tile of level { $level }.
agra-prompt-first-site = The Mujtahida: build the { $building } for nothing?
agra-prompt-exchange = Exchange a good for another of the same value.
agra-prompt-dye = The Dyer: give { NAME($good, number: "plural") } for a better good of the same row?
agra-prompt-gain-basic = Choose a basic good.
agra-prompt-gain-value = Choose a good of value { $value }.
agra-prompt-sell = Choose a good to sell for its value.
agra-prompt-token = Place, move or turn a price token.
agra-prompt-deliver-one = Deliver a good to a notable.
agra-prompt-offer = { $kinds ->
    [done] You may give Akbar a good, in any free bowl of the same value, once you have one that fits.
   *[done-offer] Give Akbar a good, in any free bowl of the same value.
}
agra-prompt-akbar-or-order = Give Akbar a good, or fill an order.
agra-prompt-raise = { $kinds ->
    [done-raise] { $count ->
        [one] Choose a worker to raise, or stop.
       *[other] Choose up to { $count } workers to raise, or stop.
    }
   *[raise] { $count ->
        [one] Choose a worker to raise.
       *[other] Choose { $count } workers to raise.
    }
}
agra-prompt-store = Your worker was sent home. Keep it with the Cook?
agra-prompt-architect = { $kinds ->
    [done-up] Go one step up on a track, or leave it.
    [build-done] Build, or leave it.
    [done] There is no track to go up on and nothing to build.
   *[build-done-up] Go one step up on a track or build, or do neither.
}
agra-prompt-botanist = { $kinds ->
    [done] The Botanist has nothing more for you.
    [contemplate-done] Pay for a step of meditation, or stop.
    [done-farmer] Move farmers, or stop.
    [done-uncover] Remove a cover, or stop.
    [done-farmer-uncover] { $count ->
        [one] One more: remove a cover or move farmers, or stop.
       *[other] Remove a cover, move farmers, or stop.
    }
    [contemplate-done-farmer] { $count ->
        [one] One more: pay for a step of meditation or move farmers, or stop.
       *[other] Pay for a step of meditation, move farmers, or stop.
    }
    [contemplate-done-uncover] { $count ->
        [one] One more: pay for a step of meditation or remove a cover, or stop.
       *[other] Pay for a step of meditation, remove a cover, or stop.
    }
   *[contemplate-done-farmer-uncover] { $count ->
        [one] One more: pay for a step of meditation, remove a cover, or move farmers, or stop.
       *[other] Choose { $count } different ones: pay for a step of meditation, remove a cover, move farmers; or stop.
    }
}
agra-prompt-deliveries = { $kinds ->
    [deliver-done] { $count ->
        [one] Deliver a good, or stop: { $count } delivery is left.
       *[other] Deliver goods, or stop: { $count } deliveries are left.
    }
    [deliver-done-order] Deliver goods or fill an order, or stop: { $count } deliveries are left.
    [done-order] Fill an order, or stop: { $count } deliveries are left.
    [deliver-done-pay] { $count ->
        [one] Deliver a good, pay the Sailor one (its value is the number of further deliveries), or stop: { $count } delivery is left.
       *[other] Deliver goods, pay the Sailor one (its value is the number of further deliveries), or stop: { $count } deliveries are left.
    }
    [deliver-done-order-pay] Deliver goods, fill an order, pay the Sailor a good (its value is the number of further deliveries), or stop: { $count } deliveries are left.
    [done-order-pay] Fill an order, pay the Sailor a good (its value is the number of further deliveries), or stop: { $count } deliveries are left.
    [done-pay] { $count ->
        [0] No delivery is left: pay the Sailor a good (its value is the number of further deliveries), or stop.
       *[other] You have nothing to deliver now: pay the Sailor a good (its value is the number of further deliveries), or stop.
    }
   *[done] { $count ->
        [0] No delivery is left.
       *[other] You have nothing more to deliver: stop.
    }
}
agra-prompt-before-jagirdar = { $seat2 } may deliver next, by the Jagirdar: do something before that, or go on.
agra-prompt-jagirdar = Your Jagirdar: deliver a good to a notable too? { $seat2 } gains a favour for it.
# $traded (text) - "yes" after the exchange, when only the price token is left, else "no"
agra-prompt-trade = { $traded ->
    [yes] { $kinds ->
        [done] The trade is done: finish.
       *[done-token] Place, move or turn a price token, or finish.
    }
   *[no] { $given ->
        [0] { $kinds ->
            [done-give] Give goods to the Trader, or trade nothing.
            [done-token] You have nothing to trade. You may place, move or turn a price token.
            [done] You have nothing to trade: go on.
           *[done-give-token] Give goods to the Trader. Before or after that you may move a price token.
        }
       *[other] { $kinds ->
            [give] Given so far: value { $worth }. Give another good.
            [done] Given so far: value { $worth }. Take others worth one less.
           *[done-give] Given so far: value { $worth }. Give another good, or take others worth one less.
        }
    }
}
agra-prompt-take = Take goods: value { $worth } is left.

## What can be done.

agra-do-done = Done
agra-do-lay = Lay down the worker at the { $place }
agra-do-recall = Take a worker back from the Cook
agra-do-exchange = Exchange { NAME($good1, article: "indefinite") } for { NAME($good2, article: "indefinite") }
agra-do-deliver = Deliver { NAME($good, article: "indefinite") } to the { $notable }
agra-do-double = Double delivery: { NAME($good, article: "indefinite") } to the { $notable }
agra-do-process = { $number ->
    [one] Process { $number } { NAME($arrow, number: "singular") }
   *[other] Process { $number } { NAME($arrow, number: "plural") }
}
agra-do-uncover = Remove the cover from { $cell }
agra-do-farmer = Farmer to { $cell }
agra-do-mosaic = Mosaic Maker: { $mosaic }
agra-do-place = Place a worker at the { $place }
agra-do-peon = Use your worker at the { $place } again
agra-do-store = Keep the worker with the Cook
agra-do-up = One step up with the { $guild }
agra-do-build = Build the { $building }
agra-do-pay = Pay { NAME($good, article: "indefinite") }
agra-do-bonus = Take { $bonus }
agra-do-order = Fill the order of the { $guild }
agra-do-akbar = Give Akbar { NAME($good, article: "indefinite") }
agra-do-offer = Give Akbar { NAME($good, article: "indefinite") } in the { $bowl }
agra-do-give = Give { NAME($good, article: "indefinite") }
agra-do-take = Take { NAME($good, article: "indefinite") }
agra-do-token = { $face ->
    [low] Value of { $good }: { NAME($token, number: "low") } ({ $token })
   *[high] Value of { $good }: { NAME($token, number: "high") } ({ $token })
}
agra-do-contemplate = Pay for a step of meditation
agra-do-sell = Sell { NAME($good, article: "indefinite") }
agra-do-raise = Raise the worker at the { $place }
agra-do-favours = Take favours
agra-do-tile = Take the favour tile “{ $deed }”
agra-do-return = Give up the favour tile “{ $deed }”
agra-do-free = Give up { NAME($good, article: "indefinite") } for its stone
agra-do-free_favour = Give up a favour for its stone
agra-do-spices = Pay { $spices }
agra-do-favour = Favour: { $deed }
agra-do-thrift = Favour with the Mullah: { $deed }
agra-do-luxury = { $good ->
    [statue] Use up a statue: one more main action
    [book] Use up a book: raise workers, gain favour
    [painting] Use up a painting: step up on tracks
   *[clothing] Use up clothing: its value in rupees
}
agra-do-consign = Put { NAME($good, article: "indefinite") } on the French Trader
agra-do-pray = Pay cotton to the Caliph: raise a worker
agra-do-barter = Exchange a good with the English Trader

## What cannot be done now, and why.

agra-refuse-site = The { $place } is not built yet, and the Builder is not there.
agra-refuse-nothing-to-process = For the { $place } you need { NAME($good, article: "indefinite") } to process.
agra-refuse-peon = { $rupees ->
    [one] Your own worker is at the { $place }: using it again costs { $rupees } rupee.
   *[other] Your own worker is at the { $place }: using it again costs { $rupees } rupees.
}
agra-refuse-no-worker = You have no worker left for the { $place }.
agra-refuse-wheel = “{ $wheel }” is blocked by the marker of the wheel.
agra-refuse-points = “{ $wheel }” costs { $points } here, and you have { $left ->
    [one] { $left } point
   *[other] { $left } points
} left.
agra-refuse-farmer-cover = No farmer goes onto a cover.
agra-refuse-order-full = All orders of the { $guild } are filled.
agra-refuse-order-influence = You need a step on the track of the { $guild } first.
agra-refuse-order-limit = The { $guild } have as many stones on their orders as the limit allows.
agra-refuse-order-goods = The order of the { $guild } asks for { NAME($good, article: "indefinite") } and { NAME($also, article: "indefinite") }.
agra-refuse-akbar-new = Akbar has { $good } already.
agra-refuse-build-cost = The { $building } costs { $count }: your materials are not worth as much.
agra-refuse-build-worker = To build the { $building } you need one more worker at home.
agra-refuse-contemplate = For the next step of meditation you are short of { $good }.
agra-refuse-order-deliveries = An order takes { $count } deliveries.
agra-refuse-order-once = The Sailor brings one order only.
agra-refuse-doubles = { $count ->
    [one] Only { $count } good may be delivered twice.
   *[other] Only { $count } goods may be delivered twice.
}
agra-refuse-taken = The { $notable } has got { $good } already.
agra-refuse-double-one = You have delivered a good to the { $notable } twice already.
agra-refuse-double-goods = For a double delivery you need one more { $good }.
agra-refuse-deliveries = { $count ->
    [0] No delivery is left.
   *[other] A double delivery takes two: only one is left.
}
agra-refuse-free-peon = You have paid for the peon: one of your own workers serves again.
agra-refuse-level = The { $notable } is of level { $level }, which opens when the boat is at pier { $pier }.
agra-refuse-lay-late = You have begun to spend points: no more workers lie down in this turn.
agra-refuse-spices-once = You used oil or curry in this turn already.
agra-refuse-luxury-once = You used { NAME($good, article: "indefinite") } in this turn already.
agra-refuse-statue-early = The statue waits: it gives one more action after your main action.
agra-refuse-trade-once = The Trader trades once.
agra-refuse-trade-most = The Trader takes { $count } goods at most.
agra-refuse-trade-nothing = Nothing could be taken for it: that is no trade.
agra-refuse-trade-open = First the trade: nothing can be taken yet for what you gave.
agra-refuse-token-once = You moved a price token already.
agra-refuse-deed-once = “{ $deed }” was used in this turn.
agra-refuse-deed-favours = For “{ $deed }” you need { $count ->
    [one] { $count } favour.
   *[other] { $count } favours.
}
agra-refuse-deed-useful = “{ $deed }” would do nothing now.

## What has happened.

agra-log-first = { $seat } begins.
agra-log-round = Round { $round }.
agra-log-lay = { $points ->
    [one] { $seat } lays down the worker at the { $place } for { $points } point of meditation.
   *[other] { $seat } lays down the worker at the { $place } for { $points } points of meditation.
}
agra-log-recall = { $points ->
    [one] { $seat } takes a worker back from the Cook for { $points } point of meditation.
   *[other] { $seat } takes a worker back from the Cook for { $points } points of meditation.
}
agra-log-mosaic = { $points ->
    [one] { $seat } spends { $points } point of meditation on the Mosaic Maker.
   *[other] { $seat } spends { $points } points of meditation on the Mosaic Maker.
}
agra-log-wheel = The marker blocks “{ $wheel }”.
agra-log-place = { $seat } places a worker at the { $place }.
agra-log-peon = { $rupees ->
    [0] { $seat } uses the worker at the { $place } again for nothing.
    [one] { $seat } uses the worker at the { $place } again for { $rupees } rupee.
   *[other] { $seat } uses the worker at the { $place } again for { $rupees } rupees.
}
agra-log-favours = { $count ->
    [one] { $seat } gains { $count } favour.
   *[other] { $seat } gains { $count } favours.
}
agra-log-good = { $seat } gains { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
}.
agra-log-rupees = { $rupees ->
    [one] { $seat } earns { $rupees } rupee.
   *[other] { $seat } earns { $rupees } rupees.
}
agra-log-free = { $seat } gives up { NAME($good, article: "indefinite") } for its stone.
agra-log-free-favour = { $seat } gives up a favour for its stone.
agra-log-sell = { $seat } sells { NAME($good, article: "indefinite") }.
agra-log-uncover = { $seat } removes a cover.
agra-log-farmer = { $seat } moves a farmer to { $cell }.
agra-log-advance = { $seat } reaches step { $step } of meditation.
agra-log-deed = { $spend ->
    [one] { $seat } spends { $spend } favour: { $deed }.
   *[other] { $seat } spends { $spend } favours: { $deed }.
}
agra-log-thrift = { $spend ->
    [one] { $seat } spends { $spend } favour with the Mullah: { $deed }.
   *[other] { $seat } spends { $spend } favours with the Mullah: { $deed }.
}
# $what (number) - 1 a contract of level 4, 2 the top of a track, 4 a full column of orders
agra-log-ending = { $what ->
    [1] A contract of level 4 is won
    [2] The top of a track is reached
   *[other] All orders of a guild are filled
}: this round and one more are played.
agra-log-influence = { $seat } goes up to step { $step } with the { $guild }.
agra-log-tile = { $seat } takes the favour tile “{ $deed }”.
agra-log-reveal = A new favour tile lies open: “{ $deed }”.
agra-log-return = { $seat } gives up the favour tile “{ $deed }”.
agra-log-process = { $seat } makes { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
}.
agra-log-build = { $seat } builds the { $building }.
agra-log-bonus = { $seat } takes a bonus tile: { $bonus }.
agra-log-built = The { $building } is built.
# $rupees (number) - what falls on the buildings passed
agra-log-merchant = The Merchant goes { $die ->
    [one] { $die } building
   *[other] { $die } buildings
} on, to the { $building }{ $rupees ->
    [0] .
    [one] , and drops { $rupees } rupee on the way.
   *[other] , and drops { $rupees } rupees on the way.
}
agra-log-builder = The Builder goes { $die ->
    [one] { $die } site
   *[other] { $die } sites
} on, to the { $building }.
agra-log-builder-leaves = Everything is built; the Builder leaves.
agra-log-dye = { $seat } gives the Dyer { $count ->
    [one] { $count } { NAME($good, number: "singular") }
   *[other] { $count } { NAME($good, number: "plural") }
}.
agra-log-exchange = { $seat } exchanges { NAME($good, article: "indefinite") } for { NAME($into, article: "indefinite") }.
agra-log-token = { $seat } sets the value of { $good } to { $value }.
agra-log-deliver = { $seat } delivers { NAME($good, article: "indefinite") } to the { $notable }.
agra-log-double = { $seat } delivers { NAME($good, article: "indefinite") } to the { $notable } once more.
agra-log-contract = { $seat } wins the contract of the { $notable }.
agra-log-order = { $seat } fills an order of the { $guild } with { NAME($good, article: "indefinite") } and { NAME($also, article: "indefinite") }.
agra-log-akbar = { $seat } gives Akbar { NAME($good, article: "indefinite") }.
# $also (good) - the good that the bowl is for
agra-log-offer = { $seat } gives Akbar { NAME($good, article: "indefinite") } in the bowl of { NAME($also, number: "plural") }.
agra-log-boat = The boat comes to pier { $pier }; the order limit is { $limit }.
agra-log-raise = { $seat } raises the worker at the { $place }.
agra-log-home = { $seat } gets a worker back from the { $place }.
agra-log-store = { $seat } keeps the worker with the Cook.
# $which (number) - 0 oil, 1 curry, 2 both
agra-log-spices = { $seat } pays { $which ->
    [0] oil
    [1] curry
   *[other] oil and curry
} to raise workers.
agra-log-luxury = { $seat } uses up { NAME($good, article: "indefinite") }.
agra-log-consign = { $seat } puts { NAME($good, article: "indefinite") } on the French Trader.
agra-log-pay = { $seat } pays { NAME($good, article: "indefinite") }.
agra-log-give = { $seat } gives the Trader { NAME($good, article: "indefinite") }.

## How the game ended.

agra-end-tie = Rupees are equal at the top: the goods and favours left decide.
agra-end-contract = A contract of level 4 was won.
agra-end-track = The top of a track was reached.
agra-end-column = All orders of a guild were filled.

## Reasons for rupees, as lines of a table.

agra-points-rupees = Rupees in the bag
agra-points-contracts = Contracts of notables
agra-points-tracks = Influence in the guilds
agra-points-meditation = Last step of meditation
agra-points-covers = Covers removed
agra-points-akbar = Goods given to Akbar

## Choices before the game.

agra-option-rupees = Rupees of the others
agra-option-rupees-hidden = hidden
agra-option-rupees-open = open

## What a contract gives, in one short line. $pays rupees for each delivery of $good.

agra-contract-portuguese_trader = Pay the Sailor up to { $portuguese_most } in all; +{ $pays } per { $good }
agra-contract-sufi = At once: a step of meditation; +{ $pays } per { $good }
agra-contract-takshaka = { $takshaka_rupees ->
    [one] Building: value +{ $takshaka_value } and { $takshaka_rupees } rupee
   *[other] Building: value +{ $takshaka_value } and { $takshaka_rupees } rupees
}
agra-contract-mahout = Sandstone and wood: produce { $producer_extra } more
agra-contract-khatib = Turmeric and cotton: produce { $producer_extra } more
agra-contract-french_trader = Once a turn a good here; every { $french_slots }: { $french_rupees } rupees
agra-contract-dyer = Swap { $dyer_gives } produced for one of { $dyer_value_most }; +{ $pays } per { $good }
agra-contract-cook = Keeps { $cook_workers } workers sent home; +{ $pays } per { $good }
agra-contract-muezzin = { $muezzin_points ->
    [one] Meditation gives { $muezzin_points } more point
   *[other] Meditation gives { $muezzin_points } more points
}
agra-contract-jagirdar = { $jagirdar_deliveries ->
    [one] Every Sailor: { $jagirdar_deliveries } free delivery for you
   *[other] Every Sailor: { $jagirdar_deliveries } free deliveries for you
}
agra-contract-caliph = Once a turn: cotton raises a worker
agra-contract-calligrapher = Peon for { $calligrapher_peon_price }; +{ $pays } per { $good }
agra-contract-mullah = Once a turn { $mullah_saves } favour less; +{ $pays } per { NAME($good, number: "singular") }
agra-contract-english_trader = Once a turn: exchange a good
agra-contract-mosaic_maker = A tile; once a turn { $mosaic_favours_1 } favour for { $mosaic_points_1 } or { $mosaic_favours_2 } for { $mosaic_points_2 }
agra-contract-mujtahida = At once: a free building; +{ $pays } per { $good }
agra-contract-dutch_trader = End: { $dutch_rupees_1 }/{ $dutch_rupees_2 }/{ $dutch_rupees_3 } for 1/2/3 guilds; +{ $pays } per { $good }
agra-contract-painter = At once: raise { $painter_raises }, a step; +{ $pays } per { $good }
agra-contract-subadar = End: { $subadar_rupees } per order; +{ $pays } per { $good }
agra-contract-sadr_us_sudur = Akbar: any equal bowl; end: { $sadr_rupees } per bowl
agra-contract-grand_mufti = { $level_four_favours } favours; end: { $mufti_rupees } per set of guilds
agra-contract-grand_imam = { $level_four_favours } favours; end: { $symbol_rupees } per sign of { $guild }
agra-contract-court_artist = { $level_four_favours } favours; end: { $symbol_rupees } per sign of { $guild }
agra-contract-dewan = { $level_four_favours } favours; end: { $symbol_rupees } per sign of { $guild }

## Favour actions: their names, what they cost, what they do.

agra-deed-gain_basic = Basic good
agra-deed-process = Process
agra-deed-influence = Influence
agra-deed-raise_worker = Raise a worker
agra-deed-process_extra = Process one more
agra-deed-gain_mp = Meditation point
agra-deed-sell_good = Sell a good
agra-deed-remove_cover = Remove a cover
agra-deed-deliver_notable = Deliver
agra-deed-akbar_or_order = Akbar or order
agra-deed-move_farmers = Move farmers
agra-deed-move_price_token = Price token
agra-deed-exchange_good = Exchange
agra-deed-gain_value_2 = Good of value 2
agra-deed-advance_meditation = Meditation step
agra-deed-process_1_to_2 = Process 1 to 2
agra-deed-free_peon = Free peon
# $cost (text) - "all" where everything one must have is spent, else "some"
agra-deed-cost = { $cost ->
    [all] { $spend ->
        [one] Spend { $spend } favour
       *[other] Spend { $spend } favours
    }
   *[some] Have { $have } favours and spend { $spend }
}
agra-deed-text-gain_basic = { agra-deed-cost }: gain sandstone, wood, turmeric or cotton.
agra-deed-text-process = { agra-deed-cost }: process one good along any arrow.
agra-deed-text-influence = { agra-deed-cost }: go one step up on any track.
agra-deed-text-raise_worker = { agra-deed-cost }: raise one of your lying workers.
agra-deed-text-process_extra = { agra-deed-cost }: when you process, move one more good along that arrow.
agra-deed-text-gain_mp = { agra-deed-cost }: gain one more point while you meditate.
agra-deed-text-sell_good = { agra-deed-cost }: sell a good for its value.
agra-deed-text-remove_cover = { agra-deed-cost }: remove a cover from your farm.
agra-deed-text-deliver_notable = { agra-deed-cost }: deliver a good to a notable.
agra-deed-text-akbar_or_order = { agra-deed-cost }: give Akbar a good, or fill an order.
agra-deed-text-move_farmers = { agra-deed-cost }: move a farmer twice, or two farmers once.
agra-deed-text-move_price_token = { agra-deed-cost }: place, move or turn a price token.
agra-deed-text-exchange_good = { agra-deed-cost }: exchange a good for another of its value.
agra-deed-text-gain_value_2 = { agra-deed-cost }: gain a good of value 2.
agra-deed-text-advance_meditation = { agra-deed-cost }: go one step up in meditation.
agra-deed-text-process_1_to_2 = { agra-deed-cost }: process a good of value 1 into one of value 2.
agra-deed-text-free_peon = { agra-deed-cost }: for your action, use one of your workers again for nothing.

## Oil and curry, luxury goods.

agra-spices-oil = { $one_spice_raises ->
    [one] oil: raise { $one_spice_raises } worker
   *[other] oil: raise { $one_spice_raises } workers
}
agra-spices-curry = { $one_spice_raises ->
    [one] curry: raise { $one_spice_raises } worker
   *[other] curry: raise { $one_spice_raises } workers
}
agra-spices-both = { $both_spices_raise ->
    [one] oil and curry: raise { $both_spices_raise } worker
   *[other] oil and curry: raise { $both_spices_raise } workers
}
agra-luxury-statue = After your main action, take another one.
agra-luxury-book = Raise up to { $book_raises } of your workers and gain { $book_favours ->
    [one] { $book_favours } favour
   *[other] { $book_favours } favours
}.
agra-luxury-painting = Go one step up on each of { $painting_tracks } tracks.
agra-luxury-clothing = Gain the value of clothing in rupees.

## What happens when the boat comes to a pier.

agra-pier-1 = The boat sets out from here.
agra-pier-2 = The site of the Builder is built, and he moves on.
agra-pier-3 = The Merchant moves; everybody gains a favour for each cotton, at most { $cotton_favours_most }.
agra-pier-4 = All price tokens go back to the Trader; everybody gains { $pier_4_favours ->
    [one] { $pier_4_favours } favour
   *[other] { $pier_4_favours } favours
}.
agra-pier-5 = Everybody gains a good of value 1, or 2 with one cotton, or 3 with more.
agra-pier-6 = { $clothing_extra_at_last_pier ->
    [one] Clothing brings { $clothing_extra_at_last_pier } rupee more when it is used; the end is near.
   *[other] Clothing brings { $clothing_extra_at_last_pier } rupees more when it is used; the end is near.
}

## Names: tiles, bowls, tokens, arrows, fields.

agra-bonus-none = { $rupees ->
    [one] { $rupees } rupee
   *[other] { $rupees } rupees
}
agra-bonus-influence = { $rupees ->
    [one] { $rupees } rupee and a step with the { $guild }
   *[other] { $rupees } rupees and a step with the { $guild }
}
agra-bonus-favour = { $rupees ->
    [one] { $rupees } rupee and a favour
   *[other] { $rupees } rupees and a favour
}
agra-bonus-remove_cover = { $rupees ->
    [one] { $rupees } rupee and a cover off the farm
   *[other] { $rupees } rupees and a cover off the farm
}
agra-bowl = bowl of { NAME($good, number: "plural") }
agra-token = { $number ->
    [low] { $low }
    [high] { $high }
   *[none] price token { $low }/{ $high }
}
agra-arrow = { $number ->
    [plural] { NAME($good1, number: "plural") } into { NAME($good2, number: "plural") }
    [singular] { NAME($good1, number: "singular") } into { NAME($good2, article: "indefinite") }
   *[none] { $good1 } into { $good2 }
}
agra-cell = field { $at } between { $good1 } and { $good2 }
# What the Mosaic Maker gives for $points of meditation.
agra-mosaic = { $favours ->
    [one] { $favours } favour
   *[other] { $favours } favours
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Names: the wheel, guilds, goods and their rows.

agra-wheel-exchange_good = Exchange a good
agra-wheel-deliver_good = Deliver a good
agra-wheel-process_good = Process a good
agra-wheel-remove_cover = Remove a cover
agra-wheel-move_farmer = Move a farmer
agra-guild-artisans = Artisans
agra-guild-merchants = Merchants
agra-guild-scholars = Scholars
agra-row-stone = stone
agra-row-timber = timber
agra-row-spice = spice
agra-row-fibre = fibre
agra-good-sandstone = sandstone
agra-good-wood = wood
agra-good-turmeric = turmeric
agra-good-cotton = cotton
agra-good-cement = cement
agra-good-planks = { $article ->
    [indefinite] a plank
   *[none] { $number ->
        [singular] plank
       *[plural] planks
    }
}
agra-good-curry = curry
agra-good-oil = oil
agra-good-bricks = { $article ->
    [indefinite] a brick
   *[none] { $number ->
        [singular] brick
       *[plural] bricks
    }
}
agra-good-paper = paper
agra-good-dye = dye
agra-good-cloth = cloth
agra-good-statue = { $article ->
    [indefinite] a statue
   *[none] { $number ->
        [plural] statues
       *[singular] statue
    }
}
agra-good-book = { $article ->
    [indefinite] a book
   *[none] { $number ->
        [plural] books
       *[singular] book
    }
}
agra-good-painting = { $article ->
    [indefinite] a painting
   *[none] { $number ->
        [plural] paintings
       *[singular] painting
    }
}
agra-good-clothing = clothing

## Names: characters and buildings.

agra-place-architect = Architect
agra-place-sailor = Sailor
agra-place-trader = Trader
agra-place-botanist = Botanist
agra-building-quarry = Quarry
agra-building-sawmill = Sawmill
agra-building-turmeric_farm = Turmeric Farm
agra-building-cotton_farm = Cotton Farm
agra-building-cement_works = Cement Works
agra-building-carpentry = Carpentry
agra-building-curry_mill = Curry Mill
agra-building-oil_press = Oil Press
agra-building-brickworks = Brickworks
agra-building-paper_mill = Paper Mill
agra-building-dye_works = Dye Works
agra-building-weaving_mill = Weaving Mill
agra-building-sculptor = Sculptor’s Workshop
agra-building-bookbindery = Bookbindery
agra-building-painters_studio = Painter’s Studio
agra-building-tailor = Tailor

## Names: notables.

agra-notable-portuguese_trader = Portuguese Trader
agra-notable-sufi = Sufi
agra-notable-takshaka = Takshaka
agra-notable-mahout = Mahout
agra-notable-khatib = Khatib
agra-notable-french_trader = French Trader
agra-notable-dyer = Dyer
agra-notable-cook = Cook
agra-notable-muezzin = Muezzin
agra-notable-jagirdar = Jagirdar
agra-notable-caliph = Caliph
agra-notable-calligrapher = Calligrapher
agra-notable-mullah = Mullah
agra-notable-english_trader = English Trader
agra-notable-mosaic_maker = Mosaic Maker
agra-notable-mujtahida = Mujtahida
agra-notable-dutch_trader = Dutch Trader
agra-notable-painter = Painter
agra-notable-subadar = Subadar
agra-notable-sadr_us_sudur = Sadr us-Sudur
agra-notable-grand_mufti = Grand Mufti
agra-notable-grand_imam = Grand Imam
agra-notable-court_artist = Court Artist
agra-notable-dewan = Dewan

## Names that must be short: on the board there is room for some fifteen letters.

agra-short-building-turmeric_farm = Turmeric Farm
agra-short-building-cotton_farm = Cotton Farm
agra-short-building-cement_works = Cement Works
agra-short-building-curry_mill = Curry Mill
agra-short-building-brickworks = Brickworks
agra-short-building-paper_mill = Paper Mill
agra-short-building-weaving_mill = Weaving Mill
agra-short-building-sculptor = Sculptor
agra-short-building-bookbindery = Bookbindery
agra-short-building-painters_studio = Studio
agra-short-notable-portuguese_trader = Portuguese
agra-short-notable-french_trader = French
agra-short-notable-english_trader = English
agra-short-notable-dutch_trader = Dutch
agra-short-notable-mosaic_maker = Mosaic Maker
agra-short-notable-grand_mufti = Grand Mufti
agra-short-notable-court_artist = Court Artist

## For the narrow signs of a phone, some eight letters: what a building is known by.

agra-sign-building-quarry = Quarry
agra-sign-building-sawmill = Sawmill
agra-sign-building-turmeric_farm = Turmeric
agra-sign-building-cotton_farm = Cotton
agra-sign-building-cement_works = Cement
agra-sign-building-carpentry = Carpentry
agra-sign-building-curry_mill = Curry
agra-sign-building-oil_press = Oil
agra-sign-building-brickworks = Bricks
agra-sign-building-paper_mill = Paper
agra-sign-building-dye_works = Dyes
agra-sign-building-weaving_mill = Weaving
agra-sign-building-sculptor = Sculptor
agra-sign-building-bookbindery = Books
agra-sign-building-painters_studio = Studio
agra-sign-building-tailor = Tailor
