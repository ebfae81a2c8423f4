### The choices of the house rules of Slapshot, before a game.

# The label of the choice of how long a season is.
wins-rule = Season
# A number of wins that reaches the playoffs.
# $wins (u8): The number, 3 to 9.
wins-choice = { $wins } wins to the playoffs
# The label of the choice of who plays whom.
league-rule = Schedule
# Who plays whom.
# $league (bool): Whether everybody plays everybody.
league-choice =
    { $league ->
        [yes] League: visit everyone twice
       *[no] Visit anyone you like
    }
# The label of the choice of how many trades and drafts there are.
limits-rule = Trades and drafts
# How many there are.
# $limits (bool): Whether there is a limit.
limits-choice =
    { $limits ->
        [yes] 4 of each per season
       *[no] As many as you like
    }
# The label of the choice of a deck.
deck-rule = Deck
# A deck.
# $deck (WhichDeck): Whose.
deck-choice =
    { $deck ->
        [ours] Our deck
        [own] Your own deck
       *[brought] The deck this game came with
    }
# What to know about the chosen deck.
# $deck (WhichDeck): Whose.
deck-note =
    { $deck ->
        [ours] The published rules don't list the cards, so the values in our deck are a reconstruction. If you own the game, choose your own deck and type in the real ones.
        [own] Type in how many of each card your deck has. It starts as a copy of ours, whose values are a reconstruction, and every change is saved in this browser.
       *[brought] Someone typed this deck in. Your own deck stays as it is.
    }
