//! The flights on a board, in random games.

use kitchen_table::engine::laws::Tally;
use kitchen_table::engine::{Eyes, Input, Observation, Rng, Seat, Status, Table, Told};
use kitchen_table::ui::boards::kit::{GameUi, Story};
use kitchen_table::ui::motion::Flight;

use crate::words::names;

/// The flights after these events, as these eyes see them.
pub(crate) fn flights<R: GameUi>(game: &R, events: &[R::Event], eyes: Eyes) -> Vec<Flight> {
    R::flights(&Story {
        events: &events.iter().collect::<Vec<_>>(),
        seen: &Observation::of(game, eyes, 0, 0),
        names: &names(game.seats()),
    })
}

/// A flight as text (what, from, to, when, with which drawing or tag), or what is said meanwhile, and when.
pub(crate) fn written(flight: &Flight) -> String {
    let Flight {
        from,
        to,
        way,
        after,
        card,
        says,
        tag,
        ..
    } = flight;
    if let Some(says) = says {
        return format!("{} at {after}", says.words);
    }
    let card = card.as_deref().unwrap_or_default();
    let written = format!("{way:?} {from} {to} {after} {card}");
    match tag {
        Some(tag) => format!("{} {} {}", written.trim_end(), tag.class, tag.words),
        None => written.trim_end().to_owned(),
    }
}

/// How many more cards lie at an anchor after these flights, or within it.
pub(crate) fn more(flights: &[Flight], anchor: &str) -> i64 {
    let is_there = |it: &str| {
        let within = it.strip_prefix(anchor);
        within.is_some_and(|it| it.is_empty() || it.starts_with('-'))
    };
    let by = |flight: &Flight| {
        let comes = i64::from(is_there(&flight.to)) - i64::from(is_there(&flight.from));
        comes * i64::from(flight.cards)
    };
    flights.iter().filter(|it| it.says.is_none()).map(by).sum()
}

/// What is wrong with the flights between two boards.
pub(crate) type Fault<G> = fn(&[Flight], &Observation<G>, &Observation<G>) -> Option<String>;

/// Plays a random game for at most 400 observations, and checks the flights that everybody sees for this
/// many steps at a time. Skips events that `deals` matches, because all cards fly then.
pub(crate) fn play<R: GameUi>(
    options: R::Options,
    (seed, steps): (u64, usize),
    deals: fn(&R::Event) -> bool,
    fault: Fault<R>,
) -> Result<Tally, String> {
    let mut told = Vec::new();
    let Ok(mut table) = Table::<R>::new(options, seed, &mut told) else {
        panic!("the options have a flaw");
    };
    let seats = (0..table.seats()).map(|seat| Eyes::Seat(Seat(seat)));
    let eyes: Vec<Eyes> = seats.chain([Eyes::Table]).collect();
    let all = |table: &Table<R>| -> Vec<Observation<R>> {
        eyes.iter().map(|&eyes| table.observe(eyes, 0)).collect()
    };
    let names = names(table.seats());
    let mut rng = Rng::new(seed);
    let mut tally = Tally::default();
    while tally.played < 400 && matches!(table.status(), Status::ToAct(_)) {
        told.clear();
        let before = all(&table);
        for _ in 0..steps {
            let Status::ToAct(acts) = table.status() else {
                break;
            };
            let seat = acts.iter().next().expect("somebody acts");
            let seen = table.observe(Eyes::Seat(seat), 0);
            let legal: Vec<_> = seen.legal().cloned().collect();
            let action = rng.pick(&legal).expect("something is legal").clone();
            let input = Input::new(0, seat, action);
            assert!(table.play(input, &mut told).is_ok(), "it is legal");
        }
        tally.played += 1;
        let news: Vec<_> = told.iter().filter_map(Told::public).collect();
        if news.iter().any(|event| deals(event)) {
            continue;
        }
        for (before, now) in before.iter().zip(all(&table)) {
            let flights = R::flights(&Story {
                events: &news,
                seen: &now,
                names: &names,
            });
            if let Some(fault) = fault(&flights, before, &now) {
                return Err(format!("seed {seed}, {:?}: {fault}\n{told:?}", now.eyes));
            }
        }
    }
    Ok(tally)
}
