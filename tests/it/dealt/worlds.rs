//! What is hidden from a seat, and the probability of each card in each hidden place: computed by
//! enumeration, to compare imagined worlds with.

use kitchen_table::engine::{Eyes, Game, Input, Observation, Rng, Seat, Table};
use kitchen_table::games::dealt::cards::deck;
use kitchen_table::games::dealt::{Action, Card, Dealt, Options, Stage, View};

use super::oracle::{as_made, can_act};

/// The number of cards of each kind.
pub(crate) type Counts = [u8; Card::KINDS];

/// The probability of a card of each kind.
pub(crate) type Odds = [f64; Card::KINDS];

/// What these eyes see before each step of random games, while `wanted` accepts it.
pub(crate) fn observations(
    players: u8,
    seeds: std::ops::Range<u64>,
    eyes: Eyes,
    wanted: impl Fn(&View) -> bool,
) -> Vec<Observation<Dealt>> {
    let mut found = Vec::new();
    for seed in seeds {
        let mut rng = Rng::aside(seed, [9, 9]);
        let mut table = Table::<Dealt>::new(Options::new(players), seed, &mut ()).expect("a table");
        while let Some(seat) = table.observe(Eyes::Table, 0).to_act().single() {
            let seen = table.observe(eyes, 0);
            if wanted(&seen.view) {
                found.push(seen);
            }
            let seen = table.observe(Eyes::Seat(seat), 0);
            let action = hasty(&seen, &mut rng);
            table
                .play(Input::new(0, seat, action), &mut ())
                .expect("it is legal");
        }
    }
    found
}

/// Any legal action, but most often one with as many cards as possible, so that hands get short.
fn hasty(seen: &Observation<Dealt>, rng: &mut Rng) -> Action {
    let cards = |action: &&Action| match action {
        Action::Play { len, .. } => *len,
        _ => 0,
    };
    let legal: Vec<&Action> = seen.legal().collect();
    let most = legal.iter().copied().max_by_key(cards);
    let any = rng.pick(&legal).copied();
    let chosen = if rng.below(4) > 0 { most } else { any };
    *chosen.expect("a legal action")
}

/// The seat that must have something to play, because it is to act without a reserve (DE-5.4).
pub(crate) fn bound(view: &View) -> Option<Seat> {
    match view.stage {
        Stage::Turn(seat) if view.reserves[seat] == [None; 2] => Some(seat),
        _ => None,
    }
}

/// The cards that the owner of this view cannot see, by kind.
pub(crate) fn unseen(view: &View, eyes: Eyes) -> Counts {
    let mut seen: Vec<Card> = view.trick.cards().collect();
    for (seat, hand) in view.hands.iter() {
        match (&view.own, eyes.seat() == Some(seat)) {
            (Some(own), true) => seen.extend(own.iter().map(|held| held.card)),
            _ => seen.extend(hand.iter().flatten()),
        }
    }
    seen.extend(view.reserves.iter().flat_map(|(_, two)| two).flatten());
    if let Stage::Redrawing { drawn, .. } = view.stage {
        seen.extend(drawn);
    }
    let mut counts = [0; Card::KINDS];
    for card in deck() {
        counts[card.kind()] += 1;
    }
    for card in seen {
        counts[card.kind()] -= 1;
    }
    for (left, gone) in counts.iter_mut().zip(view.discards) {
        *left -= gone;
    }
    counts
}

/// Other hands that these eyes cannot see, the bound one first.
fn others(view: &View, eyes: Eyes) -> Vec<Seat> {
    let mut seats: Vec<Seat> = view.hands.iter().map(|(seat, _)| seat).collect();
    seats.retain(|&seat| eyes.seat() != Some(seat));
    seats.sort_by_key(|&seat| bound(view) != Some(seat));
    seats
}

/// The number of hidden places in other hands.
pub(crate) fn places(view: &View, eyes: Eyes) -> usize {
    let hidden = |seat: Seat| {
        view.hands[seat]
            .iter()
            .filter(|card| card.is_none())
            .count()
    };
    others(view, eyes).into_iter().map(hidden).sum()
}

/// The cards in this world that these eyes do not see: in other hands, the bound one first, then
/// the card drawn and those about to be drawn.
pub(crate) fn hidden(world: &Dealt, view: &View, eyes: Eyes) -> Vec<Card> {
    let mut cards = Vec::new();
    for seat in others(view, eyes) {
        let own = world
            .view(Eyes::Seat(seat))
            .own
            .expect("a seat of the table");
        let hand = own.iter().zip(&view.hands[seat]);
        cards.extend(
            hand.filter(|(_, known)| known.is_none())
                .map(|(held, _)| held.card),
        );
    }
    if let Stage::Redrawing { by, left, drawn } = view.stage {
        let mut world = world.clone();
        cards.extend(drawn.is_none().then(|| drawn_by(&world, by)).flatten());
        for _ in 0..left {
            let input = Input::new(0, by, Action::Place { gap: 0 });
            world.apply(&input, &mut ());
            cards.extend(drawn_by(&world, by));
        }
    }
    cards
}

fn drawn_by(world: &Dealt, by: Seat) -> Option<Card> {
    match world.view(Eyes::Seat(by)).stage {
        Stage::Redrawing { drawn, .. } => drawn,
        _ => None,
    }
}

/// Whether the bound seat can act with these cards in the hidden places of its hand.
pub(crate) fn saved(view: &View, seat: Seat, hidden: &[Card]) -> bool {
    let mut hidden = hidden.iter().copied();
    let hand = view.hands[seat].iter();
    let hand: Vec<Card> = hand
        .filter_map(|card| card.or_else(|| hidden.next()))
        .collect();
    can_act(&hand, view.trick.highest().map(as_made))
}

/// Every row of `length` cards that can be drawn from these, with its probability.
pub(crate) fn rows(counts: &Counts, length: usize) -> Vec<(Vec<Card>, f64)> {
    let mut rows = vec![(Vec::new(), 1.0)];
    for _ in 0..length {
        let longer = |(row, odds): &(Vec<Card>, f64)| {
            let left = without(counts, row);
            let sum: u8 = left.iter().sum();
            let odds = *odds / f64::from(sum);
            let next = (0..Card::KINDS).filter_map(Card::of_kind);
            let next = next.filter(|card| left[card.kind()] > 0);
            next.map(|card| {
                let row = row.iter().copied().chain([card]).collect();
                (row, odds * f64::from(left[card.kind()]))
            })
            .collect::<Vec<_>>()
        };
        rows = rows.iter().flat_map(longer).collect();
    }
    rows
}

fn without(counts: &Counts, row: &[Card]) -> Counts {
    let mut left = *counts;
    for card in row {
        left[card.kind()] -= 1;
    }
    left
}

/// Keeps the rows that satisfy the condition, and normalizes their probabilities.
pub(crate) fn given(
    mut rows: Vec<(Vec<Card>, f64)>,
    satisfies: impl Fn(&[Card]) -> bool,
) -> Vec<(Vec<Card>, f64)> {
    rows.retain(|(row, _)| satisfies(row));
    let sum: f64 = rows.iter().map(|(_, odds)| odds).sum();
    for (_, odds) in &mut rows {
        *odds /= sum;
    }
    rows
}

/// The probability of each card in each place of these rows, and last, in any place beyond them.
pub(crate) fn odds(counts: &Counts, rows: &[(Vec<Card>, f64)]) -> Vec<Odds> {
    let length = rows[0].0.len();
    let mut all = vec![[0.0; Card::KINDS]; length + 1];
    for (row, odds) in rows {
        for (place, card) in row.iter().enumerate() {
            all[place][card.kind()] += odds;
        }
        let left = without(counts, row);
        let sum: u8 = left.iter().sum();
        for (kind, &count) in left.iter().enumerate() {
            all[length][kind] += odds * f64::from(count) / f64::from(sum.max(1));
        }
    }
    all
}
