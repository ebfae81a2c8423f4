//! Sloop in English.

mod captures;
mod cards;
mod display;
mod log;
mod prompt;
mod puts;
mod refusals;

#[cfg(test)]
mod addressing;

use super::words::{all_of, all_of_within, count, list, within};
use crate::i18n::sloop::{Asks, Highlight, Lookup, Msg, Note};
use cards::{a_card, cards, face, name, plural};

pub(in crate::i18n) use prompt::prompt;

#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Asks(what) => asks(*what),
        Msg::Note(what) => note(*what).into(),
        Msg::Lookup(what) => lookup(*what).into(),
        Msg::Highlight(what) => highlight(*what),
        Msg::Refusal(refusal, names) => refusals::why_not(*refusal, names),

        Msg::Face(card) => face(*card),
        Msg::Card(card) => name(*card),
        Msg::Cards(some) => cards(some.iter().copied()),
        Msg::Does(card) => cards::does(*card).into(),

        Msg::Event(what, names) => log::event(what, names),
        Msg::Secret(what, name) => log::secret(what, name),
        Msg::Moment(what, names) => log::moment(what, names),
        Msg::Arithmetic(what) => log::arithmetic(what),
        Msg::TurnInBrief(turn) => log::last_turn(turn),
        Msg::LastTurn(turn) => format!("Last turn: {turn}"),

        Msg::PartnersRule => "Partners".into(),
        Msg::PartnersChoice(false) => "Everyone for themselves".into(),
        Msg::PartnersChoice(true) => "Two teams, partners across".into(),

        Msg::Display => "Display".into(),
        Msg::DisplayHolds { loose, builds } => display::holds(*loose, *builds),
        Msg::AtLeast {
            minimum,
            supercharged,
        } => display::at_least(*minimum, *supercharged),
        Msg::WhyAtLeast {
            minimum,
            supercharged,
        } => display::why_at_least(*minimum, *supercharged),
        Msg::NoRefills => "No more refills".into(),
        Msg::Loose => "Loose cards".into(),
        Msg::Builds => "Builds".into(),
        Msg::Number(value) => plural(*value),
        Msg::Build {
            number,
            owner,
            cards,
        } => display::build(*number, *owner, cards),
        Msg::BuildRights { number, owner } => display::build_rights(*number, *owner),
        Msg::Stands(value) => format!(
            "{}={}",
            face(crate::games::sloop::Card::WILD),
            value.number()
        ),
        Msg::DeckCount(cards) => format!("{} left to draw", count(*cards, "card")),
        Msg::Removed(cards) => format!("{} out of the game", count(*cards, "card")),

        Msg::Count(number) => number.to_string(),
        Msg::CardCount(cards) => count(*cards, "card"),
        Msg::HandCount(cards) => format!("{} in hand", count(*cards, "card")),
        Msg::PileCount(cards) => format!("{} captured", count(*cards, "card")),
        Msg::Top(None) => "Nothing captured yet".into(),
        Msg::Top(Some(card)) => format!("Top of the pile: {}", name(*card)),
        Msg::Building(number) => format!("Building {}", plural(*number)),
        Msg::NoBuild => "No build".into(),
        Msg::YourPartner => "Partner".into(),
        Msg::Partner(name) => format!("Partner: {}", within(name)),
        Msg::TeamCount(total) => format!("Team: {}", count(*total, "card")),
        Msg::KnownOf(name, known) => {
            format!("You know {name} has {}", cards(known.iter().copied()))
        }
        Msg::CapturedLast => "Last capture".into(),

        Msg::Turn => "turn".into(),
        Msg::CardsCaptured => "Cards captured".into(),
        Msg::Totals => "Cards".into(),
        Msg::Team([one, other], [first, second]) => {
            let team = list([one.to_string(), within(other).into()].into_iter());
            let all = count(u16::from(*first) + u16::from(*second), "card");
            format!("{team}: {first} + {second} = {all}")
        }
        Msg::Won(winners, names) => {
            format!("{} won with the most cards.", all_of(*winners, names))
        }
        Msg::Tied {
            tied,
            winners,
            names,
        } => {
            let (all, winner) = (all_of(*tied, names), all_of_within(*winners, names));
            format!(
                "{all} tied for the most cards. Whoever is later in turn order wins a tie: that's {winner}."
            )
        }
        Msg::TiedTeams(winners, names) => format!(
            "Both teams have the same number of cards. The team with the last player in turn order wins a tie: that's {}.",
            all_of_within(*winners, names)
        ),
        Msg::Makes(value) => format!("= {}", value.number()),
        Msg::Sum(cards) => cards::sum(cards),
        Msg::Brackets(groups, value) => cards::brackets(groups, *value),
    }
}

/// What a player may do.
fn asks(what: Asks) -> String {
    match what {
        Asks::Turn => "capture, build or put a card down".into(),
        Asks::Owes(number) => format!("add to the build of {} or capture it", plural(number)),
        Asks::More => "play another card, or end the turn".into(),
        Asks::Flipped([one]) => format!("play the flipped card, {}", a_card(*one)),
        Asks::Flipped(flipped) => {
            format!(
                "play one of the flipped cards, {}",
                cards(flipped.iter().copied())
            )
        }
        Asks::Offer => "offer your partner a card, or don't".into(),
        Asks::Answer => "keep the card your partner offered, or give it back".into(),
    }
}

fn highlight(what: Highlight) -> String {
    match what {
        Highlight::BiggestCapture(name, cards) => {
            format!("{name} made the biggest capture: {}", count(cards, "card"))
        }
        Highlight::MostStolen(name, cards) => {
            format!("{name} stole the most: {}", count(cards, "card"))
        }
        Highlight::MostBuilds(name, builds) => {
            format!("{name} captured the most builds: {builds}")
        }
    }
}

/// The quick reference.
fn lookup(what: Lookup) -> &'static str {
    match what {
        Lookup::Capture => {
            "Play a card to capture cards of the same number and groups that add up to it, as many as you like. An 8 takes 8, 6+2 and 5+3. Everything goes on your pile, the 8 too."
        }
        Lookup::Build => {
            "To build, play a card together with loose cards so that everything makes one number, and keep a card of that number for later. The build is yours: only you can capture it with its number, or anyone with a wild."
        }
        Lookup::Owner => {
            "If you start your turn with a build, you have to add to it or capture it. If you can't, you lose it: it stays there, and anyone with its number can take it."
        }
        Lookup::Actions => {
            "Any card can just be put down in the display. Then a 1 steals the top card of every opponent's pile, a 2 lets you play another card, and a 3 flips three cards, of which you play one. You don't have to use it."
        }
        Lookup::Supercharged => {
            "Capture with a supercharged card and you take one more loose card of your choice. After each turn the display is filled up to 4 cards, or 5 with five or six players, plus one for each loose supercharged card. A build counts as one card."
        }
        Lookup::Wild => {
            "A wild is any number, in your hand and in the display. Played from your hand, it can capture anyone's build, unless you have a build of your own."
        }
        Lookup::End => {
            "When the draw pile is empty, everyone plays what they hold. Whoever made the last capture gets what's left in the display. The most cards win, and a tie goes to whoever is later in turn order."
        }
        Lookup::Partners => {
            "In teams: before your partner's turn, you can offer them a card. They keep it and give you another one, or give it back. If you have no build of your own, you can add to your partner's. Your piles count together."
        }
    }
}

fn note(note: Note) -> &'static str {
    match note {
        Note::Capture => {
            "A card captures cards of the same number, and cards that add up to it. The most cards win, so take all you can."
        }
        Note::Build => {
            "You can build: put cards together now and capture them all next turn. You need to keep a card of the number you're building."
        }
        Note::Actions => {
            "A 1, 2 or 3 does something when you put it down instead of capturing with it: steal cards, play another card, or flip three."
        }
        Note::Supercharged => {
            "A supercharged card is worth capturing with: it also takes one more loose card, whichever you like."
        }
    }
}
