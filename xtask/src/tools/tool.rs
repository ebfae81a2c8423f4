//! A tool at one version, and the ways to get it.

use std::path::{Path, PathBuf};
use std::{fmt, fs};

use crate::steps::{Outcome, tools_folder, version_text};

/// Puts a tool into the given empty folder, programs under `bin`, or says why it can't.
pub(super) type Way<'a> = Box<dyn Fn(&Path) -> Outcome + 'a>;

/// A program at one version.
pub(super) struct Tool<'a> {
    /// The program's name.
    pub(super) name: &'a str,
    /// The version that it reports.
    pub(super) version: &'a str,
    /// The folder of its files, once complete.
    folder: PathBuf,
}

impl<'a> Tool<'a> {
    /// A tool in the project's tools folder.
    pub(super) fn new(name: &'a str, version: &'a str) -> Self {
        Self::within(&tools_folder(), name, version)
    }

    pub(super) fn within(tools: &Path, name: &'a str, version: &'a str) -> Self {
        let folder = tools.join(format!("{name}-{version}"));
        Self {
            name,
            version,
            folder,
        }
    }

    /// Returns the path to start it: the project's own copy, or an installed one.
    pub(super) fn found(&self) -> Option<PathBuf> {
        let own = program_in(&self.folder, self.name);
        [own, self.name.into()]
            .into_iter()
            .find(|program| self.is(program))
    }

    /// Gets the tool by the first way that works, reporting each that doesn't. The tool appears only when
    /// complete: each way fills a temporary folder, which is moved into place at the end.
    pub(super) fn get(&self, ways: &[Way], mut tell: impl FnMut(&str)) -> Outcome<PathBuf> {
        let mut failure = format!("there is no way to get {self}");
        for (place, way) in ways.iter().enumerate() {
            if place > 0 {
                tell(&failure);
            }
            match self.get_by(way) {
                Ok(program) => return Ok(program),
                Err(why) => failure = why,
            }
        }
        Err(failure)
    }

    fn get_by(&self, way: &Way) -> Outcome<PathBuf> {
        let begun = self.folder.with_added_extension("new");
        empty(&begun)?;
        let program = program_in(&self.folder, self.name);
        let outcome = way(&begun).and_then(|()| {
            let moved = remove(&self.folder).and_then(|()| fs::rename(&begun, &self.folder));
            moved.map_err(|why| format!("{} can't be written: {why}", self.folder.display()))?;
            let here = self.is(&program);
            here.then_some(program).ok_or_else(|| {
                let _ = remove(&self.folder);
                format!("The downloaded {self} is another version, or can't run here.")
            })
        });
        let _ = remove(&begun);
        outcome
    }

    fn is(&self, program: &Path) -> bool {
        version_text(program)
            .is_some_and(|text| text.split_whitespace().any(|word| word == self.version))
    }
}

impl fmt::Display for Tool<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name, self.version)
    }
}

/// The path of a program in a tool's folder.
pub(super) fn program_in(folder: &Path, name: &str) -> PathBuf {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    folder.join("bin").join(file)
}

fn empty(folder: &Path) -> Outcome {
    remove(folder)
        .and_then(|()| fs::create_dir_all(folder.join("bin")))
        .map_err(|why| format!("{} can't be written: {why}", folder.display()))
}

fn remove(folder: &Path) -> std::io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(why) if why.kind() != std::io::ErrorKind::NotFound => Err(why),
        _ => Ok(()),
    }
}
