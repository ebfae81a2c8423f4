### What is wrong with a setup that was asked for by hand or in a link, and how to mend it.

## The link

# The link names an unknown game.
# $slug (text): The word in the link.
no-such-game = There's no game called "{ $slug }" here.
# The link has too few or too many players.
# $least (u8): The fewest.
# $most (u8): The most.
# $count (usize): How many it has.
wrong-players = This game is for { $least } to { $most } players, not { $count }.
# The link has an unknown player. The five words stay as they are.
# $word (text): The word in the link.
no-such-player = A seat can be person, easy, casual, normal, hard or expert, not "{ $word }".
# The link has a bad seed.
# $most (u64): The greatest seed.
# $word (text): The word in the link.
wrong-seed = A seed is a whole number from 0 to { $most }, not "{ $word }".
# The link has more or fewer names than seats.
# $names (usize): How many names.
# $seats (usize): How many seats.
wrong-names =
    { $names ->
        [one] There's only 1 name for { $seats } seats.
       *[other] There are { $names } names for { $seats } seats.
    }
# The link has an unknown house rule.
# $key (text): The word in the link.
no-such-rule = This game has no rule called "{ $key }".
# The link has an unknown value for a house rule.
# $key (text): The rule.
# $value (text): The value in the link.
wrong-rule = The rule "{ $key }" can't be "{ $value }".
# The link has an impossible deck; a sentence that says why follows.
wrong-deck = The deck in this link won't work.

## A deck of Slapshot

# It has more or fewer players than it may.
slapshot-players = Slapshot is for 2 to 6 players.
# It has too few or too many wins.
slapshot-wins = A season takes 3 to 9 wins.
# The deck has too few cards.
# $has (usize): How many it has.
# $lacks (usize): How many are missing.
small-deck = A deck has 54 cards, and this one has { $has }. Add { $lacks }.
# The deck has too many cards.
# $has (usize): How many it has.
# $more (usize): How many are too many.
large-deck = A deck has 54 cards, and this one has { $has }. Take out { $more }.
# A card's value is too high.
# $card (Card): The card.
high-value = { SLAPSHOT_CARD($card) } is too high: values go from 0 to 10.
# The deck has too few cards of a kind.
# $kind (Kind): The kind.
# $fewest (usize): How many it needs.
# $has (usize): How many it has.
too-few =
    { $kind ->
        [forward] Six teams need at least { $fewest } forwards, and this deck has { -so-many }. Add some.
        [defenseman] Six teams need at least { $fewest } defensemen, and this deck has { -so-many }. Add some.
       *[goalie] Six teams need at least { $fewest } goalies, and this deck has { -so-many }. Add some.
    }
-so-many =
    { $has ->
        [0] none
       *[other] { $has }
    }
# The deck has too few bruisers.
# $has (usize): How many it has.
# $lacks (usize): How many are missing.
few-bruisers = A deck has exactly 4 bruisers, and this one has { -so-many }. Mark { $lacks } more.
# The deck has too many bruisers.
# $has (usize): How many it has.
# $more (usize): How many are too many.
many-bruisers = A deck has exactly 4 bruisers, and this one has { $has }. Unmark { $more }.
# The deck has no Tiny Tim.
no-tiny-tim = Tiny Tim is missing. Mark one forward or defenseman as him.
# The deck has several of Tiny Tim.
# $has (usize): How many it has.
tiny-tims = There's only one Tiny Tim, and { $has } cards are marked as him. Keep one.
# Tiny Tim is a goalie.
tiny-tim-in-goal = Tiny Tim can't be a goalie. Mark a forward or defenseman as him.

## The house rules of Stroop

# It has more or fewer players than it may.
stroop-players = Stroop is for 2 to 4 players, or 5 with the advanced deck. Add the advanced deck, or play with fewer.
# It has more cards than the deck.
stroop-cards = You start with 15 cards each. Only the advanced deck has enough for 20.
# A card counts as second for too long.
stroop-contention = A card can count as second for at most 400 milliseconds after someone else's.
# The pause after a wrong card is too long.
stroop-fumble = The pause after a wrong card is at most 2000 milliseconds.
# It has neither one game nor a match of three.
stroop-games = You play one game, or a match of three.
# A player starts with too few cards, or somebody who doesn't play has a handicap.
stroop-handicap = A handicap is for someone who plays, and leaves them at least 5 cards to start with.
