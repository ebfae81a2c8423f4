### Notes for new players of Slapshot, in the action bar.

# While teams are picked: what a team needs.
pick = Nobody knows what's in the decks, so it hardly matters which one is dealt first.
# At the first turn: its three choices.
turn = Each turn is one thing: a trade, a draft or a game. Only games win you anything.
# At a turn: trading is blind.
trade = You get any of their six cards, unseen. Then you give back one of the same kind.
# While lining up for the first time: how a game goes.
line-up = Cards meet pair by pair; the higher scores. A goalie stops everyone. Home starts one up.
# With the first bruiser in the own team.
bruiser = Your red cross is a bruiser: whoever meets one is injured, even if he scores.
# With Tiny Tim in the own team.
tiny-tim = Tiny Tim is worth 0, but he's the only one who always beats a goalie.
# After the first injury: bruisers injure.
injuries = Whoever meets a bruiser is injured. After the game, a new card takes its place.
