//! wasm-opt, which takes a tenth or more off the page.

use std::path::PathBuf;

use crate::node;
use crate::steps::{run, say, tools_folder, version_in, version_text};
use crate::tools::install;

/// The npm package that ships wasm-opt.
const BINARYEN: &str = "132.0.0";
/// The crate that builds it, for computers without Node.
const CRATE: &str = "0.116.1";
/// Installed ones older than this don't know everything that rustc emits.
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
    let binaryen = tools_folder().join(format!("binaryen-{BINARYEN}"));
    let from_npm = binaryen.join("node_modules").join(".bin");
    let from_crate = tools_folder().join(format!("wasm-opt-{CRATE}")).join("bin");
    let found = || {
        let own = [&from_npm, &from_crate]
            .into_iter()
            .find(|folder| works(folder));
        match own {
            Some(folder) => WasmOpt::In(folder.clone()),
            None if recent() => WasmOpt::Installed,
            None => WasmOpt::Missing,
        }
    };
    if !matches!(found(), WasmOpt::Missing) {
        return found();
    }
    if node::major().is_some() {
        say("Getting wasm-opt from npm (seconds)");
        let package = format!("binaryen@{BINARYEN}");
        let words = [
            "install",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--prefix",
        ];
        let fetched = std::fs::create_dir_all(&binaryen).is_ok()
            && run(node::npm(&words).arg(&binaryen).arg(package)).is_ok();
        if fetched && works(&from_npm) {
            return found();
        }
    }
    say("Building wasm-opt (once, about 5 minutes on two cores; with Node it would take seconds)");
    if let Err(why) = install("wasm-opt", CRATE, None, &[], "wasm-opt") {
        println!(
            "{why}\nGoing on without wasm-opt: the page works, but is larger than it could be."
        );
    }
    found()
}

/// Whether the wasm-opt of this folder runs.
fn works(folder: &std::path::Path) -> bool {
    let name = if cfg!(windows) {
        "wasm-opt.cmd"
    } else {
        "wasm-opt"
    };
    let names = [
        name.to_owned(),
        format!("wasm-opt{}", std::env::consts::EXE_SUFFIX),
    ];
    names.iter().any(|name| {
        let tool = folder.join(name);
        tool.exists() && version_text(tool).is_some()
    })
}

/// Whether an installed wasm-opt is recent enough.
fn recent() -> bool {
    let text = version_text("wasm-opt");
    text.as_deref()
        .and_then(version_in)
        .is_some_and(|[major, ..]| major >= OLDEST)
}
