//! A review finds what was clearly worse and nothing else, the same again, and blind to what is hidden.

use kitchen_table::bots::advice::{Advise, Verdict};
use kitchen_table::bots::review::{COMPARED, TOLD};
use kitchen_table::bots::{Better, Bots, Level, Review};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{BySeat, Decided, Observation, Rng, Seat, Table};
use kitchen_table::games::dealt::Dealt;
use kitchen_table::games::slapshot::Slapshot;
use kitchen_table::games::sloop::Sloop;
use kitchen_table::games::stroop::Stroop;
use kitchen_table::games::swoop::Swoop;
use kitchen_table::i18n::{Language, Name, Names};

use crate::every::drive;

/// One in this many decisions is looked at.
const SOME: u32 = 4;

/// The outcome of a review of these decisions, each of which is settled once.
fn review<G: Advise>(decisions: Vec<Decided<G>>) -> Review<G> {
    let all = decisions.len();
    let mut review = Review::new(decisions.into_iter());
    let mut settled = 0;
    while !review.go_on() {
        assert!((settled..=all).contains(&review.settled()));
        settled = review.settled();
    }
    assert_eq!(review.settled(), all);
    review
}

fn found<G: Advise>(decisions: Vec<Decided<G>>) -> Vec<Better<G>> {
    review(decisions).found()
}

/// A game among bots of this level.
fn played<G: Lawful + Bots>(seed: u64, level: Level) -> Table<G> {
    let players = *G::PLAYERS.start() + 1;
    let seated = drive::seated(&vec![level; usize::from(players)]);
    drive::play::<G>(&G::options(players, 0), seed, seated, |_, _| {})
}

/// The same decision with other hidden cards.
fn elsewhere<G: Lawful + Bots>(decided: &Decided<G>, rng: &mut Rng) -> Decided<G> {
    let seen = &decided.seen;
    let world = G::imagine(seen, rng);
    Decided {
        seen: Observation::of(&world, seen.eyes, seen.step, seen.at),
        ..decided.clone()
    }
}

/// Reviews a game of bots that err: what is said of it is legal, the same again, and the same for whoever saw the same.
fn is_sound<G: Lawful + Bots + Advise>(
    seed: u64,
    words: impl Fn(Language, &Better<G>) -> [String; 2],
) {
    let table = played::<G>(seed, Level::Easy);
    let decisions: Vec<Decided<G>> = table.decided(Seat(0)).collect();
    let mut rng = Rng::new(seed);
    let elsewhere = decisions.iter().map(|it| elsewhere(it, &mut rng)).collect();
    let here = found(decisions.clone());
    assert!((1..=TOLD).contains(&here.len()), "{here:?}");
    assert_eq!(here, found(decisions.clone()));
    assert_eq!(here, found(elsewhere));
    for better in &here {
        let Better {
            seen, made, best, ..
        } = better;
        assert!(seen.legal().any(|it| it == best), "{better:?}");
        assert!(!G::alike(seen, made, best), "{better:?}");
        let same = |it: &Decided<G>| it.seen == *seen && it.action == *made;
        assert!(decisions.iter().any(same), "{better:?}");
        for &language in Language::ALL {
            reads_well(&words(language, better));
        }
    }
}

/// Both are sentences that fit over the cards on a small phone, and speak of decisions that differ.
fn reads_well([chose, better]: &[String; 2]) {
    for words in [chose, better] {
        let one = words.ends_with('.') && !words.contains("  ") && !words.contains("..");
        assert!(one && words.chars().count() < 150, "{words:?}");
    }
    let [chose, better] = [chose, better].map(|words| words.trim_end_matches('.'));
    let does = better.split_once(": ").map_or("", |(_, does)| does);
    assert!(
        !does.is_empty() && !chose.ends_with(does),
        "{chose} {better}"
    );
}

/// Names for as many seats as any table has.
fn names() -> Names {
    BySeat::new(8, |seat| Name::Named(format!("Player {seat}")))
}

/// What is clearly best is never found fault with, and what looks worst then usually is.
fn tells_good_from_bad<G: Lawful + Bots + Advise>(seed: u64) {
    let table = played::<G>(seed, Level::Hard);
    let mut rng = Rng::new(seed);
    let (mut bad, mut caught) = (0, 0);
    for decided in table.decided(Seat(0)) {
        let seen = &decided.seen;
        if rng.below(SOME) > 0 || seen.legal().count() < 2 {
            continue;
        }
        let mut advising = G::advise(seen, &mut decided.chance.clone()).expect("decisions");
        let advice = (0..100_000).find_map(|_| advising.go_on()).expect("advice");
        let looked = G::first_look(seen, &mut decided.chance.clone());
        let worst = looked
            .into_iter()
            .min_by(|one, other| one.1.total_cmp(&other.1))
            .expect("decisions")
            .0;
        if advice.verdict != Verdict::Clear || G::alike(seen, &advice.best, &worst) {
            continue;
        }
        let made = |action: &G::Action| {
            found(vec![Decided {
                action: action.clone(),
                ..decided.clone()
            }])
        };
        assert_eq!(made(&advice.best), []);
        let [better] = &made(&worst)[..] else {
            bad += 1;
            continue;
        };
        assert!(G::alike(seen, &better.made, &worst));
        (bad, caught) = (bad + 1, caught + 1);
    }
    assert!(caught > 0 && 2 * caught >= bad, "{caught} of {bad}");
}

macro_rules! hold {
    ($($game:ident: $rules:ident, $seed:literal, $words:expr;)+) => {
        $(mod $game {
            use kitchen_table::i18n as words;

            #[test]
            fn a_review_is_legal_blind_and_the_same_again() {
                super::is_sound::<super::$rules>($seed, $words);
            }

            #[test]
            fn it_tells_good_from_bad() {
                super::tells_good_from_bad::<super::$rules>($seed);
            }
        })+
    };
}

hold! {
    dealt_games: Dealt, 3, words::dealt::advice::better;
    sloop_games: Sloop, 3, |language, it| words::sloop::advice::better(language, it, &super::names());
    slapshot_games: Slapshot, 3, |language, it| words::slapshot::advice::better(language, it, &super::names());
}

#[test]
fn any_part_of_a_game_can_be_reviewed_and_nobody_in_real_time() {
    let table = played::<Dealt>(5, Level::Easy);
    for step in [0, 1, table.step() / 2] {
        let cut = table.rewind(step);
        for seat in (0..4).map(Seat) {
            let decisions: Vec<_> = cut.decided(seat).collect();
            let all = decisions.iter().all(|it| it.seen.step < step);
            assert!(all && found(decisions).len() <= TOLD);
        }
    }
    let table = played::<Stroop>(1, Level::Easy);
    assert_eq!(found(table.decided(Seat(0)).collect()), []);
}

/// Long games, and many decisions.
mod all {
    use super::*;

    hold! {
        swoop_games: Swoop, 3, words::swoop::advice::better;
    }

    #[test]
    fn a_game_with_too_many_decisions_is_reviewed_where_it_mattered_most() {
        let decisions: Vec<_> = played::<Dealt>(3, Level::Easy).decided(Seat(0)).collect();
        let worst = found(decisions.clone()).remove(0);
        let of_worst = |it: &Decided<Dealt>| it.seen == worst.seen;
        let decided = decisions.into_iter().find(of_worst).expect("one of them");
        let few = review(vec![decided.clone(); 2]);
        assert_eq!((few.only(), few.found().len()), (None, 2));
        let many = review(vec![decided; COMPARED + 2]);
        assert_eq!((many.only(), many.found().len()), (Some(COMPARED), TOLD));
    }
}
