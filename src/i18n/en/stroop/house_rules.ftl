### The choices of the house rules of Stroop, before a game.

# The label of the choice how quick bots are, beside the seats.
rivals = Bots play
# How quick they are.
# $rivals (Rivals): How quick.
rivals-choice =
    { $rivals ->
        [levels] By level
       *[match] As quick as you
    }
# What that means.
rivals-hint = Bots as quick as you learn from each round, so that you win about every second one.
# The label of the choice of a deck.
deck = Deck
# A deck.
# $advanced (bool): Whether it is the advanced one.
deck-choice =
    { $advanced ->
        [yes] Advanced, 110 cards
       *[no] Basic, 65 cards
    }
# What the choice of a deck is about, and that the composition is our reconstruction.
deck-hint = The advanced deck adds words that read backward, and lets five people play. The rule book doesn't say how often each card occurs, so both decks are a reconstruction.
# The label of the choice of cards per player.
cards = Draw piles
# A number of cards per player.
# $cards (u8): How many.
cards-choice =
    { $cards ->
        [one] 1 card each
       *[other] { $cards } cards each
    }
# The label of the choice of how much time players have, and how long the pause after a wrong card is.
tempo = Timing
# Such a choice: its name, and what it means for players.
# $tempo (Tempo): The choice.
tempo-choice =
    { $tempo ->
        [usual] Standard: a short penalty
        [relaxed] Relaxed: easy on mistakes
        [strict] Strict: hard on mistakes
       *[linked] Custom: as the link has it
    }
# The label of the choice whether the clock ends a round in which nobody can do anything.
clock = If nobody can go on
# Whether it does.
# $ends (bool): Whether it ends the round.
clock-choice =
    { $ends ->
        [yes] Ends after 10 seconds
       *[no] Someone has to call STOP
    }
# The label of the choice of how many games are played.
games = Games
# Such a choice.
# $games (u8): How many: 1, or 3.
games-choice =
    { $games ->
        [1] One game
       *[other] Match of three
    }

## Handicaps: a small table with a row for each player. Its words are as short as possible.

# Its caption.
handicaps = Handicaps
# The heading of the players' names.
player = Player
# The heading of how many cards each starts with.
fewer = Cards
# The heading of how long each pauses after a card that doesn't fit.
pause = Pause
# The label of the choice of cards, for screen readers.
# $who (name): The player.
fewer-label = { POSSESSIVE($who) } cards at the start
# Such a choice.
# $fewer (u8): How many fewer cards than the others.
# Length: 11
fewer-choice =
    { $fewer ->
        [0] Same
       *[other] { $fewer } fewer
    }
# The label of the choice of a pause, for screen readers.
# $who (name): The player.
pause-label = { POSSESSIVE($who) } pause after a wrong card
# Such a choice: as long as the timing above says.
# Length: 11
pause-as-set = As set
# Such a choice.
# $ms (u32): How long, in milliseconds.
# Length: 11
pause-choice =
    { $ms ->
        [0] None
        [1500] 1.5 s
        [2000] 2 s
       *[other] { $ms } ms
    }
