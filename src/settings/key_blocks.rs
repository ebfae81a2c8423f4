//! Key assignments for several players at one keyboard: each has a block of keys.

use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value};

/// A block of keys that one player uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// The left half of the keyboard, with one key per cell.
    Left,
    /// The right half, with one key per cell.
    Right,
    /// The number pad, with a cursor.
    NumberPad,
    /// The arrow keys, with a cursor.
    Arrows,
}

/// What a player's key or button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// Plays the card with this key, counted from 0.
    Cell(u8),
    /// Moves the keys of the cards on: a large hand has more cards than there are keys.
    Keys,
    /// Draws.
    Draw,
    /// Calls STOP when held; before a round it holds the player's pad.
    Stop,
    /// Moves the cursor up.
    Up,
    /// Moves the cursor down.
    Down,
    /// Moves the cursor to the left.
    Left,
    /// Moves the cursor to the right.
    Right,
    /// Plays the card at the cursor.
    Play,
}

/// Keys by physical position (`KeyboardEvent.code`): those of the cells row by row, then those that move
/// the keys on, draw and call STOP.
const LEFT: [&str; 18] = [
    "KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "KeyZ", "KeyX",
    "KeyC", "KeyV", "KeyB", "Digit1", "Digit2", "Digit3",
];
const RIGHT: [&str; 18] = [
    "KeyY",
    "KeyU",
    "KeyI",
    "KeyO",
    "KeyP",
    "KeyH",
    "KeyJ",
    "KeyK",
    "KeyL",
    "Semicolon",
    "KeyN",
    "KeyM",
    "Comma",
    "Period",
    "Slash",
    "Digit8",
    "Digit9",
    "Digit0",
];
/// The same for blocks with a cursor: up, down, left, right, play, draw, STOP.
const NUMBER_PAD: [&str; 7] = [
    "Numpad8",
    "Numpad2",
    "Numpad4",
    "Numpad6",
    "Numpad5",
    "Numpad0",
    "NumpadEnter",
];
const ARROWS: [&str; 7] = [
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "Enter",
    "Space",
    "Backspace",
];

const CELLS: [Press; 18] = [
    Press::Cell(0),
    Press::Cell(1),
    Press::Cell(2),
    Press::Cell(3),
    Press::Cell(4),
    Press::Cell(5),
    Press::Cell(6),
    Press::Cell(7),
    Press::Cell(8),
    Press::Cell(9),
    Press::Cell(10),
    Press::Cell(11),
    Press::Cell(12),
    Press::Cell(13),
    Press::Cell(14),
    Press::Keys,
    Press::Draw,
    Press::Stop,
];
const CURSOR: [Press; 7] = [
    Press::Up,
    Press::Down,
    Press::Left,
    Press::Right,
    Press::Play,
    Press::Draw,
    Press::Stop,
];

impl Block {
    /// All blocks.
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::NumberPad, Self::Arrows];

    /// What its keys do, in order.
    #[must_use]
    pub fn presses(self) -> &'static [Press] {
        match self {
            Self::Left | Self::Right => &CELLS,
            Self::NumberPad | Self::Arrows => &CURSOR,
        }
    }

    fn usual(self) -> &'static [&'static str] {
        match self {
            Self::Left => &LEFT,
            Self::Right => &RIGHT,
            Self::NumberPad => &NUMBER_PAD,
            Self::Arrows => &ARROWS,
        }
    }

    /// The name under which it is stored.
    fn id(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
            Self::NumberPad => "pad",
            Self::Arrows => "arrows",
        }
    }
}

/// A key of a block, with its index.
type KeyAt = (Block, usize);

/// All keys of all blocks.
fn places() -> impl Iterator<Item = KeyAt> {
    let of = |block: Block| (0..block.usual().len()).map(move |place| (block, place));
    Block::ALL.into_iter().flat_map(of)
}

fn id((block, place): KeyAt) -> String {
    format!("{}{place}", block.id())
}

/// The current blocks. No key is in two of them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(from = "Map<String, Value>")]
pub struct Blocks {
    /// Keys that differ from the defaults.
    changed: Vec<(KeyAt, String)>,
}

impl Serialize for Blocks {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.changed.iter().map(|(place, code)| (id(*place), code)))
    }
}

impl From<Map<String, Value>> for Blocks {
    /// Each key is set anew, so that the result is one that people could have set.
    fn from(kept: Map<String, Value>) -> Self {
        let mut blocks = Self::default();
        for (name, code) in &kept {
            let place = places().find(|&place| id(place) == *name);
            if let (Some(place), Some(code)) = (place, code.as_str()) {
                blocks.set_at(place, code);
            }
        }
        blocks
    }
}

impl Blocks {
    /// The key of a block for this press, by physical position.
    #[must_use]
    pub fn code(&self, block: Block, press: Press) -> Option<&str> {
        let place = block.presses().iter().position(|&it| it == press)?;
        Some(self.at((block, place)))
    }

    /// What a key does, and in which block.
    #[must_use]
    pub fn press(&self, code: &str) -> Option<(Block, Press)> {
        let (block, place) = places().find(|&place| self.at(place) == code)?;
        Some((block, block.presses()[place]))
    }

    /// Assigns a key to a block. A press that had this key gets the replaced one in exchange.
    pub fn set(&mut self, block: Block, press: Press, code: &str) -> BlockChange {
        let place = block.presses().iter().position(|&it| it == press);
        place.map_or(BlockChange::Refused, |place| {
            self.set_at((block, place), code)
        })
    }

    /// Resets all keys to their defaults.
    pub fn reset(&mut self) {
        self.changed.clear();
    }

    fn at(&self, place: KeyAt) -> &str {
        let changed = self.changed.iter().find(|(it, _)| *it == place);
        changed.map_or(place.0.usual()[place.1], |(_, code)| code)
    }

    fn set_at(&mut self, place: KeyAt, code: &str) -> BlockChange {
        if !can_be_set(code) {
            return BlockChange::Refused;
        }
        let rival = places().find(|&it| it != place && self.at(it) == code);
        let before = self.at(place).to_owned();
        self.put(place, code);
        let Some((block, at)) = rival else {
            return BlockChange::Done;
        };
        self.put((block, at), &before);
        BlockChange::Exchanged(block, block.presses()[at])
    }

    fn put(&mut self, place: KeyAt, code: &str) {
        self.changed.retain(|(it, _)| *it != place);
        if place.0.usual()[place.1] != code {
            self.changed.push((place, code.to_owned()));
        }
    }
}

/// The result of assigning a key to a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockChange {
    /// The browser needs the key, or it is a modifier.
    Refused,
    /// The key was assigned.
    Done,
    /// The key was assigned, and this press got the previous one.
    Exchanged(Block, Press),
}

/// Keys that write neither a letter nor a digit and have no other use during play: Escape pauses, Tab moves the
/// focus, and modifiers trigger accessibility features.
const OTHERS: [&str; 20] = [
    "Backquote",
    "Backslash",
    "Backspace",
    "BracketLeft",
    "BracketRight",
    "Comma",
    "Delete",
    "End",
    "Enter",
    "Equal",
    "Home",
    "Insert",
    "IntlBackslash",
    "Minus",
    "PageDown",
    "PageUp",
    "Period",
    "Quote",
    "Semicolon",
    "Slash",
];

fn can_be_set(code: &str) -> bool {
    let named = |start: &str| {
        code.strip_prefix(start)
            .is_some_and(|rest| !rest.is_empty())
    };
    let kind = ["Key", "Digit", "Numpad", "Arrow"];
    code == "Space" || OTHERS.contains(&code) || kind.into_iter().any(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each press has its own key.
    fn each_has_its_own(blocks: &Blocks) {
        for (block, place) in places() {
            let press = block.presses()[place];
            let code = blocks.code(block, press).expect("each has a key");
            assert_eq!(blocks.press(code), Some((block, press)), "{code}");
        }
    }

    #[test]
    fn default_keys_match_the_cells() {
        let blocks = Blocks::default();
        each_has_its_own(&blocks);
        for (code, block, press) in [
            ("KeyQ", Block::Left, Press::Cell(0)),
            ("KeyG", Block::Left, Press::Cell(9)),
            ("Slash", Block::Right, Press::Cell(14)),
            ("Digit0", Block::Right, Press::Stop),
            ("Numpad5", Block::NumberPad, Press::Play),
            ("ArrowLeft", Block::Arrows, Press::Left),
        ] {
            assert_eq!(blocks.press(code), Some((block, press)));
        }
        assert_eq!(blocks.press("Escape"), None);
        assert_eq!(blocks.code(Block::Arrows, Press::Keys), None);
    }

    #[test]
    fn taken_keys_are_exchanged_across_blocks() {
        let mut blocks = Blocks::default();
        let first = Press::Cell(0);
        assert_eq!(blocks.set(Block::Left, first, "Quote"), BlockChange::Done);
        assert_eq!(
            blocks.set(Block::Left, first, "KeyY"),
            BlockChange::Exchanged(Block::Right, first)
        );
        assert_eq!(blocks.code(Block::Right, first), Some("Quote"));
        each_has_its_own(&blocks);
        assert_eq!(blocks.set(Block::Left, first, "KeyY"), BlockChange::Done);
        blocks.reset();
        assert_eq!(blocks, Blocks::default());
    }

    #[test]
    fn reserved_keys_are_refused() {
        let mut blocks = Blocks::default();
        for code in [
            "",
            "Escape",
            "Tab",
            "ShiftLeft",
            "ControlRight",
            "AltLeft",
            "MetaLeft",
            "CapsLock",
            "F5",
            "Unidentified",
            "Key",
        ] {
            let refused = blocks.set(Block::Left, Press::Draw, code);
            assert_eq!(refused, BlockChange::Refused, "{code}");
        }
        let none = blocks.set(Block::Arrows, Press::Keys, "KeyQ");
        assert_eq!(none, BlockChange::Refused);
        assert_eq!(blocks, Blocks::default());
    }

    #[test]
    fn no_key_is_in_two_blocks_and_stored_keys_are_restored() {
        let mut blocks = Blocks::default();
        let all: Vec<KeyAt> = places().collect();
        let codes = [
            "KeyQ",
            "Numpad5",
            "Minus",
            "KeyY",
            "Space",
            "IntlBackslash",
            "ArrowUp",
        ];
        for (turn, code) in codes.into_iter().cycle().take(500).enumerate() {
            blocks.set_at(all[turn * 11 % all.len()], code);
            each_has_its_own(&blocks);
        }
        let kept = serde_json::to_string(&blocks).expect("plain data");
        let read: Blocks = serde_json::from_str(&kept).expect("an object is always read");
        for place in places() {
            assert_eq!(read.at(place), blocks.at(place));
        }
        for bad in [
            r#"{"left0":7,"right99":"KeyQ"}"#,
            r#"{"left0":"Tab","x":[]}"#,
        ] {
            let read: Blocks = serde_json::from_str(bad).expect("an object is always read");
            assert_eq!(read, Blocks::default());
        }
    }
}
