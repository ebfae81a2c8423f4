//! What every board must provide for assistive technology and for the browser.

use std::collections::BTreeSet;

use kitchen_table::engine::Eyes;
use kitchen_table::engine::laws::Tally;
use kitchen_table::setup::Setup;
use kitchen_table::ui::boards::kit::GameUi;

use super::draw::{check_at, draw};
use super::html::{Element, read};
use super::walk::{everybody, steps, walk};

/// The largest number of elements that a board may have.
const MOST: usize = 1500;

/// Approximately how many steps of a game are checked.
const LOOKS: u32 = 70;

/// Attributes that name other elements by their ids.
const REFERENCES: [&str; 7] = [
    "aria-activedescendant",
    "aria-controls",
    "aria-describedby",
    "aria-details",
    "aria-labelledby",
    "aria-owns",
    "for",
];

/// Plays a random game and occasionally reads the boards of those who are to act, of one who waits,
/// and of the table.
///
/// # Errors
/// Returns the first fault of a board.
pub(super) fn law<U: GameUi>(setup: &Setup, seed: u64) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let steps = steps::<U>(setup, seed)?;
    walk::<U>(setup, seed, |table, _, rng| {
        if rng.below(steps) >= LOOKS {
            return Ok(());
        }
        let to_act = table.observe(Eyes::Table, table.at()).to_act();
        let waiting = everybody(table).find(|&seat| !to_act.has(seat));
        let seats = to_act.iter().chain(waiting).map(Eyes::Seat);
        for eyes in seats.chain([Eyes::Table]) {
            let seen = table.observe(eyes, table.at());
            let html = draw::<U>(setup, seen, check_at(table, eyes));
            let complaints = complaints(&html)?;
            if !complaints.is_empty() {
                return Err(format!("the board of {eyes:?}: {}", complaints.join(", ")));
            }
            tally.played += 1;
        }
        Ok(())
    })?;
    Ok(tally)
}

/// Everything that is wrong with this markup.
fn complaints(html: &str) -> Result<Vec<String>, String> {
    let root = read(html)?;
    let all = root.all();
    let mut found = Vec::new();
    let mut ids = BTreeSet::new();
    for id in all.iter().filter_map(|element| element.get("id")) {
        if !ids.insert(id) {
            found.push(format!("two elements are called {id:?}"));
        }
    }
    for element in &all {
        if is_pressed(element) && !has_name(element) {
            let attributes = &element.attributes;
            found.push(format!("a {} without a name: {attributes:?}", element.tag));
        }
        if element.get("style").is_some() {
            found.push(format!("a {} with a style of its own", element.tag));
        }
        for (name, value) in &element.attributes {
            let named = value
                .split_whitespace()
                .filter(|_| REFERENCES.contains(name));
            let missing = named.filter(|id| !ids.contains(id));
            found.extend(missing.map(|id| format!("{name} names {id:?}, which is not there")));
        }
    }
    if all.len() > MOST {
        found.push(format!("{} elements", all.len()));
    }
    Ok(found)
}

fn is_pressed(element: &Element) -> bool {
    ["a", "button", "summary"].contains(&element.tag)
        || matches!(
            element.get("role"),
            Some("button" | "option" | "radio" | "tab")
        )
}

fn has_name(element: &Element) -> bool {
    let label = element.get("aria-label").or(element.get("aria-labelledby"));
    let label = label.map_or_else(|| element.text(), Into::into);
    !label.trim().is_empty()
}

#[test]
fn each_fault_is_noticed() {
    let many = "<i></i>".repeat(MOST + 1);
    for (html, fault) in [
        ("<button><i></i></button>", "a button without a name: []"),
        (
            r#"<button class="x"><i aria-hidden="true">5</i></button>"#,
            r#"a button without a name: [("class", "x")]"#,
        ),
        (
            r#"<button aria-label=" ">5</button>"#,
            r#"a button without a name: [("aria-label", " ")]"#,
        ),
        (
            r#"<i role="option"></i>"#,
            r#"a i without a name: [("role", "option")]"#,
        ),
        (
            r#"<i id="x"></i><b><i id="x"></i></b>"#,
            r#"two elements are called "x""#,
        ),
        (r#"<i style="top:0"></i>"#, "a i with a style of its own"),
        (
            r#"<p aria-labelledby="x y"><i id="x"></i></p>"#,
            r#"aria-labelledby names "y", which is not there"#,
        ),
        (&many, "1501 elements"),
    ] {
        assert_eq!(complaints(html), Ok(vec![fault.to_owned()]));
    }
}

#[test]
fn correct_markup_gives_no_complaints() {
    let html = concat!(
        r#"<button aria-label="Play 5"></button><a href="x"><b>Rules</b></a>"#,
        r#"<h2 id="x">Hand</h2><button aria-labelledby="x" aria-controls="y"></button>"#,
        r#"<label for="y"></label><input id="y">"#,
    );
    assert_eq!(complaints(html), Ok(Vec::new()));
}
