//! Where a card lies on the screen.

use web_sys::{Element, js_sys};

/// The height of a card, as a multiple of its width.
const TALL: f64 = 1.4;

/// The center of a card on the screen, its size, and how askew it lies.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
    /// By how many degrees it is turned.
    pub(super) tilt: f64,
}

impl Spot {
    /// The place of an element, as large as it is before it is turned.
    pub(super) fn of(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        // What keeps the shape of a card lies straight, and its style need not be read.
        let askew = (rect.height() - TALL * rect.width()).abs() > 0.5;
        let tilt = if askew { tilt(element) } else { 0.0 };
        let (sin, cos) = (tilt.to_radians().sin().abs(), tilt.to_radians().cos());
        // The browser tells the box around what is turned.
        let side = |along: f64, across: f64| (along * cos - across * sin) / (cos * cos - sin * sin);
        Self {
            x: rect.x() + rect.width() / 2.0,
            y: rect.y() + rect.height() / 2.0,
            width: side(rect.width(), rect.height()),
            height: side(rect.height(), rect.width()),
            tilt,
        }
    }

    /// The largest upright card in this place.
    pub(super) fn for_card(self) -> Self {
        let width = self.width.min(self.height / TALL);
        // A place without a height, such as that of a line, is as wide as a card in it.
        let width = if width > 0.0 { width } else { self.width };
        Self {
            width,
            height: width * TALL,
            ..self
        }
    }

    /// The transform that shows at `other`, in its size, an element that is here, upright.
    pub(super) fn shown_at(self, other: Self) -> String {
        let numbers = [
            other.x - self.x,
            other.y - self.y,
            other.tilt,
            other.width / self.width.max(1.0),
        ];
        let [x, y, tilt, scale] = numbers.map(written);
        format!("translate({x}px, {y}px) rotate({tilt}deg) scale({scale})")
    }

    /// Whether the other place is hardly elsewhere.
    pub(super) fn is_near(self, other: Self) -> bool {
        let apart = [
            self.x - other.x,
            self.y - other.y,
            self.width - other.width,
            self.tilt - other.tilt,
        ];
        apart.iter().all(|by| by.abs() <= 0.5)
    }
}

/// By how many degrees an element is turned by the style sheets, with all that it lies in.
fn tilt(element: &Element) -> f64 {
    let window = web_sys::window();
    let own = |element: &Element| {
        let style = window.as_ref()?.get_computed_style(element).ok()??;
        let tilt = js_sys::parse_float(&style.get_property_value("rotate").ok()?);
        Some(tilt).filter(|it| it.is_finite())
    };
    let around = std::iter::successors(Some(element.clone()), |it| it.parent_element());
    around.filter_map(|it| own(&it)).sum()
}

/// Formats a number for style sheets. The browser does it, because Rust's formatting of fractions would add 5 KB to
/// the page.
pub(super) fn written(number: f64) -> String {
    let text = js_sys::Number::from(number).to_string_with_radix(10);
    text.map(String::from).unwrap_or_default()
}
