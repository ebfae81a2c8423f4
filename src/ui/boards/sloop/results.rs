//! The outcome of a game of Sloop: the number of cards captured, the counted score piles, and its highlights.

use std::cmp::Reverse;

use yew::prelude::*;

use super::counted::{Counted, Team};
use super::players::team;
use crate::engine::{BySeat, Outcome, Seat, Seats, sorted};
use crate::games::sloop::{Event, Sloop, Stage, View};
use crate::i18n::sloop::results::Msg;
use crate::i18n::{Names, People};
use crate::ui::boards::kit::{Results, Story};
use crate::ui::components::Sheet;
use crate::ui::words::say;

impl Results for Sloop {
    /// One column: the cards in each score pile.
    fn score(story: &Story<Sloop>) -> Sheet {
        let view = &story.seen.view;
        Sheet {
            caption: say(Msg::CardsCaptured),
            rounds: Vec::new(),
            total: say(Msg::Totals),
            totals: view.piles.map(|_, pile| say(Msg::Count(pile.len()))),
        }
    }

    /// The biggest capture, who captured most builds, and who stole most.
    fn highlights(story: &Story<Sloop>) -> Vec<AttrValue> {
        let &Story { events, names, .. } = story;
        let mut biggest: Option<(usize, Seat)> = None;
        let mut builds = BySeat::new(names.seats(), |_| 0);
        let mut stolen = BySeat::new(names.seats(), |_| 0);
        for event in events {
            match event {
                Event::Captured {
                    seat,
                    groups,
                    build,
                    bonus,
                    ..
                } => {
                    let built = build.map_or(0, |build| build.cards.len());
                    let taken = groups.cards().len() + built + bonus.iter().count();
                    builds[*seat] += usize::from(build.is_some());
                    if biggest.is_none_or(|(most, _)| most < taken) {
                        biggest = Some((taken, *seat));
                    }
                }
                Event::Stole { seat, thefts } => stolen[*seat] += thefts.len(),
                _ => {}
            }
        }
        let biggest = biggest.map(|(cards, seat)| Msg::BiggestCapture {
            who: &names[seat],
            cards,
        });
        let builds = most(&builds).map(|(seat, builds)| Msg::MostBuilds {
            who: &names[seat],
            builds,
        });
        let stolen = most(&stolen).map(|(seat, cards)| Msg::MostStolen {
            who: &names[seat],
            cards,
        });
        let told = [biggest, builds, stolen].into_iter().flatten();
        told.map(say).collect()
    }

    /// The score piles with their cards.
    fn decided_by(story: &Story<Sloop>) -> Html {
        let &Story {
            events,
            seen,
            names,
        } = story;
        let view = &seen.view;
        let Stage::Over(outcome) = &view.stage else {
            return Html::default();
        };
        let sides = sides(view, names, outcome, swept(events));
        html! {
            <div key="counted" class="decided">
                <Counted {sides} />
            </div>
        }
    }

    /// The winner, and the tie-break if several had the most cards.
    fn verdict(story: &Story<Sloop>, outcome: &Outcome) -> AttrValue {
        let &Story { seen, names, .. } = story;
        let (view, winners) = (&seen.view, outcome.winners());
        let totals = view.piles.map(|seat, _| team(view, seat));
        let most = totals.iter().map(|(_, cards)| *cards).max();
        let tied = totals.which(|_, cards| Some(*cards) == most);
        let people = |seats| People { seats, names };
        let (is_tie, tied, winners) = (tied != winners, people(tied), people(winners));
        say(if !is_tie {
            Msg::Won(winners)
        } else if view.options.partnerships {
            Msg::TiedTeams(winners)
        } else {
            Msg::Tied { tied, winners }
        })
    }

    /// All hands lie face up, and so does an offered card.
    fn with_open_hands(seen: &View, views: &BySeat<View>) -> View {
        let mut open = seen.clone();
        open.known = views.map(|_, view| view.own.clone().unwrap_or_default());
        if let Stage::Answering { to, .. } = seen.stage {
            open.stage = views[to].stage.clone();
        }
        open
    }
}

/// The player who got the rest of the display, and how many cards it was.
fn swept(events: &[&Event]) -> (Option<Seat>, u8) {
    let took = |event: &&Event| match **event {
        Event::TookRest { seat, cards } => Some((seat, cards)),
        _ => None,
    };
    events.iter().rev().find_map(took).unwrap_or_default()
}

/// The players or teams, best first, each with their piles; swept cards come last, whoever's pile they are on.
fn sides(
    view: &View,
    names: &Names,
    outcome: &Outcome,
    (to, rest): (Option<Seat>, u8),
) -> Vec<Team> {
    let side = |seat: Seat| {
        let partner = view.options.partner(seat);
        let count = |seat| view.piles[seat].len();
        let words = say(match partner {
            None => Msg::Player {
                who: &names[seat],
                cards: count(seat),
            },
            Some(other) => Msg::Team {
                one: &names[seat],
                other: &names[other],
                first: count(seat),
                second: count(other),
                cards: team(view, seat),
            },
        });
        let seats: Seats = [Some(seat), partner].into_iter().flatten().collect();
        let (mut cards, mut swept) = (Vec::new(), Vec::new());
        for seat in seats.iter() {
            let pile = &view.piles[seat];
            let last = if to == Some(seat) { rest.into() } else { 0 };
            let (before, after) = pile.split_at(pile.len().saturating_sub(last));
            cards.extend_from_slice(before);
            swept.extend_from_slice(after);
        }
        let names = seats
            .iter()
            .map(|seat| names[seat].to_string().into())
            .collect();
        Team {
            seats,
            names,
            words,
            cards,
            swept,
        }
    };
    let first = |seat: &Seat| {
        view.options
            .partner(*seat)
            .is_none_or(|other| *seat < other)
    };
    let seats = view.piles.iter().map(|(seat, _)| seat).filter(first);
    let seats = sorted(seats, |seat| outcome.places[*seat]);
    seats.into_iter().map(side).collect()
}

/// The seat with the most, if it is more than none.
fn most(counts: &BySeat<usize>) -> Option<(Seat, usize)> {
    let most = counts.iter().min_by_key(|(_, count)| Reverse(**count));
    most.filter(|(_, count)| **count > 0)
        .map(|(seat, &count)| (seat, count))
}
