//! Names of cards in Stroop, in English.

use crate::games::stroop::{Card, Colour, Direction, Face, Letters, Pattern, Size, Word};

/// A word by itself.
pub(super) fn word(word: Word) -> &'static str {
    match word {
        Word::Colour(it) => colour(it),
        Word::Size(it) => size(it),
        Word::Pattern(it) => pattern(it),
        Word::Letters(it) => letters(it),
        Word::Direction(it) => direction(it),
    }
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Black => "black",
        Colour::Yellow => "yellow",
    }
}

fn size(size: Size) -> &'static str {
    match size {
        Size::Big => "big",
        Size::Little => "little",
    }
}

fn pattern(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Hollow => "hollow",
        Pattern::Solid => "solid",
    }
}

fn letters(letters: Letters) -> &'static str {
    match letters {
        Letters::Three => "three",
        Letters::Four => "four",
        Letters::Five => "five",
        Letters::Six => "six",
    }
}

fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Forward => "forward",
        Direction::Backward => "backward",
    }
}

/// "4 letters".
fn so_many_letters(said: Word) -> String {
    format!("{} letters", word(said).len())
}

/// "blue, in big hollow red, 4 letters".
pub(super) fn card(card: Card, advanced: bool) -> String {
    let face = card.face();
    let printed = [size(face.size), pattern(face.pattern), colour(face.colour)].join(" ");
    let letters = so_many_letters(face.word);
    let said = format!("{}, in {printed}, {letters}", word(face.word));
    read(said, ", ", face, advanced)
}

/// "red · big · hollow · 4 letters".
pub(super) fn looks(card: Card, advanced: bool) -> String {
    const DOT: &str = " \u{b7} ";
    let face = card.face();
    let looks = [colour(face.colour), size(face.size), pattern(face.pattern)].join(DOT);
    let said = format!("{looks}{DOT}{}", so_many_letters(face.word));
    read(said, DOT, face, advanced)
}

/// With the reading direction added, if that differs from card to card.
fn read(said: String, between: &str, face: Face, advanced: bool) -> String {
    if advanced {
        format!("{said}{between}{}", direction(face.direction))
    } else {
        said
    }
}

/// A card by its word only: "“blue”".
pub(super) fn quoted(card: Card) -> String {
    format!("\u{201c}{}\u{201d}", word(card.face().word))
}

/// A card within a line: "“blue” (big, hollow, red)".
pub(super) fn in_line(card: Card) -> String {
    let face = card.face();
    let backward = match face.direction {
        Direction::Forward => "",
        Direction::Backward => ", backward",
    };
    format!(
        "{} ({}, {}, {}{backward})",
        quoted(card),
        size(face.size),
        pattern(face.pattern),
        colour(face.colour)
    )
}

/// How something differs from a word that does not describe it: "isn't printed in red".
pub(super) fn is_not(word: Word) -> String {
    match word {
        Word::Colour(it) => format!("isn't printed in {}", colour(it)),
        Word::Size(it) => format!("isn't {}", size(it)),
        Word::Pattern(it) => format!("isn't {}", pattern(it)),
        Word::Letters(it) => format!("doesn't have {} letters", letters(it)),
        Word::Direction(it) => format!("doesn't read {}", direction(it)),
    }
}

/// "round one".
pub(super) fn round(round: u8) -> String {
    match round {
        1 => "round one".into(),
        2 => "round two".into(),
        more => format!("round {more}"),
    }
}
