//! The log of Sloop, line by line.

use super::phrases;
pub(in crate::i18n) use super::{Owner, Played};
use crate::engine::Seat;
use crate::games::sloop::{Build, Event, Groups, Secret, Theft};
use crate::i18n::{Language, Names, text};

pub(in crate::i18n) use crate::games::sloop::{Card, Icon, Value};
pub(in crate::i18n) use crate::i18n::Name;

include!(concat!(env!("OUT_DIR"), "/sloop/log.rs"));

/// The line for an event; the names are those of the seats. It is empty for what is always so.
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
    let cards = event.captured();
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

/// How many steps of a turn have room on a plate.
const ROOM: usize = 2;

/// The steps of a turn that are shown on a plate: of many, what they led to.
fn in_brief<'a>(turn: &[&'a Event]) -> Vec<&'a Event> {
    let mut steps: Vec<&Event> = turn.iter().copied().filter(|it| is_step(it)).collect();
    while steps.len() > ROOM {
        let (_, leads) = steps.split_last().unwrap_or((&turn[0], &[]));
        let flips = leads
            .iter()
            .position(|it| matches!(it, Event::Flipped { .. }));
        let puts = || leads.iter().position(|it| matches!(it, Event::Put { .. }));
        steps.remove(flips.or_else(puts).unwrap_or_default());
    }
    steps
}

/// Whether an event is something to tell of a turn.
fn is_step(event: &Event) -> bool {
    matches!(event, Event::Stole { .. }) || Msg::did(event).is_some()
}

/// A player's last turn, in a few words: "put down a 2, then built 9s with a 7"; empty if there was none.
#[must_use]
pub fn turn_in_brief(language: Language, turn: &[&Event]) -> String {
    let did = |event: &&Event| match event {
        Event::Stole { thefts, .. } => {
            let cards: Vec<Card> = thefts.iter().map(|theft| theft.card).collect();
            Some(text(language, Msg::DidSteal(&cards)))
        }
        _ => Msg::did(event).map(|msg| text(language, msg)),
    };
    let steps: Vec<String> = in_brief(turn).iter().filter_map(did).collect();
    if steps.is_empty() {
        return String::new();
    }
    text(language, Msg::TurnInBrief(&steps))
}

/// The card in brief: a supercharged one as any with its number.
fn plain(card: Card) -> Card {
    card.value().map_or(card, Card::number)
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
            // Everybody sees whose turn it is then, and every turn ends with drawing.
            Event::MayOffer { .. } | Event::Turn { .. } | Event::Drew { .. } => return None,
            // These contain lists.
            Event::TurnedUp(_)
            | Event::Captured { .. }
            | Event::Built { .. }
            | Event::Stole { .. } => return None,
        })
    }

    /// What a player did, in a few words, if it is worth them and no list.
    fn did(event: &Event) -> Option<Self> {
        Some(match *event {
            Event::LostBuild { number, .. } => Self::DidLoseBuild(number),
            Event::Captured { card, value, .. } => Self::DidCapture {
                cards: event.captured(),
                played: Played::new(plain(card), value),
            },
            Event::Built { card, value, .. } => Self::DidBuild {
                number: value,
                card: plain(card),
            },
            Event::Continued { card, value, .. } => Self::DidAdd {
                card: plain(card),
                number: value,
            },
            // What it did says more.
            Event::Put {
                card, act: true, ..
            } if card.icon() != Some(Icon::DoublePlay) => return None,
            Event::Put { card, .. } => Self::DidPut(card),
            Event::Flipped { ref cards, .. } => Self::DidFlip(cards.len()),
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
