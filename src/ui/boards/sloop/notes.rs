//! The notes for new players, with when to show them.

use yew::prelude::*;

use super::cards::face;
use crate::engine::{Observation, Seat};
use crate::games::sloop::{Action, Card, Icon, Sloop, Stage};
use crate::i18n::sloop::Note;
use crate::staging::sloop::{Decision, Verb, actor, playable};
use crate::ui::boards::kit;
use crate::ui::words::say;

/// The notes for this moment, the most urgent first; none while a card is staged, whose effect is told.
pub(super) fn notes(seen: &Observation<Sloop>, decision: &Decision) -> Vec<kit::Note> {
    // Beside the button that ends a turn there is no room for one.
    let begins = matches!(seen.view.stage, Stage::Turn { more: false, .. });
    if !seen.mine() || decision.is_staged() || !begins {
        return Vec::new();
    }
    let due = ALL.into_iter().filter(|(_, note)| is_due(seen, *note));
    due.map(|(id, note)| kit::Note {
        id,
        words: say(note),
        picture: of_card(note)
            .and_then(|is| playable(&seen.view).iter().copied().find(|card| is(*card)))
            .map_or_else(Html::default, face),
    })
    .collect()
}

/// All notes, the most urgent first: captures before builds, and those before whatever is special.
const ALL: [(&str, Note); 14] = [
    ("sloop-own-build", Note::OwnBuild),
    ("sloop-capture", Note::Capture),
    ("sloop-put", Note::Put),
    ("sloop-pile", Note::Pile),
    ("sloop-last-cards", Note::LastCards),
    ("sloop-build", Note::Build),
    ("sloop-wild", Note::Wild),
    ("sloop-supercharged", Note::Supercharged),
    ("sloop-steal", Note::Steal),
    ("sloop-flip-three", Note::FlipThree),
    ("sloop-double-play", Note::DoublePlay),
    ("sloop-lost-build", Note::LostBuild),
    ("sloop-their-build", Note::TheirBuild),
    ("sloop-supercharged-loose", Note::SuperchargedLoose),
];

/// The kind of card that a note is about, if that is told once one is held.
fn of_card(note: Note) -> Option<fn(Card) -> bool> {
    Some(match note {
        Note::Wild => Card::is_wild,
        Note::Supercharged => Card::is_supercharged,
        Note::Steal => |card| card.icon() == Some(Icon::Steal),
        Note::FlipThree => |card| card.icon() == Some(Icon::FlipThree),
        Note::DoublePlay => |card| card.icon() == Some(Icon::DoublePlay),
        _ => return None,
    })
}

/// Whether a note is about what can be done or seen now.
fn is_due(seen: &Observation<Sloop>, note: Note) -> bool {
    let (view, Some(seat)) = (&seen.view, actor(&seen.view)) else {
        return false;
    };
    if let Some(is) = of_card(note) {
        return playable(view).iter().any(|card| is(*card));
    }
    let (loose, builds) = (&view.display.loose, &view.display.builds);
    let may = |wanted: Verb| seen.legal().any(|it| is_use(it, wanted));
    // Builds are understood by whoever has captured.
    let captured = !view.piles[seat].is_empty();
    match note {
        Note::OwnBuild => view.display.build_of(seat).is_some(),
        Note::Capture => may(Verb::Capture),
        Note::Put => [Verb::Capture, Verb::Build, Verb::Continue]
            .into_iter()
            .all(|verb| !may(verb)),
        Note::Pile => captured && (may(Verb::Capture) || view.last == Some(seat)),
        Note::LastCards => view.pile == 0,
        Note::LostBuild => captured && builds.iter().any(|build| build.owner.is_none()),
        Note::TheirBuild => {
            let theirs = |owner: Seat| owner != seat;
            captured && builds.iter().any(|build| build.owner.is_some_and(theirs))
        }
        Note::Build => may(Verb::Build) && (captured || !may(Verb::Capture)),
        Note::SuperchargedLoose => view.pile > 0 && loose.iter().any(|card| card.is_supercharged()),
        Note::Wild | Note::Supercharged | Note::Steal | Note::FlipThree | Note::DoublePlay => false,
    }
}

/// Whether a decision uses a card in this way.
fn is_use(action: &Action, wanted: Verb) -> bool {
    Verb::of(action).is_some_and(|(verb, _)| verb == wanted)
}
