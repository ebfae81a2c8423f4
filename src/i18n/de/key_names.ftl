key =
    { $key ->
        [down] Pfeil runter
        [up] Pfeil hoch
        [left] Pfeil links
        [right] Pfeil rechts
        [escape] Esc
        [page-down] Bild ab
        [page-up] Bild auf
        [space] Leertaste
        [shift] Umschalt { $digit }
       *[typed] { CAP($typed) }
    }
