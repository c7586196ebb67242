# Refusals of the command line
reason-unknown-command = There is no command “{ $command }”; try: { $commands }.
reason-bug = Something of ours is broken ({ $problem }); please report it. TAPETE_TRACE=1 before the command shows where.
reason-bad-setting = “{ $setting }” is not a setting; write it as NAME=VALUE, such as level=mage.
reason-no-server = The table in the browser is not part of this installation; play in the terminal with “tapete play seasons”.
reason-aside-which = Say which table, and either --mend or --drop: “tapete aside” lists them.
reason-no-aside = Nothing is wrong with a table “{ $table }”, or there is none; list them with “tapete aside”.
reason-not-mended-row = What is written of “{ $table }” itself cannot be read, so it cannot be mended; --drop deletes it.
reason-not-mended-rules = “{ $table }” was played under other rules: nothing is broken, and whoever sits there can play its last position on.
reason-no-report = There is no report “{ $report }”; list them with “tapete reports”.
reason-no-lessons = There are no lessons of “{ $game }” yet; read its rules on the page, or play with “tapete play”.
reason-no-lesson = There is no lesson “{ $lesson }”; name one of these, or its number: { $lessons }.
reason-no-file = There is no file “{ $file }”; check the path.
reason-no-card = No card is called “{ $name }”; try a part of its name.
reason-no-such-seat = There is no seat { $seat }; this match has seats 1 to { $seats }.
reason-too-many-bots = { $bots } players are named for { $seats } seats; name fewer or add seats.
reason-which-game = Say which game to play ({ $games }), or which saved game to go on with by --resume FILE.
reason-not-installed = “{ $module }” is not installed; install the extra that brings it, such as “pip install tapete[research,cluster,server]”.
reason-no-decks = { $game } is not played with decks of one's own; leave --decks out.
reason-no-deck-meant = There is no file “{ $deck }”, and no real deck of that name; is it “{ $meant }”?
reason-no-deck-link = No deck could be read from { $link }; check that the table is open, or name a file.
reason-vault-away = The vault did not answer with a deck; try again later, or name a file with its list of cards.
reason-vault-unknown = The vault knows no deck by that address; check it, or name a file with its list of cards.
reason-vault-busy = The vault asks us to wait; try again in a minute, or name a file with its list of cards.
reason-vault-closed = TAPETE_VAULT is empty, so nothing is fetched from the vault; name a file with its list of cards.
reason-no-deck = There is no file “{ $deck }”, and no real deck of that name; name a file, a deck, or seed:7.
reason-no-part = “{ $part }” does not say which house; write DECK:HOUSE, such as { $part }:dis.
reason-is-folder = “{ $file }” is a folder; name a file in it.
reason-no-folder = There is no folder “{ $folder }”; make it first, or name another.
reason-no-text = “{ $file }” is no text; name a plain list or a JSON file.
reason-no-opponents = There is nobody for “{ $deck }” to meet; name other decks with --against.
reason-decks-named = The decks are named before; leave “{ $option }” out of the settings.
reason-too-far = This record has only { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}; give that or less with --to.
reason-cannot-open = { $problem } ({ $file }); check the path and try again.
reason-no-cluster = There is no cluster at “{ $cluster }” ({ $problem }); name its address, or “local”.

# What was typed
reason-no-such-option = There is no option { $option }{ $meant ->
    [none] {""}
   *[other] {" "}(did you mean { $meant }?)
 }; see “tapete { $command }--help”.
reason-not-a-number = “{ $value }” is no number for { $option }; give { $kind ->
    [whole] a whole one
   *[any] one
 }, such as { $example }.
reason-not-a-choice = “{ $value }” is not one of the choices of { $option }: { $choices }.
reason-below = { $option } cannot be { $value }; give { $least } or more.
reason-above = { $option } cannot be { $value }; give { $most } or less.
reason-not-enough = { $option } cannot be { $value }; give more than { $least }.
reason-missing = “tapete { $command }” needs { $option }; see “tapete { $command } --help”.
reason-too-much = “{ $tokens }” is too much after “tapete{ $command }”; see “tapete{ $command } --help”.
reason-misread = { $problem } See “tapete { $command }--help”.

dataset-written = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $file }, encoding { $hash } ({ $encoding }).

# Records
aside-none = No table is set aside.
aside-row = what is written of it cannot be read
aside-rules = played under other rules; its last position can be played on
aside-moves = { $played } of { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} can be played
aside-mend = Mended: the moves after those are kept among the strays. A running server opens the table after its next start.
aside-drop = Deleted with its seats, moves and chat.
no-reports = Nobody has reported a problem.
report-at = After { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}:
verified = Verified: the seed is the one promised, and { $answers ->
    [one] 1 answer leads
   *[other] { $answers } answers lead
} to the same table ({ $hash }).
not-over = The match is not over.
score = Player { $seat }: { $score ->
    [one] 1 point
   *[other] { $score } points
}.
wins = Player { $seats } wins.
share = Players { $seats } share the victory.
nobody-wins = Nobody wins.

# The terminal
welcome = { $game }. { $seats } players.
seat-person = Player { $seat }: a person.
seat-bot = Player { $seat }: the bot “{ $bot }”.
commitment = Commitment to the seed: { $commitment }.
hint = Type the number of an option, or h for help.
hand-over = Player { $seat } decides. Press Enter when player { $seat } is at the keyboard.
asked = Player { $seat }: { $question }
option = { $number }. { $text }
prompt = Your choice:{" "}
not-a-number = There is no option { $typed }; type a number from 1 to { $most }, or h for help.
not-understood = “{ $typed }” is not understood; type a number from 1 to { $most }, or h for help.
taken-back = Taken back.
bots-agree = The bots agree.
do-they-agree = { $reason } Do they? (y/n){" "}
not-taken-back = Nothing was taken back.
yes = y
no-cards = This game has no cards to look up.
which-card = Type ? and the name of a card, or a part of it.
no-card = No card is called “{ $name }”; try a part of its name.
several-cards = Several cards have that in their name: { $names }.
nothing-forbidden = Nothing you could expect to do is forbidden now.
forbidden = { $wish }: { $reason }
rule = ({ $rule })
nothing-to-tell = There is nothing to tell yet.
thought = Player { $seat } thought about: { $question }
opinion = Option { $number }, { $text }: { $share } % chance of winning ({ $visits ->
    [one] 1 try
   *[other] { $visits } tries
}).
saved = Saved in { $file }. Go on with “tapete play --resume { $file }”.
not-saved = It could not be saved in { $file }: { $problem }.
save-first = Type a file name to save the game, or press Enter to leave without saving:{" "}
goodbye = Until next time.
over = The game is over.
seed = The seed was { $seed }.
help =
    Type the number of an option to take it. Also:
    Enter: the question again.
    t: the table as you see it.
    l: what happened lately; l 50 tells the last fifty things.
    ? and a name, or the number of an option: what a card does.
    w: what you cannot do now and why; w and a name tells only what concerns it.
    p: a hint: what a bot would do in your place.
    z: take your last answer back.
    s and a file name: save the game.
    q: leave.

# Lessons
lesson-now = { $number }. { $title } ← now
lesson-done = { $number }. { $title } ✓
lesson-open = { $number }. { $title }
not-in-a-lesson = A lesson goes one way only; look, ask or answer, or leave it and come back later.

## Puzzles
reason-no-puzzles = There are no puzzles of “{ $game }” yet; “tapete puzzles find” looks for some.
reason-which-puzzle = There is no one puzzle “{ $puzzle }”; “tapete puzzles list { $game }” tells their names and numbers.
reason-no-goal = There is no goal “{ $goal }”; these are { $game }’s: { $goals }.
puzzle-line = { $number }. { $name }  { $stars }  { $title }{ $done ->
   *[no] {""}
    [yes] {" "}✓
}
puzzle-found = { $name }  { $stars }  one turn in { $effort } at random, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} in { $folder }.
puzzle-proven = { $name }  proven: { $best } ({ $tables ->
    [one] 1 table
   *[other] { $tables } tables
})
puzzle-not-proven = { $name }  NOT proven any more
puzzles-proven = { $count } proven, { $failed } not.
puzzle-asks = { $title } { $stars }
puzzle-after = Enter tries it again, s shows the answer, q leaves:
puzzle-answer = The answer: { $line }
series-plays = Deck of player { $seat }: { $deck }.
series-stands = Games won: { $first } by player 1, { $second } by player 2.
series-won = Player { $seat } has won the series.
series-first = Player { $seat }: who starts the next game, 1 or 2?{" "}
series-bid = Player { $seat }: how many chains do you bid for { $deck }? { $least } or more; Enter gives in.{" "}
series-bids = Player { $seat } bids { $chains ->
    [one] { $chains } chain
   *[other] { $chains } chains
}.
series-gives-in = Player { $seat } gives in.
