### How a game ended: shown at its table, and in the list of games.

# A game of Dealt! with several winners.
# $losers (People<'a>): Those who lost.
# $winners (People<'a>): All others.
dealt = { ALL($losers) } lost, { ALL($winners) } won.
# A game of Swoop.
# $count (u8): How many won.
# $winners (People<'a>): Those who won.
swoop =
    { $count ->
        [1] { ALL($winners) } won with the lowest total.
       *[other] { ALL($winners) } tied for the lowest total and won together.
    }
# A game of Slapshot.
# $winners (People<'a>): Who won.
slapshot = { ALL($winners) } won the championship.
# A game of Stroop.
# $count (u8): How many won.
# $winners (People<'a>): Those who won.
stroop =
    { $count ->
        [1] { ALL($winners) } won with the fewest cards.
       *[other] { ALL($winners) } tied for the fewest cards and won together.
    }
# A game of Sloop.
# $winners (People<'a>): Who won: one player, or two partners.
sloop = { ALL($winners) } won.
