### Why something is good in Dealt!: what a player is advised to do, or a bot has done.
### Of bots::dealt::advice::Reason
### With $by (Voice): Who says it.

# Phrase. Why it is good.
runs-out =
    { $by ->
        [adviser] then your hand is empty
       *[player] then my hand is empty
    }
# Phrase. Why it is good.
wins-trick =
    { $by ->
        [adviser] nobody can beat it anymore, and you lead next
       *[player] nobody can beat it anymore, and I lead next
    }
# Phrase. Why it is good.
# $plays (usize): In how many plays the rest could go.
fewest-plays =
    { $plays ->
        [1] the rest can go in 1 play, and no move leaves fewer
       *[other] the rest can go in { $plays } plays, and no move leaves fewer
    }
# Phrase. Why it is good.
lowest =
    { $by ->
        [adviser] you can't beat the trick with anything lower
       *[player] I can't beat the trick with anything lower
    }
# Phrase. Why it is good.
leads-next =
    { $by ->
        [adviser] then you lead the next trick
       *[player] then I lead the next trick
    }
# Phrase. Why it is good.
nothing-else =
    { $by ->
        [adviser] you can't do anything else
       *[player] I can't do anything else
    }
