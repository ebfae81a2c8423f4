//! The heads on the cards, composed by rule from a few strokes: what a player plays gives the helmet, the value gives the
//! face, and whoever is special looks it.

use yew::prelude::*;

use crate::games::slapshot::{Card, Kind, Special};

/// The jersey, from the shoulders down.
const JERSEY: &str = "M34 118c1-12 10-17 24-21h20c11 3 18 9 19.5 21z";

/// Faces, from soft to square.
const FACES: [&str; 3] = [
    "M49 58c0-13 8-21 19-21s19 8 19 21v13c0 15-9 25-19 25s-19-10-19-25z",
    "M49 58c0-13 8-21 19-21s19 8 19 21v16l-6 16q-13 10-26 0l-6-16z",
    "M48 58c0-13 9-21 20-21s20 8 20 21v21l-7 15q-13 7-26 0l-7-15z",
];
const EARS: &str = "M49 65c-6-2-6 11 0 10M87 65c6-2 6 11 0 10";

/// A forward's helmet, and a defenseman's, with half a visor.
const HELMET: &str = "M45 58c-1-20 9-31 23-31s24 11 23 31l-6-5c-11-4-23-4-34 0z";
const VENTS: &str = "M60 33v8M68 31v9M76 33v8";
const STRAP: &str = "M47 60c1 16 5 27 13 34";
const VISOR: &str = "M48 54q20-6 40 0v12q-20 8-40 0z";

/// A goalie's mask, and the hole that the cage covers.
const MASK: &str = "M68 26c17 0 25 13 25 31 0 21-8 36-17 43H60c-9-7-17-22-17-43 0-18 8-31 25-31z";
const HOLE: &str = "M51 56q17-7 34 0v22q-17 12-34 0z";
const CAGE: &str = "M51 63q17-5 34 0M51 72q17 5 34 0M59 54v28M68 53v32M77 54v28";

/// What is painted on the forehead of a mask.
const PAINTED: [&str; 5] = [
    "M68 28v21M58 31v17M78 31v17",
    "M68 30l3 7 7 1-5 4 1 7-6-4-6 4 1-7-5-4 7-1z",
    "M54 48c0-10 6-9 6-17 6 5 5 9 8 9s2-6 7-11c0 9 7 9 7 19z",
    "M52 40l6 9 5-9 5 9 5-9 5 9 6-9",
    "M54 46q14-18 28 0M58 48q10-12 20 0",
];

/// Brows and mouths, from worried to sure of itself.
const BROWS: [&str; 4] = [
    "M54 61l8-5M82 61l-8-5",
    "M55 58h8M81 58h-8",
    "M54 56l9 3M82 56l-9 3",
    "M53 55l10 5M83 55l-10 5",
];
const MOUTHS: [&str; 4] = [
    "M59 87q4.5-5 9 0t9 0",
    "M61 86h14",
    "M59 84q9 7 18 0",
    "M57 82q11 13 22 0z",
];
const NOSES: [&str; 3] = ["M68 65v11h-5", "M68 66q7 9-3 11", "M69 64l4 12h-7"];

/// What else a face has: freckles, glasses, a plaster, a mustache, a beard, a missing tooth, a mullet.
const EXTRAS: [&str; 7] = [
    "M55 75v.1M59 78v.1M56 81v.1M81 75v.1M77 78v.1M80 81v.1",
    "M53 62h12v9H53zM71 62h12v9H71zM65 65h6",
    "M77 73l8 6M84 72l-6 8",
    "M57 82q11-8 22 0-11-2-22 0z",
    "M52 80q3 16 16 17 13-1 16-17-5 9-8 9H60q-3 0-8-9z",
    "M66 84h5v4h-5z",
    "M48 72c-5 8-5 15-9 19M88 72c5 8 5 15 9 19",
];

/// A bruiser: no helmet, no neck, and not much patience.
const BRUTE: &str = "M45 54c0-14 9-21 23-21s23 7 23 21v25l-7 17q-16 8-32 0l-7-17z";
const CREW: &str = "M45 56l-1-19 8 3 4-9 8 5 5-7 6 6 8-4 3 8 7-2-2 19c-6-11-40-11-46 0z";
const SCOWL: &str = "M51 59l17 7 17-7";
const BROKEN: &str = "M67 67l5 6-8 4 5 3";
const SNARL: &str = "M55 91l5-6h16l5 6M64 85v5M70 85v5";
const SCAR: &str = "M82 66l6 14M82 71l6-3M84 77l6-3";
const BLACK_EYE: &str = "M53 68q6-5 12 2-5 6-12 3z";

/// Tiny Tim: a helmet with somebody under it.
const DOME: &str = "M44 64c-2-24 9-37 24-37s26 13 24 37q-24-9-48 0z";
const SMILE: &str = "M58 80q10 12 20 0z";

/// The strokes of a part, in ink.
fn lines(d: &'static str) -> Html {
    html! { <path class="line" {d} /> }
}

/// A part of this color.
fn part(class: &'static str, d: &'static str) -> Html {
    html! { <path {class} {d} /> }
}

/// The eyes, this far below the usual height.
fn eyes(at: i32) -> Html {
    let eye = |x: &'static str| html! { <circle class="eye" cx={x} cy={at.to_string()} r="2.6" /> };
    html! { <>{ eye("59") }{ eye("77") }</> }
}

/// The head of a card's player.
pub(super) fn head(card: Card) -> Html {
    let inside = match (card.special, card.kind) {
        (Special::TinyTim, _) => tiny_tim(),
        (Special::Bruiser, _) => bruiser(card),
        (Special::Plain, Kind::Goalie) => goalie(card),
        (Special::Plain, _) => skater(card),
    };
    html! { <g class="head">{ inside }</g> }
}

fn skater(card: Card) -> Html {
    let value = usize::from(card.value);
    let defends = card.kind == Kind::Defenseman;
    let mood = (value * 4 / 11).min(3);
    let jaw = (value / 4 + usize::from(defends)).min(2);
    let extra = EXTRAS[(value * 3 + usize::from(defends)) % EXTRAS.len()];
    html! {
        <>
            { part("jersey", JERSEY) }
            { lines(EARS) }
            { part("skin", FACES[jaw]) }
            { eyes(67) }
            { lines(BROWS[mood]) }
            { lines(NOSES[value % 3]) }
            if mood == 3 {
                { part("grin", MOUTHS[mood]) }
            } else {
                { lines(MOUTHS[mood]) }
            }
            { part("extra", extra) }
            { part("helmet", HELMET) }
            if defends {
                { part("visor", VISOR) }
            } else {
                { part("cut", VENTS) }
                { lines(STRAP) }
            }
        </>
    }
}

fn goalie(card: Card) -> Html {
    let value = usize::from(card.value);
    html! {
        <>
            { part("jersey", JERSEY) }
            { part("skin", MASK) }
            { part("painted", PAINTED[value % PAINTED.len()]) }
            { part("hole", HOLE) }
            <g class="light">{ eyes(66 - (value / 4) as i32) }</g>
            { part("cage", CAGE) }
            { lines("M62 92h12M64 96h8") }
        </>
    }
}

fn bruiser(card: Card) -> Html {
    html! {
        <>
            { part("jersey", JERSEY) }
            { lines(EARS) }
            { part("skin", BRUTE) }
            if card.value.is_multiple_of(3) {
                { part("black", "M45 52c2-14 10-20 23-20s21 6 23 20c-14-7-32-7-46 0z") }
            } else {
                { part("black", CREW) }
            }
            { part("bruise", BLACK_EYE) }
            { eyes(69) }
            <path class="line thick" d={SCOWL} />
            { lines(BROKEN) }
            if card.value % 4 == 2 {
                { part("black", EXTRAS[3]) }
            }
            { lines(SNARL) }
            { lines(SCAR) }
        </>
    }
}

/// Half the size of anybody else.
fn tiny_tim() -> Html {
    html! {
        <g transform="translate(26 45) scale(.62)">
            { part("jersey", JERSEY) }
            { part("skin", FACES[0]) }
            { eyes(70) }
            { part("grin", SMILE) }
            { lines(EXTRAS[0]) }
            { part("helmet", DOME) }
            { part("cut", VENTS) }
        </g>
    }
}
