//! The effects of decisions (SL-3, SL-4, SL-5, SL-9).

use arrayvec::ArrayVec;

use super::action::{Action, Event, Secret, Theft};
use super::cards::{Card, Icon, Value};
use super::display::Build;
use super::groups::Groups;
use super::hint::{Hint, Says};
use super::{Phase, Sloop};
use crate::engine::{Seat, Tell};

impl Sloop {
    pub(super) fn play(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Self>) {
        match action {
            Action::Capture {
                card,
                value,
                groups,
                build,
                bonus,
            } => {
                self.play_card(seat, *card, tell);
                let build = build.then(|| self.display.take_build(*value)).flatten();
                self.capture(seat, *card, groups, build, *bonus);
                tell.all(Event::Captured {
                    seat,
                    card: *card,
                    value: *value,
                    groups: groups.clone(),
                    build,
                    bonus: *bonus,
                });
            }
            Action::Build {
                card,
                value,
                groups,
            } => {
                self.play_card(seat, *card, tell);
                self.build(seat, *card, *value, groups, tell);
            }
            Action::Continue { card, groups } => {
                self.play_card(seat, *card, tell);
                self.go_on_building(seat, *card, groups, tell);
            }
            Action::Put { card, act } => {
                self.play_card(seat, *card, tell);
                self.display.loose.push(*card);
                let (card, act) = (*card, *act);
                tell.all(Event::Put { seat, card, act });
                match card.icon() {
                    Some(icon) if act => return self.use_icon(seat, icon, tell),
                    _ => {}
                }
            }
            _ => tell.all(Event::EndedTurn { seat }),
        }
        self.end_turn(seat, tell);
    }

    /// Takes a card from the hand, or chooses it from those flipped, in which case the others leave the game
    /// (SL-5.5, SL-5.8).
    fn play_card(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Self>) {
        if let Phase::Flipped { cards, .. } = &mut self.phase {
            let place = cards.iter().position(|&flipped| flipped == card);
            place.map(|place| cards.remove(place));
            self.removed.extend(cards.iter().copied());
            if !cards.is_empty() {
                tell.all(Event::Removed(cards.clone()));
            }
            return;
        }
        self.leave_hand(seat, card);
        if let Some(hint) = &mut self.hints[seat]
            && !hint.then(Some(card))
        {
            self.hints[seat] = None;
        }
    }

    /// Removes a card from a hand, and from what the partner knows of it.
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        for cards in [&mut self.hands[seat], &mut self.shown[seat]] {
            if let Some(place) = cards.iter().position(|&held| held == card) {
                cards.remove(place);
            }
        }
    }

    /// Puts the captured cards onto the score pile, with the card that captured them on top (SL-3.4).
    fn capture(
        &mut self,
        seat: Seat,
        card: Card,
        groups: &Groups,
        build: Option<Build>,
        bonus: Option<Card>,
    ) {
        let pile = &mut self.piles[seat];
        pile.extend(build.iter().flat_map(|build| build.cards.iter()));
        for &taken in groups.cards().iter().chain(&bonus) {
            self.display.take(taken);
            pile.push(taken);
        }
        pile.push(card);
        self.last = Some(seat);
    }

    /// SL-4.1, SL-4.4.
    fn build(
        &mut self,
        seat: Seat,
        card: Card,
        number: Value,
        groups: &Groups,
        tell: &mut impl Tell<Self>,
    ) {
        let mut build = Build {
            number,
            owner: Some(seat),
            cards: [card].into_iter().collect(),
        };
        for &joined in groups.cards() {
            self.display.take(joined);
            build.cards.add(joined);
        }
        self.display.builds.push(build);
        let held = self.hands[seat].len();
        self.hints[seat] = Some(Hint::new(Says::Holds(number), held));
        tell.all(Event::Built {
            seat,
            card,
            value: number,
            groups: groups.clone(),
        });
    }

    /// SL-4.6; a partner's build keeps its owner (SL-9.2).
    fn go_on_building(
        &mut self,
        seat: Seat,
        card: Card,
        groups: &Groups,
        tell: &mut impl Tell<Self>,
    ) {
        let Some((value, owner)) = self
            .to_continue(seat)
            .and_then(|build| Some((build.number, build.owner?)))
        else {
            return;
        };
        for &joined in groups.cards() {
            self.display.take(joined);
        }
        let mut builds = self.display.builds.iter_mut();
        if let Some(build) = builds.find(|build| build.number == value) {
            build.cards.add(card);
            build.cards.extend(groups.cards().iter().copied());
        }
        tell.all(Event::Continued {
            seat,
            owner,
            card,
            value,
            groups: groups.clone(),
        });
    }

    /// SL-5.3, SL-5.4, SL-5.5.
    fn use_icon(&mut self, seat: Seat, icon: Icon, tell: &mut impl Tell<Self>) {
        match icon {
            Icon::Steal => {
                self.steal(seat, tell);
                self.end_turn(seat, tell);
            }
            Icon::DoublePlay => self.phase = Phase::Turn { seat, more: true },
            Icon::FlipThree => {
                let cards: ArrayVec<Card, 3> = (0..3).map_while(|_| self.draw_one(tell)).collect();
                tell.all(Event::Flipped {
                    seat,
                    cards: cards.clone(),
                });
                self.phase = Phase::Flipped { seat, cards };
            }
        }
    }

    /// The opponents with a score pile, clockwise (SL-5.3, SL-9.1).
    pub(super) fn victims(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let opponents = self.options.opponents(seat);
        opponents.filter(|&other| !self.piles[other].is_empty())
    }

    fn steal(&mut self, seat: Seat, tell: &mut impl Tell<Self>) {
        let from: ArrayVec<Seat, 5> = self.victims(seat).collect();
        let mut thefts = ArrayVec::new();
        for from in from {
            if let Some(card) = self.piles[from].pop() {
                self.piles[seat].push(card);
                thefts.push(Theft { from, card });
            }
        }
        tell.all(Event::Stole { seat, thefts });
    }

    /// SL-9.3.
    pub(super) fn offer(
        &mut self,
        by: Seat,
        to: Seat,
        card: Option<Card>,
        tell: &mut impl Tell<Self>,
    ) {
        tell.all(Event::Offered {
            seat: by,
            card: card.is_some(),
        });
        let Some(card) = card else {
            return self.settle(to, tell);
        };
        tell.only(to, Secret::Offered(card));
        if !self.shown[by].contains(&card) {
            self.shown[by].push(card);
        }
        for seat in [by, to] {
            self.hints[seat] = None;
        }
        self.phase = Phase::Answering { by, to, card };
    }

    /// Exchanges two cards. Both partners know the card the other has received; nobody else does (SL-9.3).
    pub(super) fn exchange(
        &mut self,
        by: Seat,
        offered: Card,
        to: Seat,
        given: Card,
        tell: &mut impl Tell<Self>,
    ) {
        self.leave_hand(by, offered);
        self.leave_hand(to, given);
        for (seat, card) in [(by, given), (to, offered)] {
            self.hands[seat].push(card);
            self.shown[seat].push(card);
        }
        tell.only(by, Secret::Given(given));
        tell.all(Event::Kept { seat: to });
    }
}
