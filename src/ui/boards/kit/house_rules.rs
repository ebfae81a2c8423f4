//! A choice for a house rule.

use yew::prelude::*;

use super::game_ui::HouseRulesForm;
use crate::ui::parts::Choice;

/// A choice among the values of a rule: each with its text and its form in links, which is `None` for the published
/// rule.
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
