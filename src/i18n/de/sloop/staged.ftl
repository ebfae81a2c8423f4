### What a staged card of Sloop can do, what it would do, and the buttons for it.

-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
-build-short =
    { $owner ->
        [own] deinen { $number }er
        [player] { WHOSE($player, "en") } { $number }er
       *[nobody] den verlorenen { $number }er
    }
-build =
    { $owner ->
        [own] deinen { $number }er-Bau
        [player] { WHOSE($player, "en") } { $number }er-Bau
       *[nobody] den verlorenen { $number }er-Bau
    }

## What a card can do

choose-use = Was soll sie tun?
can = Mit { THE_CARD_DATIVE($card) } geht: { OR($ways) }.
can-capture = kassieren
can-capture-build = { -build } kassieren
can-build = einen Bau beginnen
can-add =
    { $owner ->
        [own] an deinem { $number }er-Bau weiterbauen
        [player] an { WHOSE($player, "em") } { $number }er-Bau weiterbauen
       *[nobody] am verlorenen { $number }er-Bau weiterbauen
    }
can-act =
    { $action ->
        [steal] auslegen und klauen
        [double-play] auslegen und noch eine spielen
       *[flip-three] auslegen und aufdecken
    }
can-put = einfach auslegen
can-nothing = { THE_CARD_WHOM($card) } kannst du jetzt nicht spielen.
use-capture = Kassieren
use-build = Bauen
use-add = Weiterbauen
use-act =
    { $action ->
        [steal] Klauen
        [double-play] Noch eine spielen
       *[flip-three] Aufdecken
    }
use-put = Auslegen
not-now = geht jetzt nicht

## Why a card cannot be used in a certain way

cannot-capture = In der Auslage liegt keine { $number }, und nichts ergibt zusammen { $number }.
nothing-to-capture = In der Auslage gibt es nichts zu kassieren.
cannot-build = Mit { THE_CARD_DATIVE($card) } kannst du nicht bauen: Für keine mögliche Zahl hast du noch eine Karte.
has-build = Du kannst nur einen Bau haben, und du hast schon einen { $number }er-Bau.
no-build = Du hast keinen Bau zum Weiterbauen.
cannot-add = { THE_CARD($card) } ergibt mit nichts in der Auslage { $number } und passt nicht in { -build }.
owes-build = Du hast einen { $number }er-Bau: Bau zuerst daran weiter oder kassiere ihn.

## A staged capture

takes =
    { $bonus ->
        [none] { -takes } { AND($groups) }: { -cards } für deinen Stapel.
       *[other] { -takes } { AND($groups) }, dazu { A_CARD_WHOM($bonus) }: { -cards } für deinen Stapel.
    }
takes-many =
    { $played ->
        [card] Deine { CARD($card) } bringt { -cards } auf deinen Stapel.
       *[wild] Als { $value } bringt dein Joker { -cards } auf deinen Stapel.
    }
-takes =
    { $played ->
        [card] deine { CARD($card) } nimmt
       *[wild] als { $value } nimmt dein Joker
    }
taken-build = { -build }
group = { SPOKEN_SUM($cards, $value) }
choose-bonus = Tipp auf noch eine lose Karte für { THE_CARD_WHOM($card) }.
do-capture = Kassieren: +{ -cards }
do-capture-alone = Kassieren: +{ -cards }, ohne Zusatzkarte
do-capture-build = { -build-short } kassieren: +{ -cards }
do-capture-build-alone = { -build-short } kassieren: +{ -cards }, ohne Zusatzkarte

## Several ways to capture or build

other-ways = Andere Möglichkeiten
nth = { $at } von { $of }
previous = Vorige
next = Nächste

## What the chosen cards add up to

choose-cards = Wähle Karten, die { $value } ergeben
reckoned =
    { $left ->
        [0] { SUMS($groups, $value) }
       *[other] { SUMS($groups, $value) }, { AND($over) } übrig
    }
face = { FACE($card) }
reckoned-short = bisher { -reckoned }, noch { $short } bis { $value }
reckoned-too-much = { -reckoned }, zu viel für { $value }
-reckoned =
    { $total ->
        [none] { SUM($cards) }
       *[other] { SUM($cards) } = { $total }
    }
lacks-cards = { SUMS($groups, $value) }, und { THE_CARD($card) } braucht noch { $missing }

## What a wild counts as

name-wild = Was soll dein Joker sein?
wild-as =
    { $owner ->
        [none] Als { $number }: { -cards }
        [own] Als { $number }: { -cards }, mit deinem { $number }er-Bau
        [player] Als { $number }: { -cards }, mit { WHOSE($player, "em") } { $number }er-Bau
       *[nobody] Als { $number }: { -cards }, mit dem verlorenen { $number }er-Bau
    }
more-cards = +{ $cards }

## A staged build

choose-number = Was willst du bauen?
build-as = { $number }er-Bau mit { -cards }, du behältst { A_CARD_WHOM($keeps) }
builds = Aus { AND($groups) } wird ein { $number }er-Bau. { -keeps }
-keeps = Zum Kassieren behältst du { A_CARD_WHOM($keeps) }.
do-add =
    { $owner ->
        [own] Am { $number }er weiterbauen
        [player] An { WHOSE($player, "em") } { $number }er weiterbauen
       *[nobody] Am verlorenen { $number }er weiterbauen
    }
do-build = { $number }er bauen (du behältst { A_CARD_WHOM($keeps) })
-goes-into-yours =
    { $many ->
        [1] { AND($groups) } kommt in deinen { $number }er-Bau.
       *[other] { AND($groups) } kommen in deinen { $number }er-Bau.
    }
adds-and-keeps = { -goes-into-yours } { -keeps }
adds-and-keeps-none = { -goes-into-yours } Dann hast du keine { $number } mehr zum Kassieren.
adds-to-others =
    { $many ->
        [1] { AND($groups) } kommt in { -build }.
       *[other] { AND($groups) } kommen in { -build }.
    }

## A card that is put down

put-effect-without-action = { THE_CARD($card) } kommt in die Auslage, mehr nicht.
put-effect = { THE_CARD($card) } kommt in die Auslage, und alle können zugreifen.
steal-effect =
    { $many ->
        [1] Du klaust { AND($tops) }, die oberste Karte des Stapels.
       *[other] Du klaust { AND($tops) }, die obersten Karten ihrer Stapel.
    }
top-of = { THE_CARD_WHOM($card) } { OF($owner) }
double-effect = Dann kannst du noch eine Karte spielen.
double-effect-with-build = Dann musst du an deinem Bau weiterbauen oder ihn kassieren.
flip-effect =
    { $cards ->
        [1] Du deckst die letzte Karte des Nachziehstapels auf und spielst sie.
        [2] Du deckst zwei Karten auf und spielst eine davon. Die andere kommt aus dem Spiel.
       *[other] Du deckst drei Karten auf und spielst eine davon. Die anderen kommen aus dem Spiel.
    }
do-put-without-action = { CARD($card) } nur auslegen
do-put-plain = { CARD($card) } auslegen
do-put-special = { CARD($card) } auslegen
do-put-and-steal = { CARD($card) } auslegen und bei { LIST_DATIVE($from) } klauen
do-put-and-steal-from-many = { CARD($card) } auslegen und bei { $players } Gegnern klauen
do-put-and-double = { CARD($card) } auslegen und noch eine spielen
do-put-and-flip =
    { $cards ->
        [1] { CARD($card) } auslegen und eine aufdecken
        [2] { CARD($card) } auslegen und zwei aufdecken
       *[other] { CARD($card) } auslegen und drei aufdecken
    }
