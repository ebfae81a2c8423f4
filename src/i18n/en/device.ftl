### The page as an app on this device.

# Heading of the section.
heading = On this device
# The page opens without a network.
offline = All of Kitchen Table is on this device. It opens and plays without an internet connection.
# It does not, not yet or not in this browser.
online = Kitchen Table isn't ready to play offline in this browser yet. It gets ready by itself soon after you open it, unless you're in a private window or this device is out of space.
# The page is a single file that was opened from a disk, with the drawbacks of that.
one-file = All of Kitchen Table is in the file you opened. It plays without an internet connection, and it doesn't update itself. Your games and settings stay in this browser, and may not follow the file when you move or rename it: save your games as a file first.
# A new version is available.
new-version = A new version is ready.
# Switches to it.
use-it = Use it
# Installs the page as an app.
install = Install the app
# What installing does.
install-note = It gets a window and an icon of its own. Your games and settings come along.
# How to install by hand, on iPhones and iPads.
by-hand = Add Kitchen Table to your home screen
# The first step, with the name of the button as iPhones show it.
share = Tap Share.
# The second step, with the name of the entry as iPhones show it.
add-to-home = Choose Add to Home Screen.
# What installing by hand does.
by-hand-note = In the browser, your games may be deleted after a week without a visit. On the home screen they stay. The app there starts empty: to take games along, save them as a file first and open it there.
# Games of which no copy could be made, or none since they were last played.
# $games (usize): How many.
uncopied =
    { $games ->
        [one] This browser has no up-to-date copy of 1 of your games. To be safe, save it as a file.
       *[other] This browser has no up-to-date copies of { $games } of your games. To be safe, save them as a file.
    }
# The browser has promised to keep the stored data.
promised = Your browser has promised to keep your games and settings, even when this device runs low on space.
# It has not.
not-promised = Your browser may delete your games and settings when this device runs low on space.
# Asks it to promise that.
ask-promise = Ask it to keep them
# It refused.
refused = Your browser won't promise that now. It may once you've played more often, or installed the app.
