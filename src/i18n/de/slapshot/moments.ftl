### Events of Slapshot in a few words.

## Over the rink

won = { $who } { VERB($who, "schlägst", "schlägt") } { ACCUSATIVE($loser) } { $more }:{ $fewer }
won-in-overtime =
    { $overtime ->
        [1] { $who } { VERB($who, "schlägst", "schlägt") } { ACCUSATIVE($loser) } in der Verlängerung
       *[other] { $who } { VERB($who, "schlägst", "schlägt") } { ACCUSATIVE($loser) } in der { ORDINAL($overtime) } Verlängerung
    }
tossed = Der Münzwurf entscheidet für { ACCUSATIVE($who) }

## A manager's last turn, on the manager's plate

turn-traded = getauscht
turn-drafted = neuer { KIND($kind) }
turn-passed = gepasst
turn-visited = zu einem Spiel angetreten
turn-lined-up = aufgestellt
turn-tied = unentschieden, Verlängerung folgt
turn-won = { $more }:{ $fewer } gewonnen
turn-lost = { $fewer }:{ $more } verloren
turn-won-in-overtime = nach Verlängerung gewonnen
turn-lost-in-overtime = nach Verlängerung verloren
