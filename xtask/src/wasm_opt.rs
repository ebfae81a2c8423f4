//! wasm-opt, which takes a third off the page.

use std::path::{Path, PathBuf};

use crate::node;
use crate::steps::{run, say, tools_folder, version_in, version_text};

/// The npm package that ships wasm-opt. The crate that builds it is too old: it stops at what
/// wasm-bindgen emits.
const BINARYEN: &str = "132.0.0";
/// Installed ones older than this stop there too.
const OLDEST: u32 = 120;

/// Where Trunk will find wasm-opt.
pub(crate) enum WasmOpt {
    /// In this folder.
    In(PathBuf),
    /// Installed.
    Installed,
    /// Nowhere: the page is built without.
    Missing,
}

/// Gets wasm-opt if it is missing. The page works without, so this never fails.
pub(crate) fn ready() -> WasmOpt {
    let folder = tools_folder().join(format!("binaryen-{BINARYEN}"));
    let programs = folder.join("node_modules").join(".bin");
    if works(&programs) {
        return WasmOpt::In(programs);
    }
    if recent() {
        return WasmOpt::Installed;
    }
    say("Getting wasm-opt from npm (seconds)");
    if node::major().is_some() && fetched(&folder) && works(&programs) {
        return WasmOpt::In(programs);
    }
    println!(
        "It can't be had from npm here. Going on without it: the page works, but is half as large again.\n\
         To make it smaller, install Node from https://nodejs.org or Binaryen {OLDEST} or newer."
    );
    WasmOpt::Missing
}

fn fetched(folder: &Path) -> bool {
    let words = [
        "install",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--prefix",
    ];
    let package = format!("binaryen@{BINARYEN}");
    std::fs::create_dir_all(folder).is_ok()
        && run(node::npm(&words).arg(folder).arg(package)).is_ok()
}

/// Whether the wasm-opt that npm put into this folder runs.
fn works(programs: &Path) -> bool {
    let name = if cfg!(windows) {
        "wasm-opt.cmd"
    } else {
        "wasm-opt"
    };
    version_text(programs.join(name)).is_some()
}

/// Whether an installed wasm-opt is recent enough.
fn recent() -> bool {
    let version = version_text("wasm-opt").as_deref().and_then(version_in);
    version.is_some_and(|[major, ..]| major >= OLDEST)
}
