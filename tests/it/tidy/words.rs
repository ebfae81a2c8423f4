//! Everything that a person reads comes from `i18n`: the page itself contains no text.

use std::fs;
use std::ops::Range;

use kitchen_table::i18n::Language;

use super::none;
use super::source::{Source, closing, sources};
use crate::support::root;

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

/// A literal without its `format!` placeholders and escapes.
fn plain(said: &str) -> String {
    let mut inside = 0;
    let mut escaped = false;
    let plain = said.chars().filter(|&c| {
        inside += i32::from(c == '{') - i32::from(c == '}');
        let plain = inside == 0 && !escaped && !['{', '}', '\\'].contains(&c);
        escaped = c == '\\';
        plain
    });
    plain.collect()
}

/// Whether a literal contains words.
fn speaks(said: &str) -> bool {
    plain(said).chars().any(char::is_alphabetic)
}

/// Whether a literal reads like a sentence, or a phrase that could be a heading: several words, with a capital before
/// them or a punctuation mark behind. Messages for developers have neither.
fn is_phrase(said: &str) -> bool {
    let said = plain(said);
    let word = |word: &str| {
        let word = word.trim_end_matches([',', '.', ':', '!', '?', '…']);
        word.chars().count() > 1 && word.chars().all(|c| c.is_alphabetic() || c == '’')
    };
    let words: Vec<&str> = said.split_whitespace().collect();
    let begins = said.trim_start().starts_with(char::is_uppercase);
    let ends = said.trim_end().ends_with(['.', '!', '?', '…']);
    (begins || ends) && words.windows(2).any(|pair| pair.iter().all(|it| word(it)))
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

/// The sentences in code that is not for tests.
fn phrases(source: &Source) -> Vec<String> {
    let tested = source.only_tested();
    let shipped = source.strings.iter().filter(|string| {
        let mut tested = tested.iter();
        !tested.any(|range| range.contains(&string.start))
    });
    let phrases = shipped.filter(|string| is_phrase(source.said(string)));
    let faults = phrases.map(|string| {
        let (at, said) = (source.at(string.start), source.said(string));
        format!("{at}: {said:?} belongs into i18n")
    });
    faults.collect()
}

#[test]
fn sentences_are_in_i18n() {
    let all = sources("src").into_iter();
    let others = all.filter(|source| !source.path.starts_with("src/i18n/"));
    let faults: Vec<String> = others.flat_map(|source| phrases(&source)).collect();
    none(&faults);
}

/// The string literals in a script.
fn literals(script: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = script;
    while let Some(at) = rest.find(['\'', '"', '`', '/']) {
        let (sign, after) = rest[at..].split_at(1);
        if sign == "/" {
            let comment = after.starts_with('/');
            let end = if comment { after.find('\n') } else { Some(0) };
            rest = end.map_or("", |end| &after[end..]);
            continue;
        }
        let mut ends = after.match_indices(sign).map(|(end, _)| end);
        let end = ends.find(|&end| !after[..end].ends_with('\\'));
        let end = end.unwrap_or(after.len());
        found.push(&after[..end]);
        rest = after.get(end + 1..).unwrap_or_default();
    }
    found
}

/// The sentences in a script besides those of this constant, if it has them in every language.
fn phrases_besides<'a>(script: &'a str, constant: Option<&str>) -> Vec<&'a str> {
    let known = constant.and_then(|name| {
        let (before, rest) = script.split_once(&format!("const {name} = {{"))?;
        let (words, after) = rest.split_once("\n};")?;
        let mut languages = Language::ALL.iter();
        let all = languages.all(|it| words.contains(&format!("\n  {}: ", it.code())));
        all.then_some([before, after])
    });
    let parts = known.unwrap_or([script, ""]);
    let all = parts.into_iter().flat_map(literals);
    all.filter(|said| is_phrase(said)).collect()
}

#[test]
fn scripts_contain_no_sentences_besides_those_in_every_language() {
    let mut faults = Vec::new();
    for entry in fs::read_dir(root("static")).expect("there is such a folder") {
        let path = entry.expect("it can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let constant = match &*name {
            "start.js" => Some("WORDS"),
            "sw.js" => Some("STAND_IN"),
            _ => None,
        };
        if name.ends_with(".js") {
            let script = fs::read_to_string(&path).expect("scripts are readable text");
            for said in phrases_besides(&script, constant) {
                faults.push(format!("static/{name}: {said:?}"));
            }
        }
    }
    none(&faults);
}

#[test]
fn sentences_are_distinguished_from_other_literals() {
    for said in [
        "Your turn",
        "Wait for {name} to play.",
        "not your turn!",
        "Das Spiel",
        "{name} spielt noch einmal.",
        "Heads up, Ann",
    ] {
        assert!(is_phrase(said), "{said}");
    }
    for said in [
        "button primary",
        "Home",
        "the clock's own input is refused",
        "Map<String, Value>",
        "Play {{ from: {from}, len: {len}",
        "M48 46v34h-22zM52 50c12 6",
        ".team, .rink",
        "{heading} \\u{b7} {app}",
    ] {
        assert!(!is_phrase(said), "{said}");
    }
}

#[test]
fn sentences_are_found_in_shipped_code() {
    let text = "/// Not this one.\nconst A: &str = \"This one.\";\n#[cfg(test)]\nmod tests { const B: &str = \"Nor this.\"; }";
    let found = phrases(&Source::new("src/a.rs", text));
    assert_eq!(found, ["src/a.rs:2: \"This one.\" belongs into i18n"]);
}

#[test]
fn sentences_are_found_in_scripts() {
    let script = "// It's a 'Com ment.'\nconst WORDS = {\n  en: 'Try again',\n  de: 'Noch einmal',\n};\nf(a / b, 'It isn\\'t there.', `So it is.`, 'use');";
    let found = phrases_besides(script, Some("WORDS"));
    assert_eq!(found, ["It isn\\'t there.", "So it is."]);
    assert_eq!(phrases_besides(script, None)[0], "Try again");
    assert_eq!(phrases_besides(script, Some("OTHERS"))[0], "Try again");
    let english = script.replace("de:", "// de:");
    assert_eq!(phrases_besides(&english, Some("WORDS"))[0], "Try again");
}
