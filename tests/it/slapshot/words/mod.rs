//! The texts of Slapshot: a sentence for everything, correct in singular and plural, and none that
//! names a hidden card.

mod article;
mod log;
mod refusals;
mod seasons;

use kitchen_table::engine::{Seat, Told};
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::{Card, Event, Kind, Options, Secret, Slapshot};
use kitchen_table::i18n::Language::{self, English};
use kitchen_table::i18n::slapshot::{Msg, Prompt, log as lines, moments, prompt};
use kitchen_table::i18n::text;
use kitchen_table::staging::slapshot::Verb;

use super::scene::card;
use crate::support::random_game;
use crate::words::{are_sentences, is_clean, is_sentence, names, say};

/// Short seasons of all kinds.
fn seasons() -> impl Iterator<Item = (Options, u64)> {
    let of = |(players, seed): (u8, u64)| {
        let options = Options {
            wins: 3,
            league: seed % 3 == 1,
            limits: seed % 2 == 1,
            ..Options::new(players)
        };
        (options, seed)
    };
    (2..=6).flat_map(move |players| (0..6).map(move |seed| of((players, seed))))
}

#[test]
fn everything_that_happens_has_a_sentence() {
    let mut kinds = [false; KINDS];
    let mut secrets = [false; 3];
    for (options, seed) in seasons() {
        let names = names(options.players);
        for told in random_game::<Slapshot>(&options, seed).0 {
            match &told {
                Told::All(event) => {
                    kinds[kind(event)] = true;
                    let quiet = matches!(event, Event::LinedUp(_));
                    for &language in Language::ALL {
                        let said = lines::event(language, event, &names);
                        assert_ne!(quiet, is_sentence(language, &said), "{said}");
                        if let Some(moment) = moments::Msg::of(event, &names) {
                            let moment = text(language, moment);
                            assert!(is_clean(language, &moment), "{moment}");
                            assert!(moment.chars().count() < 40, "{moment}");
                        }
                    }
                }
                Told::Only(seat, secret) => {
                    secrets[kind_of_secret(secret)] = true;
                    are_sentences([lines::Msg::secret(secret, &names[*seat])]);
                }
            }
        }
    }
    // Ten overtimes without a goal have a scene of their own.
    kinds[13] = true;
    assert_eq!(kinds, [true; KINDS], "events that did not happen");
    assert_eq!(secrets, [true; 3]);
}

const KINDS: usize = 16;

/// The index of an event's kind.
fn kind(event: &Event) -> usize {
    match event {
        Event::Starts(_) => 0,
        Event::Picked(..) => 1,
        Event::TradeBegan { .. } => 2,
        Event::Traded { .. } => 3,
        Event::Drafted(..) => 4,
        Event::Passed(_) => 5,
        Event::Faced(_) => 6,
        Event::LinedUp(_) => 7,
        Event::Revealed { .. } => 8,
        Event::Replaced(..) => 9,
        Event::Won { .. } => 10,
        Event::Moved { .. } => 11,
        Event::SeasonEnded => 12,
        Event::Tossed(_) => 13,
        Event::SeriesBegan(_) => 14,
        Event::SeriesWon(_) => 15,
    }
}

fn kind_of_secret(secret: &Secret) -> usize {
    match secret {
        Secret::Drew(_) => 0,
        Secret::Taken(_) => 1,
        Secret::GivenBack(_) => 2,
    }
}

/// Whether a card is named in a line.
fn names_card(language: Language, said: &str, card: Card) -> bool {
    let name = match text(language, Msg::Card(card)) {
        name if name.starts_with("Tiny") => name,
        // "goalie 1" is not part of "goalie 10".
        name => {
            let followed = |after: &str| !after.starts_with(|c: char| c.is_ascii_digit());
            let mut rest = said.split(&name).skip(1);
            return rest.any(followed);
        }
    };
    said.contains(&name)
}

#[test]
fn a_line_for_everybody_names_only_cards_that_everybody_saw() {
    let mut seen = 0;
    for (options, seed) in seasons() {
        let names = names(options.players);
        for told in random_game::<Slapshot>(&options, seed).0 {
            let Told::All(event) = told else { continue };
            let open = match event {
                Event::Revealed { cards, .. } => cards.to_vec(),
                Event::Replaced(_, card) => vec![card],
                _ => Vec::new(),
            };
            for &language in Language::ALL {
                let names_card = |said: &str, card| names_card(language, said, card);
                let said = lines::event(language, &event, &names);
                for card in deck() {
                    let is_open = open.contains(&card);
                    assert_eq!(names_card(&said, card), is_open, "{said}: {card:?}");
                    seen += usize::from(is_open);
                }
                let seats = (0..options.players).map(Seat);
                let lately = seats.filter_map(|seat| moments::Msg::lately(seat, &[&event]));
                for few in moments::Msg::of(&event, &names).into_iter().chain(lately) {
                    let few = text(language, few);
                    assert!(deck().iter().all(|&card| !names_card(&few, card)), "{few}");
                }
            }
        }
    }
    assert!(seen > 1000, "{seen}");
}

#[test]
fn whoever_is_traded_with_is_told_the_cards() {
    let names = &names(2);
    let (taken, given) = (card("F9"), card("F4"));
    let by = &names[Seat(1)];
    assert_eq!(
        say(lines::Msg::TookYours { by, taken, given }),
        "Bo took your forward 9 and gave you a forward 4."
    );
}

#[test]
fn screen_readers_are_told_the_options() {
    let turn = |verbs: &[Verb]| prompt::asks_turn(English, verbs.iter().copied());
    assert_eq!(turn(&Verb::ALL), "trade, draft, play a game or pass");
    assert_eq!(turn(&[Verb::Trade, Verb::Draft]), "trade or draft");
    assert_eq!(
        say(Prompt::AsksGiveBackKind(Kind::Goalie)),
        "give back another goalie"
    );
}

#[test]
fn the_contest_is_named_with_its_score() {
    use kitchen_table::games::slapshot::Series;
    let names = &names(3);
    let contest = |wins, to| {
        let (home, other) = (Seat(0), Seat(1));
        let series = Series {
            home,
            other,
            wins,
            to,
        };
        say(Msg::of_series(&series, names))
    };
    assert_eq!(contest([1, 1], 4), "Final, game 3: Ann 1, Bo 1, Bo at home");
    assert_eq!(contest([4, 2], 4), "Final: Ann 4, Bo 2");
    assert_eq!(
        contest([0, 0], 2),
        "Semi-final, game 1: Ann 0, Bo 0, Ann at home"
    );
}
