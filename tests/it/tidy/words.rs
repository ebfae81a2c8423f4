//! Everything that a person reads comes from `i18n`: the page itself contains no text.

use std::ops::Range;

use super::none;
use super::source::{Source, closing, sources};

/// Attributes that people read or hear.
const SPOKEN: [&str; 7] = [
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "placeholder",
    "title",
    "alt",
];

/// The contents of `html!` and `html_nested!`.
fn markup(source: &Source) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for mark in ["html!", "html_nested!"] {
        for (start, _) in source.code.match_indices(mark) {
            if let Some(open) = source.code[start..].find('{') {
                found.push(start + open..closing(&source.code, start + open));
            }
        }
    }
    found
}

/// Whether a literal contains words: letters outside of `format!` placeholders and escapes.
fn speaks(said: &str) -> bool {
    let mut inside = 0;
    let mut escaped = false;
    said.chars().any(|c| {
        inside += i32::from(c == '{') - i32::from(c == '}');
        let plain = inside == 0 && !escaped;
        escaped = c == '\\';
        plain && c.is_alphabetic()
    })
}

/// Whether a literal at the end of this markup would be shown or spoken.
fn shown(before: &str) -> bool {
    let before = before.trim_end();
    let value = before.strip_suffix("format!(").unwrap_or(before).trim_end();
    let itself = value.ends_with(['{', '>']) || value.ends_with('=') && !value.ends_with("==");
    itself && attribute(value).is_none_or(|name| SPOKEN.contains(&name))
}

/// The attribute, if any, whose value the end of this markup belongs to.
fn attribute(before: &str) -> Option<&str> {
    let mut open = Vec::new();
    for (at, sign) in before.match_indices(['{', '}']) {
        if sign == "{" {
            open.push(at);
        } else {
            open.pop();
        }
    }
    open.push(before.len());
    let values = open.iter().rev().map(|&at| before[..at].trim_end());
    let name = |value: &'_ str| value.strip_suffix('=').map(str::len);
    let len = values.into_iter().find_map(name)?;
    let word = |c: char| c.is_whitespace() || c == '<';
    before[..len].trim_end().rsplit(word).next()
}

fn said_aloud(source: &Source) -> Vec<String> {
    let markup = markup(source);
    let mut faults = Vec::new();
    for string in &source.strings {
        let inside = markup.iter().find(|range| range.contains(&string.start));
        let said = source.said(string);
        if let Some(range) = inside
            && shown(&source.code[range.start..string.start])
            && speaks(said)
        {
            faults.push(format!(
                "{}: {said:?} belongs into i18n",
                source.at(string.start)
            ));
        }
    }
    faults
}

#[test]
fn the_page_contains_no_text_of_its_own() {
    let faults: Vec<String> = sources("src/ui").iter().flat_map(said_aloud).collect();
    none(&faults);
}

#[test]
fn text_in_markup_is_found() {
    let found = |markup: &str| {
        let text = format!("fn f() -> Html {{\n html! {{ {markup} }}\n}}");
        said_aloud(&Source::new("src/ui/a.rs", &text)).len()
    };
    assert_eq!(found(r#"<p>{ "Words" }</p>"#), 1);
    assert_eq!(found(r#"<p>"Words"</p>"#), 1);
    assert_eq!(found(r#"<p>{ format!("{x} cards") }</p>"#), 1);
    assert_eq!(found(r#"<img alt="A card" />"#), 1);
    assert_eq!(found(r#"<b aria-label={ "Close" } />"#), 1);
    assert_eq!(found(r#"<b aria-label={format!("Card {x}")} />"#), 1);
    assert_eq!(
        found(r#"<p class="wide" id={ "top" }>{ "\u{b7} 12" }</p>"#),
        0
    );
    assert_eq!(found(r#"<p>{ format!("{x}: {}", y) }</p>"#), 0);
    assert_eq!(
        found(r#"<p>{ say(Msg::Home) }{ if x == "y" { a } else { b } }</p>"#),
        0
    );
    assert_eq!(found(r#"<p>{ if x { "Words" } else { y } }</p>"#), 1);
    assert_eq!(
        found(r#"<p>{ match x { A => "Words", "key" => y } }</p>"#),
        1
    );
    assert_eq!(
        found(r#"<p class={ if x { "wide" } else { "narrow" } } />"#),
        0
    );
    assert_eq!(
        found(r#"<p title={ if x { "Wide" } else { say(y) } } />"#),
        1
    );
    assert_eq!(
        found(r#"<p onclick={move |_| { go("there") }} class={classes!("a")} />"#),
        0
    );
}
