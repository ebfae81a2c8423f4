### What is told of a game of Swoop: the log, and events in a few words.

-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }

## The log

round-began = Runde { $round } beginnt. Offene Karten: { SEMICOLONS($rows) }.
face-up = { $name } { ROW($faces) }
drew = { $name } { VERB($name, "ziehst", "zieht") } für den Start { A_CARD_WHOM($card) }.
starts = { $name } { VERB($name, "hast", "hat") } die höchste Karte gezogen und { VERB($name, "beginnst", "beginnt") }.
played =
    { $lying ->
        [0] { -plays } { CARDS_WHOM($rank, $many) } aus der Hand.
       *[other]
            { $hand ->
                [0] { -plays } { CARDS_WHOM($rank, $many) } aus { STACKS($stacks) }.
               *[other] { -plays } { CARDS_WHOM($rank, $many) }: { -from-both }.
            }
    }
-plays = { $name } { VERB($name, "spielst", "spielt") }
added =
    { $lying ->
        [0] { -adds } { CARDS_WHOM($rank, $many) } aus der Hand dazu.
       *[other]
            { $hand ->
                [0] { -adds } { CARDS_WHOM($rank, $many) } aus { STACKS($stacks) } dazu.
               *[other] { -adds } { CARDS_WHOM($rank, $many) } dazu: { -from-both }.
            }
    }
-adds = { $name } { VERB($name, "legst", "legt") }
-from-both = { $hand } aus der Hand, { $lying } aus { STACKS($stacks) }
flipped = { $name } { VERB($name, "deckst", "deckt") } die verdeckte Karte { NEXT($stack) } auf: { A_CARD($card) }.
swooped = { $name } { VERB($name, "räumst", "räumt") } ab! { -cards } aus dem Spiel.
took-pile = Das ist höher, also { -takes } { $name } den Stapel: { -cards }, { -points }.
-takes = { VERB($name, "nimmst", "nimmt") }
time-called = Die Zeit ist um: Das ist die letzte Runde.
went-out = { -has } keine Karten mehr. Die Runde ist vorbei.
-has = { $name } { VERB($name, "hast", "hat") }
scored-nothing = { -gets } 0 Punkte. Gesamt: { $total }.
-gets = { $name } { VERB($name, "bekommst", "bekommt") }
scored = { -has } noch { COUNTS_WHOM($left) }: { -points }. Gesamt: { $total }.
dealt = { -gets } { COUNTS_WHOM($hand) }.

## Moments: events in a few words over the table

moment-swoop = Swoop!
moment-took = { $name } { -takes } { -cards }
moment-higher = { A_CARD($rank) } ist höher: { -cards } für { ACCUSATIVE($name) }
moment-out = { $name } { VERB($name, "bist", "ist") } fertig!
moment-last =
    { $name ->
        [you] Deine letzte Karte!
       *[other] { $name }: letzte Karte!
    }

## A player's last turn, in a few words on the player's plate

turn-played = { CARDS_WHOM($rank, $many) } gespielt
turn-added = { CARDS_WHOM($rank, $many) } dazugelegt
turn-flipped = { A_CARD_WHOM($card) } aufgedeckt
turn-took = { -cards } genommen
turn-many = { COMMAS($parts) }
part-added = { $cards } dazu
part-flipped = { $card } aufgedeckt
part-swooped = Swoop!
part-took = { $cards } genommen
