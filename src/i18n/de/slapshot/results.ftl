### The result of a season of Slapshot: its score sheet, its report and its highlights.

## The score sheet

season-wins = Siege dieser Saison
wins = Siege
series-games =
    { $series ->
        [semi-final] Das Halbfinale, Tore je Spiel
       *[final] Das Finale, Tore je Spiel
    }
games-won = Siege
count = { $number }
did-not-play = –
standing =
    { $wins ->
        [one] { $who }: Platz { $place }, 1 Sieg
       *[other] { $who }: Platz { $place }, { $wins } Siege
    }

## The play-offs, as scenes

home-ice = Heimrecht
to-come = wer das Halbfinale gewinnt
cup = Der Pokal
champion = { $who } { VERB($who, "gewinnst", "gewinnt") } den Pokal!
decided = Das entscheidende Tor
best-of-series =
    { $goals ->
        [one] Spieler der Serie: 1 Tor
       *[other] Spieler der Serie: { $goals } Tore
    }

## The report, like that of a newspaper; its sentences follow each other

final =
    { $lost ->
        [0] { $who } { VERB($who, "hast", "hat") } { ACCUSATIVE($other) } im Finale glatt { $won }:{ $lost } geschlagen.
        [3] { $who } { VERB($who, "hast", "hat") } { ACCUSATIVE($other) } im Finale { $won }:{ $lost } geschlagen, erst im siebten Spiel.
       *[other] { $who } { VERB($who, "hast", "hat") } { ACCUSATIVE($other) } im Finale { $won }:{ $lost } geschlagen.
    }
last-game =
    { $overtime ->
        [0] { -last-game } { $more }:{ $fewer } gewonnen.
        [1] { -last-game } { $more }:{ $fewer } nach Verlängerung gewonnen.
       *[other] { -last-game } { $more }:{ $fewer } nach { $overtime } Verlängerungen gewonnen.
    }
last-game-tossed = { -last-game } durch Münzwurf gewonnen, nach zehn Verlängerungen beim Stand von { $goals }:{ $goals }.
-last-game =
    { $rink ->
        [home] Das entscheidende Spiel { VERB($who, "hast", "hat") } { $who } zu Hause
       *[away] Das entscheidende Spiel { VERB($who, "hast", "hat") } { $who } auswärts
    }
season = Von den { $games } Spielen der Saison { VERB($who, "hast", "hat") } { $who } { $won } gewonnen und { $other } { $other-won }.
semi-final = { $who } { VERB($who, "hast", "hat") } { ACCUSATIVE($other) } in einem Halbfinale geschlagen.

## Highlights: one line each

biggest-win = { $who } { VERB($who, "hast", "hat") } am höchsten gewonnen, { $more }:{ $fewer } gegen { ACCUSATIVE($loser) }
longest-game =
    { $overtimes ->
        [one] { $who } { VERB($who, "hast", "hat") } das längste Spiel gewonnen, nach 1 Verlängerung gegen { ACCUSATIVE($loser) }
       *[other] { $who } { VERB($who, "hast", "hat") } das längste Spiel gewonnen, nach { $overtimes } Verlängerungen gegen { ACCUSATIVE($loser) }
    }
tiny-tim =
    { $goals ->
        [one] Tiny Tim hat 1 Tor geschossen
       *[other] Tiny Tim hat { $goals } Tore geschossen
    }
most-injuries = { WHOSE($who, "") } Team hatte die meisten Verletzungen: { $injuries }
