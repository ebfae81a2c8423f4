//! What happened in a game, without a word of what it was: who made each input, what came of it,
//! where pauses and parts begin. Nothing here is anybody's secret, nor any game's own.

use yew::prelude::*;

use crate::engine::{By, BySeat, Eyes, Seat};
use crate::ui::room::Part;

/// Something that was told.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Mark {
    /// Who alone saw it; nothing if the whole table did.
    pub(super) only: Option<Seat>,
    /// What the players want to look at before the game goes on, as a heading.
    pub(super) pause: Option<AttrValue>,
    /// The part of the game that begins with it.
    pub(super) part: Option<Part>,
    /// Whether it says how a round came out.
    pub(super) settles: bool,
}

impl Mark {
    /// Of something that one seat alone saw.
    pub(super) fn only(seat: Seat) -> Self {
        Self {
            only: Some(seat),
            pause: None,
            part: None,
            settles: false,
        }
    }

    /// Whether these eyes saw it.
    pub(super) fn reaches(&self, eyes: Eyes) -> bool {
        self.only.is_none_or(|seat| eyes == Eyes::Seat(seat))
    }
}

/// See the top of this file.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::ui) struct Annals {
    /// Everything told since the deal, what single seats saw included.
    pub(super) marks: Vec<Mark>,
    /// How much was told by the deal, and by the end of each input after it.
    pub(super) heard: Vec<usize>,
    /// Who made each input.
    pub(super) by: Vec<By>,
    /// For each seat that has acted: how much was told before what happened after its last deed.
    pub(super) acted: BySeat<Option<usize>>,
    /// How many times inputs were taken back.
    pub(super) taken_back: usize,
}

impl Annals {
    /// Begins with what the deal told.
    pub(super) fn begin(seats: u8, news: Vec<Mark>) -> Self {
        Self {
            heard: vec![news.len()],
            marks: news,
            by: Vec::new(),
            acted: BySeat::new(seats, |_| None),
            taken_back: 0,
        }
    }

    /// Adds what an input told.
    pub(super) fn add(&mut self, by: By, news: Vec<Mark>) {
        let before = self.marks.len();
        self.marks.extend(news);
        self.heard.push(self.marks.len());
        self.by.push(by);
        if let By::Seat(seat) = by {
            // The deed itself is told first, and whoever did it knows it.
            self.acted[seat] = Some((before + 1).min(self.marks.len()));
        }
    }

    /// How many inputs were played.
    pub(super) fn step(&self) -> usize {
        self.by.len()
    }

    /// The decision of this seat that can be taken back: its last, by its place among the inputs.
    pub(super) fn last_of(&self, seat: Seat) -> Option<usize> {
        self.by.iter().rposition(|&by| by == By::Seat(seat))
    }

    /// What the whole table saw happen, each with its place among everything told.
    pub(super) fn public(&self) -> impl Iterator<Item = (usize, &Mark)> {
        let all = self.marks.iter().enumerate();
        all.filter(|(_, mark)| mark.only.is_none())
    }

    /// How much the table saw happen by the end of so many inputs.
    pub(super) fn seen_by(&self, step: usize) -> usize {
        let heard = self.heard.get(step).copied().unwrap_or(self.marks.len());
        self.public()
            .take_while(|(place, _)| *place < heard)
            .count()
    }
}
