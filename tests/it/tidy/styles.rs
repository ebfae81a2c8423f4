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

fn without_comments(css: &str) -> String {
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
