//! Style sheets: rules for pages do not affect tables, and nothing else carries styles.

use std::collections::BTreeSet;
use std::path::Path;

use super::none;
use super::source::{Source, sources};

/// The sheet of the pages, and those of the tables. All of them are loaded at the same time.
const PAGES: &str = "pages.css";
const TABLES: [&str; 7] = [
    "table.css",
    "kit.css",
    "sloop.css",
    "dealt.css",
    "swoop.css",
    "stroop.css",
    "slapshot.css",
];

#[test]
fn no_class_is_styled_for_pages_and_for_tables() {
    let of_pages = first_classes(&sheet(PAGES), false);
    let faults: Vec<String> = TABLES
        .into_iter()
        .flat_map(|name| {
            let of_table = first_classes(&sheet(name), true);
            let both: Vec<String> = of_pages.intersection(&of_table).cloned().collect();
            both.into_iter().map(move |class| {
                format!("static/styles/{name}: .{class} is styled in {PAGES}, too")
            })
        })
        .collect();
    none(&faults);
}

/// The last one with a name would be that of all sheets.
#[test]
fn no_two_sheets_name_their_keyframes_alike() {
    let mut known = BTreeSet::new();
    let mut faults = Vec::new();
    for name in TABLES.into_iter().chain(["look.css", PAGES]) {
        let css = without_comments(&sheet(name));
        for rest in css.split("@keyframes ").skip(1) {
            let keyframes: String = rest.chars().take_while(|it| !it.is_whitespace()).collect();
            if !known.insert(keyframes.clone()) {
                faults.push(format!(
                    "static/styles/{name}: @keyframes {keyframes} is named elsewhere"
                ));
            }
        }
    }
    none(&faults);
}

/// The list is at the top of table.css.
#[test]
fn sheets_ask_for_the_sizes_on_the_list() {
    let table = sheet("table.css");
    let (list, _) = table.split_once("*/").expect("it starts with the list");
    let listed: BTreeSet<&str> = { list.lines().map(str::trim) }
        .filter(|line| line.starts_with('('))
        .collect();
    let mut asked = BTreeSet::new();
    let mut faults = Vec::new();
    for name in TABLES.into_iter().chain(["look.css", PAGES]) {
        let css = without_comments(&sheet(name));
        for size in sizes(&css) {
            match listed.get(size) {
                Some(&listed) => drop(asked.insert(listed)),
                None => faults.push(format!("static/styles/{name}: {size} is not on the list")),
            }
        }
    }
    let idle = listed.difference(&asked);
    faults.extend(idle.map(|size| format!("static/styles/table.css: nothing asks for {size}")));
    none(&faults);
}

/// Browsers ignore them because of the page's policy.
#[test]
fn no_markup_has_style_attributes() {
    let styled = |source: &Source| {
        let found = source
            .code
            .match_indices(" style=")
            .map(|(at, _)| source.at(at));
        found.collect::<Vec<_>>()
    };
    let faults: Vec<String> = sources("src/ui").iter().flat_map(styled).collect();
    none(&faults);
}

#[test]
fn a_class_within_another_is_not_styled_everywhere() {
    let css = "@layer page { .seats { .turns { top: 0 } } .a, p .b { top: 0 } @media print { .c .d { top: 0 } } }";
    let at_top = BTreeSet::from(["seats", "a", "c"].map(String::from));
    assert_eq!(first_classes(css, false), at_top);
    let all = BTreeSet::from(["seats", "turns", "a", "c"].map(String::from));
    assert_eq!(first_classes(css, true), all);
}

#[test]
fn sizes_are_those_of_board_frame_and_screen() {
    let css = "@container board not ((width < 1rem) or (height < 2rem)) { .a { top: 0 } } @container table (width < 3rem) {}
        @media (height < 4px) {} @media (hover: hover) {} @container (width < 5rem) {} @container cells (width < 6rem) {}";
    let found: Vec<&str> = sizes(css).collect();
    assert_eq!(
        found,
        [
            "(width < 1rem) or (height < 2rem)",
            "(width < 3rem)",
            "(height < 4px)"
        ]
    );
}

/// The sizes that queries of the board, the frame and the screen ask for, without `not`.
fn sizes(css: &str) -> impl Iterator<Item = &str> {
    let heads = css
        .split('@')
        .skip(1)
        .filter_map(|rule| rule.split_once('{'));
    heads.filter_map(|(head, _)| {
        let places = ["container board ", "container table ", "media "];
        let asked = places
            .iter()
            .find_map(|place| head.strip_prefix(place))?
            .trim();
        let negated = asked.strip_prefix("not ").map(|asked| {
            let inner = asked.strip_prefix("(").and_then(|it| it.strip_suffix(")"));
            inner.filter(|it| it.starts_with('(')).unwrap_or(asked)
        });
        let units = ["rem", "px"];
        Some(negated.unwrap_or(asked)).filter(|asked| units.iter().any(|unit| asked.contains(unit)))
    })
}

fn sheet(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("static/styles")
        .join(name);
    std::fs::read_to_string(path).expect("the sheet is there")
}

/// The classes at the start of selectors, in top-level rules only or in nested ones too.
fn first_classes(css: &str, nested: bool) -> BTreeSet<String> {
    let mut classes = BTreeSet::new();
    // Whether each open block belongs to an at-rule.
    let mut open: Vec<bool> = Vec::new();
    let mut rest = &without_comments(css)[..];
    while let Some(at) = rest.find(['{', '}', ';']) {
        let (before, sign) = (rest[..at].trim(), rest.as_bytes()[at]);
        match sign {
            b'{' => {
                let at_rule = before.starts_with('@');
                if !at_rule && (nested || open.iter().all(|&at_rule| at_rule)) {
                    classes.extend(before.split(',').filter_map(first_class));
                }
                open.push(at_rule);
            }
            b'}' => drop(open.pop()),
            _ => {}
        }
        rest = &rest[at + 1..];
    }
    classes
}

fn first_class(selector: &str) -> Option<String> {
    let name = selector.trim().strip_prefix('.')?;
    let end = name.find(|it: char| !it.is_ascii_alphanumeric() && it != '-');
    Some(name[..end.unwrap_or(name.len())].into())
}

pub(super) fn without_comments(css: &str) -> String {
    let mut text = String::new();
    for (place, part) in css.split("/*").enumerate() {
        let kept = match part.split_once("*/") {
            Some((_, after)) if place > 0 => after,
            _ => part,
        };
        text.push_str(kept);
    }
    text
}
