//! wasm-opt, which shrinks the page by a third.

use std::fs;
use std::path::{Path, PathBuf};

use super::table::BINARYEN;
use super::tool::Tool;
use crate::node;
use crate::steps::{patiently, run, say, tools_folder, version_in, version_text};

/// Older installed versions fail on the output of wasm-bindgen, as does the crate that builds wasm-opt.
const OLDEST: u32 = 120;

/// Where Trunk finds wasm-opt.
pub(super) enum WasmOpt {
    /// In this folder.
    In(PathBuf),
    /// On `PATH`.
    Installed,
    /// Nowhere: the page is built without it.
    Missing,
}

/// Installs wasm-opt if it is missing: from npm, which has the smallest archive, or else from its project. The
/// page works without it, so this never fails.
pub(super) fn ready() -> WasmOpt {
    let tool = Tool::new("wasm-opt", BINARYEN.version);
    let from_npm = tools_folder().join(format!("binaryen-{}.0.0", BINARYEN.version));
    let programs = from_npm.join("node_modules").join(".bin");
    if works(&programs) {
        return WasmOpt::In(programs);
    }
    if let Some(folder) = tool.found().as_deref().and_then(Path::parent) {
        return WasmOpt::In(folder.to_owned());
    }
    if recent() {
        return WasmOpt::Installed;
    }
    if node::major().is_some() {
        say("Getting wasm-opt from npm (23 MB, usually seconds)");
        if fetched(&from_npm) && works(&programs) {
            return WasmOpt::In(programs);
        }
        println!("npm could not provide it.");
    }
    let ways: Vec<_> = BINARYEN.way(&tool).into_iter().collect();
    match tool.get(&ways, |line| println!("{line}")) {
        Ok(program) => WasmOpt::In(program.parent().map(Path::to_owned).unwrap_or_default()),
        Err(why) => {
            println!(
                "{why}\nContinuing without it: the page works, but is half as large again.\n\
                 To make it smaller, install Node from https://nodejs.org or Binaryen {OLDEST} or newer."
            );
            WasmOpt::Missing
        }
    }
}

fn fetched(folder: &Path) -> bool {
    let words = [
        "install",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--prefix",
    ];
    let package = format!("binaryen@{}.0.0", BINARYEN.version);
    let mut npm = node::npm(&words);
    fs::create_dir_all(folder).is_ok() && patiently(|| run(npm.arg(folder).arg(package))).is_ok()
}

/// Whether the wasm-opt that npm installed in this folder runs.
fn works(programs: &Path) -> bool {
    let name = if cfg!(windows) {
        "wasm-opt.cmd"
    } else {
        "wasm-opt"
    };
    version_text(programs.join(name)).is_some()
}

/// Whether the installed wasm-opt is recent enough.
fn recent() -> bool {
    let version = version_text("wasm-opt").as_deref().and_then(version_in);
    version.is_some_and(|[major, ..]| major >= OLDEST)
}
