### What a player of Sloop is advised to do, and why.

## What to do

does-capture = { CARDS_WHOM($taken) } mit { THE_CARD_DATIVE($card) } kassieren
does-capture-build = den { $number }er-Bau mit { THE_CARD_DATIVE($card) } kassieren
does-capture-both = den { $number }er-Bau und { CARDS_WHOM($taken) } mit { THE_CARD_DATIVE($card) } kassieren
does-build = mit { THE_CARD_DATIVE($card) } und { CARDS_DATIVE($taken) } einen { $number }er-Bau beginnen
does-add =
    { $many ->
        [0] mit { THE_CARD_DATIVE($card) } weiterbauen
       *[other] mit { THE_CARD_DATIVE($card) } und { CARDS_DATIVE($taken) } weiterbauen
    }
does-act =
    { $action ->
        [steal] { THE_CARD_WHOM($card) } auslegen und klauen
        [double-play] { THE_CARD_WHOM($card) } auslegen und noch eine spielen
       *[flip-three] { THE_CARD_WHOM($card) } auslegen und aufdecken
    }
does-put = { THE_CARD_WHOM($card) } einfach auslegen
does-offer = { THE_CARD_WHOM($card) } anbieten
does-offer-nothing = nichts anbieten
does-keep = die Karte behalten und { THE_CARD_WHOM($card) } dafür geben
does-give-back = die Karte zurückgeben
does-end = den Zug beenden

## Why

why-most = Mehr als diese { $cards } Karten bringt kein Zug
why-most-leaving-least = Mehr als diese { $cards } Karten bringt kein Zug, und danach nehmen die wenigsten Zahlen etwas
why-own-build =
    { $by ->
        [adviser] Das holt deinen Bau mit { $cards } Karten heim
       *[player] Das holt meinen Bau mit { $cards } Karten heim
    }
why-could-take = { $name } { VERB($name, "könntest", "könnte") } sonst mit einer { $number } dasselbe nehmen
why-steals =
    { $cards ->
        [1] Das klaut eine Karte
       *[other] Das klaut { $cards } Karten
    }
why-holds =
    { $by ->
        [adviser] Zum Kassieren behältst du { A_CARD_WHOM($card) }
       *[player] Zum Kassieren behalte ich { A_CARD_WHOM($card) }
    }
why-plays-again =
    { $by ->
        [adviser] Du spielst gleich noch eine Karte
       *[player] Ich spiele gleich noch eine Karte
    }
why-flips = { -plays } auch { -flipped } vom Nachziehstapel
-plays =
    { $by ->
        [adviser] Du spielst
       *[player] Ich spiele
    }
-flipped =
    { $cards ->
        [1] die letzte Karte
       *[other] eine von { $cards } Karten
    }
why-nothing-to-take =
    { $by ->
        [adviser] Kassieren kannst du nichts
       *[player] Kassieren kann ich nichts
    }
why-leaves-least =
    { $by ->
        [adviser] Kassieren kannst du nichts, und danach nehmen die wenigsten Zahlen etwas
       *[player] Kassieren kann ich nichts, und danach nehmen die wenigsten Zahlen etwas
    }
