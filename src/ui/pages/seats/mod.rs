//! The choice of players: who sits where at the table, their names, and the house rules. Its code is loaded when a box is
//! first opened.

mod chair_form;
mod form;
mod ring;

use futures_util::future::join;
use web_sys::{HtmlInputElement, SubmitEvent};
use yew::prelude::*;

use super::GameProps;
use super::loading::use_load;
use super::not_found::NotFound;
use crate::games::GameId;
use crate::i18n::shell::Msg;
use crate::setup::Setup;
use crate::ui::app_state::{StateChange, use_app_state};
use crate::ui::components::{Page, marks};
use crate::ui::registry::{self, Side};
use crate::ui::route::Route;
use crate::ui::words::say;
use crate::web::part::{NotLoaded, part};
use chair_form::ChairForm;
use form::{Edit, Form};
use ring::Ring;

/// The seats of the game in the address.
#[component]
pub fn SeatsPage(props: &GameProps) -> Html {
    match GameId::from_slug(&props.game) {
        Some(game) => html! { <Box key={game.slug()} {game} /> },
        None => html! { <NotFound /> },
    }
}

#[derive(Properties, PartialEq)]
struct BoxProps {
    game: GameId,
}

/// Loads the game's side of the page, and the seats.
#[component]
fn Box(props: &BoxProps) -> Html {
    let game = props.game;
    match use_load(game, opened).or_loading(game, say(Msg::WhoPlays(game))) {
        Ok((side, draw)) => draw(game, side),
        Err(lid) => lid,
    }
}

/// Renders the seats of a game.
type Draw = fn(GameId, Side) -> Html;

async fn opened(game: GameId) -> Result<(Side, Draw), NotLoaded> {
    let (side, draw) = join(registry::load(game), seats()).await;
    Ok((side?, draw?))
}

part! {
    seats => fn seats() -> Result<Draw, NotLoaded> {
        Ok(|game, side| html! { <Seats {game} {side} /> })
    }
}

#[derive(Properties, PartialEq)]
struct SeatsProps {
    game: GameId,
    side: Side,
}

#[component]
fn Seats(props: &SeatsProps) -> Html {
    let game = props.game;
    let state = use_app_state();
    let form = use_state(|| {
        let before = state.seats_of(game).cloned();
        Form::new(before.unwrap_or_else(|| Setup::new(game)))
    });
    // If house rules were changed before, show them.
    let open = use_memo((), |()| has_rules(&form.setup()));
    let edit = {
        let form = form.clone();
        Callback::from(move |edit: Edit| {
            let mut edited = (*form).clone();
            edited.apply(edit);
            form.set(edited);
        })
    };
    let setup = form.setup();
    let clears = state.deal_clears();
    let deal = {
        let setup = setup.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(dealt) = StateChange::deal(&setup.clone().tidied(), None) {
                state.dispatch(dealt);
                Route::Table.open();
            }
        })
    };
    html! {
        <Page heading={say(Msg::WhoPlays(game))} class={classes!("seats", game.slug())}>
            <form class={marks(&setup.chairs)} onsubmit={deal}>
                <Ring side={props.side} form={(*form).clone()} edit={edit.clone()} />
                <div class="beside">
                    <ChairForm {game} side={props.side} form={(*form).clone()} edit={edit.clone()} />
                    <p class="note" role="status">{ for props.side.seats_note(&setup) }</p>
                    { props.side.beside_seats(&setup, edit.reform(Edit::HouseRules)) }
                    <details class="house-rules" open={*open}>
                        <summary>{ say(Msg::HouseRules) }</summary>
                        <div class="choices">
                            { props.side.house_rules(&setup, edit.reform(Edit::HouseRules)) }
                            { practice(&setup, &edit) }
                        </div>
                    </details>
                    <div class="deal">
                        <button type="submit" class="primary">{ say(Msg::Deal) }</button>
                        if clears {
                            <p class="small">{ say(Msg::DealClears) }</p>
                        }
                    </div>
                </div>
            </form>
        </Page>
    }
}

/// Whether the game differs from the default rules.
fn has_rules(setup: &Setup) -> bool {
    setup.practice || !setup.house_rules.is_empty()
}

/// The switch for practice: one person among bots can take moves back, several can ask for hints. In real time it is
/// training, for one person among bots.
fn practice(setup: &Setup, edit: &Callback<Edit>) -> Html {
    let real_time = registry::is_real_time(setup.game);
    let onchange = edit.reform(|event: Event| {
        Edit::Practice(event.target_unchecked_into::<HtmlInputElement>().checked())
    });
    let (name, note) = match (real_time, setup.people().count() > 1) {
        (true, _) => (Msg::Training, Msg::TrainingNote),
        (false, false) => (Msg::Practice, Msg::PracticeNote),
        (false, true) => (Msg::SharedPractice, Msg::SharedPracticeNote),
    };
    html! {
        <div class="practice">
            <label class="tick">
                <input
                    type="checkbox"
                    checked={setup.is_practice()}
                    disabled={!setup.can_be_practice()}
                    aria-describedby="practice-note"
                    {onchange}
                />
                <span>{ say(name) }</span>
            </label>
            <p id="practice-note" class="small">{ say(note) }</p>
        </div>
    }
}
