### The quick reference of Dealt!

# What beats what.
beats = Only cards next to each other in your hand go together. A higher kind beats any lower one; within a kind, the higher number wins. A tie doesn't beat.
# The X, next to its face.
wild = X is any number from 1 to 12. You name it when you play it.
# The Stop, next to its face.
stop = Stop ends the trick at once, and whoever played it leads the next one.
# The Redraw, next to its face.
redraw = Redraw makes whoever wins the trick draw 3 cards, or 6 if there are two Redraws.
# Taking a reserve.
reserve = Unless you lead, you can take one of your reserve cards instead of playing, and put it anywhere in your hand.
# How a round is lost.
loss = The last one with cards gives up a chip, and so does anyone who can't play or take a reserve. If you owe a chip and have none, you lose the game.
