### The table of Stroop.

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
