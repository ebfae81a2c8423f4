### Notes for new players of Dealt!, over the table.

# Only adjacent cards can be played together.
neighbours = Your cards stay in the order they came. You can only play cards together if they're right next to each other.
# The meaning of the brackets under the hand.
brackets = See the brackets under your hand? Each one marks cards you can play together. Tap one to pick them.
# When to take a reserve.
reserve = Can't beat it, or don't want to? Take one of your two reserve cards into your hand instead.
# Where a card that comes into the hand goes.
gap = Pick the gap where this card goes. It stays there, so put it next to something it fits with.
