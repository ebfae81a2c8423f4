//! The form for the house rules of Sloop: whether four play in two teams.

use yew::prelude::*;

use crate::games::sloop::{Options, Sloop};
use crate::i18n::sloop::Msg;
use crate::ui::boards::kit::{HouseRulesForm, rule_choice};
use crate::ui::words::say;

/// The choice for SL-9, where four play.
pub(super) fn house_rules(form: &HouseRulesForm) -> Html {
    let setup = &form.setup;
    if setup.players() != Options::partnerships().players {
        return Html::default();
    }
    let options = setup.options::<Sloop>();
    let partners = options.is_ok_and(|options| options.partnerships);
    let ways = [(false, None), (true, Some("across".to_owned()))];
    let ways = ways.map(|(partners, value)| (say(Msg::PartnersChoice(partners)), value));
    rule_choice(
        form,
        "partners",
        say(Msg::PartnersRule),
        ways.into(),
        usize::from(partners),
    )
}
