### Notes for new players of Dealt!, in the action bar.

# Only adjacent cards can be played together.
neighbors = Your cards stay in order. Only neighbors go together.
# The meaning of the brackets under the hand.
brackets = Brackets mark what you can play together. Tap one.
# When to take a reserve.
reserve = Can't beat it, or don't want to? Take a reserve.
# Where a card that comes into the hand goes.
gap = Pick the gap for this card. It stays there.
