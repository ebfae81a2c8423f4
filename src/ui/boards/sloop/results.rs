//! The outcome of a game of Sloop: the number of cards captured, the counted score piles, and its highlights.

use std::cmp::Reverse;

use yew::prelude::*;

use super::counted::{Counted, Piles, STEPS, Team};
use super::players::team;
use crate::engine::{BySeat, Outcome, Seat, Seats};
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
            heads: Vec::new(),
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
                Event::Captured { seat, build, .. } => {
                    let taken = event.captured();
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
        let highlights = [biggest, builds, stolen].into_iter().flatten();
        highlights.map(say).collect()
    }

    /// The score piles with their cards, which grow as they did in the game.
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
        let (came, steps) = growth(events, view);
        let sides = sides(view, names, outcome, &came);
        html! {
            <div key="counted" class="decided">
                <Piles {sides} {steps} />
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

/// When the cards of each pile came to it, and whether they were what was left at the end.
type Came = BySeat<Vec<(usize, bool)>>;

/// In which steps the piles grew to what they are, from 1, and the number of these steps.
fn growth(events: &[&Event], view: &View) -> (Came, usize) {
    let mut came: Came = view.piles.map(|_, _| Vec::new());
    for (at, event) in events.iter().enumerate() {
        match event {
            Event::Captured { seat, .. } => {
                came[*seat].extend(vec![(at, false); event.captured()]);
            }
            Event::Stole { seat, thefts } => {
                for theft in thefts {
                    came[theft.from].pop();
                    came[*seat].push((at, false));
                }
            }
            Event::TookRest {
                seat: Some(seat),
                cards,
            } => came[*seat].extend(vec![(at, true); usize::from(*cards)]),
            _ => {}
        }
    }
    let mut moments: Vec<usize> = came
        .iter()
        .flat_map(|(_, pile)| pile)
        .map(|it| it.0)
        .collect();
    moments.sort_unstable();
    moments.dedup();
    let steps = moments.len().min(STEPS);
    let step = |at: usize| {
        let nth = moments.iter().position(|&it| it == at).unwrap_or_default();
        nth * steps / moments.len() + 1
    };
    let came = came.map(|_, pile| pile.iter().map(|&(at, rest)| (step(at), rest)).collect());
    (came, steps)
}

/// The players or teams in turn order, each with their piles.
fn sides(view: &View, names: &Names, outcome: &Outcome, came: &Came) -> Vec<Team> {
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
        let of_seat = |seat: Seat| {
            let all = view.piles[seat].iter().zip(&came[seat]);
            all.map(|(&card, &(step, swept))| Counted { card, step, swept })
        };
        let mut cards: Vec<Counted> = seats.iter().flat_map(of_seat).collect();
        cards.sort_by_key(|it| it.step);
        let names = seats
            .iter()
            .map(|seat| names[seat].to_string().into())
            .collect();
        Team {
            seats,
            names,
            words,
            cards,
            place: outcome.places[seat],
        }
    };
    let first = |seat: &Seat| {
        view.options
            .partner(*seat)
            .is_none_or(|other| *seat < other)
    };
    let players = view.options.players;
    let seats = view.dealer.left(players).round(players).filter(first);
    seats.map(side).collect()
}

/// The seat with the most, if it is more than none.
fn most(counts: &BySeat<usize>) -> Option<(Seat, usize)> {
    let most = counts.iter().min_by_key(|(_, count)| Reverse(**count));
    most.filter(|(_, count)| **count > 0)
        .map(|(seat, &count)| (seat, count))
}
