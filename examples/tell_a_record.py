"""A record is text: write it, read it, stop it anywhere, and tell it in words."""

import serai
from serai.games.voice import Voice

game = serai.load("taj_mahal")
played = serai.Match(game, players=3, seed=3, names=["Ann", "Bob", "Cleo"])
while not played.over:
    played.play(played.options()[-1])  # the last option is to withdraw, or to end the turn

text = str(played.record)  # or played.record.save("game.serai")
match = serai.replay(serai.read_record(text), upto=12)
voice = Voice(game, match.header.seats)
for note in match.log():  # what everybody saw; log(0) is what seat 0 saw
    print(voice.say(note.message))
