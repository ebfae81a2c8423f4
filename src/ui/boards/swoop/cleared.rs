//! How the pile is cleared: what was just played lands on it and is seen there, and then all of it goes, swept off the
//! table or to the player who takes it.

use super::anchor::Anchor;
use super::cards;
use super::flights::{News, Put, held, top};
use super::heap::from_bottom;
use super::pile::{Lying, telling};
use crate::engine::Seat;
use crate::games::swoop::{Counts, Event, Rank, SWOOP, Stage};
use crate::i18n::swoop::{Msg, log};
use crate::ui::motion::{BEAT, COUNT, Flight, Movement, PLAY, STAGGER};
use crate::ui::words::say;

/// How long a swoop is announced before the cards go: they go while it still is.
const SWOOPS: u32 = BEAT / 2;

/// The same for a pile that is taken, which is more to read.
const TAKES: u32 = BEAT * 3 / 4;

/// How many cards a large pile has, and by how many pixels the middle shakes when one is swooped.
const LARGE: u16 = 10;
const SHAKES: u8 = 2;

/// The delay between cards that are swept off the table.
const SWEPT: u32 = 25;

/// The longest delay between cards that are taken, and how long all of them are delayed at most.
const TAKEN: u32 = 90;
const ALL_TAKEN: u32 = 900;

/// How long a card that came is still shown where the same one leaves, so that it is never gone.
const OVERLAP: u32 = 40;

impl News<'_> {
    /// Cards just played lie on the pile to be seen, counted if they are four, and then the whole pile goes.
    pub(super) fn cleared(&self, events: &[&Event], end: &Event) -> Vec<Flight> {
        let (Event::Swooped { seat, pile } | Event::TookPile { seat, pile }) = end else {
            return Vec::new();
        };
        let puts: Vec<Put> = events.iter().filter_map(|event| Put::of(event)).collect();
        let Some(rank) = puts.last().map(|put| put.rank) else {
            return Vec::new();
        };
        // Those of the rank that lay there before are not flown again.
        let last: Vec<&Put> = puts.iter().filter(|put| put.rank == rank).collect();
        let all = pile[rank];
        let counts = !rank.swoops() && all >= SWOOP;
        let (mut comes, says) = self.put(&last, all, counts);
        let lie = comes.iter().map(Flight::lies);
        let lies = lie.chain(says.iter().map(Flight::lands)).max();
        let lies = lies.unwrap_or_default();
        let takes = matches!(end, Event::TookPile { .. });
        let beat = if takes {
            self.taken(*seat, rank, pile.total())
        } else {
            let shakes = if pile.total() < LARGE { 0 } else { SHAKES };
            held(end, self.names).slamming(shakes)
        };
        let beat = beat.after(lies);
        let weight = 2 + (pile.total() / 3).min(10) as u8;
        let goes = beat.after + if takes { TAKES } else { SWOOPS };
        let mut leaves = if takes {
            let others = puts.iter().filter(|put| put.rank != rank);
            let since = others.flat_map(Put::ranks);
            self.takes(*seat, (pile, &since.collect()), rank, &comes, goes)
        } else {
            self.sweeps(&comes, goes)
        };
        if let Some(last) = leaves.first_mut().filter(|_| takes) {
            last.weight = weight;
        }
        if let Some(last) = comes.pop() {
            let lying = Lying {
                top: Some((rank, all)),
                by: Some(*seat),
                again: None,
                pile,
            };
            comes.push(telling(last.landing(weight), &lying, self.names));
        }
        // What came lies on what lay there, and leaves over all of it.
        let above = leaves.split_off(leaves.len() - comes.len());
        for (flight, leave) in comes.iter_mut().zip(&above) {
            flight.stays = (leave.after + OVERLAP).saturating_sub(flight.lands());
        }
        let all = leaves.into_iter().chain(comes).chain(above).chain(says);
        all.chain([beat]).collect()
    }

    /// The moment when a card takes the pile.
    fn taken(&self, seat: Seat, rank: Rank, cards: u16) -> Flight {
        let name = &self.names[seat];
        let words = say(log::Msg::MomentHigher { rank, name, cards }).to_string();
        Flight::beat(Anchor::Pile, Some(seat), words)
    }

    /// Cards come onto the pile, where `all` of their rank lie then, and all are counted aloud if they are enough: the last
    /// one as it lands.
    fn put(&self, puts: &[&Put], all: u8, counts: bool) -> (Vec<Flight>, Vec<Flight>) {
        let came = puts.iter().map(|put| put.count()).sum();
        let lay = all.saturating_sub(came);
        let step = if counts { COUNT } else { STAGGER };
        // Those that lie there are counted while the first one comes, if it is known what it is.
        let blind = puts.iter().any(|put| put.comes(Movement::Passes).1 > PLAY);
        let counted = u32::from(lay) * COUNT;
        let (mut nth, mut now) = (lay, 0);
        if counts && !blind {
            now = counted.saturating_sub(PLAY);
        }
        let (mut comes, mut lands) = (Vec::new(), Vec::new());
        for put in puts {
            let card = cards::id(put.rank);
            for from in self.origins(put) {
                let (way, time) = put.comes(Movement::Passes);
                let flight = Flight::new(way, from, top(nth)).after(now);
                comes.push(flight.showing(&card));
                lands.push(now + time);
                nth += 1;
                now += if time > PLAY { time } else { step };
            }
        }
        let says = if counts {
            let first = lands.first().copied().unwrap_or_default();
            let begins = if blind {
                first
            } else {
                first - counted.min(first)
            };
            (0..all)
                .map(|nth| {
                    let at = begins + u32::from(nth) * COUNT;
                    let number = say(Msg::Count(nth + 1));
                    Flight::count(top(nth), number.as_str()).after(at)
                })
                .collect()
        } else {
            Vec::new()
        };
        (comes, says)
    }

    /// The whole pile is swept off the table, with the cards that `come`, which lie on top.
    fn sweeps(&self, comes: &[Flight], goes: u32) -> Vec<Flight> {
        let came = comes.len() as u32;
        let again = match self.view.stage {
            Stage::Turn { seat, again: true } => Some(seat),
            _ => None,
        };
        let below = Flight::new(Movement::Flung, Anchor::Pile, Anchor::Gone);
        let nothing = Lying {
            top: None,
            by: None,
            again,
            pile: &Counts::default(),
        };
        let below = telling(below.after(goes + came * SWEPT), &nothing, self.names);
        let above = comes.iter().zip((0..came).rev()).map(|(flight, nth)| {
            let leaves = Flight::new(Movement::Flung, &flight.to, Anchor::Gone);
            Flight {
                card: flight.card.clone(),
                ..leaves.after(goes + nth * SWEPT)
            }
        });
        [below].into_iter().chain(above).collect()
    }

    /// The pile goes to a player card by card, from the top. On top lie those of this rank that `come`, below them others
    /// put there `since` the viewer looked, then those of the lowest rank, and others below those.
    fn takes(
        &self,
        seat: Seat,
        (pile, since): (&Counts, &Counts),
        rank: Rank,
        comes: &[Flight],
        goes: u32,
    ) -> Vec<Flight> {
        let came: Counts = comes.iter().map(|_| rank).collect();
        let lay = pile.without(&came).without(since);
        let under = lay
            .lowest()
            .map_or(0, |upper| lay.total() - u16::from(lay[upper]));
        let below = (0..).zip(from_bottom(&lay)).map(|(nth, rank)| {
            let from = match u8::try_from(nth - under.min(nth)) {
                Ok(on_top) if nth >= under => top(on_top),
                _ => Anchor::Under(nth),
            };
            (Movement::Goes, from.to_string(), rank)
        });
        let between =
            from_bottom(since).map(|rank| (Movement::Goes, Anchor::Pile.to_string(), rank));
        let above = comes
            .iter()
            .map(|flight| (Movement::Passes, flight.to.clone(), rank));
        let cards: Vec<_> = below.chain(between).chain(above).collect();
        let own = self.own == Some(seat);
        let steps = cards.len().saturating_sub(1) as u32;
        let step = (ALL_TAKEN / steps.max(1)).min(TAKEN);
        let end = goes + steps * step + PLAY;
        let mut now = goes;
        // The topmost goes first.
        let leaves = cards.into_iter().rev().map(|(way, from, rank)| {
            let to = self.hand(seat, rank);
            let leave = Flight::new(way, from, to).after(now);
            let mut leave = leave.showing(cards::id(rank));
            now += step;
            if own {
                // Each lies in its place until all do.
                leave.stays = end.saturating_sub(leave.lands());
            }
            leave
        });
        let mut leaves: Vec<Flight> = leaves.collect();
        leaves.reverse();
        leaves
    }
}
