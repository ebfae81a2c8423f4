//! The sentence that says what to do, or what the staged action would do and why it may not.

use crate::staging::slapshot::{Decision, Order, Staged, Verb, cannot, is_there, next_pick, team};
use yew::prelude::*;

use crate::engine::{Clause, Observation, Seat, Seats};
use crate::games::GameId;
use crate::games::slapshot::{Action, Card, Happening, Slapshot, Stage, View};
use crate::i18n::slapshot::{Prompt, log, prompt as words};
use crate::ui::boards::kit::{self, BoardProps, Story, Turns};
use crate::ui::words::{language, say};

/// What to do; while something is staged, what that would do.
pub(super) fn prompt(props: &BoardProps<Slapshot>, decision: &Decision) -> Html {
    kit::prompt(kit::Prompt {
        game: GameId::Slapshot,
        prompt: awaited(props),
        effect: effect(props, decision),
        advised: kit::advised(props, decision),
        clause: deciding(&props.seen, decision),
        class: Classes::new(),
        choice: news(props),
    })
}

fn awaited(props: &BoardProps<Slapshot>) -> AttrValue {
    let BoardProps { seen, names, .. } = props;
    let view = &seen.view;
    let mine = seen.mine();
    match view.stage {
        Stage::Picking(seat) if mine => say(Prompt::Pick(props.called(seat))),
        Stage::Picking(seat) => say(Prompt::WaitsPick(&names[seat])),
        Stage::Turn(seat) if mine => say(Prompt::Turn {
            name: props.called(seat),
            may_pass: cannot(seen, Verb::Pass).is_none() && view.options.league,
        }),
        Stage::Turn(seat) => say(Prompt::WaitsTurn(&names[seat])),
        Stage::GivingBack {
            by,
            with,
            drawn: Some(drawn),
        } if mine => say(Prompt::GiveBack {
            name: props.called(by),
            drawn,
            kind: drawn.kind,
            from: &names[with],
        }),
        Stage::GivingBack { by, with, .. } => say(Prompt::WaitsGift {
            who: &names[by],
            to: &names[with],
        }),
        Stage::LiningUp { bout, ready, own } => match view.me.filter(|_| mine) {
            Some(me) => say(Prompt::to_line_up(props.called(me), me, bout, names)),
            None => {
                let slow = if ready[0] { bout.visitor } else { bout.host };
                match own {
                    Some(_) => say(Prompt::Ready(&names[slow])),
                    None => say(Prompt::WaitsLineUp(&names[slow])),
                }
            }
        },
        Stage::Over(_) => AttrValue::default(),
    }
}

/// What the viewer was told privately since their own last action: who traded with them, and which cards (SH-2.1).
fn news(props: &BoardProps<Slapshot>) -> Html {
    let view = &props.seen.view;
    // Whoever visits has had a turn since.
    let visits =
        matches!(view.stage, Stage::LiningUp { bout, .. } if Some(bout.visitor) == view.me);
    // The card given is seen first, as it is turned over.
    let due = props.seen.mine() && !visits && !props.turning();
    let Some(me) = view.me.filter(|_| due) else {
        return Html::default();
    };
    let since = view.past.iter().rev().take_while(|it| !did(it, me));
    let traded = since.filter_map(|it| match *it {
        Happening::Traded {
            by,
            with,
            cards: Some([taken, given]),
        } if with == me => Some(log::Msg::TookYours {
            by: &props.names[by],
            taken,
            given,
        }),
        _ => None,
    });
    let mut news: Vec<Html> = traded
        .enumerate()
        .map(|(key, it)| html! { <li {key}>{ say(it) }</li> })
        .collect();
    if news.is_empty() {
        return Html::default();
    }
    news.reverse();
    html! { <ul class="news">{ for news }</ul> }
}

/// Whether this was the viewer's own action.
fn did(it: &Happening, me: Seat) -> bool {
    match it {
        Happening::Traded { by, .. } => *by == me,
        Happening::WentUnder { seat, injured, .. } => *seat == me && !injured,
        Happening::Revealed { seat, .. } => *seat == me,
        Happening::Drew { .. } => false,
    }
}

/// What the staged action would do, or why it is illegal.
pub(super) fn effect(props: &BoardProps<Slapshot>, decision: &Decision) -> Option<AttrValue> {
    let (seen, names) = (&props.seen, &props.names);
    let view = &seen.view;
    if let Some(refusal) = decision.refusal.or_else(|| unable(seen, decision)) {
        return Some(say((refusal, &**names)));
    }
    let card = |place: usize| team(view).get(place).copied();
    // What was drawn must not be known before it is turned over.
    if let (true, Stage::GivingBack { with, .. }) = (props.turning() && seen.mine(), &view.stage) {
        return Some(say(Prompt::WouldTrade(&names[*with])));
    }
    Some(say(match decision.staged {
        Staged::Trade(None) => Prompt::ChooseTeam,
        Staged::Draft(None) => Prompt::ChooseCard,
        Staged::Game(None) => Prompt::ChooseHost,
        Staged::Trade(Some(with)) => Prompt::WouldTrade(&names[with]),
        Staged::Give(place) => Prompt::WouldGive {
            drawn: drawn(view)?,
            card: card(place)?,
        },
        Staged::Draft(Some(place)) => {
            let card = card(place)?;
            Prompt::WouldDraft {
                card,
                kind: card.kind,
                left: view.piles[card.kind.index()],
            }
        }
        Staged::Game(Some(host)) => Prompt::WouldPlay(&names[host]),
        Staged::Line(order, Some(slot)) => Prompt::WouldMove(card(order.places().nth(slot)?)?),
        _ => return None,
    }))
}

/// Why the action that was begun is impossible at all.
pub(super) fn unable(
    seen: &Observation<Slapshot>,
    decision: &Decision,
) -> Option<crate::games::slapshot::Refusal> {
    cannot(seen, decision.staged.verb()?)
}

/// The card drawn in a trade.
pub(super) fn drawn(view: &View) -> Option<Card> {
    match view.stage {
        Stage::GivingBack { drawn, .. } => drawn,
        _ => None,
    }
}

/// The deciding clause now.
pub(super) fn deciding(seen: &Observation<Slapshot>, decision: &Decision) -> &'static str {
    if let Some(refusal) = decision.refusal.or_else(|| unable(seen, decision)) {
        return refusal.clause();
    }
    match (&seen.view.stage, decision.staged.verb()) {
        (Stage::Picking(_), _) => "SH-1.3",
        (_, Some(Verb::Trade)) | (Stage::GivingBack { .. }, _) => "SH-2.1",
        (_, Some(Verb::Draft)) => "SH-2.2",
        (_, Some(Verb::Game)) => "SH-2.3",
        (_, Some(Verb::Pass)) => "SH-5.3",
        (Stage::LiningUp { bout, .. }, _) if bout.overtime > 0 => "SH-3.7",
        (Stage::LiningUp { .. }, _) => "SH-3.1",
        _ => "SH-2.1",
    }
}

impl Turns for Slapshot {
    /// Everybody, since anybody may be visited.
    fn in_play(view: &View) -> Seats {
        view.ledger.wins.which(|_, _| true)
    }

    /// What may be announced: what everybody knows.
    fn spoken_prompt(seen: &Observation<Slapshot>) -> AttrValue {
        let can = |verb| match seen.mine() {
            true => is_there(seen, verb) && cannot(seen, verb).is_none(),
            false => verb != Verb::Pass,
        };
        let asks = match seen.view.stage {
            Stage::Picking(_) => Prompt::AsksPick,
            Stage::Turn(_) => {
                let open = Verb::ALL.into_iter().filter(|&verb| can(verb));
                return words::asks_turn(language(), open).into();
            }
            Stage::GivingBack {
                drawn: Some(drawn), ..
            } => Prompt::AsksGiveBackKind(drawn.kind),
            Stage::GivingBack { .. } => Prompt::AsksGiveBack,
            Stage::LiningUp { bout, .. } => match bout.overtime {
                0 => Prompt::AsksLineUp,
                _ => Prompt::AsksLineUpAgain,
            },
            Stage::Over(_) => return AttrValue::default(),
        };
        say(asks)
    }

    /// What somebody takes the device for, if it is not for a turn: both line up (SH-3.1).
    fn purpose(story: &Story<Slapshot>) -> AttrValue {
        let &Story { seen, names, .. } = story;
        let view = &seen.view;
        let Stage::LiningUp { bout, .. } = view.stage else {
            return AttrValue::default();
        };
        say(Prompt::purpose_of(bout, names))
    }

    /// Before its first pick, a team has nothing to hide.
    fn hides_nothing(view: &View) -> bool {
        matches!(view.stage, Stage::Picking(_)) && team(view).is_empty()
    }

    /// After a game without injuries, everybody has seen both teams.
    fn has_no_secret(view: &View) -> bool {
        view.has_no_secret()
    }

    /// The line-up that results from a standing one now: the same order for the current team, in a home game. A standing
    /// pick goes on with the other decks.
    fn now_standing(action: &Action, view: &View) -> Option<Action> {
        let line = match action {
            Action::LineUp(line) => line,
            Action::Pick { kind } => return next_pick(view, *kind),
            _ => return None,
        };
        let Stage::LiningUp { bout, .. } = &view.stage else {
            return None;
        };
        let own = team(view);
        let line = Order::like(line, own).line(own)?;
        (view.me == Some(bout.host)).then_some(Action::LineUp(line))
    }
}
