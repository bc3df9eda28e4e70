"""A game from beginning to end: every seat takes the first of its options."""

import serai

match = serai.Match(serai.load("taj_mahal"), players=4, seed=7)
while not match.over:
    match.play(match.options()[0])

outcome = match.outcome
assert outcome is not None
for seat, score in enumerate(match.scores()):
    place = next(n for n, seats in enumerate(outcome.ranking, 1) if seat in seats)
    print(f"{match.header.seats[seat]}: {score} points, place {place}")
