### The table of Stroop.

## Rounds

round = Runde
round-over =
    { $round ->
        [1] Die erste Runde ist vorbei
       *[other] Die zweite Runde ist vorbei
    }
to-round-two = Zur zweiten Runde
fits =
    { $round ->
        [1] Das Wort in der Mitte muss deine Karte beschreiben.
       *[other] Dein Wort muss die Karte in der Mitte beschreiben.
    }

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
stop-when = Passt nichts? Halte STOPP gedrückt.
page-of-one = Karte { $card }
page = Karten { $from } bis { $to }
turn = { WHOSE($who, "en") } Bereich drehen

## The result of a player's last try, in their zone: two lines of 20 letters, and without blame

landed = Gelandet
second = Kurz nach { WHOSE($first, "er") } Karte
too-late = Da kam gerade eine neue Karte
card-differs =
    { $word ->
        [colour] Die Karte ist nicht { MEANING($word) } gedruckt
        [size] Die Karte ist nicht { MEANING($word) }
        [pattern] Die Karte ist nicht { MEANING($word) }
        [letters] Die Karte hat nicht { MEANING($word) } Buchstaben
       *[direction] Die Karte liest man nicht { MEANING($word) }
    }
middle-differs =
    { $word ->
        [colour] Die Mitte ist nicht { MEANING($word) } gedruckt
        [size] Die Mitte ist nicht { MEANING($word) }
        [pattern] Die Mitte ist nicht { MEANING($word) }
        [letters] Die Mitte hat nicht { MEANING($word) } Buchstaben
       *[direction] Die Mitte liest man nicht { MEANING($word) }
    }
barred = Diese Runde raus: „{ SAYS($missed) }“ passte
called-too-late = Gilt nicht: Da kam eine neue Karte

## Before a round

hold-to-start =
    { $several ->
        [yes] Alle gleichzeitig halten
       *[no] Zum Starten halten
    }
waits-for = Noch nicht bereit: { ALL($others) }
all-hold = Alle bereit
or-hold = oder { $key } halten
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
missed = Diese Karte { VERB($who, "hättest", "hätte") } { $who } noch spielen können.
photo-finish = Fotofinish: { $first } vor { ALL_DATIVE($others) }
pause = Anhalten
paused = Angehalten
paused-by-touches = Der Bildschirm hat zu viele Berührungen verloren, deshalb ist das Spiel angehalten.
go-on = Weiter
