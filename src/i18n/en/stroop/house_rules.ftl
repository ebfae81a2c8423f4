### The choices of the house rules of Stroop, before a game.

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
