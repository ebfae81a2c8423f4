//! The settings page, in English.

use super::words::capital;
use super::{shell, swoop};
use crate::i18n::settings::{Msg, Purpose, Setting};
use crate::settings::{
    Block, Command, Confirm, Inks, Marks, Motion, Notes, Pace, Press, Rivals, TextSize, Theme,
    Voice,
};

#[expect(
    clippy::too_many_lines,
    reason = "one exhaustive match of sentences reads best whole"
)]
pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match *msg {
        Msg::AtOnce => "Changes apply immediately, for everyone at this screen.".into(),
        Msg::NotKept => "This browser won't save settings. They last until you close this page.".into(),
        Msg::Play => "At the table".into(),
        Msg::Look => "Appearance".into(),
        Msg::Setting(setting) => name(setting).into(),
        Msg::About(setting) => about(setting).into(),

        Msg::Pace(pace) => pace_name(pace).into(),
        Msg::Confirm(confirm) => confirm_name(confirm).into(),
        Msg::Confirms(confirm) => confirms(confirm).into(),
        Msg::Marks(Marks::Off) => "Nothing".into(),
        Msg::Marks(Marks::Playable) => "Cards you can play".into(),
        Msg::Notes(Notes::On) => "On".into(),
        Msg::Notes(Notes::Off) => "Off".into(),
        Msg::Theme(Theme::System) | Msg::Motion(Motion::System) => "Match device".into(),
        Msg::Theme(Theme::Light) => "Light".into(),
        Msg::Theme(Theme::Dark) => "Dark".into(),
        Msg::Motion(Motion::Full) => "Full".into(),
        Msg::Motion(Motion::Reduced) => "Reduced".into(),
        Msg::Text(size) => size_name(size).into(),
        Msg::Inks(Inks::Plain) => "Ink only".into(),
        Msg::Inks(Inks::Badges) => "Ink and shape".into(),
        Msg::Voice(Voice::People) => "Players".into(),
        Msg::Voice(Voice::Page) => "This device".into(),
        Msg::Voice(Voice::Nobody) => "Nobody".into(),
        Msg::Rivals(Rivals::Levels) => "As chosen".into(),
        Msg::Rivals(Rivals::Match) => "As quick as you".into(),

        Msg::Keys => "Keys".into(),
        Msg::FixedKeys => "These keys always do the same at the table: Tab moves on, Space presses, left and right move along your hand, and 1 to 9 and 0 pick its first ten cards. You can change all the others. If a game uses digits for something else, they're listed with that game.".into(),
        Msg::Characters => "Use letter, number and symbol keys".into(),
        Msg::CharactersNote => "When this is off, letters, numbers and symbols do nothing at the table, which helps if you dictate or often hit keys by accident. Enter, Escape and the arrows still work.".into(),
        Msg::Command(command) => capital(&does(command)),
        Msg::KeysOf(None) => "At every table".into(),
        Msg::KeysOf(Some(game)) => format!("In {}", shell::name(game)),
        Msg::Key(key) => key_name(key),
        Msg::Blocks => "In Stroop, with several on one keyboard".into(),
        Msg::AboutBlocks => "Each half of the keyboard has a key for every card, laid out like the cards. With the number pad or the arrow keys, you move to a card and then play it. Press a key below to change it.".into(),
        Msg::Block(block) => capital(block_name(block)),
        Msg::Short(press) => short(press),
        Msg::ChangeKey(purpose) => format!(". Change key: {}", is_for(purpose)),
        Msg::Change => "Change".into(),
        Msg::ChangeKeyOf(command) => format!("Change key: {}", does(command)),
        Msg::Awaited(purpose) => {
            format!("Press a new key for this: {}. Escape cancels.", is_for(purpose))
        }
        Msg::Refused(key) => {
            format!("You can't use {} for this. Press another key, or Escape.", key_name(key))
        }
        Msg::Taken(purpose, key) => format!("{} will now {}.", key_name(key), is_for(purpose)),
        Msg::Exchanged(purpose, key) => {
            format!("{} will {} instead.", key_name(key), is_for(purpose))
        }
        Msg::GaveUp => "Nothing changed.".into(),
        Msg::UsualKeys => "Reset all keys".into(),
        Msg::KeysAreUsual => "All keys are back to normal.".into(),
        Msg::TryKeys => "Try the keys".into(),
        Msg::TryKeysNote => "While this is on, pressing a key only tells you here what it does at the table. Press Space to stop.".into(),
        Msg::Tried(commands) => tried(commands),

        Msg::Reset => "Reset".into(),
        Msg::ResetAll => "Reset all settings".into(),
        Msg::IsReset => "All settings are back to normal.".into(),
        Msg::Undo => "Undo".into(),
        Msg::Undone => "Your settings are back.".into(),
    }
}

fn name(setting: Setting) -> &'static str {
    match setting {
        Setting::Pace => "Pace",
        Setting::Confirm => "Confirm moves",
        Setting::Marks => "Highlight in your hand",
        Setting::Notes => "Notes for new players",
        Setting::Theme => "Theme",
        Setting::Motion => "Motion",
        Setting::Text => "Text size",
        Setting::Inks => "Colors in Stroop",
        Setting::Voice => "Who says the words in Stroop",
        Setting::Rivals => "Bots in Stroop",
    }
}

/// What a key does at every table, or game by game.
fn tried(commands: &[Command]) -> String {
    let sentences = commands.iter().enumerate().map(|(place, &command)| {
        let key = if place == 0 { "this key" } else { "it" };
        let table = match command.game() {
            None => "At the table".into(),
            Some(game) => format!("In {}", shell::name(game)),
        };
        format!("{table}, {key} will {}.", does(command))
    });
    sentences.collect::<Vec<_>>().join(" ")
}

fn about(setting: Setting) -> &'static str {
    match setting {
        Setting::Pace => "How fast bots play and cards fly.",
        Setting::Confirm => "Which of your moves wait for a press of the button.",
        Setting::Marks => "What stands out when it's your turn.",
        Setting::Inks => {
            "A small shape in the corner of each card can stand for its color: a circle for blue, a triangle for red, a square for black, a diamond for yellow."
        }
        Setting::Rivals => {
            "When you play alone, bots can learn from each round how quick you are, so that you win about every second one."
        }
        Setting::Voice => "By the rules, whoever plays a card says its word out loud.",
        Setting::Notes => "A short note the first time something comes up, once each.",
        Setting::Theme => "Linen by day, dark wood by night.",
        Setting::Motion => "With reduced motion, cards appear in place instead of flying there.",
        Setting::Text => "On top of your browser's own text size.",
    }
}

fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::Slow => "Slow",
        Pace::Normal => "Normal",
        Pace::Fast => "Fast",
        Pace::Instant => "Instant",
    }
}

fn confirm_name(confirm: Confirm) -> &'static str {
    match confirm {
        Confirm::Always => "Always",
        Confirm::Risky => "Risky moves only",
        Confirm::Never => "Never",
    }
}

fn confirms(confirm: Confirm) -> &'static str {
    match confirm {
        Confirm::Always => "You choose a move, then press the button to make it.",
        Confirm::Risky => {
            "Double-tapping a card makes the move. In Dealt!, so does tapping a bracket or choosing where a card goes, but a Stop, a Redraw, your last card or an X that could be several numbers still waits for the button. In Sloop, you still press the button to put down a card that could capture, to capture with a wild or put it down, and to give your partner a card. In Slapshot, you still press the button to trade, draft or line up. In Swoop, you always hold the button to take the pile or turn over a card."
        }
        Confirm::Never => {
            "Every move is made as soon as you choose it, even a risky one. In Swoop, you still hold the button to take the pile or turn over a card."
        }
    }
}

fn size_name(size: TextSize) -> &'static str {
    match size {
        TextSize::Usual => "Normal",
        TextSize::Large => "Large",
        TextSize::Larger => "Larger",
        TextSize::Largest => "Largest",
    }
}

/// What a key is for.
fn is_for(purpose: Purpose) -> String {
    match purpose {
        Purpose::Command(command) => does(command),
        Purpose::Block(block, press) => {
            let does = match press {
                Press::Cell(cell) => format!("play card {}", cell + 1),
                Press::Page => "turn the page".into(),
                Press::Draw => "draw".into(),
                Press::Stop => "call STOP".into(),
                Press::Move(0, -1) => "move up".into(),
                Press::Move(0, _) => "move down".into(),
                Press::Move(-1, _) => "move left".into(),
                Press::Move(..) => "move right".into(),
                Press::Play => "play a card".into(),
            };
            format!("{does} with the {}", block_name(block))
        }
    }
}

/// The name of a key block within a sentence.
fn block_name(block: Block) -> &'static str {
    match block {
        Block::Left => "left half of the keyboard",
        Block::Right => "right half of the keyboard",
        Block::NumberPad => "number pad",
        Block::Arrows => "arrow keys",
    }
}

/// What a key of a block does, shown beside the key.
fn short(press: Press) -> String {
    match press {
        Press::Cell(cell) => (cell + 1).to_string(),
        Press::Page => "Page".into(),
        Press::Draw => "Draw".into(),
        Press::Stop => "STOP".into(),
        Press::Move(0, -1) => "Up".into(),
        Press::Move(0, _) => "Down".into(),
        Press::Move(-1, _) => "Left".into(),
        Press::Move(..) => "Right".into(),
        Press::Play => "Play".into(),
    }
}

/// What a key does.
fn does(command: Command) -> String {
    match command {
        Command::Confirm => "make your move".into(),
        Command::Clear => "cancel your move".into(),
        Command::NextPlay => "pick the next play".into(),
        Command::LastPlay => "pick the previous play".into(),
        Command::Log => "show or hide the game log".into(),
        Command::Reference => "show or hide the quick reference".into(),
        Command::Rule => "open the rule that applies".into(),
        Command::Hide => "hide your cards".into(),
        Command::TakeBack => "undo your last move, in practice".into(),
        Command::Capture => "capture with your card".into(),
        Command::Build => "build with your card".into(),
        Command::Add => "add your card to a build".into(),
        Command::PutDown => "put your card down".into(),
        Command::LeftReserve => "take the left reserve".into(),
        Command::RightReserve => "take the right reserve".into(),
        Command::Trade => "trade for a card".into(),
        Command::Draft => "draft a card".into(),
        Command::Game => "play a game".into(),
        Command::Rank(rank) => format!("pick your {}", swoop::plural(rank)),
        Command::More => "pick one more card".into(),
        Command::Fewer => "pick one fewer card".into(),
        Command::Stack(stack) => format!("pick stack {}", stack + 1),
        Command::NextBlind => "pick the next face-down card".into(),
    }
}

fn key_name(key: &str) -> String {
    match key {
        "ArrowDown" => "Down".into(),
        "ArrowUp" => "Up".into(),
        "ArrowLeft" => "Left".into(),
        "ArrowRight" => "Right".into(),
        "Escape" => "Esc".into(),
        "PageDown" => "Page down".into(),
        "PageUp" => "Page up".into(),
        " " => "Space".into(),
        _ if key.starts_with("Shift+") => key.replace('+', " "),
        _ if key.chars().count() == 1 => key.to_uppercase(),
        _ => key.into(),
    }
}
