### Why the rules of Slapshot refuse a move: shown over the team in place of what it would do.
### Of games::slapshot::Refusal
### With $names (&Names): Those of the seats.

# Teams are still being picked.
pick-first = First pick your team of six.
# The team is complete; picking is over.
teams-are-complete = All the teams are complete.
# The team already has all its cards of this kind.
# $kind (Kind): The kind.
kind-complete =
    { $kind ->
        [forward] You already have 3 forwards, which is all a team has.
        [defenseman] You already have 2 defensemen, which is all a team has.
       *[goalie] You already have 1 goalie, which is all a team has.
    }
# The trade has to be finished first.
give-back-first = First give a card back for the one you drew.
# No card was drawn for which one could be given back.
nothing-to-give-back = You haven't drawn a card in a trade.
# The card given back must be of the same kind as the one drawn.
# $kind (Kind): That kind.
other-kind = Give back a { KIND($kind) }: you drew one.
# The card just drawn cannot be given back.
same-card = You can't give back the very card you drew.
# The team does not have this card.
# $card (Card): The card.
not-in-team = { CARD($card) } isn't on your team.
# There is no such other manager.
no-such-manager = Choose another manager's team.
# The deck of this kind is empty.
# $kind (Kind): The kind.
deck-empty = There are no { KINDS($kind) } left to draw.
# A game is about to begin.
line-up-first = First line up your team: the game is about to start.
# There is no game.
no-game = There's no game to line up for.
# A line-up has other cards than the team.
not-your-team = A line-up needs all six of your cards, each once.
# In a league, this opponent has already been visited twice.
visited-twice = You've already visited this team twice.
# In a league, another opponent has to be visited first.
# $who (name): That opponent.
others-first = Visit { $who } first: you play everyone once before anyone twice.
# All four trades have been used.
no-trades-left = You've made all four of your trades.
# All four drafts have been used.
no-drafts-left = You've made all four of your drafts.
# In a league, passing is possible only after all games as the visitor.
games-left = You can only pass once you've played all your away games.
# Passing is possible only in a league.
no-passing = You can't pass: trade, draft or play a game.
