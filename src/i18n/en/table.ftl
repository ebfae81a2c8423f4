### The frame of a table: its tools, the hand-over, the log, the pause and the result.

# Dismisses a note that was read.
got-it = Got it
# The quick reference.
reference = Quick reference
# The rules of the game.
rules = Rules
# The settings.
settings = Settings
# Stops the clock.
pause = Pause
# Covers the hand.
hide = Hide
# Closes a panel.
close-panel = Close
# The name of the action bar of the player to act.
your-move = Your move
# Unstages the staged move.
cancel = Cancel
# Marks the player whose turn it is.
to-play = To play
# Skips from the top of the page to the player's cards.
to-game = Skip to the game
# Makes the bot that is thinking play at once.
hurry = Hurry
# Heading of the plates around the table.
players-heading = Players
# It is this person's turn now. A sentence that says what to do may follow.
# $name (name?): The player, if several people play.
your-turn =
    { $name ->
        [none] Your turn.
       *[other] { $name }, it's your turn.
    }
# The same with what the player may do.
# $name (name?): The player, if several people play.
# $asked (text): What they may do, in a few words: "play a card".
your-turn-to =
    { $name ->
        [none] Your turn: { $asked }.
       *[other] { $name }, it's your turn: { $asked }.
    }
# It is still this person's turn.
# $name (name?): The player, if several people play.
# $asked (text): What they may do, in a few words: "play a card".
go-on =
    { $name ->
        [none] { SENTENCE($asked) }.
       *[other] { $name }, { $asked }.
    }
# Continues after a round.
next-round = Next round
# Continues after something that everybody was to see.
go-on-now = Go on
# Skips what would be shown step by step.
skip = Skip to the end
# Lets bots play without waiting for anybody.
play-on = Skip ahead

## The menu

# The menu of everything that can be done with a game besides playing.
menu = Menu
# Takes back the player's last move and all that followed.
take-back = Undo
# A move was taken back.
took-back = Move undone.
# The result of a practice game.
# $taken-back (usize): How many times moves were taken back.
practice =
    { $taken-back ->
        [0] This was practice, with no moves undone.
        [one] This was practice, with 1 move undone.
       *[other] This was practice, with { $taken-back } moves undone.
    }
# The dialog to change who plays.
who-plays = Who's playing
# What changing the players does.
who-plays-note = Give a seat to a bot or to someone else. The cards and the score stay with the seat.
# Applies the change.
change-who-plays = Change players
# The change was applied.
who-plays-changed = Players changed.
# The person who should take the device is not there.
# $name (name): That person.
not-here = { $name } isn't here

## The hand-over

# The device changes hands.
# $name (name): The next player.
pass-to = Pass to { $name }
# What the others should do meanwhile.
look-away = Everyone else, look away.
# Shows the hand of a player.
# $name (name): The player.
unlock = I'm { $name }, show my cards
# How to press the button that shows the hand.
hold-it = Press and hold.
# The button was released too early.
hold-longer = Hold a little longer.
# Heading: what happened since the deal.
so-far = So far
# Heading: what happened since the player's last turn.
since-last-turn = Since your last turn

## The log

# The log.
log = Game log
# There is nothing to look back at, because nothing has happened.
nothing-to-replay = There's nothing to replay yet.
# Nobody was changed, so nobody can take another seat.
nobody-changed = Change a name or a player first.
# Shows older lines of the log, too.
earlier = Show earlier moves
# Copies the log.
copy-log = Copy as text
# The log was copied.
copied = Copied.
# It was not copied.
not-copied = Your browser didn't allow that. Select the lines and copy them yourself.

## The result

# Heading of the last events.
how-it-ended = How it ended
# Heading of the column of players.
players = Player
# Heading of a result.
result = Game over
# The only person at the screen has won.
you-win = You win!
# The only person at the screen has not won.
you-lose = You lose
# Those who won.
# $winners ([Name]): The winners.
# $count (usize): How many they are.
win =
    { $count ->
        [1] { LIST($winners) } wins!
       *[other] { LIST($winners) } win!
    }
# Shares the link to this game.
share = Share
# Shares the link that deals this game again.
share-deal = Share this deal
# A link was copied to the clipboard.
# $shares (Shares): What it shows to whoever opens it.
link-copied =
    { $shares ->
        [game] Link copied. Anyone who opens it can replay the whole game.
       *[deal] Link copied. Anyone who opens it gets the same cards in the same seats.
    }
# It was not copied.
link-not-copied = This browser won't copy it. Copy this link yourself:
# The button to choose other players.
change-seats = Change seats
# A clause by its number, as in DE-3.1.
# $clause (text): The number.
rule = Rule { $clause }
# The link from a table to the clause that decides there.
why = Why?
# The link from a short explanation to the clause behind it.
more = More
