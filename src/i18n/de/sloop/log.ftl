### The log of Sloop: what happened, in full sentences.

-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
-with =
    { $played ->
        [card] mit { A_CARD_DATIVE($card) }
       *[wild] mit einem Joker als { $value }
    }
-has = { $who } { VERB($who, "hast", "hat") }
-gets = { $who } { VERB($who, "bekommst", "bekommt") }

## The deal, and the end

turn = Zug
dealt = { $who } { VERB($who, "teilst", "teilt") } die Karten aus.
turned-up = Aufgedeckt: { COMMAS($cards) }.
card = { CARD($card) }
-draws = { $who } { VERB($who, "ziehst", "zieht") }
pile-empty = Der Nachziehstapel ist leer.
passed-over = { -has } keine Karten mehr zum Spielen.
-captured-last = { -has } zuletzt kassiert und { VERB($who, "bekommst", "bekommt") }
took-rest =
    { $cards ->
        [one] { -captured-last } die letzte Karte der Auslage.
       *[other] { -captured-last } die letzten { $cards } Karten der Auslage.
    }
nothing-left = In der Auslage ist nichts übrig.
nobody-captured = Niemand hat etwas kassiert, also bekommt niemand den Rest.

## Captures

-captures = { $who } { VERB($who, "kassierst", "kassiert") }
captured-card = { -captures } { A_CARD_WHOM($taken) } { -with }.
captured-build =
    { $owner ->
        [own] { -captures } den { $number }er-Bau { -with }: { -cards }.
        [player] { -captures } { WHOSE($player, "en") } { $number }er-Bau { -with }: { -cards }.
       *[nobody] { -captures } den verlorenen { $number }er-Bau { -with }: { -cards }.
    }
captured =
    { $bonus ->
        [none] { -captures } { COMMAS($groups) } { -with }: { -cards }.
       *[other] { -captures } { COMMAS($groups) } { -with }, dazu { A_CARD_WHOM($bonus) }: { -cards }.
    }
with-build =
    { $owner ->
        [own] den { $number }er-Bau ({ -cards })
        [player] { WHOSE($player, "en") } { $number }er-Bau ({ -cards })
       *[nobody] den verlorenen { $number }er-Bau ({ -cards })
    }
group = { SPOKEN_SUM($cards, $value) }

## Builds

built = { $who } { VERB($who, "beginnst", "beginnt") } mit { A_CARD_DATIVE($card) } einen { $number }er-Bau: { COMMAS($groups) }.
-builds-on = { $who } { VERB($who, "baust", "baut") } mit { A_CARD_DATIVE($card) } { -at-build } weiter
-at-build =
    { $owner ->
        [own] am { $number }er-Bau
        [player] an { WHOSE($player, "em") } { $number }er-Bau
       *[nobody] am verlorenen { $number }er-Bau
    }
added = { -builds-on }.
added-groups = { -builds-on }: { COMMAS($groups) }.
lost-build = { $who } { VERB($who, "kannst", "kann") } weder am { $number }er-Bau weiterbauen noch ihn kassieren und { VERB($who, "verlierst", "verliert") } ihn.

## Cards put down

-puts = { $who } { VERB($who, "legst", "legt") } { A_CARD_WHOM($card) }
put =
    { $action ->
        [none] { -puts } aus.
        [steal] { -puts } zum Klauen aus.
        [double-play] { -puts } zum Doppelzug aus.
       *[flip-three] { -puts } zur Dreierwahl aus.
    }
stole = { $who } { VERB($who, "klaust", "klaut") } { AND($thefts) }.
theft = { DATIVE($from) } { A_CARD_WHOM($card) }
flipped = { $who } { VERB($who, "deckst", "deckt") } { CARDS_WHOM($cards) } auf.
removed = Aus dem Spiel: { CARDS($cards) }.
ended-turn = { $who } { VERB($who, "spielst", "spielt") } keine weitere Karte.

## Offers between partners

-offers = { $who } { VERB($who, "bietest", "bietet") }
offered = { -offers } eine Karte an.
offered-nothing = { -offers } keine Karte an.
kept = { $who } { VERB($who, "behältst", "behält") } die Karte und { VERB($who, "gibst", "gibt") } eine andere dafür.
gave-back = { $who } { VERB($who, "gibst", "gibt") } die Karte zurück.

## What one player alone saw

saw-dealt = { -gets } { CARDS_WHOM($cards) }.
saw-drawn = { -draws } { CARDS_WHOM($cards) }.
saw-offered = { -gets } { A_CARD_WHOM($card) } angeboten.
saw-given = { -gets } dafür { A_CARD_WHOM($card) }.

## A player's last turn, in a few words on the player's plate

turn-in-brief = { THEN($steps) }
did-lose-build = { $number }er-Bau verloren
did-capture = { -cards } { -with } kassiert
did-build = mit { A_CARD_DATIVE($card) } einen { $number }er-Bau begonnen
did-add = mit { A_CARD_DATIVE($card) } am { $number }er-Bau weitergebaut
did-put = { A_CARD_WHOM($card) } ausgelegt
did-steal = { CARDS_WHOM($cards) } geklaut
did-flip = { -cards } aufgedeckt
had-no-cards = keine Karten mehr
