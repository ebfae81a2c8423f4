//! A labelled choice of one among few.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// See [`Choice`].
#[derive(Properties, PartialEq)]
pub struct ChoiceProps {
    /// What is chosen.
    pub label: AttrValue,
    /// What there is to choose from, in words.
    pub options: Vec<AttrValue>,
    /// The place of the one chosen.
    pub chosen: usize,
    /// Whether the label is for screen readers alone.
    #[prop_or_default]
    pub quiet: bool,
    /// Takes the place of another.
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
