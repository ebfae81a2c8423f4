### What everybody at a table of Sloop should notice, in a few words over the display. Sums may follow, after a colon.

-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
-captures = { $who } { VERB($who, "kassierst", "kassiert") }
-builds = { $who } { VERB($who, "baust", "baut") }

captured = { -captures } { -cards }
taken-build =
    { $owner ->
        [own] der eigene { $number }er-Bau
        [player] { WHOSE($player, "") } { $number }er-Bau
       *[nobody] der verlorene { $number }er-Bau
    }
built = { $who } { VERB($who, "beginnst", "beginnt") } einen { $number }er-Bau
added =
    { $owner ->
        [own] { -builds } am { $number }er-Bau weiter
        [player] { -builds } an { WHOSE($player, "em") } { $number }er-Bau weiter
       *[nobody] { -builds } am verlorenen { $number }er-Bau weiter
    }
lost-build = { $who } { VERB($who, "verlierst", "verliert") } den { $number }er-Bau
double-play = Doppelzug!
flipped = { $who } { VERB($who, "deckst", "deckt") } { -cards } auf
-steals = { $who } { VERB($who, "klaust", "klaut") }
stole = { -steals } { AND($thefts) }
theft = { DATIVE($from) } { A_CARD_WHOM($card) }
stole-many = { -steals } { CARDS_WHOM($cards) }
pile-empty = Der Nachziehstapel ist leer
took-rest = { $who } { VERB($who, "bekommst", "bekommt") } den Rest
