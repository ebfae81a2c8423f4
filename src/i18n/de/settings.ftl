### The settings page.

## Keys and what they do

# What a key does at the table, as in "Damit kannst du jetzt ...".
-does =
    { $command ->
        [confirm] deinen Zug machen
        [clear] deinen Zug abbrechen
        [next-play] den nächsten möglichen Zug wählen
        [last-play] den vorigen möglichen Zug wählen
        [log] den Verlauf zeigen oder verbergen
        [reference] die Kurzregeln zeigen oder verbergen
        [rule] die passende Regel aufschlagen
        [hide] deine Karten verdecken oder, wenn du allein spielst, einen Tipp holen
        [take-back] beim Üben deinen letzten Zug zurücknehmen
        [capture] mit deiner Karte kassieren
        [build] mit deiner Karte bauen
        [add] mit deiner Karte an einem Bau weiterbauen
        [put-down] deine Karte auslegen
        [left-reserve] die linke Reservekarte nehmen
        [right-reserve] die rechte Reservekarte nehmen
        [trade] eine Karte tauschen
        [draft] einen Neuzugang holen
        [game] zu einem Spiel antreten
        [rank] deine { RANKS($rank) } wählen
        [more] eine Karte mehr wählen
        [fewer] eine Karte weniger wählen
        [stack] Päckchen { NEXT($stack) } wählen
       *[next-blind] die nächste verdeckte Karte wählen
    }
-block =
    { $block ->
        [left] linke Hälfte der Tastatur
        [right] rechte Hälfte der Tastatur
        [number-pad] Ziffernblock
       *[arrows] Pfeiltasten
    }
-presses =
    { $press ->
        [cell] Karte { NEXT($cell) } spielen
        [keys] die Tasten auf deine übrigen Karten legen
        [draw] ziehen
        [stop] STOPP rufen
        [up] nach oben gehen
        [down] nach unten gehen
        [left] nach links gehen
        [right] nach rechts gehen
       *[play] eine Karte spielen
    }
# What a key is for, as in "Damit kannst du jetzt ...".
-purpose =
    { $purpose ->
        [command] { -does }
       *[block] { -presses } ({ -block })
    }

command = { -does }
change-key = . Taste ändern: { -purpose }
change = Ändern
change-key-of = Taste ändern: { -does }
awaited =
    { $purpose ->
        [command] Drücke die Taste, mit der du { -does } willst. Esc bricht ab.
       *[block] Drücke die Taste, mit der du { -presses } willst ({ -block }). Esc bricht ab.
    }
refused = { KEY($key) } geht dafür nicht. Drücke eine andere Taste oder Esc.
taken = { KEY($key) }: Damit kannst du jetzt { -purpose }.
exchanged = { KEY($key) }: Damit kannst du stattdessen { -purpose }.
tried = Mit dieser Taste kannst du am Tisch { -does }.
tried-in = Mit dieser Taste kannst du bei { GAME($game) } { -does }.
gave-up = Nichts geändert.
keys = Tasten
fixed-keys = Diese Tasten tun am Tisch immer dasselbe: Tab geht weiter, die Leertaste drückt, Pfeil links und rechts gehen durch deine Hand, und 1 bis 9 und 0 wählen die ersten zehn Karten darin. Alle anderen kannst du ändern. Braucht ein Spiel die Ziffern für etwas anderes, stehen sie bei diesem Spiel. Eine Taste zählt nach dem, was sie schreibt, und wenn das hier nichts bedeutet, nach ihrem Platz: So gehen Ziffern auf einer französischen Tastatur ohne Umschalt und Buchstaben in jeder Schrift.
characters = Buchstaben, Ziffern und Zeichen benutzen
characters-note = Ist das aus, tun Buchstaben, Ziffern und Zeichen am Tisch nichts. Das hilft, wenn du diktierst oder oft aus Versehen auf Tasten kommst. Enter, Esc und die Pfeiltasten gehen trotzdem.
keys-of =
    { $game ->
        [none] An jedem Tisch
       *[other] Bei { GAME($game) }
    }
blocks = Bei Stroop, zu mehreren an einer Tastatur
about-blocks = Jede Hälfte der Tastatur hat Tasten für 15 Karten, angeordnet wie die Karten. Hast du mehr, legt eine Taste die anderen auf die übrigen Karten. Mit dem Ziffernblock oder den Pfeiltasten gehst du zu einer Karte und spielst sie dann. Drücke hier auf eine Taste, um sie zu ändern.
block = { -block }
short =
    { $press ->
        [cell] { NEXT($cell) }
        [keys] Mehr
        [draw] Ziehen
        [stop] STOPP
        [up] Hoch
        [down] Runter
        [left] Links
        [right] Rechts
       *[play] Spielen
    }
usual-keys = Alle Tasten zurücksetzen
keys-are-usual = Alle Tasten sind wieder wie am Anfang.
try-keys = Tasten ausprobieren
try-keys-note = Solange das an ist, erfährst du hier nur, was eine Taste am Tisch tut. Die Leertaste beendet es.

## Settings and their values

at-once = Änderungen gelten sofort, für alle an diesem Bildschirm.
not-saved = Dieser Browser speichert keine Einstellungen. Sie gelten, bis du diese Seite schließt.
play = Am Tisch
look = Aussehen
setting =
    { $setting ->
        [language] Sprache
        [pace] Tempo
        [confirm] Züge bestätigen
        [marks] Auf deiner Hand hervorheben
        [notes] Hinweise für Neue
        [theme] Hell oder dunkel
        [motion] Bewegung
        [text] Schriftgröße
        [inks] Farben bei Stroop
       *[voice] Wer bei Stroop die Wörter sagt
    }
about =
    { $setting ->
        [language] Worin die Seite und die Regeln geschrieben sind.
        [pace] Wie schnell Bots spielen und Karten fliegen.
        [confirm] Welche deiner Züge erst gelten, wenn du den Knopf drückst.
        [marks] Was auffällt, wenn du dran bist.
        [notes] Ein kurzer Hinweis, wenn etwas zum ersten Mal vorkommt, jeder nur einmal.
        [theme] Leinen bei Tag, dunkles Holz bei Nacht.
        [motion] Mit weniger Bewegung sind Karten gleich an ihrem Platz, statt dorthin zu fliegen.
        [text] Zusätzlich zur Schriftgröße deines Browsers.
        [inks] Eine kleine Form in der Ecke jeder Karte kann für ihre Farbe stehen: ein Kreis für Blau, ein Dreieck für Rot, ein Quadrat für Schwarz, eine Raute für Gelb.
       *[voice] So steht es in den Regeln: Wer eine Karte spielt, sagt laut ihr Wort.
    }
as-browser = Wie der Browser
language-not-loaded = Diese Sprache ließ sich nicht laden. Prüfe deine Verbindung.
pace =
    { $pace ->
        [slow] Langsam
        [normal] Normal
        [fast] Schnell
       *[instant] Sofort
    }
confirm =
    { $confirm ->
        [always] Immer
        [risky] Nur riskante Züge
       *[never] Nie
    }
confirms =
    { $confirm ->
        [always] Du wählst einen Zug und drückst dann den Knopf.
        [risky] Tippst du doppelt auf eine Karte, ist das schon dein Zug. Bei Dealt! genügt auch ein Tipp auf eine Klammer oder auf den Platz für eine Karte, aber eine Stopp- oder Nachziehkarte, deine letzte Karte oder ein X, das mehrere Zahlen sein könnte, wartet noch auf den Knopf. Bei Sloop drückst du den Knopf weiterhin, um eine Karte auszulegen, die kassieren könnte, um mit einem Joker zu kassieren oder ihn auszulegen und um im Team eine Karte weiterzugeben. Bei Slapshot drückst du ihn weiterhin, um zu tauschen, einen Neuzugang zu holen oder dein Team aufzustellen. Bei Swoop hältst du ihn immer gedrückt, um den Stapel zu nehmen oder eine Karte aufzudecken.
       *[never] Jeder Zug gilt, sobald du ihn wählst, auch ein riskanter. Bei Swoop hältst du weiterhin den Knopf gedrückt, um den Stapel zu nehmen oder eine Karte aufzudecken.
    }
marks =
    { $marks ->
        [off] Nichts
       *[playable] Spielbare Karten
    }
notes =
    { $notes ->
        [on] An
       *[off] Aus
    }
theme =
    { $theme ->
        [system] Wie das Gerät
        [light] Hell
       *[dark] Dunkel
    }
motion =
    { $motion ->
        [system] Wie das Gerät
        [full] Normal
       *[reduced] Weniger
    }
text =
    { $size ->
        [usual] Normal
        [large] Groß
        [larger] Größer
       *[largest] Am größten
    }
inks =
    { $inks ->
        [plain] Nur Farbe
       *[badges] Farbe und Form
    }
voice =
    { $voice ->
        [people] Wer spielt
        [page] Dieses Gerät
       *[nobody] Niemand
    }

## All settings at once

reset = Zurücksetzen
reset-all = Alle Einstellungen zurücksetzen
is-reset = Alle Einstellungen sind wieder wie am Anfang.
undo = Rückgängig
undone = Deine Einstellungen sind wieder da.
