//! Node, npm, and the npm packages of the end-to-end tests.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::disk;
use crate::steps::{Outcome, patiently, program, project, run, say, version_in, version_text};

/// The oldest Node version that Playwright supports.
const OLDEST: u32 = 20;

/// The folder of the end-to-end tests.
pub(crate) fn folder() -> PathBuf {
    project().join("tests").join("e2e")
}

/// Returns the major version of the installed Node.
pub(crate) fn major() -> Option<u32> {
    let [major, ..] = version_in(&version_text("node")?)?;
    Some(major)
}

/// An npm command with these arguments.
pub(crate) fn npm(words: &[&str]) -> Command {
    program(if cfg!(windows) { "npm.cmd" } else { "npm" }, words)
}

/// A Playwright command with these arguments, in the tests' folder.
pub(crate) fn playwright(words: &[&str]) -> Command {
    let mut command = program("node", &["node_modules/@playwright/test/cli.js"]);
    command.args(words).current_dir(folder());
    command
}

/// Installs the packages of the end-to-end tests unless they match the lock file.
pub(crate) fn packages() -> Outcome {
    if major().is_none_or(|major| major < OLDEST) {
        return Err(format!(
            "the end-to-end tests need Node {OLDEST} or newer: install it from https://nodejs.org, or skip them with `--only`"
        ));
    }
    // npm records an installation in another format, so a copy of the lock file is kept.
    let lock = folder().join("package-lock.json");
    let installed = folder().join("node_modules").join(".installed-lock.json");
    let wanted = disk::bytes(&lock)?;
    if fs::read(&installed).is_ok_and(|there| there == wanted) {
        return Ok(());
    }
    say("Installing the npm packages of the end-to-end tests (seconds)");
    let mut command = npm(&["ci", "--no-audit", "--no-fund"]);
    command
        .current_dir(folder())
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    patiently(|| run(&mut command))
        .map_err(|why| format!("{why}\nIf the npm registry is reachable, try again."))?;
    disk::write(&installed, wanted)
}
