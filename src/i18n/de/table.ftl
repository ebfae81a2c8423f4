### The frame of a table: its tools, the hand-over, the log, the pause and the result.

got-it = Alles klar
reference = Kurzregeln
rules = Regeln
settings = Einstellungen
pause = Anhalten
hide = Verdecken
hint = Tipp
advice = { SENTENCE($does) }.
advice-because = { SENTENCE($does) }: { $why }.
advice-equal = Etwa gleich gut: { $does } oder { $other }.
chose = Deine Wahl: { $did }.
better = Besser: { $does }.
better-because = Besser: { $does }. { $why }.
ask-why = Warum?
reason-told = { $name }: „{ SPOKEN($why) }“
reason-untold = { $name }: „Das schien mir am besten.“
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
        [0] Das war eine Übung.
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
watch = Zuschauen dürfen alle. Die Karten sieht nur { SHOWN($name) }.
unlock = Ich bin { SHOWN($name) }, zeig meine Karten
hold-it = Gedrückt halten.
hold-longer = Noch etwas länger halten.
still-saving = Wird noch gespeichert.
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

review = Analyse
review-note = Jeder deiner Züge, beurteilt nach dem, was du damals sehen konntest.
review-whose = Name
review-at = { $done } von { $all }
review-found =
    { $count ->
        [1] 1 Zug hat dich am meisten gekostet:
       *[other] { $count } Züge haben dich am meisten gekostet, der teuerste zuerst:
    }
review-nothing = Nichts zu sagen: Kein Zug hat dich etwas gekostet, was nicht auch Zufall sein könnte.
review-only = Genau angesehen habe ich die { $many } Züge, auf die es am meisten ankam.
review-moment = { $part } · { $step } von { $last }
review-show = Tisch zeigen
how-it-ended = Wie es ausging
players = Name
result = Das Spiel ist aus
turn-report = Umdrehen
you-win = Du hast gewonnen!
you-lose = Du hast verloren
win =
    { $count ->
       *[other] { LIST($winners) } { VERBS($winners, "hast", "hat", "haben", "habt") } gewonnen!
    }
share = Teilen
share-deal = Karten teilen
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

## People

greeting =
    { $head ->
        [ada] „Nur mit der Ruhe.“
        [bruno] „Volles Risiko!“
        [carla] „Abwarten!“
        [deniz] „Sicher ist sicher.“
        [emil] „Jetzt aber!“
        [farah] „Ich hab da was.“
        [gus] „Keine Eile.“
        [hana] „Passt mal auf!“
        [ivo] „Ratet mal!“
        [joy] „Auf geht’s!“
        [kofi] „Eins nach dem andern.“
       *[lou] „Überraschung!“
    }
