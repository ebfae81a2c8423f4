### Saved games in files: saving them, and opening them again.

# Saves all games to a file.
save-all = Save all games as a file
# Heading of the section about files.
files = Game files
# What files are for.
files-note = Your games are only in this browser. Save them to a file to back them up or take them to another browser; your settings go with a file of all games. A file includes everyone's cards.
# Opens games from files.
open-files = Open games from a file
# Files can also be dropped on the page.
drop-files = Or drop files anywhere on this page.
# Files are being opened.
opening = Opening…
# A file contains settings that differ from the current ones.
settings-found = This file has settings, too. Yours stay as they are unless you use them.
# Uses them.
use-settings = Use the settings in the file
# They are now in use.
settings-used = The settings in the file are in use now.
# The settings in a file are the same as the current ones.
settings-same = The settings in the file are the ones you have.
# No game was opened.
none-opened = No games were opened.
# Games from files were added.
# $count (usize): How many.
opened =
    { $count ->
        [one] 1 game was opened.
       *[other] { $count } games were opened.
    }
# Games from files were added as far as they are intact.
# $count (usize): How many.
in-part =
    { $count ->
        [one] 1 game was partly recovered.
       *[other] { $count } games were partly recovered.
    }
# Games from files were among the saved games before.
# $count (usize): How many.
there =
    { $count ->
        [one] 1 game was already here.
       *[other] { $count } games were already here.
    }
# Games from files cannot be read.
# $count (usize): How many.
unread =
    { $count ->
        [one] 1 game was unreadable.
       *[other] { $count } games were unreadable.
    }
# Games from files could not be saved.
# $count (usize): How many.
not-saved =
    { $count ->
        [one] 1 game was not saved.
       *[other] { $count } games were not saved.
    }
# What is wrong with a file.
# $file (text): Its name.
# $flaw (FileError): What is wrong.
file-flaw =
    { $flaw ->
        [empty] { $file } is empty.
        [too-large] { $file } is too large to be a game.
        [unreadable] { $file } can't be read: your browser won't open it.
       *[foreign] { $file } isn't a Kitchen Table game. Only files saved by this page can be opened.
    }
# A file has more games than are read from one.
# $file (text): Its name.
# $most (usize): How many were read.
with-more = { $file } has more than { $most } games. Only the first { $most } were read.
# What is wrong with a game in a file. A sentence that says what is intact may follow.
# $file (text): The name of the file.
# $why (text): Why the game cannot be read in full, in sentences of their own.
game-flaw = { $file }: { $why }
# Of a damaged game, some is intact.
# $moves (usize): How many moves.
intact =
    { $moves ->
        [0] The deal is intact.
        [one] The first move is intact.
       *[other] The first { $moves } moves are intact.
    }
