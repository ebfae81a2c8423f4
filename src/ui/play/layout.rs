//! The layout of a table: a bar on top, the board in its own box, and panels beside it. Nothing in it moves or changes
//! size during a game.

use yew::prelude::*;

use super::asked_rule::{AskedRule, use_asked_rule};
use super::panel::{Panel, PanelName};
use super::visibility::Visibility;
use crate::games::GameId;
use crate::i18n::shell;
use crate::i18n::table::Msg;
use crate::settings::Command;
use crate::ui::boards::kit::Running;
use crate::ui::commands::{Stroke, use_commands};
use crate::ui::components::{Sign, focus_within, icon, let_go_of_focus, use_focus, use_title};
use crate::ui::motion::{Landing, Motion};
use crate::ui::route::Route;
use crate::ui::words::say;

/// See [`Layout`].
#[derive(Properties, PartialEq, Clone)]
pub(super) struct LayoutProps {
    /// The game being played.
    pub(super) game: GameId,
    /// The [marks](crate::ui::components::marks) of the seats.
    pub(super) marks: Classes,
    /// A short description of where the game stands.
    pub(super) standing: Option<AttrValue>,
    /// Whether people pass the device, so that hands can be hidden.
    pub(super) passed: bool,
    /// Covers the hand, if one is uncovered.
    pub(super) hide: Option<Callback<()>>,
    /// How the board's time runs, in real time: while it runs, the only thing beside the board is a way to pause it.
    pub(super) running: Option<Running>,
    /// The log.
    pub(super) log: Html,
    /// The quick reference for the game.
    pub(super) reference: Html,
    /// The menu.
    pub(super) menu: Html,
    /// The review, once there is something to review.
    pub(super) review: Option<Html>,
    /// The open panel.
    pub(super) open: UseStateHandle<Option<PanelName>>,
    /// Asks for a hint. `Some` where people get them; the inner `None` while there is nothing to decide.
    pub(super) hint: Option<Option<Callback<()>>>,
    /// Whether one is being thought about.
    pub(super) advising: bool,
    /// Takes back the last move. `Some` in practice; the inner `None` if there is no move to take back.
    pub(super) takeback: Option<Option<Callback<()>>>,
    /// Whether the board shows the past.
    pub(super) looks_back: bool,
    /// What is shown below the board: the controls for looking back, or the notice that another tab plays the game.
    pub(super) under: Html,
    /// The cards in flight.
    pub(super) motion: Motion,
    /// Draws a clause of a game's rules.
    pub(super) rule: Callback<(GameId, AttrValue), Html>,
    /// Who is before the screen, if people pass the device: what one of them asked is not for the next.
    pub(super) before: Option<Visibility>,
    /// Whether it is not yet known if the game may be played here.
    pub(super) asking: bool,
    /// A notice for everybody.
    pub(super) notice: Html,
    /// What floats above the board.
    pub(super) above: Html,
    /// The board, or what replaces it.
    pub(super) children: Html,
}

impl LayoutProps {
    fn runs(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.runs)
    }
}

/// The layout.
#[component]
pub(super) fn Layout(props: &LayoutProps) -> Html {
    let open = &props.open;
    let heading = say(shell::Msg::Game(props.game));
    use_title(&heading);
    let focus = use_focus(true);
    let lender = use_mut_ref(|| None);
    let rule = use_asked_rule(props.game, (**open, props.runs(), props.before));
    use_commands(props.game, {
        let (props, rule) = (props.clone(), rule.clone());
        Callback::from(move |stroke: Stroke| obey(stroke.command, &props, &rule))
    });
    let onclose = {
        let open = open.clone();
        Callback::from(move |()| open.set(None))
    };
    let panel = |side: PanelName, inside: &Html| {
        let (lender, onclose) = (lender.clone(), onclose.clone());
        let open = **open == Some(side) && !props.runs();
        // These are never docked beside the table, so they need not be rendered while closed.
        let docked = !matches!(side, PanelName::Menu | PanelName::Review);
        let inside = (open || docked).then(|| inside.clone());
        html! {
            <Panel key={side.id()} {side} {open} {lender} {onclose}>{ for inside }</Panel>
        }
    };
    let whole = props.running.as_ref().map(|_| "whole");
    let states = [(props.runs(), "runs"), (props.looks_back, "looks-back")];
    let states = states.map(|(is, class)| is.then_some(class));
    html! {
        <div
            class={classes!("table", props.game.slug(), props.marks.clone())}
            onclick={(!props.runs()).then(|| rule.onclick.clone())}
        >
            <button type="button" class="skip" onclick={to_game(&props.motion.table)}>
                { say(Msg::ToGame) }
            </button>
            <div class={classes!("layout", whole, states.to_vec())}>
                <header key="bar" class="bar">
                    <a href={Route::Home.address()} class="tool">
                        { icon(Sign::Home, say(shell::Msg::Home)) }
                    </a>
                    <div class="title">
                        <h1 ref={focus} tabindex="-1">{ heading }</h1>
                        <p class="stand">{ for props.standing.clone() }</p>
                    </div>
                    <div class="tools">{ tools(props) }</div>
                </header>
                { panel(PanelName::Reference, &props.reference) }
                <main key="main" ref={&props.motion.table} aria-busy={props.asking.then_some("true")}>
                    <ContextProvider<Landing> key="board" context={props.motion.landing.clone()}>
                        { props.children.clone() }
                    </ContextProvider<Landing>>
                    <div key="air" ref={&props.motion.overlay} class="in-flight" aria-hidden="true" />
                </main>
                <div key="above" class="above">{ props.above.clone() }</div>
                <div key="under" class="under">{ props.under.clone() }</div>
                <div key="notice" class="not-saved" role="alert">{ props.notice.clone() }</div>
                { panel(PanelName::Log, &props.log) }
                { panel(PanelName::Menu, &props.menu) }
                { for props.review.as_ref().map(|review| panel(PanelName::Review, review)) }
                { sheet(props, rule) }
            </div>
        </div>
    }
}

/// The sheet with the clause that somebody asked for.
fn sheet(props: &LayoutProps, rule: AskedRule) -> Html {
    let AskedRule {
        clause,
        lender,
        onclose,
        ..
    } = rule;
    let (side, open) = (PanelName::Rules, clause.is_some() && !props.runs());
    let inside = clause.map(|clause| props.rule.emit((props.game, clause)));
    html! {
        <Panel key={side.id()} {side} {open} {lender} {onclose}>{ for inside }</Panel>
    }
}

/// Moves the focus to the player's cards, or to what replaces them.
fn to_game(main: &NodeRef) -> Callback<MouseEvent> {
    let main = main.clone();
    Callback::from(move |_| {
        let cards = ".own-area:not(:has(.cover)) [tabindex='0']";
        focus_within(&main, &format!("{cards}, .cover .hold, .report"));
    })
}

/// Opens the panel, or closes it if it is already open.
fn toggle(open: &UseStateHandle<Option<PanelName>>, side: PanelName) {
    open.set((**open != Some(side)).then_some(side));
}

/// Runs a keyboard command, and returns whether the layout handled it.
fn obey(command: Command, props: &LayoutProps, rule: &AskedRule) -> bool {
    let open = &props.open;
    if props.runs() {
        return false;
    }
    match (command, &props.hide, &props.takeback) {
        (Command::Log, ..) => toggle(open, PanelName::Log),
        (Command::Reference, ..) => toggle(open, PanelName::Reference),
        (Command::Hide, Some(hide), _) => hide.emit(()),
        (Command::Hide, None, _) if asks(props) => {}
        (Command::TakeBack, _, Some(Some(take_back))) => take_back.emit(()),
        (Command::Clear, ..) if rule.clause.is_some() => rule.onclose.emit(()),
        (Command::Clear, ..) if open.is_some() => open.set(None),
        _ => return false,
    }
    true
}

/// Asks for a hint, and returns whether that is possible now.
fn asks(props: &LayoutProps) -> bool {
    let ask = props.hint.as_ref().and_then(Option::as_ref);
    ask.map(|ask| ask.emit(())).is_some()
}

/// Asks for a hint. It lets go of the focus when it was clicked, so that Enter confirms what is advised.
fn hint(ask: Option<&Callback<()>>, advising: bool) -> Html {
    let onclick = ask.map(|ask| {
        ask.reform(|event: MouseEvent| {
            if event.detail() > 0 {
                let_go_of_focus();
            }
        })
    });
    let busy = advising.then_some("true");
    html! {
        <button key="ask" type="button" class="tool ask" disabled={ask.is_none()} aria-busy={busy} {onclick}>
            { icon(Sign::Hint, say(Msg::Hint)) }
        </button>
    }
}

/// The tools of the bar. The first one asks for a hint, as nothing is to its left. The one that hides a hand or takes back
/// a move is always last, so that its place never changes.
fn tools(props: &LayoutProps) -> Html {
    let open = &props.open;
    let opener = |side: PanelName, class: &'static str| {
        let expanded = (**open == Some(side)).to_string();
        let open = open.clone();
        html! {
            <button
                key={side.id()}
                type="button"
                class={classes!("tool", class)}
                aria-expanded={expanded}
                aria-controls={side.id()}
                onclick={move |_| toggle(&open, side)}
            >
                { icon(side.sign(), side.name()) }
            </button>
        }
    };
    let tool = |key: &'static str, sign: Sign, name: Msg, callback: &Option<Callback<()>>| {
        let disabled = callback.is_none();
        let onclick = callback.as_ref().map(|it| it.reform(|_| ()));
        html! {
            <button {key} type="button" class={classes!("tool", key)} {disabled} {onclick}>
                { icon(sign, say(name)) }
            </button>
        }
    };
    if let Some(running) = props.running.as_ref().filter(|running| running.runs) {
        let pause = Some(running.set.reform(|()| false));
        return tool("pause", Sign::Pause, Msg::Pause, &pause);
    }
    html! {
        <>
            if let Some(ask) = &props.hint {
                { hint(ask.as_ref(), props.advising) }
            }
            { opener(PanelName::Log, "opener") }
            { opener(PanelName::Reference, "opener") }
            <a key="rules" href={Route::rules(props.game).address()} class="tool roomy">
                { icon(Sign::Rules, say(Msg::Rules)) }
            </a>
            <a key="settings" href={Route::Settings.address()} class="tool roomy">
                { icon(Sign::Settings, say(Msg::Settings)) }
            </a>
            { opener(PanelName::Menu, "more") }
            if let Some(take_back) = &props.takeback {
                { tool("take-back", Sign::Undo, Msg::TakeBack, take_back) }
            }
            if props.passed {
                { tool("hide", Sign::Hide, Msg::Hide, &props.hide) }
            }
        </>
    }
}
