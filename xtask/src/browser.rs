//! A Chromium for the end-to-end tests.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{Outcome, ask, program, run, say, tools_folder, version_text};
use crate::{debian, node};

/// Names of Chromium and its relatives on `PATH`; first the one that draws no window, which needs a fifth less
/// processor time for the same tests.
const NAMES: [&str; 5] = [
    "chromium-headless-shell",
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

/// Returns the Chromium to test in: the one that `KT_CHROMIUM` names, an installed one, Playwright's download,
/// or the system's package, whichever is available first. Needs the npm packages of the tests.
pub(crate) fn ready() -> Outcome<PathBuf> {
    if let Some(named) = std::env::var_os("KT_CHROMIUM") {
        let named = PathBuf::from(named);
        let missing = || format!("KT_CHROMIUM names {}, which is missing", named.display());
        return named.is_file().then_some(named.clone()).ok_or_else(missing);
    }
    if let Some(found) = installed().or_else(downloaded) {
        return Ok(found);
    }
    say("Getting Playwright's Chromium (170 MB, about a minute)");
    let mut install = node::playwright(&["install", "--no-shell", "chromium"]);
    let fetched = run(in_tools(&mut install)).is_ok();
    if let Some(found) = downloaded() {
        return Ok(found);
    }
    from_system(fetched);
    installed().or_else(downloaded).ok_or_else(|| {
        "no Chromium was found or could be downloaded. Install Chromium or Chrome, or set KT_CHROMIUM to the path of one, and try again".into()
    })
}

/// Asks the system's package manager, if that needs no password, for Chromium, or for the libraries that a
/// downloaded one lacks.
fn from_system(downloaded: bool) {
    if !debian::can_install() {
        return;
    }
    if downloaded {
        say("Installing Chromium's libraries with apt-get (about a minute)");
        let mut install = node::playwright(&["install-deps", "chromium"]);
        let _ = run(in_tools(&mut install));
        return;
    }
    say("Installing the system's Chromium with apt-get (about 2 minutes)");
    debian::install(&["chromium-headless-shell"]);
    if installed().is_none() {
        debian::install(&["chromium"]);
    }
}

fn installed() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let named = NAMES
        .iter()
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
