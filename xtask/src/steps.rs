//! Running other programs and reporting progress.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::deadline;
use crate::group::Group;

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

/// The folder for tools: in the user's cache, so that other clones find them, or else in the project.
pub(crate) fn tools_folder() -> PathBuf {
    tools_folder_by(|name| env::var_os(name).filter(|value| !value.is_empty()))
}

fn tools_folder_by(variable: impl Fn(&str) -> Option<OsString>) -> PathBuf {
    let cache = variable("XDG_CACHE_HOME").map(PathBuf::from);
    let cache = cache.or_else(|| Some(PathBuf::from(variable("HOME")?).join(".cache")));
    let cache = cache.or_else(|| variable("LOCALAPPDATA").map(PathBuf::from));
    match cache.filter(|cache| cache.is_absolute()) {
        Some(cache) => cache.join("kitchen-table"),
        None => project().join(".tools"),
    }
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

/// Runs a program to completion, or until the time is over, passing its output through.
pub(crate) fn run(command: &mut Command) -> Outcome {
    completed(command.stdin(Stdio::null()), Child::wait)
}

/// The same, passing each line of its output to `line`, too.
pub(crate) fn run_reading(command: &mut Command, mut line: impl FnMut(&str)) -> Outcome {
    let command = command.stdin(Stdio::null()).stdout(Stdio::piped());
    completed(command, |child| {
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
        child.wait()
    })
}

/// Starts a program and waits for it. When the time is over, it is ended with all that it started.
fn completed(
    command: &mut Command,
    wait: impl FnOnce(&mut Child) -> std::io::Result<ExitStatus>,
) -> Outcome {
    let (mut child, group) = Group::start(command).map_err(|why| not_started(command, &why))?;
    let (working, over) = mpsc::channel::<()>();
    let (status, late) = thread::scope(|scope| {
        let watch = scope.spawn(move || {
            let timed_out = match deadline::left() {
                Some(left) => over.recv_timeout(left) == Err(RecvTimeoutError::Timeout),
                None => over.recv().is_ok(),
            };
            drop(group);
            timed_out
        });
        let status = wait(&mut child);
        drop(working);
        (status, watch.join().unwrap_or_default())
    });
    match status {
        Ok(status) if status.success() => Ok(()),
        _ if late => Err(format!("`{}` was ended: out of time", line_of(command))),
        Ok(_) => Err(format!(
            "`{}` failed; see its output above",
            line_of(command)
        )),
        Err(why) => Err(not_started(command, &why)),
    }
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
    fn tools_are_kept_in_the_user_s_cache() {
        let folder = |set: &[(&str, &str)]| {
            tools_folder_by(|name| {
                let (_, value) = set.iter().find(|(set, _)| *set == name)?;
                Some(value.into())
            })
        };
        let home = ("HOME", "/home/ann");
        assert_eq!(folder(&[home]), Path::new("/home/ann/.cache/kitchen-table"));
        let cache = ("XDG_CACHE_HOME", "/cache");
        assert_eq!(folder(&[home, cache]), Path::new("/cache/kitchen-table"));
        assert_eq!(folder(&[]), project().join(".tools"));
        // The convention: a relative path is ignored.
        assert_eq!(
            folder(&[("XDG_CACHE_HOME", "here")]),
            project().join(".tools")
        );
    }

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
