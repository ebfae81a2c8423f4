### Saved games, in lists.

-which =
    { $title ->
        [none] { GAME($game) } mit { LIST_DATIVE($names) }
       *[other] „{ $title }“, { GAME($game) } mit { LIST_DATIVE($names) }
    }

unknown-game = Unbekanntes Spiel
your-games = Deine Spiele
all-games = Alle deine Spiele
finished = Beendete Spiele
more-games = Mehr zeigen (noch { $left })
no-games = Noch keine Spiele
no-games-note = Jedes Spiel, das du beginnst, wird hier in diesem Browser gespeichert, bis du es löschst.
button =
    { $button ->
        [go-on] Weiterspielen
        [look-at] Rückblick
        [rename] Umbenennen
        [save] Als Datei speichern
        [delete] Löschen
       *[repair]
            { $moves ->
                [0] Ab dem Austeilen weiterspielen
               *[other] Ab Zug { $moves } weiterspielen
            }
    }
button-of =
    { $button ->
        [go-on] Weiterspielen: { -which }
        [look-at] Rückblick: { -which }
        [rename] Umbenennen: { -which }
        [save] Als Datei speichern: { -which }
        [delete] Löschen: { -which }
       *[repair]
            { $moves ->
                [0] Ab dem Austeilen weiterspielen: { -which }
               *[other] Ab Zug { $moves } weiterspielen: { -which }
            }
    }
title = Titel
give-title = Titel speichern
cancel = Abbrechen
titled = Dieses Spiel heißt jetzt „{ $title }“.
untitled = Titel entfernt.
