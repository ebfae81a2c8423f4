### Why a move in Stroop is refused: shown for a moment in the zone of the player who tried it.
### Of games::stroop::Refusal

# Drawing, but the draw pile is empty.
nothing-to-draw = Your draw pile is empty.
# Playing a card of somebody else.
not-in-hand = That card isn't in your hand.
# Playing another card while one is being judged.
one-at-a-time = One card at a time: wait to see if your last one lands.
# Playing during the pause after a card that did not fit.
fumbling = Your last card didn't fit, so wait a moment.
# Calling STOP before the draw pile is empty.
# $left (u8): How many cards are left to draw.
draw-first =
    { $left ->
        [one] Draw your last card first.
       *[other] Draw all { $left } cards first.
    }
# Anything by a player who called STOP although a card fit.
barred = You called STOP too soon, so you're out for this round.
