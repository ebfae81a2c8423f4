### The table of Swoop: cards, the pile, the players' plates, notes and the quick reference.

-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
-left =
    { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }

## Cards

face =
    { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [jack] J
        [queen] Q
        [king] K
        [ten] 10
       *[joker] ★
    }
cards = { CARDS($rank, $many) }

## Notes for new players

note-ranks = Gleiche Karten kannst du alle auf einmal spielen, aus Hand und Tisch.
note-higher = Spiel gleich hoch oder niedriger. Höher heißt: Du nimmst den Stapel.
note-sweep = Eine 10, ein Joker oder vier Gleiche räumen ab. Dann spielst du noch mal.
note-blind = Mit Ring: Die Karte kannst du aufdecken. Zu hoch heißt: Du nimmst den Stapel.
note-dot = Grüner Punkt: Das kannst du spielen, ohne den Stapel zu nehmen.
note-frame = Dicker Rahmen: nicht auf deiner Hand, aber offen vor dir.
note-bar = Der Balken unter einem Namen zeigt Punkte. Ist einer voll, ist Schluss.
sign-dull = Matte Karte: höher als die oberste. Spielst du sie, nimmst du den Stapel.
signs = Was die Zeichen bedeuten

## The quick reference, a paragraph each

reference-fits = Spiel eine oder mehrere Karten mit demselben Wert, aus der Hand, von deinen offenen Karten oder von beiden. Sie müssen so hoch sein wie die oberste Karte oder niedriger. Das Ass ist am niedrigsten, der König am höchsten. Auf einen leeren Stapel passt alles.
reference-higher = Spielst du höher, nimmst du den ganzen Stapel auf die Hand, mitsamt den gespielten Karten, und dein Zug ist vorbei. Aussetzen darfst du nicht.
reference-four = Liegen auf dem Stapel vier Karten mit demselben Wert zusammen, wird er abgeräumt, egal, von wem sie stammen. Er ist aus dem Spiel, und wer die letzte gespielt hat, spielt noch einmal.
reference-swoop-cards = Zehnen und Joker passen auf alles und räumen den Stapel sofort ab. Dann spielst du noch einmal.
reference-face-down = Eine verdeckte Karte kannst du aufdecken, sobald die offene darauf weg ist. Ist sie höher als die oberste Karte des Stapels, nimmst du ihn.
reference-go-on = Hast du eine offene Karte gespielt oder ist eine verdeckte liegen geblieben, darfst du im selben Zug freie verdeckte Karten aufdecken. Zu einer verdeckten Karte darfst du Karten mit demselben Wert dazulegen.
reference-score = Die Runde ist vorbei, sobald jemand keine Karten mehr hat. Die anderen zählen, worauf sie sitzen geblieben sind: 50 für jede Zehn und jeden Joker, 10 für Bube, Dame oder König, 1 für ein Ass, und sonst gilt die Zahl auf der Karte. Wer insgesamt die wenigsten Punkte hat, gewinnt.

## The house rules

target-rule = Punkte bis zum Spielende
target-choice =
    { $rounds ->
        [one] { $points } (etwa 1 Runde)
       *[other] { $points } (etwa { $rounds } Runden)
    }
time-rule = Spielzeit
no-time-limit = Unbegrenzt
time-choice =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }

## The pile

pile = Der Stapel
play-here = Auf den Stapel spielen
look-here = Alle Karten des Stapels
pile-holds =
    { $cards ->
        [0] Der Stapel ist leer
        [one] 1 Karte, { -points }
       *[other] { $cards } Karten, { -points }
    }
top = { CARDS($rank, $run) } oben
top-before-swoop = { CARDS($rank, $run) } oben, noch 1 bis zum Swoop
run = { $run } von { $all }
played-by = gespielt { OF($name) }
gone =
    { $cards ->
        [one] 1 Karte aus dem Spiel
       *[other] { $cards } Karten aus dem Spiel
    }
decks =
    { $decks ->
        [one] 1 Kartenspiel
       *[other] { $decks } Kartenspiele
    }
plays-again = { $name } { VERB($name, "spielst", "spielt") } noch einmal
time-left =
    { $minutes ->
        [one] Noch 1 Minute
       *[other] Noch { $minutes } Minuten
    }
time-called = Die Zeit ist um: letzte Runde
for-start = Die höchste Karte beginnt: { COMMAS($draws) }.
draw = { $name } { CARD($card) }

## The players

count = { $cards }
hand-count =
    { $cards ->
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
known =
    { $all ->
        [yes] alle bekannt: { COUNTS($known) }
       *[no] darunter { COUNTS($known) }
    }
lies =
    { $up ->
        [0] offen: keine; verdeckt: { -blinds }
       *[other] offen: { EACH_OF_ROW($faces) }; verdeckt: { -blinds }
    }
-blinds =
    { $uncovered ->
        [0] { $blinds }
        [1] { $blinds }, eine frei
        [2] { $blinds }, zwei frei
        [3] { $blinds }, drei frei
       *[other] { $blinds }, alle frei
    }
lies-nothing = nichts auf dem Tisch
total = Gesamt { $total }
total-of = Gesamt { $total }; bei { $target } ist Schluss
pts =
    { $points ->
        [one] 1 Pkt.
       *[other] { $points } Pkt.
    }
cards-left = noch { $cards }
last-card = Letzte Karte!
few-left = { $name } { VERB($name, "hast", "hat") } nur noch { -left }.
last-turn = Letzter Zug: { $turn }
caught =
    { $blinds ->
        [0] Deine Karten kosten { -points }
        [one] Deine Karten kosten { -points }, dazu 1 verdeckte
       *[other] Deine Karten kosten { -points }, dazu { $blinds } verdeckte
    }

## What a player may do, for screen readers: as in "Ann, du bist dran: spiel noch einmal, alles passt."

asks-turn =
    { $top ->
        [none] leerer Stapel, alles passt
        [ace] nur Asse
       *[other] { CARD($top) } oder niedriger
    }
asks-again = spiel noch einmal, alles passt
asks-go-on =
    { $turn ->
        [yes]
            { $add ->
                [yes] deck eine Karte auf, leg etwas dazu oder beende deinen Zug
               *[no] deck eine Karte auf oder beende deinen Zug
            }
       *[no]
            { $add ->
                [yes] leg etwas dazu oder beende deinen Zug
               *[no] beende deinen Zug
            }
    }

## Rounds and the result

round = Runde
round-over = Runde { $round } ist vorbei
plus = +{ $points }
points-scored = Punkte pro Runde
points-so-far =
    { $leader ->
        [none] Punkte pro Runde: Die wenigsten gewinnen. Bei { $target } ist Schluss.
       *[other] Punkte pro Runde: Die wenigsten gewinnen. { $leader } { VERB($leader, "führst", "führt") }, und bei { $target } ist Schluss.
    }
points = { $points }
totals = Gesamt

## Highlights of a finished game

highlight-long =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
highlight-swoops = { $name } { VERB($name, "hast", "hat") } am häufigsten abgeräumt: { $times }-mal
highlight-pile =
    { $cards ->
        [one] { -took } 1 Karte
       *[other] { -took } { $cards } Karten
    }
-took = { $name } { VERB($name, "hast", "hat") } den größten Stapel genommen:
