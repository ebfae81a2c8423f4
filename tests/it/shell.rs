//! The static page before the app has loaded: `index.html` shows home with its boxes closed.

use kitchen_table::games::GameId;
use kitchen_table::i18n::home::{Msg, facts};
use kitchen_table::i18n::{Language, shell, text};

/// The static page.
const PAGE: &str = include_str!("../../index.html");

/// What home says, in the order of the page: the tagline, and of each box the blurb, the facts and two ways to play.
fn said(language: Language) -> Vec<String> {
    let say = |msg| text(language, msg);
    let boxes = GameId::ALL.map(|game| {
        [
            say(Msg::Blurb(game)),
            say(facts(game)),
            say(Msg::Play(game)),
            say(Msg::QuickGame),
        ]
    });
    let tagline = say(Msg::Tagline);
    [tagline]
        .into_iter()
        .chain(boxes.into_iter().flatten())
        .collect()
}

/// Looks for texts in the static page, one after another.
fn in_order(texts: impl IntoIterator<Item = String>) {
    let mut rest = PAGE;
    for text in texts {
        let (_, after) = rest.split_once(&text).unwrap_or_else(|| panic!("{text}"));
        rest = after;
    }
}

#[test]
fn the_static_page_shows_the_text_of_home() {
    let english = Language::English;
    in_order(said(english).iter().map(|text| format!(">{text}<")));
    let name = format!("<h1>{}</h1>", text(english, shell::Msg::AppName));
    let boxes = GameId::ALL.into_iter().flat_map(|game| {
        let name = text(english, shell::Msg::Game(game));
        let play = format!("<a href=\"#/seats/{}\" class=\"button\"", game.slug());
        [format!("<h2>{name}</h2>"), play]
    });
    in_order([name].into_iter().chain(boxes));
}

#[test]
fn the_static_page_has_the_text_of_home_in_every_language() {
    let codes: Vec<String> = { Language::ALL.iter() }
        .map(|language| format!("\"{}\"", language.code()))
        .collect();
    let list = format!("const languages = [{}];", codes.join(", "));
    assert!(PAGE.contains(&list), "{list}");
    for &language in &Language::ALL[1..] {
        let name = language.code();
        in_order(
            said(language)
                .iter()
                .map(|text| format!("data-{name}=\"{text}\"")),
        );
    }
}

/// The start tags of the elements with this name in a part of the page.
fn tags<'a>(part: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!("<{name} ");
    let rests = part.split(&start).skip(1);
    rests
        .filter_map(|rest| Some(rest.split_once('>')?.0))
        .collect()
}

#[test]
fn without_a_style_sheet_its_drawings_have_a_size() {
    let drawings = tags(PAGE, "svg");
    assert_eq!(drawings.len(), 1 + GameId::ALL.len());
    for drawing in drawings {
        let sized = [" width=\"", " height=\""].map(|it| drawing.contains(it));
        assert_eq!(sized, [true; 2], "{drawing}");
    }
}

#[test]
fn its_messages_are_in_front_and_in_every_language() {
    let (_, body) = PAGE.split_once("<body>").expect("it has a body");
    let (messages, _) = body.split_once("<header").expect("it shows home");
    let (needs, rest) = messages
        .split_once("</noscript>")
        .expect("it needs scripts");
    let said: Vec<&str> = { ["p", "button"].iter() }
        .flat_map(|name| tags(rest, name))
        .collect();
    assert_eq!(said.len(), 6);
    for language in &Language::ALL[1..] {
        let code = language.code();
        assert!(needs.contains(&format!(" lang=\"{code}\">")), "{code}");
        for tag in &said {
            assert!(tag.contains(&format!("-{code}=\"")), "{tag}");
        }
    }
}
