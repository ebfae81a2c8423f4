### What a player of Dealt! is advised to do, and why.

## What to do

# Phrase. Something that is advised.
# $combination (Combination): The play.
does-play = play { A_COMBINATION($combination) }
# Phrase. Something that is advised.
does-stop = stop the trick
# Phrase. Something that is advised.
does-redraw = play a Redraw
# Phrase. Something that is advised.
# $card (Card): The reserve. Where it goes is marked.
does-take = take { THE_CARD($card) } and put it here
# Phrase. Something that is advised.
# $card (Card): The card that was drawn. Where it goes is marked.
does-place = put { THE_CARD($card) } here
# Phrase. Something that was done, or would have been better.
# $card (Card): The reserve.
# $after (u8): The number of cards to the left of where it goes.
does-take-at =
    { $after ->
        [0] take { THE_CARD($card) } and put it at the left end
       *[other] take { THE_CARD($card) } and put it after card { $after }
    }
# Phrase. Something that was done, or would have been better.
# $card (Card): The card that was drawn.
# $after (u8): The number of cards to the left of where it goes.
does-place-at =
    { $after ->
        [0] put { THE_CARD($card) } at the left end
       *[other] put { THE_CARD($card) } after card { $after }
    }
# Phrase. About as good as the place that is marked.
does-elsewhere = another place

## Why

# Phrase. Why it is good.
# $by (Voice): Who says it.
why-runs-out =
    { $by ->
        [adviser] then your hand is empty
       *[player] then my hand is empty
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-wins-trick =
    { $by ->
        [adviser] nobody can beat it anymore, and you lead next
       *[player] nobody can beat it anymore, and I lead next
    }
# Phrase. Why it is good.
# $plays (usize): In how many plays the rest could go.
why-fewest-plays =
    { $plays ->
        [1] the rest can go in 1 play, and no move leaves fewer
       *[other] the rest can go in { $plays } plays, and no move leaves fewer
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-lowest =
    { $by ->
        [adviser] you can't beat the trick with anything lower
       *[player] I can't beat the trick with anything lower
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-leads-next =
    { $by ->
        [adviser] then you lead the next trick
       *[player] then I lead the next trick
    }
# Phrase. Why it is good.
# $by (Voice): Who says it.
why-nothing-else =
    { $by ->
        [adviser] you can't do anything else
       *[player] I can't do anything else
    }
