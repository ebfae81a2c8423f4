//! Every sentence that a person reads, as data: what is to be said is an enum, and each language
//! is one exhaustive match on it. Numbers are clause numbers and card values; names are as typed.

pub mod dealt;
mod en;
pub mod shell;

/// A language that the page speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// Anything that can be said.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// Of the pages that all games share.
    Shell(shell::Msg<'a>),
    /// Of Dealt!.
    Dealt(dealt::Msg<'a>),
    /// To the one who moves in Dealt!.
    DealtPrompt(dealt::Prompt<'a>),
}

impl<'a> From<shell::Msg<'a>> for Msg<'a> {
    fn from(msg: shell::Msg<'a>) -> Self {
        Self::Shell(msg)
    }
}

impl<'a> From<dealt::Msg<'a>> for Msg<'a> {
    fn from(msg: dealt::Msg<'a>) -> Self {
        Self::Dealt(msg)
    }
}

impl<'a> From<dealt::Prompt<'a>> for Msg<'a> {
    fn from(msg: dealt::Prompt<'a>) -> Self {
        Self::DealtPrompt(msg)
    }
}

/// Says it.
#[must_use]
pub fn text<'a>(language: Language, msg: impl Into<Msg<'a>>) -> String {
    match (language, msg.into()) {
        (Language::English, Msg::Shell(msg)) => en::shell::text(&msg),
        (Language::English, Msg::Dealt(msg)) => en::dealt::text(&msg),
        (Language::English, Msg::DealtPrompt(msg)) => en::dealt::prompt(&msg),
    }
}
