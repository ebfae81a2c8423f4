//! The table of handicaps in the house rules: with how many cards each player starts, and how long they pause after one
//! that doesn't fit (ST-2.3).

use yew::prelude::*;

use crate::engine::Seat;
use crate::games::stroop::{Handicap, Options, Stroop};
use crate::i18n::stroop::house_rules::Msg;
use crate::setup::Playable;
use crate::ui::boards::kit::{HouseRulesForm, name_tag};
use crate::ui::components::Choice;
use crate::ui::words::{names, say};

/// How many fewer cards somebody may be chosen to start with.
const FEWER: [u8; 4] = [0, 3, 5, 8];

/// The pauses that can be chosen, in milliseconds; `None` is as the tempo has it.
const PAUSES: [Option<u32>; 4] = [None, Some(0), Some(1500), Some(2000)];

/// A row for each player.
pub(super) fn handicaps(form: &HouseRulesForm, options: &Options) -> Html {
    let names = names(&form.setup);
    let row = |(seat, who)| {
        let now = options.handicap(seat);
        let fewer = choice(
            (form, options, seat),
            say(Msg::FewerLabel(who)),
            (&FEWER, now.fewer),
            |&fewer| say(Msg::FewerChoice(fewer)),
            |fewer| Handicap { fewer, ..now },
        );
        let pause = choice(
            (form, options, seat),
            say(Msg::PauseLabel(who)),
            (&PAUSES, now.pause),
            |&pause| say(pause.map_or(Msg::PauseAsSet, Msg::PauseChoice)),
            |pause| Handicap { pause, ..now },
        );
        html! {
            <tr key={seat.0} class={format!("seat-{}", seat.0)}>
                <th scope="row">{ name_tag(who) }</th>
                <td>{ fewer }</td>
                <td>{ pause }</td>
            </tr>
        }
    };
    html! {
        <table key="handicaps" class="handicaps">
            <caption>{ say(Msg::Handicaps) }</caption>
            <thead>
                <tr>
                    <th scope="col">{ say(Msg::Player) }</th>
                    <th scope="col">{ say(Msg::Fewer) }</th>
                    <th scope="col">{ say(Msg::Pause) }</th>
                </tr>
            </thead>
            <tbody>{ for names.iter().map(row) }</tbody>
        </table>
    }
}

/// The choice of a value for a seat; one from a link is added to those that there are.
fn choice<T: Copy + PartialEq>(
    (form, options, seat): (&HouseRulesForm, &Options, Seat),
    label: AttrValue,
    (usual, now): (&[T], T),
    words: impl Fn(&T) -> AttrValue,
    with: impl Fn(T) -> Handicap,
) -> Html {
    let mut all = usual.to_vec();
    if !all.contains(&now) {
        all.push(now);
    }
    let chosen = all.iter().position(|&it| it == now).unwrap_or(0);
    let rules = all.iter().map(|&it| {
        let mut options = *options;
        if let Some(handicap) = options.handicaps.get_mut(seat.index()) {
            *handicap = with(it);
        }
        Stroop::house_rules(&options)
    });
    let rules: Vec<_> = rules.collect();
    let onchange = form
        .onchange
        .reform(move |place: usize| rules.get(place).cloned().unwrap_or_default());
    let options: Vec<AttrValue> = all.iter().map(words).collect();
    html! { <Choice {label} quiet=true {options} {chosen} {onchange} /> }
}
