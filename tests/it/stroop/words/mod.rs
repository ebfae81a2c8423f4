//! The texts of Stroop: a sentence for everything, correct in singular and plural, and none that reveals
//! what fits.

mod article;
mod prompts;

use std::collections::BTreeSet;

use crate::words::named;
use kitchen_table::engine::{Game, Input, Rng, Seat, Status, Told as Heard};
use kitchen_table::games::stroop::{
    Card, Ending, Event, Flaw, Options, Refusal, Stroop, Word, deck,
};
use kitchen_table::i18n::stroop::{cards, log, results};
use kitchen_table::i18n::{Language, Names, Say, flaws, text};

use crate::words::{are_clean, are_different_sentences, is_sentence, names, names_with_you, say};

/// An event as a line of the log, or nothing.
fn line_of(language: Language, event: &Event, names: &Names) -> String {
    let msg = log::Msg::of(event, names);
    msg.map(|msg| text(language, msg)).unwrap_or_default()
}

/// All events of a game in which everybody does anything at any time.
pub(crate) fn heard(options: &Options, seed: u64) -> Vec<Event> {
    let mut log: Vec<Heard<Stroop>> = Vec::new();
    let mut rng = Rng::new(seed);
    let mut game = Stroop::deal(options, Rng::new(seed), &mut log);
    let mut at = 0;
    while let Status::ToAct(seats) = game.status() {
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *rng.pick(&seats).expect("somebody may act");
        // Many act at once, and occasionally nobody does.
        let longest = if rng.below(4) == 0 { 400 } else { 6 };
        at += rng.below(longest);
        if let Some(action) = game.random(seat, at, &mut rng) {
            game.apply(&Input::new(at, seat, action), &mut log);
        }
    }
    let events = log.into_iter().map(|told| match told {
        Heard::All(event) => event,
        Heard::Only(_, secret) => match secret {},
    });
    events.collect()
}

/// Games of all sizes, basic and advanced.
fn games() -> impl Iterator<Item = (Options, u64)> {
    let of = |players: u8, seed: u64| {
        let options = Options {
            advanced: players == 5 || seed % 2 == 1,
            games: if seed == 7 { 3 } else { 1 },
            ..Options::new(players)
        };
        (options, seed)
    };
    (2..=5).flat_map(move |players| (0..20).map(move |seed| of(players, seed)))
}

const KINDS: usize = 13;

/// The index of an event's kind, and who did it.
fn kind(event: &Event) -> (usize, Option<Seat>) {
    match *event {
        Event::RoundBegan { .. } => (0, None),
        Event::Drew { seat, .. } => (1, Some(seat)),
        Event::Waits { seat, .. } => (2, Some(seat)),
        Event::Landed { seat, .. } => (3, Some(seat)),
        Event::Second { seat, .. } => (4, Some(seat)),
        Event::TooLate { seat, .. } => (5, Some(seat)),
        Event::Fumbled { seat, .. } => (6, Some(seat)),
        Event::Barred { seat, .. } => (7, Some(seat)),
        Event::CalledTooLate { seat } => (8, Some(seat)),
        Event::Paused { .. } => (9, None),
        Event::RoundEnded { why, .. } => match why {
            Ending::Called(seat) => (10, Some(seat)),
            Ending::AllBarred | Ending::Stuck => (10, None),
        },
        Event::DealtOut { .. } => (11, None),
        Event::GameBegan { .. } => (12, None),
    }
}

#[test]
fn everything_that_happens_has_a_sentence() {
    let mut kinds = [false; KINDS];
    for (options, seed) in games() {
        let names = names(options.players);
        // It takes a race between a call and the last card that fits.
        let rare = Event::CalledTooLate { seat: Seat(0) };
        for event in heard(&options, seed).into_iter().chain([rare]) {
            let (kind, seat) = kind(&event);
            kinds[kind] = true;
            let quiet = matches!(event, Event::Drew { .. } | Event::Waits { .. });
            for &language in Language::ALL {
                let said = line_of(language, &event, &names);
                assert_eq!(said.is_empty(), quiet, "{said}");
                assert!(quiet || is_sentence(language, &said), "{said}");
                let named = seat.is_none_or(|seat| said.contains(names[seat].as_str()));
                assert!(quiet || named, "{said}");
                let you = names_with_you(language, options.players);
                let said = line_of(language, &event, &you);
                assert!(quiet || is_sentence(language, &said), "{said}");
            }
        }
    }
    assert_eq!(kinds, [true; KINDS], "events that did not happen");
}

#[test]
fn the_log_describes_the_card_and_its_look() {
    let card = |kind| Card::of_kind(kind).expect("a card");
    let names = names(3);
    let said = |event| line_of(Language::English, &event, &names);
    let seat = Seat(1);
    let landed = |card| said(Event::Landed { seat, card, at: 0 });
    assert_eq!(landed(card(0)), "Bo played “red” (big, hollow, blue).");
    let backward = "Bo played “red” (little, solid, blue, backward).";
    assert_eq!(landed(card(65)), backward);
    let (round, center) = (1, card(0));
    assert_eq!(
        said(Event::RoundBegan { round, center }),
        "Round one started on “red” (big, hollow, blue)."
    );
    let dealt_out = |each, filled| said(Event::DealtOut { each, filled });
    assert_eq!(
        dealt_out(12, 2),
        "The middle pile was dealt out, 12 cards each, with 2 new ones to make it even."
    );
    assert_eq!(
        dealt_out(1, 1),
        "The middle pile was dealt out, 1 card each, with 1 new one to make it even."
    );
    assert_eq!(
        dealt_out(9, 0),
        "The middle pile was dealt out, 9 cards each."
    );
}

#[test]
fn a_round_says_why_it_ended() {
    let names = names(3);
    for (why, line) in [
        (Ending::Called(Seat(2)), "Round one ended: Cy called STOP."),
        (Ending::AllBarred, "Round one ended: everyone was out."),
        (Ending::Stuck, "Round one ended: nobody could draw or play."),
    ] {
        let event = Event::RoundEnded { round: 1, why };
        assert_eq!(line_of(Language::English, &event, &names), line);
    }
}

#[test]
fn each_card_is_distinguished_from_all_that_look_different() {
    let advanced = true;
    let mut faces = BTreeSet::new();
    let mut spoken = BTreeSet::new();
    for card in deck(advanced) {
        faces.insert(card.face());
        let of_card = [cards::Msg::spoken, cards::Msg::looks].map(|it| it(card, advanced));
        for &language in Language::ALL {
            spoken.insert((language.code(), of_card[0].text(language)));
        }
        are_clean(of_card);
        let word = say(cards::Msg::Word(card.face().word));
        let so_many = format!("{} letters", word.len());
        let plain = say(cards::Msg::spoken(card, false));
        assert!(plain.starts_with(&format!("{word}, in ")) && plain.ends_with(&so_many));
    }
    assert_eq!(spoken.len(), faces.len() * Language::ALL.len());
    let card = Card::of_kind(16).expect("a card");
    let said = |advanced| {
        let card = [
            cards::Msg::spoken(card, advanced),
            cards::Msg::looks(card, advanced),
        ];
        card.map(say)
    };
    let plain = [
        "blue, in big hollow red, 4 letters",
        "red · big · hollow · 4 letters",
    ];
    assert_eq!(said(false), plain);
    assert_eq!(
        said(true),
        [
            plain[0].to_owned() + ", forward",
            plain[1].to_owned() + " · forward"
        ]
    );
}

#[test]
fn the_number_of_letters_matches_the_word() {
    for card in deck(true) {
        let word = card.face().word;
        let letters = say(cards::Msg::Word(word)).len();
        let names = ["three", "four", "five", "six"];
        let number = word
            .letters()
            .map(|letters| say(cards::Msg::Word(Word::Letters(letters))));
        let expected = letters.checked_sub(3).and_then(|at| names.get(at).copied());
        assert_eq!(number.as_deref(), expected, "{card:?}");
    }
}

pub(crate) fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::NothingToDraw,
        Refusal::NotInHand,
        Refusal::OneAtATime,
        Refusal::Fumbling { until: 700 },
        Refusal::DrawFirst(1),
        Refusal::DrawFirst(7),
        Refusal::Barred,
    ]
}

#[test]
fn refusals_are_sentences() {
    let all = refusals();
    are_different_sentences(&all);
    assert_eq!(say(Refusal::DrawFirst(1)), "Draw your last card first.");
}

#[test]
fn flaws_of_house_rules_are_explained_in_a_sentence() {
    let flaws = [
        Flaw::Players,
        Flaw::Cards,
        Flaw::Contention,
        Flaw::Fumble,
        Flaw::Games,
        Flaw::Handicap,
    ];
    let flaws = flaws.map(flaws::Msg::from);
    are_different_sentences(&flaws);
    let said = flaws.map(say);
    assert!(said[0].contains("advanced") && said[1].contains("advanced"));
}

#[test]
fn highlights_count_as_people_do() {
    use results::Msg;
    let told = |told: Msg| say(told);
    assert_eq!(told(Msg::Ties(1)), "1 photo finish");
    assert_eq!(told(Msg::Ties(3)), "3 photo finishes");
    assert_eq!(told(Msg::Ties(0)), "No photo finishes");
    let played = told(Msg::MostPlayed {
        who: named("Ann"),
        cards: 12,
    });
    assert_eq!(played, "Ann played the most cards: 12");
    let fumbled = told(Msg::MostFumbles {
        who: named("Ann"),
        times: 3,
    });
    assert_eq!(fumbled, "Ann tried the most cards that didn't fit: 3");
    let nobody = told(Msg::Ended(None));
    assert_eq!(nobody, "Nobody called STOP in the last round");
}
