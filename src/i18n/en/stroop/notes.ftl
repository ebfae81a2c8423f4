### The notes for new players of Stroop.

# Before round one: there are no turns.
no-turns = There are no turns: everyone plays at once. Draw from your pile whenever you like, and play any card that fits before somebody else does.
# Before round two: when to call STOP.
stop = If you've drawn all your cards and none of them fits, hold STOP for half a second to end the round. But look carefully: if one does fit, you're out for the round.
