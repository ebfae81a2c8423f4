//! A labeled choice between a few options.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// See [`Choice`].
#[derive(Properties, PartialEq)]
pub struct ChoiceProps {
    /// The label.
    pub label: AttrValue,
    /// The options, in words.
    pub options: Vec<AttrValue>,
    /// The index of the chosen option.
    pub chosen: usize,
    /// Whether the label is for screen readers only.
    #[prop_or_default]
    pub quiet: bool,
    /// Called with the index of the newly chosen option.
    pub onchange: Callback<usize>,
}

/// A drop-down list with its label.
#[component]
pub fn Choice(props: &ChoiceProps) -> Html {
    let onchange = props.onchange.reform(|event: Event| {
        let select = event.target_unchecked_into::<HtmlSelectElement>();
        usize::try_from(select.selected_index()).unwrap_or(0)
    });
    let options = props.options.iter().enumerate().map(|(place, words)| {
        html! {
            <option key={place} value={place.to_string()} selected={place == props.chosen}>{ words }</option>
        }
    });
    html! {
        <label class="choice">
            <span class={classes!(props.quiet.then_some("unseen"))}>{ &props.label }</span>
            <select {onchange}>{ for options }</select>
        </label>
    }
}
