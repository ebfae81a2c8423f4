//! An element with figures for the style sheet. They are set from here, for the page's policy lets no attribute of
//! the markup style anything.

use web_sys::HtmlElement;
use yew::prelude::*;

/// See [`Styled`].
#[derive(Properties, PartialEq)]
pub struct StyledProps {
    /// What element it is.
    pub tag: &'static str,
    /// Its classes.
    #[prop_or_default]
    pub class: Classes,
    /// The custom properties of the style sheet, and what they are here.
    pub figures: Vec<(&'static str, String)>,
    /// Whether it is for the eye alone.
    #[prop_or_default]
    pub aria_hidden: bool,
    /// What is in it.
    #[prop_or_default]
    pub children: Html,
}

/// The element.
#[component]
pub fn Styled(props: &StyledProps) -> Html {
    let here = use_node_ref();
    use_effect_with((here.clone(), props.figures.clone()), |(here, figures)| {
        if let Some(element) = here.cast::<HtmlElement>() {
            for (name, figure) in figures {
                // The style sheet has a value of its own where this fails.
                let _ = element.style().set_property(name, figure);
            }
        }
    });
    let StyledProps {
        tag,
        class,
        aria_hidden,
        children,
        ..
    } = props;
    html! {
        <@{*tag} ref={here} class={class.clone()} aria-hidden={aria_hidden.then_some("true")} data-figures={told(&props.figures)}>
            { children.clone() }
        </@>
    }
}

/// The figures where a board is drawn without a browser, so that what it gives away can be read there.
fn told(figures: &[(&str, String)]) -> Option<String> {
    let one = |(name, figure): &(&str, String)| format!("{name}: {figure}");
    cfg!(not(target_arch = "wasm32"))
        .then(|| figures.iter().map(one).collect::<Vec<_>>().join("; "))
}
