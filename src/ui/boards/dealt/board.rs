//! The table of Dealt!.

use yew::prelude::*;
use yew_router::prelude::*;

use super::decision::{Decision, hand};
use super::hand::{Hand, Touch};
use super::message::Message;
use super::players::{Mine, Players};
use super::plays::{Run, after, next_under, runs};
use super::rim::Rim;
use super::staged::Staged;
use super::trick::Trick;
use crate::engine::Seat;
use crate::games::dealt::{Action, Card, Dealt, Stage};
use crate::settings::{Command, Confirm, Marks};
use crate::ui::keys::{focus_is_on_another_button, use_commands};
use crate::ui::parts::use_staged;
use crate::ui::room::BoardProps;
use crate::ui::use_settings::use_settings;

/// The board. What is staged belongs to one step of the game and is gone with the next.
#[component]
pub fn Board(props: &BoardProps<Dealt>) -> Html {
    let seen = &props.seen;
    let settings = use_settings();
    let (staged, stage) = use_staged::<_, Staged>(seen);
    let decision = Decision::of(seen, staged, &props.check);
    let moves = Moves {
        props: props.clone(),
        confirm: settings.settings.confirm,
        stage: stage.clone(),
    };
    let all = if seen.mine() { runs(seen) } else { Vec::new() };
    use_table_keys(&moves, &decision, &all);
    let marked = match settings.settings.marks {
        Marks::Playable => all.clone(),
        Marks::Off => Vec::new(),
    };
    let view = &seen.view;
    let own = seen.eyes.seat().filter(|_| view.own.is_some());
    html! {
        <div class={classes!("board", own.is_none().then_some("open-table"))}>
            <Players
                view={view.clone()}
                to_act={seen.to_act()}
                {own}
                setup={props.setup.clone()}
                names={props.names.clone()}
            />
            <Trick view={view.clone()} names={props.names.clone()} />
            <div class="near">
                <Message
                    seen={seen.clone()}
                    names={props.names.clone()}
                    several={props.setup.people().count() > 1}
                    decision={decision.clone()}
                    {stage}
                />
                if let Some(seat) = own {
                    { near(&moves, seat, decision, marked, all) }
                }
            </div>
        </div>
    }
}

/// The own hand and what one can do with it.
fn near(moves: &Moves, seat: Seat, decision: Decision, marked: Vec<Run>, all: Vec<Run>) -> Html {
    let props = &moves.props;
    let seen = &props.seen;
    let drawn = matches!(seen.view.stage, Stage::Redrawing { .. });
    let placing = seen.mine() && (drawn || matches!(decision.staged, Staged::Reserve { .. }));
    let ontouch = {
        let (moves, staged) = (moves.clone(), decision.staged);
        Callback::from(move |touch| moves.touch(staged, &all, touch))
    };
    html! {
        <>
            <Hand
                name={props.names[seat].clone()}
                hand={seen.view.own.clone().unwrap_or_default()}
                staged={decision.staged}
                runs={marked}
                step={seen.step}
                active={seen.mine()}
                {placing}
                {ontouch}
            />
            <div class="edge">
                <Mine view={seen.view.clone()} {seat} names={props.names.clone()} acts={seen.mine()} />
                <Rim
                    seen={seen.clone()}
                    {seat}
                    {decision}
                    check={props.check.clone()}
                    stage={moves.stage.clone()}
                    act={props.act.clone()}
                />
            </div>
        </>
    }
}

/// How the one who moves gets from a touch or a key to a decision.
#[derive(Clone)]
struct Moves {
    props: BoardProps<Dealt>,
    confirm: Confirm,
    stage: Callback<Staged>,
}

impl Moves {
    fn hand(&self) -> Vec<Card> {
        hand(&self.props.seen)
    }

    fn touch(&self, staged: Staged, runs: &[Run], touch: Touch) {
        match touch {
            Touch::Card(place) => {
                let tapped = staged.tap(&self.hand(), place);
                let alone = self.hand().get(place).is_some_and(|card| card.is_special());
                if alone && self.confirm == Confirm::Never {
                    self.offer(tapped);
                } else {
                    self.stage.emit(tapped);
                }
            }
            Touch::Twice(place) if self.confirm != Confirm::Always => {
                self.offer(Staged::run(place, 1));
            }
            Touch::Twice(_) => {}
            Touch::Slide(from, to) => self.stage.emit(Staged::slide(&self.hand(), from, to)),
            Touch::Under(place) => {
                if let Some(run) = next_under(runs, place, staged.span()) {
                    self.offer(Staged::run(run.from, run.len));
                }
            }
            Touch::Gap(gap) => self.offer(staged.tap_gap(gap)),
            Touch::Caret(gap) => self.stage.emit(staged.tap_gap(gap)),
        }
    }

    /// Stages something, and does it at once where that needs no confirming.
    fn offer(&self, staged: Staged) {
        let BoardProps {
            seen, check, act, ..
        } = &self.props;
        let decision = Decision::of(seen, staged, check);
        match decision.ready() {
            Some(action) if decision.at_once(seen, self.confirm) => act.emit(action),
            _ => self.stage.emit(staged),
        }
    }

    /// Does what a key asks for; says whether there was anything to do.
    fn command(&self, command: Command, decision: &Decision, runs: &[Run]) -> bool {
        let stage = |staged| {
            self.stage.emit(staged);
            true
        };
        let span = decision.staged.span();
        let run = |run: Option<Run>| run.is_some_and(|run| stage(Staged::run(run.from, run.len)));
        match command {
            Command::Confirm if focus_is_on_another_button(".hand") => false,
            Command::Confirm => match decision.ready() {
                Some(action) => self.act(action),
                // What is refused stays, and its reason; the card under the focus is not meant.
                None => decision.refusal.is_some(),
            },
            Command::Clear if decision.staged != Staged::Nothing => stage(Staged::Nothing),
            Command::NextPlay => run(after(runs, span)),
            Command::LastPlay => {
                let back: Vec<Run> = runs.iter().rev().copied().collect();
                run(after(&back, span))
            }
            Command::LeftReserve => self.reserve(0),
            Command::RightReserve => self.reserve(1),
            _ => false,
        }
    }

    fn act(&self, action: Action) -> bool {
        self.props.act.emit(action);
        true
    }

    fn reserve(&self, which: u8) -> bool {
        let seen = &self.props.seen;
        let seat = seen.eyes.seat().filter(|_| seen.mine());
        let held = seat.and_then(|seat| seen.view.reserves[seat][usize::from(which)]);
        let turn = matches!(seen.view.stage, Stage::Turn(_)) && held.is_some();
        if turn {
            let probe = Action::TakeReserve { which, gap: 0 };
            self.stage.emit(match self.props.check.emit(probe) {
                Ok(()) => Staged::Reserve { which, gap: None },
                Err(_) => Staged::Wanted { which },
            });
        }
        turn
    }
}

/// Keys that work wherever the focus is.
#[hook]
fn use_table_keys(moves: &Moves, decision: &Decision, runs: &[Run]) {
    let (moves, decision, runs) = (moves.clone(), decision.clone(), runs.to_vec());
    let navigator = use_navigator();
    use_commands(Callback::from(move |command| match command {
        Command::Rule => navigator.as_ref().is_some_and(|navigator| {
            navigator.push(&super::message::rule(&moves.props.seen, &decision));
            true
        }),
        _ => moves.props.seen.mine() && moves.command(command, &decision, &runs),
    }));
}
