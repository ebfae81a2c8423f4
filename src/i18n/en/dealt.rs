//! Dealt! in English.

use crate::engine::{Outcome, Seat, Seats};
use crate::games::dealt::{
    Card, Combination, Event, Leads, Loss, Options, Play, Rank, Refusal, Secret, Value,
};
use crate::i18n::dealt::{Msg, Names, Open, Prompt, Staged};

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::Card(card) => face(*card),
        Msg::Hidden => "hidden card".into(),
        Msg::Rank(rank) => rank_name(*rank).into(),
        Msg::Combination(combination) => name(*combination),
        Msg::Play(played) => play(played),
        Msg::Refusal(refusal) => why_not(*refusal).into(),
        Msg::Event(what, names) => event(what, names),
        Msg::Secret(what, name) => secret(what, name),
        Msg::Leads(why) => why_lead(*why).into(),
        Msg::Outcome(how, names) => outcome(how, names),
        Msg::Options(options, names) => house_rules(options, names),

        Msg::ChipsRule => "Chips for each player".into(),
        Msg::ChipsChoice(2) => "2 chips, about 20 minutes".into(),
        Msg::ChipsChoice(chips) => format!("{chips} chips, about 30 minutes"),
        Msg::OldestRule => "Oldest player (deals every round)".into(),

        Msg::Trick => "The trick".into(),
        Msg::NoCards => "No card has been played yet.".into(),
        Msg::Ladder => "Ranks, low to high".into(),
        Msg::WillDraw(cards) => format!("Redraw: +{cards} cards for the winner of the trick"),
        Msg::Pile(cards) => format!("Draw pile: {}", count(*cards, "card")),
        Msg::Round(round) => format!("Round {round}"),
        Msg::Players => "Players".into(),
        Msg::HandCount(cards) => count(*cards as u8, "card"),
        Msg::Chips(chips) => count(*chips, "chip"),
        Msg::Reserves([]) => "no reserve left".into(),
        Msg::Reserves(cards) => format!("reserve {}", list(cards.iter().map(|card| face(*card)))),
        Msg::TookReserve => "took a reserve".into(),
        Msg::PlayedStop => "Stop".into(),
        Msg::PlayedRedraw => "Redraw".into(),
        Msg::Out => "out of the round".into(),
        Msg::ToAct => "to act".into(),
        Msg::Oldest => "deals".into(),
        Msg::RoundOver(round) => format!("Round {round} is over"),
        Msg::NextRound => "Next round".into(),
    }
}

/// What is said to the one who moves.
pub(in crate::i18n) fn prompt(msg: &Prompt) -> String {
    match msg {
        Prompt::Hand { name } => format!("{name}'s hand"),
        Prompt::HandCard {
            card,
            place,
            of,
            open,
        } => {
            let known = if *open { ", known to all" } else { "" };
            format!("{}, card {place} of {of}{known}", face(*card))
        }
        Prompt::Gap {
            after,
            before,
            behind,
        } => gap(*after, *before, *behind),
        Prompt::Gaps => "Where to put it".into(),

        Prompt::Lead { name } => {
            format!("{name}: lead with one, two or three neighbouring cards, a Stop or a Redraw.")
        }
        Prompt::Follow {
            name,
            highest,
            open,
        } => follow(name, *highest, *open),
        Prompt::Place { name, card, left } => {
            let more = match left {
                0 => String::new(),
                left => format!(" {} more to come.", left),
            };
            format!(
                "{name}: you drew {}. Choose where it goes.{more}",
                a_card(*card)
            )
        }
        Prompt::ChooseGap(card) => format!("Choose where {} goes.", the_card(*card)),
        Prompt::Staged(Staged {
            combination,
            highest: None,
        }) => capital(&name(*combination)),
        Prompt::Staged(Staged {
            combination,
            highest: Some(highest),
        }) => {
            format!("{} beats {}.", capital(&name(*combination)), name(*highest))
        }
        Prompt::TooLow(Staged {
            combination,
            highest,
        }) => match highest {
            Some(highest) => {
                format!(
                    "{} does not beat {}.",
                    capital(&name(*combination)),
                    name(*highest)
                )
            }
            None => capital(&name(*combination)),
        },
        Prompt::Actions => "Your move".into(),
        Prompt::DoPlay(combination) => format!("Play {}", name(*combination)),
        Prompt::DoPlayNothing => "Play these cards".into(),
        Prompt::DoStop => "Stop the trick".into(),
        Prompt::DoRedraw(cards) => format!("Play Redraw: the winner of the trick draws {cards}"),
        Prompt::DoTake(card) => format!("Take reserve {}", face(*card)),
        Prompt::DoPut(card) => format!("Put {} there", the_card(*card)),
        Prompt::Cancel => "Cancel".into(),
        Prompt::NameX => "What X stands for".into(),
    }
}

fn gap(after: usize, before: Option<Card>, behind: Option<Card>) -> String {
    match (before, behind) {
        (Some(before), Some(behind)) => {
            let (left, right) = (face(before), face(behind));
            format!(
                "Between card {after} ({left}) and card {} ({right})",
                after + 1
            )
        }
        (None, Some(behind)) => format!("At the left end, before the {}", face(behind)),
        (Some(before), None) => format!("At the right end, behind the {}", face(before)),
        (None, None) => "As the only card".into(),
    }
}

/// "Ann: beat pair of 8s, take a reserve or play Stop."
fn follow(who: &str, highest: Option<Combination>, open: Open) -> String {
    let beat = match highest {
        Some(highest) => format!("beat {}", name(highest)),
        None => "play any combination".into(),
    };
    let cannot = match highest {
        Some(highest) if !open.beat => format!("you cannot beat {}; ", name(highest)),
        _ => String::new(),
    };
    let ways = [
        (open.beat, beat),
        (open.reserve, "take a reserve".into()),
        (open.stop, "play Stop".into()),
        (open.redraw, "play Redraw".into()),
    ];
    let ways: Vec<String> = ways
        .into_iter()
        .filter(|(open, _)| *open)
        .map(|(_, way)| way)
        .collect();
    format!("{who}: {cannot}{}.", joined(&ways, "or"))
}

/// What happened, in the log.
fn event(event: &Event, names: &Names) -> String {
    let who = |seat: &Seat| names[*seat].as_str();
    match event {
        Event::RoundBegan { round, reserves } => {
            let of = |(seat, cards): (Seat, &[Card; 2])| {
                format!("{} {} and {}", names[seat], face(cards[0]), face(cards[1]))
            };
            format!(
                "Round {round} is dealt. Reserves: {}.",
                list(reserves.iter().map(of))
            )
        }
        Event::Led { seat, why } => format!("{} leads, {}.", who(seat), why_lead(*why)),
        Event::Played {
            seat, play: played, ..
        } => format!("{} plays {}.", who(seat), play(played)),
        Event::Stopped { seat, .. } => format!("{} stops the trick.", who(seat)),
        Event::PlayedRedraw { seat, .. } => format!("{} plays Redraw.", who(seat)),
        Event::TookReserve { seat, card, .. } => {
            format!("{} takes {} from the reserve.", who(seat), the_card(*card))
        }
        Event::TrickEnded {
            highest: Some(seat),
        } => {
            format!("The trick is over. {} was highest.", who(seat))
        }
        Event::TrickEnded { highest: None } => {
            "The trick is over. Nobody played a combination.".into()
        }
        Event::MustDraw { seat, cards } => {
            format!("{} draws {}.", who(seat), count(*cards, "card"))
        }
        Event::Placed { seat, .. } => format!("{} puts a drawn card into the hand.", who(seat)),
        Event::WentOut { seat } => {
            format!("{} has no hand cards left and is safely out.", who(seat))
        }
        Event::RoundLost { seats, why } => round_lost(*seats, *why, names),
        Event::GaveChip { seat, left } => {
            format!(
                "{} gives up a chip and has {} left.",
                who(seat),
                count(*left, "chip")
            )
        }
        Event::LostGame { seat } => format!("{} owes a chip and has none.", who(seat)),
    }
}

fn round_lost(seats: Seats, why: Loss, names: &Names) -> String {
    let who = list(seats.iter().map(|seat| names[seat].clone()));
    let (verb, have) = if seats.count() == 1 {
        ("loses", "has")
    } else {
        ("lose", "have")
    };
    match why {
        Loss::LastWithCards => format!("{who} {verb} the round: the last one with cards."),
        Loss::NobodyWithCards => {
            format!(
                "{who} {verb} the round: nobody has cards left, and the highest combination was another's."
            )
        }
        Loss::CannotAct => {
            format!(
                "{who} can play nothing higher and {have} no reserve left, so {who} {verb} the round."
            )
        }
    }
}

fn secret(secret: &Secret, who: &str) -> String {
    match secret {
        Secret::Dealt(cards) => {
            format!(
                "{who} was dealt {}.",
                list(cards.iter().map(|card| face(*card)))
            )
        }
        Secret::Drew(card) => format!("{who} drew {}.", a_card(*card)),
    }
}

fn outcome(outcome: &Outcome, names: &Names) -> String {
    let losers = outcome.places.which(|_, &place| place > 1);
    let of = |seats: Seats| list(seats.iter().map(|seat| names[seat].clone()));
    let (lose, win) = (
        verb(losers, "loses", "lose"),
        verb(outcome.winners(), "wins", "win"),
    );
    format!(
        "{} {lose} the game; {} {win}.",
        of(losers),
        of(outcome.winners())
    )
}

fn verb(seats: Seats, one: &'static str, several: &'static str) -> &'static str {
    if seats.count() == 1 { one } else { several }
}

fn house_rules(options: &Options, names: &Names) -> String {
    let chips = count(options.chips, "chip");
    format!(
        "{chips} each; {} is the oldest and deals.",
        names[options.oldest]
    )
}

fn why_lead(why: Leads) -> &'static str {
    match why {
        Leads::LeftOfDealer => "sitting left of the dealer",
        Leads::GaveChip => "having given up a chip",
        Leads::Oldest => "being the oldest, as several gave up a chip",
        Leads::DrewOwnRedraw => "having drawn for the own Redraw",
        Leads::Stopped => "having stopped the trick",
        Leads::Highest => "having played highest",
        Leads::NextHighest => "having played highest of those with cards",
        Leads::RightHandNeighbour => "sitting nearest on the right of one who is out",
    }
}

fn why_not(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotYourTurn => "It is another player's turn.",
        Refusal::PlaceFirst => "First put the card you drew into your hand.",
        Refusal::NothingDrawn => "There is no drawn card to place.",
        Refusal::OneToThree => "Play one, two or three cards.",
        Refusal::NoSuchCard => "Your hand has no card there.",
        Refusal::NoSuchGap => "Your hand has no such gap.",
        Refusal::PlayedAlone => "Stop and Redraw are played alone.",
        Refusal::NameEachX => "Say which number each X stands for.",
        Refusal::NoCombination => "These cards are no combination.",
        Refusal::NotHigher => "This does not beat the highest combination.",
        Refusal::NotAStop => "This card is no Stop.",
        Refusal::NotARedraw => "This card is no Redraw.",
        Refusal::LeaderPlays => "Whoever leads a trick plays a card and takes no reserve.",
        Refusal::ReserveGone => "That reserve was taken before.",
    }
}

/// As it is printed on the card.
fn face(card: Card) -> String {
    match card {
        Card::Number(value) => value.number().to_string(),
        Card::X => "X".into(),
        Card::Stop => "Stop".into(),
        Card::Redraw => "Redraw".into(),
    }
}

fn the_card(card: Card) -> String {
    format!("the {}", face(card))
}

fn a_card(card: Card) -> String {
    let article = match card {
        Card::X => "an",
        Card::Number(value) if matches!(value.number(), 8 | 11) => "an",
        _ => "a",
    };
    format!("{article} {}", face(card))
}

fn rank_name(rank: Rank) -> &'static str {
    match rank {
        Rank::Solo => "solo",
        Rank::TwoStraight => "2-straight",
        Rank::Pair => "pair",
        Rank::ThreeStraight => "3-straight",
        Rank::Trips => "trips",
    }
}

/// "solo 8", "2-straight 5-6", "pair of 8s".
fn name(combination: Combination) -> String {
    let rank = rank_name(combination.rank);
    let high = combination.high.number();
    match combination.rank {
        Rank::Solo => format!("{rank} {high}"),
        Rank::Pair | Rank::Trips => format!("{rank} of {high}s"),
        Rank::TwoStraight | Rank::ThreeStraight => {
            let values = combination.values().unwrap_or_default();
            format!("{rank} {}", dashed(&values))
        }
    }
}

/// A combination, and which of its cards were X.
fn play(play: &Play) -> String {
    let named = play
        .cards
        .iter()
        .zip(&play.values)
        .filter(|(card, _)| **card == Card::X);
    let named: Vec<String> = named
        .map(|(_, value)| format!("X as {}", value.number()))
        .collect();
    let name = name(play.combination);
    if named.is_empty() {
        name
    } else {
        format!("{name} ({})", named.join(", "))
    }
}

fn dashed(values: &[Value]) -> String {
    let numbers: Vec<String> = values
        .iter()
        .map(|value| value.number().to_string())
        .collect();
    numbers.join("-")
}

fn count(number: u8, thing: &str) -> String {
    if number == 1 {
        format!("1 {thing}")
    } else {
        format!("{number} {thing}s")
    }
}

/// "a, b and c".
fn list(items: impl Iterator<Item = String>) -> String {
    joined(&items.collect::<Vec<_>>(), "and")
}

fn joined(items: &[String], word: &str) -> String {
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} {word} {last}", others.join(", ")),
        None => String::new(),
    }
}

fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
