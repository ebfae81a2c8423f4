//! Messages of Swoop to the player to move, in English.

use super::cards::{cards, name, plural, stack, the_card};
use crate::games::swoop::Rank;
use crate::i18n::Name;
use crate::i18n::en::words::{agree, capital, count, joined, possessive, told};
use crate::i18n::swoop::{Doing, Possible, Prompt};
use crate::staging::swoop::{Effect, StagedPlay};

/// The text of a message to the player to move.
pub(in crate::i18n) fn prompt(msg: &Prompt) -> String {
    match msg {
        Prompt::Hand { name } => format!("{} hand", possessive(name)),
        Prompt::Key {
            rank,
            held,
            lying,
            higher,
        } => key(*rank, *held, *lying, *higher),
        Prompt::Stacks { name } => format!("{} stacks", possessive(name)),
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
        Prompt::TapRank => "Tap a rank in your hand, or one of your stacks.".into(),
        Prompt::TapStack => "Your hand is empty: tap one of your stacks.".into(),
        Prompt::TapToGoOn => "Tap a card to go on, or".into(),

        Prompt::Staged(staged) => effect(*staged),
        Prompt::Added(staged) => added(*staged),
        Prompt::TurnEffect { top, last } => turn_effect(*top, *last),

        Prompt::DoPlay(staged) => do_play(*staged),
        Prompt::DoAdd(staged) => do_add(*staged),
        Prompt::DoTurn { stack: None } => "Hold to turn over the card underneath".into(),
        Prompt::DoTurn { stack: Some(at) } => {
            format!("Hold to turn over card {}", u16::from(*at) + 1)
        }
        Prompt::DoEnd => "End your turn".into(),

        Prompt::HowMany => "How many".into(),
        Prompt::From { hand, faces: 0 } => format!("{hand} from hand"),
        Prompt::From { hand: 0, faces } => format!("{faces} face up"),
        Prompt::From { hand, faces } => format!("{hand} from hand, {faces} face up"),
        Prompt::Fewer => "one fewer".into(),
        Prompt::More => "one more".into(),
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

fn turn(top: Option<Rank>, again: bool, open: Possible) -> String {
    let again = if again { "you go again: " } else { "" };
    match top {
        None => format!("{again}{}.", on_nothing(open)),
        Some(top) => on_pile(top, open),
    }
}

const TURN_OVER: &str = "turn over a face-down card";

fn on_nothing(open: Possible) -> String {
    let any = open.fits || open.swoops || open.higher;
    either([
        (any, "play any cards of one rank".into()),
        (open.turns, TURN_OVER.into()),
    ])
}

/// What fits on this rank: "7 or lower".
fn lower(top: Rank) -> String {
    match top {
        Rank::Ace => plural(top).into(),
        _ => format!("{} or lower", name(top)),
    }
}

/// "play cards of one rank (7 or lower, or a swoop card) or turn over a face-down card.
/// Anything higher takes the pile."
fn on_pile(top: Rank, open: Possible) -> String {
    let lower = lower(top);
    let what = match (open.fits, open.swoops) {
        (true, true) => format!("play cards of one rank ({lower}, or a swoop card)"),
        (true, false) => format!("play cards of one rank ({lower})"),
        (false, _) => format!("play a swoop card (nothing else fits on {})", the_card(top)),
    };
    if open.fits || open.swoops {
        let ways = either([(true, what), (open.turns, TURN_OVER.into())]);
        let higher = if open.higher {
            " Anything higher takes the pile."
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
        "none of your cards fit on {}. Play higher and take the pile{turns}.",
        the_card(top)
    )
}

/// The possible ways, joined with "or".
fn either<const N: usize>(ways: [(bool, String); N]) -> String {
    let open = ways.into_iter().filter(|(open, _)| *open);
    let open: Vec<String> = open.map(|(_, way)| way).collect();
    joined(&open, "or")
}

/// "turn over a face-down card, add sevens or end your turn."
fn go_on(top: Rank, add: u8, turn: u8) -> String {
    if add + turn == 0 {
        return format!(
            "{} stays, and there's nothing to add: end your turn.",
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

fn waits(name: &Name, doing: Doing) -> String {
    match doing {
        Doing::Turn => format!("{} turn.", possessive(name)),
        Doing::Again => format!("{name} {} again.", agree(name, "plays", "play")),
        Doing::GoOn => format!("{name} can still turn a card."),
    }
}

/// What the staged cards would do.
fn effect(staged: StagedPlay) -> String {
    let StagedPlay {
        rank,
        cards: many,
        top,
        effect,
        ..
    } = staged;
    let played = capital(&cards(rank, many));
    let one = many == 1;
    let said = match (effect, top) {
        (Effect::Lie, Some(top)) => {
            let fit = if one { "fits" } else { "fit" };
            format!("{played} {fit} on {}", the_card(top))
        }
        (Effect::Lie, None) => {
            format!("{played} {} the pile", if one { "starts" } else { "start" })
        }
        (Effect::Four(run), _) => format!("{} together swoop the pile", cards(rank, run)),
        (Effect::SwoopCard, top) => {
            let swoop = if one { "swoops" } else { "swoop" };
            let pile = if top.is_some() { " the pile" } else { "" };
            format!("{played} {swoop}{pile}")
        }
        (Effect::Take { cards, points }, top) => return takes(&played, one, top, cards, points),
    };
    format!("{said}{}", and_then(staged))
}

/// What happens next, as the end of a sentence.
fn and_then(staged: StagedPlay) -> &'static str {
    match (staged.effect, staged.last, staged.cards) {
        (_, true, 1) => ", and you go out: it's your last card.",
        (_, true, _) => ", and you go out: they're your last cards.",
        (Effect::Four(_) | Effect::SwoopCard, false, _) => ", and you play again.",
        (Effect::Lie | Effect::Take { .. }, false, _) => ".",
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
    format!("{} ({})", count(cards, "card"), count(points, "point"))
}

fn added(staged: StagedPlay) -> String {
    let StagedPlay {
        rank,
        cards: many,
        effect,
        ..
    } = staged;
    match effect {
        Effect::Four(_) => self::effect(staged),
        _ => {
            let go = if many == 1 { "goes" } else { "go" };
            let played = capital(&cards(rank, many));
            format!("{played} {go} on the pile{}", and_then(staged))
        }
    }
}

fn turn_effect(top: Option<Rank>, last: bool) -> String {
    let out = if last {
        " If not, you go out: it's your last card."
    } else {
        ""
    };
    match top {
        Some(top) => format!(
            "Nobody knows this card. If it's higher than {}, you take the pile.{out}",
            the_card(top)
        ),
        None if last => {
            "It's your last card, and anything goes on an empty pile: you go out.".into()
        }
        None => "Nobody knows this card, but anything goes on an empty pile.".into(),
    }
}

fn do_play(staged: StagedPlay) -> String {
    let cards = cards(staged.rank, staged.cards);
    match staged.effect {
        Effect::Lie => format!("Play {cards}"),
        Effect::Four(_) | Effect::SwoopCard => format!("Play {cards} and swoop"),
        Effect::Take { cards, points } => format!("Hold to take {}", taken(cards, points)),
    }
}

fn do_add(staged: StagedPlay) -> String {
    let swoop = match staged.effect {
        Effect::Four(_) => " and swoop",
        _ => "",
    };
    format!("Add {}{swoop}", cards(staged.rank, staged.cards))
}
