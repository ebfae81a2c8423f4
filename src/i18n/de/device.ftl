### The page as an app on this device.

heading = Auf diesem Gerät
offline = Kitchen Table ist komplett auf diesem Gerät. Es startet und läuft ohne Internet.
online = Ohne Internet läuft Kitchen Table in diesem Browser noch nicht. Das kommt von selbst, kurz nachdem du es öffnest, außer in einem privaten Fenster oder wenn auf diesem Gerät kein Platz mehr ist.
one-file = Kitchen Table steckt komplett in der Datei, die du geöffnet hast. Es läuft ohne Internet und aktualisiert sich nicht von selbst. Deine Spiele und Einstellungen bleiben in diesem Browser und gehen vielleicht nicht mit, wenn du die Datei verschiebst oder umbenennst: Speichere deine Spiele vorher als Datei.
new-version = Eine neue Version ist da.
use-it = Jetzt wechseln
install = App installieren
install-note = Sie bekommt ein eigenes Fenster und ein eigenes Symbol. Deine Spiele und Einstellungen kommen mit.
by-hand = Kitchen Table auf den Home-Bildschirm holen
share = Tipp auf „Teilen“.
add-to-home = Wähle „Zum Home-Bildschirm“.
by-hand-note = Im Browser werden deine Spiele vielleicht gelöscht, wenn du eine Woche nicht hier warst. Auf dem Home-Bildschirm bleiben sie. Die App dort ist am Anfang leer: Willst du Spiele mitnehmen, speichere sie vorher als Datei und öffne sie dort.
uncopied =
    { $games ->
        [one] Von einem deiner Spiele hat dieser Browser keine aktuelle Kopie. Speichere es als Datei, um sicherzugehen.
       *[other] Von { $games } deiner Spiele hat dieser Browser keine aktuellen Kopien. Speichere sie als Datei, um sicherzugehen.
    }
promised = Dein Browser hat versprochen, deine Spiele und Einstellungen zu behalten, auch wenn auf diesem Gerät der Platz knapp wird.
not-promised = Wird auf diesem Gerät der Platz knapp, löscht dein Browser vielleicht deine Spiele und Einstellungen.
ask-promise = Bitten, sie zu behalten
refused = Das verspricht dein Browser gerade nicht. Vielleicht tut er es, wenn du öfter gespielt oder die App installiert hast.
