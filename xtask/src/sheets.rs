//! Style sheets as the oldest engines understand them in which the page is promised to work: the package `sheets`
//! beside this one writes them.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::steps::{Outcome, cargo, run, say};

/// Builds what writes them.
pub(crate) fn ready() -> Outcome<impl FnMut(&str) -> Outcome<String>> {
    say(
        "Building what writes style sheets for older browsers (seconds, a minute or two the first time)",
    );
    run(&mut cargo(&[
        "build",
        "--locked",
        "--quiet",
        "--package",
        "sheets",
    ]))?;
    let own = std::env::current_exe().map_err(|why| format!("xtask is nowhere: {why}"))?;
    let program = own.with_file_name(format!("sheets{}", std::env::consts::EXE_SUFFIX));
    Ok(move |sheet: &str| written(&mut Command::new(&program), sheet))
}

/// What a program writes to whom this is told.
fn written(program: &mut Command, sheet: &str) -> Outcome<String> {
    let failed = |why: std::io::Error| format!("a style sheet can't be written: {why}");
    let piped = program.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = piped.spawn().map_err(failed)?;
    // It reads all before it writes anything, so neither waits for the other. It ends where this is dropped.
    let told = child
        .stdin
        .take()
        .map(|mut to| to.write_all(sheet.as_bytes()));
    let output = child.wait_with_output().map_err(failed)?;
    if !output.status.success() {
        return Err("a style sheet can't be read".into());
    }
    told.transpose().map_err(failed)?;
    String::from_utf8(output.stdout).map_err(|why| format!("a style sheet is no text: {why}"))
}
