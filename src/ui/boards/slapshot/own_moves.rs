//! Where the cards of the viewer's team went in a trade or a draft.

use super::anchor::Anchor;
use super::cards::{BACK, deck_id, id};
use crate::engine::Seat;
use crate::games::slapshot::{Card, Event, Happening, Stage, View};
use crate::staging::slapshot::team;
use crate::ui::motion::{Flight, Movement, PLAY};

/// One card has left the team for another, which came.
struct Change {
    left: Card,
    came: Card,
    /// Where the one goes and the other comes from.
    to: Anchor,
    from: Anchor,
}

/// The flights of an event that changed the viewer's team, or is about to, if it did.
pub(super) fn flights(event: &Event, view: &View) -> Option<Vec<Flight>> {
    let me = view.me?;
    match *event {
        Event::TradeBegan { by, with } => {
            let Stage::GivingBack {
                drawn: Some(drawn), ..
            } = view.stage
            else {
                return None;
            };
            if by == me {
                return Some(super::drawn::flights(with, drawn));
            }
            let goes = Flight::new(Movement::Goes, Anchor::Team(drawn), Anchor::Seat(by));
            (with == me).then(|| vec![goes.showing(id(drawn))])
        }
        Event::Traded { by, with } => exchange(view, &traded(view, me, by, with)?),
        Event::Drafted(seat, kind) if seat == me => {
            let mut own = view.past.iter().rev().filter_map(|it| match *it {
                Happening::Drew { seat, card, .. } | Happening::WentUnder { seat, card, .. } => {
                    (seat == me).then_some(card)
                }
                _ => None,
            });
            let (came, left) = (own.next()??, own.next()??);
            let deck = Anchor::Deck(kind);
            exchange(
                view,
                &Change {
                    left,
                    came,
                    to: deck,
                    from: deck,
                },
            )
        }
        _ => None,
    }
}

/// What a trade between these two has changed in the team of one of them.
fn traded(view: &View, me: Seat, by: Seat, with: Seat) -> Option<Change> {
    let of = |it: &Happening| match *it {
        Happening::Traded {
            by: b,
            with: w,
            cards,
        } if (b, w) == (by, with) => cards,
        _ => None,
    };
    let [taken, given] = view.past.iter().rev().find_map(of)?;
    if by == me {
        return Some(Change {
            left: given,
            came: taken,
            to: Anchor::Seat(with),
            from: Anchor::Drawn,
        });
    }
    // The one that was taken has left before.
    (with == me).then_some(Change {
        left: taken,
        came: given,
        to: Anchor::Seat(by),
        from: Anchor::Seat(by),
    })
}

/// One card leaves and another comes.
fn exchange(view: &View, change: &Change) -> Option<Vec<Flight>> {
    if !team(view).contains(&change.came) {
        return None;
    }
    let lies = Anchor::Team(change.came);
    let comes = match change.from {
        Anchor::Drawn => Flight::new(Movement::Comes, Anchor::Drawn, lies),
        from => {
            let back = match from {
                Anchor::Deck(kind) => deck_id(kind),
                _ => BACK,
            };
            let turns = Flight::new(Movement::Reveals, from, lies);
            turns.showing(id(change.came)).hidden_by(back)
        }
    };
    let taken_before = matches!(change.from, Anchor::Seat(_));
    let goes = Flight::new(Movement::Goes, Anchor::Team(change.left), change.to);
    let goes = (!taken_before).then(|| goes.showing(id(change.left)));
    Some(goes.into_iter().chain([comes.after(PLAY)]).collect())
}
