//! The house rules of Swoop: how many points end the game, and a time limit.

use yew::prelude::*;

use super::SwoopRoom;
use crate::games::swoop::Options;
use crate::i18n::swoop::Msg;
use crate::ui::parts::Choice;
use crate::ui::room::{HouseProps, Room};
use crate::ui::say;

const TARGETS: [u16; 4] = [200, 300, 500, 1000];
const MINUTES: [Option<u16>; 5] = [None, Some(15), Some(30), Some(45), Some(60)];

/// The choices for SW-5.3; one that a link brought is among them.
#[component]
pub fn HouseRules(props: &HouseProps) -> Html {
    let setup = &props.setup;
    let options = SwoopRoom::options(setup).unwrap_or(Options::new(setup.players()));
    let targets = with(&TARGETS, options.target);
    let minutes = with(&MINUTES, options.minutes);
    let change = |key: &'static str, values: Vec<Option<String>>| {
        let house = setup.house.clone();
        props.onchange.reform(move |place: usize| {
            let mut house = house.clone();
            match values.get(place).cloned().flatten() {
                Some(value) => house.insert(key.into(), value),
                None => house.remove(key),
            };
            house
        })
    };
    let target_values = targets.iter().map(|target| Some(target.to_string()));
    let minute_values = minutes.iter().map(|limit| limit.map(|it| it.to_string()));
    html! {
        <>
            <Choice
                label={say(Msg::TargetRule)}
                options={targets.iter().map(|&it| say(Msg::TargetChoice(it))).collect::<Vec<_>>()}
                chosen={place(&targets, options.target)}
                onchange={change("target", target_values.collect())}
            />
            <Choice
                label={say(Msg::TimeRule)}
                options={minutes.iter().map(|&it| say(Msg::TimeChoice(it))).collect::<Vec<_>>()}
                chosen={place(&minutes, options.minutes)}
                onchange={change("minutes", minute_values.collect())}
            />
        </>
    }
}

/// The usual choices, and the present one in its place.
fn with<T: Ord + Copy>(usual: &[T], present: T) -> Vec<T> {
    let mut all = usual.to_vec();
    if !all.contains(&present) {
        all.push(present);
        all.sort();
    }
    all
}

fn place<T: PartialEq>(all: &[T], present: T) -> usize {
    all.iter().position(|it| *it == present).unwrap_or(0)
}
