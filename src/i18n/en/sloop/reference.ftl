### The quick reference of Sloop: one paragraph for each topic.

# What a card captures.
capture = Play a card to capture cards of the same number and groups that add up to it, as many as you like. An 8 takes 8, 6+2 and 5+3. Everything goes on your pile, the 8 too.
# How a build begins and grows.
build = To build, play a card together with loose cards so that everything makes one number, and keep a card of that number for later. The build is yours: only you can capture it with its number, or anyone with a wild.
# What the owner of a build has to do.
owner = If you start your turn with a build, you have to add to it or capture it. If you can't, you lose it: it stays there, and anyone with its number can take it.
# Putting a card down, and what a 1, a 2 and a 3 do, next to those cards.
actions = Any card can just be put down in the display. Then a 1 steals the top card of every opponent's pile, a 2 lets you play another card, and a 3 flips three cards, of which you play one. You don't have to use it.
# What supercharged cards do, next to one, and when the display is refilled.
supercharged = Capture with a supercharged card and you take one more loose card of your choice. After each turn the display is filled up to 4 cards, or 5 with five or six players, plus one for each loose supercharged card. A build counts as one card.
# Wilds, next to one.
wild = A wild is any number, in your hand and in the display. Played from your hand, it can capture anyone's build, unless you have a build of your own.
# How the game ends.
end = When the draw pile is empty, everyone plays what they hold. Whoever made the last capture gets what's left in the display. The most cards win, and a tie goes to whoever is later in turn order.
# What partners may do, where there are some.
partners = In teams: before your partner's turn, you can offer them a card. They keep it and give you another one, or give it back. If you have no build of your own, you can add to your partner's. Your piles count together.
