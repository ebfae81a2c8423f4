//! Whether what a bot would do is legal, the same again, and blind to what is hidden.

use kitchen_table::bots::{Bot, Choice, Pondering};
use kitchen_table::engine::{
    Eyes, Game, Imagine, Input, Observation, Rng, Seat, Seats, Status, Table,
};

/// The seats that may act.
pub(crate) fn to_act<G: Game>(table: &Table<G>) -> Seats {
    match table.status() {
        Status::ToAct(seats) => seats,
        Status::Over(_) => Seats::NONE,
    }
}

/// What a bot in this seat would do if it were asked now.
pub(crate) fn ask<G: Game>(
    table: &Table<G>,
    bot: &dyn Bot<G>,
    seat: Seat,
) -> Option<Choice<G::Action>> {
    let seen = table.observe(Eyes::Seat(seat), table.at());
    bot.choose(&seen, &mut table.chance(seat))
}

/// Fails if the rules refuse the bot's choice; in a turn-based game it must make one.
pub(crate) fn is_legal<G: Game>(table: &Table<G>, bot: &dyn Bot<G>, seat: Seat) {
    let Some(choice) = ask(table, bot, seat) else {
        let thought = table.observe(Eyes::Seat(seat), table.at()).thought;
        assert_ne!(thought, None, "{seat:?} at step {}", table.step());
        return;
    };
    let input = Input::new(table.at() + choice.after, seat, choice.action);
    if table.clock().is_none_or(|clock| input.at < clock.at) {
        assert_eq!(table.check(&input), Ok(()), "{:?}", table.record());
    }
}

/// Fails if the bot would do something else where only what its seat does not see is different, or when it is asked again.
pub(crate) fn is_blind<G: Imagine>(table: &Table<G>, bot: &dyn Bot<G>, seat: Seat, rng: &mut Rng) {
    let seen = table.observe(Eyes::Seat(seat), table.at());
    let world = G::imagine(&seen, rng);
    let other = Observation::of(&world, seen.eyes, seen.step, seen.at);
    let [here, again, there] =
        [&seen, &seen, &other].map(|seen| bot.choose(seen, &mut table.chance(seat)));
    assert_eq!(here, again);
    assert_eq!(here, there, "{:?}", table.record());
}

/// Fails if the bot would do something else when it thinks bit by bit.
pub(crate) fn is_the_same_in_slices<G: Game>(table: &Table<G>, bot: &dyn Bot<G>, seat: Seat) {
    let seen = table.observe(Eyes::Seat(seat), table.at());
    let pondered = match bot.ponder(&seen, &mut table.chance(seat)) {
        Pondering::Done(choice) => choice,
        Pondering::GoesOn(mut thought) => (0..100_000).find_map(|_| thought.go_on()),
    };
    assert_eq!(ask(table, bot, seat), pondered);
}
