//! The log of Slapshot, in English.

use super::cards::{a_card, kind, name, name_within};
use super::reveals::{goals, revealed};
use crate::engine::Seat;
use crate::games::slapshot::season::FINAL;
use crate::games::slapshot::{Bout, Card, Event, Kind, Secret, Series};
use crate::i18n::Name;
use crate::i18n::en::words::{agree, capital, count, ordinal, possessive_within, within};
use crate::i18n::slapshot::{Match, Names};

/// The line of the log for an event.
pub(super) fn event(event: &Event, names: &Names) -> String {
    let who = |seat: Seat| &names[seat];
    match *event {
        Event::Starts(seat) => {
            let who = who(seat);
            format!("{who} {} drawn to start.", agree(who, "was", "were"))
        }
        Event::Picked(seat, of) => format!("{} picked a {}.", who(seat), kind(of, 1)),
        Event::TradeBegan { by, with } => {
            let whose = possessive_within(who(with));
            format!("{} drew a card from {whose} team.", who(by))
        }
        Event::Traded { by, with } => {
            format!("{} gave {} a card for it.", who(by), within(who(with)))
        }
        Event::Drafted(seat, of) => format!("{} drafted a new {}.", who(seat), kind(of, 1)),
        Event::Passed(seat) => format!("{} passed.", who(seat)),
        Event::Faced(bout) => faced(&bout, names),
        // Everybody sees who is still to act.
        Event::LinedUp(_) => String::new(),
        Event::Revealed { .. } => revealed(event, names),
        Event::Replaced(seat, card) => {
            format!("{} replaced the injured {}.", who(seat), name_within(card))
        }
        Event::Tossed(seat) => {
            let who = within(who(seat));
            format!("Ten overtimes without a goal. The coin toss gave {who} the game.")
        }
        Event::Won { .. } => won(event, names).map_or_else(String::new, |won| format!("{won}.")),
        Event::Moved { seat, wins } => {
            let (who, wins) = (who(seat), count(wins, "win"));
            format!("{who} now {} {wins}.", agree(who, "has", "have"))
        }
        Event::SeasonEnded => "The season is over. Now for the playoffs.".into(),
        Event::SeriesBegan(series) => series_began(&series, names),
        Event::SeriesWon(seat) => format!("{} won the series.", who(seat)),
    }
}

fn faced(bout: &Bout, names: &Names) -> String {
    match bout.overtime {
        0 => {
            let [host, visitor] = bout.sides().map(|seat| &names[seat]);
            format!("{visitor} visited {}.", within(host))
        }
        1 => "A tie, so there's overtime.".into(),
        overtime => format!("No goal, so there's a {} overtime.", ordinal(overtime)),
    }
}

/// "Bo beat Ann 3–2"; `None` if a toss decided and was reported.
fn won(event: &Event, names: &Names) -> Option<String> {
    let &Event::Won {
        bout,
        winner,
        goals: scored,
    } = event
    else {
        return None;
    };
    let game = Match {
        bout,
        goals: scored,
        winner,
    };
    let (who, whom) = (&names[winner], within(&names[game.loser()]));
    match (bout.overtime, scored) {
        (_, [one, other]) if one == other => None,
        (0, _) => Some(format!("{who} beat {whom} {}", goals(game.winner_first()))),
        (1, _) => Some(format!("{who} beat {whom} in overtime")),
        (many, _) => Some(format!(
            "{who} beat {whom} in the {} overtime",
            ordinal(many)
        )),
    }
}

fn series_began(series: &Series, names: &Names) -> String {
    let what = if series.to == FINAL {
        "The final begins"
    } else {
        "A semi-final begins"
    };
    let [home, other] = [series.home, series.other].map(|seat| within(&names[seat]));
    let wins = count(series.to, "win");
    let has = agree(&names[series.home], "has", "have");
    let home_again = capital(home);
    format!("{what}: {home} against {other}, first to {wins}. {home_again} {has} home ice.")
}

/// What one manager alone saw.
pub(super) fn secret(secret: &Secret, who: &Name) -> String {
    match *secret {
        Secret::Drew(card) => format!("{who} got {}.", a_card(card)),
        Secret::Taken(card) => format!("The card drawn was {}.", a_card(card)),
        Secret::GivenBack(card) => format!("The card given for it was {}.", a_card(card)),
    }
}

/// A trade as told to one of the two managers.
pub(super) fn traded(to: Seat, sides: [Seat; 2], cards: [Card; 2], names: &Names) -> String {
    let [by, with] = sides.map(|seat| &names[seat]);
    let (taken, given) = (name_within(cards[0]), a_card(cards[1]));
    if to == sides[0] {
        let (from, to) = (possessive_within(with), within(with));
        format!("You took {from} {taken} and gave {to} {given}.")
    } else {
        format!("{by} took your {taken} and gave you {given}.")
    }
}

/// An event in a few words over the table; empty for most events.
pub(super) fn moment(event: &Event, names: &Names) -> String {
    let who = |seat: Seat| &names[seat];
    match *event {
        Event::TradeBegan { by, with } => {
            format!("{} traded with {}", who(by), within(who(with)))
        }
        Event::Drafted(seat, of) => format!("{} drafted a {}", who(seat), kind(of, 1)),
        Event::Passed(seat) => format!("{} passed", who(seat)),
        Event::Faced(Bout {
            host,
            visitor,
            overtime: 0,
        }) => format!("{} visited {}", who(visitor), within(who(host))),
        Event::Faced(_) => "Overtime".into(),
        Event::Revealed {
            goal: Some(seat), ..
        } => format!("Goal for {}", within(who(seat))),
        Event::Tossed(seat) => format!("The toss went to {}", within(who(seat))),
        Event::Won { .. } => won(event, names).unwrap_or_default(),
        Event::SeasonEnded => "Playoffs".into(),
        Event::SeriesBegan(series) => {
            let what = if series.to == FINAL {
                "The final"
            } else {
                "Semi-final"
            };
            let [home, other] = [series.home, series.other].map(|seat| within(who(seat)));
            format!("{what}: {home} against {other}")
        }
        Event::SeriesWon(seat) => format!("{} won the series", who(seat)),
        _ => String::new(),
    }
}

/// A turn, in a few words.
pub(super) fn last_turn(turn: &[&Event]) -> String {
    let own = turn.iter().find_map(|event| match event {
        Event::LinedUp(seat) => Some(*seat),
        _ => None,
    });
    if let Some(own) = own {
        return lined_up(turn, own);
    }
    let did = turn.iter().find_map(|event| did(event));
    did.unwrap_or_default()
}

/// The outcome of a line-up.
fn lined_up(turn: &[&Event], own: Seat) -> String {
    let end = turn.iter().find_map(|event| match **event {
        Event::Won {
            bout,
            winner,
            goals: scored,
        } => Some(Match {
            bout,
            goals: scored,
            winner,
        }),
        _ => None,
    });
    let revealed = |event: &&Event| matches!(event, Event::Revealed { .. });
    match end {
        Some(game) => {
            let [more, fewer] = game.winner_first();
            let (did, score) = if game.winner == own {
                ("won", [more, fewer])
            } else {
                ("lost", [fewer, more])
            };
            match game.bout.overtime {
                0 => format!("{did} {}", goals(score)),
                _ => format!("{did} in overtime"),
            }
        }
        None if turn.iter().any(revealed) => "tied, overtime follows".into(),
        None => "lined up".into(),
    }
}

fn did(event: &Event) -> Option<String> {
    let kind = |of: Kind| kind(of, 1);
    Some(match *event {
        Event::Picked(_, of) => format!("picked a {}", kind(of)),
        Event::TradeBegan { .. } => "traded".into(),
        Event::Drafted(_, of) => format!("drafted a {}", kind(of)),
        Event::Passed(_) => "passed".into(),
        Event::Faced(_) => "went to play a game".into(),
        _ => return None,
    })
}

/// A card's name at the beginning of a sentence.
pub(super) fn name_first(card: Card) -> String {
    capital(&name(card))
}
