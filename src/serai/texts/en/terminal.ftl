# The terminal: what it says beside the game. The words that one types are the same in all languages.

## Before the game.

terminal-title = { $game }: { $players }
terminal-edition = Edition: { $name }
terminal-sealed = The luck is sealed: { $seal }
terminal-ask-level = Number, or Enter for “{ $name }”:
terminal-no-level = there is no level { $typed }: levels are 1 to { $count }
terminal-start = Type help to see what you can type.

## The turn.

# $listed (text) - what was chosen, one after the other
terminal-chosen = This turn: { $listed }
terminal-taken-back = Taken back.
terminal-nothing-refused = Nothing that you might expect is refused now.
terminal-nothing-chosen = nothing to take back: chance or another seat has moved since
terminal-type = type the number of a move, or help
terminal-type-end = nothing more to choose: type e to go on, or u to take back
terminal-unknown = unknown action '{ $typed }': type the number of a move, or help
terminal-refused = '{ $typed }' is not allowed now: type the number of a move, or why
terminal-no-move = there is no move { $typed }: moves are 1 to { $count }
terminal-no-rule = no rule starts with '{ $typed }'; rules start with { $listed }

## Leaving, and the end.

terminal-kept = The game is kept. Go on: { $command }
terminal-turn-lost = The choices of this turn are not kept: it was not ended.
terminal-saved = Saved in { $path }.
terminal-record = The record is in { $path }. Prove it: { $command }
terminal-end = The end: { $reason }
terminal-place = Place
terminal-scores = Scores: { $listed }

## What one can type.

terminal-help = Type the number of a move, or its notation, or one of these words; its first letter will do:
terminal-help-end = end the turn
terminal-help-undo = take back your last move, if nothing was revealed since
terminal-help-board = show the table again, or all of it
terminal-help-why = what you may not do now, and why
terminal-help-log = the last N things that happened
terminal-help-rules = the rules, or those whose id starts so
terminal-help-save = keep the game as it stands
terminal-help-quit = leave; the game is kept
terminal-help-help = show these words
terminal-help-enter = With only one thing left to do, Enter does it.
