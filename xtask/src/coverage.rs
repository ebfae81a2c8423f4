//! The test coverage of the rules.

use std::ffi::OsString;
use std::path::Path;

use crate::steps::{Outcome, ask, cargo, program, run, say};
use crate::tools;

/// The least percentage of lines that the tests must reach, in the code shared by all games and the rules.
const LINES: &str = "97";

/// Matches the paths of everything else.
const OTHERS: &str =
    r"src[/\\](bots|i18n|saves|settings|ui|web)[/\\]|src[/\\](lib|main)\.rs|tests[/\\]|xtask[/\\]";

/// The version of cargo-llvm-cov.
const VERSION: &str = "0.9.1";

/// Runs the tests of the rules, measures their line coverage, and fails if it is too low.
pub(crate) fn tell(html: bool) -> Outcome {
    let tool = ready()?;
    let folder = tool.parent().unwrap_or(Path::new(""));
    let installed = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&installed));
    let path: OsString = std::env::join_paths(folders).map_err(|why| why.to_string())?;
    let mut command = cargo(&["llvm-cov", "--locked", "--no-default-features"]);
    command.args(["--test", "it", "--ignore-filename-regex", OTHERS]);
    command
        .args(["--fail-under-lines", LINES])
        .env("PATH", path);
    if html {
        command.arg("--html");
    }
    run(&mut command)
}

/// Installs the coverage tool if it is missing.
fn ready() -> Outcome<std::path::PathBuf> {
    let host = ask(&mut program("rustc", &["--print", "host-tuple"]));
    let folder = ask(&mut program("rustc", &["--print", "sysroot"])).zip(host);
    let there = folder.is_some_and(|(sysroot, host)| {
        let profdata = format!("llvm-profdata{}", std::env::consts::EXE_SUFFIX);
        let folder = Path::new(&sysroot).join("lib").join("rustlib").join(host);
        folder.join("bin").join(profdata).is_file()
    });
    if !there {
        say("Installing the compiler's coverage tools (seconds)");
        run(&mut program("rustup", &["component", "add", "llvm-tools"])).map_err(|why| {
            format!("{why}\nCoverage needs rustc's llvm-tools: get rustup from https://rustup.rs.")
        })?;
    }
    tools::llvm_cov(VERSION)
}
