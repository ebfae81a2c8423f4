//! Tests that messages of Slapshot are right for Ann, and for the only person at the table.

use crate::engine::{BySeat, Seat};
use crate::games::slapshot::{
    Bout, Card, Event, Kind, Refusal, Report, Reveal, Secret, Series, Special,
};
use crate::i18n::en::addressing::{both, said_of};
use crate::i18n::slapshot::results::{self, report};
use crate::i18n::slapshot::{Match, Msg, Season, face_off, log, moments};
use crate::i18n::{Language, Names, Say, text};

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);

fn card(kind: Kind, value: u8) -> Card {
    let special = Special::Plain;
    Card {
        kind,
        value,
        special,
    }
}

fn bout(host: Seat, visitor: Seat, overtime: u8) -> Bout {
    Bout {
        host,
        visitor,
        overtime,
    }
}

fn say(msg: impl Say) -> String {
    text(Language::English, msg)
}

/// The line of the log for an event.
fn line(event: &Event) -> [String; 2] {
    both(|names| log::event(Language::English, event, names))
}

fn expect(events: &[(Event, &str)]) {
    for (what, said) in events {
        assert_eq!(line(what), said_of(said));
    }
}

#[test]
fn turns_are_right_for_ann_and_for_you() {
    expect(&[
        (Event::Starts(ANN), "WHO WERE drawn to start."),
        (
            Event::Picked(ANN, Kind::Goalie),
            "WHO WERE dealt three forwards, two defensemen and a goalie.",
        ),
        (
            Event::TradeBegan { by: ANN, with: BO },
            "WHO drew a card from Bo's team.",
        ),
        (
            Event::TradeBegan { by: BO, with: ANN },
            "Bo drew a card from whose team.",
        ),
        (
            Event::Traded { by: ANN, with: BO },
            "WHO gave Bo a card for it.",
        ),
        (
            Event::Traded { by: BO, with: ANN },
            "Bo gave who a card for it.",
        ),
        (
            Event::Drafted(ANN, Kind::Forward),
            "WHO drafted a new forward.",
        ),
        (Event::Passed(ANN), "WHO passed."),
        (Event::Faced(bout(BO, ANN, 0)), "WHO visited Bo."),
        (Event::Faced(bout(ANN, BO, 0)), "Bo visited who."),
        (
            Event::Replaced(ANN, card(Kind::Forward, 8)),
            "WHO replaced the injured forward 8.",
        ),
    ]);
}

#[test]
fn wins_are_right_for_ann_and_for_you() {
    let won = |bout, winner, goals| Event::Won {
        bout,
        winner,
        goals,
    };
    let series = |home, other| Series {
        home,
        other,
        wins: [0, 0],
        to: 4,
    };
    let seat = ANN;
    expect(&[
        (
            won(bout(ANN, BO, 0), ANN, [3, 2]),
            "WHO beat Bo 3\u{2013}2.",
        ),
        (won(bout(ANN, BO, 0), BO, [1, 2]), "Bo beat who 2\u{2013}1."),
        (
            won(bout(BO, ANN, 1), ANN, [0, 1]),
            "WHO beat Bo in overtime.",
        ),
        (
            won(bout(BO, ANN, 3), BO, [1, 0]),
            "Bo beat who in the 3rd overtime.",
        ),
        (
            Event::Tossed(ANN),
            "Ten overtimes without a goal. The coin toss gave who the game.",
        ),
        (Event::Moved { seat, wins: 4 }, "WHO now HAVE 4 wins."),
        (
            Event::SeriesBegan(series(ANN, BO)),
            "The final begins: who against Bo, first to 4 wins. WHO HAVE home ice.",
        ),
        (
            Event::SeriesBegan(series(BO, ANN)),
            "The final begins: Bo against who, first to 4 wins. Bo has home ice.",
        ),
        (Event::SeriesWon(ANN), "WHO won the series."),
    ]);
}

/// Checks what the log and the text below the cards say when two cards meet at `host`'s home.
fn expect_met(host: Seat, cards: [Card; 2], said: &str, why: &str) {
    let visitor = if host == ANN { BO } else { ANN };
    let bout = bout(host, visitor, 0);
    let filled = cards.map(|card| {
        let mut line = [self::card(Kind::Forward, 5); 6];
        line[0] = card;
        line
    });
    let reveal = Report::of(bout, filled).reveals[0];
    let Reveal {
        cards,
        goal,
        injured,
    } = reveal;
    let goals = [2, u8::from(goal == Some(visitor))];
    let what = Event::Revealed {
        bout,
        cards,
        goal,
        injured,
        goals,
    };
    assert_eq!(line(&what), said_of(said));
    let reason = |names: &Names| face_off::reason(Language::English, bout, &reveal, names);
    assert_eq!(both(reason), said_of(why));
}

#[test]
fn meetings_are_right_for_ann_and_for_you() {
    let (seven, five) = (card(Kind::Defenseman, 7), card(Kind::Forward, 5));
    let bruiser = Card {
        special: Special::Bruiser,
        ..card(Kind::Defenseman, 4)
    };
    let beat = "WHOSE defenseman 7 beat Bo's forward 5. WHO LEAD 2\u{2013}0.";
    expect_met(ANN, [seven, five], beat, "7 beats 5.");
    let beat = "Bo's defenseman 7 beat whose forward 5. Bo leads 2\u{2013}0.";
    expect_met(BO, [seven, five], beat, "7 beats 5.");
    let stopped = "WHOSE goalie 2 stopped Bo's defenseman 7.";
    let goalie = card(Kind::Goalie, 2);
    expect_met(ANN, [goalie, seven], stopped, "Goalie stops it.");
    let hurt =
        "Bo's bruiser 4 met whose forward 4: same value, no goal. The bruiser injured the forward.";
    let why = "Same value: no goal. Bruiser: whose 4 is injured.";
    expect_met(BO, [bruiser, card(Kind::Forward, 4)], hurt, why);
}

#[test]
fn secrets_are_right_for_ann_and_for_you() {
    let drew = Secret::Drew(card(Kind::Forward, 9));
    let said = both(|names| say(log::Msg::secret(&drew, &names[ANN])));
    assert_eq!(said, said_of("WHO got a forward 9."));
    let [taken, given] = [card(Kind::Goalie, 7), card(Kind::Goalie, 3)];
    let said = both(|names| {
        let by = &names[ANN];
        say(log::Msg::TookYours { by, taken, given })
    });
    let expected = "WHO took your goalie 7 and gave you a goalie 3.";
    assert_eq!(said, said_of(expected));
}

#[test]
fn moments_are_right_for_ann_and_for_you() {
    let tossed = Event::Won {
        bout: bout(BO, ANN, 10),
        winner: ANN,
        goals: [0, 0],
    };
    let moment = |names: &Names| {
        let msg = moments::Msg::of(&tossed, names).expect("everybody notices it");
        say(msg)
    };
    assert_eq!(both(moment), said_of("The toss went to who"));
}

#[test]
fn standings_and_reasons_are_right_for_ann_and_for_you() {
    let series = Series {
        home: ANN,
        other: BO,
        wins: [1, 0],
        to: 4,
    };
    let expected = "Final, game 2: who 1, Bo 0, who at home";
    assert_eq!(
        both(|names| say(Msg::of_series(&series, names))),
        said_of(expected)
    );
    let first = Refusal::OthersFirst(ANN);
    let expected = "Visit who first: you play everyone once before anyone twice.";
    assert_eq!(both(|names| say((first, names))), said_of(expected));
}

#[test]
fn the_story_of_a_season_is_right_for_ann_and_for_you() {
    let game = Match {
        bout: bout(BO, ANN, 0),
        goals: [1, 2],
        winner: ANN,
    };
    let season = |finalists| Season {
        wins: BySeat::new(3, |_| 3),
        games: 9,
        semi_finals: vec![finalists],
        last: vec![game; 4],
        finalists,
    };
    let won = "WHO swept Bo 4\u{2013}0 in the final. The deciding game went to who on the road, \
               2\u{2013}1. The season took 9 games: who won 3 of them, Bo won 3. WHO beat Bo in a \
               semi-final.";
    assert_eq!(
        both(|names| report(Language::English, &season([ANN, BO]), names)),
        said_of(won)
    );
    let won = Match {
        goals: [0, 5],
        ..game
    };
    let biggest = |names: &Names| say(results::Msg::biggest_win(&won, names));
    let expected = "WHO had the biggest win, 5\u{2013}0 against Bo";
    assert_eq!(both(biggest), said_of(expected));
    let injuries = |names: &Names| {
        let who = &names[ANN];
        say(results::Msg::MostInjuries { who, injuries: 3 })
    };
    let expected = "WHOSE team had the most injuries: 3";
    assert_eq!(both(injuries), said_of(expected));
}
