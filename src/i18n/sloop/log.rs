//! The log of Sloop, line by line.

use super::phrases;
pub(in crate::i18n) use super::{Owner, Played};
use crate::engine::Seat;
use crate::games::sloop::{Build, Event, Groups, Secret, Theft};
use crate::i18n::{Language, Names, text};

pub(in crate::i18n) use crate::games::sloop::{Card, Icon, Value};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/sloop/log.rs"));

/// The line for an event; the names are those of the seats. It is empty where everybody sees whose turn it is.
#[must_use]
pub fn event(language: Language, event: &Event, names: &Names) -> String {
    match *event {
        Event::TurnedUp(ref cards) => {
            let cards = &phrases(language, cards.iter().map(|&card| Msg::Card(card)));
            text(language, Msg::TurnedUp(cards))
        }
        Event::Stole { seat, ref thefts } => {
            let theft = |&Theft { from, card }| {
                let from = &names[from];
                Msg::Theft { card, from }
            };
            let thefts = &phrases(language, thefts.iter().map(theft));
            let who = &names[seat];
            text(language, Msg::Stole { who, thefts })
        }
        Event::Captured { .. } => captured(language, event, names),
        Event::Built {
            seat,
            card,
            value: number,
            ref groups,
        } => {
            let groups = &sums(language, &groups.joined_by(card, number), number);
            let built = Msg::Built {
                who: &names[seat],
                number,
                card,
                groups,
            };
            text(language, built)
        }
        Event::Continued {
            seat,
            owner,
            card,
            value: number,
            ref groups,
        } if !groups.is_empty() => {
            let groups = &sums(language, &groups.joined_by(card, number), number);
            let added = Msg::AddedGroups {
                who: &names[seat],
                card,
                owner: owner_of(Some(owner), seat, names),
                number,
                groups,
            };
            text(language, added)
        }
        _ => Msg::line(event, names).map_or_else(String::new, |msg| text(language, msg)),
    }
}

fn captured(language: Language, event: &Event, names: &Names) -> String {
    let Event::Captured {
        seat,
        card,
        value,
        ref groups,
        ref build,
        bonus,
    } = *event
    else {
        return String::new();
    };
    let (who, played) = (&names[seat], Played::new(card, value));
    let cards = taken(groups, build.as_ref(), bonus);
    let owner = |build: &Build| owner_of(build.owner, seat, names);
    let msg = match (groups.cards(), build, bonus) {
        (&[taken], None, None) => Msg::CapturedCard { who, taken, played },
        ([], Some(build), None) => Msg::CapturedBuild {
            who,
            owner: owner(build),
            number: build.number,
            played,
            cards,
        },
        _ => {
            let with_build = |build: &Build| Msg::WithBuild {
                owner: owner(build),
                number: build.number,
                cards: build.cards.len(),
            };
            let mut all = phrases(language, build.as_ref().map(with_build));
            all.extend(sums(language, groups, value));
            let captured = Msg::Captured {
                who,
                cards,
                played,
                groups: &all,
                bonus,
            };
            return text(language, captured);
        }
    };
    text(language, msg)
}

/// Each group as a sum.
fn sums(language: Language, groups: &Groups, value: Value) -> Vec<String> {
    phrases(
        language,
        groups.iter().map(|cards| Msg::Group { cards, value }),
    )
}

/// A player's last turn, in a few words: "put down a 2, then built 9s with a 7"; empty if there was none.
#[must_use]
pub fn turn_in_brief(language: Language, turn: &[&Event]) -> String {
    let deeds = phrases(language, turn.iter().filter_map(|event| Msg::did(event)));
    if deeds.is_empty() {
        return String::new();
    }
    text(language, Msg::TurnInBrief(&deeds))
}

/// The number of cards that a capture took, not counting the card that took them.
pub(super) fn taken(groups: &Groups, build: Option<&Build>, bonus: Option<Card>) -> usize {
    let build = build.map_or(0, |build| build.cards.len());
    groups.cards().len() + build + bonus.iter().count()
}

/// Whose a build is, in what is told of the player in this seat.
pub(super) fn owner_of(owner: Option<Seat>, seat: Seat, names: &Names) -> Owner<'_> {
    match owner {
        None => Owner::Nobody,
        Some(owner) if owner == seat => Owner::Own,
        Some(owner) => Owner::Player(&names[owner]),
    }
}

impl<'a> Msg<'a> {
    /// The line for an event, unless that contains a list or there is none.
    fn line(event: &'a Event, names: &'a Names) -> Option<Self> {
        let who = |seat| &names[seat];
        Some(match *event {
            Event::Dealt { dealer } => Self::Dealt(who(dealer)),
            Event::Offered { seat, card: true } => Self::Offered(who(seat)),
            Event::Offered { seat, card: false } => Self::OfferedNothing(who(seat)),
            Event::Kept { seat } => Self::Kept(who(seat)),
            Event::GaveBack { seat } => Self::GaveBack(who(seat)),
            Event::PassedOver { seat } => Self::PassedOver(who(seat)),
            Event::LostBuild { seat, number } => Self::LostBuild {
                who: who(seat),
                number,
            },
            Event::Continued {
                seat,
                owner,
                card,
                value,
                ..
            } => Self::Added {
                who: who(seat),
                card,
                owner: owner_of(Some(owner), seat, names),
                number: value,
            },
            Event::Put { seat, card, act } => Self::Put {
                who: who(seat),
                card,
                action: card.icon().filter(|_| act),
            },
            Event::Flipped { seat, ref cards } => Self::Flipped {
                who: who(seat),
                cards,
            },
            Event::Removed(ref cards) => Self::Removed(cards),
            Event::EndedTurn { seat } => Self::EndedTurn(who(seat)),
            Event::Drew { seat, cards } => Self::Drew {
                who: who(seat),
                cards: cards.into(),
            },
            Event::PileEmpty => Self::PileEmpty,
            Event::TookRest { seat: None, .. } => Self::NobodyCaptured,
            Event::TookRest { cards: 0, .. } => Self::NothingLeft,
            Event::TookRest {
                seat: Some(seat),
                cards,
            } => Self::TookRest {
                who: who(seat),
                cards: cards.into(),
            },
            // Everybody sees whose turn it is then.
            Event::MayOffer { .. } | Event::Turn { .. } => return None,
            // These contain lists.
            Event::TurnedUp(_)
            | Event::Captured { .. }
            | Event::Built { .. }
            | Event::Stole { .. } => return None,
        })
    }

    /// What a player did, in a few words, if it is worth them.
    fn did(event: &Event) -> Option<Self> {
        Some(match *event {
            Event::LostBuild { number, .. } => Self::DidLoseBuild(number),
            Event::Captured {
                card,
                value,
                ref groups,
                ref build,
                bonus,
                ..
            } => Self::DidCapture {
                cards: taken(groups, build.as_ref(), bonus),
                played: Played::new(card, value),
            },
            Event::Built { card, value, .. } => Self::DidBuild {
                number: value,
                card,
            },
            Event::Continued { card, value, .. } => Self::DidAdd {
                card,
                number: value,
            },
            Event::Put { card, .. } => Self::DidPut(card),
            Event::Stole { ref thefts, .. } => Self::DidSteal(thefts.len()),
            Event::PassedOver { .. } => Self::HadNoCards,
            _ => return None,
        })
    }

    /// What one player alone saw, with the name of that player.
    #[must_use]
    pub fn secret(secret: &'a Secret, who: &'a Name) -> Self {
        match *secret {
            Secret::Dealt(ref cards) => Self::SawDealt { who, cards },
            Secret::Drew(ref cards) => Self::SawDrawn { who, cards },
            Secret::Offered(card) => Self::SawOffered { who, card },
            Secret::Given(card) => Self::SawGiven { who, card },
        }
    }
}
