### A game of Slapshot, shown card by card to those who play it.

# The heading. In hockey, the visitor comes first.
# $visitor (name): Who visits.
# $host (name): Who is at home.
# $overtime (u8): The number of the overtime; 0 for the game itself.
heading =
    { $overtime ->
        [0] { $visitor } at { $host }
        [1] { $visitor } at { $host }, overtime
       *[other] { $visitor } at { $host }, { ORDINAL($overtime) } overtime
    }
# The mark of the team at home.
home = Home
# The mark of the visiting team.
visitor = Visitor
# The score.
# $home (u8): The goals of the team at home.
# $visitor (u8): The goals of the visitor.
score = { $home }–{ $visitor }

# How many games of a series a team has won, for screen readers.
# $won (u8): How many.
# $of (u8): How many decide the series.
series-wins =
    { $of ->
        [one] { $won } of 1 win
       *[other] { $won } of { $of } wins
    }
# Who could win the championship in this game.
# $who (name): The manager.
one-from-the-cup =
    { $who ->
        [you] { $who } are one win from the cup.
       *[other] { $who } is one win from the cup.
    }
# Who could win the semi-final in this game.
# $who (name): The manager.
one-from-the-final =
    { $who ->
        [you] { $who } are one win from the final.
       *[other] { $who } is one win from the final.
    }
# Either team could win the series in this game.
# $series (Round): The series.
decider =
    { $series ->
        [semi-final] Whoever wins this is in the final.
       *[final] Whoever wins this wins the cup.
    }

## Two cards have met

# Somebody scored; the reason follows.
# $who (name): Who.
goal =
    { $who ->
        [you] { $who } score!
       *[other] { $who } scores!
    }
# Nobody scored; the reason follows.
no-goal = No goal
# Why there was a goal or none. The cards are seen above.
# $how (Meeting): What happened.
# $value (u8): The value of the card that scored or stopped the other.
# $other (u8): The value of the other card.
why =
    { $how ->
        [beat] { $value } beats { $other }.
        [tiny-tim] Tiny Tim always scores on a goalie.
        [stopped] Goalie stops it.
       *[same] Same value: no goal.
    }
# One card was injured; this follows the reason.
# $who (name): Whose.
# $value (u8): Its value.
injured = Bruiser: { POSSESSIVE($who) } { $value } is injured.
# Tiny Tim was injured; this follows the reason.
# $who (name): Whose card he is.
tiny-tim-injured = Bruiser: { POSSESSIVE($who) } Tiny Tim is injured.
# Two bruisers met; this follows the reason.
both-injured = Two bruisers: both are injured.

## The end

# How the game ended.
# $who (name): Who won.
# $more (u8): The winner's goals.
# $fewer (u8): The loser's goals.
won =
    { $who ->
        [you] { $who } win { $more }–{ $fewer }
       *[other] { $who } wins { $more }–{ $fewer }
    }
# Nobody won yet.
tie = A tie: overtime
# A coin toss decided.
# $who (name): Who won it.
tossed = Ten overtimes without a goal: a coin toss goes to { $who }
# An injured card is replaced.
# $who (name): Whose it is.
# $card (Card): The card.
# $kind (Kind): Its kind.
replaced = { POSSESSIVE($who) } { CARD($card) }: out, a new { KIND($kind) } comes in
