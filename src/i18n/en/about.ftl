### The about page. It says about the games what their rule books say.

# Heading: the games.
games = Who made the games
# How this page relates to the makers of the games.
games-note = Kitchen Table is made by people who like to play these games. It isn't affiliated with or endorsed by their designers or publishers, and the names belong to their owners. Buy the real ones: they're good.
# The makers of a game.
# $game (GameId): The game.
made-by =
    { $game ->
        [sloop] By Mike Fitzgerald, after the old game Casino. Published by U.S. Games Systems, Inc., 2012.
        [dealt] Invented by Katja Stremmel. Published by AMIGO, 2020; Dealt! is a trademark of AMIGO Games Inc. In Germany it is called Krass Kariert.
        [swoop] Played with several ordinary decks. The rules we follow name no designer or publisher.
        [stroop] Designed by Jonathan Chaffer, with graphics by Chris Kirkman. Published by Grand Gamers Guild, 2017.
       *[slapshot] Published by Columbia Games Inc. Its rules don't name a designer.
    }
# Heading: cards and rules.
ours = Cards and rules
# Who drew the cards and wrote the texts.
ours-note = We draw every card, box and sign ourselves, and tell the rules in our own words. Nothing is copied from the printed games.
# Heading: what the page does with data.
privacy = What this page knows about you
# What data stays on the device.
privacy-note = Nothing leaves your device. There's no server behind this page, no account and no tracker. Your games, your settings and the names round your table stay in your browser, and they're gone when you clear its data.
# What is never requested from the network.
network-note = The page talks only to the host you got it from, and only to fetch its own files. The bots think in your browser.
# The same for a page opened from a disk.
file-note = This copy is a single file. It talks to nobody. The bots think in your browser.
# Heading: licenses.
licenses = Licenses
# The license of this page.
own-license = Kitchen Table's code and pictures are free under the MIT or the Apache 2.0 license, whichever you prefer.
# The licenses of its fonts.
font-licenses = The fonts are Fraunces and Atkinson Hyperlegible Next, from the projects of those names, under the SIL Open Font License 1.1.
# Who drew the mark and the other pictures.
picture-licenses = There's no icon set: the logo, the boxes and all the signs are our own.
# What else it is built with.
crate-licenses = It's written in Rust, with Yew and other crates that many people share freely.
# The link to the texts of all licenses.
license-texts = All of them, with their licenses
