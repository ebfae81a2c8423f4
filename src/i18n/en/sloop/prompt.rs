//! Messages of Sloop to the player to move, in English.

use super::cards::{name, plural, the_card, whose_within};
use super::{captures, display, puts};
use crate::games::sloop::{Card, Value};
use crate::i18n::Name;
use crate::i18n::en::words::{agree, capital, joined, possessive, possessive_within, told, within};
use crate::i18n::sloop::{Doing, Owner, Possible, Prompt, Ways};

/// The text of a message to the player to move.
#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(in crate::i18n) fn prompt(msg: &Prompt) -> String {
    match msg {
        Prompt::Hand { name } => format!("{} hand", possessive(name)),
        Prompt::HandCard {
            card,
            place,
            of,
            seen_by,
        } => hand_card(*card, *place, *of, *seen_by),
        Prompt::FlippedCards => "Flipped cards".into(),
        Prompt::OfferOf(partner) => format!("{} offer", possessive(partner)),
        Prompt::Loose(card, role) => display::loose(*card, *role),
        Prompt::Build {
            number,
            owner,
            cards,
            role,
        } => {
            let build = display::build(*number, *owner, cards);
            format!("{build}{}", display::role(*role))
        }

        Prompt::Turn { name, open, more } => told(*name, &turn(*open, *more)),
        Prompt::Owes { name, number, ways } => told(*name, &owes(*number, *ways)),
        Prompt::PlayFlipped { name, cards } => told(*name, play_flipped(*cards)),
        Prompt::Offer { name, partner } => told(*name, &puts::offer(partner)),
        Prompt::Answer {
            name,
            partner,
            card,
        } => told(*name, &puts::answer(partner, *card)),
        Prompt::LostBuild { name, number } => told(*name, &lost_build(*number)),
        Prompt::Waits { name, doing } => waits(name, *doing),
        Prompt::TapCard => "Tap a card in your hand.".into(),
        Prompt::TapFlipped => "Tap one of the flipped cards.".into(),
        Prompt::TapDisplay(value) => {
            format!("Tap cards in the display that make {}.", value.number())
        }
        Prompt::TapOffer => "Tap the card you'd offer.".into(),
        Prompt::TapReturn => "Tap the card you'd give for it.".into(),

        Prompt::ChooseUse => "What should it do?".into(),
        Prompt::NotNow => "not possible now".into(),
        Prompt::Can(card, verbs) => captures::can(*card, verbs),
        Prompt::Verb(verb) => captures::verb(*verb),
        Prompt::Cannot(cannot) => captures::cannot(*cannot),

        Prompt::Takes(capture) => captures::takes(capture),
        Prompt::TakesMany(capture) => captures::takes_many(capture),
        Prompt::Reckon {
            played,
            groups,
            over,
            value,
        } => captures::reckon(*played, groups, over, *value),
        Prompt::LacksCards {
            card,
            groups,
            value,
        } => captures::lacks_cards(*card, groups, *value),
        Prompt::Nth(at, of) => format!("{at} of {of}"),
        Prompt::OtherWays => "Other ways".into(),
        Prompt::Previous => "Previous".into(),
        Prompt::Next => "Next".into(),
        Prompt::ChooseBonus(card) => {
            format!("Tap one more loose card for {} to take.", the_card(*card))
        }
        Prompt::DoCapture(capture) => captures::do_capture(capture),
        Prompt::DoCaptureAlone(capture) => {
            format!("{}, no extra card", captures::do_capture(capture))
        }

        Prompt::NameWild => "What should your wild be?".into(),
        Prompt::WildAs {
            value,
            cards,
            build,
        } => captures::wild_as(*value, *cards, *build),
        Prompt::Wins(cards) => format!("+{cards}"),

        Prompt::ChooseNumber => "What do you want to build?".into(),
        Prompt::BuildAs {
            value,
            cards,
            keeps,
        } => captures::build_as(*value, *cards, *keeps),
        Prompt::Builds {
            value,
            card,
            groups,
            keeps,
        } => captures::builds(*value, &groups.joined_by(*card, *value), *keeps),
        Prompt::Adds {
            owner,
            value,
            card,
            groups,
            keeps,
        } => {
            let groups = groups.joined_by(*card, *value);
            captures::adds(*owner, *value, &groups, *keeps)
        }
        Prompt::DoBuild(value, keeps) => captures::do_build(*value, *keeps),
        Prompt::DoAdd(owner, value) => captures::do_add(*owner, *value),

        Prompt::PutEffect(put) => puts::effect(*put),
        Prompt::DoPut(put) => puts::do_put(*put),
        Prompt::DoEnd => "End your turn".into(),

        Prompt::OfferEffect(partner) => puts::offer_effect(partner),
        Prompt::DoOffer(card, partner) => puts::do_offer(*card, partner),
        Prompt::DoOfferNothing => "Don't offer a card".into(),
        Prompt::NeverOffer => "Don't ask again".into(),
        Prompt::NeverOffers => "You won't be asked to offer cards.".into(),
        Prompt::AskAgain => "Ask again".into(),
        Prompt::DoKeep(kept, given) => puts::do_keep(*kept, *given),
        Prompt::DoGiveBack(card) => format!("Give back {}", the_card(*card)),
    }
}

/// "Supercharged 8, card 2 of 4, Cy knows it".
fn hand_card(card: Card, place: usize, of: usize, seen_by: Option<&Name>) -> String {
    let seen = seen_by.map(|who| format!(", {who} knows it"));
    let seen = seen.unwrap_or_default();
    format!("{}, card {place} of {of}{seen}", capital(&name(card)))
}

/// "capture, build or put a card down."
fn turn(open: Possible, more: bool) -> String {
    if more {
        return "play another card, or end your turn.".into();
    }
    let ways = [
        open.capture.then(|| "capture".into()),
        open.build.then(|| "build".into()),
        open.add.map(|(whose, number)| {
            let build = whose_within(Owner::Player(whose), number);
            format!("add to {build}")
        }),
        Some("put a card down".into()),
    ];
    let ways: Vec<String> = ways.into_iter().flatten().collect();
    let nothing = match open {
        Possible {
            capture: false,
            add: None,
            ..
        } => "there's nothing you can capture: ",
        _ => "",
    };
    format!("{nothing}{}.", joined(&ways, "or"))
}

/// "you're building 10s: add to it or capture it."
fn owes(number: Value, ways: Ways) -> String {
    let what = match (ways.add, ways.capture) {
        (true, true) => "add to it or capture it",
        (true, false) => "add to it",
        (false, true) => "capture it",
        (false, false) => "put down a 2, then add to it or capture it",
    };
    let two = match ways {
        Ways {
            two: true,
            add,
            capture,
        } if add || capture => " You can put down a 2 first.",
        _ => "",
    };
    format!("you're building {}: {what}.{two}", plural(number))
}

fn play_flipped(cards: u8) -> &'static str {
    match cards {
        1 => "play the flipped card.",
        2 => "play one of the two flipped cards. The other leaves the game.",
        _ => "play one of the three flipped cards. The others leave the game.",
    }
}

fn lost_build(number: Value) -> String {
    let number = plural(number);
    format!(
        "you lost your build of {number}: none of your cards could add to it or capture it. It stays there for anyone with its number."
    )
}

fn waits(name: &Name, doing: Doing) -> String {
    match doing {
        Doing::Turn => format!("{} turn.", possessive(name)),
        Doing::More => format!("{name} can play another card."),
        Doing::Flipped => format!(
            "{name} {} one of the flipped cards.",
            agree(name, "plays", "play")
        ),
        Doing::Offers(partner) => format!("{name} can offer {} a card.", within(partner)),
        Doing::Answers(partner) => {
            let keep = agree(name, "keeps", "keep");
            let give = agree(name, "gives", "give");
            let whose = possessive_within(partner);
            format!("{name} {keep} {whose} card or {give} it back.")
        }
    }
}
