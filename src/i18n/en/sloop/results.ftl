### The result of a game of Sloop: who won and why, the score sheet, and highlights.

-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

## Who won

# The winners had more cards than all others.
# $winners (People<'a>): The winners; a team, where there are teams.
won = { ALL($winners) } won with the most cards.
# Several players had the most cards.
# $tied (People<'a>): Those players.
# $winners (People<'a>): The winner among them.
tied = { ALL($tied) } tied for the most cards. Whoever is later in turn order wins a tie: that's { ALL($winners) }.
# Both teams had the same number of cards.
# $winners (People<'a>): The players of the team that won.
tied-teams = Both teams have the same number of cards. The team with the last player in turn order wins a tie: that's { ALL($winners) }.

# Phrase. Marks the pile with the most cards while they are counted.
leads = in the lead

## The score sheet

# Its caption. The figures are the cards that each player captured.
cards-captured = Cards captured
# The heading of those figures.
totals = Cards
# A figure.
# $cards (usize): How many cards.
count = { $cards }
# A player's pile, for screen readers.
# $who (name): The player.
# $cards (usize): How many cards it has.
player = { $who }: { -cards }
# The piles of a team, for screen readers.
# $one (name): A player.
# $other (name): Their partner.
# $first (usize): How many cards the first of them has.
# $second (usize): How many cards the partner has.
# $cards (usize): How many cards that is together.
team = { $one } and { $other }: { $first } + { $second } = { -cards }

## Highlights: one line each

# Who took the most cards at once.
# $who (name): The player.
# $cards (usize): How many.
biggest-capture = { $who } made the biggest capture: { -cards }
# Who stole the most cards.
# $who (name): The player.
# $cards (usize): How many.
most-stolen = { $who } stole the most: { -cards }
# Who captured the most builds.
# $who (name): The player.
# $builds (usize): How many.
most-builds = { $who } captured the most builds: { $builds }
