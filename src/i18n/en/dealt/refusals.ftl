### Why the rules of Dealt! refuse a move: shown over the hand in place of what to do.
### Of games::dealt::Refusal

# A card that was drawn has to be placed before anything else.
place-first = First choose where the card you drew goes.
# No card was drawn.
nothing-drawn = There's no drawn card to place.
# No card was chosen, or more than three.
one-to-three = Play one, two or three cards.
# The hand has fewer cards.
no-such-card = There's no card there.
# The hand has fewer gaps.
no-such-gap = There's no gap there.
# A special card was chosen together with others.
played-alone = Play a Stop or a Redraw on its own.
# An X has no value yet.
name-each-x = Say which number each X stands for.
# The cards make nothing.
no-combination = These cards don't make a combination.
# The cards are too low.
not-higher = That doesn't beat the highest combination.
# Another card was to stop the trick.
not-a-stop = That card isn't a Stop.
# Another card was to be the Redraw.
not-a-redraw = That card isn't a Redraw.
# The leader has to play.
leader-plays = You can't take a reserve when you lead.
# The reserve was taken before.
reserve-gone = That reserve is already gone.
