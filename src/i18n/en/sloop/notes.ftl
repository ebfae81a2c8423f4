### Notes for new players of Sloop, over the table.

# A card captures cards that match it, and cards that add up to it.
capture = A card captures cards of the same number, and cards that add up to it. The most cards win, so take all you can.
# A build is captured later.
build = You can build: put cards together now and capture them all next turn. You need to keep a card of the number you're building.
# A 1, a 2 and a 3 have actions when they are put down.
actions = A 1, 2 or 3 does something when you put it down instead of capturing with it: steal cards, play another card, or flip three.
# A supercharged card takes one card more.
supercharged = A supercharged card is worth capturing with: it also takes one more loose card, whichever you like.
