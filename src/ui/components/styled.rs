//! An element with values for the style sheet. They are set from code, because the page's content security policy
//! allows no style attributes in the markup.

use web_sys::HtmlElement;
use yew::prelude::*;

/// See [`Styled`].
#[derive(Properties, PartialEq)]
pub struct StyledProps {
    /// The element's tag.
    pub tag: &'static str,
    /// Its classes.
    #[prop_or_default]
    pub class: Classes,
    /// The names of custom properties of the style sheet, with their values.
    pub figures: Vec<(&'static str, String)>,
    /// Whether it is hidden from screen readers.
    #[prop_or_default]
    pub aria_hidden: bool,
    /// Its content.
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
                // If this fails, the style sheet has a default.
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
        <@{*tag} ref={here} class={class.clone()} aria-hidden={aria_hidden.then_some("true")} data-figures={spelled_out(&props.figures)}>
            { children.clone() }
        </@>
    }
}

/// The values as an attribute, only outside browsers, so that tests can check what a rendered board reveals.
fn spelled_out(figures: &[(&str, String)]) -> Option<String> {
    let one = |(name, figure): &(&str, String)| format!("{name}: {figure}");
    cfg!(not(target_arch = "wasm32"))
        .then(|| figures.iter().map(one).collect::<Vec<_>>().join("; "))
}
