### What a player of Dealt! is advised to do.

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
