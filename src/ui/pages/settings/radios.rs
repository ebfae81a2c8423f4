//! A choice between a few options, all of them visible.

use yew::prelude::*;

/// See [`Radios`].
#[derive(Properties, PartialEq)]
pub(super) struct RadiosProps {
    /// The group's name, unique in the page.
    pub(super) name: AttrValue,
    /// The label.
    pub(super) label: AttrValue,
    /// An explanation of the setting.
    pub(super) about: AttrValue,
    /// The options in words, each with an explanation if needed.
    pub(super) options: Vec<(AttrValue, Option<AttrValue>)>,
    /// The index of the chosen option.
    pub(super) chosen: usize,
    /// Called with the index of the newly chosen option.
    pub(super) onchange: Callback<usize>,
}

/// A group of radio buttons.
#[component]
pub(super) fn Radios(props: &RadiosProps) -> Html {
    let name = &props.name;
    let about = format!("{name}-about");
    let option = |(place, (words, means)): (usize, &(AttrValue, Option<AttrValue>))| {
        let onchange = props.onchange.reform(move |_: Event| place);
        let meaning = means.as_ref().map(|_| format!("{name}-{place}"));
        html! {
            <div key={place} class="option">
                <label class="chip">
                    <input type="radio" name={name.clone()} checked={place == props.chosen} {onchange}
                        aria-describedby={meaning.clone()} />
                    <span>{ words }</span>
                </label>
                if let Some(means) = means {
                    <p id={meaning} class="small">{ means }</p>
                }
            </div>
        }
    };
    let explained = props.options.iter().any(|(_, means)| means.is_some());
    html! {
        <fieldset class={classes!("radios", explained.then_some("explained"))} aria-describedby={about.clone()}>
            <legend>{ &props.label }</legend>
            <p id={about} class="small">{ &props.about }</p>
            <div class="options">{ for props.options.iter().enumerate().map(option) }</div>
        </fieldset>
    }
}
