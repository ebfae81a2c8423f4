//! Exporting games as files.

use yew::AttrValue;

use crate::games::GameId;
use crate::i18n::storage::Msg;
use crate::saves::{backup, join, report};
use crate::settings::Settings;
use crate::ui::words::say;
use crate::web::{clock, file};

/// Saves a game as a file, its lines unchanged, and returns a message about it. Games of an unknown kind are saved,
/// too.
pub fn save_as_file(lines: &[String], game: impl Into<Option<GameId>>) -> AttrValue {
    let game = game.into().map_or("game", GameId::slug);
    save(game, &join(&[lines.to_vec()]))
}

/// Saves several games and the settings as one file, or as several if there are very many, and returns a message about
/// that.
pub fn save_all(games: &[Vec<String>], settings: &Settings) -> AttrValue {
    let files = backup(games, settings);
    if let [text] = &files[..] {
        return save("all", text);
    }
    let files = files.iter().zip(1..);
    let said: Vec<_> = files
        .map(|(text, number)| save(&format!("all-{number}"), text))
        .collect();
    said.join(" ").into()
}

/// Saves a bug report: a game, with the details listed in [`Msg::ReportHolds`]. Returns a message about it.
pub fn save_report(lines: &[String], game: GameId) -> AttrValue {
    let text = report(env!("CARGO_PKG_VERSION"), &file::browser(), lines);
    save(&format!("report-{}", game.slug()), &text)
}

fn save(what: &str, text: &str) -> AttrValue {
    let name = format!("kitchen-table-{what}-{}.jsonl", clock::date_stamp());
    say(if file::save(&name, text) {
        Msg::Saving(&name)
    } else {
        Msg::NotSaved
    })
}
