### Storing games, and why that failed.

-trouble =
    { $trouble ->
        [denied] Dieser Browser lässt die Seite nichts speichern
        [full] Dieser Browser hat keinen Platz mehr
        [elsewhere] Es ist in einem anderen Tab oder Fenster offen
        [outdated] Eine neuere Version dieser Seite ist in einem anderen Tab offen
       *[failed] Der Speicher des Browsers antwortet nicht
    }

game-not-saved = Dieses Spiel wird nicht gespeichert: { -trouble }. Du kannst weiterspielen, bis du diese Seite schließt.
not-yet-saved = Die letzten Züge sind noch nicht gespeichert: Der Speicher des Browsers braucht lange. Du kannst weiterspielen, aber lass diese Seite offen.
blocked-saving = Die letzten Züge sind noch nicht gespeichert: Eine ältere Version dieser Seite ist in einem anderen Tab offen. Schließe ihn.
late = Der Speicher des Browsers antwortet nicht. Bleibt das so, schließe andere Tabs oder lade diese Seite neu.
blocked = Eine ältere Version dieser Seite ist in einem anderen Tab offen. Schließe ihn, dann kommst du an deine Spiele.
outdated = Eine neuere Version dieser Seite ist in einem anderen Tab offen. Lade diese Seite neu, dann kommst du an deine Spiele.
lost = Deine gespeicherten Spiele sind aus diesem Browser verschwunden: Er hat sie verloren, oder sie wurden in seinen Einstellungen gelöscht.
brought-back =
    { $back ->
        [one] Dieser Browser hat deine gespeicherten Spiele verloren. 1 Spiel ist aus einer Kopie wieder da.
       *[other] Dieser Browser hat deine gespeicherten Spiele verloren. { $back } Spiele sind aus Kopien wieder da.
    }
moves-missing =
    { $moves ->
        [0] Es fehlt kein Zug.
        [one] Der letzte Zug fehlt.
       *[other] Die letzten { $moves } Züge fehlen.
    }
moves-may-be-missing = Die letzten Züge fehlen vielleicht.
not-brought-back =
    { $gone ->
        [one] 1 Spiel ist weg.
       *[other] { $gone } Spiele sind weg.
    }
load-again = Neu laden
dismiss = OK
elsewhere = Dieses Spiel ist in einem anderen Tab oder Fenster offen.
play-here = Hier spielen
waiting = Laufende Spiele
game =
    { $moves ->
        [0] { GAME($game) }, gerade begonnen
        [one] { GAME($game) }, nach 1 Zug
       *[other] { GAME($game) }, nach { $moves } Zügen
    }
deleted = Spiel gelöscht.
undo = Rückgängig
fetching = Dein Spiel wird geladen
not-opened = Dieses Spiel lässt sich nicht öffnen: { -trouble }.
not-put-back = Dieses Spiel bleibt gelöscht: { -trouble }.
not-deleted = Dieses Spiel wurde nicht gelöscht: { -trouble }.
bytes-kept = Gelöscht wurde nichts.
save-as-file = Als Datei speichern
file-holds = Enthält die Karten von allen.
saving = { $file } wird heruntergeladen.
not-saved = Dein Browser hat die Datei nicht gespeichert.
report = Problem melden
report-holds = Die Datei enthält das ganze Spiel mit den Karten von allen, die Version dieser Seite und den Namen deines Browsers. Nichts wird verschickt: Du entscheidest, wer sie bekommt.
bad-game-link = Hinter diesem Link ist kein Spiel
keep = Zu deinen Spielen hinzufügen
not-mine = Dieses Spiel hat dir jemand geschickt. Es ist noch nicht bei deinen Spielen.
mine = Jetzt ist es bei deinen Spielen.
no-shelf = Deine Spiele sind nicht zu finden: { -trouble }.
not-titled = Der Titel wurde nicht gespeichert: { -trouble }.
not-imported = Sie wurden nicht gespeichert: { -trouble }.
