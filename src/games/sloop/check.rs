//! Which cards may be played, and how (SL-2 to SL-5, SL-9), as `judge` asks.

use super::action::Action;
use super::cards::{Card, Hand, Heap, Icon, Value};
use super::display::Build;
use super::groups::{Added, Groups, Total};
use super::hint::has_way;
use super::refusal::Refusal;
use super::{Phase, Sloop};
use crate::engine::Seat;

/// A card about to be played.
struct Played {
    seat: Seat,
    card: Card,
    /// The rest of the hand.
    rest: Hand,
}

impl Sloop {
    pub(super) fn check_held(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.hands[seat].contains(&card) {
            Ok(())
        } else {
            Err(Refusal::NotInHand(card))
        }
    }

    pub(super) fn check_play(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let own = self.display.build_of(seat).map(|build| build.number);
        match action {
            Action::Capture {
                card,
                value,
                groups,
                build,
                bonus,
            } => {
                let played = self.playing(seat, *card)?;
                let taken = self.check_captured_build(&played, *value, *build, own)?;
                self.check_capture(*card, *value, groups, taken, *bonus)
            }
            Action::Build {
                card,
                value,
                groups,
            } => {
                let played = self.playing(seat, *card)?;
                match own {
                    Some(own) => Err(Refusal::OneBuild(own)),
                    None => self.check_build(&played, *value, groups),
                }
            }
            Action::Continue { card, groups } => {
                self.playing(seat, *card)?;
                let build = self.to_continue(seat).ok_or(Refusal::NoBuildToContinue)?;
                self.check_joined(*card, build.number, groups).map(drop)
            }
            Action::Put { card, act } => {
                let played = self.playing(seat, *card)?;
                match own {
                    Some(own) => self.check_owners_put(&played, own, *act),
                    None if *act => self.check_icon(&played),
                    None => Ok(()),
                }
            }
            Action::EndTurn => match (&self.phase, own) {
                (Phase::Flipped { .. }, _) => Err(Refusal::PlayFlipped),
                (Phase::Turn { more: true, .. }, Some(own)) => Err(Refusal::OwnBuildFirst(own)),
                (Phase::Turn { more: true, .. }, None) => Ok(()),
                _ => Err(Refusal::PlayFirst),
            },
            Action::Offer(_) | Action::KeepFor(_) | Action::GiveBack => {
                Err(Refusal::NothingOffered)
            }
        }
    }

    /// The card that a player wants to play, from the hand or from those flipped (SL-5.5).
    fn playing(&self, seat: Seat, card: Card) -> Result<Played, Refusal> {
        let mut rest = self.hands[seat].clone();
        match &self.phase {
            Phase::Flipped { cards, .. } if !cards.contains(&card) => {
                return Err(Refusal::NotFlipped(card));
            }
            Phase::Flipped { .. } => {}
            _ => match rest.iter().position(|&held| held == card) {
                Some(place) => drop(rest.remove(place)),
                None => return Err(Refusal::NotInHand(card)),
            },
        }
        Ok(Played { seat, card, rest })
    }

    /// The build that a player may continue: their own, or else the partner's (SL-4.6, SL-9.2).
    #[inline]
    pub(super) fn to_continue(&self, seat: Seat) -> Option<&Build> {
        let partners = || self.display.build_of(self.options.partner(seat)?);
        self.display.build_of(seat).or_else(partners)
    }

    /// Whether a capture takes a build, and is allowed to (SL-2.2, SL-3.3, SL-3.5, SL-3.6, SL-9.2).
    fn check_captured_build(
        &self,
        played: &Played,
        value: Value,
        wanted: bool,
        own: Option<Value>,
    ) -> Result<bool, Refusal> {
        match own {
            Some(own) if own != value => return Err(Refusal::OwnBuildFirst(own)),
            Some(own) if !wanted => return Err(Refusal::TakeYourBuild(own)),
            _ if !wanted => return Ok(false),
            _ => {}
        }
        let build = self.display.build(value);
        let build = build.ok_or(Refusal::NoSuchBuild(value))?;
        match build.owner {
            Some(owner) if owner != played.seat && !played.card.is_wild() => {
                if self.options.partner(played.seat) == Some(owner) {
                    return Err(Refusal::PartnersBuild(value));
                }
                let number = value;
                Err(Refusal::NotYourBuild { number, owner })
            }
            _ => Ok(true),
        }
    }

    /// SL-3.1, SL-3.7.
    fn check_capture(
        &self,
        card: Card,
        value: Value,
        groups: &Groups,
        build: bool,
        bonus: Option<Card>,
    ) -> Result<(), Refusal> {
        if !card.stands_for(value) {
            return Err(Refusal::WrongNumber { card, value });
        }
        let mut left = self.check_loose(groups)?;
        for group in groups.iter() {
            check_sum(None, group, value)?;
        }
        if groups.is_empty() && !build {
            return Err(Refusal::NothingTaken);
        }
        match bonus {
            Some(_) if !card.is_supercharged() => Err(Refusal::NoBonus(card)),
            Some(bonus) if !left.take(bonus) => Err(Refusal::NotLoose(bonus)),
            _ => Ok(()),
        }
    }

    /// SL-4.1, SL-4.2, SL-4.5.
    fn check_build(&self, played: &Played, value: Value, groups: &Groups) -> Result<(), Refusal> {
        if self.display.build(value).is_some() {
            return Err(Refusal::AlreadyBuilt(value));
        }
        if groups.is_empty() {
            return Err(Refusal::NothingJoins);
        }
        self.check_joined(played.card, value, groups)?;
        if played.rest.iter().any(|held| held.stands_for(value)) {
            Ok(())
        } else {
            Err(Refusal::HoldsNone(value))
        }
    }

    /// Whether a card and these groups of loose cards each make this value (SL-4.1, SL-4.6).
    fn check_joined(&self, card: Card, value: Value, groups: &Groups) -> Result<(), Refusal> {
        self.check_loose(groups)?;
        let first = groups.iter().next().unwrap_or_default();
        let alone = card.stands_for(value);
        let alone = match card.is_wild() && !first.is_empty() {
            true => Total::of(first.iter().copied()).makes(value),
            false => alone,
        };
        let rest = if alone { 0 } else { 1 };
        if !alone {
            check_sum(Some(card), first, value)?;
        }
        groups
            .iter()
            .skip(rest)
            .try_for_each(|group| check_sum(None, group, value))
    }

    /// The loose cards that are left when these are taken, if they are all present.
    fn check_loose(&self, groups: &Groups) -> Result<Heap, Refusal> {
        let mut left = self.display.heap();
        let missing = groups.cards().iter().find(|&&card| !left.take(card));
        missing.map_or(Ok(left), |&card| Err(Refusal::NotLoose(card)))
    }

    /// Whether the action of a card put into the display is possible (SL-5.3, SL-5.4, SL-5.5, SL-5.8).
    fn check_icon(&self, played: &Played) -> Result<(), Refusal> {
        let (possible, otherwise) = match played.card.icon() {
            None => (false, Refusal::NoIcon(played.card)),
            Some(Icon::Steal) => {
                let any = self.victims(played.seat).next().is_some();
                (any, Refusal::NobodyToStealFrom)
            }
            Some(Icon::DoublePlay) => (!played.rest.is_empty(), Refusal::NoCardLeft),
            Some(Icon::FlipThree) => (!self.pile.is_empty(), Refusal::NothingToFlip),
        };
        if possible { Ok(()) } else { Err(otherwise) }
    }

    /// The owner of a build may put down only a 2, and must then play another card (SL-2.2, SL-5.4).
    fn check_owners_put(&self, played: &Played, own: Value, act: bool) -> Result<(), Refusal> {
        if played.card.icon() != Some(Icon::DoublePlay) {
            return Err(Refusal::OwnBuildFirst(own));
        }
        if !act {
            return Err(Refusal::MustPlayAgain(own));
        }
        let sums = self.display.sums().with(played.card);
        if has_way(&played.rest, own, sums) {
            Ok(())
        } else {
            Err(Refusal::NoWayLeft(own))
        }
    }
}

/// Whether a group makes this value, together with `card` if it is added to it.
fn check_sum(card: Option<Card>, group: &[Card], value: Value) -> Result<(), Refusal> {
    let cards = card.into_iter().chain(group.iter().copied());
    let total = Total::of(cards.clone());
    if total.makes(value) {
        return Ok(());
    }
    Err(Refusal::WrongSum {
        of: Added::of(cards),
        is: total.least(),
        value,
    })
}
