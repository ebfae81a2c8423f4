### The result of a season of Slapshot: its score sheet, its report and its highlights.

## The score sheet

# Its caption during the season.
season-wins = Wins this season
# Heading of its only column then.
wins = Wins
# Its caption in the playoffs.
# $series (Round): The series whose games it shows.
series-games =
    { $series ->
        [semi-final] The semi-final, goals by game
       *[final] The final, goals by game
    }
# Heading of its last column then.
games-won = Games won
# A number in the sheet.
# $number (u8): The number.
count = { $number }
# The mark of a team that did not play a game.
did-not-play = –
# A team in the standings, for screen readers.
# $who (name): Its manager.
# $place (u8): Its place, counted from 1.
# $wins (u8): How many games it has won.
standing =
    { $wins ->
        [one] { $who }: { ORDINAL($place) }, 1 win
       *[other] { $who }: { ORDINAL($place) }, { $wins } wins
    }

## The playoffs, as scenes

# The mark of the team that has home ice in a series.
home-ice = home ice
# In the final, while the semi-finals go on: the team that is still to be found.
to-come = the semi-final winner
# Heading: the championship is decided.
cup = The cup
# Who won it.
# $who (name): The champion.
champion =
    { $who ->
        [you] { $who } win the cup!
       *[other] { $who } wins the cup!
    }
# Under a card and its player: its goal put the champion ahead for good in the last game.
decided = The goal that decided it
# Under a card and its player: nobody scored more in the final.
# $goals (u8): How many goals.
best-of-series =
    { $goals ->
        [one] Player of the series: 1 goal
       *[other] Player of the series: { $goals } goals
    }

## The report, like that of a newspaper; its sentences follow each other

# How the final ended.
# $who (name): The champion.
# $other (name): The other finalist.
# $won (u8): How many games the champion won.
# $lost (u8): How many the other won.
final =
    { $lost ->
        [0] { $who } swept { $other } { $won }–{ $lost } in the final.
        [3] { $who } beat { $other } { $won }–{ $lost } in a final that took all seven games.
       *[other] { $who } beat { $other } { $won }–{ $lost } in the final.
    }
# How its last game ended.
# $who (name): Who won it.
# $rink (Rink): Where the winner played.
# $more (u8): The winner's goals.
# $fewer (u8): The loser's goals.
# $overtime (u8): The number of its last overtime; 0 if there was none.
last-game =
    { $overtime ->
        [0] { -last-game }, { $more }–{ $fewer }.
        [1] { -last-game }, { $more }–{ $fewer } in overtime.
       *[other] { -last-game }, { $more }–{ $fewer } in the { ORDINAL($overtime) } overtime.
    }
# How its last game ended, if a coin toss decided it.
# $who (name): Who won it.
# $rink (Rink): Where the winner played.
# $goals (u8): The goals of each.
last-game-tossed = { -last-game }, { $goals }–{ $goals }, by a coin toss after ten overtimes.
-last-game =
    { $rink ->
        [home] The deciding game went to { $who } at home
       *[away] The deciding game went to { $who } on the road
    }
# How the season went.
# $games (u32): How many games it took.
# $who (name): The champion.
# $won (u8): How many of them the champion won.
# $other (name): The other finalist.
# $other-won (u8): How many of them that one won.
season =
    { $games ->
        [one] The season took 1 game: { -season }
       *[other] The season took { $games } games: { -season }
    }
-season = { $who } won { $won } of them, { $other } won { $other-won }.
# How a semi-final ended.
# $who (name): Who won it.
# $other (name): Who lost it.
semi-final = { $who } beat { $other } in a semi-final.

## Highlights: one line each

# The win by the most goals.
# $who (name): Who won.
# $loser (name): Who lost.
# $more (u8): The winner's goals.
# $fewer (u8): The loser's goals.
biggest-win = { $who } had the biggest win, { $more }–{ $fewer } against { $loser }
# The game with the most overtimes.
# $who (name): Who won.
# $loser (name): Who lost.
# $overtimes (u8): How many overtimes it took.
longest-game =
    { $overtimes ->
        [one] { $who } won the longest game, after 1 overtime against { $loser }
       *[other] { $who } won the longest game, after { $overtimes } overtimes against { $loser }
    }
# How many goals Tiny Tim scored, for whichever team.
# $goals (u16): How many.
tiny-tim =
    { $goals ->
        [one] Tiny Tim scored 1 goal
       *[other] Tiny Tim scored { $goals } goals
    }
# Whose team had the most injuries.
# $who (name): The manager.
# $injuries (u16): How many.
most-injuries = { POSSESSIVE($who) } team had the most injuries: { $injuries }
