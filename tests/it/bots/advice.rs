//! Advice is legal, the same again, and blind to what is hidden; it is clear only where both the first look and the
//! comparison say so.

use kitchen_table::bots::advice::{Advice, Advise, Verdict};
use kitchen_table::bots::search::Compared;
use kitchen_table::bots::{Bots, Level};
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{By, BySeat, Eyes, Game, Input, Observation, Rng, Seat, Table};
use kitchen_table::games::dealt::{self, Dealt};
use kitchen_table::games::slapshot::Slapshot;
use kitchen_table::games::sloop::Sloop;
use kitchen_table::games::stroop::Stroop;
use kitchen_table::games::swoop::Swoop;
use kitchen_table::i18n::{self as words, Language, Name, Names};
use kitchen_table::staging::{self, Decision, StagedMove};

use crate::every::drive;

/// One in this many decisions is looked at.
const SOME: u32 = 12;

/// The advice for what is seen; `None` if there is none.
fn advise<G: Advise>(seen: &Observation<G>, mut rng: Rng) -> Option<Advice<G>> {
    let mut advising = G::advise(seen, &mut rng)?;
    (0..100_000).find_map(|_| advising.go_on())
}

/// Plays a game, and asks for advice now and then.
fn is_sound<G: Lawful + Bots + Advise, S: StagedMove<Game = G>>(
    seed: u64,
    words: impl Fn(Language, &Observation<G>, &Advice<G>) -> String,
) {
    let players = *G::PLAYERS.start() + 1;
    let mut rng = Rng::new(seed);
    let (mut asked, mut clear) = (0, 0);
    let seated = drive::seated(&vec![Level::Normal; usize::from(players)]);
    let look = |table: &Table<G>, input: &Input<G::Action>| {
        let By::Seat(seat) = input.by else { return };
        if rng.below(SOME) > 0 {
            return;
        }
        let seen = table.observe(Eyes::Seat(seat), table.at());
        let world = G::imagine(&seen, &mut rng);
        let other = Observation::of(&world, seen.eyes, seen.step, seen.at);
        let [here, again, there] =
            [&seen, &seen, &other].map(|seen| advise(seen, table.chance(seat)));
        assert_eq!(here, again);
        assert_eq!(here, there);
        let advice = here.expect("the seat can do something");
        let check = |action: &G::Action| {
            let input = Input::new(table.at(), seat, action.clone());
            assert_eq!(table.check(&input), Ok(()));
        };
        check(&advice.best);
        for &language in Language::ALL {
            reads_well(&words(language, &seen, &advice));
        }
        if let Verdict::Equal(other) = &advice.verdict {
            check(other);
            assert!(!G::alike(&seen, &advice.best, other), "{advice:?}");
            let alone = |action: &G::Action| Advice {
                best: action.clone(),
                verdict: Verdict::Clear,
                reason: None,
            };
            let [one, two] =
                [&advice.best, other].map(|action| words(Language::English, &seen, &alone(action)));
            let both = words(Language::English, &seen, &advice);
            assert!(one != two || both.contains("another place"), "{both}");
        }
        for action in seen.legal() {
            can_be_staged::<S>(table, seat, &seen, action);
        }
        asked += 1;
        clear += u32::from(advice.verdict == Verdict::Clear);
    };
    drive::play::<G>(&G::options(players, 0), seed, seated, look);
    assert!(asked > 3 && clear > 0, "{clear} of {asked} are clear");
}

/// A sentence is one, and fits over the hand of a small phone.
fn reads_well(words: &str) {
    let first = words.chars().next();
    let begins = first.is_some_and(|first| first.is_uppercase() || first.is_numeric());
    let one = words.ends_with('.') && !words.contains("  ") && !words.contains("..");
    assert!(begins && one && words.chars().count() < 125, "{words:?}");
}

/// Plays a game, and has every seat say why it did what it did.
fn speaks_for_itself<G: Lawful + Bots + Advise>(
    seed: u64,
    told: impl Fn(Language, Seat, Option<G::Reason>) -> String,
) {
    let players = *G::PLAYERS.start() + 1;
    let mut reasons = 0;
    let seated = drive::seated(&vec![Level::Normal; usize::from(players)]);
    let look = |table: &Table<G>, input: &Input<G::Action>| {
        let By::Seat(seat) = input.by else { return };
        let seen = table.observe(Eyes::Seat(seat), table.at());
        let Some(reason) = G::reason(&seen, &input.action) else {
            return;
        };
        reasons += 1;
        for &language in Language::ALL {
            let words = told(language, seat, Some(reason.clone()));
            let (name, said) = words.split_once(": ").expect("a name");
            assert_eq!(name, format!("Player {seat}"));
            let said = said.trim_matches(['“', '”', '„']);
            reads_well(said);
            let addressed = said.split([' ', ',', '.']).any(|word| {
                matches!(
                    word.to_lowercase().as_str(),
                    "you" | "your" | "du" | "dein" | "deine" | "deinen" | "dir"
                )
            });
            assert!(!addressed, "it speaks of somebody else: {words}");
        }
    };
    drive::play::<G>(&G::options(players, 0), seed, seated, look);
    assert!(reasons > 5, "only {reasons}");
}

#[test]
fn bots_tell_why_they_did_something_in_their_own_words() {
    let names = names();
    speaks_for_itself::<Dealt>(3, |language, seat, reason| {
        words::dealt::advice::explanation(language, &names[seat], reason)
    });
    speaks_for_itself::<Sloop>(3, |language, seat, reason| {
        words::sloop::advice::explanation(language, seat, reason, &names)
    });
    speaks_for_itself::<Swoop>(3, |language, seat, reason| {
        words::swoop::advice::explanation(language, &names[seat], reason)
    });
    speaks_for_itself::<Slapshot>(3, |language, seat, reason| {
        words::slapshot::advice::explanation(language, &names[seat], reason)
    });
}

/// Names for as many seats as any table has.
fn names() -> Names {
    BySeat::new(8, |seat| Name::Named(format!("Player {seat}")))
}

/// What is staged for a decision is that decision, unless it has a button of its own.
fn can_be_staged<S: StagedMove>(
    table: &Table<S::Game>,
    seat: Seat,
    seen: &Observation<S::Game>,
    action: &<S::Game as Game>::Action,
) where
    S::Game: Advise,
{
    let Some(staged) = S::of(seen, action) else {
        return;
    };
    let refusal = |action| {
        let refused = table.check(&Input::new(table.at(), seat, action));
        refused.err()?.refusal()
    };
    let decision = Decision::of(seen, staged, refusal);
    let ready = decision.ready();
    let same = ready
        .as_ref()
        .is_some_and(|ready| S::Game::alike(seen, ready, action));
    assert!(same, "{action:?} is staged as {decision:?}");
}

#[test]
fn advice_in_dealt_is_legal_blind_and_the_same_again() {
    is_sound::<Dealt, staging::dealt::Staged>(3, |language, seen, advice| {
        words::dealt::advice::advice(language, &seen.view, advice)
    });
}

#[test]
fn advice_in_sloop_is_legal_blind_and_the_same_again() {
    is_sound::<Sloop, staging::sloop::Staged>(3, |language, _, advice| {
        words::sloop::advice::advice(language, advice, &names())
    });
}

/// A long game.
mod all {
    use super::*;

    #[test]
    fn advice_in_swoop_is_legal_blind_and_the_same_again() {
        is_sound::<Swoop, staging::swoop::Staged>(3, words::swoop::advice::advice);
    }
}

#[test]
fn advice_in_slapshot_is_legal_blind_and_the_same_again() {
    is_sound::<Slapshot, staging::slapshot::Staged>(3, |language, _, advice| {
        words::slapshot::advice::advice(language, advice, &names())
    });
}

#[test]
fn nobody_is_advised_in_real_time_or_out_of_turn() {
    let table = Table::<Stroop>::new(Stroop::options(2, 0), 1, &mut ()).unwrap();
    let seen = table.observe(Eyes::Seat(Seat(0)), 0);
    assert_eq!(advise(&seen, Rng::new(1)), None);
    let table = Table::<Dealt>::new(dealt::Options::new(3), 7, &mut ()).unwrap();
    let leader = table.observe(Eyes::Table, 0).to_act().single().unwrap();
    for seat in (0..3).map(Seat) {
        let seen = table.observe(Eyes::Seat(seat), 0);
        let advised = advise(&seen, table.chance(seat)).is_some();
        assert_eq!(advised, seat == leader);
        assert_eq!(advise(&seen.past(), table.chance(seat)), None);
    }
}

/// The verdict on the first legal decision, when it and the last one compare like this.
fn verdict(best: (f64, &[f64]), other: (f64, &[f64])) -> bool {
    let table = Table::<Dealt>::new(dealt::Options::new(3), 7, &mut ()).unwrap();
    let leader = table.observe(Eyes::Table, 0).to_act().single().unwrap();
    let seen = table.observe(Eyes::Seat(leader), 0);
    let one = seen.legal().next();
    let unlike = |it: &&dealt::Action| one.is_some_and(|one| !Dealt::alike(&seen, one, it));
    let last = seen.legal().find(unlike);
    let compared = |action: Option<&dealt::Action>, (expected, results): (f64, &[f64])| Compared {
        action: *action.expect("a legal decision"),
        expected,
        results: results.to_vec(),
    };
    let decisions = [compared(one, best), compared(last, other)];
    let advice = Advice::of(&seen, &decisions, 1.0).expect("decisions");
    assert_eq!(advice.best, decisions[0].action);
    advice.verdict == Verdict::Clear
}

#[test]
fn it_is_clear_only_if_the_first_look_agrees_and_the_lead_is_no_chance() {
    let (good, bad) = ([1.0, 1.0, 0.9, 1.0], [0.0, 0.1, 0.0, 0.0]);
    assert!(verdict((0.5, &good), (0.4, &bad)));
    assert!(
        !verdict((0.4, &good), (0.5, &bad)),
        "the first look differs"
    );
    let luck = ([1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 0.5]);
    assert!(!verdict((0.5, &luck.0), (0.4, &luck.1)), "mere chance");
    assert!(!verdict((0.5, &good), (0.4, &good)), "no lead at all");
    assert!(!verdict((0.5, &[1.0]), (0.4, &[0.0])), "a single world");
    assert!(verdict((0.5, &[]), (0.4, &[])), "worked out exactly");
    assert!(!verdict((0.5, &[]), (0.5, &[])), "equal, exactly");
}
