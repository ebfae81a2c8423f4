//! Input devices besides the screen: keyboard blocks, with a key for each cell or a cursor, and gamepads, with a
//! cursor.

use yew::prelude::*;

use crate::i18n::stroop::table::Device;
use crate::settings::{Block, Press};
use crate::ui::key_caps::Caps;

/// A part of a gamepad that is pressed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Part {
    /// The button with this index.
    Button(u32),
    /// The stick along the axis with this index, toward this end: -1 or 1.
    Stick(u32, f64),
}

/// The buttons of a gamepad in the browser's standard layout.
const BUTTONS: [(u32, Press); 8] = [
    (12, Press::Up),
    (13, Press::Down),
    (14, Press::Left),
    (15, Press::Right),
    (0, Press::Play),
    (2, Press::Draw),
    (7, Press::Draw),
    (3, Press::Stop),
];

/// The buttons of any other gamepad, which come in the order of their importance (W3C Gamepad, `buttons`).
const FIRST_BUTTONS: [(u32, Press); 3] = [(0, Press::Play), (1, Press::Draw), (2, Press::Stop)];

/// The first two axes of every gamepad, which are those of a stick or cross (W3C Gamepad, `axes`).
const STICK: [(Part, Press); 4] = [
    (Part::Stick(1, -1.0), Press::Up),
    (Part::Stick(1, 1.0), Press::Down),
    (Part::Stick(0, -1.0), Press::Left),
    (Part::Stick(0, 1.0), Press::Right),
];

/// What the parts of a gamepad do; empty for other devices.
pub(super) fn parts(device: Device) -> Vec<(Part, Press)> {
    let buttons = match device {
        Device::Gamepad(_) => &BUTTONS[..],
        Device::OtherGamepad(_) => &FIRST_BUTTONS,
        Device::Keys(_) | Device::Touch => return Vec::new(),
    };
    let buttons = buttons.iter().map(|&(it, press)| (Part::Button(it), press));
    buttons.chain(STICK).collect()
}

/// Whether a device is a gamepad.
pub(super) fn is_gamepad(device: Device) -> bool {
    matches!(device, Device::Gamepad(_) | Device::OtherGamepad(_))
}

/// The label of the key or button for this press, if the device has one.
pub(super) fn cap(caps: &Caps, device: Device, means: Press) -> Option<AttrValue> {
    match (device, means) {
        (Device::Keys(block), _) => caps.of(block, means),
        (Device::Gamepad(_), Press::Play) => Some("A".into()),
        (Device::Gamepad(_), Press::Draw) => Some("X".into()),
        (Device::Gamepad(_), Press::Stop) => Some("Y".into()),
        (Device::OtherGamepad(_), Press::Play) => Some("1".into()),
        (Device::OtherGamepad(_), Press::Draw) => Some("2".into()),
        (Device::OtherGamepad(_), Press::Stop) => Some("3".into()),
        (Device::Gamepad(_) | Device::OtherGamepad(_) | Device::Touch, _) => None,
    }
}

/// Whether a device has a cursor.
pub(super) fn has_cursor(device: Device) -> bool {
    is_gamepad(device) || matches!(device, Device::Keys(Block::NumberPad | Block::Arrows))
}

/// Where a cursor in this cell moves: through rows of `row` cells each, wrapping around at the ends.
pub(super) fn moved(cell: usize, cells: usize, row: usize, (across, down): (i8, i8)) -> usize {
    let by = isize::from(across) + isize::from(down) * row as isize;
    let to = (cell as isize + by).rem_euclid(cells.max(1) as isize);
    to as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_press_has_the_label_of_its_key_or_button() {
        let said = |device, means| cap(&Caps::default(), device, means);
        let left = Device::Keys(Block::Left);
        assert_eq!(said(left, Press::Cell(10)).as_deref(), Some("Z"));
        assert_eq!(said(left, Press::Play), None);
        let stop = said(Device::Gamepad(1), Press::Stop);
        assert_eq!(stop.as_deref(), Some("Y"));
        assert_eq!(said(Device::Touch, Press::Draw), None);
    }

    #[test]
    fn every_gamepad_has_all_that_a_cursor_needs_and_labels_its_buttons_rightly() {
        let cursor = Block::Arrows.presses();
        for device in [Device::Gamepad(1), Device::OtherGamepad(2)] {
            let parts = parts(device);
            assert!(
                cursor
                    .iter()
                    .all(|it| parts.iter().any(|(_, press)| press == it))
            );
        }
        for (part, press) in parts(Device::OtherGamepad(1)) {
            let label = cap(&Caps::default(), Device::OtherGamepad(1), press);
            match part {
                Part::Button(button) => {
                    assert_eq!(label.as_deref(), Some(&*(button + 1).to_string()));
                }
                Part::Stick(..) => assert_eq!(label, None),
            }
        }
    }

    #[test]
    fn a_cursor_wraps_around() {
        assert_eq!(moved(0, 15, 5, (-1, 0)), 14);
        assert_eq!(moved(14, 30, 5, (1, 0)), 15);
        assert_eq!(moved(2, 15, 5, (0, -1)), 12);
        assert_eq!(moved(12, 15, 5, (0, 1)), 2);
        assert_eq!(moved(3, 14, 4, (0, 1)), 7);
        assert_eq!(moved(0, 0, 5, (1, 0)), 0);
    }
}
