### What is wrong with a setup that was asked for by hand or in a link, and how to mend it.

## The link

no-such-game = Ein Spiel namens „{ $slug }“ gibt es hier nicht.
wrong-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $count }.
no-such-player = Auf einem Platz sitzt person, easy, casual, normal, hard oder expert, nicht „{ $word }“.
wrong-seed = Ein Seed ist eine ganze Zahl von 0 bis { $most }, nicht „{ $word }“.
wrong-names =
    { $names ->
        [one] Für { $seats } Plätze gibt es nur 1 Namen.
       *[other] Für { $seats } Plätze gibt es { $names } Namen.
    }
no-such-rule = Dieses Spiel hat keine Regel namens „{ $key }“.
wrong-rule = Die Regel „{ $key }“ kann nicht „{ $value }“ sein.
wrong-deck = Mit dem Kartensatz in diesem Link geht es nicht.

## A deck of Slapshot

slapshot-players = Slapshot ist für 2 bis 6 Personen.
slapshot-wins = Eine Saison geht über 3 bis 9 Siege.
small-deck = Ein Kartensatz hat 54 Karten, und dieser hat { $has }. Nimm noch { $lacks } dazu.
large-deck = Ein Kartensatz hat 54 Karten, und dieser hat { $has }. Nimm { $more } heraus.
high-value = { SLAPSHOT_CARD($card) } ist zu hoch: Die Werte gehen von 0 bis 10.
too-few =
    { $kind ->
        [forward] Sechs Teams brauchen mindestens { $fewest } Stürmer, und dieser Kartensatz hat { -so-many }. Nimm welche dazu.
        [defenseman] Sechs Teams brauchen mindestens { $fewest } Verteidiger, und dieser Kartensatz hat { -so-many }. Nimm welche dazu.
       *[goalie] Sechs Teams brauchen mindestens { $fewest } Torhüter, und dieser Kartensatz hat { -so-many }. Nimm welche dazu.
    }
-so-many =
    { $has ->
        [0] keinen
       *[other] { $has }
    }
few-bruisers =
    { $has ->
        [0] Ein Kartensatz hat genau 4 Raubeine, und dieser hat keins. Markiere { $lacks }.
       *[other] Ein Kartensatz hat genau 4 Raubeine, und dieser hat { $has }. Markiere noch { $lacks }.
    }
many-bruisers = Ein Kartensatz hat genau 4 Raubeine, und dieser hat { $has }. Markiere { $more } weniger.
no-tiny-tim = Tiny Tim fehlt. Mach einen Stürmer oder Verteidiger zu ihm.
tiny-tims = Tiny Tim gibt es nur einmal, hier aber { $has }-mal. Lass nur einen übrig.
tiny-tim-in-goal = Tiny Tim kann kein Torhüter sein. Mach einen Stürmer oder Verteidiger zu ihm.

## The house rules of Stroop

stroop-players = Stroop ist für 2 bis 4 Personen, mit den Profikarten auch für 5. Nehmt die Profikarten dazu oder spielt mit weniger Leuten.
stroop-cards = Jeder beginnt mit 15 Karten. Für 20 braucht ihr die Profikarten.
stroop-contention = Die Schonfrist nach der Karte von jemand anderem dauert höchstens 400 Millisekunden.
stroop-fumble = Die Patzerpause dauert höchstens 2000 Millisekunden.
stroop-games = Ihr spielt ein Spiel oder ein Match aus drei Spielen.
stroop-handicap = Ein Handicap gilt für jemanden, der mitspielt, und lässt ihm mindestens 5 Karten zum Start.
