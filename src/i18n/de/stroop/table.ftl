### The table of Stroop.

## Rounds

round = Runde
round-over =
    { $round ->
        [1] Die erste Runde ist vorbei
       *[other] Die zweite Runde ist vorbei
    }
to-round-two = Zur zweiten Runde
game = Spiel
game-of = Spiel { $game } von { $games }
cards-so-far = Übrige Karten bisher:
so-far = { $who }: { $cards }
game-over =
    { $game ->
        [1] Das erste Spiel ist vorbei
       *[other] Das zweite Spiel ist vorbei
    }
to-game =
    { $game ->
        [2] Zum zweiten Spiel
       *[other] Zum dritten Spiel
    }
then-dealt = + { $each } aus der Mitte = { $all }
last-card = Die letzte Karte: { $who }
fits =
    { $round ->
        [1] Das Wort in der Mitte sagt, wie deine Karte aussehen muss.
       *[other] Das Wort auf deiner Karte muss sagen, wie die Mitte aussieht.
    }
rule =
    { $round ->
        [1] Spiel, was die Mitte sagt
       *[other] Sag, wie die Mitte aussieht
    }
other-way = Jetzt umgekehrt, mit dem, was du übrig hattest, und deinem Teil vom Stapel in der Mitte.

## A player's zone

zone = { WHOSE($who, "") } Bereich
hand = { WHOSE($who, "e") } Karten
left = { $cards } übrig
draw =
    { $left ->
        [0] Nichts mehr zu ziehen
       *[other] Ziehen, noch { $left }
    }
draw-word = Ziehen
stop = Für STOPP gedrückt halten
stop-word = STOPP
stop-when = Passt nichts? STOPP halten.
turn = { WHOSE($who, "en") } Bereich drehen

## The result of a player's last try, beside their name: one line, and without blame

landed = Gelandet
second = Kurz nach { WHOSE($first, "er") } Karte
too-late = Da kam gerade eine neue Karte
card-differs =
    { $word ->
        [color] Nicht { MEANING($word) } gedruckt
        [size] Nicht { MEANING($word) }
        [pattern] Nicht { MEANING($word) }
        [letters] Nicht { MEANING($word) } Buchstaben
       *[direction] Nicht { MEANING($word) } gedruckt
    }
middle-differs =
    { $word ->
        [color] Mitte nicht { MEANING($word) } gedruckt
        [size] Mitte nicht { MEANING($word) }
        [pattern] Mitte nicht { MEANING($word) }
        [letters] Mitte nicht { MEANING($word) } Buchstaben
       *[direction] Mitte nicht { MEANING($word) } gedruckt
    }
barred = Diese Runde raus: „{ SAYS($missed) }“ passte
called-too-late = Gilt nicht: Da kam eine neue Karte
-describes =
    { $word ->
        [color] „{ SAYS($card) }“ ist { MEANING($word) } gedruckt
        [size] „{ SAYS($card) }“ ist { MEANING($word) }
        [pattern] „{ SAYS($card) }“ ist { MEANING($word) }
        [letters] „{ SAYS($card) }“ hat { MEANING($word) } Buchstaben
       *[direction] „{ SAYS($card) }“ ist { MEANING($word) } gedruckt
    }
because = { -describes }.

## Out for the rest of a round

out-now = Du bist bis zum Ende der Runde raus. Noch im Rennen:
still-has = { $who }, noch { $cards }
out = raus

## Before a round

in-the-middle = In der Mitte
your-card = Deine Karte
card-of = { WHOSE($who, "e") } Karte
example =
    { $round ->
        [1] Die Mitte sagt „{ WORD($word) }“, also spiel eine Karte, die { MEANING($word) } gedruckt ist.
       *[other] Deine Karte sagt „{ WORD($word) }“: Spiel sie, wenn die Mitte { MEANING($word) } gedruckt ist.
    }
looks-are = So kann eine Karte aussehen
warm-up = Zum Warmwerden: Welche Karte passt?
right = Richtig: { -describes }.
skip-warm-up = Überspringen
how-with-keys =
    { $round ->
        [1] Niemand wartet: { $draw } zieht eine Karte, und die Taste auf einer Karte spielt sie. Alles gezogen und nichts passt? Halte { $stop } für STOPP.
       *[other] Ziehe mit { $draw } alle deine Karten. Passt nichts? Halte { $stop } für STOPP.
    }
how-by-touch =
    { $round ->
        [1] Niemand wartet: Tippe zum Ziehen auf deinen Stapel und zum Spielen auf eine Karte. Alles gezogen und nichts passt? Halte STOPP.
       *[other] Ziehe alle deine Karten. Passt nichts? Halte STOPP, dann ist die Runde vorbei.
    }
wrong-stop = Nach einem falschen STOPP bist du für die Runde raus.
goal =
    { $round ->
        [1] Wer nach zwei Runden am wenigsten Karten übrig hat, gewinnt.
       *[other] Wer nach dieser Runde am wenigsten Karten übrig hat, gewinnt.
    }
goal-of-match = Wer in allen Spielen zusammen am wenigsten Karten übrig hat, gewinnt.
hold-to-start =
    { $several ->
        [yes] Alle gleichzeitig halten
       *[no] Runde starten
    }
waits-for = Noch nicht bereit: { ALL($others) }
all-hold = Alle bereit
or-hold =
    { $several ->
        [yes] oder { $key } halten
       *[no] oder { $key } drücken
    }
start = Start
say-words =
    { $voice ->
        [people] Wer eine Karte spielt, sagt laut ihr Wort.
        [page] Die Seite sagt jedes Wort laut.
       *[nobody] Niemand muss die Wörter sagen.
    }

## Advice before a round

few-fingers =
    { $fingers ->
        [1] Dieser Bildschirm erkennt immer nur einen Finger, also sollten einige von euch Tasten nehmen.
       *[other] Dieser Bildschirm erkennt nur { $fingers } Finger gleichzeitig, also sollten einige von euch Tasten nehmen.
    }
small-screen =
    { $people ->
        [1] Auf diesem Bildschirm ist nur Platz für eine Person. Nehmt einen größeren oder überlasst die anderen Plätze den Bots.
       *[other] Auf diesem Bildschirm ist nur Platz für { $people } Personen. Nehmt einen größeren oder überlasst die anderen Plätze den Bots.
    }
lost-touches = Der Bildschirm hat Berührungen verloren. Schuld kann ein aufgelegter Handballen sein oder eine Geste des Systems. Nehmt die Hände kurz weg und versucht es noch einmal.
tablet-hint = Gesten mit vier oder fünf Fingern können das Spiel unterbrechen. Auf einem iPad lassen sie sich in den Einstellungen unter „Multitasking & Gesten“ ausschalten.
one-mouse = Eine Maus kann nur ein Feld halten. Die anderen brauchen Tasten, Gamepads oder einen Touchscreen.

## What a player plays with

device-label = Womit { $who } { VERB($who, "spielst", "spielt") }
device =
    { $device ->
        [keys]
            { $block ->
                [left] Tasten links
                [right] Tasten rechts
                [number-pad] Ziffernblock
               *[arrows] Pfeiltasten
            }
        [gamepad] Gamepad { $number }
        [other-gamepad] Gamepad { $number }, Knöpfe 1 bis 3
       *[touch] Finger oder Maus
    }
press-together = Drückt { KEYS($keys) } gleichzeitig.
tested =
    { $works ->
        [yes] Alle Tasten sind angekommen, also könnt ihr zu dritt auf dieser Tastatur spielen.
       *[no] Ein paar Tasten sind nicht angekommen, also könnt ihr nicht zu dritt auf dieser Tastatur spielen. Jemand von euch braucht etwas anderes.
    }
no-test = Abbrechen

## The middle

middle = Die Mitte
strip = { $who }, noch { $left }, davon { $hand } auf der Hand
count-down = { $seconds }
called = { $who } { VERB($who, "rufst", "ruft") } STOPP!
missed = Diese Karte { VERB($who, "hättest", "hätte") } { $who } noch spielen können.
photo-finish = Fotofinish: { $first } vor { ALL_DATIVE($others) }
pause = Anhalten
paused = Angehalten
paused-by-touches = Der Bildschirm hat zu viele Berührungen verloren, deshalb ist das Spiel angehalten.
go-on = Weiter
