//! A choice for a house rule.

use yew::prelude::*;

use super::game_ui::HouseRulesForm;
use crate::ui::parts::Choice;

/// A choice among values of a rule: each in words, and as it stands in links, `None` for what is
/// published.
pub fn rule_choice(
    props: &HouseRulesForm,
    rule: &'static str,
    label: AttrValue,
    values: Vec<(AttrValue, Option<String>)>,
    chosen: usize,
) -> Html {
    let rules = props.setup.house_rules.clone();
    let (options, values): (Vec<AttrValue>, Vec<Option<String>>) = values.into_iter().unzip();
    let onchange = props.onchange.reform(move |place: usize| {
        let mut rules = rules.clone();
        rules.set(rule, values.get(place).cloned().flatten());
        rules
    });
    html! { <Choice key={rule} {label} {options} {chosen} {onchange} /> }
}
