//! What the press of a key means at a table.

use super::command::Command;
use super::command_keys::{Keys, same};
use super::key_press::KeyPress;
use crate::games::GameId;

/// What a press means at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A command.
    Command(Command),
    /// The card in hand with this index: 1 to 9 give 0 to 8, and 0 gives 9.
    Card(usize),
}

impl Keys {
    /// What a press means at the table of this game.
    #[must_use]
    pub fn meaning(&self, press: &KeyPress, game: GameId) -> Option<Meaning> {
        let mut names = press.names().filter(|name| self.works(name));
        names.find_map(|name| self.means(&name, game))
    }

    /// All commands that a press gives, at any table: one per game, or a single one shared by all.
    #[must_use]
    pub fn commands(&self, press: &KeyPress) -> Vec<Command> {
        let mut commands: Vec<Command> = Vec::new();
        for game in GameId::ALL {
            if let Some(Meaning::Command(command)) = self.meaning(press, game)
                && !commands.contains(&command)
            {
                commands.push(command);
            }
        }
        commands
    }

    /// What a key with this name means, whether or not such keys do anything now.
    pub(super) fn means(&self, name: &str, game: GameId) -> Option<Meaning> {
        let here = |command: &Command| command.works_at(game);
        let by =
            |named: &dyn Fn(Command) -> bool| Command::all().filter(here).find(|&it| named(it));
        by(&|command| same(self.key(command), name))
            .or_else(|| by(&|command| command.also().is_some_and(|also| same(also, name))))
            .map(Meaning::Command)
            .or_else(|| card(name).map(Meaning::Card))
    }

    /// Whether a key can do anything at all.
    fn works(&self, key: &str) -> bool {
        let writes = key.chars().count() == 1 && key != " " || key.starts_with("Shift+");
        self.characters || !writes
    }
}

/// The index of the card that a digit means.
fn card(name: &str) -> Option<usize> {
    let digit = name.parse::<usize>().ok()?;
    (name.len() == 1).then_some((digit + 9) % 10)
}
