//! The flights of cards that are captured, or go onto a build. Until they fly they wear the tags that say why.

use super::anchor::Anchor;
use super::cards::id;
use super::flights::News;
use super::tags::{EXTRA, ONE_MORE, group_class, summed, tag};
use crate::games::sloop::{Card, Event, Groups, Value, View};
use crate::ui::motion::{BEAT, Flight, Movement, PASS, PLAY, STAGGER, SWEEP};

/// The delay between cards that come to a pile, and the most for all of them.
const COUNTED: u32 = 80;
const ALL_COUNTED: u32 = 600;

/// How many cards make a large capture.
const MANY: usize = 6;

/// How hard so many cards land on a pile.
fn weight(cards: usize) -> u8 {
    let cards = cards.min(12) as u8;
    if usize::from(cards) < MANY {
        cards / 2
    } else {
        cards + 3
    }
}

impl News<'_> {
    /// The capturing card is laid down, and the cards it takes stay in place until everybody has seen it; then they
    /// gather under the card, and go to the score pile one by one. A captured build stays where it is: the card goes there.
    /// Many cards land hard.
    pub(super) fn captured(&mut self, event: &Event) {
        let Event::Captured {
            seat,
            card,
            value,
            groups,
            build,
            bonus,
            ..
        } = event
        else {
            return;
        };
        let from = self.origin(*seat, *card);
        // A lost build has no place of its own, but the cards gather where it lies.
        let owner = build.as_ref().and_then(|build| build.owner);
        let here = owner.map_or(Anchor::Gathers, Anchor::Stand);
        let mut taken = leave(groups, None, *value, here);
        if let Some(extra) = bonus {
            taken.push(slide(Anchor::Loose(*extra), here).tagged(EXTRA, ONE_MORE));
        }
        let built = build.as_ref().map_or(0, |build| build.cards.len());
        let cards = taken.len() + built;
        let mut gathered = PLAY + BEAT;
        for slides in taken {
            self.add(slides.after(gathered));
            gathered += STAGGER;
        }
        let gathered = PASS + BEAT + gathered.saturating_sub(PLAY + BEAT + STAGGER);
        if let Some(build) = build {
            let home = slide(Anchor::Build(build.number), Anchor::Pile(*seat));
            let home = home.tagged("taken", "").after(gathered);
            self.add(home.carrying(built as u16));
        }
        let faces: Vec<Card> = groups.cards().iter().copied().chain(*bonus).collect();
        let tick = COUNTED.min(ALL_COUNTED / faces.len().max(1) as u32);
        let goes = gathered + tick * faces.len() as u32;
        let plays = Flight::new(Movement::Passes, from, here).showing(id(*card));
        self.add(plays.staying(goes - PASS));
        for (at, face) in faces.into_iter().enumerate() {
            let home = Flight::new(Movement::Passes, here, Anchor::Pile(*seat)).showing(id(face));
            self.add(home.after(gathered + tick * at as u32));
        }
        self.moment(event, Some(*seat), PLAY);
        let last = Flight::new(Movement::Leaves, here, Anchor::Pile(*seat)).showing(id(*card));
        self.add(last.after(goes).landing(weight(cards + 1)));
        self.then(goes);
    }

    /// The stolen cards are held up beside one another until everybody has read them, and then go to the thief's pile,
    /// one by one.
    pub(super) fn stole(&mut self, event: &Event, view: &View) {
        let Event::Stole { seat, thefts } = event else {
            return;
        };
        // In the middle of the places that there are for them.
        let first = (usize::from(view.options.players) - 1 - thefts.len()) / 2;
        let up = thefts.len() as u32 * PLAY + BEAT;
        for (at, theft) in thefts.iter().enumerate() {
            let (starts, goes) = (at as u32 * PLAY, up + at as u32 * COUNTED);
            let (here, card) = (Anchor::Spoils(first + at), id(theft.card));
            let comes = Flight::new(Movement::Passes, Anchor::Pile(theft.from), here);
            let comes = comes
                .showing(&card)
                .after(starts)
                .staying(goes - starts - PASS);
            self.add(comes);
            let home = Flight::new(Movement::Leaves, here, Anchor::Pile(*seat)).showing(card);
            self.add(home.after(goes).landing(weight(thefts.len())));
        }
        self.moment(event, Some(*seat), PLAY);
        self.then(up + COUNTED * (thefts.len() as u32).saturating_sub(1));
    }

    /// All cards go onto the build, which is seen once they lie there if it is new.
    pub(super) fn built(&mut self, event: &Event) {
        let (Event::Built {
            seat,
            card,
            value,
            groups,
        }
        | Event::Continued {
            seat,
            card,
            value,
            groups,
            ..
        }) = event
        else {
            return;
        };
        let from = self.origin(*seat, *card);
        let build = if self.ends {
            Anchor::Gathers
        } else {
            Anchor::Build(*value)
        };
        for slides in leave(groups, Some(*card), *value, build) {
            self.add(slides.after(PLAY));
        }
        let plays = Flight::new(Movement::Passes, from, build).showing(id(*card));
        // It lies there until the others have come.
        let plays = plays.staying((PLAY + SWEEP).saturating_sub(PASS));
        let starts = matches!(event, Event::Built { .. }) && !self.ends;
        self.add(if starts { plays.unveiling() } else { plays });
        self.moment(event, Some(*seat), PLAY);
        self.then(PLAY + BEAT);
    }
}

/// The loose cards of these groups leave for there, each with the sum that it is part of; the card `played` may be
/// part of one as well.
fn leave(groups: &Groups, played: Option<Card>, value: Value, to: Anchor) -> Vec<Flight> {
    let mut leave = Vec::new();
    for (group, (cards, sum)) in summed(groups, played, value).into_iter().enumerate() {
        for &card in cards {
            leave.push(
                slide(Anchor::Loose(card), to).tagged(group_class(group), tag(card, &sum, value)),
            );
        }
    }
    leave
}

fn slide(from: Anchor, to: Anchor) -> Flight {
    Flight::new(Movement::Slides, from, to)
}
