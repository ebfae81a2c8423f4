//! Who plays: how many, who sits where under which name, and by which house rules.

use web_sys::{HtmlInputElement, SubmitEvent};
use yew::prelude::*;
use yew_router::prelude::*;

use super::lid::use_side;
use super::not_found::NoGame;
use super::{GameProps, game_called};
use crate::engine::Seat;
use crate::games::GameId;
use crate::i18n::shell::Msg;
use crate::setup::{Chair, HouseRules, Setup, SetupFlaw, Who};
use crate::ui::app_state::{StateChange, use_app_state};
use crate::ui::parts::{ChairRow, Choice, Page};
use crate::ui::registry::Side;
use crate::ui::route::Route;
use crate::ui::words::say;

/// The seats of a game named in the address.
#[component]
pub fn SeatsPage(props: &GameProps) -> Html {
    match game_called(&props.game) {
        Some(game) => html! { <Box key={game.slug()} {game} /> },
        None => html! { <NoGame game={props.game.clone()} /> },
    }
}

#[derive(Properties, PartialEq)]
struct BoxProps {
    game: GameId,
}

/// Opens the box.
#[component]
fn Box(props: &BoxProps) -> Html {
    let game = props.game;
    match use_side(game).or_lid(game, say(Msg::WhoPlays(game))) {
        Ok(side) => html! { <Seats {game} {side} /> },
        Err(lid) => lid,
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
    let navigator = use_navigator();
    let before = state.seats.as_ref().filter(|seats| seats.game == game);
    let form = use_state(|| Form {
        setup: before.cloned().unwrap_or_else(|| Setup::new(game)),
        away: Vec::new(),
    });
    let edit = {
        let form = form.clone();
        Callback::from(move |edit: Edit| {
            let mut edited = (*form).clone();
            edited.apply(edit);
            form.set(edited);
        })
    };
    let setup = form.setup.clone();
    let clears = state.trouble.is_some() && state.unfinished().is_some();
    let deal = {
        let setup = setup.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let (None, Some(navigator)) = (setup.flaw(), &navigator) {
                state.dispatch(StateChange::Begin(setup.clone().tidied(), None));
                navigator.push(&Route::Table);
            }
        })
    };
    let chairs = (0..).map(Seat).zip(&setup.chairs);
    html! {
        <Page heading={say(Msg::WhoPlays(game))} class={classes!("seats", game.slug())}>
            <form onsubmit={deal}>
                <div class="who">
                    { how_many(&setup, &edit) }
                    <ol class="chairs">{ for chairs.map(|(seat, it)| chair(seat, it, &edit)) }</ol>
                </div>
                <fieldset>
                    <legend>{ say(Msg::HouseRules) }</legend>
                    { props.side.house_rules(&setup, edit.reform(Edit::HouseRules)) }
                    { practice(&setup, &edit) }
                </fieldset>
                <div class="deal">
                    <button type="submit" class="primary">{ say(Msg::Deal) }</button>
                    if clears {
                        <p class="small">{ say(Msg::DealClears) }</p>
                    }
                </div>
            </form>
        </Page>
    }
}

/// A change of the form.
enum Edit {
    Players(u8),
    Who(Seat, Who),
    Name(Seat, String),
    HouseRules(HouseRules),
    Practice(bool),
}

/// The form as it stands.
#[derive(Clone)]
struct Form {
    setup: Setup,
    /// Chairs that were taken away, the last one on top, should they be wanted again.
    away: Vec<Chair>,
}

impl Form {
    fn apply(&mut self, edit: Edit) {
        let setup = &mut self.setup;
        match edit {
            Edit::Players(players) => self.seat(players),
            Edit::Who(seat, who) => setup.chairs[seat.index()].who = who,
            Edit::Name(seat, name) => {
                let chair = &mut setup.chairs[seat.index()];
                *chair = Chair::named(chair.who, name);
            }
            Edit::HouseRules(rules) => setup.house_rules = rules,
            Edit::Practice(practice) => setup.practice = practice,
        }
    }

    fn seat(&mut self, players: u8) {
        let Self { setup, away } = self;
        while setup.players() > players {
            away.extend(setup.chairs.pop());
        }
        while let (true, Some(chair)) = (setup.players() < players, away.last()) {
            setup.chairs.push(chair.clone());
            away.pop();
        }
        setup.resize(players);
        // A rule may name a seat that is gone; then it is as published again.
        while let Some(SetupFlaw::Rule(rule, _)) = setup.flaw() {
            setup.house_rules.set(&rule, None);
        }
    }
}

fn how_many(setup: &Setup, edit: &Callback<Edit>) -> Html {
    let all: Vec<u8> = setup.game.players().collect();
    let chosen = all
        .iter()
        .position(|&players| players == setup.players())
        .unwrap_or(0);
    let options: Vec<AttrValue> = all
        .iter()
        .map(|&players| say(Msg::Players(players)))
        .collect();
    let onchange = edit.reform(move |place: usize| Edit::Players(all[place.min(all.len() - 1)]));
    html! { <Choice label={say(Msg::HowMany)} {options} {chosen} {onchange} /> }
}

/// Whether moves may be taken back: for one person among bots.
fn practice(setup: &Setup, edit: &Callback<Edit>) -> Html {
    let alone = setup.people().single().is_some();
    let onchange = edit.reform(|event: Event| {
        Edit::Practice(event.target_unchecked_into::<HtmlInputElement>().checked())
    });
    html! {
        <div class="practice">
            <label class="tick">
                <input
                    type="checkbox"
                    checked={setup.is_practice()}
                    disabled={!alone}
                    aria-describedby="practice-note"
                    {onchange}
                />
                <span>{ say(Msg::Practice) }</span>
            </label>
            <p id="practice-note" class="small">{ say(Msg::PracticeNote) }</p>
        </div>
    }
}

fn chair(seat: Seat, chair: &Chair, edit: &Callback<Edit>) -> Html {
    let onname = edit.reform(move |name| Edit::Name(seat, name));
    let onwho = edit.reform(move |who| Edit::Who(seat, who));
    html! {
        <li key={seat.0} class={classes!("chair", format!("seat-{}", seat.0))}>
            <ChairRow {seat} chair={chair.clone()} {onname} {onwho} />
        </li>
    }
}
