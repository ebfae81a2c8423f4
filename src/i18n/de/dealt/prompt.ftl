### What Dealt! says to the player to move: over the hand, on its cards and on the buttons.

## The hand

hand = { WHOSE($name, "e") } Hand
hand-card =
    { $open ->
        [yes] { FACE($card) }, Karte { $place } von { $of }, alle kennen sie
       *[no] { FACE($card) }, Karte { $place } von { $of }
    }
plays-with = Möglich mit Karte { $place }: { COMBINATIONS($plays) }
choose-card = Karte { $place } wählen
gap-between = Zwischen Karte { $after } ({ FACE($left) }) und Karte { $next } ({ FACE($right) })
gap-first = Ganz links, vor der ersten Karte ({ FACE($card) })
gap-last = Ganz rechts, nach der letzten Karte ({ FACE($card) })
gap-only = Als einzige Karte

## What to do

lead =
    { $name ->
        [none] Beginne mit { OR($ways) }.
       *[other] { $name }, beginne mit { OR($ways) }.
    }
lead-cards = ein bis drei Karten nebeneinander
lead-stop = einer Stoppkarte
lead-redraw = einer Nachziehkarte
follow =
    { $name ->
        [none] { OR($ways) }.
       *[other] { $name }, { OR($ways) }.
    }
cannot-beat =
    { $name ->
        [none] { -cannot-beat } – { OR($ways) }.
       *[other] { $name }, { -cannot-beat } – { OR($ways) }.
    }
-cannot-beat = du kannst { THE_COMBINATION($highest) } nicht überbieten
follow-beat = überbiete { THE_COMBINATION($highest) }
follow-any = spiel eine beliebige Kombination
follow-reserve = nimm eine Reservekarte
follow-stop = spiel eine Stoppkarte
follow-redraw = spiel eine Nachziehkarte
place =
    { $left ->
        [0]
            { $name ->
                [none] { -place }
               *[other] { $name }, { -place }
            }
       *[other]
            { $name ->
                [none] { -place } { -to-come }
               *[other] { $name }, { -place } { -to-come }
            }
    }
-place = du hast { A_CARD($card) } gezogen. Wohin damit?
-to-come =
    { $left ->
        [one] Es kommt noch eine.
       *[other] Es kommen noch { $left }.
    }
draws = { $name } { VERB($name, "ziehst", "zieht") } nach.
turn = { $name } { VERB($name, "bist", "ist") } dran.
choose-gap = Wo soll { THE_CARD($card) } hin?
tap-card = Tipp auf Karten oder eine Klammer darunter.
tap-card-or-reserve = Tipp auf Karten, eine Klammer darunter oder eine Reservekarte.
waiting = Deine Reserve

## What is staged

staged =
    { $highest ->
        [none] { COMBINATION($combination) }
       *[other] { A_COMBINATION($combination) } überbietet { THE_COMBINATION($highest) }.
    }
too-low =
    { $highest ->
        [none] { COMBINATION($combination) }
       *[other] { A_COMBINATION($combination) } überbietet { THE_COMBINATION($highest) } nicht.
    }
-last-cards =
    { $cards ->
        [one] deine letzte Karte
       *[other] deine letzten Karten
    }
last-cards =
    { $risk ->
        [nothing] { COMBINATION($combination) }, { -last-cards }. Du bist in Sicherheit.
        [draw] { COMBINATION($combination) }, { -last-cards }. Du bist in Sicherheit, außer du musst nachziehen.
       *[draw-or-beaten] { COMBINATION($combination) }, { -last-cards }. Du bist in Sicherheit, außer du musst nachziehen oder alle Hände werden leer und jemand überbietet das.
    }
stop-effect =
    { $last ->
        [yes] Die Stoppkarte beendet den Stich sofort, und sie ist deine letzte: Dann ist deine Hand leer.
       *[no] Die Stoppkarte beendet den Stich sofort, und du beginnst den nächsten.
    }
redraw-effect =
    { $led ->
        [yes] Wer den Stich gewinnt, zieht { $cards } Karten nach, oder du selbst, falls niemand eine Kombination spielt.
       *[no] Wer den Stich gewinnt, zieht { $cards } Karten nach.
    }
makes =
    { $combination ->
        [none] Hier entsteht keine Kombination.
       *[other] Hier entsteht { A_COMBINATION($combination) }.
    }

## The buttons

do-play = { COMBINATION($combination) } spielen
do-play-nothing = Diese Karten spielen
do-stop = Stich stoppen
do-redraw = Nachziehkarte spielen
do-take = { FACE($card) } nehmen
do-put = { FACE($card) } hier einstecken

## What an X stands for

name-x = Wofür X steht
x-is = X ist
named = { VALUES($names) }
made = { NUMBERS($combination) }
