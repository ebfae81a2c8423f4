### What Swoop tells the player to move: what to do, and what the staged cards would do.

## The player's cards

hand = { WHOSE($name, "e") } Hand
stacks = { WHOSE($name, "e") } Päckchen
key =
    { $higher ->
        [yes]
            { $lying ->
                [0] { CARD($rank) }, { -held }, höher als der Stapel
               *[other] { CARD($rank) }, { -held }, { $lying } offen, höher als der Stapel
            }
       *[no]
            { $lying ->
                [0] { CARD($rank) }, { -held }
               *[other] { CARD($rank) }, { -held }, { $lying } offen
            }
    }
-held =
    { $held ->
        [0] nicht auf der Hand
       *[other] { $held } auf der Hand
    }
stack =
    { $blind ->
        [yes]
            { $face ->
                [none] Päckchen { NEXT($stack) }: verdeckte Karte, frei
               *[other] Päckchen { NEXT($stack) }: { CARD($face) } auf verdeckter Karte
            }
       *[no]
            { $face ->
                [none] Päckchen { NEXT($stack) }: leer
               *[other] Päckchen { NEXT($stack) }: { CARD($face) }
            }
    }

## Whose turn it is, if not the reader's

waits-turn = { $name } { VERB($name, "bist", "ist") } dran.
waits-again = { $name } { VERB($name, "spielst", "spielt") } noch einmal.
waits-go-on = { $name } { VERB($name, "kannst", "kann") } noch eine Karte aufdecken.

## What to do, to the player by name if several people play

turn-on-nothing =
    { $again ->
        [yes]
            { $name ->
                [none] { -again } – { -on-nothing }.
               *[other] { $name }, { -again } – { -on-nothing }.
            }
       *[no]
            { $name ->
                [none] { -on-nothing }.
               *[other] { $name }, { -on-nothing }.
            }
    }
-again = du bist noch einmal dran
-on-nothing =
    { $cards ->
        [yes]
            { $turns ->
                [yes] { -play-any } oder { -turn }
               *[no] { -play-any }
            }
       *[no]
            { $turns ->
                [yes] { -turn }
               *[no] { -play-any }
            }
    }
-play-any = spiel beliebige Karten mit demselben Wert
-turn = deck eine verdeckte Karte auf
turn-fits =
    { $higher ->
        [yes]
            { $name ->
                [none] { -fits }. { -higher }
               *[other] { $name }, { -fits }. { -higher }
            }
       *[no]
            { $name ->
                [none] { -fits }.
               *[other] { $name }, { -fits }.
            }
    }
-fits =
    { $swoops ->
        [yes]
            { $turns ->
                [yes] spiel Karten eines Werts ({ -lower }), eine 10 oder einen Joker, oder { -turn }
               *[no] spiel Karten eines Werts ({ -lower }), eine 10 oder einen Joker
            }
       *[no]
            { $turns ->
                [yes] spiel Karten eines Werts ({ -lower }) oder { -turn }
               *[no] spiel Karten eines Werts ({ -lower })
            }
    }
-lower =
    { $top ->
        [ace] Asse
       *[other] { CARD($top) } oder niedriger
    }
-higher = Höher nimmt den Stapel.
turn-swoops =
    { $higher ->
        [yes]
            { $name ->
                [none] { -swoops }. { -higher }
               *[other] { $name }, { -swoops }. { -higher }
            }
       *[no]
            { $name ->
                [none] { -swoops }.
               *[other] { $name }, { -swoops }.
            }
    }
-swoops =
    { $turns ->
        [yes] spiel eine 10 oder einen Joker (sonst passt nichts auf { THE_CARD_WHOM($top) }) oder { -turn }
       *[no] spiel eine 10 oder einen Joker (sonst passt nichts auf { THE_CARD_WHOM($top) })
    }
turn-higher =
    { $name ->
        [none] { -take }
       *[other] { $name }, { -take }
    }
-take =
    { $turns ->
        [yes] keine deiner Karten passt auf { THE_CARD_WHOM($top) }. Spiel höher und nimm den Stapel, oder { -turn }.
       *[no] keine deiner Karten passt auf { THE_CARD_WHOM($top) }. Spiel höher und nimm den Stapel.
    }
turn-blind =
    { $name ->
        [none] { -turn }.
       *[other] { $name }, { -turn }.
    }
go-on =
    { $name ->
        [none] { -go-on }.
       *[other] { $name }, { -go-on }.
    }
-go-on =
    { $turn ->
        [0]
            { $add ->
                [0] { THE_CARD($top) } bleibt liegen, und du hast nichts dazuzulegen – { -end }
                [1] leg { -one } dazu oder { -end }
               *[other] leg { RANKS($top) } dazu oder { -end }
            }
        [1]
            { $add ->
                [0] { -turn-this } oder { -end }
                [1] { -turn-this }, leg { -one } dazu oder { -end }
               *[other] { -turn-this }, leg { RANKS($top) } dazu oder { -end }
            }
       *[other]
            { $add ->
                [0] { -turn } oder { -end }
                [1] { -turn }, leg { -one } dazu oder { -end }
               *[other] { -turn }, leg { RANKS($top) } dazu oder { -end }
            }
    }
-turn-this = deck die verdeckte Karte auf
-one = noch { A_CARD_WHOM($top) }
-end = beende deinen Zug
tap-rank = Tipp auf einen Wert in deiner Hand oder auf ein Päckchen.
tap-stack = Deine Hand ist leer: Tipp auf ein Päckchen.
tap-to-go-on = Tipp auf eine Karte, oder

## What the staged cards would do

-out =
    { $many ->
        [one] und du bist fertig: Das ist deine letzte Karte
       *[other] und du bist fertig: Das sind deine letzten Karten
    }
-taken =
    { $cards ->
        [one] 1 Karte ({ -cost })
       *[other] { $cards } Karten ({ -cost })
    }
-cost =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
would-fit =
    { $last ->
        [yes] { -would-fit }, { -out }.
       *[no] { -would-fit }.
    }
-would-fit =
    { $many ->
        [one] { A_CARD($rank) } passt auf { THE_CARD_WHOM($top) }
       *[other] { CARDS($rank, $many) } passen auf { THE_CARD_WHOM($top) }
    }
would-start =
    { $last ->
        [yes] { -would-start }, { -out }.
       *[no] { -would-start }.
    }
-would-start =
    { $many ->
        [one] { A_CARD($rank) } beginnt den Stapel
       *[other] { CARDS($rank, $many) } beginnen den Stapel
    }
would-add =
    { $last ->
        [yes] { -would-add }, { -out }.
       *[no] { -would-add }.
    }
-would-add =
    { $many ->
        [one] { A_CARD($rank) } kommt auf den Stapel
       *[other] { CARDS($rank, $many) } kommen auf den Stapel
    }
would-be-four =
    { $last ->
        [yes] { CARDS($rank, $run) } zusammen räumen den Stapel ab, { -out }.
       *[no] { CARDS($rank, $run) } zusammen räumen den Stapel ab, und du spielst noch einmal.
    }
would-swoop =
    { $last ->
        [yes] { -would-swoop }, { -out }.
       *[no] { -would-swoop }, und du spielst noch einmal.
    }
-would-swoop =
    { $pile ->
        [yes]
            { $many ->
                [one] { A_CARD($rank) } räumt den Stapel ab
               *[other] { CARDS($rank, $many) } räumen den Stapel ab
            }
       *[no]
            { $many ->
                [one] { A_CARD($rank) } räumt ab
               *[other] { CARDS($rank, $many) } räumen ab
            }
    }
would-take =
    { $top ->
        [none] { -is } höher: { -must-take }
       *[other] { -is } höher als { THE_CARD($top) }: { -must-take }
    }
-is =
    { $many ->
        [one] { A_CARD($rank) } ist
       *[other] { CARDS($rank, $many) } sind
    }
-must-take = Du nimmst { -taken }, und dein Zug ist vorbei.
turn-effect =
    { $top ->
        [none]
            { $last ->
                [yes] Das ist deine letzte Karte, und auf einen leeren Stapel passt alles: Du bist fertig.
               *[no] Niemand kennt diese Karte, aber auf einen leeren Stapel passt alles.
            }
       *[other]
            { $last ->
                [yes] Niemand kennt diese Karte. Ist sie höher als { THE_CARD($top) }, nimmst du den Stapel. Wenn nicht, bist du fertig: Das ist deine letzte Karte.
               *[no] Niemand kennt diese Karte. Ist sie höher als { THE_CARD($top) }, nimmst du den Stapel.
            }
    }

## The action bar

do-play =
    { $swoops ->
        [yes] { CARDS_WHOM($rank, $many) } spielen und abräumen
       *[no] { CARDS_WHOM($rank, $many) } spielen
    }
do-take = Halten: { -taken } nehmen
do-add =
    { $swoops ->
        [yes] { CARDS_WHOM($rank, $many) } dazulegen und abräumen
       *[no] { CARDS_WHOM($rank, $many) } dazulegen
    }
do-turn =
    { $hold ->
        [yes] Halten: Karte { NEXT($stack) } aufdecken
       *[no] Karte { NEXT($stack) } aufdecken
    }
do-end = Zug beenden
how-many = Wie viele
from =
    { $faces ->
        [0] { $hand } aus der Hand
       *[other]
            { $hand ->
                [0] { $faces } offen
               *[other] { $hand } aus der Hand, { $faces } offen
            }
    }
fewer = eine weniger
more = eine mehr
