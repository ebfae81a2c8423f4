//! Random plays from all legal ones.

use arrayvec::ArrayVec;

use super::cards::{Card, Hand, Heap, Icon, Value};
use super::groups::{Groups, Sums};
use super::hint::has_way;
use super::{Action, Phase, Sloop};
use crate::engine::{Rng, Seat};

/// A bit for each of the values 1 to 12.
type Values = u16;
const EVERY: Values = 0b1_1111_1111_1110;

/// What can be done with a card, and with which values.
#[derive(Clone, Copy)]
enum Use {
    Capture(Values),
    Build(Values),
    Continue,
    Put(bool),
}

/// Each card of a hand has at most five uses, and so has each of three flipped ones.
type Uses = ArrayVec<(Card, Use), 25>;

impl Sloop {
    /// A card played, put down or flipped, or the end of a turn.
    pub(super) fn random_play(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let hand = &self.hands[seat];
        let sums = self.display.sums();
        let mut uses = Uses::new();
        match self.display.build_of(seat) {
            Some(build) => self.owners_ways(hand, build.number, sums, &mut uses),
            None => self.free_ways(seat, sums, &mut uses),
        }
        let further = matches!(self.phase, Phase::Turn { more: true, .. });
        if further && self.display.build_of(seat).is_none() && rng.below(8) == 0 {
            return Some(Action::EndTurn);
        }
        let &(card, way) = rng.pick(&uses)?;
        Some(match way {
            Use::Capture(values) => self.random_capture(seat, card, values, rng)?,
            Use::Build(values) => {
                let value = pick_value(values, rng)?;
                let groups = self.random_joined(card, value, false, rng);
                Action::Build {
                    card,
                    value,
                    groups,
                }
            }
            Use::Continue => {
                let number = self.to_continue(seat)?.number;
                let groups = self.random_joined(card, number, true, rng);
                Action::Continue { card, groups }
            }
            Use::Put(act) => Action::Put { card, act },
        })
    }

    /// SL-2.2, SL-5.4.
    fn owners_ways(&self, hand: &Hand, number: Value, sums: Sums, uses: &mut Uses) {
        for (place, &card) in hand.iter().enumerate() {
            if card.stands_for(number) {
                uses.push((card, Use::Capture(1 << number.number())));
            }
            if continues(card, number, sums) {
                uses.push((card, Use::Continue));
            }
            if card.icon() == Some(Icon::DoublePlay) {
                let mut rest = hand.clone();
                rest.remove(place);
                if has_way(&rest, number, sums.with(card)) {
                    uses.push((card, Use::Put(true)));
                }
            }
        }
    }

    /// The options of a player without a build.
    fn free_ways(&self, seat: Seat, sums: Sums, uses: &mut Uses) {
        let hand = &self.hands[seat];
        let (cards, flipped) = match &self.phase {
            Phase::Flipped { cards, .. } => (&cards[..], true),
            _ => (&hand[..], false),
        };
        let continued = self.to_continue(seat).map(|build| build.number);
        let lowest = self
            .display
            .loose
            .iter()
            .map(|card| card.worth().max(1))
            .min();
        for (place, &card) in cards.iter().enumerate() {
            let captured = values_of(card) & (sums.values() | self.capturable(card));
            if captured != 0 {
                uses.push((card, Use::Capture(captured)));
            }
            let rest = hand.iter().enumerate();
            let rest = rest.filter(|&(other, _)| flipped || other != place);
            let held = rest.fold(0, |held, (_, &card)| held | values_of(card));
            let built = held & reached(card, sums, lowest) & !self.built();
            if built != 0 {
                uses.push((card, Use::Build(built)));
            }
            if continued.is_some_and(|number| continues(card, number, sums)) {
                uses.push((card, Use::Continue));
            }
            uses.push((card, Use::Put(false)));
            let acts = match card.icon() {
                None => false,
                Some(Icon::Steal) => self.victims(seat).next().is_some(),
                Some(Icon::DoublePlay) => hand.len() > usize::from(!flipped),
                Some(Icon::FlipThree) => !self.pile.is_empty(),
            };
            if acts {
                uses.push((card, Use::Put(true)));
            }
        }
    }

    /// The numbers of builds that a player without one can capture with a card.
    fn capturable(&self, card: Card) -> Values {
        let builds = self.display.builds.iter();
        let open = builds.filter(|build| build.owner.is_none() || card.is_wild());
        open.fold(0, |values, build| values | 1 << build.number.number())
    }

    fn built(&self) -> Values {
        let builds = self.display.builds.iter();
        builds.fold(0, |values, build| values | 1 << build.number.number())
    }

    fn random_capture(
        &self,
        seat: Seat,
        card: Card,
        values: Values,
        rng: &mut Rng,
    ) -> Option<Action> {
        let value = pick_value(values, rng)?;
        let mut left = self.display.heap();
        let build = match self.display.build(value) {
            None => false,
            Some(build) if build.owner == Some(seat) => true,
            Some(build) if build.owner.is_some() && !card.is_wild() => false,
            Some(_) => rng.below(4) > 0 || !self.display.sums().has(value.number()),
        };
        let mut groups = Groups::default();
        add_groups(&mut groups, &mut left, value, !build, rng);
        let bonus = match card.is_supercharged() && rng.below(4) > 0 {
            true => pick_card(&left, rng),
            false => None,
        };
        Some(Action::Capture {
            card,
            value,
            groups,
            build,
            bonus,
        })
    }

    /// The groups with which a card goes onto a build. A card of another number is added to the first group; a
    /// wild may be added to it or be a group by itself. Only when continuing a build may there be no groups.
    fn random_joined(&self, card: Card, value: Value, goes_on: bool, rng: &mut Rng) -> Groups {
        let mut left = self.display.heap();
        let mut groups = Groups::default();
        if card.is_wild() {
            let upto = (2 << value.number()) - 1;
            let first = pick_value(self.display.sums().values() & upto, rng);
            match first {
                Some(first) if !goes_on || rng.below(2) == 0 => {
                    add_group(&mut groups, &mut left, first, rng);
                }
                _ => return groups,
            }
        } else if let Some(first) = Value::new(value.number() - card.worth()) {
            add_group(&mut groups, &mut left, first, rng);
        }
        let needed = groups.is_empty() && !goes_on;
        add_groups(&mut groups, &mut left, value, needed, rng);
        groups
    }
}

/// The values that a card can stand for.
fn values_of(card: Card) -> Values {
    match card.worth() {
        0 => EVERY,
        number => 1 << number,
    }
}

/// Whether a card can continue a build (SL-4.6).
fn continues(card: Card, number: Value, sums: Sums) -> bool {
    let missing = number.number().checked_sub(card.worth());
    card.stands_for(number) || missing.is_some_and(|missing| sums.has(missing))
}

/// The numbers of builds that a card can start, given the sums of the loose cards and the lowest of them.
fn reached(card: Card, sums: Sums, lowest: Option<u8>) -> Values {
    match (card.worth(), lowest) {
        (_, None) => 0,
        (0, Some(lowest)) => EVERY & !((1 << lowest) - 1),
        (number, _) => {
            let added = sums.values() << number;
            (added | sums.values() & 1 << number) & EVERY
        }
    }
}

/// A random one of these values; `None` if there are none.
fn pick_value(values: Values, rng: &mut Rng) -> Option<Value> {
    pick_bit(values, rng).and_then(Value::new)
}

fn pick_bit(mut bits: u16, rng: &mut Rng) -> Option<u8> {
    for _ in 0..rng.below(bits.count_ones()) {
        bits &= bits - 1;
    }
    (bits != 0).then_some(bits.trailing_zeros() as u8)
}

/// A random kind of card present.
fn pick_card(heap: &Heap, rng: &mut Rng) -> Option<Card> {
    let kinds: ArrayVec<Card, { Card::KINDS }> = heap.kinds().collect();
    rng.pick(&kinds).copied()
}

/// Takes groups of this value until there are none left or chance ends it; `needed` demands at least one try.
fn add_groups(groups: &mut Groups, left: &mut Heap, value: Value, mut needed: bool, rng: &mut Rng) {
    while (needed || rng.below(4) > 0) && add_group(groups, left, value, rng) {
        needed = false;
    }
}

/// Takes a random group of this value; returns whether there is one.
fn add_group(groups: &mut Groups, left: &mut Heap, value: Value, rng: &mut Rng) -> bool {
    // The sums that kinds from each index on can make.
    let mut from = [Sums::NONE; Card::KINDS];
    for card in Card::all().rev().filter(|card| !card.is_wild()) {
        let sums = from[card.kind() + 1];
        from[card.kind()] = (0..left.count(card)).fold(sums, |sums, _| sums.with(card));
    }
    let fewest = u8::from(!from[0].has(value.number()));
    let most = left.count(Card::WILD).min(value.number());
    if fewest > most {
        return false;
    }
    let wilds = fewest + rng.below(u32::from(most - fewest) + 1) as u8;
    let mut group: ArrayVec<Card, 12> = (0..wilds).map(|_| Card::WILD).collect();
    let mut missing = match wilds {
        0 => value.number(),
        wilds => {
            let upto = (2 << (value.number() - wilds)) - 1;
            pick_bit(from[0].upto(upto), rng).unwrap_or(0)
        }
    };
    for card in Card::all() {
        if missing == 0 {
            break;
        }
        let after = from[(card.kind() + 1).min(Card::KINDS - 1)];
        let (mut copies, mut fit) = (0, 0_u16);
        while copies <= left.count(card) && copies * card.worth() <= missing {
            fit |= u16::from(after.has(missing - copies * card.worth())) << copies;
            copies += 1;
        }
        for _ in 0..pick_bit(fit, rng).unwrap_or(0) {
            group.push(card);
            missing -= card.worth();
        }
    }
    *left = left.without(&group).unwrap_or(*left);
    groups.push(group);
    true
}
