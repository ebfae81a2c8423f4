### The result of a game of Stroop: its score sheet and highlights.

## The score sheet

# Its caption. The figures are the cards that each player has left after each round.
cards-left = Cards left
# The heading of a round in a match, as narrow as possible.
# $game (u8): The game, 1 to 3.
# $round (u8): Its round, 1 or 2.
part = { $game }.{ $round }
# The heading of the last column in a match: the cards left at the ends of all games, added up.
all-games = All games
# The heading of the last column, hand and pile together.
total = Left
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
# Several players have as few cards as the winner.
# $who (name): The winner.
# $cards (u8): How many they have.
tied = A tie at { $cards }: { $who } called STOP, which decides it.
# Who called STOP in the last round.
# $who (name?): The player, if anybody did.
ended =
    { $who ->
        [none] Nobody called STOP in the last round
       *[other] { $who } called STOP in the last round
    }

## The last seconds of a round again

# The button that shows them.
again = See the last cards again
# The button that ends them early.
skip-race = Skip
# How long after the card before it a card came.
# $ms (u32): In milliseconds.
later = +{ $ms } ms
# The card of one player came before that of another.
# $first (name): Whose card landed.
# $second (name): Whose card came too late for it.
# $ms (u32): By how many milliseconds; 0 if nobody can tell.
beat =
    { $ms ->
        [0] { $first } and { $second }: a photo finish
       *[other] { $first } beat { $second } by { $ms } ms
    }
