//! An editor for a deck: the number of plain cards of each value, and the special cards.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::draft::{BRUISERS, HIGHEST, count, of_kind, replaced, specials, with_count};
use crate::games::slapshot::{Card, Kind, Special};
use crate::i18n::slapshot::{Msg, deck};
use crate::ui::components::Choice;
use crate::ui::words::say;

/// See [`DeckEditor`].
#[derive(Properties, PartialEq)]
pub(super) struct DeckEditorProps {
    /// The current deck, in canonical order.
    pub(super) deck: Vec<Card>,
    /// Called with the new deck.
    pub(super) onchange: Callback<Vec<Card>>,
}

/// A field for each value of each kind, and a choice for each special card.
#[component]
pub(super) fn DeckEditor(props: &DeckEditorProps) -> Html {
    let bruisers = places(&props.deck, Special::Bruiser, BRUISERS);
    let bruisers = bruisers
        .into_iter()
        .zip(1..)
        .map(|(card, number)| special(props, deck::Msg::Bruiser(number), Special::Bruiser, card));
    let tiny_tims = places(&props.deck, Special::TinyTim, 1);
    let tiny_tims = tiny_tims
        .into_iter()
        .map(|card| special(props, deck::Msg::TinyTim, Special::TinyTim, card));
    html! {
        <div class="deck-editor">
            { for Kind::ALL.map(|kind| plain_cards(props, kind)) }
            <fieldset class="specials">
                <legend>{ say(deck::Msg::Specials) }</legend>
                <p class="small">{ say(deck::Msg::SpecialsNote) }</p>
                { for bruisers }{ for tiny_tims }
            </fieldset>
        </div>
    }
}

fn plain_cards(props: &DeckEditorProps, kind: Kind) -> Html {
    let class = match kind {
        Kind::Forward => "forwards",
        Kind::Defenseman => "defensemen",
        Kind::Goalie => "goalies",
    };
    html! {
        <fieldset key={class} {class}>
            <legend>
                <b aria-hidden="true">{ say(Msg::Letter(kind)) }</b>
                { say(deck::Msg::Cards { kind, count: of_kind(&props.deck, kind) }) }
            </legend>
            { for (0..=HIGHEST).map(|value| counter(props, kind, value)) }
        </fieldset>
    }
}

/// The number of cards, as a field with buttons to step it. The buttons are for pointers: the keyboard changes the
/// field itself.
fn counter(props: &DeckEditorProps, kind: Kind, value: u8) -> Html {
    let has = count(&props.deck, kind, value);
    let set = {
        let deck = props.deck.clone();
        props
            .onchange
            .reform(move |count| with_count(&deck, kind, value, count))
    };
    let oninput = set.reform(|event: InputEvent| {
        let typed = event.target_unchecked_into::<HtmlInputElement>().value();
        typed.trim().parse().unwrap_or(0)
    });
    let step = |sign: &'static str, name: deck::Msg, to: Option<usize>| {
        let onclick = set.reform(move |_: MouseEvent| to.unwrap_or(has));
        html! {
            <button type="button" tabindex="-1" aria-label={say(name)} disabled={to.is_none()} {onclick}>
                { sign }
            </button>
        }
    };
    html! {
        <div key={value} class="counter">
            <span class="value" aria-hidden="true">{ value }</span>
            { step("−", deck::Msg::OneFewer { kind, value }, has.checked_sub(1)) }
            <input
                type="number"
                inputmode="numeric"
                min="0"
                max="54"
                step="1"
                aria-label={say(deck::Msg::Count { kind, value })}
                value={has.to_string()}
                {oninput}
            />
            { step("+", deck::Msg::OneMore { kind, value }, has.checked_add(1)) }
        </div>
    }
}

/// The special cards of this kind, with empty places up to the number there should be.
fn places(deck: &[Card], special: Special, fewest: usize) -> Vec<Option<Card>> {
    let mut places: Vec<Option<Card>> = specials(deck, special).into_iter().map(Some).collect();
    places.resize(places.len().max(fewest), None);
    places
}

/// The choice of which card is this bruiser or Tiny Tim.
fn special(
    props: &DeckEditorProps,
    label: deck::Msg,
    special: Special,
    card: Option<Card>,
) -> Html {
    let of = |kind| {
        (0..=HIGHEST).map(move |value| Card {
            kind,
            value,
            special,
        })
    };
    let mut ways: Vec<Option<Card>> = vec![None];
    ways.extend(Kind::ALL.into_iter().flat_map(of).map(Some));
    let chosen = ways.iter().position(|it| *it == card).unwrap_or(0);
    let options: Vec<AttrValue> = ways
        .iter()
        .map(|way| match *way {
            None => say(deck::Msg::NoCard),
            Some(Card { kind, value, .. }) => say(deck::Msg::Card { kind, value }),
        })
        .collect();
    let deck = props.deck.clone();
    let onchange = props.onchange.reform(move |place: usize| {
        let new = ways.get(place).copied().flatten();
        replaced(&deck, card, new)
    });
    let label = say(label);
    html! { <Choice {label} {options} {chosen} {onchange} /> }
}
