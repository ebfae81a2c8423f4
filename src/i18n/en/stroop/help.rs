//! The quick reference of Stroop and its house rules, in English.

use crate::i18n::stroop::{Lookup, Note, Tempo};

/// The quick reference.
pub(super) fn lookup(what: Lookup) -> &'static str {
    match what {
        Lookup::RoundOne => {
            "In round one, the word in the middle has to describe the card you play. On “blue”, anything printed in blue fits, whatever it says. On “four”, any word with four letters fits."
        }
        Lookup::RoundTwo => {
            "In round two, it's the other way round: the word on your card has to describe the card in the middle. Your “blue” fits if the middle is printed in blue, whatever it says."
        }
        Lookup::Looks => {
            "Each card is a word with a color (blue, red, black or yellow), a size (big or little), a pattern (hollow or solid) and a number of letters (three to six). Big words are in capitals. In the advanced deck, words also read forward or backward."
        }
        Lookup::Draw => {
            "Nobody waits for a turn. Draw from your own pile whenever you like, one card at a time, and hold as many as you like."
        }
        Lookup::SameTime => {
            "If two cards come at the same time, only one lands, and the other goes back to its player. So does a card that comes just after someone else's, even if it fits."
        }
        Lookup::Wrong => {
            "A card that doesn't fit goes back to your hand. For a moment you can't play, but you can still draw. If it was right until someone else's card landed, it was just too late, and you can play on at once."
        }
        Lookup::Stop => {
            "When your draw pile is empty and nothing in your hand fits, you can call STOP to end the round for everyone. If something does fit, you're out until the round is over, and the others play on."
        }
        Lookup::End => {
            "After round one, the middle pile is dealt out evenly and round two begins. After round two, whoever has the fewest cards wins, hand and pile together. If there's a tie, it goes to whoever called STOP in round two. If none of them did, they share the win."
        }
    }
}

/// A note for new players.
pub(super) fn note(note: Note) -> &'static str {
    match note {
        Note::NoTurns => {
            "There are no turns: everyone plays at once. Draw from your pile whenever you like, and play any card that fits before somebody else does."
        }
        Note::Stop => {
            "If you've drawn all your cards and none of them fits, hold STOP for half a second to end the round. But look carefully: if one does fit, you're out for the round."
        }
    }
}

pub(super) fn deck(advanced: bool) -> &'static str {
    if advanced {
        "Advanced, 110 cards"
    } else {
        "Basic, 65 cards"
    }
}

pub(super) fn tempo(tempo: Tempo) -> &'static str {
    match tempo {
        Tempo::Usual => "Standard: a short penalty",
        Tempo::Relaxed => "Relaxed: easy on mistakes",
        Tempo::Strict => "Strict: hard on mistakes",
        Tempo::Other => "Custom: as the link has it",
    }
}

pub(super) fn clock(ends: bool) -> &'static str {
    if ends {
        "Ends after 10 seconds"
    } else {
        "Someone has to call STOP"
    }
}

/// What fits in a round, as short as possible.
pub(super) fn fits(round: u8) -> &'static str {
    if round == 1 {
        "The middle word has to describe your card."
    } else {
        "Your word has to describe the middle card."
    }
}
