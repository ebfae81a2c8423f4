### The names of the players on the cards of Slapshot.

# The name of the player on a card, printed on it: an invented one that is the same in every language.
# $special (Special): What is special about the card.
# $kind (Kind): Its kind.
# $value (u8): Its value.
# Length: 13
player =
    { $special ->
        [bruiser] { -bruiser }
        [tiny-tim] Tiny Tim
       *[plain]
            { $kind ->
                [forward] { -forward }
                [defenseman] { -defenseman }
               *[goalie] { -goalie }
            }
    }
-forward =
    { $value ->
        [0] Otto Offside
        [1] Slow Joe
        [2] Benny Bench
        [3] Whiff Wilson
        [4] Rusty Skate
        [5] Pete Puck
        [6] Chip Shott
        [7] Dash Dupont
        [8] Lou Lamplight
        [9] Hattie Trick
       *[other] Max Snapshot
    }
-defenseman =
    { $value ->
        [0] Doug Swivel
        [1] Gus Gapes
        [2] Wally Wobble
        [3] Stan Still
        [4] Bob Boards
        [5] Nils Block
        [6] Ed Hipcheck
        [7] Olaf Oak
        [8] Rocky Poke
        [9] Sven Shield
       *[other] Ivan Wall
    }
-goalie =
    { $value ->
        [0] Sid Sieve
        [1] Holly Hole
        [2] Fred Fumble
        [3] Pat Fivehole
        [4] Jim Juggle
        [5] Ray Rebound
        [6] Buck Blocker
        [7] Gloves Gray
        [8] Kitty Catch
        [9] Vic Vault
       *[other] Brick Wahl
    }
-bruiser =
    { $value ->
        [0] Mild Mick
        [1] Knuckles
        [2] Toothless Ted
        [3] Crash Kelly
        [4] Hacksaw Hal
        [5] Big Bertil
        [6] Boom Bergman
        [7] Mauler Mo
        [8] Iron Igor
        [9] Tank Tucker
       *[other] Grim Gunnar
    }
