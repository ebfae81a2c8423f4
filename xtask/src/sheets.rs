//! Rewrites style sheets for the oldest supported engines, using the sibling package `sheets`.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::sibling::sibling;
use crate::steps::{Outcome, say};

/// Builds the rewriter, and returns a function that calls it.
pub(crate) fn ready() -> Outcome<impl FnMut(&str) -> Outcome<String>> {
    say(
        "Building the style sheet converter for older browsers (seconds, a minute or two the first time)",
    );
    let program = sibling("sheets")?;
    Ok(move |sheet: &str| written(&mut Command::new(&program), sheet))
}

/// Pipes a sheet through a program, and returns its output.
fn written(program: &mut Command, sheet: &str) -> Outcome<String> {
    let failed = |why: std::io::Error| format!("a style sheet can't be written: {why}");
    let piped = program.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = piped.spawn().map_err(failed)?;
    // It reads everything before it writes, so neither side waits for the other. Dropping `stdin` ends its
    // input.
    let told = child
        .stdin
        .take()
        .map(|mut to| to.write_all(sheet.as_bytes()));
    let output = child.wait_with_output().map_err(failed)?;
    if !output.status.success() {
        return Err("a style sheet can't be read".into());
    }
    told.transpose().map_err(failed)?;
    String::from_utf8(output.stdout).map_err(|why| format!("a style sheet is not text: {why}"))
}
