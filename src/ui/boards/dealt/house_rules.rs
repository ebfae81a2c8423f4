//! The form for the house rules of Dealt!: chips, and who is the oldest.

use yew::prelude::*;

use crate::engine::Seat;
use crate::games::dealt::{Dealt, Options};
use crate::i18n::dealt::Msg;
use crate::ui::boards::kit::{HouseRulesForm, rule_choice};
use crate::ui::words::{names, say};

/// The choices for DE-1.2 and DE-1.5.
pub(super) fn house_rules(form: &HouseRulesForm) -> Html {
    let setup = &form.setup;
    let options = setup.options::<Dealt>();
    let options = options.unwrap_or(Options::new(setup.players()));
    let chips = (2..=3).map(|chips: u8| (say(Msg::ChipsChoice(chips)), Some(chips.to_string())));
    let names = names(setup);
    let oldest = names
        .iter()
        .map(|(seat, name)| (name.clone().into(), Some(seat.to_string())));
    let (few, Seat(first)) = (usize::from(options.chips - 2), options.oldest);
    html! {
        <>
            { rule_choice(form, "chips", say(Msg::ChipsRule), chips.collect(), few) }
            { rule_choice(form, "oldest", say(Msg::OldestRule), oldest.collect(), first.into()) }
        </>
    }
}
