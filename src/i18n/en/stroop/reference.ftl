### The quick reference of Stroop: one paragraph for each topic.

# What fits in round one.
round-one = In round one, the word in the middle says how your card has to look. On “blue”, anything printed in blue fits, whatever it says. On “four”, any word with four letters fits.
# What fits in round two.
round-two = In round two, it's the other way around: the word on your card has to say how the middle looks. Your “blue” fits if the middle is printed in blue, whatever it says.
# What a card shows: color, size, pattern, number of letters, direction.
looks = Each card is a word with a color (blue, red, black or yellow), a size (big or little), a pattern (hollow or solid) and a number of letters (three to six). Big words are in capitals. In the advanced deck, words also read forward or backward.
# Drawing.
draw = Nobody waits for a turn. Draw from your own pile whenever you like, one card at a time, and hold as many as you like.
# Two cards played at the same time.
same-time = If two cards come at the same time, only one lands, and the other goes back to its player. So does a card that comes just after someone else's, even if it fits.
# A wrong card, and one that is played too late.
wrong = A card that doesn't fit goes back to your hand. For a moment you can't play, but you can still draw. If it was right until someone else's card landed, it was just too late, and you can play on at once.
# Calling STOP.
stop = When your draw pile is empty and nothing in your hand fits, you can call STOP to end the round for everyone. If something does fit, you're out until the round is over, and the others play on.
# How the game ends.
end = After round one, the middle pile is dealt out evenly and round two begins. After round two, whoever has the fewest cards wins, hand and pile together. If there's a tie, it goes to whoever called STOP in round two. If none of them did, they share the win. In a match, the cards left after each of three games are added up.
