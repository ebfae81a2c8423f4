//! The refusals of Slapshot's rules, and the flaws of a deck, in words.

use kitchen_table::engine::Seat;
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::options::deck_flaw;
use kitchen_table::games::slapshot::{Card, Flaw, Kind, Refusal, Special};
use kitchen_table::i18n::flaws;
use kitchen_table::i18n::slapshot::house_rules;

use crate::slapshot::scene::card;
use crate::words::{all_differ, are_sentences, names, say};

fn why_not(refusal: Refusal) -> String {
    say((refusal, &names(4)))
}

#[test]
fn refusals_are_sentences() {
    let mut all = vec![
        Refusal::PickFirst,
        Refusal::TeamsAreComplete,
        Refusal::GiveBackFirst,
        Refusal::NothingToGiveBack,
        Refusal::SameCard,
        Refusal::NoSuchManager,
        Refusal::LineUpFirst,
        Refusal::NoGame,
        Refusal::NotYourTeam,
        Refusal::VisitedTwice,
        Refusal::OthersFirst(Seat(1)),
        Refusal::NoTradesLeft,
        Refusal::NoDraftsLeft,
        Refusal::GamesLeft,
        Refusal::NoPassing,
    ];
    all.extend(Kind::ALL.map(Refusal::KindComplete));
    all.extend(Kind::ALL.map(Refusal::DeckEmpty));
    all.extend(deck().map(Refusal::NotInTeam));
    all.extend(Kind::ALL.map(Refusal::OtherKind));
    let names = names(4);
    are_sentences(all.into_iter().map(|it| (it, &names)));
}

#[test]
fn refusals_say_what_would_be_legal() {
    for (refusal, said) in [
        (
            Refusal::KindComplete(Kind::Goalie),
            "You already have 1 goalie, which is all a team has.",
        ),
        (
            Refusal::OtherKind(Kind::Forward),
            "Give back a forward: you drew one.",
        ),
        (
            Refusal::NotInTeam(card("D0T")),
            "Tiny Tim isn't on your team.",
        ),
        (
            Refusal::DeckEmpty(Kind::Defenseman),
            "There are no defensemen left to draw.",
        ),
        (
            Refusal::OthersFirst(Seat(1)),
            "Visit Bo first: you play everyone once before anyone twice.",
        ),
    ] {
        assert_eq!(why_not(refusal), said);
    }
}

#[track_caller]
fn expect(change: impl FnOnce(&mut Vec<Card>), said: &str) {
    let mut deck = deck().to_vec();
    change(&mut deck);
    let flaw = deck_flaw(&deck).expect("a flaw");
    assert_eq!(say(flaws::Msg::from(flaw)), said);
}

#[test]
fn a_deck_flaw_says_how_to_fix_it() {
    expect(
        |deck| deck.truncate(50),
        "A deck has 54 cards, and this one has 50. Add 4.",
    );
    expect(
        |deck| deck.push(card("F3")),
        "A deck has 54 cards, and this one has 55. Take out 1.",
    );
    expect(
        |deck| deck[0].value = 11,
        "Forward 11 is too high: values go from 0 to 10.",
    );
    let turn_into = |deck: &mut Vec<Card>, from: Kind, to: Kind, how_many: usize| {
        let of = deck.iter_mut().filter(|card| card.kind == from);
        of.take(how_many).for_each(|card| card.kind = to);
    };
    expect(
        |deck| turn_into(deck, Kind::Goalie, Kind::Forward, 4),
        "Six teams need at least 6 goalies, and this deck has 5. Add some.",
    );
    expect(
        |deck| turn_into(deck, Kind::Goalie, Kind::Forward, 9),
        "Six teams need at least 6 goalies, and this deck has none. Add some.",
    );
    let mark = |deck: &mut Vec<Card>, from: Special, to: Special, how_many: usize| {
        let of = deck.iter_mut().filter(|card| card.special == from);
        of.take(how_many).for_each(|card| card.special = to);
    };
    let (plain, bruiser, tiny) = (Special::Plain, Special::Bruiser, Special::TinyTim);
    expect(
        |deck| mark(deck, bruiser, plain, 1),
        "A deck has exactly 4 bruisers, and this one has 3. Mark 1 more.",
    );
    expect(
        |deck| mark(deck, plain, bruiser, 2),
        "A deck has exactly 4 bruisers, and this one has 6. Unmark 2.",
    );
    expect(
        |deck| mark(deck, tiny, plain, 1),
        "Tiny Tim is missing. Mark one forward or defenseman as him.",
    );
    expect(
        |deck| mark(deck, plain, tiny, 1),
        "There's only one Tiny Tim, and 2 cards are marked as him. Keep one.",
    );
    expect(
        |deck| {
            mark(deck, tiny, plain, 1);
            deck[53].special = tiny;
        },
        "Tiny Tim can't be a goalie. Mark a forward or defenseman as him.",
    );
    are_sentences([Flaw::Players, Flaw::Wins].map(flaws::Msg::from));
}

#[test]
fn house_rules_have_labels() {
    use house_rules::{Msg, WhichDeck};
    let labels: Vec<String> = (3..=9).map(|wins| say(Msg::WinsChoice(wins))).collect();
    assert_eq!(labels[0], "3 wins to the playoffs");
    assert_eq!(labels[6], "9 wins to the playoffs");
    for (one, other) in [
        (Msg::LeagueChoice(false), Msg::LeagueChoice(true)),
        (Msg::LimitsChoice(false), Msg::LimitsChoice(true)),
        (
            Msg::DeckChoice(WhichDeck::Ours),
            Msg::DeckChoice(WhichDeck::Own),
        ),
    ] {
        all_differ([one, other]);
    }
}
