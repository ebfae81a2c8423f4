//! A Chromium for the end-to-end tests, and for what is measured and shown.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{Outcome, ask, program, run, say, tools_folder, version_text};
use crate::{debian, node};

/// The part of Chromium that draws no window.
const SHELL: &str = "chromium-headless-shell";

/// Names of Chromium and its relatives on `PATH`.
const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Where installers put Chromium on macOS and Windows.
const PLACES: [&str; 4] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
];

/// Returns the Chromium to test in: the one that `KT_CHROMIUM` names, the one that draws no window, or else the one
/// that people use, whichever is available first. Needs the npm packages of the tests.
pub(crate) fn to_test_in() -> Outcome<PathBuf> {
    ready(&[SHELL, NAMES[0]])
}

/// Returns the Chromium that people use, or the one that `KT_CHROMIUM` names. Needs the npm packages of the tests.
pub(crate) fn of_people() -> Outcome<PathBuf> {
    ready(&[NAMES[0]])
}

/// Returns an installed Chromium, Playwright's download, or the first of the system's packages with these names,
/// whichever is available first.
fn ready(packages: &[&str]) -> Outcome<PathBuf> {
    if let Some(named) = std::env::var_os("KT_CHROMIUM") {
        let named = PathBuf::from(named);
        let missing = || format!("KT_CHROMIUM names {}, which is missing", named.display());
        return named.is_file().then_some(named.clone()).ok_or_else(missing);
    }
    let found = || installed(packages).or_else(downloaded);
    if let Some(found) = found() {
        return Ok(found);
    }
    say("Getting Playwright's Chromium (170 MB, about a minute)");
    let mut install = node::playwright(&["install", "--no-shell", "chromium"]);
    let fetched = run(in_tools(&mut install)).is_ok();
    if let Some(found) = downloaded() {
        return Ok(found);
    }
    from_system(fetched, packages);
    found().ok_or_else(|| {
        "no Chromium was found or could be downloaded. Install Chromium or Chrome, or set KT_CHROMIUM to the path of one, and try again".into()
    })
}

/// Asks the system's package manager, if that needs no password, for Chromium, or for the libraries that a
/// downloaded one lacks.
fn from_system(downloaded: bool, packages: &[&str]) {
    if !debian::can_install() {
        return;
    }
    if downloaded {
        say("Installing Chromium's libraries with apt-get (about a minute)");
        let mut install = node::playwright(&["install-deps", "chromium"]);
        let _ = run(in_tools(&mut install));
        return;
    }
    say("Installing the system's Chromium with apt-get (some minutes)");
    for package in packages {
        if installed(packages).is_none() {
            debian::install(&[package]);
        }
    }
}

/// Finds the first of these programs that works, or a relative.
fn installed(first: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let named = first
        .iter()
        .chain(&NAMES)
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    named
        .chain(PLACES.iter().map(PathBuf::from))
        .find(|program| works(program))
}

fn downloaded() -> Option<PathBuf> {
    let script = "console.log(require('@playwright/test').chromium.executablePath())";
    let mut node = program("node", &["-e", script]);
    let path = ask(in_tools(node.current_dir(node::folder())))?;
    Some(PathBuf::from(path)).filter(|program| works(program))
}

/// Makes Playwright keep its browsers in the project's tools folder.
fn in_tools(command: &mut Command) -> &mut Command {
    command.env("PLAYWRIGHT_BROWSERS_PATH", tools_folder().join("browsers"))
}

/// Whether this browser starts: some are mere stubs that suggest an installation, some lack libraries. On
/// Windows, asking for the version would open a window, so existence is enough.
fn works(program: &Path) -> bool {
    program.is_file() && (cfg!(windows) || version_text(program).is_some())
}
