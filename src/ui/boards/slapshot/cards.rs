//! Drawings of the cards of Slapshot, and its quick reference.
//!
//! There is a print for each face a deck may contain, in the ink of its kind. The marks of special cards are drawn over
//! the plain print.

use yew::prelude::*;

use crate::games::GameId;
use crate::games::slapshot::{Card, Kind, Slapshot, Special};
use crate::i18n::slapshot::{Lookup, Msg};
use crate::ui::boards::kit::Cards;
use crate::ui::components::{Figure, deck, print, printed, rule_note};
use crate::ui::words::say;

/// A card, face up.
pub(super) fn face(card: Card) -> Html {
    printed(&id(card))
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

/// The ids of the overlays on a plain print.
const CROSS: &str = "slapshot-cross";
const NAME: &str = "slapshot-tim";

/// A band over the top of a face.
const BAND: &str = "M2.8 11.5a8.7 8.7 0 0 1 8.7-8.7h77a8.7 8.7 0 0 1 8.7 8.7V40H2.8z";

/// Two crossed sticks, with the puck in front.
const STICKS: &str = "M31 113l21 18h14M69 113L48 131H34";
const PUCK: &str = "M43 115a7 3.5 0 0 1 14 0v4a7 3.5 0 0 1-14 0z";

/// A shield, and the blue line across it.
const SHIELD: &str = "M50 109l15 5v7c0 7-6 10-15 13-9-3-15-6-15-13v-7z";
const BLUE_LINE: &str = "M36 121h28";

/// A goalie's mask, its eyes and its cage.
const MASK: &str = "M50 106c10 0 15 5 15 13 0 7-4 12-8 15H43c-4-3-8-8-8-15 0-8 5-13 15-13z";
const EYES: &str = "M40 116h7v5h-5zM60 116h-7v5h5z";
const CAGE: &str = "M44 126h12M46 130h8M50 124v8";

/// A star, for the player who always scores.
const STAR: &str = "M79 8l3.5 9.2 9.8.5-7.6 6.2 2.5 9.5-8.2-5.4-8.2 5.4 2.5-9.5-7.6-6.2 9.8-.5z";

fn class(kind: Kind) -> &'static str {
    match kind {
        Kind::Forward => "forward",
        Kind::Defenseman => "defenseman",
        Kind::Goalie => "goalie",
    }
}

/// The letter on a band, the value, and the motif of its kind.
fn plain(card: Card) -> Html {
    let value = card.value.to_string();
    let inside = html! {
        <>
            <path class="band" d={BAND} />
            <text class="letter" x="21" y="33">{ say(Msg::Letter(card.kind)) }</text>
            <g transform="translate(0 -4)">{ Figure::of(&value).middle(&value) }</g>
            { motif(card.kind) }
        </>
    };
    print(GAME, id(card), class(card.kind), inside)
}

/// The motif below the value.
fn motif(kind: Kind) -> Html {
    match kind {
        Kind::Forward => html! {
            <g class="motif"><path class="stick" d={STICKS} /><path class="puck" d={PUCK} /></g>
        },
        Kind::Defenseman => html! {
            <g class="motif"><path class="solid" d={SHIELD} /><path class="cut" d={BLUE_LINE} /></g>
        },
        Kind::Goalie => html! {
            <g class="motif">
                <path class="solid" d={MASK} />
                <path class="hole" d={EYES} />
                <path class="cut thin" d={CAGE} />
            </g>
        },
    }
}

/// A plain print, overlaid with the sign of a special card.
fn over(card: Card, sign: &str) -> Html {
    let plain = Card {
        special: Special::Plain,
        ..card
    };
    let id = id(card);
    html! {
        <symbol key={id.clone()} {id} viewBox="0 0 100 140">
            <use href={format!("#{}", self::id(plain))} />
            <use href={format!("#{sign}")} />
        </symbol>
    }
}

/// The red cross of a bruiser.
fn cross() -> Html {
    sign(
        CROSS,
        html! {
            <>
                <circle class="plate" cx="79" cy="21.5" r="15.5" />
                <path class="cross" d="M74.5 11h9v6h6v9h-6v6h-9v-6h-6v-9h6z" />
            </>
        },
    )
}

/// Tiny Tim's name, and his star.
fn name() -> Html {
    let tim = Card {
        kind: Kind::Defenseman,
        value: 0,
        special: Special::TinyTim,
    };
    sign(
        NAME,
        html! {
            <>
                <path class="star" d={STAR} />
                <rect class="plate" x="7" y="108" width="86" height="25" rx="6" />
                <text class="name" x="50" y="127">{ say(Msg::Card(tim)) }</text>
            </>
        },
    )
}

fn sign(id: &'static str, inside: Html) -> Html {
    html! {
        <symbol key={id} {id} viewBox="0 0 100 140">
            <g class={classes!("print", GAME, "over")}>{ inside }</g>
        </symbol>
    }
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
    fn deck() -> Html {
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
        let faces = with(Special::Plain).map(plain);
        let bruisers = with(Special::Bruiser).map(|card| over(card, CROSS));
        let tiny_tims = with(Special::TinyTim).filter(tim);
        let tiny_tims = tiny_tims.map(|card| over(card, NAME));
        let decks = Kind::ALL.map(deck_print);
        let back = print(GAME, BACK.into(), "back", back_print());
        let others = decks.into_iter().chain([cross(), name(), back]);
        deck(faces.chain(bruisers).chain(tiny_tims).chain(others))
    }

    fn reference() -> Html {
        html! { <div class="lookup">{ for Lookup::ALL.map(looked_up) }</div> }
    }
}

fn looked_up(what: Lookup) -> Html {
    rule_note(GameId::Slapshot, clause(what), [], say(what))
}

fn clause(what: Lookup) -> &'static str {
    match what {
        Lookup::Scoring => "SH-3.3",
        Lookup::Goalies | Lookup::TinyTim => "SH-3.4",
        Lookup::Bruisers => "SH-3.5",
        Lookup::Trade => "SH-2.1",
        Lookup::Draft => "SH-2.2",
        Lookup::HomeIce => "SH-3.2",
        Lookup::Overtime => "SH-3.7",
        Lookup::PlayOffs => "SH-4.1",
        Lookup::League => "SH-5.1",
    }
}
