//! Cards that are called by their numbers in German.

/// Several cards of one number, as card players call them: "Achten".
pub(super) fn several(number: u8) -> &'static str {
    match number {
        1 => "Einsen",
        2 => "Zweien",
        3 => "Dreien",
        4 => "Vieren",
        5 => "Fünfen",
        6 => "Sechsen",
        7 => "Siebenen",
        8 => "Achten",
        9 => "Neunen",
        10 => "Zehnen",
        11 => "Elfen",
        _ => "Zwölfen",
    }
}
