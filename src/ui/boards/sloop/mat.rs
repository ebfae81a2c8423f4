//! The mat: the sea of the box, with its sloop.

use yew::prelude::*;

use super::anchor::Anchor;
use super::game_box::{HULL, JIB, MAINSAIL, PENNANT};

/// A wave of the box, as wide as the pattern.
const WAVE: &str = "M-19 12c13-11 25-11 38 0s25 11 38 0 25-11 38 0";

/// The sea below everything, and the sloop in its middle.
pub(super) fn sea() -> Html {
    html! {
        <svg key="sea" class="sea" aria-hidden="true">
            <defs>
                <pattern id="sloop-waves" width="76" height="48" patternUnits="userSpaceOnUse">
                    <path d={WAVE} />
                    <path d={WAVE} transform="translate(-38 24)" />
                    <path d={WAVE} transform="translate(38 24)" />
                </pattern>
            </defs>
            <rect width="100%" height="100%" fill="url(#sloop-waves)" />
            <svg viewBox="60 0 210 168" x="0" y="8%" width="100%" height="84%">
                <path d={PENNANT} />
                <path d={MAINSAIL} />
                <path d={JIB} />
                <path d={HULL} />
            </svg>
        </svg>
    }
}

/// Where stolen cards are held up for everybody to see, one of each player but the thief.
pub(super) fn spoils(players: u8) -> Html {
    let spot = |at: u8| {
        let anchor = Anchor::Spoils(at.into()).to_string();
        html! { <span key={at} data-anchor={anchor} /> }
    };
    html! { <p key="spoils" class="spoils" aria-hidden="true">{ for (1..players).map(|at| spot(at - 1)) }</p> }
}
