//! The texts of Swoop: a sentence for everything, correct in singular and plural, and none that
//! names a hidden card.

mod prompts;

use crate::words::named;
use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::{Eyes, Input, Seat, Table, Told};
use kitchen_table::games::swoop::{Event, Options, Rank, Secret, Swoop, Tableau};
use kitchen_table::i18n::swoop::{Msg, log};
use kitchen_table::i18n::{Language, text};

use super::scene::{Deal, Scene, counts};
use crate::words::{are_clean, is_sentence, names, say};

/// The log of these steps.
fn log(scene: &mut Scene) -> Vec<String> {
    log_in(Language::English, scene)
}

fn log_in(language: Language, scene: &mut Scene) -> Vec<String> {
    let news = scene.news();
    let names = names(3);
    news.iter()
        .map(|event| log::event(language, event, &names))
        .collect()
}

/// All events of a game among bots.
fn told(players: u8, seed: u64, options: Options) -> Vec<Told<Swoop>> {
    let mut told = Vec::new();
    let mut table = Table::<Swoop>::new(options, seed, &mut told).expect("no flaw in the options");
    let bot = Swoop::bot([Level::Easy, Level::Normal, Level::Hard][usize::from(players % 3)]);
    let mut at = 0;
    while let Some(seat) = table.observe(Eyes::Table, 0).to_act().single() {
        let seen = table.observe(Eyes::Seat(seat), at);
        let choice = bot.choose(&seen, &mut table.chance(seat));
        let action = choice.expect("a bot whose turn it is chooses").action;
        let input = Input::new(at, seat, action);
        table.play(input, &mut told).expect("it is legal");
        at += 1000;
    }
    told
}

#[test]
fn everything_that_happens_has_a_sentence() {
    let mut kinds = [false; 12];
    for players in 3..=8 {
        let options = Options {
            minutes: (players == 5).then_some(1),
            ..Options::new(players)
        };
        let names = names(players);
        for told in told(players, 7, options) {
            for &language in Language::ALL {
                let (said, who) = match &told {
                    Told::All(event) => {
                        kinds[kind(event)] = true;
                        (log::event(language, event, &names), actor(event))
                    }
                    Told::Only(seat, secret) => {
                        let msg = log::Msg::secret(secret, &names[*seat]);
                        (text(language, msg), Some(*seat))
                    }
                };
                if matches!(told, Told::All(Event::EndedTurn { .. })) {
                    // Everybody sees whose turn it is then.
                    assert_eq!(said, "");
                    continue;
                }
                assert!(is_sentence(language, &said), "{said}");
                let named = who.is_none_or(|seat| said.contains(names[seat].as_str()));
                assert!(named, "{said}");
            }
        }
    }
    assert_eq!(kinds, [true; 12], "events that did not happen");
}

/// The index of an event's kind.
fn kind(event: &Event) -> usize {
    match event {
        Event::RoundBegan { .. } => 0,
        Event::Drew { .. } => 1,
        Event::Starts { .. } => 2,
        Event::Played { .. } => 3,
        Event::Flipped { .. } => 4,
        Event::Added { .. } => 5,
        Event::Swooped { .. } => 6,
        Event::TookPile { .. } => 7,
        Event::EndedTurn { .. } => 8,
        Event::TimeCalled => 9,
        Event::WentOut { .. } => 10,
        Event::Scored { .. } => 11,
    }
}

fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::RoundBegan { .. } | Event::TimeCalled => None,
        Event::Drew { seat, .. }
        | Event::Starts { seat }
        | Event::Played { seat, .. }
        | Event::Flipped { seat, .. }
        | Event::Added { seat, .. }
        | Event::Swooped { seat, .. }
        | Event::TookPile { seat, .. }
        | Event::EndedTurn { seat }
        | Event::WentOut { seat }
        | Event::Scored { seat, .. } => Some(*seat),
    }
}

#[test]
fn the_last_turn_is_summarized_in_a_few_words() {
    let lately = |scene: &mut Scene| {
        let news = scene.news();
        log::turn_in_brief(Language::English, &news.iter().collect::<Vec<_>>())
    };
    let mut scene = Deal::of(["K K 7 ... | K 5 6 8 | 8 . . .", "Q 4 4 10 ...", "..."]).begin();
    scene.news();
    scene.play(0, "K K @0");
    assert_eq!(lately(&mut scene), "played 3 kings");
    scene.flip(0, 0);
    assert_eq!(lately(&mut scene), "turned over an 8");
    scene.add(0, "@3");
    scene.done(0);
    assert_eq!(lately(&mut scene), "added an 8");
    scene.play(1, "10");
    scene.play(1, "4 4");
    assert_eq!(lately(&mut scene), "10, swoop!, 4×2");
    assert_eq!(lately(&mut scene), "");
}

#[test]
fn screen_readers_are_told_the_options() {
    let turn = |top| say(Msg::AsksTurn(top));
    assert_eq!(turn(Some(Rank::Nine)), "9 or lower");
    assert_eq!(turn(Some(Rank::Ace)), "aces");
    assert_eq!(turn(None), "the pile is empty, anything goes");
    assert_eq!(say(Msg::AsksAgain), "play again, anything goes");
    let go_on = |turn, add| say(Msg::AsksGoOn { turn, add });
    let all = "turn over a card, add to this one, or end your turn";
    assert_eq!(go_on(true, true), all);
    assert_eq!(go_on(false, false), "end your turn");
}

#[test]
fn the_log_says_which_cards_went_where() {
    let mut scene = Deal::of(["K K 7 ... | K 5 6 8 | 8 . . .", "Q 7 7 ...", "..."]).begin();
    scene.news();
    scene.play(0, "K K @0");
    scene.flip(0, 0);
    scene.add(0, "@3");
    scene.done(0);
    let said = [
        "Ann played 3 kings: 2 from hand, 1 face up from stack 1.",
        "Ann turned over face-down card 1: an 8.",
        "Ann added a face-up 8 from stack 4.",
        "",
    ];
    assert_eq!(log(&mut scene), said);
    scene.play(1, "Q");
    let said = [
        "Bo played a queen from hand.",
        "That was higher, so Bo took the pile: 6 cards, 56 points.",
    ];
    assert_eq!(log(&mut scene), said);
}

#[test]
fn the_end_is_reported_with_the_cards_left() {
    let left = "A 4 10 | - - - K | - - - 7";
    let mut scene = Deal::of(["10 | - - - - | - - - -", left, "7 7 | - - - - | - - - -"])
        .until(50, None)
        .begin();
    scene.news();
    scene.play(0, "10");
    let said = [
        "Ann played a 10 from hand.",
        "Ann swooped! 1 card out of play.",
        "Ann ran out of cards. The round is over.",
        "Ann scored 0. Total: 0.",
        "Bo had an ace, a 4, a 7, a king and a 10 left: 72 points. Total: 72.",
        "Cy had 2 sevens left: 14 points. Total: 14.",
    ];
    assert_eq!(log(&mut scene), said);
}

/// The same deal for everyone who watches; only the hidden cards differ.
#[test]
fn no_line_of_the_deal_reveals_hidden_cards() {
    let begin = |language, hand: &str, blinds: &str| {
        let first = format!("{hand} ... | K 5 6 8 | {blinds}");
        let deal = Deal::of([&first, "... | 2 3 4 5", "... | 6 7 8 9"]).draws("K A A");
        log_in(language, &mut deal.begin())
    };
    for &language in Language::ALL {
        let one = begin(language, "7 7 2", "10 10 * *");
        assert_eq!(one, begin(language, "A A Q", "3 3 3 9"));
    }
    let one = begin(Language::English, "7 7 2", "10 10 * *");
    assert!(one[0].starts_with("Round 1 starts. Face up: Ann king, 5, 6 and 8; Bo 2,"));
    assert_eq!(one[1], "Ann drew a king to see who'd start.");
    assert_eq!(
        one.last().map(String::as_str),
        Some("Ann drew the highest card and got to start.")
    );
}

#[test]
fn a_players_table_cards_name_no_face_down_card() {
    let scene = Deal::of(["7 ... | K 4 4 - | 2 . . 9", "...", "..."]).begin();
    let lies = |tableau: &Tableau| say(Msg::in_front(tableau));
    let tableaus = scene.table().tableaus;
    assert_eq!(
        lies(&tableaus[Seat(0)]),
        "face up: king, 4, 4; face down: 4, one uncovered"
    );
    let gone = Deal::of(["7 | - - - - | - - - -", "7 | - - - - | . . . .", "..."]).begin();
    let tableaus = gone.table().tableaus;
    assert_eq!(lies(&tableaus[Seat(0)]), "nothing on the table");
    assert_eq!(
        lies(&tableaus[Seat(1)]),
        "face up: none; face down: 4, all uncovered"
    );
}

#[test]
fn cards_are_counted_as_people_do() {
    let cards = |rank, many| say(Msg::Cards { rank, many });
    assert_eq!(cards(Rank::Ace, 1), "an ace");
    assert_eq!(cards(Rank::Eight, 1), "an 8");
    assert_eq!(cards(Rank::Ten, 1), "a 10");
    assert_eq!(cards(Rank::Seven, 4), "4 sevens");
    assert_eq!(cards(Rank::King, 0), "no king");
    let hand = Secret::Dealt(counts("7 7 K *"));
    let said = say(log::Msg::secret(&hand, named("Ann")));
    assert_eq!(said, "Ann was dealt 2 sevens, a king and a joker.");
    for rank in Rank::ALL {
        assert!(say(Msg::Face(rank)).chars().count() <= 2, "{rank:?}");
    }
}

#[test]
fn singular_and_plural_are_distinguished() {
    for many in [0, 1, 2, 255, 300] {
        let small = u8::try_from(many).unwrap_or(u8::MAX);
        let (cards, points) = (many, many.into());
        are_clean([
            Msg::PileHolds { cards, points },
            Msg::Gone(many),
            Msg::Decks(small),
            Msg::time_limit(Some(many)),
            Msg::TimeLeft(points),
            Msg::target(many),
            Msg::PointsSoFar {
                leader: Some(named("Ann")),
                target: many,
            },
            Msg::HandCount(small),
            Msg::Total(points),
            Msg::FewLeft {
                name: named("Ann"),
                left: small,
            },
            Msg::Caught {
                points,
                blinds: small,
            },
        ]);
    }
    let pile = |cards, points| say(Msg::PileHolds { cards, points });
    assert_eq!(pile(1, 1), "1 card, 1 point");
    assert_eq!(pile(23, 181), "23 cards, 181 points");
    assert_eq!(pile(0, 0), "The pile is empty");
    assert_eq!(say(Msg::target(500)), "500 (about 12 rounds)");
    let top = |run| say(Msg::top_of_pile(Rank::Seven, run));
    assert_eq!(top(1), "A 7 on top");
    assert_eq!(top(3), "3 sevens on top, one more to swoop");
}

#[test]
fn the_known_part_of_a_hand_is_what_was_picked_up() {
    let mut scene = Deal::of(["3 ...", "9 ...", "..."]).begin();
    scene.play(0, "3").play(1, "9");
    let tableaus = scene.table().tableaus;
    let known = &tableaus[Seat(1)].known;
    let said = |all| say(Msg::Known { known, all });
    assert_eq!(said(false), "including a 3 and a 9");
    assert_eq!(said(true), "all known: a 3 and a 9");
}
