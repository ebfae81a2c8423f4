### Keys, as they are called wherever the page speaks of them.
### KeyName [shift] $digit (text): The digit.
### KeyName [typed] $typed (text): What it types.

# A key by its name on keyboards.
# $key (KeyName<'a>): The key.
key =
    { $key ->
        [down] Down
        [up] Up
        [left] Left
        [right] Right
        [escape] Esc
        [page-down] Page down
        [page-up] Page up
        [space] Space
        [shift] Shift { $digit }
       *[typed] { CAP($typed) }
    }
