//! Drawings of the cards of Slapshot, and its quick reference.
//!
//! There is a print for each face a deck may contain, in the ink of its kind.

use yew::prelude::*;

use super::heads::head;
use crate::games::GameId;
use crate::games::slapshot::{Card, Kind, Slapshot, Special};
use crate::i18n::slapshot::{Msg, Reference, players};
use crate::ui::boards::kit::Cards;
use crate::ui::components::{Figure, print, printed, rule_note, sprites};
use crate::ui::words::say;

/// A card, face up.
pub(super) fn face(card: Card) -> Html {
    printed(&id(card))
}

/// What is special about a card, to be shown with it: the meaning of its sign, or of its mask.
pub(super) fn special(card: Card) -> Option<AttrValue> {
    let what = match (card.special, card.kind) {
        (Special::TinyTim, _) => Reference::TinyTim,
        (Special::Bruiser, _) => Reference::Bruisers,
        (Special::Plain, Kind::Goalie) => Reference::Goalies,
        (Special::Plain, _) => return None,
    };
    Some(say(what))
}

/// A card of a team, face down: it reveals nothing.
pub(super) fn back() -> Html {
    printed(BACK)
}

/// A card, face down on the deck of its kind.
pub(super) fn deck_back(kind: Kind) -> Html {
    printed(deck_id(kind))
}

/// The id of the print of a face.
pub(super) fn id(card: Card) -> String {
    format!("slapshot-{card:?}")
}

/// The id of the print of a back.
pub(super) const BACK: &str = "slapshot-back";

/// The id of the print of a deck's back.
pub(super) fn deck_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Forward => "slapshot-F",
        Kind::Defenseman => "slapshot-D",
        Kind::Goalie => "slapshot-G",
    }
}

const GAME: &str = "slapshot-card";

/// The ground behind the head, the letter's tab, and the strip with the name.
const GROUND: &str = "M40 2.8h48.5a8.7 8.7 0 0 1 8.7 8.7V118H40z";
const TAB: &str = "M2.8 78H33a4 4 0 0 1 4 4v21a4 4 0 0 1-4 4H2.8z";
const STRIP: &str = "M2.8 118h94.4v10.5a8.7 8.7 0 0 1-8.7 8.7h-77a8.7 8.7 0 0 1-8.7-8.7z";

/// The red cross of a bruiser.
const CROSS: &str = "M74.5 11h9v6h6v9h-6v6h-9v-6h-6v-9h6z";

/// A star, for the player who always scores.
const STAR: &str =
    "M68 22l6.5 17 18.2.9-14.1 11.5 4.7 17.6L68 58.9l-15.3 10.1 4.7-17.6L43.3 39.9l18.2-.9z";

fn class(kind: Kind) -> &'static str {
    match kind {
        Kind::Forward => "forward",
        Kind::Defenseman => "defenseman",
        Kind::Goalie => "goalie",
    }
}

/// A card: the value, the letter of its kind, what is special about it, and the player's head and name.
fn player(card: Card) -> Html {
    let value = card.value.to_string();
    let figure = Figure::of(&value);
    let inside = html! {
        <>
            <path class="ground" d={GROUND} />
            if card.special == Special::TinyTim {
                <path class="star" d={STAR} transform="translate(15 2) scale(.78)" />
            }
            { head(card) }
            <g class="rating" transform={if figure.wide { "translate(-17 -25) scale(.86)" } else { "translate(-27 -35)" }}>
                { figure.middle(&value) }
            </g>
            <path class="band" d={TAB} />
            <text class="letter" x="20" y="101">{ say(Msg::Letter(card.kind)) }</text>
            if card.is_bruiser() {
                <g class="mark" transform="translate(4)">
                    <circle class="plate" cx="79" cy="21.5" r="15.5" />
                    <path class="cross" d={CROSS} />
                </g>
            }
            <path class="strip" d={STRIP} />
            <text class="name" x="50" y="132">{ say(players::Msg::on(card)) }</text>
        </>
    };
    print(GAME, id(card), class(card.kind), inside)
}

/// The back of a deck: its letter, as large as possible.
fn deck_print(kind: Kind) -> Html {
    let inside = html! {
        <>
            <rect class="field" x="9" y="9" width="82" height="122" rx="5" />
            <path class="ice" d="M9 100h82M9 40h82" />
            <text class="large" x="50" y="97">{ say(Msg::Letter(kind)) }</text>
        </>
    };
    let kind_of_print = match kind {
        Kind::Forward => "back forward",
        Kind::Defenseman => "back defenseman",
        Kind::Goalie => "back goalie",
    };
    print(GAME, deck_id(kind).into(), kind_of_print, inside)
}

/// The face-off circle, two sticks and the puck.
fn back_print() -> Html {
    html! {
        <>
            <rect class="field" x="9" y="9" width="82" height="122" rx="5" />
            <path class="ice" d="M9 70h82" />
            <circle class="ice" cx="50" cy="70" r="29" />
            <path class="stick" d="M31 38l26 62h13M69 38L43 100H30" />
            <path class="puck" d="M42 68a8 4 0 0 1 16 0v5a8 4 0 0 1-16 0z" />
        </>
    }
}

impl Cards for Slapshot {
    /// The prints of all faces a deck may contain, and of the backs.
    fn sprites() -> Html {
        let with = |special: Special| {
            let of = move |kind| {
                (0..=10).map(move |value| Card {
                    kind,
                    value,
                    special,
                })
            };
            Kind::ALL.into_iter().flat_map(of)
        };
        let tim = |card: &Card| card.kind != Kind::Goalie;
        let tiny_tims = with(Special::TinyTim).filter(tim);
        let faces = with(Special::Plain).chain(with(Special::Bruiser));
        let faces = faces.chain(tiny_tims).map(player);
        let decks = Kind::ALL.map(deck_print);
        let back = print(GAME, BACK.into(), "back", back_print());
        sprites(faces.chain(decks).chain([back]))
    }

    fn reference() -> Html {
        html! { <div class="topics">{ for Reference::ALL.map(topic) }</div> }
    }
}

fn topic(what: Reference) -> Html {
    rule_note(GameId::Slapshot, clause(what), [], say(what))
}

fn clause(what: Reference) -> &'static str {
    match what {
        Reference::Winning => "SH-4.5",
        Reference::Scoring => "SH-3.3",
        Reference::Goalies | Reference::TinyTim => "SH-3.4",
        Reference::Bruisers => "SH-3.5",
        Reference::Trade => "SH-2.1",
        Reference::Draft => "SH-2.2",
        Reference::HomeIce => "SH-3.2",
        Reference::Overtime => "SH-3.7",
        Reference::PlayOffs => "SH-4.1",
        Reference::League => "SH-5.1",
    }
}
