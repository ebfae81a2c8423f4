### The quick reference of Slapshot: one paragraph for each topic.

# How one wins.
winning = Win games and you move up the track. Whoever reaches the playoffs plays the second-best team for the cup, and it goes to the first to win four games of that series.
# What scores.
scoring = Both teams reveal their six cards one by one. The higher value scores a goal, and equal values score none. More goals win.
# Goalies.
goalies = A goalie stops forwards and defensemen, whatever the values. It only scores on a goalie with a lower value.
# Tiny Tim.
tiny-tim = Tiny Tim has the value 0, but he always scores on a goalie.
# Bruisers, and how the injured are replaced.
bruisers = A card that meets a bruiser is injured, even if it scores. So are two bruisers that meet. After the game, injured cards go under their decks and are replaced by the top cards, the home team's first.
# Trading.
trade = Choose a team and draw one of its six cards, without seeing them. Give back a different card of the same kind. Only the two of you know which cards they were.
# Drafting.
draft = Put one of your cards under the deck of its kind and take the top card instead. Nobody else sees either of them.
# Who is at home, and what that is worth.
home-ice = You play your games as the visitor, and the home team starts with one goal.
# Overtime.
overtime = After a tie, injured cards are replaced and both teams line up again. Nobody starts with a goal, and the first goal wins. After ten overtimes without one, a coin decides.
# The playoffs.
play-offs = The first team to reach the Playoffs space ends the season and plays the second-best for the championship: the first to win four games. The first team is at home in games 1, 2, 5 and 7. There are no trades and no drafts.
# A league, and limits.
league = In a league, you visit everyone twice, and everyone once before anyone twice. The two teams with the most wins play the final. With limits, you have four trades and four drafts in a season.
