//! The choice whether four players form two teams, with partners sitting opposite each other.

use yew::prelude::*;

use crate::games::sloop::{Options, Sloop};
use crate::i18n::sloop::Msg;
use crate::ui::boards::kit::{HouseRulesForm, rule_choice};
use crate::ui::words::say;

/// The choice for SL-9, if there are four players.
pub(super) fn partners(form: &HouseRulesForm) -> Html {
    let setup = &form.setup;
    if setup.players() != Options::partnerships().players {
        return Html::default();
    }
    let options = setup.options::<Sloop>();
    let in_teams = options.is_ok_and(|options| options.partnerships);
    let ways = [(false, None), (true, Some("across".to_owned()))];
    let ways = ways.map(|(in_teams, value)| (say(Msg::PartnersChoice(in_teams)), value));
    rule_choice(
        form,
        "partners",
        say(Msg::PartnersRule),
        ways.into(),
        usize::from(in_teams),
    )
}
