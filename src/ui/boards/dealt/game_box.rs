//! The box of Dealt!: the picture, a hand in the order it was dealt with a raised pair, and the house rules: chips, and
//! who is the oldest.

use yew::prelude::*;

use crate::engine::Seat;
use crate::games::dealt::{Dealt, Options};
use crate::i18n::dealt::Msg;
use crate::ui::boards::kit::{GameBox, HouseRulesForm, rule_choice};
use crate::ui::words::{names, say};

/// The cards from left to right: the face, the rotation in degrees, and whether it is raised.
const HAND: [(&str, &str, bool); 7] = [
    ("3", "-19.5", false),
    ("11", "-13", false),
    ("8", "-6.5", true),
    ("8", "0", true),
    ("X", "6.5", false),
    ("5", "13", false),
    ("12", "19.5", false),
];

impl GameBox for Dealt {
    fn box_art() -> Html {
        let cards = HAND
            .into_iter()
            .enumerate()
            .map(|(place, it)| card(place, it));
        html! {
            <svg viewBox="0 0 320 190" width="160" height="95" aria-hidden="true">
                <circle class="lamp" cx="160" cy="142" r="112" />
                { for cards }
            </svg>
        }
    }

    /// The choices for DE-1.2 and DE-1.5.
    fn rules_form(form: &HouseRulesForm) -> Html {
        let setup = &form.setup;
        let options = setup.options::<Dealt>();
        let options = options.unwrap_or(Options::new(setup.players()));
        let chips =
            (2..=3).map(|chips: u8| (say(Msg::ChipsChoice(chips)), Some(chips.to_string())));
        let names = names(setup);
        let oldest = names
            .iter()
            .map(|(seat, name)| (name.to_string().into(), Some(seat.to_string())));
        let (few, Seat(first)) = (usize::from(options.chips - 2), options.oldest);
        html! {
            <>
                { rule_choice(form, "chips", say(Msg::ChipsRule), chips.collect(), few) }
                { rule_choice(form, "oldest", say(Msg::OldestRule), oldest.collect(), first.into()) }
            </>
        }
    }
}

fn card(place: usize, (face, turn, drawn): (&'static str, &str, bool)) -> Html {
    let up = if drawn { "-30" } else { "0" };
    // The hand is fanned around a point far below.
    let transform = format!("rotate({turn} 160 420) translate(0 {up})");
    html! {
        <g key={place} class="fan" {transform}>
            <rect class={if face == "X" { "wild" } else { "plain" }} x="132.5" y="74.5" width="62" height="150" rx="6" />
            <rect class="outline" x="130" y="72" width="62" height="150" rx="6" />
            <text x="150" y="105" text-anchor="middle">{ face }</text>
        </g>
    }
}
