//! The house rules of Stroop: `advanced=yes` for all 110 cards, and with them `cards=20` (ST-2.2);
//! `window=0` to `window=400` and `fumble=0` to `fumble=2000`, in milliseconds (ST-3.5, ST-3.6); `clock=no`
//! (ST-4.5); `games=3` for a match (ST-6.2). Handicaps are listed by seat, with nothing for seats without one
//! (ST-2.3): `fewer=,3` starts the second of two players with 3 cards fewer, and `pauses=,0` spares them the
//! pause after a fumble.

use std::str::FromStr;

use super::SetupFlaw;
use super::house_rules::{HouseRules, Playable, SeatRule, read};
use crate::engine::Seats;
use crate::games::GameId;
use crate::games::stroop::{Flaw, Handicap, Options, Stroop};

/// The rule that adds the advanced cards.
pub(super) const ADVANCED: &str = "advanced";
/// The rule for the number of cards each player starts with.
pub(super) const CARDS: &str = "cards";
const WINDOW: &str = "window";
const FUMBLE: &str = "fumble";
const CLOCK: &str = "clock";
const GAMES: &str = "games";
const FEWER: &str = "fewer";
const PAUSES: &str = "pauses";
/// The value of a rule that is switched on.
pub(super) const YES: &str = "yes";
const NO: &str = "no";

impl Playable for Stroop {
    const ID: GameId = GameId::Stroop;

    const REAL_TIME: bool = true;

    const SEAT_RULES: &'static [(&'static str, SeatRule)] =
        &[(FEWER, SeatRule::Each), (PAUSES, SeatRule::Each)];

    /// Rules are read in order of their names, so `advanced` is already set when `cards` is read, and `cards` when
    /// `fewer` is.
    fn options(players: u8, rules: &HouseRules) -> Result<Options, SetupFlaw> {
        if let Some(flaw) = lacks_advanced(players, rules) {
            return Err(SetupFlaw::Stroop(flaw));
        }
        read::<Self>(Options::new(players), rules, |options, rule, value| {
            let number = value.parse().ok();
            Some(match rule {
                ADVANCED => (value == YES).then(|| options.advanced = true),
                CARDS => value.parse().ok().map(|cards| options.cards = cards),
                WINDOW => number.map(|window| options.contention = window),
                FUMBLE => number.map(|pause| options.fumble = pause),
                CLOCK => (value == NO).then(|| options.clock = false),
                GAMES => value.parse().ok().map(|games| options.games = games),
                FEWER => for_each_seat(options, value, |handicap, fewer| handicap.fewer = fewer),
                PAUSES => for_each_seat(options, value, |it, pause| it.pause = Some(pause)),
                _ => return None,
            })
        })
    }

    fn house_rules(options: &Options) -> HouseRules {
        let usual = Options::new(options.players);
        let mut rules = HouseRules::default();
        rules.set(ADVANCED, options.advanced.then(|| YES.into()));
        rules.set(CLOCK, (!options.clock).then(|| NO.into()));
        let mut number = |rule, number: u32, usual| {
            rules.set(rule, (number != usual).then(|| number.to_string()));
        };
        number(CARDS, options.cards.into(), usual.cards.into());
        number(WINDOW, options.contention, usual.contention);
        number(FUMBLE, options.fumble, usual.fumble);
        number(GAMES, options.games.into(), usual.games.into());
        let mut listed = |rule, of: fn(&Handicap) -> Option<u32>| {
            let seats = options
                .handicaps
                .iter()
                .take(options.players.into())
                .map(of);
            if seats.clone().any(|it| it.is_some()) {
                let parts = seats.map(|it| it.map(|it| it.to_string()).unwrap_or_default());
                rules.set(rule, Some(parts.collect::<Vec<_>>().join(",")));
            }
        };
        listed(FEWER, |it| (it.fewer > 0).then(|| it.fewer.into()));
        listed(PAUSES, |it| it.pause);
        rules
    }
}

/// Reads a value that lists something of each seat; `None` if it does not list so many, or something else.
fn for_each_seat<T: FromStr>(
    options: &mut Options,
    value: &str,
    set: impl Fn(&mut Handicap, T),
) -> Option<()> {
    let mut parts = value.split(',');
    for seat in Seats::first(options.players).iter() {
        let part = parts.next()?;
        if !part.is_empty() {
            set(options.handicaps.get_mut(seat.index())?, part.parse().ok()?);
        }
    }
    parts.next().is_none().then_some(())
}

/// What requires the advanced cards although they are not in the deck (ST-2.2).
fn lacks_advanced(players: u8, rules: &HouseRules) -> Option<Flaw> {
    match (rules.get(ADVANCED), players, rules.get(CARDS)) {
        (Some(YES), ..) => None,
        (_, 5, _) => Some(Flaw::Players),
        (.., Some("20")) => Some(Flaw::Cards),
        _ => None,
    }
}
