# The pages: everything that is not about one game.

## The frame of every page.

web-serai = Serai
web-skip = Skip to the page
web-site = Site
web-menu = Menu
web-rules = Rules
web-rule = Rule
web-replay = Replay
web-settings = Settings
web-log-in = Log in
web-close = Close
web-guest = Guest
web-guest-number = Guest { $number }
web-you = You
# $name (text) - somebody, when it is they who read it
web-own-name = { $name } (you)
web-player = Player { $letter }
web-bot-letter = Bot { $letter }
web-seat-letter = seat { $letter }
web-hidden = hidden
web-bot = bot

## The front of the inn.

web-games = Games
web-gates-open = The gates are open
web-gates-words = Four games of the Silk Road. Play at once against bots, or make a table and send the link.
web-gate-facts = { $designer }, { $year }. { $low }–{ $high } players
web-not-yet = This gate opens later.
web-play-now = Play now
web-make-table = Make a table
web-games-wait = { $count ->
    [one] One game waits for your move
   *[other] { $count } games wait for your move
}
web-next = Go to the next
web-open-tables = Open tables
web-no-open-tables = Nobody waits for players just now.
web-my-tables = Your tables
web-no-tables = You sit at no table yet.
web-your-move = Your move
web-look-in = Look in
web-still-open = waiting for players
web-won-by = { $names } won with { $points }
web-lost-with = Lost with { $points }
web-open-record = Open a record of a game

## Making a table.

web-make-table-of = Make a table of { $game }
web-seats = Seats
web-seat-number = Seat { $letter }
web-seat-me = Me
web-seat-open = Anyone with the link
web-seat-screen = Somebody at this screen
web-seat-bot = Bot: { $level }
web-seat-nobody = Nobody
web-level-random = moves by chance
web-level-greedy = easy
web-level-search = thoughtful
web-level-strong = strong
web-level-best = best
web-bot-level = Level of the bots
web-how = How you play
web-pace = Pace
web-pace-live = Live: everybody is there
web-pace-slow = Turn by turn: each in their own time
web-undo-rule = Taking back
web-undo-usual = Usual (strict among people)
web-undo-friendly = Friendly
web-undo-strict = Strict
web-listing = Who may join
web-private = Only who has the link
web-listed = Everybody: the table is listed
web-absence = When somebody is away
web-absence-never = Wait for them
web-absence-hours = { $count ->
    [one] A bot stands in after one hour
   *[other] A bot stands in after { $count } hours
}
web-edition = Edition
web-edition-hint = A small file with the printed values of your own copy. You need none.
web-edition-fault = This edition cannot be used.
# A choice before the game and what was chosen.
web-option = { $name }: { $value }
web-no-seats = A table needs at least one seat.
web-your-name = Your name

## A table that waits for players.

web-gathering-title = A table of { $game }
web-gathering-count = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
}
web-open-seat = open
web-share = Send this link
web-share-how = Whoever opens it may sit down, with nothing but a name.
web-copy = Copy
web-copied = Copied.
web-qr = The link as a QR code
web-sit-title = Sit down
web-sit = Sit down
web-fill = Fill with bots

## The table.

web-board = Board
web-hand = Hand
web-what-now = What to do now
web-compare = Compare
web-parts = Parts of the table
web-this-turn = Turn
web-your-turn = Your turn
web-your-answer = Your answer
web-turn-of = { $name }’s turn
web-nothing-chosen = Nothing chosen yet.
web-free-undo = Nobody has seen it yet: undo freely.
web-undo = Undo
web-restart = Restart turn
web-turn-left = Turn it to the left
web-turn-right = Turn it to the right
web-put-back = Put it back
web-instead = { $deed } instead
web-end-turn = End turn
web-not-finished = There is something left to choose.
web-sure = Do it
web-elsewhere = Something else
web-complete = Your turn is complete: end it, or take it back.
web-complete-chance = Chance decides next: confirm it, or take it back.
web-wall-seat = Final after End turn: { $name } is next.
web-wall-you = Final after End turn: you are next again.
web-wall-chance = Final after this: chance decides.
web-wall-end = Final after End turn: the game is over.
web-confirm = Confirm
web-complete-ask = { $name } decides next, then your turn goes on.
web-complete-answer = That is your answer: confirm it, or take it back.
web-wall-asked = Final after this: { $name } decides.
web-done = Done
web-waiting = Waiting for { $name }
web-waiting-chance = Chance decides.
web-thinking = { $name } is choosing.
# $points (text) - points as the game counts them
web-you-won = You win with { $points }.
web-over = { $count ->
    [one] The game is over: { $names } wins with { $points }.
   *[other] The game is over: { $names } share the victory with { $points }.
}
web-amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-result = Result
web-total = Total
web-log = Log
# $deed (text) - what was done; what came of it follows
web-log-deed = { $deed }:
# $deed (text) - the same, with a colon in it already
web-log-deed-more = { $deed };
# $deed (text) - what was done several times in a turn
web-log-times = { $deed } ×{ $count }
web-list = Choices
web-chat = Chat
web-play-back = Play it back
web-since = Since your last turn
web-skip-to-turn = Skip to my turn
web-speed = Playing back
web-speed-usual = At the usual speed
web-speed-half = At half the speed
web-speed-double = At twice the speed
web-round = Round
web-turn-back = One turn back
web-turn-forward = One turn on
web-picture = Picture (PNG)
web-link-here = Link to this moment
web-say = Say something
web-send = Send
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = The whole board
web-hand-over = Hand over to { $name }
web-hand-over-why = The cards of the others stay hidden.
web-i-am = I am { $name }: show my cards

## Beyond the wall, and somebody who was away.

web-take-back = Take back a turn
web-take-back-sure = Take back your last turn?
web-take-back-words = The game goes back to before it. What others did since is undone too, and chance will decide the same again. If you play with people, they are asked first.
web-cancel = Cancel
web-rewind-asks = { $name } asks to take back a turn.
web-rewind-waits = You ask to take back a turn. Not answered yet: { $names }.
web-rewind-drop = Never mind
web-agree = Agree
web-refuse = Refuse
web-away = You were away, and a bot plays for you.
web-back = I am back

## Notices.

web-moved-on = The table has moved on; here it is.
web-not-yours = This seat is not yours.
web-not-allowed = That is not possible now.
web-lost = The connection is lost. Trying again…

## Shortcuts.

web-keys = Keys
web-key-help = show these keys
web-key-option = choose from the list
web-key-list = show all choices as a list
web-key-arrows = go from choice to choice
web-key-turn-it = turn a tile in hand
web-key-undo = undo
web-key-restart = restart the turn
web-key-end = end the turn
web-key-log = to the log
web-key-chat = to the chat
web-key-zoom = larger, smaller, the whole board
web-key-step = one choice back or on
web-key-turn = one turn back or on
web-key-ends = to the beginning, to the end
web-key-play = play by itself
web-key-escape = close, or let go of a choice

## The replay.

web-table = Table
web-step = Step
web-step-of = Step { $step } of { $count }
web-first-step = To the beginning
web-step-back = One step back
web-step-forward = One step on
web-autoplay = Play by itself
web-viewpoint = Seen by
web-onlooker = an onlooker
web-download = Download the record
web-play-on = Play on from here against bots
web-record-words = A record holds a whole game as text. It is checked line by line, then you can move through it.
web-record-file = File
web-record-text = Or its text
web-record-fault = This record cannot be shown.

## After the end.

web-result-of = The result: { $game }
web-ranking = Who came where
web-course = The course of the game
web-course-of = Scores over the game, at the end: { $listed }
web-rematch = Once more
web-fair = Was it fair?
web-fair-words = The luck of this game was fixed before the first move: the seal was published then, the secret is opened now. From both, every draw can be computed again.
web-fair-branched = This game was played on from the middle of another one. So it has no seal from before its first move.
web-commitment = Seal
web-secret = Secret
web-check = Check the shuffles
web-proof = { $outcomes ->
    [one] Checked: one draw of chance comes from the sealed secret, in { $moves } lines.
   *[other] Checked: all { $outcomes } draws of chance come from the sealed secret, in { $moves } lines.
}
web-proof-fault = The shuffles do not fit.

## Rules and components.

web-rules-words = In our own words. Prompts and refusals name the clause they come from.
web-rules-all = The rules of all games
web-rules-how = How to play { $game }
web-rules-one-page = On one page
web-rules-clauses = All rules
web-rules-clauses-of = All rules of { $game }
web-rules-pages = Pages of the rules
web-rules-games = Other games
web-summary-goal = The goal
web-summary-turn = Your turn
web-summary-points = What counts
web-summary-ready = Ready? Play at once against bots, or make a table for your friends.
web-find = Find in the rules
web-find-go = Find
web-find-all = Show all rules
web-found = { $count ->
    [0] No rule speaks of “{ $words }”.
    [one] One rule speaks of “{ $words }”.
   *[other] { $count } rules speak of “{ $words }”.
}
web-contents = Contents
web-reading = Our reading:
web-unofficial = unofficial
web-in-print = in print: { $at }
web-components = Components
web-components-of = The components of { $game }
web-components-others = Numbers and lists of the rules
web-components-words = Every piece, and how we know of it. Whoever owns the box can compare, and bring an edition.
web-source = Source
web-source-rulebook = the rules say so
web-source-public = a public page says so
web-source-recalled = somebody remembers it
web-source-reconstructed = made up, so that it fits all that is known
web-tag-rulebook = rulebook
web-tag-public = public
web-tag-recalled = recalled
web-tag-reconstructed = reconstructed

## Settings.

web-language = Language
web-theme = Colours
web-theme-auto = As the device has them
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-auto = Pieces glide
web-motion-still = Nothing moves
web-taps = A choice takes
web-taps-auto = two taps on a touch screen, one click
web-taps-one = one tap or click
web-taps-two = two taps or clicks
web-taps-hint = The first one shows what the choice would do, the second makes it.
web-letters = Letters
web-letters-usual = Usual
web-letters-large = Large
web-save = Save

## Accounts.

web-account = Account
web-account-login = You are logged in as { $login }.
web-account-taken = This name is taken. Choose another one.
web-account-password = A password has at least 8 letters, and is not one that everybody tries first.
web-account-wrong = Name or password is wrong.
web-account-name-fault = A name has at least one letter.
web-account-login-fault = A login has up to 40 letters and digits of one script, and the signs - . @ between them.
web-login = Name to log in with
web-password = Password
web-sign-up = Make an account
web-sign-up-words = An account keeps your tables for all your devices.
web-sign-up-guest = You keep your seats, and find them on every device.
web-log-in-words = The seats you took as a guest come with you.
web-log-out = Log out
web-sessions-words = Logging out ends every session of this account, on every device, and its tokens.
web-end-sessions = End all other sessions
web-sessions-ended = All other sessions are ended.

## Errors.

web-error-title = That did not work
web-error-missing = There is nothing here.
web-error-unknown = Take a seat first.
web-error-large = That is too large.
web-error-often = Too often: please wait a little.
web-error-bots-alone = Bots already play among themselves at many tables of yours: wait until one game is over.
web-not-kept-full = The disk of this server is full, so this could not be kept. Nothing is lost: tell your host, and try again later.
web-not-kept = This server cannot reach its database just now. Nothing is lost: try again in a moment.
web-error-other = Something is wrong with this request.
web-home = To the gates

## A table that this version cannot replay.
web-old-title = A table of an earlier Serai
web-old-lead = This Serai cannot replay this game of { $game }, so its board is not shown. Nothing of it is lost.
web-old-version = The game was begun with Serai { $version } (rules { $rules }). That version shows it.
web-old-rules = The game was played by version { $rules } of its rules. A Serai that has them shows it.
web-old-record = You can download the record. A Serai that knows these rules replays it.
web-old-own-record = The game is not over. The record that you can download now holds your own choices; the whole log stays on the server.

## A bot that does not answer.

web-bot-silent = { $name } does not answer. The game is safe; you can ask again.
web-ask-again = Ask again

## What a part of the table is, and what it is for.

web-about-compare = Compare. What everybody has; point at the head of a column to see what it counts.
web-about-standings = { web-about-compare }
web-about-ledger = { web-about-compare }
web-about-strip = { web-about-compare }
web-about-seats = { web-about-compare }
web-about-result = Result. What everybody has scored, and by what.
web-about-logs = Log. What happened, turn by turn; a line leads to its moment in the replay.
web-about-draft = This turn. What you have chosen so far; nothing counts before you end the turn.
