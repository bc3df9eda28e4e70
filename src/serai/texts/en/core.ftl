# Words that every game needs. English is the first language: what is here must be in every other.

side-dummy = Dummy
prompt-choose = Choose.
setup-players = { $game } is for { $low } to { $high } players, not { $count }.

## What is wrong with a record.

record-large = It is larger than { $most } KB.
record-no-text = It is not a text file.
record-no-record = It does not begin with “{ $start }”, as every record does.
record-line = Line { $line } is not a line of a record.
record-altered = Something in it was altered, or is missing.
# $line (text) - the move as it is written
record-move = Move { $move } ({ $line }) is against the rules there.
# $line (text) - the move as it is written
record-luck = Move { $move } ({ $line }) is not what the sealed luck gives.
record-game = It is not a record of { $game }.
record-no-game = There is no game “{ $game }” here.
record-rules = It needs version { $wants } of the rules; this Serai has version { $has }.
record-components = The game was played with other components than these.
record-edition = The game was played with the edition “{ $edition }”, or with other components than these.
record-header = The game cannot be set up as its head says.
record-unfinished = The game is not over; its secret is opened after the end.
record-no-secret = It holds no secret, so its luck cannot be computed again.
record-branched = The game was played on from another record, so its luck has no seal.
record-seal = The secret does not fit the seal that was published before the game.

## What is wrong with an edition.

edition-large = It is larger than { $most } KB.
edition-no-text = It is not a text in UTF-8.
edition-toml = It is not valid TOML:
edition-head = It does not begin with [edition] and its name.
edition-name = Its name is to be one line of at most { $most } letters.
edition-line = Line { $line } is too long or too deeply nested.
edition-no-table = This game has no table “{ $table }”.
edition-table = { $where }, table “{ $table }”:
edition-row = { $where }, “{ $id }” in the table “{ $table }”:
edition-remove = What it removes under [remove] cannot be removed:
edition-unfit = It does not fit the rules of this game:
edition-slow = A game with it takes too long.
edition-unplayable = A game with it cannot be played to its end:
