# Words that every game needs. English is the first language: what is here must be in every other.

side-dummy = Dummy
prompt-choose = Choose.
setup-players = { $game } is for { $low } to { $high } players, not { $count }.
