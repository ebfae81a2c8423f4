### Saved games, in lists.
### GameButton [repair] $moves (usize): How many moves are intact.

# A game with its players, within a sentence.
-which =
    { $title ->
        [none] { GAME($game) } with { LIST($names) }
       *[other] “{ $title }”, { GAME($game) } with { LIST($names) }
    }

# A game of a kind unknown to this page.
unknown-game = Unknown game
# Heading of all saved games.
your-games = Your games
# The link to them.
all-games = All your games
# Heading of finished games.
finished = Finished games
# Shows more games of a list.
# $left (usize): How many are left.
more-games = Show more ({ $left } left)
# There are no saved games.
no-games = No games yet
# How games get there.
no-games-note = Every game you start is saved here, in this browser, until you delete it.
# The label of a button of a game.
# $button (GameButton): What it does.
button =
    { $button ->
        [go-on] Continue
        [look-at] Replay
        [rename] Rename
        [save] Save as a file
        [delete] Delete
       *[repair]
            { $moves ->
                [0] Continue from the deal
               *[other] Continue from move { $moves }
            }
    }
# The same with the game, for screen readers. It begins with the label, so that voice control finds it.
# $button (GameButton): What it does.
# $game (GameId): The game.
# $title (text?): The title it was given.
# $names ([Name]): The players.
button-of =
    { $button ->
        [go-on] Continue { -which }
        [look-at] Replay { -which }
        [rename] Rename { -which }
        [save] Save as a file: { -which }
        [delete] Delete { -which }
       *[repair]
            { $moves ->
                [0] Continue from the deal: { -which }
               *[other] Continue from move { $moves }: { -which }
            }
    }
# The label of the title field.
title = Title
# Sets the title that was typed.
give-title = Save title
# Keeps the title as it is.
cancel = Cancel
# A game now has this title.
# $title (text): The title.
titled = This game is now called “{ $title }”.
# A game has no title any more.
untitled = Title removed.
