//! Input devices besides the screen: keyboard blocks, with a key for each cell or a cursor, and gamepads, with a
//! cursor.

use yew::prelude::*;

use crate::i18n::stroop::table::Device;
use crate::settings::{Block, Press};
use crate::ui::key_caps::Caps;

/// The buttons of a gamepad in the browser's standard layout.
pub(super) const BUTTONS: [(u32, Press); 8] = [
    (12, Press::Up),
    (13, Press::Down),
    (14, Press::Left),
    (15, Press::Right),
    (0, Press::Play),
    (2, Press::Draw),
    (7, Press::Draw),
    (3, Press::Stop),
];

/// The label of the key or button for this press, if the device has one.
pub(super) fn cap(caps: &Caps, device: Device, means: Press) -> Option<AttrValue> {
    match (device, means) {
        (Device::Keys(block), _) => caps.of(block, means),
        (Device::Gamepad(_), Press::Play) => Some("A".into()),
        (Device::Gamepad(_), Press::Draw) => Some("X".into()),
        (Device::Gamepad(_), Press::Stop) => Some("Y".into()),
        (Device::Gamepad(_) | Device::Touch, _) => None,
    }
}

/// Whether a device has a cursor.
pub(super) fn has_cursor(device: Device) -> bool {
    matches!(
        device,
        Device::Keys(Block::NumberPad | Block::Arrows) | Device::Gamepad(_)
    )
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
    fn a_cursor_wraps_around() {
        assert_eq!(moved(0, 15, 5, (-1, 0)), 14);
        assert_eq!(moved(14, 30, 5, (1, 0)), 15);
        assert_eq!(moved(2, 15, 5, (0, -1)), 12);
        assert_eq!(moved(12, 15, 5, (0, 1)), 2);
        assert_eq!(moved(3, 14, 4, (0, 1)), 7);
        assert_eq!(moved(0, 0, 5, (1, 0)), 0);
    }
}
