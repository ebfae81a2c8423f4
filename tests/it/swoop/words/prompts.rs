//! The prompts for the player to act in Swoop.

use crate::words::named;
use kitchen_table::games::swoop::{Action, Rank, Refusal, Stacks};
use kitchen_table::i18n::swoop::{Possible, Prompt};
use kitchen_table::staging::swoop::{Effect, StagedPlay};

use crate::swoop::scene::Deal;
use crate::words::{are_clean, are_sentences, say};

/// Every possible refusal.
fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::NoPassing,
        Refusal::PlayAgain,
        Refusal::NoCards,
        Refusal::NothingTurned,
        Refusal::NothingElse,
    ];
    for stack in [0, 3, 255] {
        all.extend([Refusal::NoFace(stack), Refusal::NoBlind(stack)]);
        for rank in Rank::ALL {
            all.push(Refusal::AnotherRank { stack, face: rank });
            all.push(Refusal::Covered { stack, face: rank });
            all.push(Refusal::AnotherValue { rank, stack });
            let held = stack;
            all.push(Refusal::NotInHand { rank, held });
            all.push(Refusal::NotInHand { rank, held: 1 });
        }
    }
    all
}

#[test]
fn refusals_are_sentences_that_say_what_they_know() {
    are_sentences(refusals());
    let scene = Deal::of(["7 7 ... | K 9 9 - | . . . .", "...", "..."]).begin();
    let no = |action| say(scene.refused(0, action));
    let play = |rank, hand, faces| Action::Play { rank, hand, faces };
    assert_eq!(no(Action::Done), "After a swoop you have to play again.");
    assert_eq!(
        no(play(Rank::Ace, 1, Stacks::NONE)),
        "You have no aces in hand."
    );
    assert_eq!(
        no(play(Rank::Nine, 0, Stacks::only(0))),
        "The face-up card on stack 1 is a king. Only cards of one rank go together."
    );
    assert_eq!(
        no(Action::Flip { stack: 1 }),
        "The face-down card in stack 2 is still under a 9."
    );
}

fn staged(rank: Rank, cards: u8, top: Option<Rank>, effect: Effect) -> StagedPlay {
    StagedPlay {
        rank,
        cards,
        top,
        effect,
        last: false,
    }
}

#[test]
fn buttons_say_what_they_do() {
    let play = |rank, cards, top, effect| say(Prompt::do_play(staged(rank, cards, top, effect)));
    let seven = Some(Rank::Seven);
    assert_eq!(play(Rank::King, 3, None, Effect::Lie), "Play 3 kings");
    assert_eq!(play(Rank::Seven, 1, seven, Effect::Lie), "Play a 7");
    let four = play(Rank::Seven, 4, seven, Effect::Four(4));
    assert_eq!(four, "Play 4 sevens and swoop");
    let swoop = Effect::SwoopCard;
    assert_eq!(play(Rank::Ten, 1, seven, swoop), "Play a 10 and swoop");
    assert_eq!(play(Rank::Joker, 2, None, swoop), "Play 2 jokers and swoop");
    let take = Effect::Take {
        cards: 23,
        points: 181,
    };
    assert_eq!(
        play(Rank::Queen, 1, seven, take),
        "Hold to take 23 cards (181 points)"
    );
    let add = say(Prompt::do_add(staged(Rank::Seven, 2, seven, Effect::Lie)));
    assert_eq!(add, "Add 2 sevens");
    let turn = |hold| say(Prompt::DoTurn { stack: 1, hold });
    assert_eq!(turn(true), "Hold to turn over card 2");
    assert_eq!(turn(false), "Turn over card 2");
    assert_eq!(say(Prompt::DoEnd), "End your turn");
}

#[test]
fn effects_are_sentences() {
    let ranks = Rank::ALL.map(Some);
    for (rank, top) in Rank::ALL.into_iter().flat_map(|rank| {
        let tops = [None].into_iter().chain(ranks);
        tops.map(move |top| (rank, top))
    }) {
        let take = Effect::Take {
            cards: 2,
            points: 11,
        };
        for effect in [Effect::Lie, Effect::Four(5), Effect::SwoopCard, take] {
            for (cards, last) in [(1, false), (3, false), (1, true), (2, true)] {
                let staged = StagedPlay {
                    last,
                    ..staged(rank, cards, top, effect)
                };
                are_sentences([Prompt::staged(staged), Prompt::added(staged)]);
            }
        }
    }
    let take = Effect::Take {
        cards: 23,
        points: 181,
    };
    assert_eq!(
        say(Prompt::staged(staged(
            Rank::Queen,
            1,
            Some(Rank::Seven),
            take
        ))),
        "A queen is higher than the 7: you take 23 cards (181 points), and your turn ends."
    );
    assert_eq!(
        say(Prompt::staged(staged(
            Rank::Ten,
            2,
            Some(Rank::Ace),
            Effect::SwoopCard
        ))),
        "2 tens swoop the pile, and you play again."
    );
    for top in [None, Some(Rank::Ace)] {
        are_sentences([false, true].map(|last| Prompt::TurnEffect { top, last }));
    }
}

#[test]
fn what_to_do_names_what_is_open() {
    let turn = |top, again, [fits, swoops, higher, turns]: [bool; 4]| {
        let open = Possible {
            fits,
            swoops,
            higher,
            turns,
        };
        Prompt::turn(None, top, again, open)
    };
    let seven = Some(Rank::Seven);
    for bits in 1..16 {
        let open = [1, 2, 4, 8].map(|bit| bits & bit > 0);
        for top in [None, seven, Some(Rank::Ace)] {
            are_sentences([turn(top, top.is_none(), open)]);
        }
    }
    let turn = |top, again, open| say(turn(top, again, open));
    assert_eq!(
        turn(seven, false, [true, true, true, true]),
        "Play cards of one rank (7 or lower, a 10 or a joker) or turn over a face-down card. Anything higher takes the pile."
    );
    assert_eq!(
        turn(seven, false, [false, true, false, true]),
        "Play a 10 or a joker (nothing else fits on the 7) or turn over a face-down card."
    );
    assert_eq!(
        turn(None, true, [true, false, false, false]),
        "You go again: play any cards of one rank."
    );
    assert_eq!(
        turn(seven, false, [false, false, true, false]),
        "None of your cards fit on the 7. Play higher and take the pile."
    );
    assert_eq!(
        turn(seven, false, [false, false, false, true]),
        "Turn over a face-down card."
    );
    let name = Some(named("Ann"));
    let top = Rank::Seven;
    let go_on = |add, turn| {
        say(Prompt::GoOn {
            name,
            top,
            add,
            turn,
        })
    };
    assert_eq!(
        go_on(0, 0),
        "Ann, the 7 stays, and there's nothing to add: end your turn."
    );
    assert_eq!(
        go_on(2, 2),
        "Ann, turn over a face-down card, add sevens or end your turn."
    );
    let name = named("Ann");
    are_sentences([
        Prompt::WaitsTurn(name),
        Prompt::WaitsAgain(name),
        Prompt::WaitsGoOn(name),
    ]);
}

#[test]
fn keys_and_stacks_say_what_is_there() {
    let key = |rank, held, lying, higher| {
        say(Prompt::Key {
            rank,
            held,
            lying,
            higher,
        })
    };
    assert_eq!(key(Rank::Ace, 0, 0, false), "Ace, none in hand");
    assert_eq!(
        key(Rank::King, 3, 1, true),
        "King, 3 in hand, 1 face up, higher than the pile"
    );
    let stack = |face, blind| {
        say(Prompt::Stack {
            stack: 1,
            face,
            blind,
        })
    };
    let king = Some(Rank::King);
    assert_eq!(stack(king, true), "Stack 2: king on a face-down card");
    assert_eq!(stack(None, true), "Stack 2: face-down card, uncovered");
    assert_eq!(stack(None, false), "Stack 2: empty");
    are_clean([
        Prompt::Hand(named("Ann")),
        Prompt::Stacks(named("Ann")),
        Prompt::TapRank,
        Prompt::HowMany,
        Prompt::TapStack,
        Prompt::TapToGoOn,
        Prompt::From { hand: 1, faces: 0 },
        Prompt::From { hand: 0, faces: 2 },
        Prompt::From { hand: 1, faces: 2 },
        Prompt::Fewer,
        Prompt::More,
    ]);
}
