### The table of Stroop.
### Device [keys] $block (Block): The keys.
### Device [gamepad] $number (u8): Its number, counted from 1.

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
# What fits in this round, as short as possible, before it begins.
# $round (u8): 1 or 2.
fits =
    { $round ->
        [1] The middle word has to describe your card.
       *[other] Your word has to describe the middle card.
    }

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
# The key that shows another card of a hand.
# $card (u8): Its place in the hand.
page-of-one = Card { $card }
# The key that shows other cards of a hand.
# $from (u8): The place of the first card in the hand.
# $to (u8): The place of the last one.
page = Cards { $from } to { $to }
# Turns a zone to face another side of the screen.
# $who (name): The player.
turn = Turn { POSSESSIVE($who) } zone

## The result of a player's last try, in their zone: two lines of 20 letters, and without blame

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
# In round one, the card does not fit.
# $word (Word): The word in the middle, which does not describe it.
# Length: 40
card-differs =
    { $word ->
        [colour] That card isn't printed in { WORD($word) }
        [size] That card isn't { WORD($word) }
        [pattern] That card isn't { WORD($word) }
        [letters] That card doesn't have { WORD($word) } letters
       *[direction] That card doesn't read { WORD($word) }
    }
# In round two, the card does not fit.
# $word (Word): Its word, which does not describe the card in the middle.
# Length: 40
middle-differs =
    { $word ->
        [colour] The middle isn't printed in { WORD($word) }
        [size] The middle isn't { WORD($word) }
        [pattern] The middle isn't { WORD($word) }
        [letters] The middle doesn't have { WORD($word) } letters
       *[direction] The middle doesn't read { WORD($word) }
    }
# The player called STOP although a card fit.
# $missed (Card): The card.
# Length: 40
barred = Out this round: “{ SAYS($missed) }” did fit
# STOP came just after another card had landed, and does not count.
# Length: 40
called-too-late = No call: the middle had just changed

## Before a round

# How to start: the label of a player's pad, or of the only one.
# $several (bool): Whether several people play.
hold-to-start =
    { $several ->
        [yes] Hold, all of you at once
       *[no] Hold to start
    }
# Somebody holds their pad, and others do not yet.
# $others (People<'a>): Those others.
waits-for = Waiting for { ALL($others) }
# Everybody holds their pad.
all-hold = All set
# The key that can be held instead, below the label of a pad.
# $key (text): The key.
or-hold = or hold { $key }
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
