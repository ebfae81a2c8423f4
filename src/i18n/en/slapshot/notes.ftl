### Notes for new players of Slapshot, over the table.

# While teams are picked: what a team needs.
pick = A team is three forwards, two defensemen and a goalie. You only choose which deck to draw from, so the order doesn't matter much.
# At the first turn: its three choices.
turn = Each turn is one thing: trade to get a card from another team, draft to swap a card for one from its deck, or visit someone for a game. Only games win you anything.
# At a turn: trading is blind.
trade = You trade blind: you get any of the other team's six cards. Then you give back a card of the same kind, so it's a good way to get rid of a weak one.
# While lining up: what to consider.
line-up = Cards meet in this order, first against first. A goalie stops everyone but Tiny Tim, so your best forward may run into it, and your weakest costs you nothing there.
# After the first injury: bruisers injure.
injuries = Whoever meets a bruiser is injured, win or lose. After the game, a card from the same deck takes its place.
