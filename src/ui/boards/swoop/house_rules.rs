//! The form for the house rules of Swoop: the points that end the game, and a time limit.

use yew::prelude::*;

use crate::games::swoop::{Options, Swoop};
use crate::i18n::swoop::Msg;
use crate::ui::boards::kit::{HouseRulesForm, rule_choice};
use crate::ui::words::say;

const TARGETS: [u16; 4] = [200, 300, 500, 1000];
const MINUTES: [Option<u16>; 5] = [None, Some(15), Some(30), Some(45), Some(60)];

/// The choices for SW-5.3, including a value from a link.
pub(super) fn house_rules(form: &HouseRulesForm) -> Html {
    let setup = &form.setup;
    let options = setup.options::<Swoop>();
    let Options {
        target, minutes, ..
    } = options.unwrap_or(Options::new(setup.players()));
    let targets = with(&TARGETS, target);
    let limits = with(&MINUTES, minutes);
    let ends = targets
        .iter()
        .map(|&it| (say(Msg::TargetChoice(it)), Some(it.to_string())));
    let lasts = limits
        .iter()
        .map(|&it| (say(Msg::TimeChoice(it)), it.map(|it| it.to_string())));
    let (ends, lasts) = (ends.collect(), lasts.collect());
    html! {
        <>
            { rule_choice(form, "target", say(Msg::TargetRule), ends, place(&targets, target)) }
            { rule_choice(form, "minutes", say(Msg::TimeRule), lasts, place(&limits, minutes)) }
        </>
    }
}

/// The usual choices plus the present one, in order.
fn with<T: Ord + Copy>(usual: &[T], present: T) -> Vec<T> {
    let mut all = usual.to_vec();
    if let Err(place) = all.binary_search(&present) {
        all.insert(place, present);
    }
    all
}

fn place<T: PartialEq>(all: &[T], present: T) -> usize {
    all.iter().position(|it| *it == present).unwrap_or(0)
}
