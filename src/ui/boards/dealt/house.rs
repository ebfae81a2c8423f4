//! The house rules of Dealt!: chips, and who is the oldest.

use yew::prelude::*;

use super::DealtRoom;
use crate::engine::Seat;
use crate::games::dealt::Options;
use crate::i18n::dealt::Msg;
use crate::ui::parts::Choice;
use crate::ui::room::{HouseProps, Room};
use crate::ui::say;

/// The choices for DE-1.2 and DE-1.5.
#[component]
pub fn HouseRules(props: &HouseProps) -> Html {
    let setup = &props.setup;
    let options = DealtRoom::options(setup).unwrap_or(Options::new(setup.players()));
    let change = |key: &'static str, first: usize| {
        let house = setup.house.clone();
        props.onchange.reform(move |place: usize| {
            let mut house = house.clone();
            house.insert(key.into(), (place + first).to_string());
            house
        })
    };
    let chips = (2..=3)
        .map(|chips| say(Msg::ChipsChoice(chips)))
        .collect::<Vec<_>>();
    let names = setup
        .chairs
        .iter()
        .map(|chair| chair.name.clone().into())
        .collect::<Vec<_>>();
    let Seat(oldest) = options.oldest;
    html! {
        <>
            <Choice
                label={say(Msg::ChipsRule)}
                options={chips}
                chosen={usize::from(options.chips - 2)}
                onchange={change("chips", 2)}
            />
            <Choice
                label={say(Msg::OldestRule)}
                options={names}
                chosen={usize::from(oldest)}
                onchange={change("oldest", 1)}
            />
        </>
    }
}
