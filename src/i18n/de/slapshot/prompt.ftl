### What Slapshot says to the manager who is to act: over the team, on its cards and on the buttons.

## The team

team-card = { CARD($card) }, Karte { $place } von 6
other-kind = { CARD($card) }, Karte { $place } von 6, kannst du nicht geben
slot =
    { $held ->
        [yes] { $slot }: { CARD($card) }, wird verschoben
       *[no] { $slot }: { CARD($card) }
    }

## What to do, to the manager by name if several people play

pick =
    { $name ->
        [none] { -pick }
       *[other] { $name }, { -pick }
    }
-pick = tipp auf den Stapel, der zuerst ausgeteilt wird. Jedes Team bekommt 3 Stürmer, 2 Verteidiger und 1 Torhüter.
turn =
    { $name ->
        [none] { -turn }
       *[other] { $name }, { -turn }
    }
-turn =
    { $may-pass ->
        [yes] tausche, hol einen Neuzugang oder passe. Deine Spiele sind alle gespielt.
       *[no] tausche, hol einen Neuzugang oder tritt zu einem Spiel an.
    }
give-back =
    { $name ->
        [none] { -give-back }
       *[other] { $name }, { -give-back }
    }
-give-back = du hast { A_CARD_WHOM($drawn) } gezogen. Gib { DATIVE($from) } dafür einen anderen { KIND($kind) }.
arrange =
    { $name ->
        [none] { -arrange }
       *[other] { $name }, { -arrange }
    }
-arrange =
    { $rink ->
        [home] stell dein Team auf, zu Hause gegen { ACCUSATIVE($against) }. Tipp auf zwei Karten, um sie zu vertauschen.
       *[away] stell dein Team auf, auswärts gegen { ACCUSATIVE($against) }. Tipp auf zwei Karten, um sie zu vertauschen.
    }
arrange-again =
    { $name ->
        [none] { -arrange-again }
       *[other] { $name }, { -arrange-again }
    }
-arrange-again =
    { $overtime ->
        [1] stell neu auf: Verlängerung gegen { ACCUSATIVE($against) }. Das erste Tor gewinnt.
       *[other] stell neu auf: { ORDINAL($overtime) } Verlängerung gegen { ACCUSATIVE($against) }. Das erste Tor gewinnt.
    }
purpose = Aufstellung für ein Spiel: { $visitor } { VERB($visitor, "trittst", "tritt") } bei { DATIVE($host) } an.
purpose-overtime = Neue Aufstellung: Verlängerung zwischen { DATIVE($visitor) } und { DATIVE($host) }.

## Whom the table waits for

ready = Deine Aufstellung steht. { $who } { VERB($who, "stellst", "stellt") } noch auf.
waits-pick = { $who } { VERB($who, "ziehst", "zieht") } eine Karte.
waits-turn = { $who } { VERB($who, "bist", "ist") } dran.
waits-gift = { $who } { VERB($who, "gibst", "gibt") } { DATIVE($to) } eine Karte zurück.
waits-line-up = { $who } { VERB($who, "stellst", "stellt") } auf.

## What may be done, as announced by screen readers

asks-pick = wähle den Stapel, der zuerst ausgeteilt wird
asks-turn = { OR($ways) }
way =
    { $verb ->
        [trade] tausche
        [draft] hol einen Neuzugang
        [game] tritt zu einem Spiel an
       *[pass] passe
    }
asks-give-back = gib eine Karte zurück
asks-give-back-kind = gib einen anderen { KIND($kind) } zurück
asks-line-up = stell dein Team für das Spiel auf
asks-line-up-again = stell dein Team für die Verlängerung auf

## The choices of a turn

choose-turn = Was möchtest du tun?
choice =
    { $verb ->
        [trade] Tausch
        [draft] Neuzugang
        [game] Spiel
       *[pass] Passen
    }
means =
    { $verb ->
        [trade]
            { $left ->
                [none] Aus einem Team ziehen
               *[other] Aus einem Team ziehen, noch { $left }-mal
            }
        [draft]
            { $left ->
                [none] Karte vom Stapel holen
               *[other] Karte vom Stapel holen, noch { $left }-mal
            }
        [game] Auswärts antreten
       *[pass] Nichts tun
    }
not-now = gerade nicht möglich
choose-team = Aus wessen Team möchtest du ziehen?
choose-card = Welche Karte tauschst du gegen die oberste ihres Stapels?
choose-host = Bei wem möchtest du antreten?
manager =
    { $wins ->
        [one] { $who }, 1 Sieg
       *[other] { $who }, { $wins } Siege
    }

## What to tap first

tap-choice = Wähle, was du tust.
tap-manager = Tipp auf ein Team.
tap-draft = Tipp auf eine Karte.
tap-gift = Tipp auf den { KIND($kind) }, den du zurückgibst.
tap-deck = Tipp auf einen Stapel.

## What is staged would do this

would-trade = Tipp auf eine von { WHOSE($who, "en") } Karten. Du behältst sie und gibst eine andere derselben Art zurück.
would-give = Du behältst { THE_CARD_WHOM($drawn) } und gibst { THE_CARD_WHOM($card) } zurück.
would-draft =
    { $left ->
        [1] { THE_CARD($card) } kommt unter den Stapel, und du nimmst dafür den einzigen { KIND($kind) }.
       *[other] { THE_CARD($card) } kommt unter den Stapel, und du nimmst den obersten von { $left } { KIND($kind) }n.
    }
would-play = { $host } { VERB($host, "spielst", "spielt") } zu Hause und { VERB($host, "beginnst", "beginnt") } mit einem Tor.
would-move = Wo soll { THE_CARD($card) } hin? Tipp auf einen Platz.

## The button that does it

do-trade = Aus { WHOSE($who, "em") } Team ziehen
do-give = { CARD($card) } an { ACCUSATIVE($to) } geben
do-draft = { CARD($card) } abgeben
do-play = Bei { DATIVE($host) } antreten
do-line-up = Aufs Eis
do-pass = Passen

## Orders to line up in

presets = Reihenfolgen zur Auswahl
preset =
    { $preset ->
        [last] Wie zuletzt
        [best-first] Beste zuerst
        [goalie-first] Torhüter zuerst
       *[shuffle] Mischen
    }
keep = Zu Hause immer so aufstellen
keeps = Zu Hause stellt sich dein Team von selbst auf.
ask-again = Wieder fragen
