//! What is said to the one who moves in Swoop, in English.

use super::cards::{a_card, bare, cards, name, of, plural, stack, the_card};
use crate::games::swoop::{Rank, Refusal};
use crate::i18n::en::words::{capital, joined};
use crate::i18n::swoop::{Doing, Effect, Open, Prompt, StagedPlay};

/// What is said to the one who moves.
pub(in crate::i18n) fn prompt(msg: &Prompt) -> String {
    match msg {
        Prompt::Hand { name } => format!("{name}'s hand"),
        Prompt::Key {
            rank,
            held,
            lying,
            higher,
        } => key(*rank, *held, *lying, *higher),
        Prompt::Stacks { name } => format!("{name}'s stacks"),
        Prompt::Stack { stack, face, blind } => own_stack(*stack, *face, *blind),

        Prompt::Turn {
            name,
            top,
            again,
            open,
        } => told(*name, &turn(*top, *again, *open)),
        Prompt::GoOn {
            name,
            top,
            add,
            turn,
        } => told(*name, &go_on(*top, *add, *turn)),
        Prompt::Waits { name, doing } => waits(name, *doing),
        Prompt::TapRank => "Tap a rank of your hand, or one of your stacks.".into(),

        Prompt::Staged(staged) => effect(*staged),
        Prompt::Added(staged) => added(*staged),
        Prompt::TurnEffect { top, last } => turn_effect(*top, *last),

        Prompt::DoPlay(staged) => do_play(*staged),
        Prompt::DoAdd(staged) => do_add(*staged),
        Prompt::DoTurn { stack: None } => "Turn the card underneath (unknown)".into(),
        Prompt::DoTurn { stack: Some(at) } => format!("Turn the card of {} (unknown)", stack(*at)),
        Prompt::DoEnd => "End your turn".into(),

        Prompt::HowMany => "How many".into(),
        Prompt::FromHand(cards) => format!("{cards} from the hand"),
        Prompt::Fewer => "one fewer".into(),
        Prompt::More => "one more".into(),
    }
}

/// "Ann: play": a sentence for one of several people, or for the only one.
fn told(who: Option<&str>, what: &str) -> String {
    match who {
        Some(who) => format!("{who}: {what}"),
        None => capital(what),
    }
}

/// "King, 3 in hand, 1 face up, higher than the pile".
fn key(rank: Rank, held: u8, lying: u8, higher: bool) -> String {
    let held = match held {
        0 => "none in hand".into(),
        held => format!("{held} in hand"),
    };
    let lying = match lying {
        0 => String::new(),
        lying => format!(", {lying} face up"),
    };
    let higher = if higher { ", higher than the pile" } else { "" };
    capital(&format!("{}, {held}{lying}{higher}", name(rank)))
}

fn own_stack(at: u8, face: Option<Rank>, blind: bool) -> String {
    let lies = match (face, blind) {
        (Some(face), true) => format!("{} on a face-down card", name(face)),
        (Some(face), false) => name(face).into(),
        (None, true) => "face-down card, uncovered".into(),
        (None, false) => "empty".into(),
    };
    capital(&format!("{}: {lies}", stack(at)))
}

fn turn(top: Option<Rank>, again: bool, open: Open) -> String {
    let again = if again { "you play again: " } else { "" };
    match top {
        None => format!("{again}{}.", on_nothing(open)),
        Some(top) => on_pile(top, open),
    }
}

const TURN_OVER: &str = "turn over a face-down card";

fn on_nothing(open: Open) -> String {
    let any = open.fits || open.swoops || open.higher;
    either([
        (any, "play any cards of one rank".into()),
        (open.turns, TURN_OVER.into()),
    ])
}

/// "play cards of one rank (7 or lower, or a swoop card) or turn over a face-down card. Higher
/// takes the pile."
fn on_pile(top: Rank, open: Open) -> String {
    let lower = match top {
        Rank::Ace => plural(top).into(),
        _ => format!("{} or lower", name(top)),
    };
    let what = match (open.fits, open.swoops) {
        (true, true) => format!("play cards of one rank ({lower}, or a swoop card)"),
        (true, false) => format!("play cards of one rank ({lower})"),
        (false, _) => format!("play a swoop card (nothing else fits on {})", the_card(top)),
    };
    if open.fits || open.swoops {
        let ways = either([(true, what), (open.turns, TURN_OVER.into())]);
        let higher = if open.higher {
            " Higher takes the pile."
        } else {
            ""
        };
        return format!("{ways}.{higher}");
    }
    if !open.higher {
        return format!("{TURN_OVER}.");
    }
    let turns = if open.turns {
        ", or turn over a face-down card"
    } else {
        ""
    };
    format!(
        "nothing of yours fits on {}. Play and take the pile{turns}.",
        the_card(top)
    )
}

/// The ways that are open, with "or" between them.
fn either<const N: usize>(ways: [(bool, String); N]) -> String {
    let open = ways.into_iter().filter(|(open, _)| *open);
    let open: Vec<String> = open.map(|(_, way)| way).collect();
    joined(&open, "or")
}

/// "turn over a face-down card, add sevens or end your turn."
fn go_on(top: Rank, add: u8, turn: u8) -> String {
    if add + turn == 0 {
        return format!(
            "{} holds, and nothing of yours can follow: end your turn.",
            the_card(top)
        );
    }
    let adding = match add {
        1 => format!("add your {}", name(top)),
        _ => format!("add {}", plural(top)),
    };
    let turning = match turn {
        1 => "turn over the face-down card".into(),
        _ => TURN_OVER.into(),
    };
    let ways = either([
        (turn > 0, turning),
        (add > 0, adding),
        (true, "end your turn".into()),
    ]);
    format!("{ways}.")
}

fn waits(name: &str, doing: Doing) -> String {
    match doing {
        Doing::Turn => format!("{name} is to play."),
        Doing::Again => format!("{name} plays again."),
        Doing::GoOn => format!("{name} may go on with the turn."),
    }
}

/// What staged cards would do.
fn effect(staged: StagedPlay) -> String {
    let StagedPlay {
        rank,
        cards: many,
        top,
        effect,
        last,
    } = staged;
    let played = capital(&cards(rank, many));
    let one = many == 1;
    let said = match (effect, top) {
        (Effect::Lie, Some(top)) => {
            let fit = if one { "fits" } else { "fit" };
            format!("{played} {fit} on {}", the_card(top))
        }
        (Effect::Lie, None) => {
            format!("{played} {} the pile", if one { "begins" } else { "begin" })
        }
        (Effect::Four(run), _) => format!("{} together swoop the pile", cards(rank, run)),
        (Effect::SwoopCard, top) => {
            let swoop = if one { "swoops" } else { "swoop" };
            let pile = if top.is_some() { " the pile" } else { "" };
            format!("{played} {swoop}{pile}")
        }
        (Effect::Take { cards, points }, top) => return takes(&played, one, top, cards, points),
    };
    format!("{said}{}", and_then(effect, last))
}

/// What follows: the end of a sentence.
fn and_then(effect: Effect, last: bool) -> &'static str {
    match (effect, last) {
        (_, true) => ", and you go out: these are your last cards.",
        (Effect::Four(_) | Effect::SwoopCard, false) => ", and you play again.",
        (Effect::Lie | Effect::Take { .. }, false) => ".",
    }
}

fn takes(played: &str, one: bool, top: Option<Rank>, cards: u16, points: u32) -> String {
    let (are, top) = (if one { "is" } else { "are" }, top.map(the_card));
    let than = top.map(|top| format!(" than {top}")).unwrap_or_default();
    format!(
        "{played} {are} higher{than}: you take {}, and your turn ends.",
        taken(cards, points)
    )
}

/// "23 cards (181 points)".
fn taken(cards: u16, points: u32) -> String {
    format!("{} ({})", of(cards, "card"), of(points, "point"))
}

fn added(staged: StagedPlay) -> String {
    let StagedPlay {
        rank,
        cards: many,
        effect,
        last,
        ..
    } = staged;
    match effect {
        Effect::Four(_) => self::effect(staged),
        _ => {
            let joins = if many == 1 { "joins" } else { "join" };
            let played = capital(&cards(rank, many));
            format!("{played} {joins} the pile{}", and_then(effect, last))
        }
    }
}

fn turn_effect(top: Option<Rank>, last: bool) -> String {
    let out = if last {
        " If it is not, you go out: it is your last card."
    } else {
        ""
    };
    match top {
        Some(top) => format!(
            "Nobody knows this card. If it is higher than {}, you take the pile.{out}",
            the_card(top)
        ),
        None if last => "It is your last card. On an empty pile it holds, and you go out.".into(),
        None => "Nobody knows this card. On an empty pile any card holds.".into(),
    }
}

fn do_play(staged: StagedPlay) -> String {
    let cards = bare(staged.rank, staged.cards);
    match (staged.effect, staged.top) {
        (Effect::Lie, _) => format!("Play {cards}"),
        (Effect::Four(_), _) => format!("Play {cards}: swoop"),
        (Effect::SwoopCard, Some(_)) => capital(&format!("{cards}: swoop the pile")),
        (Effect::SwoopCard, None) => format!("Play {cards}: swoop"),
        (
            Effect::Take {
                cards: many,
                points,
            },
            top,
        ) => {
            let on = top
                .map(|top| format!(" on {}", name(top)))
                .unwrap_or_default();
            format!("Play {cards}{on} = take {}", taken(many, points))
        }
    }
}

fn do_add(staged: StagedPlay) -> String {
    let swoop = match staged.effect {
        Effect::Four(_) => ": swoop",
        _ => "",
    };
    format!("Add {}{swoop}", bare(staged.rank, staged.cards))
}

/// Why the rules say no.
pub(super) fn why_not(refusal: Refusal) -> String {
    match refusal {
        Refusal::NotYourTurn => "It is another player's turn.".into(),
        Refusal::ForTheClock => "Only the clock calls time.".into(),
        Refusal::NoPassing => "There is no passing: you have to play.".into(),
        Refusal::PlayAgain => "After a swoop you have to play again.".into(),
        Refusal::NoCards => "Choose one card or more.".into(),
        Refusal::NotInHand { rank, held: 0 } => format!("Your hand holds no {}.", name(rank)),
        Refusal::NotInHand { rank, held } => {
            format!("Your hand holds only {}.", of_rank(rank, held))
        }
        Refusal::NoFace { stack: at } => {
            format!("There is no face-up card on {}.", stack(at))
        }
        Refusal::AnotherRank { stack: at, face } => format!(
            "The face-up card of {} is {}. Only cards of one rank are played together.",
            stack(at),
            a_card(face)
        ),
        Refusal::NoBlind { stack: at } => {
            format!("There is no face-down card in {}.", stack(at))
        }
        Refusal::Covered { stack: at, face } => format!(
            "The face-down card of {} still lies under {}.",
            stack(at),
            a_card(face)
        ),
        Refusal::NothingTurned => {
            "Cards can only be added to a face-down card turned over in this turn.".into()
        }
        Refusal::NothingElse => {
            "You have played. Now you may turn over face-down cards and add to them, nothing else."
                .into()
        }
        Refusal::AnotherValue { top, stack: at } => format!(
            "Only {} can be added, and the face-up card of {} is another.",
            plural(top),
            stack(at)
        ),
    }
}

/// "1 king", "2 kings": where the number matters.
fn of_rank(rank: Rank, many: u8) -> String {
    match many {
        1 => format!("one {}", name(rank)),
        _ => cards(rank, many),
    }
}
