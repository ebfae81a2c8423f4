### Saved games in files: saving them, and opening them again.

save-all = Alle Spiele als Datei speichern
files = Spieldateien
files-note = Deine Spiele sind nur in diesem Browser. Speichere sie als Datei, um sie zu sichern oder in einen anderen Browser mitzunehmen; in eine Datei mit allen Spielen kommen auch deine Einstellungen. Jede Datei enthält die Karten von allen.
open-files = Spiele aus einer Datei öffnen
drop-files = Oder zieh Dateien irgendwohin auf diese Seite.
opening = Wird geöffnet …
settings-found = In dieser Datei sind auch Einstellungen. Deine bleiben, wie sie sind, außer du übernimmst die anderen.
use-settings = Einstellungen aus der Datei übernehmen
settings-used = Jetzt gelten die Einstellungen aus der Datei.
settings-same = Die Einstellungen in der Datei sind dieselben wie deine.
none-opened = Es wurde kein Spiel geöffnet.
opened =
    { $count ->
        [one] 1 Spiel wurde geöffnet.
       *[other] { $count } Spiele wurden geöffnet.
    }
in-part =
    { $count ->
        [one] 1 Spiel wurde zum Teil gerettet.
       *[other] { $count } Spiele wurden zum Teil gerettet.
    }
there =
    { $count ->
        [one] 1 Spiel war schon da.
       *[other] { $count } Spiele waren schon da.
    }
unread =
    { $count ->
        [one] 1 Spiel war nicht lesbar.
       *[other] { $count } Spiele waren nicht lesbar.
    }
not-saved =
    { $count ->
        [one] 1 Spiel wurde nicht gespeichert.
       *[other] { $count } Spiele wurden nicht gespeichert.
    }
file-flaw =
    { $flaw ->
        [empty] { $file } ist leer.
        [too-large] { $file } ist zu groß für ein Spiel.
        [unreadable] { $file } ist nicht lesbar: Dein Browser öffnet die Datei nicht.
       *[foreign] { $file } ist kein Spiel von Kitchen Table. Öffnen lassen sich nur Dateien, die diese Seite gespeichert hat.
    }
with-more = { $file } enthält mehr als { $most } Spiele. Nur die ersten { $most } wurden gelesen.
game-flaw = { $file }: { $why }
intact =
    { $moves ->
        [0] Erhalten ist das Austeilen.
        [one] Erhalten ist der erste Zug.
       *[other] Erhalten sind die ersten { $moves } Züge.
    }
