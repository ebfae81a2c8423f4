//! The box of Slapshot: the picture, the goal light over a net with a goalie in front and the puck behind him, and the
//! house rules: the length of the season, who plays whom, how much is traded and drafted, and with which deck.

use yew::prelude::*;

use super::own_deck::OwnDeck;
use crate::games::slapshot::{Options, Slapshot};
use crate::i18n::slapshot::house_rules::Msg;
use crate::ui::boards::kit::{GameBox, HouseRulesForm, rule_choice};
use crate::ui::words::say;

/// The goal posts, and the net between them.
const POSTS: &str = "M64 160V58a12 12 0 0 1 12-12h168a12 12 0 0 1 12 12v102";
const NET: &str = "M88 46v114M112 46v114M136 46v114M184 46v114M208 46v114M232 46v114M64 74h192M64 102h192M64 130h192";
const MASK: &str =
    "M160 58c32 0 50 18 50 48 0 26-14 44-28 54h-44c-14-10-28-28-28-54 0-30 18-48 50-48z";
const STICK: &str = "M288 44l-66 112h-30c-8 0-8 14 0 14h38l72-120z";
const PUCK: &str = "M66 150a22 9 0 0 1 44 0v12a22 9 0 0 1-44 0z";

const YES: &str = "yes";
const USUAL_WINS: u8 = 9;

impl GameBox for Slapshot {
    fn box_art() -> Html {
        html! {
            <svg viewBox="0 0 320 190" width="160" height="95" aria-hidden="true">
                <circle class="lamp" cx="160" cy="142" r="112" />
                <path class="sweep" d={NET} />
                <path class="plain" d="M58 160V56a16 16 0 0 1 16-16h172a16 16 0 0 1 16 16v104h-12V58a6 6 0 0 0-6-6H76a6 6 0 0 0-6 6v102z" />
                <path class="outline" d={POSTS} />
                <path class="red" d="M140 40V30a20 20 0 0 1 40 0v10z" />
                <path class="outline" d="M140 40V30a20 20 0 0 1 40 0v10zM124 30l-16-2M196 30l16-2M130 16l-12-7M190 16l12-7" />
                { thing("plain", MASK) }
                <path class="outline" d="M124 100h24l-4 16h-14zM196 100h-24l4 16h14zM132 132h56M140 146h40M160 124v34M146 124v34M174 124v34" />
                { thing("wild", STICK) }
                { thing("dark", PUCK) }
                <path class="red" d="M8 172h304v9H8z" />
            </svg>
        }
    }

    /// The choices for SH-1.4, SH-5 and SH-6. A league has no count of wins to the playoffs.
    fn rules_form(form: &HouseRulesForm) -> Html {
        let setup = &form.setup;
        let options = setup.options::<Slapshot>();
        let options = options.unwrap_or(Options::new(setup.players()));
        let yes_or_no = |rule, name, choice: fn(bool) -> Msg, is: bool| {
            let ways = [(false, None), (true, Some(YES.to_owned()))];
            let ways = ways.map(|(is, value)| (say(choice(is)), value));
            rule_choice(form, rule, say(name), ways.into(), usize::from(is))
        };
        html! {
            <>
                { yes_or_no("league", Msg::LeagueRule, Msg::LeagueChoice, options.league) }
                if !options.league {
                    { wins(form, options.wins) }
                }
                { yes_or_no("limits", Msg::LimitsRule, Msg::LimitsChoice, options.limits) }
                <OwnDeck key="deck" rules={setup.house_rules.clone()} onchange={form.onchange.clone()} />
            </>
        }
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

fn wins(form: &HouseRulesForm, wins: u8) -> Html {
    let all = (3..=USUAL_WINS).rev();
    let ways = all.map(|it| {
        let value = (it != USUAL_WINS).then(|| it.to_string());
        (say(Msg::WinsChoice(it)), value)
    });
    let chosen = usize::from(USUAL_WINS.saturating_sub(wins));
    rule_choice(form, "wins", say(Msg::WinsRule), ways.collect(), chosen)
}
