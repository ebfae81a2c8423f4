### Storing games, and why that failed.

# Why the browser does not store a game.
-trouble =
    { $trouble ->
        [denied] this browser won't let the page save anything
        [full] this browser is out of space
        [elsewhere] it's open in another tab or window
        [outdated] a newer version of this page is open in another tab
       *[failed] the browser's storage isn't responding
    }

# The game goes on, but is not saved.
# $trouble (StorageError): Why not.
game-not-saved = This game isn't being saved: { -trouble }. You can play on until you close this page.
# The game goes on; the database has not answered for a long time.
not-yet-saved = The last moves aren't saved yet: the browser's storage is taking long to answer. You can play on, but keep this page open.
# The game goes on; a tab with an older version of the page blocks the database.
blocked-saving = The last moves aren't saved yet: an older version of this page is open in another tab. Close that tab.
# The database has not answered for a long time.
late = The browser's storage isn't responding. If this goes on, close other tabs or load this page again.
# A tab with an older version of the page blocks the database.
blocked = An older version of this page is open in another tab. Close that tab to get to your games.
# A tab with a newer version of the page has the database.
outdated = A newer version of this page is open in another tab. Load this page again to get to your games.
# All games were lost.
lost = Your saved games are gone from this browser: it lost them, or they were deleted in its settings.
# All games were lost; some were restored from copies.
# $back (usize): How many were restored.
brought-back =
    { $back ->
        [one] This browser lost your saved games. 1 game was brought back from a copy.
       *[other] This browser lost your saved games. { $back } games were brought back from copies.
    }
# How much is missing in the restored ones.
# $moves (usize): How many moves.
moves-missing =
    { $moves ->
        [0] No move is missing.
        [one] The last move is missing.
       *[other] The last { $moves } moves are missing.
    }
# That is unknown.
moves-may-be-missing = The last moves may be missing.
# Games were not restored.
# $gone (usize): How many.
not-brought-back =
    { $gone ->
        [one] 1 game is gone.
       *[other] { $gone } games are gone.
    }
# Reloads the page.
load-again = Load again
# Dismisses the message.
dismiss = OK
# Another tab plays this game, and this one looks on.
elsewhere = This game is open in another tab or window.
# Takes the game over.
play-here = Play here
# Heading of the unfinished games.
waiting = Games in progress
# A waiting game, and how far it has come.
# $game (GameId): The game.
# $moves (usize): The number of moves played.
game =
    { $moves ->
        [0] { GAME($game) }, just started
        [one] { GAME($game) }, after 1 move
       *[other] { GAME($game) }, after { $moves } moves
    }
# A game was deleted; this can be undone for now.
deleted = Game deleted.
# Undoes that.
undo = Undo
# A game is being loaded.
fetching = Loading your game
# A game could not be opened.
# $trouble (StorageError): Why not.
not-opened = This game can't be opened: { -trouble }.
# A deleted game could not be restored.
# $trouble (StorageError): Why not.
not-put-back = This game is still deleted: { -trouble }.
# A game could not be deleted.
# $trouble (StorageError): Why not.
not-deleted = This game wasn't deleted: { -trouble }.
# A game that cannot be opened is still stored.
bytes-kept = Nothing was deleted.
# Saves a game as a file.
save-as-file = Save as a file
# What such a file contains.
file-holds = Includes everyone's cards.
# A file is being saved.
# $file (text): Its name.
saving = Downloading { $file }.
# The browser did not accept the file.
not-saved = Your browser didn't save the file.
# Saves a bug report about a game to a file.
report = Report a problem
# What a bug report contains, and who gets it.
report-holds = The file includes the whole game with everyone's cards, this page's version and your browser's name. Nothing is sent: you decide who gets it.
# Heading for a link without a readable game.
bad-game-link = No game at this link
# Adds a game that was sent to the reader's own games.
keep = Add to your games
# The game is not among them yet.
not-mine = Someone sent you this game. It isn't in your games yet.
# The game has been added.
mine = Added to your games.
# The saved games cannot be read.
# $trouble (StorageError): Why not.
no-shelf = Your games can't be found: { -trouble }.
# The title could not be changed.
# $trouble (StorageError): Why not.
not-titled = The title wasn't saved: { -trouble }.
# Why imported games were not saved.
# $trouble (StorageError): Why not.
not-imported = They weren't saved: { -trouble }.
