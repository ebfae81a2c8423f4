### Saved games that cannot be read, and what can be done.

-newer = Lade die Seite neu, vielleicht gibt es eine neuere Version.

foreign = Das ist kein Spiel von Kitchen Table. Öffnen lassen sich nur Spiele, die diese Seite gespeichert hat.
damaged = Dieses Spiel ist beschädigt: Ein Teil ist verändert oder fehlt. Eine andere Kopie geht vielleicht noch.
version = Dieses Spiel wurde im Format { $wrote } gespeichert, aber diese Seite liest Format { $here }. { -newer }
game = Ein Spiel namens „{ $name }“ gibt es hier nicht. { -newer }
later-rules = Dieses Spiel wurde mit Version { $wrote } seiner Regeln gespielt, aber diese Seite spielt mit Version { $here }. { -newer }
earlier-rules = Dieses Spiel wurde mit Version { $wrote } seiner Regeln gespielt, aber diese Seite spielt mit Version { $here }. Du kannst es behalten, aber hier nicht weiterspielen.
record = Dieses Spiel lässt sich nicht nachspielen: Etwas darin verstößt gegen die Regeln. Eine andere Kopie geht vielleicht noch.
seats = In diesem Spiel steht nicht, wer wo sitzt: Zu jedem Platz gehören ein Name und jemand, der spielt. Eine andere Kopie geht vielleicht noch.
unfinished = Dieses Spiel ist noch nicht vorbei: Sein Link würde verdeckte Karten zeigen. Ist es vorbei, kannst du einen neuen Link dazu öffnen.
