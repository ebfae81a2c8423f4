//! The layout of a table: a bar on top, the board in a box of its own, and what lies beside it.
//! Nothing in it moves or changes its size while a game goes on.

use yew::prelude::*;

use super::panel::{Panel, Side};
use crate::games::GameId;
use crate::i18n::shell;
use crate::i18n::table::Msg;
use crate::settings::Command;
use crate::ui::boards::kit::Running;
use crate::ui::keys::{Stroke, use_commands};
use crate::ui::motion::Motion;
use crate::ui::parts::{Sign, focus_within, icon, use_focus, use_title};
use crate::ui::route::Route;
use crate::ui::words::say;

/// See [`Layout`].
#[derive(Properties, PartialEq, Clone)]
pub(super) struct LayoutProps {
    /// What is played.
    pub(super) game: GameId,
    /// Where the game stands, in a few words.
    pub(super) stand: Option<AttrValue>,
    /// Whether people pass the device, so that hands can be hidden.
    pub(super) passed: bool,
    /// Covers the hand, if one is uncovered.
    pub(super) hide: Option<Callback<()>>,
    /// Whether a cover lies over all of it but the bar.
    pub(super) covered: bool,
    /// In real time, how time runs on the board: while it does, there is nothing beside the board but a way
    /// to let it stand.
    pub(super) running: Option<Running>,
    /// What happened.
    pub(super) log: Html,
    /// What one looks up in the middle of a game.
    pub(super) reference: Html,
    /// What else one can do.
    pub(super) menu: Html,
    /// Which panel is open.
    pub(super) open: UseStateHandle<Option<Side>>,
    /// Takes the last move back: in practice, where there is one.
    pub(super) takeback: Option<Option<Callback<()>>>,
    /// Whether the board shows the past.
    pub(super) looks_back: bool,
    /// What lies below the board: the way through the past, or that the game is played elsewhere.
    pub(super) under: Html,
    /// Where cards move.
    pub(super) motion: Motion,
    /// Whether it is not known yet if the game may be played here.
    pub(super) asking: bool,
    /// What everybody has to know.
    pub(super) notice: Html,
    /// What floats above the board.
    pub(super) above: Html,
    /// The board, or what takes its place.
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
    use_commands(None, {
        let props = props.clone();
        Callback::from(move |stroke: Stroke| obey(stroke.command, &props))
    });
    let onclose = {
        let open = open.clone();
        Callback::from(move |()| open.set(None))
    };
    let panel = |side: Side, inside: &Html| {
        let (lender, onclose) = (lender.clone(), onclose.clone());
        let open = **open == Some(side) && (side == Side::Menu || !props.covered);
        let open = open && !props.runs();
        // The menu is never beside the table: shut, it need not be there.
        let inside = (open || side != Side::Menu).then(|| inside.clone());
        html! {
            <Panel key={side.id()} {side} {open} {lender} {onclose}>{ for inside }</Panel>
        }
    };
    let whole = props.running.as_ref().map(|_| "whole");
    let states = [
        (props.covered, "covered"),
        (props.runs(), "runs"),
        (props.looks_back, "looks-back"),
    ];
    let states = states.map(|(is, class)| is.then_some(class));
    html! {
        <div class={classes!("table", props.game.slug())}>
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
                        <p class="stand">{ for props.stand.clone() }</p>
                    </div>
                    <div class="tools">{ tools(props) }</div>
                </header>
                { panel(Side::Reference, &props.reference) }
                <main key="main" ref={&props.motion.table} aria-busy={props.asking.then_some("true")}>
                    { props.children.clone() }
                </main>
                <div key="air" ref={&props.motion.overlay} class="in-flight" aria-hidden="true" />
                <div key="above" class="above">{ props.above.clone() }</div>
                <div key="under" class="under">{ props.under.clone() }</div>
                <div key="notice" class="not-kept" role="alert">{ props.notice.clone() }</div>
                { panel(Side::Log, &props.log) }
                { panel(Side::Menu, &props.menu) }
            </div>
        </div>
    }
}

/// Gives the focus to the own cards, or to what lies there instead.
fn to_game(main: &NodeRef) -> Callback<MouseEvent> {
    let main = main.clone();
    Callback::from(move |_| {
        focus_within(&main, ".own-area [tabindex='0'], .cover .hold, .report");
    })
}

/// Opens the panel, or puts it away if it is the one that is open.
fn toggle(open: &UseStateHandle<Option<Side>>, side: Side) {
    open.set((**open != Some(side)).then_some(side));
}

/// Does what a key asks for, and says whether it is the layout's to do.
fn obey(command: Command, props: &LayoutProps) -> bool {
    let open = &props.open;
    if props.runs() {
        return false;
    }
    match (command, &props.hide, &props.takeback) {
        (Command::Log, ..) if !props.covered => toggle(open, Side::Log),
        (Command::Reference, ..) if !props.covered => toggle(open, Side::Reference),
        (Command::Hide, Some(hide), _) => hide.emit(()),
        (Command::TakeBack, _, Some(Some(take_back))) => take_back.emit(()),
        (Command::Clear, ..) if open.is_some() => open.set(None),
        _ => return false,
    }
    true
}

/// The tools of the bar. The one that hides a hand or takes a move back is always last: its corner
/// never changes.
fn tools(props: &LayoutProps) -> Html {
    let open = &props.open;
    let opener = |side: Side, class: &'static str| {
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
            { opener(Side::Log, "opener") }
            { opener(Side::Reference, "opener") }
            <a key="rules" href={Route::rules(props.game).address()} class="tool roomy">
                { icon(Sign::Rules, say(Msg::Rules)) }
            </a>
            <a key="settings" href={Route::Settings.address()} class="tool roomy">
                { icon(Sign::Settings, say(Msg::Settings)) }
            </a>
            { opener(Side::Menu, "more") }
            if let Some(take_back) = &props.takeback {
                { tool("take-back", Sign::Undo, Msg::TakeBack, take_back) }
            }
            if props.passed {
                { tool("hide", Sign::Hide, Msg::Hide, &props.hide) }
            }
        </>
    }
}
