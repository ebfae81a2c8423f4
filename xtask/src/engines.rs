//! Tests the release build in the engines besides Chromium: WebKit and Firefox, where Debian's packages are
//! available.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::debian;
use crate::node;
use crate::steps::{ask, program, say};

/// The packages that provide both: the WebKit driver, its browser and a virtual screen; and Firefox.
const PACKAGES: [&str; 3] = ["webkit2gtk-driver", "xvfb", "firefox-esr"];

/// An engine, and the programs that its tests need, by the environment variables that name them.
pub(crate) struct Engine {
    /// The name that the tests use.
    pub(crate) name: &'static str,
    title: &'static str,
    needs: &'static [(&'static str, &'static str)],
}

const ENGINES: [Engine; 2] = [
    Engine {
        name: "webkit",
        title: "WebKit",
        needs: &[
            ("KT_WEBKIT_DRIVER", "WebKitWebDriver"),
            ("KT_WEBKIT", "MiniBrowser"),
            ("KT_SCREEN", "Xvfb"),
        ],
    },
    Engine {
        name: "firefox",
        title: "Firefox",
        needs: &[("KT_FIREFOX", "firefox-esr")],
    },
];

impl Engine {
    /// Returns the paths of everything that the engine needs, or what is missing.
    fn found(&self) -> Result<Vec<(&'static str, PathBuf)>, &'static str> {
        let found = |&(variable, name): &(&'static str, &'static str)| {
            let named = std::env::var_os(variable).map(PathBuf::from);
            let path = named.or_else(|| installed(name));
            path.map(|path| (variable, path)).ok_or(name)
        };
        self.needs.iter().map(found).collect()
    }
}

/// Installs what is missing, if that needs no password. Otherwise there is nothing to test.
pub(crate) fn ready() {
    if ENGINES.iter().any(|engine| engine.found().is_err()) && debian::can_install() {
        say("Installing WebKit and Firefox with apt-get (about 3 minutes)");
        debian::install(&PACKAGES);
    }
}

/// Tells the tests where the engines that start are, and notes why each other one is not tested. Returns the
/// names of those that start.
pub(crate) fn tell(command: &mut Command, notes: &mut Vec<String>) -> Vec<&'static str> {
    let mut names = Vec::new();
    for engine in &ENGINES {
        let title = engine.title;
        match engine.found() {
            Err(missing) => notes.push(format!(
                "{title} is not tested: {missing} is not installed here."
            )),
            Ok(found) => match starts(engine, &found) {
                Err(why) => notes.push(format!("{title} is not tested: {why}")),
                Ok(version) => {
                    println!("{title} {version} is tested.");
                    command.envs(found);
                    names.push(engine.name);
                }
            },
        }
    }
    names
}

/// Returns the version of an engine that starts, or one line that says why it does not.
fn starts(engine: &Engine, found: &[(&'static str, PathBuf)]) -> Result<String, String> {
    let mut node = program("node", &["engines/starts.js", engine.name]);
    node.current_dir(node::folder()).envs(found.iter().cloned());
    let said = ask(&mut node).unwrap_or_default();
    match said.strip_prefix("starts ") {
        Some(version) => Ok(version.to_owned()),
        None if said.is_empty() => Err("it could not be started.".to_owned()),
        None => Err(said),
    }
}

/// Finds a program on `PATH`, or in the folders of WebKitGTK's parts on Debian, which are not on it.
fn installed(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    folders.extend(parts_of_webkit(Path::new("/usr/lib")));
    folders
        .into_iter()
        .map(|folder| folder.join(name))
        .find(|program| program.is_file())
}

/// Folders such as `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`, the newest first.
fn parts_of_webkit(libraries: &Path) -> Vec<PathBuf> {
    let inside = |folder: &Path| {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).collect::<Vec<_>>()
    };
    let is_webkit = |folder: &PathBuf| {
        let name = folder.file_name().map(OsStr::to_string_lossy);
        name.is_some_and(|name| name.starts_with("webkit2gtk-") || name.starts_with("webkitgtk-"))
    };
    let of_machines = inside(libraries)
        .into_iter()
        .filter(|folder| folder.is_dir());
    let mut found: Vec<_> = of_machines
        .flat_map(|folder| inside(&folder))
        .filter(is_webkit)
        .collect();
    found.sort();
    found.reverse();
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;

    #[test]
    fn the_small_browser_is_found_where_debian_puts_it() {
        let files = [
            ("x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser", ""),
            ("x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser", ""),
            ("x86_64-linux-gnu/gtk-3.0/other", ""),
        ];
        let root = Folder::new("webkit", &files);
        let found = parts_of_webkit(&root);
        let names: Vec<_> = found.iter().filter_map(|path| path.file_name()).collect();
        assert_eq!(names, ["webkit2gtk-4.1", "webkit2gtk-4.0"]);
    }
}
