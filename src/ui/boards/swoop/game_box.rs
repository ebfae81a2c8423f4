//! The box of Swoop: the picture, four sevens sweeping over the table, and the house rules: the points that end the
//! game, and a time limit.

use yew::prelude::*;

use crate::games::swoop::{Options, Swoop};
use crate::i18n::swoop::Msg;
use crate::ui::boards::kit::{GameBox, HouseRulesForm, rule_choice};
use crate::ui::words::say;

/// The position and rotation of each card.
const CARDS: [(&str, &str, &str); 4] = [
    ("52", "96", "-34"),
    ("104", "66", "-16"),
    ("160", "56", "2"),
    ("218", "70", "20"),
];

const TARGETS: [u16; 4] = [200, 300, 500, 1000];
const MINUTES: [Option<u16>; 5] = [None, Some(15), Some(30), Some(45), Some(60)];

impl GameBox for Swoop {
    fn box_art() -> Html {
        let cards = CARDS
            .into_iter()
            .enumerate()
            .map(|(place, it)| card(place, it));
        html! {
            <svg viewBox="0 0 320 190" width="160" height="95" aria-hidden="true">
                <circle class="lamp" cx="160" cy="142" r="112" />
                <path class="sweep" d="M18 176c40-90 120-132 214-104c34 10 56 26 72 46" />
                <path class="sweep" d="M40 182c44-66 110-92 182-70c28 8 46 20 60 36" />
                { for cards }
            </svg>
        }
    }

    /// The choices for SW-5.3, including a value from a link.
    fn rules_form(form: &HouseRulesForm) -> Html {
        let setup = &form.setup;
        let options = setup.options::<Swoop>();
        let Options {
            target, minutes, ..
        } = options.unwrap_or(Options::new(setup.players()));
        let targets = with(&TARGETS, target);
        let limits = with(&MINUTES, minutes);
        let ends = targets
            .iter()
            .map(|&it| (say(Msg::target(it)), Some(it.to_string())));
        let lasts = limits
            .iter()
            .map(|&it| (say(Msg::time_limit(it)), it.map(|it| it.to_string())));
        let (ends, lasts) = (ends.collect(), lasts.collect());
        html! {
            <>
                { rule_choice(form, "target", say(Msg::TargetRule), ends, place(&targets, target)) }
                { rule_choice(form, "minutes", say(Msg::TimeRule), lasts, place(&limits, minutes)) }
            </>
        }
    }
}

fn card(place: usize, (x, y, turn): (&'static str, &'static str, &str)) -> Html {
    let transform = format!("translate({x} {y}) rotate({turn} 31 43)");
    html! {
        <g key={place} class="fan" {transform}>
            <rect class="plain" x="2.5" y="2.5" width="62" height="87" rx="6" />
            <rect class="outline" x="0" y="0" width="62" height="87" rx="6" />
            <text x="31" y="60" text-anchor="middle">{ "7" }</text>
        </g>
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
