### The frame of a table: its tools, the hand-over, the log, the pause and the result.

got-it = Alles klar
reference = Kurzregeln
rules = Regeln
settings = Einstellungen
pause = Anhalten
hide = Verdecken
close-panel = Schließen
your-move = Dein Zug
cancel = Abbrechen
to-play = Ist dran
to-game = Zum Spiel springen
hurry = Beeil dich
players-heading = Am Tisch
your-turn =
    { $name ->
        [none] Du bist dran.
       *[other] { $name }, du bist dran.
    }
your-turn-to =
    { $name ->
        [none] Du bist dran – { $asked }.
       *[other] { $name }, du bist dran – { $asked }.
    }
go-on =
    { $name ->
        [none] { SENTENCE($asked) }.
       *[other] { $name }, { $asked }.
    }
next-round = Nächste Runde
go-on-now = Weiter
skip = Zum Ende springen
play-on = Vorspulen

## The menu

menu = Menü
take-back = Zurücknehmen
took-back = Zug zurückgenommen.
practice =
    { $taken-back ->
        [0] Das war eine Übung, ohne zurückgenommene Züge.
        [one] Das war eine Übung, mit 1 zurückgenommenen Zug.
       *[other] Das war eine Übung, mit { $taken-back } zurückgenommenen Zügen.
    }
who-plays = Wer spielt
who-plays-note = Gib einen Platz einem Bot oder jemand anderem. Karten und Punkte bleiben auf dem Platz.
change-who-plays = Besetzung ändern
who-plays-changed = Besetzung geändert.
not-here = { $name } { VERB($name, "bist", "ist") } nicht da

## The hand-over

pass-to = Weiter an { ACCUSATIVE($name) }
look-away = Alle anderen schauen weg.
unlock = Ich bin { SHOWN($name) }, zeig meine Karten
hold-it = Gedrückt halten.
hold-longer = Noch etwas länger halten.
so-far = Bisher
since-last-turn = Seit deinem letzten Zug

## The log

log = Verlauf
nothing-to-replay = Für einen Rückblick ist noch nichts passiert.
nobody-changed = Ändere zuerst, wie jemand heißt oder wer spielt.
earlier = Frühere Züge zeigen
copy-log = Als Text kopieren
copied = Kopiert.
not-copied = Dein Browser hat das nicht erlaubt. Markiere die Zeilen und kopiere sie selbst.

## The result

how-it-ended = Wie es ausging
players = Name
result = Das Spiel ist aus
you-win = Du hast gewonnen!
you-lose = Du hast verloren
win =
    { $count ->
       *[other] { LIST($winners) } { VERBS($winners, "hast", "hat", "haben", "habt") } gewonnen!
    }
share = Teilen
share-deal = Diese Karten teilen
link-copied =
    { $shares ->
        [game] Link kopiert. Wer ihn öffnet, kann sich das ganze Spiel ansehen.
       *[deal] Link kopiert. Wer ihn öffnet, bekommt dieselben Karten auf denselben Plätzen.
    }
link-not-copied = Dieser Browser kopiert ihn nicht. Kopiere diesen Link selbst:
change-seats = Plätze ändern
rule = Regel { $clause }
why = Warum?
more = Mehr
