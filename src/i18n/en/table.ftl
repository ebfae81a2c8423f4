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
# Asks for a hint.
hint = Hint
# What the player is advised to do.
# $does (text): What it is: "play a solo 8".
advice = { SENTENCE($does) }.
# The same with a reason.
# $does (text): What it is: "play a solo 8".
# $why (text): The reason: "then your hand is empty".
advice-because = { SENTENCE($does) }: { $why }.
# Two things that the player is advised to do, about equally good.
# $does (text): One of them, which is staged: "play a solo 8".
# $other (text): The other.
advice-equal = About equal: { $does }, or { $other }.
# Something that the player did. What would have been better follows.
# $did (text): What they did: "play a solo 8".
chose = You chose to { $did }.
# What would have been better than what the player did.
# $does (text): What it is: "play a Redraw".
better = Better: { $does }.
# The same with a reason.
# $does (text): What it is: "play a Redraw".
# $why (text): The reason: "then your hand is empty".
better-because = Better: { $does }, because { $why }.
# Asks a bot why it did what it has just done.
ask-why = Why?
# What a bot says when it is asked that.
# $name (name): The bot.
# $why (text): The reason: "then my hand is empty".
reason-told = { $name }: “{ SPOKEN($why) }”
# The same if there is no plain reason.
# $name (name): The bot.
reason-untold = { $name }: “It looked best to me.”
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
        [0] This was practice.
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
# What the others may do meanwhile.
# $name (name): The player who is to take the device.
watch = Everyone can watch the table. Only { $name } sees the cards.
# Shows the hand of a player.
# $name (name): The player.
unlock = I'm { $name }, show my cards
# How to press the button that shows the hand.
hold-it = Press and hold.
# The button was released too early.
hold-longer = Hold a little longer.
# Why the button does not work yet: the last move takes long to be stored.
still-saving = Still saving the move.
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

# Goes through a person's moves in a game that is over, and finds those that cost most.
# Length: 12
review = Review
# What a review is.
review-note = Each of your moves, judged by what you could see at the time.
# The choice of the player whose moves are reviewed.
review-whose = Player
# A review is being made: how many moves are done with.
# $done (usize): That many.
# $all (usize): The number of moves.
review-at = { $done } of { $all }
# What a review has found: the list follows.
# $count (usize): The number of moves listed.
review-found =
    { $count ->
        [1] 1 move cost you the most:
       *[other] { $count } moves cost you the most, the costliest first:
    }
# A review has found nothing.
review-nothing = Nothing to say: no move cost you anything that can be told from chance.
# There were too many moves to look at all of them closely.
# $many (usize): How many were looked at closely.
review-only = I looked closely at the { $many } moves that mattered most.
# A moment in a game.
# $part (text): The part of the game: "Round 2, trick 1".
# $step (usize): The number of moves before it.
# $last (usize): The number of moves in all.
review-moment = { $part } · { $step } of { $last }
# Shows the table as it was at a moment.
review-show = Show the table
# Heading of the last events.
how-it-ended = How it ended
# Heading of the column of players.
players = Player
# Heading of a result.
result = Game over
# Turns a result on a flat screen, for those who sit opposite.
turn-report = Turn around
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

## People

# What a bot says when it sits down, which hints at how it plays: Ada, Deniz, Gus and Kofi are careful, Bruno, Emil, Hana
# and Joy are bold, Carla, Farah, Ivo and Lou are tricky. At most 18 characters.
# $head (Head): The head.
greeting =
    { $head ->
        [ada] “Slow and steady.”
        [bruno] “Here goes!”
        [carla] “Wait and see.”
        [deniz] “Safety first.”
        [emil] “All in!”
        [farah] “I have a plan.”
        [gus] “No hurry.”
        [hana] “Watch this!”
        [ivo] “Guess what?”
        [joy] “Let’s go!”
        [kofi] “Step by step.”
       *[lou] “Surprise!”
    }
