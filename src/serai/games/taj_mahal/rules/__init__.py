"""The rules of Taj Mahal, one module for each chapter of the rulebook.

A *visit* is the contest for one province; there are twelve. A *turn* is one side's move in it.

    setup        tiles, hands, display, starting player
    visit        NextVisit, then turn after turn (PassOn), then the end of the visit; and the
                 unofficial stand-in for two players
      turn       Turn: a coloured card (Companion: and a white or special one), or withdraw:
                 fix the prizes, PlacePalaces one by one, Score
      cards      Leave: discard; Draw, TakeOpen: take open cards; dealing, and the discard pile
                 that becomes the deck
"""
