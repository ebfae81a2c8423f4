### The table of Stroop.
### Device [keys] $block (Block): The keys.
### Device [gamepad] $number (u8): Its number, counted from 1.
### Device [other-gamepad] $number (u8): Its number, counted from 1.

## Rounds

# The word for a round, as in the title of a part of the log.
round = round
# Heading at the end of a round.
# $round (u8): 1 or 2.
round-over =
    { $round ->
        [1] Round one is over
       *[other] Round two is over
    }
# The button that goes on to round two.
to-round-two = On to round two
# The word for a game of a match, as in the title of a part of the log.
game = game
# Which game of a match it is.
# $game (u8): 1 to 3.
# $games (u8): How many there are.
game-of = Game { $game } of { $games }
# Before the figures of the players: how many cards each had left at the ends of the games so far, added up.
cards-so-far = Cards left so far:
# Such a figure.
# $who (name): The player.
# $cards (u8): How many.
so-far = { $who }: { $cards }
# Heading at the end of a game of a match.
# $game (u16): 1 or 2.
game-over =
    { $game ->
        [1] Game one is over
       *[other] Game two is over
    }
# The button that goes on to the next game of a match.
# $game (u16): 2 or 3.
to-game =
    { $game ->
        [2] On to game two
       *[other] On to game three
    }
# Behind the number of cards somebody has left after round one: what they play round two with.
# $each (u8): How many each is dealt from the middle.
# $all (u8): How many that makes.
then-dealt = + { $each } from the middle = { $all }
# Below the card that landed last in a game.
# $who (name): Who played it.
last-card = The last card: { $who }
# What fits in this round, in plain words, before it begins.
# $round (u8): 1 or 2.
fits =
    { $round ->
        [1] The word in the middle says how your card has to look.
       *[other] The word on your card has to say how the middle looks.
    }
# The same as a reminder, beside a player's name for as long as they play.
# $round (u8): 1 or 2.
# Length: 34
rule =
    { $round ->
        [1] Play what the middle says
       *[other] Say how the middle looks
    }

# Before round two, what becomes of the cards, and that the rule is turned round.
other-way = Now the other way around, with what you had left and your share of the middle pile.

## A player's zone

# Its name, for screen readers.
# $who (name): The player.
zone = { POSSESSIVE($who) } zone
# The name of a hand, for screen readers.
# $who (name): The player.
hand = { POSSESSIVE($who) } cards
# The number of a player's cards, hand and pile together.
# $cards (u8): How many.
left = { $cards } left
# The draw pile, for screen readers.
# $left (u8): How many cards are left.
draw =
    { $left ->
        [0] Nothing left to draw
       *[other] Draw, { $left } left
    }
# The word on the draw pile.
draw-word = Draw
# The button that calls STOP, for screen readers.
stop = Hold to call STOP
# The word on that button. The rules call it so, too.
stop-word = STOP
# When to call STOP, shown once nothing is left to draw, whatever the hand holds.
stop-when = Nothing fits? Hold STOP.
# Turns a zone to face another side of the screen.
# $who (name): The player.
turn = Turn { POSSESSIVE($who) } zone

## The result of a player's last try, beside their name: one line, and without blame

# The card landed.
# Length: 40
landed = It landed
# The card came second, in a tie or just after it.
# $first (name): Whose card came first.
# Length: 40
second = Just after { POSSESSIVE($first) } card
# The card fit the one that was in the middle a moment ago.
# Length: 40
too-late = The middle had just changed
# In round one, the card does not fit. It is marked with a cross.
# $word (Word): The word in the middle, which does not describe it.
# Length: 40
card-differs =
    { $word ->
        [color] Not printed in { WORD($word) }
        [size] Not { WORD($word) }
        [pattern] Not { WORD($word) }
        [letters] Not { WORD($word) } letters
       *[direction] Not printed { WORD($word) }
    }
# In round two, the card does not fit. It is marked with a cross.
# $word (Word): Its word, which does not describe the card in the middle.
# Length: 40
middle-differs =
    { $word ->
        [color] Middle isn't printed in { WORD($word) }
        [size] Middle isn't { WORD($word) }
        [pattern] Middle isn't { WORD($word) }
        [letters] Middle isn't { WORD($word) } letters
       *[direction] Middle isn't printed { WORD($word) }
    }
# The player called STOP although a card fit.
# $missed (Card): The card.
# Length: 40
barred = Out this round: “{ SAYS($missed) }” did fit
# STOP came just after another card had landed, and does not count.
# Length: 40
called-too-late = No call: the middle just changed
-describes =
    { $word ->
        [color] “{ SAYS($card) }” is printed in { WORD($word) }
        [size] “{ SAYS($card) }” is { WORD($word) }
        [pattern] “{ SAYS($card) }” is { WORD($word) }
        [letters] “{ SAYS($card) }” has { WORD($word) } letters
       *[direction] “{ SAYS($card) }” is printed { WORD($word) }
    }
# Why a card fits, below its picture and that of the card in the middle: the word of one, and the look of the other.
# $word (Word): The word.
# $card (Card): The card with the look.
because = { -describes }.

## Out for the rest of a round

# Above what the others hold, for whoever called STOP too soon.
out-now = You're out until the round ends. Still racing:
# How many cards somebody else has left.
# $who (name): Who it is.
# $cards (u8): How many.
still-has = { $who }, { $cards } left
# Instead of that figure, for those who are out, too.
out = out

## Before a round

# The label of the card in the middle, in an example.
# Length: 20
in-the-middle = In the middle
# The label of a card that fits on it.
# Length: 20
your-card = Your card
# The same, of somebody.
# $who (name): Whose card it is.
card-of = { POSSESSIVE($who) } card
# What to play, and why, below both cards, of which the one whose word counts comes first.
# $round (u8): In round 1 the middle describes the card, then the other way around.
# $word (Word): The word that describes the other card: a color.
example =
    { $round ->
        [1] The middle says “{ WORD($word) }”, so play any card printed in { WORD($word) }.
       *[other] Your card says “{ WORD($word) }”: play it when the middle is printed in { WORD($word) }.
    }
# Above a card for each kind of look, with the words for it: its color, its size, its letters, its pattern.
# Length: 30
looks-are = These looks count
# What newcomers do before a round, without a clock: choose from three cards.
# Length: 40
warm-up = Warm up: which card fits?
# They chose the one that fits.
# $word (Word): The word that describes the other card.
# $card (Card): The card with that look.
right = Right: { -describes }.
# The button that skips this.
skip-warm-up = Skip
# How to play with keys or a gamepad.
# $round (u8): 1 or 2.
# $draw (text): The key that draws.
# $stop (text): The key that calls STOP.
how-with-keys =
    { $round ->
        [1] No turns: { $draw } draws a card, and the key on a card plays it. All drawn and nothing fits? Hold { $stop } for STOP.
       *[other] Draw all your cards with { $draw }. Nothing fits? Hold { $stop } for STOP.
    }
# How to play by touch or with the mouse.
# $round (u8): 1 or 2.
how-by-touch =
    { $round ->
        [1] No turns: tap your pile to draw, and a card to play it. All drawn and nothing fits? Hold STOP.
       *[other] Draw all your cards. Nothing fits? Hold STOP to end the round.
    }
# What STOP costs if a card fits after all.
wrong-stop = A wrong STOP puts you out of the round.
# How to win.
# $round (u8): 1 or 2.
goal =
    { $round ->
        [1] Fewest cards left after two rounds wins.
       *[other] Fewest cards left after this round wins.
    }
# How to win a match.
goal-of-match = Fewest cards left over all games wins.
# How to start: the label of a player's pad, which all hold at once, or of the only one, which starts at a press.
# $several (bool): Whether several people play.
hold-to-start =
    { $several ->
        [yes] Hold, all of you at once
       *[no] Start the round
    }
# Somebody holds their pad, and others do not yet.
# $others (People<'a>): Those others.
waits-for = Waiting for { ALL($others) }
# Everybody holds their pad.
all-hold = All set
# The key that can be held instead, below the label of a pad; that of the only one is just pressed.
# $key (text): The key.
# $several (bool): Whether several people play.
or-hold =
    { $several ->
        [yes] or hold { $key }
       *[no] or press { $key }
    }
# Only bots play: the button that starts.
start = Start
# Who says the words that are played.
# $voice (Voice): Who does.
say-words =
    { $voice ->
        [people] Say each word out loud as you play it.
        [page] The page says each word out loud.
       *[nobody] Nobody has to say the words.
    }

## Advice before a round

# The screen reports fewer touches at once than it would need.
# $fingers (u8): How many it reports.
few-fingers =
    { $fingers ->
        [1] This screen sees only one finger at a time, so some of you should use keys.
       *[other] This screen sees only { $fingers } fingers at once, so some of you should use keys.
    }
# The screen is too small for so many people.
# $people (u8): How many it has room for.
small-screen =
    { $people ->
        [1] This screen only has room for one person. Use a bigger one, or let bots take the other seats.
       *[other] This screen only has room for { $people } people. Use a bigger one, or let bots take the other seats.
    }
# Touches were canceled, for example by a palm or by system gestures.
lost-touches = The screen dropped some touches. A palm on the glass or a system gesture can do that: lift your hands and try again.
# The tablet takes gestures with four or five fingers for itself: how to turn them off.
tablet-hint = Gestures with four or five fingers can interrupt the game. On an iPad you can turn them off in Settings, under Multitasking & Gestures.
# Several people play with a single mouse.
one-mouse = One mouse can only hold one pad. The others need keys, gamepads or a touchscreen.

## What a player plays with

# The label of the choice.
# $who (name): The player.
device-label =
    { $who ->
        [you] How you play
       *[other] How { $who } plays
    }
# A choice.
# $device (Device): What it is.
device =
    { $device ->
        [keys]
            { $block ->
                [left] Left keys
                [right] Right keys
                [number-pad] Number pad
               *[arrows] Arrow keys
            }
        [gamepad] Gamepad { $number }
        [other-gamepad] Gamepad { $number }, buttons 1 to 3
       *[touch] Touch or mouse
    }
# Before a third person plays with keys, a test whether the keyboard can do it.
# $keys ([&'a str]): The keys to press, one for each of them.
press-together = Press { KEYS($keys) } at the same time.
# The result of the test.
# $works (bool): Whether the keyboard reported all of them.
tested =
    { $works ->
        [yes] All the keys came through, so three can play on this keyboard.
       *[no] Some of the keys got lost, so three can't play on this keyboard. One of you needs something else.
    }
# Cancels the test.
no-test = Cancel

## The middle

# Its name, for screen readers.
middle = The middle
# A bot's hand beside the middle, for screen readers.
# $who (name): The bot.
# $left (u8): How many cards it has, hand and pile together.
# $hand (u8): How many are in its hand.
strip = { $who }, { $left } left, { $hand } in hand
# The countdown.
# $seconds (u8): The number.
count-down = { $seconds }
# Somebody has ended the round by calling STOP.
# $who (name): Who called it.
called = { $who } called STOP!
# Everybody sees the card that somebody missed when they called STOP.
# $who (name): Who missed it.
missed = { $who } could still have played this.
# A tie was settled.
# $first (name): Whose card landed.
# $others (People<'a>): The others in the tie.
photo-finish = Photo finish: { $first } before { ALL($others) }
# The button that pauses.
pause = Pause
# The game is paused.
paused = Paused
# The same, if too many touches were lost.
paused-by-touches = The screen dropped too many touches, so the game paused.
# The button that resumes.
go-on = Continue
