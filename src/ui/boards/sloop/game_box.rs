//! The box of Sloop: the picture, a sloop whose two sails form the number on the hull, and the choice whether four
//! players form two teams, with partners sitting opposite each other.

use yew::prelude::*;

use crate::games::sloop::{Options, Sloop};
use crate::i18n::sloop::Msg;
use crate::ui::boards::kit::{GameBox, HouseRulesForm, rule_choice};
use crate::ui::words::say;

/// Each shape is drawn twice: filled, and as a slightly shifted outline.
pub(super) const PENNANT: &str = "M176 8l36 9-36 10z";
pub(super) const MAINSAIL: &str = "M185 26c38 24 62 58 70 94h-70z";
pub(super) const JIB: &str = "M167 36v84H85c34-16 64-44 82-84z";
pub(super) const HULL: &str = "M64 128h202c-5 19-15 30-28 36H100c-17-7-30-18-36-36z";

impl GameBox for Sloop {
    fn box_art() -> Html {
        html! {
            <svg viewBox="0 0 320 190" width="160" height="95" aria-hidden="true">
                <circle class="lamp" cx="160" cy="142" r="112" />
                { thing("wild", PENNANT) }
                { thing("plain", MAINSAIL) }
                { thing("plain", JIB) }
                <path class="outline" d="M176 6v122" />
                { thing("wild", HULL) }
                <text x="208" y="108" text-anchor="middle">{ "6" }</text>
                <text x="144" y="108" text-anchor="middle">{ "2" }</text>
                <text x="168" y="157" text-anchor="middle">{ "8" }</text>
                <path class="sweep" d="M8 170c13-11 25-11 38 0s25 11 38 0 25-11 38 0 25 11 38 0 25-11 38 0 25 11 38 0 25-11 38 0 25 11 38 0" />
                <path class="sweep" d="M84 183c13-11 25-11 38 0s25 11 38 0 25-11 38 0 25 11 38 0" />
            </svg>
        }
    }

    /// The choice for SL-9, if there are four players.
    fn beside_seats(form: &HouseRulesForm) -> Html {
        let setup = &form.setup;
        if setup.players() != Options::partnerships().players {
            return Html::default();
        }
        let options = setup.options::<Sloop>();
        let in_teams = options.is_ok_and(|options| options.partnerships);
        let ways = [
            (say(Msg::NoPartners), None),
            (say(Msg::PartnersAcross), Some("across".to_owned())),
        ];
        rule_choice(
            form,
            "partners",
            say(Msg::PartnersRule),
            ways.into(),
            usize::from(in_teams),
        )
    }
}

fn thing(ink: &'static str, shape: &'static str) -> Html {
    html! {
        <>
            <path class={ink} d={shape} transform="translate(2.5 2.5)" />
            <path class="outline" d={shape} />
        </>
    }
}
