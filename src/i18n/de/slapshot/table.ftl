### The table of Slapshot: cards, the rink, and the plates of the managers.

## Cards

face = { -letter }{ $value }
letter = { -letter }
-letter =
    { $kind ->
        [forward] S
        [defenseman] V
       *[goalie] T
    }
card = { CARD($card) }

## Teams

team = { WHOSE($who, "") } Team
line-up = { WHOSE($who, "e") } Aufstellung

## The rink

rink = Eisfläche
season =
    { $wins ->
        [one] Ziel: 1 Sieg
       *[other] Ziel: { $wins } Siege
    }
league = Liga-Spielplan
series =
    { $series ->
        [semi-final] Halbfinale, Spiel { $game }: { -stand }, { $host } zu Hause
       *[final] Finale, Spiel { $game }: { -stand }, { $host } zu Hause
    }
series-over =
    { $series ->
        [semi-final] Halbfinale: { -stand }
       *[final] Finale: { -stand }
    }
round =
    { $series ->
        [semi-final] Halbfinale
       *[final] Finale
    }
-stand = { $one } { $one-wins }, { $two } { $two-wins }
track = Die Saison
preseason = Saisonstart
space = { $wins }
playoffs = Play-offs
decks = Stapel
deck = { KIND($kind) }: { $cards }
backs = { WHOSE($who, "") } Team, gemischt
back = Karte { $place } von { $of } ziehen
drawn = Gezogen aus { WHOSE($who, "em") } Team

## The plates of the managers

wins =
    { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
wins-short = { $wins } S
trades-left = Noch { $trades }-mal tauschen
drafts-left =
    { $drafts ->
        [one] Noch 1 Neuzugang
       *[other] Noch { $drafts } Neuzugänge
    }
known = Du kennst: { CARDS($cards) }
knows-none = Du kennst keine dieser Karten
last-turn = Letzter Zug: { $turn }

## Parts of the log

game = Spiel
overtime = Verlängerung
