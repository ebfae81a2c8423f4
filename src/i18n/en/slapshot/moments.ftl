### Events of Slapshot in a few words.

## Over the rink

# A game was won.
# $who (name): By whom.
# $loser (name): Who lost it.
# $more (u8): The winner's goals.
# $fewer (u8): The loser's goals.
won = { $who } beat { $loser } { $more }–{ $fewer }
# A game was won in overtime.
# $who (name): By whom.
# $loser (name): Who lost it.
# $overtime (u8): The number of the overtime.
won-in-overtime =
    { $overtime ->
        [1] { $who } beat { $loser } in overtime
       *[other] { $who } beat { $loser } in the { ORDINAL($overtime) } overtime
    }
# A game was decided by a coin toss.
# $who (name): Who won it.
tossed = The toss went to { $who }

## A manager's last turn, on the manager's plate

# Phrase. They traded.
turn-traded = traded
# Phrase. They drafted.
# $kind (Kind): The kind of card.
turn-drafted = drafted a { KIND($kind) }
# Phrase. They passed.
turn-passed = passed
# Phrase. They visited somebody, and still have to line up.
turn-visited = went to play a game
# Phrase. They lined up, and their opponent has not.
turn-lined-up = lined up
# Phrase. They lined up, and nobody won.
turn-tied = tied, overtime follows
# Phrase. They lined up and won.
# $more (u8): Their goals.
# $fewer (u8): The goals of their opponent.
turn-won = won { $more }–{ $fewer }
# Phrase. They lined up and lost.
# $fewer (u8): Their goals.
# $more (u8): The goals of their opponent.
turn-lost = lost { $fewer }–{ $more }
# Phrase. They lined up and won an overtime.
turn-won-in-overtime = won in overtime
# Phrase. They lined up and lost an overtime.
turn-lost-in-overtime = lost in overtime
