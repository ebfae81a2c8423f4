//! Looking back at a game, in English.

use super::words::capital;
use crate::i18n::past::Msg;

pub(in crate::i18n) fn text(msg: &Msg) -> String {
    match msg {
        Msg::LookBack => "Replay".into(),
        Msg::ToResult => "Back to the result".into(),
        Msg::ToNow => "Back to the game".into(),
        Msg::PartBefore => "Previous part".into(),
        Msg::PartAfter => "Next part".into(),
        Msg::StepBack => "Back one move".into(),
        Msg::StepOn => "Forward one move".into(),
        Msg::PlayFilm => "Play".into(),
        Msg::PauseFilm => "Pause".into(),
        Msg::Speed => "Speed".into(),
        Msg::FilmSpeed(50) => "Half speed".into(),
        Msg::FilmSpeed(100) => "Real speed".into(),
        Msg::FilmSpeed(200) => "Double speed".into(),
        Msg::FilmSpeed(speed) => format!("{speed} %"),
        Msg::MomentLabel => "Move".into(),
        Msg::Moment { step, last } => format!("{step} of {last}"),
        Msg::GoTo => "Go to".into(),
        Msg::Part(path) => {
            let part = |(name, number): &(String, usize)| format!("{name} {number}");
            capital(&path.iter().map(part).collect::<Vec<_>>().join(", "))
        }
    }
}
