//! Running other programs and reporting progress.

use std::env;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// A failure is a sentence that says what to do.
pub(crate) type Outcome<T = ()> = Result<T, String>;

/// The project's root folder. Cargo passes it at run time, too: worktrees that share a target folder may run a binary
/// that was built in another one.
pub(crate) fn project() -> PathBuf {
    let own =
        env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let own = Path::new(&own);
    own.parent().unwrap_or(own).to_owned()
}

/// The folder for downloaded tools.
pub(crate) fn tools_folder() -> PathBuf {
    project().join(".tools")
}

/// Announces the next step.
pub(crate) fn say(text: &str) {
    println!("\n== {text}");
}

/// A command that runs in the project's folder.
pub(crate) fn program(name: impl AsRef<OsStr>, words: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(words).current_dir(project());
    command
}

/// A command for the cargo that started this program.
pub(crate) fn cargo(words: &[&str]) -> Command {
    program(
        std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()),
        words,
    )
}

/// Runs a program to completion, passing its output through.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let status = command.stdin(Stdio::null()).status();
    finished(command, status)
}

/// Runs a program to completion, passing its output through and each line of it to `line`.
pub(crate) fn run_reading(command: &mut Command, mut line: impl FnMut(&str)) -> Outcome {
    let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    let mut child = started.map_err(|why| not_started(command, &why))?;
    if let Some(output) = child.stdout.take() {
        let mut output = BufReader::new(output);
        let mut bytes = Vec::new();
        while output
            .read_until(b'\n', &mut bytes)
            .is_ok_and(|read| read > 0)
        {
            let text = String::from_utf8_lossy(&bytes);
            print!("{text}");
            let _ = std::io::stdout().flush();
            line(&text);
            bytes.clear();
        }
    }
    let status = child.wait();
    finished(command, status)
}

/// Does something that may print nothing for minutes, reporting now and then that it is still running.
pub(crate) fn patiently<T>(work: impl FnOnce() -> T) -> T {
    let tell = |seconds| println!("   still working, {seconds} s");
    telling(Duration::from_secs(15), tell, work)
}

fn telling<T>(every: Duration, tell: impl Fn(u64) + Send, work: impl FnOnce() -> T) -> T {
    let (working, over) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            let start = Instant::now();
            while over.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                tell(start.elapsed().as_secs());
            }
        });
        // Dropping this when the work ends, even by a panic, stops the reports.
        let _working = working;
        work()
    })
}

/// Returns the output of a program, if it starts and succeeds.
pub(crate) fn ask(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

/// Returns the output of `--version`, if the program starts.
pub(crate) fn version_text(name: impl AsRef<OsStr>) -> Option<String> {
    ask(&mut program(name, &["--version"]))
}

/// Returns the first version number in a text; missing components are 0.
pub(crate) fn version_in(text: &str) -> Option<[u32; 3]> {
    let numbers = |word: &str| {
        let word = word.strip_prefix('v').unwrap_or(word);
        let plain = word.split(['-', '+']).next()?;
        let mut version = [0; 3];
        let mut parts = plain.split('.');
        for (place, part) in version.iter_mut().zip(&mut parts) {
            *place = part.parse().ok()?;
        }
        Some(version)
    };
    text.split_whitespace().find_map(numbers)
}

fn finished(command: &Command, status: std::io::Result<std::process::ExitStatus>) -> Outcome {
    let status = status.map_err(|why| not_started(command, &why))?;
    if status.success() {
        return Ok(());
    }
    Err(format!(
        "`{}` failed; see its output above",
        line_of(command)
    ))
}

fn not_started(command: &Command, why: &std::io::Error) -> String {
    format!("`{}` could not be started: {why}", line_of(command))
}

fn line_of(command: &Command) -> String {
    let name = Path::new(command.get_program())
        .file_stem()
        .unwrap_or_default();
    let words = command.get_args().map(OsStr::to_string_lossy);
    let line: Vec<_> = std::iter::once(name.to_string_lossy())
        .chain(words)
        .collect();
    line.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_found_in_what_programs_say() {
        for (text, version) in [
            ("rustc 1.95.0 (59807616e 2026-04-14)", [1, 95, 0]),
            ("rustc 1.97.0-nightly (abc 2026-06-01)", [1, 97, 0]),
            ("wasm-opt version 132 (version_132)", [132, 0, 0]),
            ("v20.20.2", [20, 20, 2]),
        ] {
            assert_eq!(version_in(text), Some(version), "{text}");
        }
        assert_eq!(version_in("no number"), None);
        assert!(version_in("1.100.0") > version_in("1.96.1"));
    }

    #[test]
    fn long_work_tells_that_it_goes_on() {
        let (tell, told) = mpsc::channel();
        let tell = move |seconds| tell.send(seconds).expect("somebody listens");
        // Ends after two reports.
        let heard = telling(Duration::from_millis(5), tell, || {
            [told.recv().expect("first"), told.recv().expect("second")]
        });
        assert!(heard.is_sorted(), "{heard:?}");
    }

    #[test]
    fn a_failure_names_the_command() {
        let why = run(&mut program("no-such-program", &["--flag"])).expect_err("it is not there");
        assert!(why.contains("no-such-program --flag"), "{why}");
    }
}
