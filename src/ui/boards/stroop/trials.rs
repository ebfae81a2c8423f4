//! What newcomers try in a warm-up: a card in the middle, and three of which one fits. Each trial is about another kind
//! of look, so that nobody believes that only colors count.

use crate::games::stroop::{Card, Word, deck, fits};

/// How many trials a warm-up has.
pub(super) const TRIALS: usize = 3;

/// How many cards there are to choose from.
pub(super) const CARDS: usize = 3;

/// Pairs of cards that have nothing in common, except that the word of the first describes the second: by its color,
/// its size, its letters, its pattern.
const PAIRS: [(usize, usize); 4] = [(16, 43), (7, 24), (5, 54), (53, 18)];

/// A card that is printed backward, and the word for that.
const BACKWARD: (usize, usize) = (106, 79);

/// The place of the card that fits, in each trial.
const RIGHT: [usize; TRIALS] = [1, 2, 0];

/// How far somebody has come in a warm-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Progress {
    /// The number of the trial, counted from 0.
    pub(super) trial: usize,
    /// The place of the card that they tried last.
    pub(super) tried: Option<usize>,
}

impl Progress {
    /// Whether they have found the card that fits.
    pub(super) fn found(self) -> bool {
        self.tried.is_some() && self.tried == RIGHT.get(self.trial).copied()
    }

    /// At the next trial, if there is one.
    pub(super) fn next(self) -> Option<Self> {
        let trial = self.trial + 1;
        let tried = None;
        (trial < TRIALS).then_some(Self { trial, tried })
    }
}

/// A card in the middle, and those to choose from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Trial {
    /// The card in the middle.
    pub(super) middle: Card,
    /// Those to choose from.
    pub(super) cards: [Card; CARDS],
}

impl Trial {
    /// A trial for this round. The wrong cards would fit by the rule of the other round.
    pub(super) fn of(round: u8, trial: usize) -> Option<Self> {
        let kind = trial + TRIALS * usize::from(round - 1);
        let (middle, right) = example(round, kind)?;
        let other = if round == 1 { 2 } else { 1 };
        let wrong = |card: &Card| fits(*card, middle, other) && !fits(*card, middle, round);
        let all = || deck(false).into_iter().filter(wrong);
        let first = all().next()?;
        let differs = |card: &Card| {
            let (one, other) = (card.face(), first.face());
            one.word != other.word && one.color != other.color
        };
        let second = all().find(differs)?;
        let mut cards = [first, second, right];
        cards.swap(2, *RIGHT.get(trial)?);
        Some(Self { middle, cards })
    }
}

/// A card in the middle and one that fits on it in this round, by a look of this kind.
pub(super) fn example(round: u8, kind: usize) -> Option<(Card, Card)> {
    let (word, look) = pair(PAIRS[kind % PAIRS.len()])?;
    Some(if round == 1 {
        (word, look)
    } else {
        (look, word)
    })
}

/// A card for each kind of look, with the word for it.
pub(super) fn looks(advanced: bool) -> impl Iterator<Item = (Word, Card)> {
    let pairs = PAIRS.into_iter().chain(advanced.then_some(BACKWARD));
    pairs
        .filter_map(pair)
        .map(|(word, look)| (word.face().word, look))
}

fn pair((word, look): (usize, usize)) -> Option<(Card, Card)> {
    Card::of_kind(word).zip(Card::of_kind(look))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trials() -> impl Iterator<Item = (u8, usize, Trial)> {
        let all = [1, 2]
            .into_iter()
            .flat_map(|round| (0..TRIALS).map(move |trial| (round, trial)));
        all.map(|(round, trial)| (round, trial, Trial::of(round, trial).expect("cards")))
    }

    #[test]
    fn each_kind_of_look_has_an_example_that_fits_in_one_direction_only() {
        let mut kinds = Vec::new();
        for (at, (word, look)) in looks(true).enumerate() {
            kinds.push(std::mem::discriminant(&word));
            let (said, card) = pair(*PAIRS.get(at).unwrap_or(&BACKWARD)).expect("two cards");
            assert_eq!((said.face().word, card), (word, look));
            assert!(said.describes(look), "{said:?} on {look:?}");
            assert!(!look.describes(said), "{look:?} on {said:?}");
        }
        kinds.dedup();
        assert_eq!(kinds.len(), 5);
        assert_eq!(looks(false).count(), 4);
    }

    #[test]
    fn one_card_of_a_trial_fits_and_the_others_would_in_the_other_round() {
        for (round, trial, Trial { middle, cards }) in trials() {
            let fit = |round| cards.map(|card| fits(card, middle, round));
            let right = RIGHT[trial];
            let alone: [bool; CARDS] = std::array::from_fn(|place| place == right);
            assert_eq!(fit(round), alone, "round {round}, trial {trial}");
            assert_eq!(
                fit(3 - round),
                alone.map(|it| !it),
                "round {round}, trial {trial}"
            );
        }
    }

    #[test]
    fn each_trial_of_a_round_is_about_another_kind_of_look() {
        let kind = |round: u8, Trial { middle, cards }: Trial, trial: usize| {
            let word = if round == 1 {
                middle
            } else {
                cards[RIGHT[trial]]
            };
            (round, std::mem::discriminant(&word.face().word))
        };
        let mut kinds: Vec<_> = trials()
            .map(|(round, trial, it)| kind(round, it, trial))
            .collect();
        kinds.dedup();
        assert_eq!(kinds.len(), 2 * TRIALS);
    }

    #[test]
    fn whoever_has_found_the_card_goes_on_until_the_last_trial() {
        let mut now = Progress::default();
        for (trial, right) in RIGHT.into_iter().enumerate() {
            assert_eq!(now.trial, trial);
            for place in 0..CARDS {
                now.tried = Some(place);
                assert_eq!(now.found(), place == right);
            }
            let Some(next) = now.next() else {
                assert_eq!(trial + 1, TRIALS);
                return;
            };
            now = next;
        }
        panic!("there is a last one");
    }
}
