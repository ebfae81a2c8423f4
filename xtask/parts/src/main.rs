//! Makes the page's code in parts, each a file that comes when it is needed.
//!
//! The marked functions of the page (`part!` in `src/web/part.rs`) tell where to cut. That has to happen
//! between the linker and wasm-bindgen, where Trunk has no place for it; so Trunk finds a copy of this
//! program under the name `wasm-bindgen`: it puts the parts asunder and then calls the real one. The files of
//! the parts, of which Trunk knows nothing, xtask puts beside the page's in the end. Their names hold
//! sums of what is in them, as those that Trunk gives do.
//!
//! | file | holds |
//! | --- | --- |
//! | [`bundle`] | which pieces become which file, and several pieces in one |
//! | [`glue`] | the script that fetches them |

mod bundle;
mod glue;

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use wasm_split_cli_support::{Options, transform};

use bundle::Pieces;

/// A failure is a sentence.
type Outcome<T = ()> = Result<T, String>;

/// Names the real wasm-bindgen.
const REAL: &str = "KT_WASM_BINDGEN";
/// Names the folder that gets the files of the parts.
const PARTS: &str = "KT_PARTS";

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().skip(1).collect();
    match bind(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

/// What wasm-bindgen does, but in parts. Asked for anything else than to bind a module, it does just that.
fn bind(words: &[OsString]) -> Outcome {
    let real = variable(REAL)?;
    let Some(at) = words.iter().position(|word| is_wasm(word)) else {
        return run(Command::new(real).args(words));
    };
    let option = |name: &str| {
        let found = words
            .iter()
            .find_map(|word| word.to_str()?.strip_prefix(name));
        found.ok_or_else(|| format!("Trunk did not say {name}"))
    };
    let (to, name) = (Path::new(option("--out-dir=")?), option("--out-name=")?);
    let parts = PathBuf::from(variable(PARTS)?);
    let begun = parts.join("pieces");
    let main = begun.join(format!("{name}.wasm"));
    let pieces = cut(Path::new(&words[at]), &begun, &main)?;

    let mut words = words.to_vec();
    words[at] = main.into();
    run(Command::new(real).args(words).arg("--keep-lld-exports"))?;

    let files = bundle::write(&pieces, &begun, &parts)?;
    remove(&begun)?;
    let script = to.join(format!("{name}.js"));
    let text = std::fs::read_to_string(&script).map_err(failed("read", &script))?;
    write(&script, glue::with_parts(&text, &files)?.as_bytes())
}

/// Puts the parts of a module asunder: what is left to `main`, the pieces into a folder. Tells which each
/// part needs.
fn cut(module: &Path, to: &Path, main: &Path) -> Outcome<Pieces> {
    let bytes = std::fs::read(module).map_err(failed("read", module))?;
    let mut options = Options::new(&bytes);
    options.output_dir = to;
    options.main_out_path = main;
    let cut = transform(options).map_err(|why| format!("the parts can't be cut: {why:#}"))?;
    let pieces = cut.prefetch_map.into_iter();
    Ok(pieces
        .map(|(part, pieces)| (part, pieces.into_iter().collect()))
        .collect())
}

fn variable(name: &str) -> Outcome<OsString> {
    std::env::var_os(name)
        .ok_or_else(|| format!("{name} is not set; start this by `cargo xtask build`"))
}

fn is_wasm(word: &OsStr) -> bool {
    Path::new(word).extension() == Some(OsStr::new("wasm"))
}

fn run(command: &mut Command) -> Outcome {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{name} failed; what it printed above says why")),
        Err(why) => Err(format!("{name} could not be started: {why}")),
    }
}

/// Runs a program, and shows what it printed only if it failed: wasm-opt warns of every name section.
fn run_quietly(command: &mut Command) -> Outcome {
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

fn write(path: &Path, bytes: &[u8]) -> Outcome {
    std::fs::write(path, bytes).map_err(failed("written", path))
}

fn remove(folder: &Path) -> Outcome {
    std::fs::remove_dir_all(folder).map_err(failed("removed", folder))
}

/// What is said where something can't be done with a file.
fn failed(done: &'static str, path: &Path) -> impl Fn(std::io::Error) -> String {
    let path = path.display().to_string();
    move |why| format!("{path} can't be {done}: {why}")
}
