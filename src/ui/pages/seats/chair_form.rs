//! The form for the selected chair.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::form::{Edit, Form};
use super::ring::called;
use crate::bots::Level;
use crate::bots::strength::Strength;
use crate::engine::Seat;
use crate::games::GameId;
use crate::i18n::shell::Msg;
use crate::setup::{Head, Who};
use crate::ui::components::{Face, name_field};
use crate::ui::registry::Side;
use crate::ui::words::{say, usual_name};

/// See [`ChairForm`].
#[derive(Properties, PartialEq)]
pub(super) struct ChairFormProps {
    /// The game's side of the page.
    pub(super) side: Side,
    /// The state of the form.
    pub(super) form: Form,
    /// The game.
    pub(super) game: GameId,
    /// Changes the form.
    pub(super) edit: Callback<Edit>,
}

/// The name, and the kind of player. An empty chair has no name.
#[component]
pub(super) fn ChairForm(props: &ChairFormProps) -> Html {
    let ChairFormProps {
        form, game, edit, ..
    } = props;
    let place = &form.places[form.chosen];
    let seat = form.seat(form.chosen);
    let now = seat.map(|_| place.chair.who);
    let fewest = seat.is_some() && form.is_fewest();
    let options = Who::all(*game).map(Some).chain([None]);
    let options = options.map(|who| {
        let onchange = edit.reform(move |_: Event| Edit::Who(who));
        let disabled = who.is_none() && fewest;
        html! {
            <label key={who.map_or("empty", Who::slug)} class="chip">
                <input
                    type="radio"
                    name="who"
                    checked={who == now}
                    {disabled}
                    aria-describedby={disabled.then_some("fewest")}
                    {onchange}
                />
                <span>{ who.map_or_else(|| say(Msg::Empty), called) }</span>
            </label>
        }
    });
    let heading = match seat {
        Some(seat) => say(Msg::WhoSits(seat)),
        None => say(Msg::EmptyChair),
    };
    html! {
        <fieldset class={classes!("chosen", seat.map(|seat| format!("seat-{}", seat.0)))}>
            <legend class="unseen">{ heading }</legend>
            { name(props, seat) }
            <div class="options">{ for options }</div>
            { strength(form, now) }
            if fewest {
                <p id="fewest" class="small">{ say(Msg::Fewest { game: *game, least: *game.players().start() }) }</p>
            }
        </fieldset>
    }
}

/// How strong the bot in the selected chair is, if that is known. Takes the same space for a person, so that nothing moves.
fn strength(form: &Form, who: Option<Who>) -> Html {
    let setup = form.setup();
    let of_bot = |level: Level| {
        let Some(below) = level.below() else {
            return Some(say(Msg::Weakest));
        };
        let Strength { wins, fair } = setup.strength(level)?;
        let players = setup.players();
        Some(say(Msg::Strength {
            level: below,
            players,
            wins,
            fair,
        }))
    };
    let said = match who {
        Some(Who::Bot(level)) => of_bot(level),
        _ => None,
    };
    html! { <p class="small strength">{ said.unwrap_or_default() }</p> }
}

/// The seat's mark, the choice of a head and the name field; takes the same space for an empty chair, so that nothing moves.
fn name(props: &ChairFormProps, seat: Option<Seat>) -> Html {
    let form = &props.form;
    let Some(seat) = seat else {
        return html! { <p class="nobody">{ say(Msg::Nobody) }</p> };
    };
    let typed = form.places[form.chosen].chair.name.as_ref();
    let usual = usual_name(&form.setup(), seat);
    html! {
        <div class="named" key={form.chosen}>
            { heads(props) }
            { name_field(seat, typed, usual, &props.edit.reform(Edit::Name)) }
        </div>
    }
}

/// Closes the choice of a head, from which this event comes, and returns to its button.
fn close(event: &Event) {
    let within = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let heads = within.and_then(|it| it.closest(".heads").ok()?);
    let Some(heads) = heads else { return };
    let button = heads.first_element_child();
    if let Some(button) = button.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        // If either fails, nothing is lost.
        let _ = heads.remove_attribute("open");
        let _ = button.focus();
    }
}

/// The choice of a head, behind the one that was chosen: those that nobody else has, and for a person none at all.
fn heads(props: &ChairFormProps) -> Html {
    let (form, side) = (&props.form, props.side);
    let Some(look) = form.look(form.chosen) else {
        return Html::default();
    };
    let said = |head: Option<Head>| match head {
        Some(head) => say(Msg::HeadName(head)),
        None => say(Msg::NoHead(look.mark)),
    };
    let drawn = |head: Option<Head>| match head {
        Some(head) => side.head(Face::calm(head)),
        None => html! { <span class="seat-mark" aria-hidden="true" /> },
    };
    let is_person = form.places[form.chosen].chair.who == Who::Person;
    let none = is_person.then_some(None);
    let option = |head: Option<Head>| {
        let onchange = props.edit.reform(move |_: Event| Edit::Head(head));
        html! {
            <label key={head.map_or("none", Head::slug)} title={said(head)}>
                <input
                    type="radio"
                    name="head"
                    aria-label={said(head)}
                    checked={head == look.head}
                    disabled={head.is_some_and(|head| form.is_elsewhere(head))}
                    {onchange}
                />
                { drawn(head) }
            </label>
        }
    };
    // Keys go on from head to head.
    let onclick = Callback::from(|event: MouseEvent| {
        let at = event.target().and_then(|at| at.dyn_into::<Element>().ok());
        if event.detail() > 0 && at.is_some_and(|at| at.tag_name() == "INPUT") {
            close(&event);
        }
    });
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        if event.key() == "Escape" {
            close(&event);
        }
    });
    let options = none.into_iter().chain(Head::ALL.map(Some)).map(option);
    html! {
        <details class="heads" {onclick} {onkeydown}>
            <summary>
                <span class="unseen">{ say(Msg::ChooseHead(&said(look.head))) }</span>
                { drawn(look.head) }
                if look.head.is_some() {
                    { drawn(None) }
                }
            </summary>
            <div role="radiogroup" aria-label={say(Msg::Heads)}>{ for options }</div>
        </details>
    }
}
