//! Text fields for a limited number of characters. The browser's own limit would cut a family of emoji in the middle.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::setup::names::cut;

/// The text of the field that somebody types into, cut to `most` characters. Nothing is cut before an input method is
/// done.
pub fn typed(event: &InputEvent, most: usize) -> String {
    let field: HtmlInputElement = event.target_unchecked_into();
    let text = field.value();
    if event.is_composing() {
        return text;
    }
    let caret = field.selection_start().ok().flatten();
    let caret = caret.map_or(usize::MAX, |it| it as usize);
    match fitted(&text, caret, most) {
        Some((before, after)) => {
            let text = before + after;
            let caret = text[..text.len() - after.len()].encode_utf16().count() as u32;
            field.set_value(&text);
            let _ = field.set_selection_range(caret, caret);
            text
        }
        None => text,
    }
}

/// The text before and behind the caret, if it is too long: what was typed or pasted is cut, and what stands behind it
/// stays. The caret is counted in UTF-16 units, as browsers do.
fn fitted(text: &str, caret: usize, most: usize) -> Option<(String, &str)> {
    if text.chars().count() <= most {
        return None;
    }
    let mut units = 0;
    let at = text.char_indices().find(|&(_, letter)| {
        let here = units >= caret;
        units += letter.len_utf16();
        here
    });
    let (before, after) = text.split_at(at.map_or(text.len(), |(at, _)| at));
    let after = cut(after, most);
    let room = most - after.chars().count();
    Some((cut(before, room).to_owned(), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_cut_and_what_stands_behind_it_stays() {
        let family = "👩\u{200d}👩\u{200d}👧";
        let twice = family.repeat(2);
        for (text, caret, most, fits) in [
            ("Ann", 3, 3, None),
            ("Anna", 4, 3, Some(("Ann", ""))),
            ("xAnn", 1, 3, Some(("", "Ann"))),
            ("AxxBo", 3, 4, Some(("Ax", "Bo"))),
            ("Anna", usize::MAX, 3, Some(("Ann", ""))),
            ("Annabel", 0, 3, Some(("", "Ann"))),
            (&twice, 16, 9, Some((family, ""))),
            (&twice, 8, 9, Some(("", family))),
        ] {
            let fitted = fitted(text, caret, most);
            let fitted = fitted
                .as_ref()
                .map(|(before, after)| (before.as_str(), *after));
            assert_eq!(fitted, fits, "{text}, {caret}");
        }
    }
}
