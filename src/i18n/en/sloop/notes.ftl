### Notes for new players of Sloop, in the action bar: each comes once, when it applies for the first time.

# Something can be captured.
capture = Tap a card: it captures a card of its number, or several that add up to it.
# The reader made the last capture.
pile = What you capture goes to your pile. Whoever has the most cards in the end wins.
# Nothing can be captured or built.
put = None of your cards takes anything now, so put one down. Anyone can capture it later.
# A build can be started.
build = You can build: stack cards that add up to a number you hold, and capture the stack next turn.
# The reader has a build.
own-build = Add to your build or capture it now: until then, a wild can take it from you.
# Somebody else has a build.
their-build = A build counts as its number. Only its owner can capture it, or anyone with a wild.
# A build is lost.
lost-build = That build was lost: it belongs to nobody, and anyone with its number can capture it.
# A wild is in hand, shown next to it.
wild = Wild: any number you choose. It can even capture another player's build.
# A supercharged card is in hand, shown next to it.
supercharged = Supercharged: whatever it captures, it takes one extra card of your choice.
# A supercharged card is loose in the display.
supercharged-loose = While a supercharged card (with a bolt) lies in the display, it gets one more card.
# A 1 is in hand, shown next to it.
steal = Steal: put a 1 down and take the top card of every opponent's pile.
# A 2 is in hand, shown next to it.
double-play = Double Play: put a 2 down and play another card right away.
# A 3 is in hand, shown next to it.
flip-three = Flip 3: put a 3 down, flip three cards of the draw pile and play one of them.
# The draw pile is empty.
last-cards = The draw pile is empty. Whoever captures last gets what's left in the display.
