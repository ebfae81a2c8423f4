### Why something is good in Swoop: what a player is advised to do, or a bot has done.
### Of bots::swoop::advice::Reason
### With $by (Voice): Who says it.

# Phrase. Why it is good.
goes-out =
    { $by ->
        [adviser] then you have no cards left
       *[player] then I have no cards left
    }
# Phrase. Why it is good.
sweeps =
    { $by ->
        [adviser] it sweeps the pile, and you play again
       *[player] it sweeps the pile, and I play again
    }
# Phrase. Why it is good.
only-fits = everything else takes the pile
# Phrase. Why it is good, as nothing else is any better.
# $cards (u16): How many cards are taken, the played ones included.
nothing-fits =
    { $by ->
        [adviser] nothing fits, so you take { $cards } cards
       *[player] nothing fits, so I take { $cards } cards
    }
# Phrase. Why it is good.
most =
    { $by ->
        [adviser] you can't get rid of more cards at once
       *[player] I can't get rid of more cards at once
    }
# Phrase. Why it is good.
highest-fit =
    { $by ->
        [adviser] it's your highest that fits
       *[player] it's my highest that fits
    }
# Phrase. Why it is good.
takes-no-chances = the next card might take the pile
# Phrase. Why it is good.
only-chance =
    { $by ->
        [adviser] none of your open cards fits
       *[player] none of my open cards fits
    }
