//! Programs in packages beside this one, which need more crates than it does.

use std::env;
use std::path::PathBuf;

use crate::steps::{Outcome, cargo, run};

/// Builds the program of a sibling package, and returns its path.
pub(crate) fn sibling(name: &str) -> Outcome<PathBuf> {
    // Selecting the whole workspace, as the host tests do, gives the crates the same features, so that they are
    // compiled once.
    let build = ["build", "--locked", "--quiet", "--workspace", "--bin", name];
    run(&mut cargo(&build))?;
    let own = env::current_exe().map_err(|why| format!("xtask has no path: {why}"))?;
    Ok(own.with_file_name(program(name)))
}

/// The name of a program's file.
pub(crate) fn program(name: &str) -> String {
    format!("{name}{}", env::consts::EXE_SUFFIX)
}
