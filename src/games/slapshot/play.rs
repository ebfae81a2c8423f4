//! Picking, trading, drafting, and whose turn it is (SH-1, SH-2, SH-5).

use super::action::{Action, Event, Options, Secret};
use super::cards::{Card, Held, Kind, deck};
use super::season::{Contest, Ledger};
use super::{Phase, Pile, Slapshot, Team};
use crate::engine::{By, BySeat, Eyes, Game, Input, Rng, Seat, Seats, Tell};

impl Slapshot {
    pub(super) fn shuffle_and_begin(
        options: &Options,
        mut rng: Rng,
        tell: &mut impl Tell<Self>,
    ) -> Self {
        let mut cards = options.deck.clone().unwrap_or_else(deck);
        cards.sort_unstable();
        let piles = Kind::ALL.map(|kind| {
            let mut pile = cards.clone();
            pile.retain(|card| card.kind == kind);
            rng.shuffle(&mut pile);
            pile
        });
        let start = Seat(rng.below(u32::from(options.players)) as u8);
        Self::begin_with(options, &piles, start, rng, tell)
    }

    /// Begins a game with these decks of forwards, defensemen and goalies, their tops first, and
    /// this manager. The generator draws cards in trades and tosses coins.
    #[must_use]
    pub fn begin_with(
        options: &Options,
        piles: &[Vec<Card>; 3],
        start: Seat,
        rng: Rng,
        tell: &mut impl Tell<Self>,
    ) -> Self {
        tell.all(Event::Starts(start));
        let hidden = |&card: &Card| Held::new(card, Seats::NONE);
        Self {
            options: options.clone(),
            rng,
            teams: BySeat::new(options.players, |_| Team::new()),
            piles: [0, 1, 2].map(|kind| piles[kind].iter().rev().map(hidden).collect::<Pile>()),
            ledger: Ledger::new(options.players),
            contest: Contest::Season,
            report: None,
            phase: Phase::Picking(start),
        }
    }

    pub(super) fn apply_input(&mut self, input: &Input<Action>, tell: &mut impl Tell<Self>) {
        let By::Seat(seat) = input.by else { return };
        match input.action {
            Action::Pick { kind } => self.pick(seat, kind, tell),
            Action::Trade { with } => self.draw_for_trade(seat, with, tell),
            Action::GiveBack { card } => self.give_back(card, tell),
            Action::Draft { card } => {
                self.ledger.drafts[seat] += 1;
                self.draft(seat, card, tell);
                self.next_turn(seat, tell);
            }
            Action::Game { host } => {
                self.ledger.visits[seat][host] += 1;
                self.face(host, seat, tell);
            }
            Action::LineUp(line) => self.line_up(seat, line, tell),
            Action::Pass => {
                tell.all(Event::Passed(seat));
                self.next_turn(seat, tell);
            }
        }
    }

    /// SH-1.3: the top card, seen by the one who picks; the next manager follows, or the season.
    fn pick(&mut self, seat: Seat, kind: Kind, tell: &mut impl Tell<Self>) {
        tell.all(Event::Picked(seat, kind));
        self.take_top(seat, kind, tell);
        let next = seat.left(self.options.players);
        self.phase = if self.teams[next].is_full() {
            Phase::Turn(next)
        } else {
            Phase::Picking(next)
        };
    }

    /// A manager takes the top card of a deck and is the only one to see it.
    fn take_top(&mut self, seat: Seat, kind: Kind, tell: &mut impl Tell<Self>) {
        if let Some(mut held) = self.piles[kind.index()].pop() {
            held.show(seat);
            tell.only(seat, Secret::Drew(held.card));
            self.join(seat, held);
        }
    }

    fn join(&mut self, seat: Seat, held: Held) {
        let team = &mut self.teams[seat];
        if team.try_push(held).is_ok() {
            team.sort_by_key(|held| held.card);
        }
    }

    /// The place of this card in a team. Of two with one face, the one that these eyes know: they
    /// cannot tell which of the two they see.
    fn place_of(&self, seat: Seat, card: Card, eyes: Eyes) -> Option<usize> {
        let team = &self.teams[seat];
        let same = |held: &Held| held.card == card;
        let known = team.iter().position(|held| same(held) && held.known(eyes));
        known.or_else(|| team.iter().position(same))
    }

    fn leave(&mut self, seat: Seat, card: Card, eyes: Eyes) -> Option<Held> {
        let place = self.place_of(seat, card, eyes)?;
        Some(self.teams[seat].remove(place))
    }

    /// SH-2.1: a random card of the other team. It stays there until one is given for it.
    fn draw_for_trade(&mut self, by: Seat, with: Seat, tell: &mut impl Tell<Self>) {
        self.ledger.trades[by] += 1;
        let team = self.teams[with].clone();
        let Some(&Held { card: drawn, .. }) = self.rng.pick(&team) else {
            return;
        };
        if let Some(place) = self.place_of(with, drawn, Eyes::Seat(by)) {
            self.teams[with][place].show(by);
        }
        tell.all(Event::TradeBegan { by, with });
        tell.only(by, Secret::Taken(drawn));
        tell.only(with, Secret::Taken(drawn));
        self.phase = Phase::GivingBack { by, with, drawn };
    }

    /// SH-2.1: the two cards change teams, and nobody else knows which.
    fn give_back(&mut self, given: Card, tell: &mut impl Tell<Self>) {
        let Phase::GivingBack { by, with, drawn } = self.phase else {
            return;
        };
        let both = Seats::only(by).with(with);
        let taken = self.leave(with, drawn, Eyes::Seat(by));
        let back = self.leave(by, given, Eyes::Seat(with));
        for held in taken
            .map(|held| (by, held))
            .into_iter()
            .chain(back.map(|held| (with, held)))
        {
            let (seat, mut held) = held;
            held.show(by);
            held.show(with);
            self.join(seat, held);
        }
        for seat in [by, with] {
            self.teams[seat]
                .iter_mut()
                .for_each(|held| held.forget_but(both));
        }
        tell.all(Event::Traded { by, with });
        tell.only(by, Secret::GivenBack(given));
        tell.only(with, Secret::GivenBack(given));
        self.next_turn(by, tell);
    }

    /// SH-2.2: under the deck of its kind, unseen, and the top card instead. Nobody else can tell
    /// any longer which cards of that kind the team has, unless there was but one.
    fn draft(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Self>) {
        let kind = card.kind;
        tell.all(Event::Drafted(seat, kind));
        if kind.places() > 1 {
            let team = self.teams[seat].iter_mut();
            let of_kind = team.filter(|held| held.card.kind == kind);
            of_kind.for_each(|held| held.forget_but(Seats::only(seat)));
        }
        if let Some(held) = self.leave(seat, card, Eyes::Seat(seat)) {
            let _ = self.piles[kind.index()].try_insert(0, held);
        }
        self.take_top(seat, kind, tell);
    }

    /// SH-3.6: an injured card goes under its deck, for all to see, and the top card comes.
    pub(super) fn replace(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Self>) {
        if self.leave(seat, card, Eyes::Table).is_some() {
            let _ = self.piles[card.kind.index()].try_insert(0, Held::open(card));
            tell.all(Event::Replaced(seat, card));
            self.take_top(seat, card.kind, tell);
        }
    }

    /// What the table knows of a team after these cards of it were revealed. Of two with one face
    /// nobody can tell which was revealed: who knew of one still knows of one.
    pub(super) fn reveal(&mut self, seat: Seat, revealed: &[Card]) {
        let players = self.options.players;
        let count = |card: Card| revealed.iter().filter(|&&other| other == card).count();
        let before = self.teams[seat].clone();
        for (place, held) in self.teams[seat].iter_mut().enumerate() {
            let copies = before.iter().filter(|other| other.card == held.card);
            let first = before.iter().position(|other| other.card == held.card);
            let nth = place - first.unwrap_or(place);
            if nth < count(held.card) {
                *held = Held::open(held.card);
            } else if count(held.card) > 0 {
                let knows = |eyes| copies.clone().filter(|copy| copy.known(eyes)).count() > nth;
                let knowing = (0..players)
                    .map(Seat)
                    .filter(|&seat| knows(Eyes::Seat(seat)));
                let by = knowing.collect();
                *held = match knows(Eyes::Table) {
                    true => Held::open(held.card),
                    false => Held::new(held.card, by),
                };
            }
        }
    }

    /// Clockwise (SH-1.5), passing over those who have nothing left to do (SH-5.3).
    pub(super) fn next_turn(&mut self, after: Seat, tell: &mut impl Tell<Self>) {
        let mut next = after.left(self.seats());
        while self.has_nothing_left(next) && next != after {
            tell.all(Event::PassedOver(next));
            next = next.left(self.seats());
        }
        self.phase = Phase::Turn(next);
    }
}
