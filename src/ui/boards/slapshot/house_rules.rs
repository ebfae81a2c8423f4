//! The form for the house rules of Slapshot: the length of the season, who plays whom, how much is traded and drafted,
//! and with which deck.

use yew::prelude::*;

use super::own_deck::OwnDeck;
use crate::games::slapshot::{Options, Slapshot};
use crate::i18n::slapshot::DeckMsg;
use crate::ui::boards::kit::{HouseRulesForm, rule_choice};
use crate::ui::words::say;

const YES: &str = "yes";
const USUAL_WINS: u8 = 9;

/// The choices for SH-1.4, SH-5 and SH-6. A league has no count of wins to the playoffs.
pub(super) fn house_rules(form: &HouseRulesForm) -> Html {
    let setup = &form.setup;
    let options = setup.options::<Slapshot>();
    let options = options.unwrap_or(Options::new(setup.players()));
    let yes_or_no = |rule, name, choice: fn(bool) -> DeckMsg<'static>, is: bool| {
        let ways = [(false, None), (true, Some(YES.to_owned()))];
        let ways = ways.map(|(is, value)| (say(choice(is)), value));
        rule_choice(form, rule, say(name), ways.into(), usize::from(is))
    };
    html! {
        <>
            { yes_or_no("league", DeckMsg::LeagueRule, DeckMsg::LeagueChoice, options.league) }
            if !options.league {
                { wins(form, options.wins) }
            }
            { yes_or_no("limits", DeckMsg::LimitsRule, DeckMsg::LimitsChoice, options.limits) }
            <OwnDeck key="deck" rules={setup.house_rules.clone()} onchange={form.onchange.clone()} />
        </>
    }
}

fn wins(form: &HouseRulesForm, wins: u8) -> Html {
    let all = (3..=USUAL_WINS).rev();
    let ways = all.map(|it| {
        let value = (it != USUAL_WINS).then(|| it.to_string());
        (say(DeckMsg::WinsChoice(it)), value)
    });
    let chosen = usize::from(USUAL_WINS.saturating_sub(wins));
    rule_choice(form, "wins", say(DeckMsg::WinsRule), ways.collect(), chosen)
}
