//! The table of Swoop.

use yew::prelude::*;
use yew_router::prelude::*;

use super::decision::{Decision, may_end, own};
use super::message::{Message, rule};
use super::pad::{Fits, Pad, Tap};
use super::pile::Pile;
use super::players::Players;
use super::rim::Rim;
use super::stacks::Stacks;
use super::staged::Staged;
use crate::engine::{Observation, Seat};
use crate::games::swoop::{Action, Rank, STACKS, Stage, Swoop};
use crate::i18n::swoop::Msg;
use crate::settings::{Command, Confirm, Marks};
use crate::ui::keys::{Struck, focus_is_on_another_button, use_commands, use_signs};
use crate::ui::parts::use_staged;
use crate::ui::room::BoardProps;
use crate::ui::say;
use crate::ui::use_settings::use_settings;

/// The board. What is staged belongs to one step of the game and is gone with the next.
#[component]
pub fn Board(props: &BoardProps<Swoop>) -> Html {
    let seen = &props.seen;
    let settings = use_settings();
    let (staged, stage) = use_staged::<_, Staged>(seen);
    let decision = Decision::of(seen, staged, &props.check);
    let moves = Moves {
        props: props.clone(),
        confirm: settings.settings.confirm,
        stage,
    };
    use_table_keys(&moves, &decision);
    let marks = settings.settings.marks == Marks::Playable;
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
            <Pile view={view.clone()} names={props.names.clone()} at={seen.at} now={props.now.clone()} />
            <div class="near">
                <Message
                    seen={seen.clone()}
                    names={props.names.clone()}
                    several={props.setup.people().count() > 1}
                    decision={decision.clone()}
                />
                if let Some(seat) = own {
                    { near(&moves, seat, decision, marks) }
                }
            </div>
        </div>
    }
}

/// Which ranks fit for the one who looks.
fn fits(seen: &Observation<Swoop>) -> Fits {
    let top = seen.view.pile.lowest();
    match seen.view.stage {
        Stage::Chain { blind, .. } if seen.mine() => Fits::Adding(top.filter(|_| blind)),
        _ => Fits::Upon(top),
    }
}

/// The own cards and what one can do with them.
fn near(moves: &Moves, seat: Seat, decision: Decision, marks: bool) -> Html {
    let props = &moves.props;
    let (seen, view) = (&props.seen, &props.seen.view);
    let Some(own) = own(seen) else {
        return Html::default();
    };
    let staged = decision.staged;
    let tap_stack = {
        let moves = moves.clone();
        Callback::from(move |stack| moves.tap_stack(staged, stack))
    };
    let tap_key = {
        let moves = moves.clone();
        Callback::from(move |tap| moves.tap(staged, tap))
    };
    let caught = Msg::Caught {
        points: own.hand.points() + own.place.faces.cards().map(Rank::points).sum::<u32>(),
        blinds: own.place.blinds.count(),
    };
    let acts = seen.mine().then_some("acts");
    html! {
        <>
            <div class={classes!("mine", format!("seat-{}", seat.0), acts)}>
                <h3><span class="seat-mark" aria-hidden="true" /><span class="name">{ &props.names[seat] }</span></h3>
                <p class="facts">
                    <b>{ say(Msg::HandCount(own.place.hand)) }</b>
                    <span class="total">{ say(Msg::Total(view.totals[seat])) }</span>
                    <span class="caught">{ say(caught) }</span>
                </p>
            </div>
            <Stacks
                {seat}
                name={props.names[seat].clone()}
                place={own.place.clone()}
                {staged}
                active={seen.mine()}
                ontap={tap_stack}
            />
            <Pad
                {seat}
                name={props.names[seat].clone()}
                hand={*own.hand}
                place={own.place.clone()}
                fits={fits(seen)}
                {staged}
                active={seen.mine()}
                {marks}
                step={seen.step}
                ontap={tap_key}
            />
            <Rim
                seen={seen.clone()}
                {decision}
                stage={moves.stage.clone()}
                act={props.act.clone()}
            />
        </>
    }
}

/// How the one who moves gets from a tap or a key to a decision.
#[derive(Clone)]
struct Moves {
    props: BoardProps<Swoop>,
    confirm: Confirm,
    stage: Callback<Staged>,
}

impl Moves {
    fn tap(&self, staged: Staged, tap: Tap) {
        let Some(own) = own(&self.props.seen) else {
            return;
        };
        match tap {
            Tap::Once(rank) if self.confirm == Confirm::Never => {
                self.offer(staged.tap_rank(rank, own));
            }
            Tap::Once(rank) => self.stage.emit(staged.tap_rank(rank, own)),
            // The two taps of it have staged it and let it go again.
            Tap::Twice(rank) if self.confirm != Confirm::Always => {
                self.offer(Staged::Nothing.tap_rank(rank, own));
            }
            Tap::Twice(_) => {}
        }
    }

    fn tap_stack(&self, staged: Staged, stack: u8) {
        if let Some(own) = own(&self.props.seen) {
            self.stage.emit(staged.tap_stack(stack, own));
        }
    }

    /// Stages something, and does it at once where that needs no confirming.
    fn offer(&self, staged: Staged) {
        let decision = Decision::of(&self.props.seen, staged, &self.props.check);
        match decision.ready() {
            Some(action) if decision.at_once(self.confirm) => self.props.act.emit(action),
            _ => self.stage.emit(staged),
        }
    }

    /// Does what a key asks for; says whether there was anything to do.
    fn command(&self, command: Command, decision: &Decision) -> bool {
        match command {
            Command::Confirm if focus_is_on_another_button(".pad, .own-stacks") => false,
            Command::Confirm => self.confirm(decision),
            Command::Clear if decision.staged != Staged::Nothing => self.staged(Staged::Nothing),
            Command::NextPlay => self.turn_over(decision.staged, true),
            Command::LastPlay => self.turn_over(decision.staged, false),
            _ => false,
        }
    }

    /// What has to be held gets the focus, to be held there.
    fn confirm(&self, decision: &Decision) -> bool {
        match decision.ready() {
            Some(_) if decision.is_held() => super::focus_hold(),
            Some(action) => {
                self.props.act.emit(action);
                true
            }
            None if decision.action.is_none() && may_end(&self.props.seen) => {
                // A card that has the focus is meant, and not the end of the turn.
                let meant = focus_is_on_another_button(".rim");
                if !meant {
                    self.props.act.emit(Action::Done);
                }
                !meant
            }
            None => decision.refusal.is_some(),
        }
    }

    fn staged(&self, staged: Staged) -> bool {
        self.stage.emit(staged);
        true
    }

    /// The next rank of those that may be played, or the one before.
    fn turn_over(&self, staged: Staged, on: bool) -> bool {
        let seen = &self.props.seen;
        let Some(own) = own(seen) else { return false };
        let mut ranks: Vec<Rank> = Vec::new();
        for action in seen.legal() {
            let rank = match *action {
                Action::Play { rank, .. } => Some(rank),
                Action::Add { .. } => seen.view.pile.lowest(),
                _ => None,
            };
            ranks.extend(rank.filter(|rank| !ranks.contains(rank)));
        }
        if !on {
            ranks.reverse();
        }
        let now = staged.rank();
        let place = ranks.iter().position(|&rank| Some(rank) == now);
        let next = place.map_or(0, |place| (place + 1) % ranks.len().max(1));
        let next = ranks.get(next).copied().filter(|&next| Some(next) != now);
        next.is_some_and(|rank| self.staged(Staged::Nothing.tap_rank(rank, own)))
    }

    /// Keys of their own: ranks by what is printed on them, how many, and the stacks.
    fn struck(&self, staged: Staged, struck: &Struck) -> bool {
        let Some(own) = own(&self.props.seen) else {
            return false;
        };
        let stack = struck.shifted.and_then(|digit| digit.checked_sub(1));
        if let Some(stack) = stack.filter(|&stack| usize::from(stack) < STACKS) {
            return self.staged(staged.tap_stack(stack, own));
        }
        if let Some(rank) = rank_of(&struck.sign) {
            return self.staged(staged.tap_rank(rank, own));
        }
        match struck.sign.as_str() {
            "+" | "=" => self.staged(staged.step(true, own)),
            "-" => self.staged(staged.step(false, own)),
            "f" | "F" => self.blind(staged),
            _ => false,
        }
    }

    /// The next face-down card that may be turned over.
    fn blind(&self, staged: Staged) -> bool {
        let flips = self.props.seen.legal().filter_map(|action| match action {
            Action::Flip { stack } => Some(*stack),
            _ => None,
        });
        let flips: Vec<u8> = flips.collect();
        let after = |now: u8| flips.iter().copied().find(|&stack| stack > now);
        let next = match staged {
            Staged::Blind(now) => after(now).or(flips.first().copied()),
            _ => flips.first().copied(),
        };
        next.is_some_and(|stack| self.staged(Staged::Blind(stack)))
    }
}

/// The rank that a key stands for.
fn rank_of(sign: &str) -> Option<Rank> {
    Some(match sign.to_ascii_lowercase().as_str() {
        "a" | "1" => Rank::Ace,
        "2" => Rank::Two,
        "3" => Rank::Three,
        "4" => Rank::Four,
        "5" => Rank::Five,
        "6" => Rank::Six,
        "7" => Rank::Seven,
        "8" => Rank::Eight,
        "9" => Rank::Nine,
        "t" | "0" => Rank::Ten,
        "j" => Rank::Jack,
        "q" => Rank::Queen,
        "k" => Rank::King,
        "w" | "*" => Rank::Joker,
        _ => return None,
    })
}

/// Keys that work wherever the focus is.
#[hook]
fn use_table_keys(moves: &Moves, decision: &Decision) {
    let navigator = use_navigator();
    use_commands({
        let (moves, decision) = (moves.clone(), decision.clone());
        Callback::from(move |command| match command {
            Command::Rule => navigator.as_ref().is_some_and(|navigator| {
                navigator.push(&rule(&moves.props.seen, &decision));
                true
            }),
            _ => moves.props.seen.mine() && moves.command(command, &decision),
        })
    });
    let (moves, staged) = (moves.clone(), decision.staged);
    use_signs(Callback::from(move |struck: Struck| {
        let turn =
            moves.props.seen.mine() && !matches!(moves.props.seen.view.stage, Stage::Over(_));
        turn && moves.struck(staged, &struck)
    }));
}
