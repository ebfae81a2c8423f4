//! Passages and headings before they are told apart.

use super::line::line;
use super::page::Line;
use crate::flaw::Fault;

/// Lines between two blank ones, with their numbers.
pub(super) struct Block<'a> {
    pub(super) lines: Vec<(usize, &'a str)>,
    /// Whether it belongs to the point above it.
    pub(super) indented: bool,
}

impl Block<'_> {
    /// The number and the text of its first line.
    pub(super) fn first(&self) -> (usize, &str) {
        self.lines[0]
    }

    /// The only line of what has just one.
    pub(super) fn only(&self) -> Result<(usize, &str), Fault> {
        match self.lines[..] {
            [first] => Ok(first),
            _ => Err((
                self.lines[1].0,
                "this line needs a blank line before it, or belongs at the end of the line above"
                    .into(),
            )),
        }
    }

    /// What each line says after its marker.
    pub(super) fn items(
        &self,
        marker: &str,
        say: impl Fn(usize, &str) -> Option<&str>,
    ) -> Result<Vec<Line>, Fault> {
        let item = |(index, (at, text)): (usize, &(usize, &str))| match say(index, text) {
            Some(said) => line(*at, said),
            None => Err((
                *at,
                marker.replace("{}", &(index + 1).to_string())
                    + ", or needs a blank line before it",
            )),
        };
        self.lines.iter().enumerate().map(item).collect()
    }
}

/// The blocks of a text.
pub(super) fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for (number, text) in (1..).zip(text.lines()) {
        let indented = text.starts_with([' ', '\t']);
        let text = text.trim();
        match blocks.last_mut() {
            _ if text.is_empty() => {}
            Some(block) if open => block.lines.push((number, text)),
            _ => blocks.push(Block {
                lines: vec![(number, text)],
                indented,
            }),
        }
        open = !text.is_empty();
    }
    blocks
}
