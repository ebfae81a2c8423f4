//! Tests of what becomes of messages, and of what is refused.

use super::declared::{Declarations, type_of};
use super::resource::Resource;
use super::write;
use crate::files::save;
use crate::flaw::Flaw;

const ENGLISH: &str = "\
### A test.
### Who [bot] $level (Level): How well it plays.

-bot =
{ $level ->
    [easy] easy bot
   *[hard] hard bot
}
# Plain.
plain = Plain text
# Two arguments.
# $who (name): The player.
# $count (u8): How many.
drew =
{ $count ->
    [0] { $who } drew nothing.
    [one] { $who } drew 1 card.
   *[other] { $who } drew { $count } cards.
}
# Who sits there.
# $who (Who): Somebody.
sits =
{ $who ->
    [person] Person
   *[bot] { -bot }
}
# Phrase. A card, with its article.
# $card (&Card): The card.
# $title (text?): A title.
# Length: 20
card =
{ $title ->
    [none] { A($card) }
   *[other] { A($card) } called { $title }
}
";

fn declared(text: &str) -> Result<Declarations, Vec<Flaw>> {
    Resource::parse("en/a.ftl", text)?.declared()
}

fn rendered(language: &str) -> Result<String, Vec<Flaw>> {
    let declared = declared(ENGLISH)?;
    Resource::parse("de/a.ftl", language)?.rendered(&declared)
}

/// What is wrong with English after a replacement, taken as a translation.
fn flaw(old: &str, new: &str) -> String {
    assert!(ENGLISH.contains(old), "{old}");
    let flaws = rendered(&ENGLISH.replacen(old, new, 1)).expect_err(new);
    flaws.iter().map(|flaw| format!("{flaw}\n")).collect()
}

#[test]
fn a_comment_declares_the_message_and_its_arguments() {
    let declared = declared(ENGLISH).expect("all is declared");
    let code = type_of(&declared);
    for line in [
        "pub enum Msg<'a> {",
        "/// Plain.\n    Plain,",
        "Drew {\n        /// The player.\n        who: &'a Name,\n        /// How many.\n        count: u8,\n    },",
        "Sits(Who),",
        "card: &'a Card,",
        "title: Option<&'a str>,",
    ] {
        assert!(code.contains(line), "{line} in {code}");
    }
}

#[test]
fn a_message_becomes_an_arm_of_a_match() {
    let code = rendered(ENGLISH).expect("English says all of it");
    for arm in [
        "Msg::Plain => \"Plain text\".into()",
        "0 => format!(\"{} drew nothing.\", grammar::name(who, Place::Opening))",
        "_ if grammar::plural(count as u64) == Plural::One => format!(\"{} drew 1 card.\"",
        "_ => format!(\"{} drew {} cards.\", grammar::name(who, Place::Opening), count)",
        "Who::Person { .. } => \"Person\".into()",
        "Who::Bot(level) => bot_opening(level)",
        "fn bot_opening(level: Level) -> String",
        "Level::Easy { .. } => \"Easy bot\".into()",
        "None => grammar::a(card, Place::Within)",
        "Some(title) => format!(\"{} called {}\", grammar::a(card, Place::Within), title)",
    ] {
        assert!(code.contains(arm), "{arm} in {code}");
    }
}

const EXISTING: &str = "\
### A test.
### Of games::whist::Refusal

# Plain.
plain = Plain text
# One argument.
# $card (Card): A card.
no-card = No { CARD($card) }
# Two arguments.
# $from (u8): The first.
# $count (u8): How many.
drew = From { $from } on { $count }
";

#[test]
fn a_game_may_declare_the_messages_itself() {
    let declared = declared(EXISTING).expect("all is declared");
    let code = type_of(&declared);
    assert_eq!(code, "pub use crate::games::whist::Refusal as Msg;\n");
    let code = Resource::parse("de/a.ftl", EXISTING).and_then(|it| it.rendered(&declared));
    let code = code.expect("all of it is said");
    for part in [
        "fn text(msg: &Msg) -> String {\n    match *msg {",
        // Such a message may have more than is said.
        "crate::games::whist::Refusal::Plain { .. } => \"Plain text\".into(),",
        "crate::games::whist::Refusal::NoCard(card) => ",
        "crate::games::whist::Refusal::Drew { from, count } => format!(",
    ] {
        assert!(code.contains(part), "{part} in {code}");
    }
}

#[test]
fn the_names_of_seats_may_come_with_what_a_game_declares() {
    let existing = EXISTING.replacen(
        "Refusal\n",
        "Refusal\n### With $names (&Names): Those of the seats.\n### With $by (Voice): Who says it.\n",
        1,
    );
    let existing = existing.replace("$from (u8)", "$from (name)");
    let existing = existing.replacen("Plain text", "{ $by ->\n   *[player] I do.\n}", 1);
    let declared = declared(&existing).expect("all is declared");
    let code = type_of(&declared);
    let all = "pub type Msg<'a> = (crate::games::whist::Refusal, &'a Names, Voice);";
    assert!(code.contains(all), "{code}");
    let code = Resource::parse("de/a.ftl", &existing).and_then(|it| it.rendered(&declared));
    let code = code.expect("all of it is said");
    for part in [
        "fn text(msg: &Msg<'_>) -> String {\n    let (msg, names, by) = *msg;\n    match msg {",
        "crate::games::whist::Refusal::Plain { .. } => match by { Voice::Player { .. } => ",
        "crate::games::whist::Refusal::Drew { from, count } => { let from = &names[from]; format!(",
    ] {
        assert!(code.contains(part), "{part} in {code}");
    }
}

#[test]
fn what_a_language_lacks_adds_or_mistakes_is_named_with_its_line() {
    for (old, new, said) in [
        ("plain = Plain text\n", "", "`plain` is missing"),
        (
            "plain =",
            "plane =",
            "de/a.ftl:10: English has no message `plane`",
        ),
        (
            "Plain text",
            "Plain { $count }",
            "de/a.ftl:10: `plain` has no argument $count in English",
        ),
        (
            "*[bot] { -bot }",
            "*[bot] { -robot }",
            "there is no term `-robot`",
        ),
        ("[one]", "[once]", "`once` is no number and no plural"),
        (
            "Plain text",
            "Plain { drew }",
            "contains the message `drew`",
        ),
        (
            "Plain text",
            "Plain text\n    .title = More",
            "has attributes",
        ),
        (
            "plain = Plain text",
            "plain = Plain { text",
            "de/a.ftl:11: Expected a token",
        ),
        (
            "plain = Plain text",
            "plain = A\nplain = B",
            "`plain` occurs twice",
        ),
        (
            "} called {",
            "} which is also called {",
            "`card` has 22 letters, and 20 fit",
        ),
    ] {
        let flaws = flaw(old, new);
        assert!(flaws.contains(said), "{new}: {flaws}");
    }
    let unsaid = ENGLISH.replace("{ $who }", "Somebody");
    let flaws = rendered(&unsaid).expect_err("it says nobody");
    assert_eq!(
        flaws[0].to_string(),
        "de/a.ftl:14: `drew` does not say its argument $who"
    );
}

#[test]
fn what_is_declared_of_an_existing_type_has_to_fit() {
    for (old, new, said) in [
        (
            "Refusal\n",
            "Refusal\n### With $by: Who.\n",
            "unclear: With $by: Who.",
        ),
        (
            "### Of",
            "### With $by (Voice): Who.\n### Of",
            "unclear: With",
        ),
        (
            "### Of",
            "### Of games::Other\n### Of",
            "unclear: Of games::w",
        ),
        (
            "$from (u8)",
            "$from (name)",
            "en/a.ftl:12: `drew` says a name: `With $names` is missing",
        ),
    ] {
        let flaws = declared(&EXISTING.replacen(old, new, 1)).err().expect(said);
        assert!(flaws[0].to_string().contains(said), "{}", flaws[0]);
    }
}

#[test]
fn english_has_to_say_where_a_message_stands() {
    for (text, said) in [
        ("plain = Plain\n", "has no comment"),
        (
            "# Plain.\n# $who: Somebody.\nplain = { $who }\n",
            "in other words than",
        ),
        (
            "# Plain.\n# Length: short\nplain = Plain\n",
            "a length that is no number",
        ),
    ] {
        let flaws = declared(text).err().expect(said);
        assert!(flaws[0].to_string().contains(said), "{}", flaws[0]);
    }
}

#[test]
fn a_language_without_a_file_or_with_another_is_refused() {
    let from = std::env::temp_dir().join(format!("translations-{}", std::process::id()));
    let save = |name: &str, text: &str| save(&from.join(name), text).expect("it can be written");
    save("en/a.ftl", "# Plain.\nplain = Plain\n");
    save("de/b.ftl", "plain = Nichts\n");
    let to = from.join("out");
    let flaws = write(&from, &to).expect_err("German lacks a file");
    let said: Vec<String> = flaws.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "de/a.ftl:1: this file is missing",
            "de/b.ftl:1: English has no such file"
        ]
    );
    std::fs::rename(from.join("de/b.ftl"), from.join("de/a.ftl")).expect("it is there");
    assert_eq!(write(&from, &to), Ok(()));
    let german = std::fs::read_to_string(to.join("de/a.rs")).expect("it was written");
    assert!(
        german.contains("Msg::Plain => \"Nichts\".into()"),
        "{german}"
    );
    std::fs::remove_dir_all(&from).expect("it is there");
}
