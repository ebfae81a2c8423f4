//! A choice of one among few that all lie open.

use yew::prelude::*;

/// See [`Radios`].
#[derive(Properties, PartialEq)]
pub(super) struct RadiosProps {
    /// What the group is called in the page: no two may share it.
    pub(super) name: AttrValue,
    /// What is chosen.
    pub(super) label: AttrValue,
    /// What it is about.
    pub(super) about: AttrValue,
    /// What there is to choose from, in words, and what each means if that needs saying.
    pub(super) options: Vec<(AttrValue, Option<AttrValue>)>,
    /// The place of the one chosen.
    pub(super) chosen: usize,
    /// Takes the place of another.
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
