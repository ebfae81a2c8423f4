//! Messages around the play surface of Stroop, in English.

use super::cards::{card, is_not, quoted};
use crate::i18n::en::words::{agree, all_of_within, joined, possessive, possessive_within, within};
use crate::i18n::stroop::{Device, Prompt, Verdict};
use crate::settings::{Block, Voice};

#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(in crate::i18n) fn prompt(msg: &Prompt) -> String {
    match msg {
        Prompt::Zone(name) => format!("{} zone", possessive(name)),
        Prompt::Middle => "The middle".into(),
        Prompt::Centre { card: it, advanced } => {
            format!("In the middle: {}", card(*it, *advanced))
        }
        Prompt::Hand(name) => format!("{} cards", possessive(name)),
        Prompt::Draw(0) => "Nothing left to draw".into(),
        Prompt::Draw(left) => format!("Draw, {left} left"),
        Prompt::Stop => "Hold to call STOP".into(),
        Prompt::StopWord => "STOP".into(),
        Prompt::DrawWord => "Draw".into(),
        Prompt::Left(cards) => format!("{cards}\u{a0}left"),
        Prompt::Page { from, to } if from == to => format!("Card {from}"),
        Prompt::Page { from, to } => format!("Cards {from} to {to}"),
        Prompt::Verdict(what) => verdict(*what),
        Prompt::Turn(name) => format!("Turn {} zone", possessive_within(name)),

        Prompt::StopWhen => "Nothing fits? Hold STOP.".into(),
        Prompt::HoldToStart { several: false } => "Hold to start".into(),
        Prompt::HoldToStart { several: true } => "Hold, all of you at once".into(),
        Prompt::WaitsFor(seats, names) => {
            format!("Waiting for {}", all_of_within(*seats, names))
        }
        Prompt::AllHold => "All set".into(),
        Prompt::OrHold(key) => format!("or hold {key}"),
        Prompt::FewFingers(fingers) => few_fingers(*fingers),
        Prompt::SmallScreen(1) => "This screen only has room for one person. Use a bigger one, or let bots take the other seats.".into(),
        Prompt::SmallScreen(people) => {
            format!("This screen only has room for {people} people. Use a bigger one, or let bots take the other seats.")
        }
        Prompt::LostTouches => {
            "The screen dropped some touches. A palm on the glass or a system gesture can do that: lift your hands and try again."
                .into()
        }
        Prompt::TabletHint => {
            "Gestures with four or five fingers can interrupt the game. On an iPad you can turn them off in Settings, under Multitasking & Gestures."
                .into()
        }
        Prompt::OneMouse => {
            "One mouse can only hold one pad. The others need keys, gamepads or a touchscreen."
                .into()
        }
        Prompt::Start => "Start".into(),
        Prompt::SayWords(voice) => say_words(*voice).into(),
        Prompt::DeviceLabel(name) => {
            format!("How {} {}", within(name), agree(name, "plays", "play"))
        }
        Prompt::Device(it) => device(*it),
        Prompt::PressTogether(keys) => {
            let keys: Vec<String> = keys.iter().map(|&key| key.into()).collect();
            format!("Press {} at the same time.", joined(&keys, "and"))
        }
        Prompt::Tested(true) => "All the keys came through, so three can play on this keyboard.".into(),
        Prompt::Tested(false) => {
            "Some of the keys got lost, so three can't play on this keyboard. One of you needs something else."
                .into()
        }

        Prompt::NoTest => "Cancel".into(),

        Prompt::Pause => "Pause".into(),
        Prompt::Paused => "Paused".into(),
        Prompt::PausedByTouches => "The screen dropped too many touches, so the game paused.".into(),
        Prompt::GoOn => "Continue".into(),
        Prompt::CountDown(seconds) => seconds.to_string(),
        Prompt::Missed(name) => format!("{name} could still have played this."),
        Prompt::PhotoFinish {
            first,
            others,
            names,
        } => format!(
            "Photo finish: {} before {}",
            within(&names[*first]),
            all_of_within(*others, names)
        ),
        Prompt::Strip { name, left, hand } => format!("{name}, {left} left, {hand} in hand"),
    }
}

/// The result of the last attempt, without blame, and without the name of the player whose zone shows it.
fn verdict(what: Verdict) -> String {
    match what {
        Verdict::Landed => "It landed".into(),
        Verdict::Second(name) => format!("Just after {} card", possessive_within(name)),
        Verdict::TooLate => "The middle had just changed".into(),
        Verdict::Fumbled {
            centre, round: 1, ..
        } => format!("That card {}", is_not(centre.face().word)),
        Verdict::Fumbled { card, .. } => format!("The middle {}", is_not(card.face().word)),
        Verdict::Barred(missed) => format!("Out this round: {} did fit", quoted(missed)),
        Verdict::CalledTooLate => "No call: the middle had just changed".into(),
    }
}

fn few_fingers(fingers: u8) -> String {
    let fingers = match fingers {
        1 => "only one finger at a time".into(),
        more => format!("only {more} fingers at once"),
    };
    format!("This screen sees {fingers}, so some of you should use keys.")
}

fn say_words(voice: Voice) -> &'static str {
    match voice {
        Voice::People => "Say each word out loud as you play it.",
        Voice::Page => "The page says each word out loud.",
        Voice::Nobody => "Nobody has to say the words.",
    }
}

fn device(device: Device) -> String {
    match device {
        Device::Keys(Block::Left) => "Left keys".into(),
        Device::Keys(Block::Right) => "Right keys".into(),
        Device::Keys(Block::NumberPad) => "Number pad".into(),
        Device::Keys(Block::Arrows) => "Arrow keys".into(),
        Device::Gamepad(number) => format!("Gamepad {number}"),
        Device::Touch => "Touch or mouse".into(),
    }
}
