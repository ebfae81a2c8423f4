//! Running other programs and writing files.

use std::path::Path;
use std::process::Command;

/// A failure is a sentence.
pub(crate) type Outcome<T = ()> = Result<T, String>;

/// Runs a program.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{name} failed; see its output above")),
        Err(why) => Err(format!("{name} could not be started: {why}")),
    }
}

/// Runs a program, and shows what it printed only if it failed: wasm-opt warns of every name section.
pub(crate) fn run_quietly(command: &mut Command) -> Outcome {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(format!(
            "{name} failed: {}",
            String::from_utf8_lossy(&output.stderr)
        )),
        Err(why) => Err(format!("{name} could not be started: {why}")),
    }
}

/// Writes a file.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Outcome {
    std::fs::write(path, bytes).map_err(failed("written", path))
}

/// Removes a folder and all in it.
pub(crate) fn remove(folder: &Path) -> Outcome {
    std::fs::remove_dir_all(folder).map_err(failed("removed", folder))
}

/// The error message for a failed file operation.
pub(crate) fn failed(done: &'static str, path: &Path) -> impl Fn(std::io::Error) -> String {
    let path = path.display().to_string();
    move |why| format!("{path} can't be {done}: {why}")
}
