### The log of Slapshot: what happened, in full sentences.

## Turns

# A manager was drawn to start.
# $who (name): The manager.
starts =
    { $who ->
        [you] { $who } were drawn to start.
       *[other] { $who } was drawn to start.
    }
# All cards of a new team were dealt.
# $who (name): The manager.
picked =
    { $who ->
        [you] { $who } were dealt { -new-team }.
       *[other] { $who } was dealt { -new-team }.
    }
-new-team = three forwards, two defensemen and a goalie
# A trade began.
# $by (name): Who drew a card.
# $with (name): From whose team.
trade-began = { $by } drew a card from { POSSESSIVE($with) } team.
# A trade is done.
# $by (name): Who gave a card back.
# $with (name): To whom.
traded = { $by } gave { $with } a card for it.
# A card was exchanged for the top one of its deck.
# $who (name): The manager.
# $kind (Kind): The kind of both.
drafted = { $who } drafted a new { KIND($kind) }.
# A manager passed.
# $who (name): The manager.
passed = { $who } passed.

## Games

# A game is about to begin.
# $visitor (name): Who visits.
# $host (name): Who is at home.
visited = { $visitor } visited { $host }.
# An overtime is about to begin.
# $overtime (u8): Its number.
overtime =
    { $overtime ->
        [1] A tie, so there's overtime.
       *[other] No goal, so there's a { ORDINAL($overtime) } overtime.
    }
# Two cards met. The line may go on with one of the next three messages, and then with who leads.
# $how (Meeting): What happened.
# $who (name): Whose card scored or stopped the other; the home team's, if neither did.
# $card (Card): That card.
# $other (name): Whose card the other is.
# $other-card (Card): The other card.
met =
    { $how ->
        [beat] { -one } beat { -other }.
        [tiny-tim] { -one } scored on { -other }.
        [stopped] { -one } stopped { -other }.
       *[same] { -one } met { -other }: same value, no goal.
    }
-one = { POSSESSIVE($who) } { PLAYER($card) }
-other = { POSSESSIVE($other) } { PLAYER($other-card) }
# A bruiser injured the other card.
# $kind (Kind): The kind of that card.
injured = The bruiser injured the { KIND($kind) }.
# A bruiser injured Tiny Tim.
tiny-tim-injured = The bruiser injured Tiny Tim.
# Two bruisers met.
both-injured = Both bruisers were injured.
# After a goal: who leads.
# $who (name): The manager.
# $more (u8): That manager's goals.
# $fewer (u8): The goals of the other.
leads =
    { $who ->
        [you] { $who } lead { $more }–{ $fewer }.
       *[other] { $who } leads { $more }–{ $fewer }.
    }
# After a goal: nobody leads.
# $goals (u8): The goals of each.
even = It's { $goals }–{ $goals }.
# An injured card was replaced.
# $who (name): Whose it was.
# $card (Card): The card.
replaced = { $who } replaced the injured { PLAYER($card) }.
# Ten overtimes ended without a goal.
# $who (name): Who won the coin toss.
tossed = Ten overtimes without a goal. The coin toss gave { $who } the game.
# A game was won.
# $who (name): By whom.
# $loser (name): Who lost it.
# $more (u8): The winner's goals.
# $fewer (u8): The loser's goals.
won = { $who } beat { $loser } { $more }–{ $fewer }.
# A game was won in overtime.
# $who (name): By whom.
# $loser (name): Who lost it.
# $overtime (u8): The number of the overtime.
won-in-overtime =
    { $overtime ->
        [1] { $who } beat { $loser } in overtime.
       *[other] { $who } beat { $loser } in the { ORDINAL($overtime) } overtime.
    }
# A manager's token moved up.
# $who (name): The manager.
# $wins (u8): How many wins they have now.
moved =
    { $who ->
        [you] { $who } now have { -wins }.
       *[other] { $who } now has { -wins }.
    }
-wins =
    { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }

## The playoffs

# The season is over.
season-ended = The season is over. Now for the playoffs.
# A series begins.
# $series (Round): Which one.
# $home (name): Who has home ice.
# $other (name): The opponent.
# $wins (u8): How many wins decide it.
series-began =
    { $series ->
        [semi-final] A semi-final begins: { -series-began }
       *[final] The final begins: { -series-began }
    }
-series-began =
    { $home ->
        [you] { $home } against { $other }, first to { -wins }. You have home ice.
       *[other] { $home } against { $other }, first to { -wins }. { $home } has home ice.
    }
# A series was won.
# $who (name): By whom.
series-won = { $who } won the series.

## For one manager

# The card that somebody drew from a deck.
# $who (name): The manager, who alone reads this.
# $card (Card): The card.
got = { $who } got { A_CARD($card) }.
# The card drawn in a trade, which follows on a line that says who drew.
# $card (Card): The card.
taken = The card drawn was { A_CARD($card) }.
# The card given back in a trade, which follows on a line that says who gave it.
# $card (Card): The card.
given-back = The card given for it was { A_CARD($card) }.
# What somebody else did since the reader's last turn: traded with the reader. Shown at the table.
# $by (name): Who traded.
# $taken (Card): The reader's card that they took.
# $given (Card): The card that the reader got for it.
took-yours = { $by } took your { PLAYER($taken) } and gave you { A_CARD($given) }.
