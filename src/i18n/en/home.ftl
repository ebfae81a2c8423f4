### The home page.

# What the app is, in a sentence.
tagline = Real card games around one screen.
# A game in one sentence.
# $game (GameId): The game.
blurb =
    { $game ->
        [dealt] Play your cards in the order they came, and don't be the last one holding any.
        [swoop] Match the pile or go lower, sweep it away, and get rid of all your cards first.
        [sloop] Capture cards by matching them or adding them up, and end up with the most.
        [slapshot] Trade, draft and line up your hockey team, get to the playoffs, and win the final.
       *[stroop] Everyone plays at once: match what words say with how they look, and end up with the fewest cards.
    }
# A game's players and minutes.
# $game (GameId): The game.
# $fewest (u8): The fewest players.
# $most (u8): The most players.
facts =
    { $game ->
        [dealt] { $fewest } to { $most } players, about 20 minutes
        [swoop] { $fewest } to { $most } players, about an hour
        [sloop] { $fewest } to { $most } players, about 20 minutes
        [slapshot] { $fewest } to { $most } players, about an hour
       *[stroop] { $fewest } to { $most } players, about 5 minutes
    }
# The link to a game.
# $game (GameId): The game.
play = Play { GAME($game) }
# Deals a game at once.
quick-game = Quick game
# The same, with the game.
# $game (GameId): The game.
quick-game-of = Quick game of { GAME($game) }
# Starts training in a game that is played against time: a bot waits for the player.
training = Training
# The same, with the game.
# $game (GameId): The game.
training-for = Training for { GAME($game) }
# Heading of the game in progress.
open-game = Game in progress
# The players whose decisions it waits for.
# $names ([Name]): The players.
to-act = { POSSESSIVES($names) } turn
# It waits for the only person who plays.
you-act = Your turn
# The link back to it.
# $game (GameId): The game.
back-to-table = Back to your game of { GAME($game) }
# Heading of the game that was played last.
# $game (GameId): The game.
last-game = Last time: { GAME($game) }
# The name of the list of links to other pages.
more-pages = More
# Not affiliated with the publishers.
not-affiliated = Made by players. Not affiliated with or endorsed by the designers or publishers of these games.
