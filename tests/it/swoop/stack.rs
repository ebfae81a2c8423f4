//! Stacked deals, played down to where a script begins.

use kitchen_table::engine::Rng;
use kitchen_table::games::swoop::cards::all_cards;
use kitchen_table::games::swoop::{Action, Counts, Options, Rank, STACKS, Stacks, Swoop};

use super::scene::{Scene, card, cards};

/// How many cards a hand begins with.
const HAND: usize = 11;

/// A deal whose cards are named where they matter; all others are filled in. Seat 0 is to act, on
/// an empty pile.
///
/// A player is written `hand | faces | blinds`: four faces and four blinds, `-` for one that is gone,
/// `.` for one that does not matter; omitted parts do not matter. A hand that ends in `...` has its
/// full size, and is filled up.
///
/// Cards that must be gone before the script begins are dealt as fours and swoop cards, and swooped:
/// by seat 0 as it starts, or, if others have too many as well, by all in turn from seat 1 on, each
/// ending with a king that the next swoops away. Then a full hand has ten cards, not eleven.
pub(crate) struct Deal {
    options: Options,
    players: Vec<Named>,
    draws: Option<Vec<Rank>>,
    seed: u64,
}

/// What a script names of one player's cards.
struct Named {
    hand: Vec<Rank>,
    full: bool,
    faces: Vec<Lies>,
    blinds: Vec<Lies>,
}

#[derive(Clone, Copy, PartialEq)]
enum Lies {
    Card(Rank),
    Anything,
    Gone,
}

impl Named {
    #[track_caller]
    fn new(text: &str) -> Self {
        let mut parts = text.split('|');
        let hand = parts.next().unwrap_or_default().trim();
        Self {
            full: hand.ends_with("..."),
            hand: cards(hand.trim_end_matches("...")),
            faces: lies(parts.next()),
            blinds: lies(parts.next()),
        }
    }

    fn is_whole(&self) -> bool {
        let whole = |row: &[Lies]| !row.contains(&Lies::Gone);
        (self.full || self.hand.len() == HAND) && whole(&self.faces) && whole(&self.blinds)
    }

    fn cards(&self) -> impl Iterator<Item = Rank> {
        let rows = self.faces.iter().chain(&self.blinds);
        let named = rows.filter_map(|lies| match lies {
            Lies::Card(card) => Some(*card),
            _ => None,
        });
        self.hand.iter().copied().chain(named)
    }
}

#[track_caller]
fn lies(part: Option<&str>) -> Vec<Lies> {
    let words = part.unwrap_or_default().split_whitespace();
    let mut lies: Vec<Lies> = words
        .map(|word| match word {
            "-" => Lies::Gone,
            "." => Lies::Anything,
            _ => Lies::Card(card(word)),
        })
        .collect();
    assert!(lies.len() <= STACKS, "four stacks");
    lies.resize(STACKS, Lies::Anything);
    lies
}

impl Deal {
    /// Names the cards of each player.
    #[track_caller]
    pub(crate) fn of<const PLAYERS: usize>(players: [&str; PLAYERS]) -> Self {
        Self {
            options: Options::new(PLAYERS as u8),
            players: players.into_iter().map(Named::new).collect(),
            draws: None,
            seed: 7,
        }
    }

    /// Sets the target score and the time limit in minutes.
    pub(crate) fn until(mut self, target: u16, minutes: Option<u16>) -> Self {
        (self.options.target, self.options.minutes) = (target, minutes);
        self
    }

    /// Sets the cards drawn to see who starts, in order.
    pub(crate) fn draws(mut self, draws: &str) -> Self {
        self.draws = Some(cards(draws));
        self
    }

    /// Sets the seed that shuffles later rounds.
    pub(crate) fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Deals, and plays until only the named cards are left.
    #[track_caller]
    pub(crate) fn begin(self) -> Scene {
        let round = self.players[1..].iter().any(|named| !named.is_whole());
        let named = self.players.iter().flat_map(Named::cards);
        let seats = self.players.len();
        let draws = self.draws.clone().unwrap_or_else(|| {
            let start = |seat| seat == usize::from(round);
            let draw = |seat| if start(seat) { Rank::King } else { Rank::Ace };
            (0..seats).map(draw).collect()
        });
        let mut stock = Stock::without(self.options.players, named.chain(draws.iter().copied()));
        let mut deck = Vec::new();
        let mut warm_up = Vec::new();
        for (seat, named) in self.players.iter().enumerate() {
            let (dealt, plays) = stock.deal(named, round, seat == 0);
            deck.extend(dealt);
            warm_up.push(plays);
        }
        deck.extend(draws);
        deck.extend(stock.rest());
        let mut log = Vec::new();
        let game = Swoop::deal_from(&self.options, &deck, Rng::new(self.seed), &mut log);
        let mut scene = Scene::new(game, log);
        let first = usize::from(round);
        for seat in (first..seats).chain(0..first) {
            for &action in &warm_up[seat] {
                scene.act(seat as u8, action);
            }
        }
        if self.draws.is_none() {
            assert_eq!(scene.turn(), Some(0), "who is to act first");
        }
        scene
    }
}

/// The cards that nobody has named.
struct Stock(Counts);

impl Stock {
    #[track_caller]
    fn without(players: u8, named: impl Iterator<Item = Rank>) -> Self {
        let mut stock = Self(all_cards(players));
        for card in named {
            assert!(stock.0[card] > 0, "no more {card:?} in the decks");
            stock.0[card] -= 1;
        }
        stock
    }

    #[track_caller]
    fn take(&mut self, card: Rank) -> Rank {
        assert!(self.0[card] > 0, "no more {card:?} in the decks");
        self.0[card] -= 1;
        card
    }

    /// A card that does not matter: of the most frequent value, but neither ace nor king.
    #[track_caller]
    fn any(&mut self) -> Rank {
        let values = Rank::ALL[1..11].iter().rev().copied();
        let most = values.max_by_key(|&rank| self.0[rank]);
        self.take(most.expect("there are values"))
    }

    #[track_caller]
    fn swoop_card(&mut self) -> Rank {
        let ten = self.0[Rank::Ten] > 0;
        self.take(if ten { Rank::Ten } else { Rank::Joker })
    }

    /// Nineteen cards for a player, and the plays that leave only those named.
    #[track_caller]
    fn deal(&mut self, named: &Named, round: bool, first: bool) -> (Vec<Rank>, Vec<Action>) {
        let mut plays = Vec::new();
        let mut hand = named.hand.clone();
        let king = round && !first;
        let spare = HAND - hand.len() - usize::from(king);
        if named.full {
            // Seat 0 swoops the last king away.
            let swoops = usize::from(round && first);
            self.sweep(swoops, &mut hand, &mut plays);
            (swoops..spare).for_each(|_| hand.push(self.any()));
        } else {
            self.sweep(spare, &mut hand, &mut plays);
        }
        let faces = self.row(&named.faces, &hand);
        let blinds = self.row(&named.blinds, &hand);
        plays.extend(uncovering(&named.faces, &faces));
        let gone = (0..).zip(&named.blinds);
        let gone = gone.filter(|(_, lies)| **lies == Lies::Gone);
        plays.extend(gone.map(|(stack, _)| Action::Flip { stack }));
        if king {
            let rank = self.take(Rank::King);
            hand.push(rank);
            let faces = Stacks::NONE;
            plays.push(Action::Play {
                rank,
                hand: 1,
                faces,
            });
        }
        assert_eq!(hand.len(), HAND);
        ([blinds, faces, hand].concat(), plays)
    }

    /// Four cards of the table. Those that must be gone swoop, one by one or all together.
    #[track_caller]
    fn row(&mut self, row: &[Lies], hand: &[Rank]) -> Vec<Rank> {
        if *row == [Lies::Gone; STACKS] {
            return self.four(hand).to_vec();
        }
        let lay = |lies: &Lies| match *lies {
            Lies::Card(card) => card,
            Lies::Anything => self.any(),
            Lies::Gone => self.swoop_card(),
        };
        row.iter().map(lay).collect()
    }

    /// Four cards of a value that is not in this hand.
    #[track_caller]
    fn four(&mut self, hand: &[Rank]) -> [Rank; 4] {
        let fit = |rank: &&Rank| !hand.contains(rank) && self.0[**rank] >= 4;
        let rank = *Rank::ALL[1..11].iter().rev().find(fit).expect("a four");
        [rank; 4].map(|rank| self.take(rank))
    }

    /// Adds this many cards that can be swooped on a king one by one: fours, and swoop cards.
    #[track_caller]
    fn sweep(&mut self, cards: usize, hand: &mut Vec<Rank>, plays: &mut Vec<Action>) {
        let faces = Stacks::NONE;
        for _ in 0..cards / 4 {
            let four = self.four(hand);
            let rank = four[0];
            hand.extend(four);
            plays.push(Action::Play {
                rank,
                hand: 4,
                faces,
            });
        }
        for _ in 0..cards % 4 {
            let rank = self.swoop_card();
            hand.push(rank);
            plays.push(Action::Play {
                rank,
                hand: 1,
                faces,
            });
        }
    }

    fn rest(self) -> Vec<Rank> {
        let left = self.0.iter();
        left.flat_map(|(rank, cards)| std::iter::repeat_n(rank, cards.into()))
            .collect()
    }
}

/// The plays that remove the faces that must be gone.
fn uncovering(row: &[Lies], faces: &[Rank]) -> Vec<Action> {
    let play = |faces: Stacks, rank| Action::Play {
        rank,
        hand: 0,
        faces,
    };
    if *row == [Lies::Gone; STACKS] {
        return vec![play((0..STACKS as u8).collect(), faces[0])];
    }
    let each = (0..).zip(row.iter().zip(faces));
    let gone = each.filter(|(_, (lies, _))| **lies == Lies::Gone);
    gone.map(|(stack, (_, &rank))| play(Stacks::only(stack), rank))
        .collect()
}
