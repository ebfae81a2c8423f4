//! The sentence that says what to do, or what the staged card would do and why it may not.

use crate::staging::sloop::{
    Decision, Play, Split, Staged, Verb, actor, bonuses, continued, keeps, open_build, thefts,
};
use yew::prelude::*;

use super::capture::takes;
use super::choices::{numbers, use_of};
use super::display_props::owner_of;
use crate::engine::{Clause, Observation, Seat, Seats};
use crate::games::GameId;
use crate::games::sloop::{Action, Card, Icon, Says, Sloop, Stage, Value, View};
use crate::i18n::Name;
use crate::i18n::sloop::staged::{self, Act, Put, Use};
use crate::i18n::sloop::{Possible, Prompt, Ways, prompt as prompts};
use crate::ui::boards::kit::{self, BoardProps, Story, TurnProps, Turns};
use crate::ui::words::{language, say};

/// What to do; while something is staged, what that would do, and the choice of a number.
pub(super) fn prompt(turn: &TurnProps<'_, Sloop>) -> Html {
    let (props, decision) = (turn.props, turn.decision);
    kit::prompt(kit::Prompt {
        game: GameId::Sloop,
        prompt: awaited(props),
        effect: effect(props, decision),
        advised: kit::advised(props, decision),
        clause: deciding(&props.seen, decision),
        class: Classes::new(),
        choice: numbers(turn.moves, decision, &props.names),
    })
}

fn awaited(props: &BoardProps<Sloop>) -> AttrValue {
    let BoardProps { seen, names, .. } = props;
    let view = &seen.view;
    let mine = seen.mine();
    match &view.stage {
        Stage::Turn { seat, more } if mine => {
            let asked = turn(props, *seat, *more);
            let goal = goal(props, *seat).filter(|_| !more);
            goal.map_or(asked.clone(), |goal| format!("{goal} {asked}").into())
        }
        Stage::Turn { seat, more: false } => say(Prompt::WaitsTurn(&names[*seat])),
        Stage::Turn { seat, more: true } => say(Prompt::WaitsMore(&names[*seat])),
        Stage::Flipped { seat, cards } if mine => say(Prompt::PlayFlipped {
            name: props.called(*seat),
            cards: cards.len() as u8,
        }),
        Stage::Flipped { seat, .. } => say(Prompt::WaitsFlipped(&names[*seat])),
        Stage::Offering { by, to } if mine => say(Prompt::Offer {
            name: props.called(*by),
            partner: &names[*to],
        }),
        Stage::Answering {
            by,
            to,
            card: Some(card),
        } if mine => say(Prompt::Answer {
            name: props.called(*to),
            partner: &names[*by],
            card: *card,
        }),
        Stage::Offering { .. } | Stage::Answering { .. } | Stage::Over(_) => {
            let events = &[];
            Sloop::purpose(&Story {
                events,
                seen,
                names,
            })
        }
    }
}

/// The goal of the game, before a player's first turn.
fn goal(props: &BoardProps<Sloop>, seat: Seat) -> Option<AttrValue> {
    let is_first = props.last_turns.get(seat.index())?.is_empty();
    let goal = if props.seen.view.options.partnerships {
        Prompt::GoalOfTeams
    } else {
        Prompt::Goal
    };
    is_first.then(|| say(goal))
}

fn turn(props: &BoardProps<Sloop>, seat: Seat, more: bool) -> AttrValue {
    let (seen, name) = (&props.seen, props.called(seat));
    let view = &seen.view;
    if let Some(number) = view.display.build_of(seat).map(|build| build.number) {
        let mut ways = Ways::default();
        for action in seen.legal() {
            match action {
                Action::Capture { .. } => ways.capture = true,
                Action::Continue { .. } => ways.add = true,
                Action::Put { .. } => ways.two = true,
                _ => {}
            }
        }
        return say(Prompt::owes(name, number, ways));
    }
    if let Some(number) = lost(view, seat).filter(|_| !more) {
        return say(Prompt::LostBuild { name, number });
    }
    if more {
        return say(Prompt::TurnAgain(name));
    }
    let mut open = Possible::default();
    for action in seen.legal() {
        match action {
            Action::Capture { .. } => open.capture = true,
            Action::Build { .. } => open.build = true,
            Action::Continue { .. } => {
                let build = continued(view, seat);
                let owner = build.and_then(|build| Some((build.owner?, build.number)));
                open.add = owner.map(|(owner, number)| (&props.names[owner], number));
            }
            _ => {}
        }
    }
    prompts::turn(language(), name, open).into()
}

/// The build that a player lost at the start of this turn (SL-4.8): the last thing revealed about their hand.
fn lost(view: &View, seat: Seat) -> Option<Value> {
    let hint = view.hints[seat].as_ref()?;
    let Says::NoWay { number, .. } = hint.says else {
        return None;
    };
    let lies = view.display.build(number)?.owner.is_none();
    (lies && hint.since.is_empty()).then_some(number)
}

/// The deciding clause.
pub(super) fn deciding(seen: &Observation<Sloop>, decision: &Decision) -> &'static str {
    if let Some(refusal) = decision.refusal {
        return refusal.clause();
    }
    let view = &seen.view;
    if let Staged::Card(play) = decision.staged {
        let card = play.card(view);
        match play.verb {
            Some(Verb::Capture) if bonuses(view, play, decision.facts.split.as_ref()) => {
                return "SL-3.7";
            }
            Some(Verb::Capture) if card.is_some_and(Card::is_wild) => return "SL-7.2",
            Some(Verb::Capture) => return "SL-3.1",
            Some(Verb::Build) => return "SL-4.1",
            Some(Verb::Continue) => return "SL-4.6",
            Some(Verb::Act) => match card.and_then(Card::icon) {
                Some(Icon::Steal) => return "SL-5.3",
                Some(Icon::DoublePlay) => return "SL-5.4",
                _ => return "SL-5.5",
            },
            Some(Verb::Put) => return "SL-5.1",
            None => {}
        }
    }
    match &view.stage {
        Stage::Offering { .. } | Stage::Answering { .. } => "SL-9.3",
        Stage::Flipped { .. } => "SL-5.5",
        Stage::Turn { seat, .. } if view.display.build_of(*seat).is_some() => "SL-2.2",
        Stage::Turn { more: true, .. } => "SL-5.7",
        Stage::Turn { seat, .. } if lost(view, *seat).is_some() => "SL-4.8",
        Stage::Turn { .. } => "SL-2.1",
        Stage::Over(_) => "SL-8.3",
    }
}

/// What the staged card would do, or why it cannot.
fn effect(props: &BoardProps<Sloop>, decision: &Decision) -> Option<AttrValue> {
    if let Some(cannot) = unable(props, decision) {
        return Some(say(cannot));
    }
    if let Some(refusal) = decision.refusal {
        return Some(say((refusal, &*props.names)));
    }
    match decision.staged {
        Staged::Nothing => None,
        Staged::ForPartner(_) => match props.seen.view.stage {
            Stage::Offering { to, .. } => Some(say(Prompt::OfferEffect(&props.names[to]))),
            _ => None,
        },
        Staged::Card(play) => of_play(props, decision, play),
    }
}

fn of_play(props: &BoardProps<Sloop>, decision: &Decision, play: Play) -> Option<AttrValue> {
    let (seen, names) = (&props.seen, &props.names);
    let view = &seen.view;
    let (card, eyes) = (play.card(view)?, seen.eyes.seat());
    let Some(verb) = play.verb else {
        return Some(can(props, decision, card));
    };
    let nothing = is_bare(play);
    if matches!(verb, Verb::Act | Verb::Put) {
        let from = thefts_named(props, eyes?);
        return Some(staged::put_effect(language(), put(seen, card, verb, &from)).into());
    }
    let (split, value) = (decision.facts.split.as_ref()?, play.number(view)?);
    let chosen = play.chosen.unwrap_or_default();
    let chosen = chosen.cards(&view.display.loose).collect();
    let others = Split::taken(&chosen, value);
    if !play.captures() && split.groups.is_empty() && !nothing && others.is_exact() {
        let groups = &others.groups;
        return Some(say(staged::Msg::lacks(card, groups, value)));
    }
    if decision.action.is_none() || nothing && play.touches(view).is_none() {
        let played = Some(card).filter(|_| !play.captures());
        let said = staged::reckon(language(), played, &split.groups, &split.over, value);
        return Some(said.into());
    }
    let groups = &split.groups;
    Some(match verb {
        Verb::Capture => takes(props, decision, play)?,
        Verb::Build => {
            let keeps = keeps(view, play, value)?;
            staged::builds(language(), value, card, groups, keeps).into()
        }
        _ => {
            let owner = owner_of(continued(view, eyes?)?.owner, eyes, names);
            let keeps = keeps(view, play, value);
            staged::adds(language(), (owner, value), card, groups, keeps).into()
        }
    })
}

/// Everything that a card can do.
fn can(props: &BoardProps<Sloop>, decision: &Decision, card: Card) -> AttrValue {
    let (seen, names) = (&props.seen, &props.names);
    let all = Verb::ALL.into_iter();
    let all = all.filter(|verb| decision.facts.can(*verb));
    let eyes = seen.eyes.seat();
    let uses = all.filter_map(|verb| use_of(&seen.view, decision, card, verb, names, eyes));
    let uses: Vec<Use> = uses.collect();
    staged::can(language(), card, &uses).into()
}

/// Whether no card of the display is chosen to go with the staged card.
fn is_bare(play: Play) -> bool {
    play.chosen.unwrap_or_default().is_empty() && play.bonus.is_none()
}

/// Why a card cannot do what is staged, if that does not depend on the chosen cards.
pub(super) fn unable<'a>(
    props: &'a BoardProps<Sloop>,
    decision: &Decision,
) -> Option<staged::Msg<'a>> {
    let view = &props.seen.view;
    let play = decision.staged.play().filter(|play| is_bare(*play))?;
    let card = play.card(view)?;
    match play.verb {
        Some(verb) if decision.facts.can(verb) || decision.ready().is_some() => None,
        Some(verb) => cannot(props, card, verb),
        None if decision.facts.verbs.is_empty() => {
            let own = view.display.build_of(props.seen.eyes.seat()?)?;
            Some(staged::Msg::OwesBuild(own.number))
        }
        None => None,
    }
}

/// Why a card cannot be used in this way.
fn cannot<'a>(props: &'a BoardProps<Sloop>, card: Card, verb: Verb) -> Option<staged::Msg<'a>> {
    let view = &props.seen.view;
    let seat = props.seen.eyes.seat()?;
    let own = view.display.build_of(seat).map(|build| build.number);
    Some(match (verb, own) {
        (Verb::Build, Some(number)) => staged::Msg::HasBuild(number),
        (Verb::Capture | Verb::Act | Verb::Put, Some(number)) => staged::Msg::OwesBuild(number),
        (Verb::Capture, None) => staged::Msg::cannot_capture(card),
        (Verb::Build, None) => staged::Msg::CannotBuild(card),
        (Verb::Continue, _) => {
            let Some(build) = continued(view, seat) else {
                return Some(staged::Msg::NoBuild);
            };
            staged::Msg::CannotAdd {
                card,
                owner: owner_of(build.owner, Some(seat), &props.names),
                number: open_build(view)?,
            }
        }
        (Verb::Act | Verb::Put, None) => return None,
    })
}

/// What a Steal would take, with the players' names.
pub(super) fn thefts_named(props: &BoardProps<Sloop>, seat: Seat) -> Vec<(&Name, Card)> {
    let all = thefts(&props.seen.view, seat).into_iter();
    all.map(|(from, card)| (&props.names[from], card)).collect()
}

/// A card put down, with or without its action.
pub(super) fn put<'a>(
    seen: &Observation<Sloop>,
    card: Card,
    verb: Verb,
    from: &'a [(&'a Name, Card)],
) -> Put<'a> {
    let view = &seen.view;
    let act = card
        .icon()
        .filter(|_| verb == Verb::Act)
        .map(|icon| match icon {
            Icon::Steal => Act::Steal(from),
            Icon::DoublePlay => {
                let must = seen
                    .eyes
                    .seat()
                    .is_some_and(|seat| view.display.build_of(seat).is_some());
                Act::Double { must }
            }
            Icon::FlipThree => Act::Flip(view.pile.min(3)),
        });
    Put { card, act }
}

impl Turns for Sloop {
    /// Players who have cards or will have drawn some by their next turn.
    fn in_play(view: &View) -> Seats {
        let acts = actor(view);
        view.hands
            .which(|seat, &hand| hand > 0 || view.pile > 0 || acts == Some(seat))
    }

    /// What may be announced: what everybody knows.
    fn spoken_prompt(seen: &Observation<Sloop>) -> AttrValue {
        let view = &seen.view;
        let owes = |seat| {
            view.display
                .build_of(seat)
                .map(|build| Prompt::AsksOwes(build.number))
        };
        say(match &view.stage {
            Stage::Turn { seat, more: false } => owes(*seat).unwrap_or(Prompt::AsksTurn),
            Stage::Turn { seat, more: true } => owes(*seat).unwrap_or(Prompt::AsksMore),
            Stage::Flipped { cards, .. } => Prompt::AsksFlipped {
                many: cards.len(),
                cards,
            },
            Stage::Offering { .. } => Prompt::AsksOffer,
            Stage::Answering { .. } => Prompt::AsksAnswer,
            Stage::Over(_) => return AttrValue::default(),
        })
    }

    /// What partners do before a turn, as everybody knows it.
    fn purpose(story: &Story<Sloop>) -> AttrValue {
        let names = story.names;
        say(match story.seen.view.stage {
            Stage::Offering { by, to } => Prompt::WaitsOffers {
                who: &names[by],
                partner: &names[to],
            },
            Stage::Answering { by, to, .. } => Prompt::WaitsAnswers {
                who: &names[to],
                partner: &names[by],
            },
            _ => return AttrValue::default(),
        })
    }
}
