//! The box of Stroop: the picture, overlapping words printed in other colors than they name, and the house rules: the
//! deck, the number of cards, the tempo, a match, and handicaps.

use yew::prelude::*;

use super::handicaps::handicaps;
use super::room::people_with_room;
use crate::games::stroop::{Options, Stroop};
use crate::i18n::stroop::house_rules::{Msg, Tempo};
use crate::i18n::stroop::table;
use crate::settings::Rivals;
use crate::setup::{HouseRules, Setup};
use crate::ui::boards::kit::{GameBox, HouseRulesForm, rule_choice};
use crate::ui::components::Choice;
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;

/// The words: text, ink, position, and rotation.
const WORDS: [(&str, &str, &str, &str, &str); 4] = [
    ("RED", "blue", "28", "64", "-9"),
    ("blue", "wild", "168", "70", "7"),
    ("YELLOW", "red", "44", "124", "-3"),
    ("BLACK", "plain", "150", "172", "6"),
];

/// The contention window and the fumble pause for each tempo, in milliseconds.
const TEMPOS: [(Tempo, u32, u32); 3] = [
    (Tempo::Relaxed, 400, 300),
    (Tempo::Usual, 150, 700),
    (Tempo::Strict, 50, 1500),
];

impl GameBox for Stroop {
    fn box_art() -> Html {
        let word = |(place, (says, ink, x, y, turn)): (
            usize,
            (&'static str, &'static str, &str, &str, &str),
        )| {
            let transform = format!("translate({x} {y}) rotate({turn})");
            html! {
                <g key={place} class="word" {transform}>
                    <text class="edge">{ says }</text>
                    <text class={ink}>{ says }</text>
                </g>
            }
        };
        html! {
            <svg viewBox="0 0 320 190" width="160" height="95" aria-hidden="true">
                <circle class="lamp" cx="160" cy="142" r="112" />
                { for WORDS.into_iter().enumerate().map(word) }
            </svg>
        }
    }

    fn seats_note(setup: &Setup) -> Option<AttrValue> {
        let options = setup.options::<Stroop>().ok()?;
        let room = people_with_room(&options);
        (setup.people().count() > room).then(|| say(table::Msg::SmallScreen(room)))
    }

    /// How quick bots are, for a person who plays alone with them.
    fn beside_seats(form: &HouseRulesForm) -> Html {
        let alone = form.setup.people().single().is_some();
        if alone && !form.setup.is_practice() {
            html! { <RivalsChoice /> }
        } else {
            Html::default()
        }
    }

    /// The choices for ST-2.2, ST-2.3, ST-3.5, ST-3.6, ST-4.5 and ST-6.2.
    fn rules_form(form: &HouseRulesForm) -> Html {
        let setup = &form.setup;
        let options = setup.options::<Stroop>();
        let options = options.unwrap_or(Options::new(setup.players()));
        let advanced = options.advanced;
        let decks = [false, true].map(|advanced| {
            (
                say(Msg::DeckChoice(advanced)),
                advanced.then(|| "yes".into()),
            )
        });
        let cards = [15, 20].map(|cards| {
            let other = (cards != 15).then(|| cards.to_string());
            (say(Msg::CardsChoice(cards)), other)
        });
        let games = [1, 3].map(|games| {
            let other = (games != 1).then(|| games.to_string());
            (say(Msg::GamesChoice(games)), other)
        });
        let clock = [true, false]
            .map(|clock| (say(Msg::ClockChoice(clock)), (!clock).then(|| "no".into())));
        html! {
            <>
                { rule_choice(&without_twenty(form), "advanced", say(Msg::Deck), decks.into(), advanced.into()) }
                <p class="hint">{ say(Msg::DeckHint) }</p>
                if advanced {
                    { rule_choice(form, "cards", say(Msg::Cards), cards.into(), (options.cards != 15).into()) }
                }
                { tempo(form, &options) }
                { rule_choice(form, "games", say(Msg::Games), games.into(), usize::from(options.is_match())) }
                { rule_choice(form, "clock", say(Msg::Clock), clock.into(), (!options.clock).into()) }
                { handicaps(form, &options) }
            </>
        }
    }
}

/// How quick bots are. It is kept with the settings, for all games.
#[component]
fn RivalsChoice() -> Html {
    let kept = use_settings();
    let now = kept.settings.rivals;
    let options = Rivals::ALL.iter().map(|&it| say(Msg::RivalsChoice(it)));
    let chosen = Rivals::ALL.iter().position(|&it| it == now);
    let onchange = Callback::from(move |place: usize| {
        let mut settings = kept.settings.clone();
        settings.rivals = Rivals::ALL.get(place).copied().unwrap_or_default();
        kept.dispatch(settings);
    });
    html! {
        <>
            <Choice label={say(Msg::Rivals)} options={options.collect::<Vec<_>>()} chosen={chosen.unwrap_or(0)} {onchange} />
            <p class="small">{ say(Msg::RivalsHint) }</p>
        </>
    }
}

/// Twenty cards each need the advanced deck, so the choice is reset without it.
fn without_twenty(form: &HouseRulesForm) -> HouseRulesForm {
    let onchange = form.onchange.reform(|mut rules: HouseRules| {
        if rules.get("advanced").is_none() {
            rules.set("cards", None);
        }
        rules
    });
    HouseRulesForm {
        setup: form.setup.clone(),
        onchange,
    }
}

/// The tempo: both windows at once; values from a link are added to the choices.
fn tempo(form: &HouseRulesForm, options: &Options) -> Html {
    let now = (options.contention, options.fumble);
    let mut all = TEMPOS.to_vec();
    let known = all
        .iter()
        .position(|&(_, window, fumble)| (window, fumble) == now);
    let chosen = known.unwrap_or(all.len());
    if known.is_none() {
        all.push((Tempo::Linked, now.0, now.1));
    }
    let words: Vec<AttrValue> = all
        .iter()
        .map(|&(tempo, ..)| say(Msg::TempoChoice(tempo)))
        .collect();
    let rules = form.setup.house_rules.clone();
    let onchange = form.onchange.reform(move |place: usize| {
        let mut rules = rules.clone();
        if let Some(&(tempo, window, fumble)) = all.get(place) {
            let written = |figure: u32| (tempo != Tempo::Usual).then(|| figure.to_string());
            rules.set("window", written(window));
            rules.set("fumble", written(fumble));
        }
        rules
    });
    html! { <Choice key="tempo" label={say(Msg::Tempo)} options={words} {chosen} {onchange} /> }
}
