//! The whole table, from the deal to the end of the game.

use std::rc::Rc;

use yew::prelude::*;

use super::announcer::Announcer;
use super::drivers::use_clock;
use super::layout::Layout;
use super::log::Log;
use super::log_book::LogBooks;
use super::look_back::LookBack;
use super::main_content::MainContent;
use super::notices::{Elsewhere, NotSaved};
use super::panel::PanelName;
use super::progress::{Pause, Shows};
use super::running_game::{Asked, GameHandle};
use super::tools::Tools;
use super::use_play_view::{PlayView, use_play_view};
use super::use_store::{Live, use_store};
use super::visibility::Visibility;
use crate::engine::{Eyes, Status};
use crate::games::GameId;
use crate::i18n::{home, past};
use crate::saves::StorageError;
use crate::ui::components::{Once, marks};
use crate::ui::saving::TabLock;
use crate::ui::use_layer::{use_layer, use_layers};
use crate::ui::words::say;

/// What a table needs from its page.
#[derive(Clone, PartialEq)]
pub struct Host {
    /// Why the game is currently not being saved, if it is not.
    pub trouble: Option<StorageError>,
    /// Called with the reason when saving fails, and with `None` when it works again.
    pub ontrouble: Callback<Option<StorageError>>,
    /// Deals again for the same seats.
    pub onagain: Callback<()>,
    /// Draws a clause of a game's rules, and those around it.
    pub rule: Callback<(GameId, AttrValue), Html>,
}

/// The table of a running game.
pub fn table(game: &GameHandle, host: &Host) -> Html {
    html! { <RunningTable key={game.autosave().key()} game={game.clone()} host={host.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct RunningTableProps {
    game: GameHandle,
    host: Host,
}

/// Plays a game from the deal to its end.
#[component]
fn RunningTable(props: &RunningTableProps) -> Html {
    let RunningTableProps { game, host } = props;
    let live = use_store(game, &host.ontrouble);
    use_clock(&live);
    let view = use_play_view(&live);
    let open = use_state(|| None::<PanelName>);
    let reviewed = use_state(|| 0);
    use_layers();
    use_layer(open.is_some(), {
        let open = open.setter();
        Callback::from(move |()| open.set(None))
    });
    use_layer(
        view.back.moment().is_some(),
        view.back.onmove.reform(|()| None),
    );
    let books = use_mut_ref(LogBooks::default);
    let tools = Tools {
        live: &live,
        back: &view.back,
        open: &open,
        reviewed: &reviewed,
        unlocked: &view.unlocked,
    };
    let middle = MainContent {
        live: &live,
        view: &view,
        onagain: &host.onagain,
        onlookback: tools.look_back(),
        onreview: tools.review(),
        onaway: tools.menu(),
    };
    let until = view.progress.until;
    // Compute once what everything below needs.
    let step = (live.now.step, view.back.step());
    let moment = (until, step, live.lock.elsewhere, game.names());
    let now = use_memo(moment, |_| middle.now());
    let log = books.borrow_mut().read(
        &**game,
        view.visibility.eyes(),
        view.revealed,
        view.back.step(),
    );
    html! {
        <>
            <Once key="sprites" draw={game.presentation.sprites} />
            <Announcer
                key="announcer"
                game={game.clone()}
                {until}
                known={view.back.known()}
                then={(*now).clone().filter(|_| !view.waits)}
                brief={view.brief}
                taken_back={game.index().taken_back}
            />
            <Layout
                key="layout"
                game={game.setup().game}
                marks={marks(&game.setup().chairs)}
                standing={standing(game, until)}
                passed={view.passed}
                hide={view.hide.clone()}
                running={view.on_board()}
                log={html! { <Log {log} /> }}
                reference={html! { <Once draw={game.presentation.reference} /> }}
                menu={tools.panel()}
                review={tools.review_panel()}
                hint={tools.hint().map(|ask| ask.filter(|_| !view.waits))}
                advising={live.now.advising}
                takeback={tools.take_back()}
                open={open.clone()}
                looks_back={view.back.moment().is_some()}
                under={under(&view, &live)}
                asking={!live.lock.here && !live.lock.elsewhere}
                notice={html! { <NotSaved game={game.clone()} trouble={host.trouble} /> }}
                above={view.above.clone()}
                motion={view.motion.clone()}
                rule={host.rule.clone()}
                before={view.passed.then_some(view.visibility)}
            >
                { shown(&middle, &view) }
            </Layout>
        </>
    }
}

/// A short description of where the game stands, and whether it is training.
fn standing(game: &GameHandle, until: usize) -> Option<AttrValue> {
    let trains = game.setup().is_practice() && game.presentation.real_time;
    let trains = trains.then(|| say(home::Msg::Training).to_string());
    let part = game.index().outermost(until);
    let part = part.map(|part| past::part(&[part]));
    let all: Vec<String> = trains.into_iter().chain(part).collect();
    (!all.is_empty()).then(|| all.join(" · ").into())
}

/// The current content of the middle.
fn shown(middle: &MainContent, view: &PlayView) -> Html {
    if let Some(eyes) = view.last_look {
        return middle.board(eyes, None);
    }
    match (
        view.progress.pause.clone(),
        &view.then.status,
        view.visibility,
    ) {
        (Some(Pause { at, shows }), ..) => match shows {
            Shows::Report { heading, go_on } => {
                middle.between(heading, go_on, view.ongoon.reform(move |()| at))
            }
            Shows::Spotlight { stays } => middle.spotlight(at, stays, &view.ongoon),
        },
        (None, Status::Over(outcome), _) => middle.result(outcome),
        (None, _, Visibility::Locked(seat)) => {
            let unlocked = view.unlocked.setter();
            let cover = middle.cover(seat, Callback::from(move |()| unlocked.set(Some(seat))));
            middle.board(Eyes::Table, Some(cover))
        }
        (None, _, Visibility::Open(eyes)) => middle.board(eyes, None),
    }
}

/// What is shown below the board: the notice that another tab plays the game, and the controls for looking back.
fn under(view: &PlayView, live: &Live) -> Html {
    let lock: TabLock = live.lock.clone();
    html! {
        <>
            <Elsewhere key="elsewhere" {lock} />
            { look_back(view, &live.game) }
        </>
    }
}

fn look_back(view: &PlayView, game: &GameHandle) -> Html {
    let (Some(moment), Some(timeline)) = (view.back.moment(), &view.back.timeline) else {
        return Html::default();
    };
    let paused = view.progress.pause.is_some();
    let (timeline, onmove) = (Rc::clone(timeline), view.back.onmove.clone());
    let asks = view.then.can_explain;
    let onwhy = Callback::from({
        let game = game.clone();
        move |step| game.shared().ask(Asked::Why(step))
    });
    html! { <LookBack key="look-back" {moment} {paused} {timeline} {onmove} {asks} {onwhy} /> }
}
