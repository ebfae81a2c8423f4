//! What is wrong with texts.

use std::fmt;
use std::path::Path;

/// What is wrong in a text: the line, counted from 1, and a sentence.
pub(crate) type Fault = (usize, String);

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The file, relative to the folder of all languages.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, as a sentence.
    pub what: String,
}

impl Flaw {
    pub(crate) fn new(file: &str, line: usize, what: &str) -> Self {
        Self {
            file: file.into(),
            line,
            what: what.into(),
        }
    }

    /// A file that can't be read or written.
    pub(crate) fn of_file(path: &Path, why: &std::io::Error) -> Vec<Self> {
        vec![Self::new(&path.display().to_string(), 1, &why.to_string())]
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}
