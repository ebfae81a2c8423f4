//! Files that are not games, or not for this page: each is refused with a reason.

use kitchen_table::games::dealt::Dealt;
use kitchen_table::i18n::saves::Msg;
use kitchen_table::i18n::{self, Language};
use kitchen_table::saves::Unreadable::{
    self, Damaged, Foreign, Game, Record, Rules, Seats, Unfinished,
};
use kitchen_table::saves::{Save, game_of};
use serde_json::{Value, json};

use super::{forged, save_of, table};

/// A game of four players after twenty inputs.
fn whole() -> String {
    save_of(&table(4, 20), 4).write()
}

/// Why a forged game cannot be read.
#[track_caller]
fn why(forge: impl FnOnce(&mut Value)) -> Unreadable {
    let line = forged(&whole(), "", forge);
    Save::<Dealt>::read(&line).expect_err(&line)
}

/// Why a game with one changed field cannot be read.
#[track_caller]
fn with(pointer: &str, value: Value) -> Unreadable {
    why(|object| *object.pointer_mut(pointer).expect(pointer) = value)
}

#[test]
fn other_files_are_foreign() {
    let deep = "[".repeat(200_000);
    let texts = [
        "",
        " ",
        "null",
        "7",
        "[]",
        "{}",
        "\"kitchen-table\"",
        "[\"kitchen-table\"]",
        "{\"format\":null}",
        "{\"format\":\"Kitchen-Table\",\"version\":1}",
        "{\"version\":1,\"game\":\"dealt\"}",
        "{\"pace\":\"Instant\"}",
        "<!doctype html><title>Dealt!</title>",
        "\u{FFFD}PNG\r\n\u{1A}",
        &deep,
    ];
    for text in texts {
        assert_eq!(game_of(text), Err(Foreign), "{text:.40}");
        assert_eq!(Save::<Dealt>::read(text), Err(Foreign), "{text:.40}");
    }
    assert_eq!(with("/format", json!("chess")), Foreign);
}

#[test]
fn half_a_game_is_damaged_rather_than_foreign() {
    let line = whole();
    assert_eq!(game_of(&line[..line.len() / 2]), Err(Damaged));
    let huge = format!("{line}{}", " ".repeat(5 << 20));
    assert_eq!(game_of(&huge), Err(Damaged));
    assert_eq!(game_of(&format!("{line}{line}")), Err(Damaged));
}

#[test]
fn other_formats_are_named_even_with_a_wrong_seal() {
    let line = whole();
    for version in [0, 2, u64::MAX] {
        let other = line.replace("\"version\":1", &format!("\"version\":{version}"));
        assert_ne!(other, line);
        assert_eq!(game_of(&other), Err(Unreadable::Version(version)));
        assert_eq!(
            with("/version", json!(version)),
            Unreadable::Version(version)
        );
    }
    for version in [json!(-1), json!(1.0), json!("1"), Value::Null] {
        assert_eq!(with("/version", version), Damaged);
    }
}

#[test]
fn other_games_and_rules_are_named() {
    assert_eq!(with("/game", json!("bridge")), Game("bridge".into()));
    let cut = with("/game", json!("ж".repeat(9_999)));
    assert_eq!(cut, Game("ж".repeat(20)));
    assert_eq!(with("/game", json!(7)), Damaged);
    for wrote in [0, 2, u64::MAX] {
        assert_eq!(with("/rules", json!(wrote)), Rules { wrote, here: 1 });
    }
    assert_eq!(with("/rules", json!("1")), Damaged);
}

#[test]
fn an_extra_or_missing_field_is_damage() {
    for object in [
        "",
        "/record",
        "/record/options",
        "/record/inputs/1",
        "/record/inputs/1/by",
    ] {
        let added = why(|save| {
            let object = save.pointer_mut(object).expect("it is there");
            object["more"] = json!(null);
        });
        assert_eq!(added, Damaged, "{object}");
    }
    for field in [
        "format", "version", "game", "rules", "record", "seats", "names", "practice",
    ] {
        let left_out = why(|save| drop(save.as_object_mut().map(|save| save.remove(field))));
        let expected = if field == "format" { Foreign } else { Damaged };
        assert_eq!(left_out, expected, "{field}");
    }
    for (pointer, value) in [
        ("/practice", json!(0)),
        ("/names", json!({})),
        ("/names/0", json!(null)),
        ("/record/seed", json!(-1)),
        ("/record/seed", json!(1.5)),
        ("/record/options/players", json!(260)),
        ("/record/inputs", json!(null)),
        ("/record/inputs/1/by", json!({"Seat": 256})),
        ("/record/inputs/1/action", json!("Fold")),
    ] {
        assert_eq!(with(pointer, value), Damaged, "{pointer}");
    }
}

#[test]
fn an_intact_but_illegal_game_is_not_replayed() {
    for (pointer, value) in [
        ("/record/options/players", json!(6)),
        ("/record/options/chips", json!(200)),
        ("/record/options/oldest", json!(255)),
        ("/record/inputs/1/by", json!("Clock")),
        ("/record/inputs/1/by", json!({"Seat": 255})),
        ("/record/inputs/1/action", json!({"Place": {"gap": 255}})),
        ("/record/inputs/0/at", json!(u32::MAX)),
    ] {
        assert_eq!(with(pointer, value), Record, "{pointer}");
    }
    let doubled = why(|save| {
        let inputs = save
            .pointer_mut("/record/inputs")
            .and_then(Value::as_array_mut);
        let inputs = inputs.expect("inputs");
        inputs.insert(0, inputs[0].clone());
    });
    assert_eq!(doubled, Record);
}

#[test]
fn players_must_match_the_seats() {
    for words in [
        json!([]),
        json!(["person"]),
        json!(["person", "person", "person"]),
        json!(["person", "easy", "normal", "hard", "hard"]),
        json!(["person", "easy", "normal", "Hard"]),
        json!(["person", "easy", "normal", ""]),
    ] {
        assert_eq!(with("/seats", words.clone()), Seats, "{words}");
    }
    for names in [json!([]), json!(["", "", ""]), json!(["", "", "", "", ""])] {
        assert_eq!(with("/names", names.clone()), Seats, "{names}");
    }
}

#[test]
fn each_reason_has_its_own_text() {
    let reasons = [
        Foreign,
        Damaged,
        Unreadable::Version(2),
        Game("bridge".into()),
        Rules { wrote: 3, here: 2 },
        Rules { wrote: 1, here: 2 },
        Record,
        Seats,
        Unfinished,
    ];
    let mut said: Vec<String> = reasons
        .iter()
        .map(|why| i18n::text(Language::English, Msg::from(why)))
        .collect();
    assert!(said[2].contains("format 2") && said[2].contains("format 1"));
    assert!(said[3].contains("\"bridge\""));
    assert!(said[4].contains("version 3") && said[5].contains("version 2"));
    assert!(said.iter().all(|said| said.ends_with('.')), "{said:#?}");
    said.sort();
    said.dedup();
    assert_eq!(said.len(), reasons.len());
}
