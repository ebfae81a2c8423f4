### Saved games that cannot be read, and what can be done.

-newer = Reload the page to check for a newer version.

# It was not saved by this page.
foreign = This isn't a Kitchen Table game. Only games saved by this page can be opened.
# It is damaged.
damaged = This game is damaged: part of it is changed or missing. Another copy may still work.
# It was saved in another format.
# $wrote (u64): The format's number.
# $here (u16): The number of the format that this page reads.
version = This game was saved in format { $wrote }, but this page reads format { $here }. { -newer }
# It is a game of a kind unknown to this page.
# $name (text): The kind.
game = There's no game called "{ $name }" here. { -newer }
# It was played by later rules.
# $wrote (u64): The version of its rules.
# $here (u16): The version of this page's rules.
later-rules = This game was played with version { $wrote } of its rules, but this page plays with version { $here }. { -newer }
# It was played by earlier rules.
# $wrote (u64): The version of its rules.
# $here (u16): The version of this page's rules.
earlier-rules = This game was played with version { $wrote } of its rules, but this page plays with version { $here }. You can keep it, but you can't continue it here.
# It breaks the rules.
record = This game can't be replayed: something in it breaks the rules. Another copy may still work.
# It does not say who plays.
seats = This game doesn't say who sits where: every seat needs a name and a player. Another copy may still work.
# It is not over, and came in a link.
unfinished = This game isn't over yet: its link would show hidden cards. Once it's over, you can open a new link to it.
