### What a player of Swoop is advised to do, and why.

## What to do

# Phrase. Something that is advised.
# $rank (Rank): The rank of the cards.
# $many (u8): How many.
does-play = play { CARDS($rank, $many) }
# Phrase. Something that is advised.
# $rank (Rank): The rank of the cards.
# $many (u8): How many.
does-add = add { CARDS($rank, $many) }
# Phrase. Something that is advised.
does-turn = turn over a face-down card
# Phrase. Something that is advised.
does-end = end your turn

## Why

# Phrase. Why it is good.
# $by (Voice): Who says it.
why-goes-out =
    { $by ->
        [adviser] then you have no cards left
       *[player] then I have no cards left
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-sweeps =
    { $by ->
        [adviser] it sweeps the pile, and you play again
       *[player] it sweeps the pile, and I play again
    }
# Phrase. Why it is good.
why-only-fits = everything else takes the pile
# Phrase. Why it is good, as nothing else is any better.
# $by (Voice): Who says it.
# $cards (u16): How many cards are taken, the played ones included.
why-nothing-fits =
    { $by ->
        [adviser] nothing fits, so you take { $cards } cards
       *[player] nothing fits, so I take { $cards } cards
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-most =
    { $by ->
        [adviser] you can't get rid of more cards at once
       *[player] I can't get rid of more cards at once
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-highest-fit =
    { $by ->
        [adviser] it's your highest that fits
       *[player] it's my highest that fits
    }
# Phrase. Why it is good.
why-takes-no-chances = the next card might take the pile
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-only-chance =
    { $by ->
        [adviser] none of your open cards fits
       *[player] none of my open cards fits
    }
