### The table of Sloop: its cards, the display, the players' plates and the house rules.

-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }

## Cards

face = { FACE($card) }
card = { CARD($card) }
cards = { CARDS($cards) }
does-steal = Klauen: Legst du sie aus, kannst du von jedem Gegner die oberste Karte seines Stapels nehmen.
does-double-play = Doppelzug: Legst du sie aus, kannst du gleich noch eine Karte spielen.
does-flip-three = Dreierwahl: Legst du sie aus, kannst du drei Karten aufdecken und eine davon spielen.
does-wild = Joker: Er steht für eine beliebige Zahl von 1 bis 12.
does-supercharged = Turbokarte: Kassierst du mit ihr, nimmst du noch eine lose Karte. Solange sie lose in der Auslage liegt, wird dort auf eine Karte mehr aufgefüllt.

## Sums, written on chosen cards

sum = { SUM($cards) }
sums = { SUMS($groups, $value) }
makes = = { $value }
stands-for = ★={ $value }

## The display

display = Auslage
display-holds =
    { $loose ->
        [0]
            { $builds ->
                [0] Die Auslage ist leer
               *[other] { -builds }
            }
       *[other]
            { $builds ->
                [0] { -loose }
               *[other] { -loose } und { -builds }
            }
    }
-loose =
    { $loose ->
        [one] 1 lose Karte
       *[other] { $loose } lose Karten
    }
-builds =
    { $builds ->
        [one] 1 Bau
       *[other] { $builds } Bauten
    }
draw-pile = Nachziehstapel
refilled-to = Auffüllen auf { -cards }
why-refilled-to =
    { $supercharged ->
        [0] { -filled-up }. { -counts-once }
        [1] { -filled-up }, dazu eine für die lose Turbokarte. { -counts-once }
       *[other] { -filled-up }, dazu eine für jede der { $supercharged } losen Turbokarten. { -counts-once }
    }
-filled-up = nach jedem Zug wird die Auslage auf { $minimum } Karten aufgefüllt
-counts-once = Ein Bau zählt als eine Karte.
no-refills = Kein Auffüllen mehr
left-to-draw = { -cards } im Nachziehstapel
removed = { -cards } aus dem Spiel

## Loose cards

loose = Lose Karten
fits = Passt zu deiner Karte
loose-card =
    { $role ->
        [free] { CARD($card) }
        [fits] { CARD($card) }, passt
        [chosen] { CARD($card) }, gewählt
        [chosen-as] { CARD($card) }, gewählt als { $value }
        [group] { CARD($card) }, gewählt, ergibt mit { CARDS_DATIVE($others) } zusammen { $sum }
        [over] { CARD($card) }, gewählt, bleibt übrig
       *[bonus] { CARD($card) }, gewählt als Zusatzkarte
    }

## Builds

builds = Bauten
number = { $number }er
build = { -build }
build-fits = { -build }, passt
build-chosen = { -build }, gewählt
-build =
    { $owner ->
        [own] dein { $number }er-Bau: { CARDS($cards) }
        [player] { WHOSE($player, "") } { $number }er-Bau: { CARDS($cards) }
       *[nobody] verlorener { $number }er-Bau: { CARDS($cards) }
    }
build-holds = { -cards }
build-rights =
    { $owner ->
        [own] Mit einer { $number } kannst du ihn kassieren. { -others }
        [player] Mit einer { $number } { VERB($player, "kannst", "kann") } ihn nur { $player } kassieren. { -others }
       *[nobody] Dieser Bau ist verloren. Jeder kann ihn mit einer { $number } oder einem Joker kassieren, aber niemand kann weiterbauen.
    }
-others = Alle anderen brauchen einen Joker.
place-of = { WHOSE($who, "") } Platz für einen Bau
why-place =
    { $who ->
        [you] Du hast keinen Bau. Wenn du einen beginnst, liegt er hier.
       *[other] { $who } hat keinen Bau. Wenn { $who } einen beginnt, liegt er hier.
    }

at-risk = in Gefahr
why-at-risk =
    { $owner ->
        [own] Du hast keine Karte mehr, um ihn zu kassieren. Im nächsten Zug verlierst du ihn, wenn du nicht weiterbauen kannst.
        [player] { $player } { VERB($player, "hast", "hat") } keine Karten mehr, also geht er im nächsten Zug verloren.
       *[nobody] Im nächsten Zug geht er verloren.
    }

## The players

count = { $cards }
hand-count = { -cards } auf der Hand
pile-count = { -cards } kassiert
top =
    { $card ->
        [none] Noch nichts kassiert
       *[other] Oben auf dem Stapel: { CARD($card) }
    }
building = Hat einen { $number }er-Bau
no-build = Kein Bau
your-partner = Dein Team
partner = Im Team mit { DATIVE($who) }
team-count = Team: { -cards }
known-of = Du kennst { OF($who) } { CARDS_WHOM($cards) }
captured-last = Zuletzt kassiert
last-turn = Letzter Zug: { $turn }

## The house rules

partners-rule = Teams
no-partners = Alle für sich
partners-across = Zwei Teams, Partner gegenüber
