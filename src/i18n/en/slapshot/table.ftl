### The table of Slapshot: cards, the rink, and the plates of the managers.

## Cards

# What is printed on a card, where a line of the log or a plate shows it: "F9".
# $kind (Kind): Its kind.
# $value (u8): Its value.
face = { -letter }{ $value }
# The letter of a kind, on cards and decks.
# $kind (Kind): The kind.
# Length: 1
letter = { -letter }
-letter =
    { $kind ->
        [forward] F
        [defenseman] D
       *[goalie] G
    }
# Phrase. A card, for screen readers; its name alone is printed on Tiny Tim.
# $card (Card): The card.
card = { CARD($card) }

## Teams

# The name of the cards of a manager.
# $who (name): The manager.
team = { POSSESSIVE($who) } team
# The name of the slots of a line-up.
# $who (name): The manager.
line-up = { POSSESSIVE($who) } line-up

## The rink

# Its name, for screen readers.
rink = Rink
# What is being played for: the playoffs.
# $wins (u8): How many wins reach them.
season =
    { $wins ->
        [one] First to 1 win
       *[other] First to { $wins } wins
    }
# What is being played for in a league.
league = League schedule
# What is being played for: a series of the playoffs that goes on.
# $series (Round): Which one.
# $game (u8): The number of its next game.
# $one (name): One of its teams.
# $one-wins (u8): How many of its games that team has won.
# $two (name): The other team.
# $two-wins (u8): How many that one has won.
# $host (name): Who is at home in the next game.
series =
    { $series ->
        [semi-final] Semi-final, game { $game }: { -stand }, { $host } at home
       *[final] Final, game { $game }: { -stand }, { $host } at home
    }
# The same once it is decided.
# $series (Round): Which one.
# $one (name): One of its teams.
# $one-wins (u8): How many of its games that team has won.
# $two (name): The other team.
# $two-wins (u8): How many that one has won.
series-over =
    { $series ->
        [semi-final] Semi-final: { -stand }
       *[final] Final: { -stand }
    }
# The name of a series.
# $series (Round): Which one.
round =
    { $series ->
        [semi-final] Semi-final
       *[final] Final
    }
-stand = { $one } { $one-wins }, { $two } { $two-wins }
# Heading of the track, on which each win is a space. It shows the season at the end of a game, too.
track = The season
# The space before the first win.
preseason = Preseason
# A space of the track.
# $wins (u8): The number of wins.
space = { $wins }
# The last space.
playoffs = Playoffs
# The name of the three decks, for screen readers.
decks = Decks
# A deck, for screen readers.
# $kind (Kind): The kind.
# $cards (u8): How many cards it has.
deck = { KINDS($kind) }: { $cards }
# The name of the backs of a team's cards, one of which will be drawn.
# $who (name): The manager.
backs = { POSSESSIVE($who) } team, shuffled
# One of these backs, as a button.
# $place (usize): Its place, counted from 1.
# $of (usize): How many there are.
back = Draw player { $place } of { $of }
# The name of the place where a card drawn in a trade lies.
# $who (name): The manager from whose team it was drawn.
drawn = Drawn from { POSSESSIVE($who) } team

## The plates of the managers

# How many games a manager has won.
# $wins (u8): How many.
wins =
    { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
# The same where there is little room, with W for wins.
# $wins (u8): How many.
wins-short = { $wins } W
# How many trades a manager has left.
# $trades (u32): How many.
trades-left =
    { $trades ->
        [one] 1 trade left
       *[other] { $trades } trades left
    }
# How many drafts a manager has left.
# $drafts (u32): How many.
drafts-left =
    { $drafts ->
        [one] 1 draft left
       *[other] { $drafts } drafts left
    }
# The cards of a team that the reader knows.
# $cards ([Card]): The cards.
known = You know: { CARDS($cards) }
# The reader knows none of them.
knows-none = You know none of these cards
# A manager's last turn.
# $turn (text): What they did, in a few words.
last-turn = Last turn: { $turn }

## Parts of the log

# Phrase. The word for a game.
game = game
# Phrase. The word for an overtime.
overtime = overtime
