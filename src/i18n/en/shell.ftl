### The pages around a game.
### Who [bot] $level (Level): How well it plays.

# The name of the app.
app-name = Kitchen Table
# The name of a game.
# $game (GameId): The game.
game = { GAME($game) }
# A game's part of the page is being loaded.
# $game (GameId): The game.
loading = Loading { GAME($game) }
# It could not be loaded.
# $game (GameId): The game.
not-loaded = { GAME($game) } didn't load. Check your connection and try again. Nothing is lost.
# Tries again.
try-again = Try again
# The settings page.
settings = Settings
# The page of credits.
about = About
# The rules of a game.
# $game (GameId): The game.
rules-of = Rules of { GAME($game) }
# A page is being loaded.
loading-page = Loading this page
# It could not be loaded.
page-not-loaded = This page didn't load. Check your connection and try again. Nothing is lost.
# Instead of not-loaded and page-not-loaded, if there is a new version, which a button loads.
new-version-instead = This didn't load, but a new version of Kitchen Table is ready. Your games are kept.
# The link to the home page.
home = Home
# The link to the home page for someone who wants to play.
to-boxes = Choose a game

## The choice of players

-bot =
    { $level ->
        [easy] easy bot
        [casual] casual bot
        [normal] normal bot
        [hard] hard bot
       *[expert] expert bot
    }
-a-bot =
    { $level ->
        [easy] an easy bot
        [casual] a casual bot
        [normal] a normal bot
        [hard] a hard bot
       *[expert] an expert bot
    }

# Heading: the choice of players.
# $game (GameId): The game.
who-plays = New game: { GAME($game) }
# The chairs around the table.
# $turns (bool): Whether the game is played in turns.
chairs =
    { $turns ->
        [yes] Chairs, clockwise
       *[no] Chairs
    }
# Who sits in a chair.
# $seat (Seat): The seat, in digits.
# $name (name): The player.
# $who (Who): A person, or a bot of some level.
seated =
    Seat { $seat }: { SHOWN($name) }, { $who ->
        [person] Person
       *[bot]
            { $level ->
                [easy] Easy bot
                [casual] Casual bot
                [normal] Normal bot
                [hard] Hard bot
               *[expert] Expert bot
            }
    }
# An empty chair.
empty-chair = Empty chair
# The button that seats somebody in an empty chair.
# $who (Who): A person, or a bot of some level.
join =
    { $who ->
        [person] Empty chair: add a person
       *[bot] Empty chair: add { -a-bot }
    }
# The direction of play.
clockwise = Turns go clockwise
# The short word for an empty chair, also the option that empties one.
empty = Empty
# Nobody sits in a chair, as a sentence.
nobody = Nobody sits here.
# No player can leave.
# $game (GameId): The game.
# $least (u8): The fewest players.
fewest = { GAME($game) } takes at least { $least } players.
# Below the choice of a bot: how strong it is, by games that were played to find out. All others were of the next lower
# level.
# $level (Level): That level.
# $players (u8): The number of players.
# $wins (u8): In how many of 100 games it is among the winners.
# $fair (u8): In how many it would be if all were equally strong.
strength =
    Wins { $wins } of 100 games against { $players ->
        [2] { -a-bot }
       *[other] { -bot }s
    } ({ $fair } would be even).
# Below the choice of a bot of the lowest level.
weakest = Makes the most mistakes.
# The number of players.
# $count (u8): How many.
players = { $count } players
# The label of a seat's name field.
# $seat (Seat): The seat, in digits.
name-of = Name for seat { $seat }
# The button that opens the choice of a drawn head for a player.
# $now (text): The name of the head they have, or that they have none.
choose-head = Head: { $now }
# The label of the choice of a drawn head.
heads = Head
# A person without a drawn head, shown by the mark of the chair alone.
# $shape (Shape): The shape of the mark.
no-head =
    Just the { $shape ->
        [circle] circle
        [triangle] triangle
        [square] square
        [diamond] diamond
        [star] star
        [cross] cross
        [pentagon] pentagon
       *[moon] moon
    }
# The label of the choice of who sits in a seat.
# $seat (Seat): The seat, in digits.
who-sits = Player in seat { $seat }
# A person, in the choice of who sits in a seat.
person = Person
# A bot, in the choice of who sits in a seat.
# $level (Level): How well it plays.
bot =
    { $level ->
        [easy] Easy bot
        [casual] Casual bot
        [normal] Normal bot
        [hard] Hard bot
       *[expert] Expert bot
    }
# Phrase. A bot's level, shown beside its name.
# $level (Level): How well it plays.
bot-tag = { -bot }
# The house rules of a game.
house-rules = House rules
# The switch for practice, where moves can be taken back.
practice = Practice: you can undo moves
# Who can practice, and what it means.
practice-note = For one person against bots. The result will say it was practice.
# The same switch if several people play: then everybody may ask for hints.
shared-practice = Practice: everybody may ask for hints
# What that means.
shared-practice-note = All of you should want it. The result will say it was practice.
# The switch for practice in real time, where nothing can be taken back.
training = Training: take your time
# What training means.
training-note = For one person alone with bots, who wait for each of your cards: what counts about the middle card is spelled out, and cards that fit light up after three seconds.
# The button that deals.
deal = Deal the cards
# Dealing ends the game in progress.
deal-clears = Dealing ends the game in progress.
# The link to choosing the players of a game.
# $game (GameId): The game.
choose-seats = Choose seats for { GAME($game) }
# Deals again for the same players.
again = Play again

## Names of people

# The reader, who typed no name.
you = You
# The name of a bot, or of a person who chose this head and typed no name. A language may give them others, all
# different.
# $head (Head): The head.
head-name =
    { $head ->
        [ada] Ada
        [bruno] Bruno
        [carla] Carla
        [deniz] Deniz
        [emil] Emil
        [farah] Farah
        [gus] Gus
        [hana] Hana
        [ivo] Ivo
        [joy] Joy
        [kofi] Kofi
       *[lou] Lou
    }
# The name of a person who typed none, after the shape of the chair's mark.
# $shape (Shape): The shape.
seat-name =
    { $shape ->
        [circle] Circle
        [triangle] Triangle
        [square] Square
        [diamond] Diamond
        [star] Star
        [cross] Cross
        [pentagon] Pentagon
       *[moon] Moon
    }

## Links that cannot be dealt

# Heading for a link that cannot be dealt.
bad-link = This link doesn't work
## Elsewhere

# Whom the table waits for.
# $name (name): The player.
thinking =
    { $name ->
        [you] Your turn.
       *[other] { $name } is thinking.
    }
# Heading of the page when no game is running.
empty-table = The table is empty
# What to do then.
empty-table-note = Choose a game to start playing.
# Heading: no such page.
no-such-page = Page not found
# What to do then.
no-such-page-note = Check the address, or choose a game.
