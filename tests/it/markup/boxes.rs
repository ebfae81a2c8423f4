//! The pictures of the boxes: each of their inks is in the sheet that all pages have, because home shows
//! them before a game's own sheet is loaded, and they are as large as those of the static page.

use std::collections::BTreeSet;

use kitchen_table::games::GameId;
use kitchen_table::ui::registry;

use super::draw::draw_alone;
use super::html::read;

#[test]
fn every_ink_of_a_box_is_in_the_sheet_of_the_pages() {
    let sheet = include_str!("../../../static/styles/pages.css");
    for game in GameId::ALL {
        let markup = draw_alone(registry::box_art(game));
        let picture = read(&markup).expect("markup");
        let drawn = picture.all();
        let inked = drawn
            .iter()
            .filter(|it| matches!(it.tag, "text" | "path" | "rect" | "circle"));
        let inks: BTreeSet<&str> = inked.filter_map(|it| it.get("class")).collect();
        assert!(!inks.is_empty());
        for ink in inks {
            let rule = format!("  .lid .{ink} {{");
            assert!(sheet.contains(&rule), "{game:?}: no ink \"{ink}\"");
        }
    }
}

#[test]
fn every_picture_is_as_large_as_in_the_static_page() {
    let page = include_str!("../../../index.html");
    for game in GameId::ALL {
        let markup = draw_alone(registry::box_art(game));
        let picture = read(&markup).expect("markup");
        let drawn = picture.all();
        let drawing = { drawn.iter() }.find(|it| it.tag == "svg").expect("one");
        let size = ["viewBox", "width", "height"].map(|name| {
            let value = drawing.get(name).unwrap_or_default();
            format!("{name}=\"{value}\"")
        });
        let tag = format!("<div class=\"lid\"><svg {}", size.join(" "));
        assert_eq!(page.matches(&tag).count(), GameId::ALL.len(), "{game:?}");
    }
}
