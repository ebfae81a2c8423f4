### The settings page.
### Command [rank] $rank (Rank): The rank of Swoop's cards.
### Command [stack] $stack (u8): The stack, counted from 0; NEXT counts from 1.
### Press [cell] $cell (u8): The card, counted from 0.
### Purpose [command] $command (Command): What it does at the table.
### Purpose [block] $block (Block): Whose key it is.
### Purpose [block] $press (Press): What it does.

## Keys and what they do

# What a key does at the table, as in "It will ...".
-does =
    { $command ->
        [confirm] make your move
        [clear] cancel your move
        [next-play] pick the next play
        [last-play] pick the previous play
        [log] show or hide the game log
        [reference] show or hide the quick reference
        [rule] open the rule that applies
        [hide] hide your cards, or ask for a hint if you play alone
        [take-back] undo your last move, in practice
        [capture] capture with your card
        [build] build with your card
        [add] add your card to a build
        [put-down] put your card down
        [left-reserve] take the left reserve
        [right-reserve] take the right reserve
        [trade] trade for a card
        [draft] draft a card
        [game] play a game
        [rank] pick your { RANKS($rank) }
        [more] pick one more card
        [fewer] pick one fewer card
        [stack] pick stack { NEXT($stack) }
       *[next-blind] pick the next face-down card
    }
-block =
    { $block ->
        [left] left half of the keyboard
        [right] right half of the keyboard
        [number-pad] number pad
       *[arrows] arrow keys
    }
-presses =
    { $press ->
        [cell] play card { NEXT($cell) }
        [keys] move the keys on to your other cards
        [draw] draw
        [stop] call STOP
        [up] move up
        [down] move down
        [left] move left
        [right] move right
       *[play] play a card
    }
# What a key is for, as in "It will ...".
-purpose =
    { $purpose ->
        [command] { -does }
       *[block] { -presses } with the { -block }
    }

# The name of a command, as in a list.
# $command (Command): The command.
command = { -does }
# What a key is for; follows the name of the key.
# $purpose (Purpose): What it is for.
change-key = . Change key: { -purpose }
# Changes a command's key.
change = Change
# The same, with the command.
# $command (Command): The command.
change-key-of = Change key: { -does }
# Waiting for a new key.
# $purpose (Purpose): What it will be for.
awaited = Press a new key for this: { -purpose }. Escape cancels.
# A key cannot be used.
# $key (KeyName<'a>): The key.
refused = You can't use { KEY($key) } for this. Press another key, or Escape.
# The key was assigned.
# $purpose (Purpose): What it is for now.
# $key (KeyName<'a>): The key.
taken = { KEY($key) } will now { -purpose }.
# Something else got this key in exchange.
# $purpose (Purpose): What it is for now.
# $key (KeyName<'a>): The key.
exchanged = { KEY($key) } will { -purpose } instead.
# What a key that was tried does at all tables.
# $command (Command): What it does.
tried = At the table, this key will { -does }.
# What a key that was tried does at the tables of one game.
# $game (GameId): The game.
# $command (Command): What it does.
tried-in = In { GAME($game) }, this key will { -does }.
# Nothing was changed.
gave-up = Nothing changed.
# Heading: keys.
keys = Keys
# Which keys cannot be changed.
fixed-keys = These keys always do the same at the table: Tab moves on, Space presses, left and right move along your hand, and 1 to 9 and 0 pick its first ten cards. You can change all the others. If a game uses digits for something else, they're listed with that game. A key counts by what it types or, if that means nothing here, by its place: digits work without Shift on a French keyboard, and letters in any script.
# The switch for keys that type a character.
characters = Use letter, number and symbol keys
# What the switch does.
characters-note = When this is off, letters, numbers and symbols do nothing at the table, which helps if you dictate or often hit keys by accident. Enter, Escape and the arrows still work.
# Heading of the keys of all tables, or of one game only.
# $game (GameId?): The game.
keys-of =
    { $game ->
        [none] At every table
       *[other] In { GAME($game) }
    }
# Heading of the key blocks.
blocks = In Stroop, with several on one keyboard
# What key blocks are.
about-blocks = Each half of the keyboard has keys for 15 cards, laid out like the cards. If you have more, one key moves the others on. With the number pad or the arrow keys, you move to a card and then play it. Press a key below to change it.
# The name of a key block.
# $block (Block): The block.
block = { -block }
# What a key of a block does, in a word or two, shown beside the key.
# $press (Press): What it does.
short =
    { $press ->
        [cell] { NEXT($cell) }
        [keys] More
        [draw] Draw
        [stop] STOP
        [up] Up
        [down] Down
        [left] Left
        [right] Right
       *[play] Play
    }
# Resets all keys.
usual-keys = Reset all keys
# All keys have been reset.
keys-are-usual = All keys are back to normal.
# Toggles trying out keys, which then say what they do instead of doing it.
try-keys = Try the keys
# How to try out keys.
try-keys-note = While this is on, pressing a key only tells you here what it does at the table. Press Space to stop.

## Settings and their values

# When changes take effect.
at-once = Changes apply immediately, for everyone at this screen.
# The browser does not store the settings.
not-saved = This browser won't save settings. They last until you close this page.
# Heading: settings of play.
play = At the table
# Heading: settings of appearance.
look = Appearance
# The name of a setting.
# $setting (Setting): The setting.
setting =
    { $setting ->
        [language] Language
        [pace] Pace
        [confirm] Confirm moves
        [marks] Highlight in your hand
        [notes] Notes for new players
        [theme] Theme
        [motion] Motion
        [text] Text size
        [inks] Colors in Stroop
       *[voice] Who says the words in Stroop
    }
# What a setting is about.
# $setting (Setting): The setting.
about =
    { $setting ->
        [language] What the page and the rules are written in.
        [pace] How fast bots play and cards fly.
        [confirm] Which of your moves wait for a press of the button.
        [marks] What stands out when it's your turn.
        [notes] A short note the first time something comes up, once each.
        [theme] Linen by day, dark wood by night.
        [motion] With reduced motion, cards appear in place instead of flying there.
        [text] On top of your browser's own text size.
        [inks] A small shape in the corner of each card can stand for its color: a circle for blue, a triangle for red, a square for black, a diamond for yellow.
       *[voice] By the rules, whoever plays a card says its word out loud.
    }
# The language is that of the browser; the other options are the names of languages.
as-browser = Match browser
# Another language was chosen, but its text could not be loaded; a button tries again.
language-not-loaded = That language could not be loaded. Check your connection.
# How fast bots play.
# $pace (Pace): The pace.
pace =
    { $pace ->
        [slow] Slow
        [normal] Normal
        [fast] Fast
       *[instant] Instant
    }
# Which moves must be confirmed.
# $confirm (Confirm): Which.
confirm =
    { $confirm ->
        [always] Always
        [risky] Risky moves only
       *[never] Never
    }
# What that choice means.
# $confirm (Confirm): Which.
confirms =
    { $confirm ->
        [always] You choose a move, then press the button to make it.
        [risky] Double-tapping a card makes the move. In Dealt!, so does tapping a bracket or choosing where a card goes, but a Stop, a Redraw, your last card or an X that could be several numbers still waits for the button. In Sloop, you still press the button to put down a card that could capture, to capture with a wild or put it down, and to give your partner a card. In Slapshot, you still press the button to trade, draft or line up. In Swoop, you always hold the button to take the pile or turn over a card.
       *[never] Every move is made as soon as you choose it, even a risky one. In Swoop, you still hold the button to take the pile or turn over a card.
    }
# What is marked at the table.
# $marks (Marks): What.
marks =
    { $marks ->
        [off] Nothing
       *[playable] Cards you can play
    }
# Whether notes for new players are shown.
# $notes (Notes): Whether.
notes =
    { $notes ->
        [on] On
       *[off] Off
    }
# Light or dark theme.
# $theme (Theme): Which.
theme =
    { $theme ->
        [system] Match device
        [light] Light
       *[dark] Dark
    }
# Whether cards are animated.
# $motion (Motion): Whether.
motion =
    { $motion ->
        [system] Match device
        [full] Full
       *[reduced] Reduced
    }
# The size of text.
# $size (TextSize): The size.
text =
    { $size ->
        [usual] Normal
        [large] Large
        [larger] Larger
       *[largest] Largest
    }
# Whether a badge shows the ink of a word by its shape.
# $inks (Inks): Whether.
inks =
    { $inks ->
        [plain] Ink only
       *[badges] Ink and shape
    }
# Who speaks the words that are played.
# $voice (Voice): Who.
voice =
    { $voice ->
        [people] Players
        [page] This device
       *[nobody] Nobody
    }

## All settings at once

# Heading of the section that resets all settings.
reset = Reset
# Resets all settings.
reset-all = Reset all settings
# All settings have been reset.
is-reset = All settings are back to normal.
# Undoes that.
undo = Undo
# The reset was undone.
undone = Your settings are back.
