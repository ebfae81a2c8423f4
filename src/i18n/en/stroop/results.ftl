### The result of a game of Stroop: its score sheet and highlights.

## The score sheet

# Its caption. The figures are the cards that each player has left after each round.
cards-left = Cards left
# The heading of the last column, hand and pile together.
total = Total
# A figure of the score sheet.
# $cards (u8): How many cards.
count = { $cards }

## Highlights: one line each

# Who played the most cards.
# $who (name): The player.
# $cards (u16): How many.
most-played = { $who } played the most cards: { $cards }
# Who tried the most cards that did not fit.
# $who (name): The player.
# $times (u16): How often.
most-fumbles = { $who } tried the most cards that didn't fit: { $times }
# How many ties there were.
# $ties (u16): How many.
ties =
    { $ties ->
        [0] No photo finishes
        [one] 1 photo finish
       *[other] { $ties } photo finishes
    }
# Who called STOP in round two.
# $who (name?): The player, if anybody did.
ended =
    { $who ->
        [none] Nobody called STOP in round two
       *[other] { $who } called STOP in round two
    }
