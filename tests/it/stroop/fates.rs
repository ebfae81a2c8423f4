//! The remembered fate of each seat's last try matches its event (ST-3.5, ST-3.6, ST-4.1, ST-4.2).

use kitchen_table::bots::Level;
use kitchen_table::engine::laws::Lawful;
use kitchen_table::engine::{BySeat, Eyes, Told};
use kitchen_table::games::stroop::{Ending, Event, Fate, Stroop};

use crate::every::drive;

/// The fate of a try according to its event; the start of a round clears all.
fn note(event: &Event, fates: &mut BySeat<Option<Fate>>) {
    match *event {
        Event::Waits { seat, card } => fates[seat] = Some(Fate::Waits(card)),
        Event::Landed { seat, card, .. } => fates[seat] = Some(Fate::Landed(card)),
        Event::Second {
            seat, card, first, ..
        } => fates[seat] = Some(Fate::Second(card, first)),
        Event::Fumbled {
            seat, card, center, ..
        } => fates[seat] = Some(Fate::Fumbled(card, center)),
        Event::TooLate { seat, card } => fates[seat] = Some(Fate::TooLate(card)),
        Event::CalledTooLate { seat } => fates[seat] = Some(Fate::CalledTooLate),
        Event::Barred {
            seat,
            missed,
            center,
        } => fates[seat] = Some(Fate::Barred(missed, center)),
        Event::RoundEnded {
            why: Ending::Called(seat),
            ..
        } => fates[seat] = Some(Fate::Called),
        Event::RoundBegan { .. } => *fates = fates.map(|_, _| None),
        _ => {}
    }
}

#[test]
fn each_fate_matches_its_event() {
    let (mut looked, mut second, mut fumbled, mut tied) = (0, 0, 0, 0);
    for seed in 0..24 {
        let players = 2 + (seed % 4) as u8;
        let options = Stroop::options(players, seed);
        let levels: Vec<Level> = (0..players)
            .map(|seat| Level::ALL[(seed as usize + usize::from(seat)) % 4])
            .collect();
        let table = drive::play::<Stroop>(&options, seed, drive::seated(&levels), |_, _| {});
        let mut fates = BySeat::new(players, |_| None);
        let mut heard = 0;
        for step in 0..=table.step() {
            let mut told: Vec<Told<Stroop>> = Vec::new();
            let then = table.retell(step, &mut told);
            let board = then.observe(Eyes::Table, then.at()).view.board;
            let news = &told[heard..];
            for event in news.iter().filter_map(Told::public) {
                note(event, &mut fates);
                second += usize::from(matches!(event, Event::Second { .. }));
                fumbled += usize::from(matches!(event, Event::Fumbled { .. }));
            }
            heard = told.len();
            assert_eq!(
                board.lately.map(|_, it| it.fate),
                fates,
                "seed {seed}, step {step}"
            );
            tied += usize::from(board.landings.last().is_some_and(|it| !it.tied.is_empty()));
            looked += 1;
        }
    }
    assert!(
        looked > 3000 && second > 100 && fumbled > 10,
        "{looked} {second} {fumbled} {tied}"
    );
}
