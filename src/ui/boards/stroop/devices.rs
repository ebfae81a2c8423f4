//! What people play with besides the screen itself: blocks of keys, with a key for each cell or a cursor, and
//! gamepads, with a cursor.

use super::cells::ROW;
use crate::i18n::stroop::Device;

/// What a key or a button means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Press {
    /// Plays the card in this cell of the page.
    Cell(u8),
    /// Shows the next page.
    Page,
    /// Draws.
    Draw,
    /// Calls STOP when it is held, and holds the pad before a round.
    Stop,
    /// Moves the cursor: across, down.
    Move(i8, i8),
    /// Plays the card at the cursor.
    Play,
}

/// The keys of a block with a key for each cell, by their place on the keyboard (`KeyboardEvent.code`), row
/// by row; then those that turn the page, draw and call STOP.
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

/// The keys of a block with a cursor.
const PAD: [(&str, Press); 7] = [
    ("Numpad8", Press::Move(0, -1)),
    ("Numpad2", Press::Move(0, 1)),
    ("Numpad4", Press::Move(-1, 0)),
    ("Numpad6", Press::Move(1, 0)),
    ("Numpad5", Press::Play),
    ("Numpad0", Press::Draw),
    ("NumpadEnter", Press::Stop),
];
const ARROWS: [(&str, Press); 7] = [
    ("ArrowUp", Press::Move(0, -1)),
    ("ArrowDown", Press::Move(0, 1)),
    ("ArrowLeft", Press::Move(-1, 0)),
    ("ArrowRight", Press::Move(1, 0)),
    ("Enter", Press::Play),
    ("Space", Press::Draw),
    ("Backspace", Press::Stop),
];

/// The buttons of a gamepad in the browser's standard layout.
pub(super) const BUTTONS: [(u32, Press); 8] = [
    (12, Press::Move(0, -1)),
    (13, Press::Move(0, 1)),
    (14, Press::Move(-1, 0)),
    (15, Press::Move(1, 0)),
    (0, Press::Play),
    (2, Press::Draw),
    (7, Press::Draw),
    (3, Press::Stop),
];

/// What a key means to whoever plays with this device.
pub(super) fn press(device: Device, code: &str) -> Option<Press> {
    let of = |keys: &[&str; 18]| {
        let place = keys.iter().position(|&key| key == code)?;
        Some(match place {
            15 => Press::Page,
            16 => Press::Draw,
            17 => Press::Stop,
            cell => Press::Cell(cell as u8),
        })
    };
    let at = |keys: &[(&str, Press)]| {
        let found = keys.iter().find(|(key, _)| *key == code);
        found.map(|&(_, press)| press)
    };
    match device {
        Device::LeftKeys => of(&LEFT),
        Device::RightKeys => of(&RIGHT),
        Device::NumberPad => at(&PAD),
        Device::Arrows => at(&ARROWS),
        Device::Gamepad(_) | Device::Touch => None,
    }
}

/// The cap of the key that means this, if the device has one.
pub(super) fn cap(device: Device, means: Press) -> Option<&'static str> {
    let keys = match device {
        Device::LeftKeys => &LEFT,
        Device::RightKeys => &RIGHT,
        Device::NumberPad => return cursor_cap(&PAD, means),
        Device::Arrows => return cursor_cap(&ARROWS, means),
        Device::Gamepad(_) => return button_cap(means),
        Device::Touch => return None,
    };
    let place = match means {
        Press::Cell(cell) => usize::from(cell),
        Press::Page => 15,
        Press::Draw => 16,
        Press::Stop => 17,
        Press::Move(..) | Press::Play => return None,
    };
    keys.get(place).map(|code| label(code))
}

fn cursor_cap(keys: &'static [(&str, Press)], means: Press) -> Option<&'static str> {
    let found = keys.iter().find(|(_, press)| *press == means);
    found.map(|(code, _)| label(code))
}

fn button_cap(means: Press) -> Option<&'static str> {
    match means {
        Press::Play => Some("A"),
        Press::Draw => Some("X"),
        Press::Stop => Some("Y"),
        Press::Cell(_) | Press::Page | Press::Move(..) => None,
    }
}

/// What stands on a key of this code, on the keyboards that most people have.
fn label(code: &'static str) -> &'static str {
    match code {
        "Semicolon" => ";",
        "Comma" => ",",
        "Period" => ".",
        "Slash" => "/",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "Backspace" => "⌫",
        "NumpadEnter" => "Enter",
        _ => {
            let strip = |prefix| code.strip_prefix(prefix);
            strip("Key")
                .or(strip("Digit"))
                .or(strip("Numpad"))
                .unwrap_or(code)
        }
    }
}

/// Whether a device has a cursor.
pub(super) fn has_cursor(device: Device) -> bool {
    matches!(
        device,
        Device::NumberPad | Device::Arrows | Device::Gamepad(_)
    )
}

/// Where a cursor in this cell of so many goes: from row to row and from page to page, and round at the ends.
pub(super) fn moved(cell: usize, cells: usize, across: i8, down: i8) -> usize {
    let by = isize::from(across) + isize::from(down) * ROW as isize;
    let to = (cell as isize + by).rem_euclid(cells.max(1) as isize);
    to as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use Device::{Arrows, LeftKeys, NumberPad, RightKeys};

    #[test]
    fn no_key_means_something_to_two_devices() {
        let all = LEFT.iter().chain(&RIGHT).copied();
        let cursors = PAD.iter().chain(&ARROWS).map(|(key, _)| *key);
        let mut codes: Vec<&str> = all.chain(cursors).collect();
        let many = codes.len();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), many);
    }

    #[test]
    fn a_block_has_a_key_for_each_cell_where_the_cell_is() {
        assert_eq!(press(LeftKeys, "KeyQ"), Some(Press::Cell(0)));
        assert_eq!(press(LeftKeys, "KeyG"), Some(Press::Cell(9)));
        assert_eq!(press(RightKeys, "Slash"), Some(Press::Cell(14)));
        assert_eq!(press(LeftKeys, "Slash"), None);
        assert_eq!(press(RightKeys, "Digit0"), Some(Press::Stop));
        assert_eq!(press(NumberPad, "Numpad5"), Some(Press::Play));
        assert_eq!(cap(LeftKeys, Press::Cell(10)), Some("Z"));
        assert_eq!(cap(RightKeys, Press::Cell(9)), Some(";"));
        assert_eq!(cap(Arrows, Press::Stop), Some("⌫"));
        assert_eq!(cap(Device::Touch, Press::Draw), None);
    }

    #[test]
    fn a_cursor_goes_round() {
        assert_eq!(moved(0, 15, -1, 0), 14);
        assert_eq!(moved(14, 30, 1, 0), 15);
        assert_eq!(moved(2, 15, 0, -1), 12);
        assert_eq!(moved(12, 15, 0, 1), 2);
        assert_eq!(moved(0, 0, 1, 0), 0);
    }
}
