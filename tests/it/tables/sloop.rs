//! Games of Sloop. Positions that bots rarely reach are steered to with scripted decisions.

use kitchen_table::engine::{Eyes, Observation, Seat};
use kitchen_table::games::sloop::{Action, Card, Icon, Sloop, Stage};
use kitchen_table::staging::sloop::{Play, Verb};

use super::{Kept, Played, compare, keep};

const LONE: &str = "seed=20&seats=person,easy,easy&names=Ann,Bo,Cy";
const LIES: &str = "seed=21&seats=person,easy,easy&names=Ann,Bo,Cy";
const CHAIN: &str = "seed=11&seats=person,easy,easy&names=Ann,Bo,Cy";
const LOST: &str = "seed=2&seats=person,easy,easy&names=Ann,Bo,Cy";
const TIE: &str = "seed=49&seats=person,easy,easy&names=Ann,Bo,Cy";
const TWELVE: &str = "seed=20&seats=person,easy,easy,easy&names=Ann,Bo,Cy,Di";
const SIXTEEN: &str = "seed=22&seats=person,easy,easy,easy&names=Ann,Bo,Cy,Di";
const CROWD: &str = "seed=352&seats=person,easy,easy,easy&names=Ann,Bo,Cy,Di";
const PEOPLE: &str = "seed=4&seats=person,person,person&names=Ann,Bo,Cy";
const TEAMS: &str = "seed=1&seats=person,easy,person,easy&names=Ann,Bo,Cy,Di&partners=across";
const PARTNER: &str = "seed=1&seats=person,easy,easy,easy&names=Ann,Bo,Cy,Di&partners=across";
const TEAMS_TIE: &str = "seed=43&seats=person,easy,easy,easy&names=Ann,Bo,Cy,Di&partners=across";
const SIX: &str = "seed=1&seats=person,easy,easy,easy,easy,easy\
&names=Ann,Bartholomew the Long,C,D,E,F";

const SLOOP: &[Kept<Sloop>] = &[
    ("sloop-begins", LONE, |it| it.person_sees(turn)),
    ("sloop-captures", LONE, |it| {
        it.person_sees(|seen| turn(seen) && !owns(seen) && ways_to_capture(seen) > 1)
    }),
    ("sloop-wild", LONE, |it| it.person_sees(wild_captures)),
    ("sloop-wild-lies", LIES, |it| it.person_sees(takes_a_wild)),
    ("sloop-owes", LONE, |it| it.person_sees(owes)),
    ("sloop-steals", LONE, |it| {
        it.person_sees(|seen| {
            let mut piles = seen.view.piles.iter();
            acts(seen, Icon::Steal) && piles.all(|(_, pile)| !pile.is_empty())
        })
    }),
    ("sloop-double", LONE, |it| {
        it.person_sees(|seen| matches!(seen.view.stage, Stage::Turn { more: true, .. }))
    }),
    ("sloop-flips", LONE, |it| {
        it.person_sees(|seen| acts(seen, Icon::FlipThree))
    }),
    ("sloop-offers", TEAMS, |it| it.person_sees(offering)),
    ("sloop-partner", PARTNER, |it| it.person_sees(answering)),
    ("sloop-teams", TEAMS, |it| it.with_left(12)),
    ("sloop-people", PEOPLE, |it| it.with_left(20)),
    ("sloop-six", SIX, |it| {
        it.person_sees(|seen| turn(seen) && seen.view.display.builds.len() > 1)
    }),
    ("sloop-late", LONE, |it| it.with_left(4)),
    ("sloop-last", LONE, |it| it.with_left(1)),
    ("sloop-over", LONE, |it| it.end()),
    ("sloop-tie", TIE, |it| it.end()),
    ("sloop-teams-tie", TEAMS_TIE, |it| it.end()),
];

/// A scripted decision; `None` once the position is reached.
type Tells = fn(&Observation<Sloop>) -> Option<Action>;

/// A steered save to keep: its name, the link that deals it, the script, and its number of inputs.
type Steered = (
    &'static str,
    &'static str,
    Tells,
    fn(&Played<Sloop>) -> usize,
);

const TOLD: &[Steered] = &[
    ("sloop-twelve", TWELVE, |seen| hoards(seen, 12), Played::end),
    (
        "sloop-sixteen",
        SIXTEEN,
        |seen| hoards(seen, 16),
        Played::end,
    ),
    ("sloop-crowd", CROWD, |seen| hoards(seen, 24), Played::end),
    ("sloop-chain", CHAIN, flips, Played::end),
    ("sloop-answers", TEAMS, offers, Played::end),
    ("sloop-loses", LOST, careless, |it| {
        1 + loses(it).expect("a build is lost")
    }),
];

/// Whether somebody begins a turn.
fn turn(seen: &Observation<Sloop>) -> bool {
    matches!(seen.view.stage, Stage::Turn { more: false, .. })
}

fn offering(seen: &Observation<Sloop>) -> bool {
    matches!(seen.view.stage, Stage::Offering { .. })
}

fn answering(seen: &Observation<Sloop>) -> bool {
    matches!(seen.view.stage, Stage::Answering { .. })
}

fn seat(seen: &Observation<Sloop>) -> Seat {
    seen.eyes.seat().expect("somebody's eyes")
}

/// The largest number of different captures, none part of another, for one card of the hand.
fn ways_to_capture(seen: &Observation<Sloop>) -> usize {
    let hand = seen.view.own.as_ref().expect("a hand");
    let cards = 0..hand.len();
    let ways = cards.map(|card| {
        let play = Play::of(card).to(Verb::Capture).resolved(seen);
        play.alternatives(seen).len()
    });
    ways.max().unwrap_or(0)
}

/// Whether a wild in the hand can be several numbers, one of which captures a build.
fn wild_captures(seen: &Observation<Sloop>) -> bool {
    let with_build = |action: &Action| match action {
        Action::Capture { card, build, .. } if card.is_wild() => Some(*build),
        _ => None,
    };
    let wilds: Vec<bool> = seen.legal().filter_map(with_build).collect();
    turn(seen) && wilds.len() > 4 && wilds.contains(&true)
}

/// Whether a card other than a wild captures a wild as part of a sum.
fn takes_a_wild(seen: &Observation<Sloop>) -> bool {
    let added = |group: &[Card]| group.len() > 1 && group.contains(&Card::WILD);
    let takes = |action: &Action| match action {
        Action::Capture { card, groups, .. } => !card.is_wild() && groups.iter().any(added),
        _ => false,
    };
    turn(seen) && seen.legal().any(takes)
}

fn owns(seen: &Observation<Sloop>) -> bool {
    seen.view.display.build_of(seat(seen)).is_some()
}

/// Whether the player's own build waits to be continued or captured, and both are possible.
fn owes(seen: &Observation<Sloop>) -> bool {
    let may = |wanted: fn(&Action) -> bool| seen.legal().any(wanted);
    turn(seen)
        && owns(seen)
        && may(|action| matches!(action, Action::Capture { .. }))
        && may(|action| matches!(action, Action::Continue { .. }))
}

/// Whether a card can be put down with this icon's action.
fn acts(seen: &Observation<Sloop>, icon: Icon) -> bool {
    let acts = |action: &Action| match action {
        Action::Put { card, act } => *act && card.icon() == Some(icon),
        _ => false,
    };
    turn(seen) && seen.legal().any(acts)
}

/// The step of the bot input right before the person's turn that loses the person's build.
fn loses(it: &Played<Sloop>) -> Option<usize> {
    let display = |step| it.seen(step, Eyes::Table).view.display;
    let own = |step| display(step).build_of(Seat(0)).map(|build| build.number);
    let lost = |step: &usize| {
        let before = own(*step).filter(|_| own(step + 1).is_none());
        before.is_some_and(|number| display(step + 1).build(number).is_some())
    };
    let bot = |step: &usize| it.decides(*step).is_none() && it.decides(step + 1).is_some();
    (0..it.end()).find(|step| bot(step) && lost(step))
}

/// Chooses the action with the lowest dislike.
fn least(seen: &Observation<Sloop>, dislike: impl Fn(&Action) -> usize) -> Option<Action> {
    seen.legal().min_by_key(|action| dislike(action)).cloned()
}

/// Steers to a display of this many loose cards and three builds, not all of them lost: builds late, and
/// captures nothing.
fn hoards(seen: &Observation<Sloop>, loose: usize) -> Option<Action> {
    let display = &seen.view.display;
    let built = display.builds.len() > 2 && display.build_of(Seat(0)).is_none();
    let owned = display.builds.iter().any(|build| build.owner.is_some());
    let person = turn(seen) && seat(seen) == Seat(0);
    if person && display.loose.len() == loose && built && owned {
        return None;
    }
    let builds = display.builds.len() < 3 && display.loose.len() + 9 > loose;
    least(seen, |action| match action {
        Action::Continue { groups, .. } => groups.cards().len(),
        Action::Build { groups, .. } if builds && !person => 10 + groups.cards().len(),
        Action::Put { card, .. } if card.is_wild() => 20,
        Action::Put { act: false, .. } => 21,
        Action::EndTurn => 22,
        Action::Put { .. } => 23,
        Action::Capture { groups, .. } => 30 + groups.cards().len(),
        _ => 99,
    })
}

/// Steers to a flipped 3 of the person that has flipped again, by flipping whenever possible.
fn flips(seen: &Observation<Sloop>) -> Option<Action> {
    let view = &seen.view;
    let person = seat(seen) == Seat(0);
    let flipped = matches!(view.stage, Stage::Flipped { .. });
    if person && flipped && view.removed.len() == 2 {
        return None;
    }
    least(seen, |action| match action {
        Action::Put { card, act: true } if card.icon() == Some(Icon::FlipThree) && person => 0,
        Action::Put { card, act: false } => 1 + usize::from(card.worth()),
        _ => 40,
    })
}

/// Steers to a person who must keep or give back the partner's card.
fn offers(seen: &Observation<Sloop>) -> Option<Action> {
    if answering(seen) {
        return None;
    }
    let person = [Seat(0), Seat(2)].contains(&seat(seen));
    least(seen, |action| match action {
        Action::Offer(card) => usize::from(card.is_some() != person),
        Action::Capture { .. } => 0,
        _ => 1,
    })
}

/// The person builds, and plays onto the build the card that would have captured it.
fn careless(seen: &Observation<Sloop>) -> Option<Action> {
    let person = seat(seen) == Seat(0);
    least(seen, |action| match action {
        Action::Continue { groups, .. } if person => groups.cards().len(),
        Action::Build { .. } if person => 1,
        Action::Capture { groups, .. } => 40 - groups.cards().len().min(20),
        _ => 50,
    })
}

#[test]
fn tables_of_sloop_can_be_played() {
    compare(SLOOP);
}

#[test]
fn steered_tables_of_sloop_can_be_played() {
    for (name, link, tells, stop) in TOLD {
        keep(name, link, |link| Played::by(link, tells), *stop);
    }
}
