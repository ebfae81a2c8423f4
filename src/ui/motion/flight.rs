//! How a game describes moving cards.

use std::fmt::Display;
use std::ops::Range;

use yew::AttrValue;

use crate::engine::Seat;

/// How long a card flies at the normal pace, in milliseconds.
const FLIGHT: u32 = 220;

/// How long a sweep takes.
pub const SWEEP: u32 = 300;

/// How long turning over a card takes.
const TURN: u32 = 380;

/// When a face-down card that was lifted for everybody to see is turned over.
pub(super) const REVEALED: Range<u32> = FLIGHT + 80..FLIGHT + 640;

/// How long that takes, with a breath before anything follows.
pub const REVEAL: u32 = REVEALED.end + 340;

/// How long cards take to be swept off the table.
const FLING: u32 = 680;

/// How long the table then stays empty, so that nobody is left behind who watches swoop after swoop.
const BREATH: u32 = 450;

/// How long a place gives way when something heavy lands.
pub(super) const THUMP: u32 = 220;

/// The delay between cards that are counted as they land.
pub const COUNT: u32 = 180;

/// How long a card that is only passing lies there to be seen.
const STAY: u32 = 260;

/// When a sweep begins that takes such a card along.
pub const PASS: u32 = FLIGHT + STAY;

/// How long a moment for everybody to see is held.
pub const BEAT: u32 = 1_000;

/// How long a played card flies.
pub const PLAY: u32 = FLIGHT;

/// The delay between cards being dealt.
pub const STAGGER: u32 = 60;

/// One movement between two anchors of the table. An element is an anchor if it has the attribute `data-anchor`;
/// the anchor `seat-2-5` is within the anchor `seat-2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// The anchor where it begins, located before the change.
    pub from: String,
    /// The anchor where it ends, located after the change.
    pub to: String,
    /// How it moves.
    pub way: Movement,
    /// Whose act it shows: that player is marked until the cards lie.
    pub by: Option<Seat>,
    /// How long it waits before it starts, in milliseconds at the normal pace.
    pub after: u32,
    /// The id of the drawing of a card that lies there neither before nor after.
    pub card: Option<String>,
    /// The id of the drawing of its back, for a card that is turned over but comes from where no back lies.
    pub back: Option<String>,
    /// How much longer than usual such a card lies there to be seen.
    pub stays: u32,
    /// Whether what lies at the end is only seen once it has landed.
    pub unveils: bool,
    /// How hard it lands: 0 as any card does, more the more everybody should feel it.
    pub weight: u8,
    /// The words shown over the place where it ends.
    pub says: Option<Saying>,
    /// What is written on what slides, until that is gone.
    pub tag: Option<Tag>,
    /// How many cards it is, where they are counted.
    pub cards: u16,
    /// What it says of figures when it lies there, by name, though something else will change them again.
    pub tells: Vec<(String, AttrValue)>,
}

/// A few words over the table, for sighted players only, as the log announces them to others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// Whose moment it is, if anybody's.
    pub seat: Option<Seat>,
    /// The words.
    pub words: String,
    /// By how many pixels the middle shakes as they slam onto it, large; `None` if they stand at its edge.
    pub slams: Option<u8>,
}

/// A tag on what slides, for sighted players only: such as the sum that a captured card is part of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// How the thing with it looks, for the style sheets.
    pub class: &'static str,
    /// The words; if there are none, there is no tag.
    pub words: String,
}

/// A kind of movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movement {
    /// The card that now lies there comes from elsewhere.
    Comes,
    /// The same from a pile, where nobody sees the card before it leaves.
    Drawn,
    /// A card comes from an anchor that shows a back, and nobody sees which card it is.
    Unseen,
    /// All cards at an anchor are gathered and taken away one by one, with the one that has just come.
    Leaves,
    /// The same, but they are flung off the table.
    Flung,
    /// A card that lay face down is turned over in place.
    Turns,
    /// A card that lay face down is lifted to an anchor where everybody sees it turned over.
    Reveals,
    /// A card comes to an anchor and lies there to be seen, but leaves before anybody else moves.
    Passes,
    /// A card that lay at an anchor until then goes to another, and lies there for as long as it `stays`.
    Goes,
    /// The element at an anchor goes elsewhere, and is gone.
    Slides,
    /// The card that lies there is slightly enlarged while a moment is held.
    Grows,
    /// A moment is held, with words over where it happened.
    Beat,
    /// A few words are shown, such as a number while cards are counted, for as long as the next card takes.
    Counts,
}

impl Movement {
    /// Whether it must not be known yet what is turned over.
    pub(super) fn hides(self) -> bool {
        matches!(self, Self::Turns | Self::Reveals)
    }
}

impl Flight {
    /// A flight that begins at once.
    pub fn new(way: Movement, from: impl Display, to: impl Display) -> Self {
        Self {
            from: from.to_string(),
            to: to.to_string(),
            way,
            by: None,
            after: 0,
            card: None,
            back: None,
            stays: 0,
            unveils: false,
            weight: 0,
            says: None,
            tag: None,
            cards: 1,
            tells: Vec::new(),
        }
    }

    /// A moment that is held, with words over an anchor.
    pub fn beat(at: impl Display, seat: Option<Seat>, words: impl Into<String>) -> Self {
        let at = at.to_string();
        let says = Some(Saying {
            seat,
            words: words.into(),
            slams: None,
        });
        let beat = Self::new(Movement::Beat, &at, &at);
        Self { says, ..beat }
    }

    /// Words that are shown over an anchor while cards land, and hold nothing.
    pub fn count(at: impl Display, words: impl Into<String>) -> Self {
        let way = Movement::Counts;
        Self {
            way,
            ..Self::beat(at, None, words)
        }
    }

    /// The same, with a card that has this drawing.
    #[must_use]
    pub fn showing(self, card: impl Display) -> Self {
        let card = Some(card.to_string());
        Self { card, ..self }
    }

    /// The same, with a card that shows this drawing of a back until it is turned over.
    #[must_use]
    pub fn hidden_by(self, back: impl Display) -> Self {
        let back = Some(back.to_string());
        Self { back, ..self }
    }

    /// The same, starting after this delay.
    #[must_use]
    pub fn after(self, after: u32) -> Self {
        Self { after, ..self }
    }

    /// The same, delayed by this much more.
    #[must_use]
    pub fn later(self, by: u32) -> Self {
        let after = self.after + by;
        Self { after, ..self }
    }

    /// The same, staying longer where it is seen.
    #[must_use]
    pub fn staying(self, stays: u32) -> Self {
        Self { stays, ..self }
    }

    /// The same, showing what lies at its end only once it has landed.
    #[must_use]
    pub fn unveiling(self) -> Self {
        Self {
            unveils: true,
            ..self
        }
    }

    /// The same, with so many cards.
    #[must_use]
    pub fn carrying(self, cards: u16) -> Self {
        Self { cards, ..self }
    }

    /// The same, saying something of a figure for the time being.
    #[must_use]
    pub fn telling(mut self, figure: impl Display, words: impl Into<AttrValue>) -> Self {
        self.tells.push((figure.to_string(), words.into()));
        self
    }

    /// The same, with a tag on what slides.
    #[must_use]
    pub fn tagged(self, class: &'static str, words: impl Display) -> Self {
        let words = words.to_string();
        let tag = Some(Tag { class, words });
        Self { tag, ..self }
    }

    /// The same, as a part of what this player does.
    #[must_use]
    pub fn by(self, seat: Option<Seat>) -> Self {
        Self { by: seat, ..self }
    }

    /// The same, landing so hard.
    #[must_use]
    pub fn landing(self, weight: u8) -> Self {
        Self { weight, ..self }
    }

    /// The same, with its words slammed large across the middle, which shakes by so many pixels.
    #[must_use]
    pub fn slamming(mut self, shakes: u8) -> Self {
        if let Some(says) = &mut self.says {
            says.slams = Some(shakes);
        }
        self
    }

    /// How long it takes.
    #[must_use]
    pub fn time(&self) -> u32 {
        match self.way {
            Movement::Leaves => SWEEP,
            Movement::Comes => FLIGHT + self.stays,
            Movement::Drawn | Movement::Unseen => FLIGHT,
            Movement::Turns => TURN,
            Movement::Flung => FLING,
            Movement::Reveals => REVEAL + self.stays,
            Movement::Counts => COUNT,
            Movement::Passes => PASS + self.stays,
            Movement::Goes => PLAY + self.stays,
            Movement::Slides => SWEEP,
            Movement::Grows | Movement::Beat => BEAT,
        }
    }

    /// When it lands.
    #[must_use]
    pub fn lands(&self) -> u32 {
        self.after + self.time()
    }

    /// When all is at rest again after it.
    #[must_use]
    pub fn settles(&self) -> u32 {
        let thump = if self.weight > 0 { THUMP } else { 0 };
        let breath = if self.way == Movement::Flung {
            BREATH
        } else {
            0
        };
        self.lands().max(self.lies() + thump) + breath
    }

    /// When its change becomes visible to all; for a card that stays for a while, when it lies there.
    #[must_use]
    pub fn lies(&self) -> u32 {
        match self.way {
            Movement::Comes | Movement::Passes | Movement::Goes => self.after + PLAY,
            Movement::Reveals => self.after + REVEAL,
            _ => self.lands(),
        }
    }

    /// Whether it begins at this anchor, or within it.
    pub(super) fn leaves(&self, anchor: &str) -> bool {
        is_within(&self.from, anchor)
    }

    /// Whether it ends at this anchor, or within it.
    pub(super) fn comes_to(&self, anchor: &str) -> bool {
        is_within(&self.to, anchor)
    }

    /// Whether it begins or ends there.
    pub(super) fn touches(&self, anchor: &str) -> bool {
        self.leaves(anchor) || self.comes_to(anchor)
    }

    /// Whether it moves nothing, but only holds a moment.
    pub(super) fn holds(&self) -> bool {
        matches!(
            self.way,
            Movement::Grows | Movement::Beat | Movement::Counts
        )
    }
}

/// Whether an anchor is this one, or within it.
pub(super) fn is_within(it: &str, anchor: &str) -> bool {
    it.strip_prefix(anchor)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flight_touches_its_ends_and_the_anchors_around_them() {
        let flight = Flight::new(Movement::Comes, "seat-1-5", "pile-0");
        for anchor in ["seat-1-5", "seat-1", "seat", "pile-0", "pile"] {
            assert!(flight.touches(anchor), "{anchor}");
        }
        for anchor in ["seat-1-50", "seat-11", "sea", "seat-2", "pile-0-1"] {
            assert!(!flight.touches(anchor), "{anchor}");
        }
    }

    #[test]
    fn a_passing_card_arrives_before_it_lands() {
        let passes = Flight::new(Movement::Passes, "seat-1", "pile")
            .after(100)
            .staying(BEAT);
        assert_eq!(passes.lies(), 100 + PLAY);
        assert!(passes.lands() > passes.lies());
        let comes = Flight::new(Movement::Comes, "seat-1", "pile-0").after(100);
        assert_eq!(comes.lies(), comes.lands());
    }
}
