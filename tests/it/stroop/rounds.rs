//! Round two (ST-5) and the end (ST-6).

use std::collections::BTreeSet;

use kitchen_table::engine::{BySeat, Game, Rng, Seat, Seats};
use kitchen_table::games::stroop::{Action, Card, Ending, Event, Options, View, deck};

use super::playing::shuffled;
use super::scene::Scene;

const ONE: Seat = Seat(0);

/// The first round of a game with a shuffled deck in which the first seats play out their cards and
/// the last one draws just two: the table before and after the end, and the events.
struct Ended {
    scene: Scene,
    at: u32,
    dealt: Vec<Card>,
    before: View,
    told: Vec<Event>,
}

/// Plays such a round with this deck and this seed.
fn end(players: u8, dealt: Vec<Card>, chance: u64) -> Ended {
    let mut scene = Scene::deal(Options::new(players), &dealt, chance);
    let last = players - 1;
    scene.draw(0, last);
    scene.draw(0, last);
    let playing: Vec<u8> = (0..last).collect();
    let at = scene.play_out_by(0, &playing);
    let before = scene.view();
    let told = scene.act(at, 0, Action::Stop).to_vec();
    Ended {
        scene,
        at,
        dealt,
        before,
        told,
    }
}

impl Ended {
    /// Every pile of round two, in drawing order.
    fn piles(&self) -> Vec<Vec<Card>> {
        let mut scene = self.scene.clone();
        let draw = |seat: u8| {
            let left = scene.view().left[Seat(seat)];
            (0..left).map(|_| scene.draw(self.at, seat)).collect()
        };
        (0..self.scene.game.seats()).map(draw).collect()
    }

    /// The cards set aside at the start, top first.
    fn aside(&self) -> &[Card] {
        let players = usize::from(self.scene.game.seats());
        &self.dealt[15 * players + 1..]
    }

    /// What each seat had before the center was dealt out: its hand, and its undrawn cards.
    fn own(&self) -> BySeat<BTreeSet<Card>> {
        self.before.board.hands.map(|seat, hand| {
            let end = 15 * (seat.index() + 1);
            let pile = &self.dealt[end - usize::from(self.before.left[seat])..end];
            hand.iter().chain(pile).copied().collect()
        })
    }
}

#[test]
fn st_5_1_hands_go_back_and_the_center_is_dealt_out_evenly() {
    let mut filled_with = BTreeSet::new();
    for players in 2..=4 {
        for seed in 0..12 {
            let ended = end(players, shuffled(seed), seed);
            let center = ended.before.board.center.len();
            let seats = usize::from(players);
            let wanted = (seats - center % seats) % seats;
            let each = (center + wanted) / seats;
            let dealt_out = Event::DealtOut {
                each: each as u8,
                filled: wanted as u8,
            };
            assert_eq!(ended.told[1], dealt_out);
            assert_eq!(usize::from(ended.before.dealt_each()), each);
            filled_with.insert((players, wanted));
            let (piles, own) = (ended.piles(), ended.own());
            let mut dealt: BTreeSet<Card> = BTreeSet::new();
            for (seat, own) in own.iter() {
                let pile: BTreeSet<Card> = piles[seat.index()].iter().copied().collect();
                assert!(pile.is_superset(own), "what is {seat:?}'s stays {seat:?}'s");
                assert_eq!(
                    pile.len(),
                    own.len() + each,
                    "draw piles are not evened out"
                );
                dealt.extend(pile.difference(own));
            }
            let fill = &ended.aside()[..wanted];
            let center = ended.before.board.center.iter().chain(fill).copied();
            assert_eq!(dealt, center.collect(), "starting card included");
            let first_filled = seats - wanted;
            for (seat, card) in (first_filled..).zip(fill) {
                assert!(
                    piles[seat].contains(card),
                    "the last ones fill up, from seat 1 on"
                );
            }
            assert!(
                ended
                    .scene
                    .view()
                    .board
                    .hands
                    .iter()
                    .all(|(_, hand)| hand.is_empty())
            );
        }
    }
    assert!(filled_with.len() >= 8, "{filled_with:?}");
}

#[test]
fn st_5_1_the_center_is_shuffled_before_it_is_dealt() {
    let holders = |card: Card| -> BTreeSet<usize> {
        let of = |chance| {
            let piles = end(3, shuffled(1), chance).piles();
            piles
                .iter()
                .position(|pile| pile.contains(&card))
                .expect("somebody has it")
        };
        (0..40).map(of).collect()
    };
    let center = end(3, shuffled(1), 0).before.board.center;
    for card in [center[0], center[1], center[center.len() - 1]] {
        assert_eq!(holders(card).len(), 3, "{card:?} goes anywhere");
    }
}

#[test]
fn st_5_2_every_pile_is_shuffled_and_a_card_set_aside_starts() {
    for players in 2..=4 {
        let ended = end(players, shuffled(5), 5);
        let Event::DealtOut { filled, .. } = ended.told[1] else {
            panic!("{:?}", ended.told);
        };
        let center = ended.aside()[usize::from(filled)];
        let began = Event::RoundBegan { round: 2, center };
        assert_eq!(ended.told[2..], [began]);
        let board = ended.scene.view().board;
        assert_eq!(board.center[..], [center]);
        let aside = ended.aside().len() - usize::from(filled) - 1;
        assert_eq!(usize::from(ended.scene.view().aside), aside);

        // Cards appear equally often at every depth, whoever owns them.
        let own = ended.own();
        for (seat, own) in own.iter() {
            let Some(&card) = own.iter().next() else {
                continue;
            };
            let depth = |chance| {
                let piles = end(players, shuffled(5), chance).piles();
                piles[seat.index()].iter().position(|&other| other == card)
            };
            let depths: BTreeSet<_> = (0..12).map(depth).collect();
            assert!(
                depths.len() > 5 && !depths.contains(&None),
                "{seat:?}: {depths:?}"
            );
        }
    }
}

/// A whole game in whose second round the callers are tried in turn: the outcome, how many cards
/// each player has left, and who called; `None` if the clock ended it.
fn finished(players: u8, seed: u64, caller: Option<u8>) -> Option<(Vec<u8>, Vec<usize>)> {
    let mut scene = Scene::deal(Options::new(players), &shuffled(seed), seed);
    let at = scene.play_out(0);
    scene.act(at, 0, Action::Stop);
    let at = scene.play_out(at);
    let told = match caller {
        Some(caller) => scene.act(at, caller, Action::Stop),
        None => {
            scene.clock();
            &scene.heard
        }
    };
    let wanted = caller.map_or(Ending::Stuck, |caller| Ending::Called(Seat(caller)));
    let [Event::RoundEnded { round: 2, why }] = told else {
        return None;
    };
    assert_eq!(*why, wanted);
    let board = scene.view().board;
    let counts = board.hands.iter().map(|(_, hand)| hand.len()).collect();
    let places = scene
        .outcome()
        .places
        .iter()
        .map(|(_, &place)| place)
        .collect();
    Some((places, counts))
}

/// The fewest cards win; of players tied for the fewest, the caller is first, the others second.
fn places(counts: &[usize], caller: Option<u8>) -> Vec<u8> {
    let fewest = counts.iter().min().copied();
    let caller = caller.filter(|&caller| Some(counts[usize::from(caller)]) == fewest);
    let place = |(seat, &count): (usize, &usize)| {
        let fewer = counts.iter().filter(|&&other| other < count).count();
        let behind =
            Some(count) == fewest && caller.is_some_and(|caller| usize::from(caller) != seat);
        (1 + fewer + usize::from(behind)) as u8
    };
    counts.iter().enumerate().map(place).collect()
}

#[test]
fn st_6_1_the_fewest_cards_win_and_the_caller_wins_ties() {
    // One alone with the fewest; a tie with the caller, without, or with no caller; other ties.
    let mut met = [0; 5];
    for players in 2..=4 {
        for seed in 0..40 {
            for caller in (0..players).map(Some).chain([None]) {
                let Some((is, counts)) = finished(players, seed, caller) else {
                    panic!("{players} {seed}: not ended");
                };
                assert_eq!(is, places(&counts, caller), "{counts:?}, {caller:?} called");
                let fewest = counts.iter().min().copied().unwrap_or(0);
                let tied = counts.iter().filter(|&&count| count == fewest).count();
                let calls = caller.map(|caller| counts[usize::from(caller)] == fewest);
                met[match (tied, calls) {
                    (1, _) => 0,
                    (_, Some(true)) => 1,
                    (_, Some(false)) => 2,
                    (_, None) => 3,
                }] += 1;
                let distinct: BTreeSet<_> = counts.iter().filter(|&&c| c != fewest).collect();
                met[4] += usize::from(tied + distinct.len() < counts.len());
            }
        }
    }
    assert!(met.iter().all(|&met| met > 3), "{met:?}");
}

#[test]
fn st_6_1_examples() {
    assert_eq!(places(&[3, 3, 5], Some(1)), [2, 1, 3]);
    assert_eq!(places(&[3, 3, 5], Some(2)), [1, 1, 3]);
    assert_eq!(places(&[3, 3, 3, 5], Some(0)), [1, 2, 2, 4]);
    assert_eq!(places(&[3, 4, 4], Some(2)), [1, 2, 2]);
    assert_eq!(places(&[3, 3], None), [1, 1]);
}

#[test]
fn st_6_1_the_caller_of_round_one_has_no_advantage() {
    let mut met = 0;
    for seed in 0..60 {
        let mut scene = Scene::deal(Options::new(2), &shuffled(seed), seed);
        let at = scene.play_out(0);
        scene.act(at, 0, Action::Stop);
        scene.play_out(at);
        scene.clock();
        let board = scene.view().board;
        if board.hands[ONE].len() == board.hands[Seat(1)].len() {
            assert_eq!(scene.outcome().winners(), Seats::first(2));
            met += 1;
        }
    }
    assert!(met > 2, "{met} ties");
}

#[test]
fn st_7_5_there_are_enough_cards_for_everybody() {
    assert_eq!(deck(false).len(), 60 + 1 + 1 + 3);
    assert!(deck(true).len() >= 100 + 1 + 1 + 4);
    let five = Options {
        advanced: true,
        cards: 20,
        ..Options::new(5)
    };
    for seed in 0..20 {
        for options in [Options::new(4), five] {
            let mut cards = deck(options.advanced);
            Rng::new(seed).shuffle(&mut cards);
            let mut scene = Scene::deal(options, &cards, seed);
            let at = scene.play_out(0);
            scene.act(at, 0, Action::Stop);
            let view = scene.view();
            assert_eq!(view.board.center.len(), 1, "round two has a center");
            assert!(view.left.iter().all(|(_, &left)| left > 0));
        }
    }
}
