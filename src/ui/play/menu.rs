//! Everything one can do with a game besides playing.

use std::rc::Rc;

use web_sys::SubmitEvent;
use yew::prelude::*;

use super::running_game::GameHandle;
use crate::engine::Seat;
use crate::i18n::table::Msg;
use crate::i18n::{past, storage};
use crate::setup::{Chair, Setup};
use crate::ui::components::{ChairRow, Sign, icon};
use crate::ui::route::Route;
use crate::ui::saving::{save_as_file, save_report};
use crate::ui::words::{say, usual_name};
use crate::web::task::spawn;

/// See [`Menu`].
#[derive(Properties, PartialEq)]
pub(super) struct MenuProps {
    /// The game.
    pub(super) game: GameHandle,
    /// Shows earlier moments of the game, if anything was played.
    pub(super) onlookback: Option<Callback<()>>,
    /// Opens the review of the game, if there is one.
    pub(super) onreview: Option<Callback<()>>,
    /// Changes who sits where; `None` where that no longer makes sense.
    pub(super) onseat: Option<Callback<Vec<Chair>>>,
}

/// The content of the panel.
#[component]
pub(super) fn Menu(props: &MenuProps) -> Html {
    let setup = props.game.setup();
    let onlookback = props.onlookback.as_ref().map(|it| it.reform(|_| ()));
    html! {
        <div class="menu">
            <button
                type="button"
                class="wide"
                disabled={onlookback.is_none()}
                aria-describedby="replay-note"
                onclick={onlookback.clone()}
            >
                { icon(Sign::LookBack, say(past::Msg::LookBack)) }
            </button>
            <p id="replay-note" class="small">
                { for onlookback.is_none().then(|| say(Msg::NothingToReplay)) }
            </p>
            if let Some(onreview) = &props.onreview {
                <button type="button" class="wide" onclick={onreview.reform(|_| ())}>
                    { icon(Sign::Hint, say(Msg::Review)) }
                </button>
            }
            if let Some(onseat) = &props.onseat {
                <WhoPlays setup={Rc::clone(&setup)} {onseat} />
            }
            <AsFile game={props.game.clone()} />
            <AsFile game={props.game.clone()} report=true />
            <p class="pages">
                <a href={Route::rules(setup.game).address()}>{ say(Msg::Rules) }</a>
                <a href={Route::Settings.address()}>{ say(Msg::Settings) }</a>
            </p>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct AsFileProps {
    game: GameHandle,
    /// Whether the file is a bug report.
    #[prop_or_default]
    report: bool,
}

/// A button that saves the game as a file, with a note on what the file contains.
#[component]
fn AsFile(props: &AsFileProps) -> Html {
    let said = use_state(AttrValue::default);
    let (name, note) = if props.report {
        (storage::Msg::Report, storage::Msg::ReportHolds)
    } else {
        (storage::Msg::SaveAsFile, storage::Msg::FileHolds)
    };
    let onclick = {
        let (game, report, said) = (props.game.clone(), props.report, said.setter());
        move |_| {
            let (game, said) = (game.clone(), said.clone());
            // Others are to get nothing that may yet be lost here.
            spawn(async move {
                game.autosave().settled().await;
                let (lines, game) = (game.autosave().lines(), game.setup().game);
                said.set(if report {
                    save_report(&lines, game)
                } else {
                    save_as_file(&lines, game)
                });
            });
        }
    };
    html! {
        <section>
            <p class="actions">
                <button type="button" {onclick}>{ say(name) }</button>
                <span class="small" role="status">{ &*said }</span>
            </p>
            <p class="small">{ say(note) }</p>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct WhoPlaysProps {
    setup: Rc<Setup>,
    onseat: Callback<Vec<Chair>>,
}

/// A form for changing who sits where in the middle of the game.
#[component]
fn WhoPlays(props: &WhoPlaysProps) -> Html {
    let form = use_state(|| (*props.setup).clone());
    let changed = use_state(|| false);
    use_effect_with(Rc::clone(&props.setup), {
        let form = form.setter();
        move |setup| form.set((**setup).clone())
    });
    let edit = {
        let (form, changed) = (form.clone(), changed.setter());
        Callback::from(move |edit: Box<dyn FnOnce(&mut Setup)>| {
            let mut edited = (*form).clone();
            edit(&mut edited);
            changed.set(false);
            form.set(edited);
        })
    };
    let row = |seat: Seat| {
        let at = seat.index();
        let onname = edit.reform(move |name| {
            Box::new(move |setup: &mut Setup| {
                let chair = setup.chairs[at].clone();
                setup.chairs[at] = chair.renamed(name);
            }) as Box<_>
        });
        let onwho = edit.reform(move |who| {
            Box::new(move |setup: &mut Setup| setup.chairs[at].who = who) as Box<_>
        });
        html! {
            <li key={seat.0} class={classes!("chair", format!("seat-{}", seat.0))}>
                <ChairRow
                    game={form.game}
                    {seat}
                    chair={form.chairs[at].clone()}
                    usual={usual_name(&form, seat)}
                    {onname}
                    {onwho}
                />
            </li>
        }
    };
    let onsubmit = {
        let (form, changed, onseat) = (form.clone(), changed.setter(), props.onseat.clone());
        let before = Rc::clone(&props.setup);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let tidied = (*form).clone().tidied();
            // A change without effect is not worth a line in the journal.
            if tidied != *before {
                changed.set(true);
                onseat.emit(tidied.chairs.clone());
            }
            form.set(tidied);
        })
    };
    let same = *form == *props.setup;
    html! {
        <form class="who-plays" aria-labelledby="who-plays-heading" {onsubmit}>
            <h3 id="who-plays-heading">{ say(Msg::WhoPlays) }</h3>
            <p class="small">{ say(Msg::WhoPlaysNote) }</p>
            <ol class="chairs">{ for (0..form.players()).map(Seat).map(row) }</ol>
            <p class="actions">
                <button type="submit" disabled={same}>{ say(Msg::ChangeWhoPlays) }</button>
                <span role="status">{ for (*changed && same).then(|| say(Msg::WhoPlaysChanged)) }</span>
                if same && !*changed {
                    <span class="small">{ say(Msg::NobodyChanged) }</span>
                }
            </p>
        </form>
    }
}
