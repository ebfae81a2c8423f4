### What Sloop says to the player to move, and about the player for whom others wait.

## The player's cards

hand = { WHOSE($who, "e") } Hand
hand-card =
    { $seen-by ->
        [none] { CARD($card) }, Karte { $place } von { $of }
       *[other] { CARD($card) }, Karte { $place } von { $of }, { $seen-by } { VERB($seen-by, "kennst", "kennt") } sie
    }
known-by = { $partner } { VERB($partner, "kennst", "kennt") } diese Karte.
can-take = Diese Karte kann etwas nehmen.
flipped-cards = Aufgedeckte Karten
offer-of = { WHOSE($partner, "") } Angebot

## What to do, to the player by name if several people play

goal = Die meisten Karten gewinnen.
goal-of-teams = Das Team mit den meisten Karten gewinnt.
turn =
    { $name ->
        [none] { OR($ways) }.
       *[other] { $name }, { OR($ways) }.
    }
turn-without-capture =
    { $name ->
        [none] { -nothing-to-capture } – { OR($ways) }.
       *[other] { $name }, { -nothing-to-capture } – { OR($ways) }.
    }
-nothing-to-capture = du kannst nichts kassieren
way-capture = kassiere
way-build = beginne einen Bau
way-add = bau an { WHOSE($owner, "em") } { $number }er-Bau weiter
way-put = leg eine Karte aus
turn-again =
    { $name ->
        [none] { -again }
       *[other] { $name }, { -again }
    }
-again = spiel noch eine Karte oder beende deinen Zug.
owes =
    { $two ->
        [yes]
            { $name ->
                [none] { -owes }. { -two-first }
               *[other] { $name }, { -owes }. { -two-first }
            }
       *[no]
            { $name ->
                [none] { -owes }.
               *[other] { $name }, { -owes }.
            }
    }
-owes =
    { $owed ->
        [add-or-capture] du hast einen { $number }er-Bau: Bau daran weiter oder kassiere ihn
        [add] du hast einen { $number }er-Bau: Bau daran weiter
        [capture] du hast einen { $number }er-Bau: Kassiere ihn
       *[only-after-two] du hast einen { $number }er-Bau: Leg eine 2 aus, dann bau daran weiter oder kassiere ihn
    }
-two-first = Vorher kannst du eine 2 auslegen.
lost-build =
    { $name ->
        [none] { -lost-build }
       *[other] { $name }, { -lost-build }
    }
-lost-build = du hast deinen { $number }er-Bau verloren: Mit keiner Karte kannst du daran weiterbauen oder ihn kassieren. Wer seine Zahl hat, kann ihn jetzt nehmen.
play-flipped =
    { $name ->
        [none] { -play-flipped }
       *[other] { $name }, { -play-flipped }
    }
-play-flipped =
    { $cards ->
        [1] spiel die aufgedeckte Karte.
        [2] spiel eine der zwei aufgedeckten Karten. Die andere kommt aus dem Spiel.
       *[other] spiel eine der drei aufgedeckten Karten. Die anderen kommen aus dem Spiel.
    }
offer =
    { $name ->
        [none] { -offer }
       *[other] { $name }, { -offer }
    }
-offer = bevor { $partner } dran { VERB($partner, "bist", "ist") }, kannst du eine Karte anbieten.
answer =
    { $name ->
        [none] { -offers }. { -keep-or-give-back }
       *[other] { $name }, { -offers }. { -keep-or-give-back }
    }
-offers = { $partner } { VERB($partner, "bietest", "bietet") } dir { A_CARD_WHOM($card) } an
-keep-or-give-back = Behalte die Karte und gib eine andere dafür, oder gib sie zurück.

## Hints on what to tap

tap-card = Tipp auf eine Karte in deiner Hand.
tap-dotted = Tipp auf eine Handkarte. Ein Punkt heißt: Sie kann etwas nehmen.
nothing-takes = Nichts in deiner Hand kassiert jetzt { THE_CARD_WHOM($card) }.
tap-flipped = Tipp auf eine der aufgedeckten Karten.
tap-display = Tipp in der Auslage auf Karten, die { $value } ergeben.
tap-offer = Tipp auf die Karte, die du anbieten willst.
tap-return = Tipp auf die Karte, die du dafür gibst.

## The buttons

do-end = Zug beenden
do-offer = { DATIVE($partner) } { THE_CARD_WHOM($card) } anbieten
offer-effect = { $partner } { VERB($partner, "kannst", "kann") } die Karte behalten und dir eine andere geben oder sie zurückgeben. Sonst sieht sie niemand.
do-offer-nothing = Keine Karte anbieten
never-offer = Nicht mehr fragen
never-offers = Du wirst nicht mehr gefragt, ob du Karten anbietest.
ask-again = Wieder fragen
do-keep = { CARD($kept) } behalten, { CARD($given) } geben
do-give-back = { CARD($card) } zurückgeben

## What another player is doing

-can = { $who } { VERB($who, "kannst", "kann") }
waits-turn = { $who } { VERB($who, "bist", "ist") } dran.
waits-more = { -can } noch eine Karte spielen.
waits-flipped = { $who } { VERB($who, "spielst", "spielt") } eine der aufgedeckten Karten.
waits-offers = { -can } { DATIVE($partner) } eine Karte anbieten.
waits-answers = { $who } { VERB($who, "behältst", "behält") } { WHOSE($partner, "e") } Karte oder { VERB($who, "gibst", "gibt") } sie zurück.

## What a player may do, as everybody knows, for screen readers: as in "Ann, du bist dran: spiel noch eine Karte oder beende den Zug."

asks-turn = kassiere, baue oder leg eine Karte aus
asks-owes = bau am { $number }er-Bau weiter oder kassiere ihn
asks-more = spiel noch eine Karte oder beende den Zug
asks-flipped =
    { $many ->
        [1] spiel die aufgedeckte Karte, { CARDS_WHOM($cards) }
       *[other] spiel eine der aufgedeckten Karten ({ CARDS($cards) })
    }
asks-offer = biete eine Karte an oder lass es
asks-answer = behalte die angebotene Karte oder gib sie zurück
