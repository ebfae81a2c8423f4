//! The laws of all games: the games and the fixtures obey them, and each violation is noticed.

pub(crate) mod faulty;
mod games;

use kitchen_table::engine::laws::{Tally, keeps_secrets, keeps_the_laws, withstands_damage};

use crate::fixtures::crazy_eights::{self, CrazyEights};
use crate::fixtures::snatch::{self, Snatch};
use crate::support::for_seeds;
use faulty::{Fault, Faulty, Options};

#[test]
fn crazy_eights_keeps_the_laws() {
    let tally = for_seeds(0..600, |seed| {
        keeps_the_laws::<CrazyEights>(&crazy_eights::Options, seed)
    });
    assert!(
        tally.played > 600 * 30 && tally.refused > tally.played,
        "{tally:?}"
    );
}

#[test]
fn crazy_eights_keeps_secrets() {
    let tally = for_seeds(0..300, |seed| {
        keeps_secrets::<CrazyEights>(&crazy_eights::Options, seed, 4)
    });
    assert!(tally.imagined > 300 * 8, "{tally:?}");
}

#[test]
fn snatch_keeps_the_laws() {
    let tally = for_seeds(0..900, |seed| {
        let seats = 2 + (seed % 3) as u8;
        keeps_the_laws::<Snatch>(&snatch::Options { seats }, seed)
    });
    assert!(
        tally.played > 900 * 10 && tally.refused > tally.played,
        "{tally:?}"
    );
}

#[test]
fn snatch_keeps_secrets() {
    let tally = for_seeds(0..600, |seed| {
        let seats = 2 + (seed % 3) as u8;
        keeps_secrets::<Snatch>(&snatch::Options { seats }, seed, 2)
    });
    assert!(tally.imagined > 600 * 3, "{tally:?}");
}

#[test]
fn a_sound_game_breaks_no_law() {
    let sound = Options { fault: Fault::None };
    for_seeds(0..300, |seed| keeps_the_laws::<Faulty>(&sound, seed));
    for_seeds(0..300, |seed| keeps_secrets::<Faulty>(&sound, seed, 1));
}

/// The complaint of one law about a faulty game, within a few seeds.
fn complaint(fault: Fault, law: impl Fn(&Options, u64) -> Result<Tally, String>) -> String {
    let options = Options { fault };
    (0..20)
        .find_map(|seed| law(&options, seed).err())
        .unwrap_or_else(|| format!("{fault:?} went unnoticed"))
}

#[test]
fn each_fault_breaks_its_law() {
    for (fault, law) in [
        (Fault::NeverEnds, "the game does not end"),
        (Fault::OffersIllegal, "is offered but refused"),
        (Fault::LosesACard, "cards are not each in one place"),
        (Fault::OffersTwice, "a candidate comes twice"),
        (
            Fault::NobodyCan,
            "nobody can do anything, and it is not over",
        ),
        (Fault::NobodyMay, "nobody may act, and it is not over"),
        (Fault::GoesOnAfterTheEnd, "somebody may act after the end"),
        (Fault::ForgetsALoser, "the outcome forgets somebody"),
        (Fault::NobodyWins, "nobody has won"),
        (Fault::ViewNotStored, "a view does not survive being stored"),
        (
            Fault::StrayNotStored,
            "an action does not survive being stored",
        ),
        (Fault::ActionNotStored, "the record leads to another table"),
        (Fault::ClockAfterTheEnd, "the clock runs after the end"),
        (Fault::Moody, "but is"),
        (Fault::RefusalLeavesATrace, "a refusal changed the table"),
        (Fault::DealsAnew, "the record "),
    ] {
        let said = complaint(fault, keeps_the_laws::<Faulty>);
        assert!(said.contains(law), "{fault:?}: {said}");
    }
}

#[test]
fn a_damaged_record_that_leads_astray_is_noticed() {
    let damaged = |options: &Options, seed| withstands_damage::<Faulty>(options, seed, 40);
    for (fault, law) in [
        (Fault::LosesACard, "cards are not each in one place"),
        (Fault::ViewNotStored, "a view does not survive being stored"),
    ] {
        let said = complaint(fault, damaged);
        assert!(said.contains(law), "{fault:?}: {said}");
    }
    let tally = for_seeds(0..300, |seed| {
        withstands_damage::<CrazyEights>(&crazy_eights::Options, seed, 40)
    });
    assert!(
        tally.played > 500 && tally.played < tally.damaged,
        "{tally:?}"
    );
}

#[test]
fn each_leak_is_noticed() {
    for (fault, law) in [
        (Fault::ShowsAHand, "an imagined world looks different"),
        (Fault::ShowsAHandToTheTable, "the table sees a difference"),
        (
            Fault::ImaginesOtherPlays,
            "an imagined world looks different",
        ),
        (Fault::ImaginesTooFewCards, "imagines the impossible"),
        (
            Fault::ImaginesAnotherTurn,
            "somebody else acts in an imagined world",
        ),
        (Fault::ImaginesADoomedWorld, "an imagined world goes wrong"),
        (Fault::ClockTells, "the clock gives something away"),
        (Fault::ThoughtTells, "the thought gives something away"),
        (
            Fault::OffersBySecret,
            "an imagined world offers something else",
        ),
        (
            Fault::RulesBySecret,
            "the rules answer differently in an imagined world",
        ),
    ] {
        let said = complaint(fault, |options, seed| {
            keeps_secrets::<Faulty>(options, seed, 1)
        });
        assert!(said.contains(law), "{fault:?}: {said}");
    }
}
