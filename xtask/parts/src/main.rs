//! Splits the page's code into parts, each a file that is loaded on demand.
//!
//! The marked functions of the page (`part!` in `src/web/part.rs`) define the split points. Splitting has to
//! happen between the linker and wasm-bindgen, where Trunk has no hook; so Trunk finds a copy of this program
//! under the name `wasm-bindgen`, which splits the module and then calls the real one. Trunk knows nothing of
//! the files of the parts; xtask copies them next to the page's at the end. Their names contain hashes of their
//! contents, like those that Trunk generates.
//!
//! | file | holds |
//! | --- | --- |
//! | [`bundle`] | which modules go into which file, and how several share one |
//! | [`glue`] | the script that loads the parts |
//! | [`steps`] | programs that are run, and files that are written |

mod bundle;
mod glue;
mod steps;

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use wasm_split_cli_support::{Options, transform};

use bundle::Pieces;
use steps::{Outcome, failed, remove, run, write};

/// The variable that names the real wasm-bindgen.
const REAL: &str = "KT_WASM_BINDGEN";
/// The variable that names the folder for the files of the parts.
const PARTS: &str = "KT_PARTS";
/// The variable that asks for wasm-opt.
const SHRINK: &str = "KT_SHRINK";

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

/// Runs wasm-bindgen on a module that is split first. Without a module among the arguments, just passes them
/// on.
fn bind(words: &[OsString]) -> Outcome {
    let real = variable(REAL)?;
    let Some(at) = words.iter().position(|word| is_wasm(word)) else {
        return run(Command::new(real).args(words));
    };
    let option = |name: &str| {
        let found = words
            .iter()
            .find_map(|word| word.to_str()?.strip_prefix(name));
        found.ok_or_else(|| format!("Trunk did not pass {name}"))
    };
    let (to, name) = (Path::new(option("--out-dir=")?), option("--out-name=")?);
    let parts = PathBuf::from(variable(PARTS)?);
    let begun = parts.join("pieces");
    let main = begun.join(format!("{name}.wasm"));
    let pieces = cut(Path::new(&words[at]), &begun, &main)?;

    let mut words = words.to_vec();
    words[at] = main.into();
    run(Command::new(real).args(words).arg("--keep-lld-exports"))?;

    let shrink = std::env::var_os(SHRINK).is_some();
    let files = bundle::write(&pieces, &begun, &parts, shrink)?;
    remove(&begun)?;
    let script = to.join(format!("{name}.js"));
    let text = std::fs::read_to_string(&script).map_err(failed("read", &script))?;
    write(&script, glue::with_parts(&text, &files)?.as_bytes())
}

/// Splits a module: the rest goes to `main`, the pieces into a folder. Returns the pieces that each part needs.
fn cut(module: &Path, to: &Path, main: &Path) -> Outcome<Pieces> {
    let bytes = std::fs::read(module).map_err(failed("read", module))?;
    let mut options = Options::new(&bytes);
    options.output_dir = to;
    options.main_out_path = main;
    let cut = transform(options).map_err(|why| format!("the page can't be split: {why:#}"))?;
    let pieces = cut.prefetch_map.into_iter();
    Ok(pieces
        .map(|(part, pieces)| (part, pieces.into_iter().collect()))
        .collect())
}

fn variable(name: &str) -> Outcome<OsString> {
    std::env::var_os(name)
        .ok_or_else(|| format!("{name} is not set; run this with `cargo xtask build`"))
}

fn is_wasm(word: &OsStr) -> bool {
    Path::new(word).extension() == Some(OsStr::new("wasm"))
}
