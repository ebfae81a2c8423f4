//! The form for the selected chair.

use yew::prelude::*;

use super::form::{Edit, Form};
use super::ring::called;
use crate::engine::Seat;
use crate::games::GameId;
use crate::i18n::shell::Msg;
use crate::setup::Who;
use crate::ui::components::name_field;
use crate::ui::words::{say, usual_name};

/// See [`ChairForm`].
#[derive(Properties, PartialEq)]
pub(super) struct ChairFormProps {
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
    let ChairFormProps { form, game, edit } = props;
    let place = &form.places[form.chosen];
    let seat = form.seat(form.chosen);
    let now = seat.map(|_| place.chair.who);
    let fewest = seat.is_some() && form.is_fewest();
    let options = Who::ALL.into_iter().map(Some).chain([None]);
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
            if fewest {
                <p id="fewest" class="small">{ say(Msg::Fewest { game: *game, least: *game.players().start() }) }</p>
            }
        </fieldset>
    }
}

/// The seat's mark and the name field; takes the same space for an empty chair, so that nothing moves.
fn name(props: &ChairFormProps, seat: Option<Seat>) -> Html {
    let form = &props.form;
    let Some(seat) = seat else {
        return html! { <p class="nobody">{ say(Msg::Nobody) }</p> };
    };
    let typed = form.places[form.chosen].chair.name.as_ref();
    let usual = usual_name(&form.setup(), seat);
    html! {
        <div class="named" key={form.chosen}>
            { name_field(seat, typed, usual, &props.edit.reform(Edit::Name)) }
        </div>
    }
}
