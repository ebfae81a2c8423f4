//! The tools of the release build: the wasm32 target, Trunk, wasm-bindgen and wasm-opt.
//!
//! An installed tool of the right version is used as is. Otherwise it is downloaded from its project, if the version is
//! the pinned one, or built from source: package registries can be reached from places where release pages can't.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::disk;
use crate::steps::{Outcome, ask, patiently, program, project, run, say};

use archive::Release;
use source::Source;
use tool::{Tool, Way};
use wasm_opt::WasmOpt;

mod archive;
mod source;
mod table;
#[cfg(test)]
mod tests;
mod tool;
mod wasm_opt;

/// The Trunk version to download or build: newer ones take twice as long to build, or need a newer compiler.
const TRUNK: &str = "0.21.14";

/// A newer version that is also accepted if it is already installed.
const NEWER_TRUNK: &str = "0.22.1";

/// The compilation target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Tools that are installed and work.
pub(crate) struct Tools {
    /// The path of Trunk.
    pub(crate) trunk: PathBuf,
    /// The path of wasm-bindgen.
    pub(crate) wasm_bindgen: PathBuf,
    /// Whether wasm-opt is available to shrink the page.
    pub(crate) wasm_opt: bool,
    /// The folders in which Trunk looks for the other tools before `PATH`.
    folders: Vec<PathBuf>,
}

impl Tools {
    /// The `PATH` for Trunk.
    pub(crate) fn path(&self) -> Outcome<OsString> {
        self.path_behind(None)
    }

    /// The `PATH` for a Trunk that searches this folder first.
    pub(crate) fn path_after(&self, first: &Path) -> Outcome<OsString> {
        self.path_behind(Some(first.to_owned()))
    }

    fn path_behind(&self, first: Option<PathBuf>) -> Outcome<OsString> {
        let installed = std::env::var_os("PATH").unwrap_or_default();
        let folders = first.into_iter().chain(self.folders.iter().cloned());
        std::env::join_paths(folders.chain(std::env::split_paths(&installed))).map_err(|_| {
            "the project's path holds a character that PATH can't; move it to a plainer folder"
                .into()
        })
    }
}

/// Installs the missing tools.
pub(crate) fn ready() -> Outcome<Tools> {
    wasm_target()?;
    let lock = project().join("Cargo.lock");
    let lock = disk::text(&lock)?;
    let bindgen = locked_version(&lock, "wasm-bindgen")
        .ok_or("Cargo.lock has no wasm-bindgen; restore it with `git checkout Cargo.lock`")?;

    let mut folders = Vec::new();
    let trunk = trunk()?;
    folders.extend(trunk.parent().map(Path::to_owned));
    let wasm_bindgen = wasm_bindgen(bindgen)?;
    folders.extend(wasm_bindgen.parent().map(Path::to_owned));
    let wasm_opt = match wasm_opt::ready() {
        WasmOpt::In(folder) => {
            folders.push(folder);
            true
        }
        WasmOpt::Installed => true,
        WasmOpt::Missing => false,
    };
    folders.retain(|folder| !folder.as_os_str().is_empty());
    Ok(Tools {
        trunk,
        wasm_bindgen,
        wasm_opt,
        folders,
    })
}

/// Installs rustc's target for the page.
pub(crate) fn wasm_target() -> Outcome {
    let folder = ask(&mut program(
        "rustc",
        &["--print", "target-libdir", "--target", WASM],
    ));
    if folder.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    say("Installing the standard library of the page's target (seconds)");
    patiently(|| run(&mut program("rustup", &["target", "add", WASM]))).map_err(|why| {
        format!("{why}\nThe page needs rustc's target {WASM}: install rustup from https://rustup.rs, or get that target where your rustc comes from.")
    })
}

fn trunk() -> Outcome<PathBuf> {
    if let Some(found) = Tool::new("trunk", NEWER_TRUNK).found() {
        return Ok(found);
    }
    let tool = Tool::new("trunk", TRUNK);
    let source = Source {
        package: "trunk",
        // It never uses the network here, so it needs no TLS.
        words: &["--no-default-features"],
        opt_level: "0",
        takes: "2 to 4 minutes on two cores",
    };
    got(&tool, Some(&table::TRUNK), &source)
}

fn wasm_bindgen(version: &str) -> Outcome<PathBuf> {
    let source = Source {
        package: "wasm-bindgen-cli",
        // The other binaries of the crate are not needed.
        words: &["--no-default-features", "--bin", "wasm-bindgen"],
        // It processes the whole page, and again for every change that `dev` shows.
        opt_level: "1",
        takes: "2 minutes on two cores",
    };
    let tool = Tool::new("wasm-bindgen", version);
    got(&tool, Some(&table::WASM_BINDGEN), &source)
}

/// Installs the coverage tool.
pub(crate) fn llvm_cov(version: &str) -> Outcome<PathBuf> {
    let source = Source {
        package: "cargo-llvm-cov",
        words: &[],
        opt_level: "0",
        takes: "a minute on two cores",
    };
    got(&Tool::new("cargo-llvm-cov", version), None, &source)
}

/// Returns a tool that is installed, downloaded from its project or by cargo-binstall, or built.
fn got(tool: &Tool, release: Option<&Release>, source: &Source) -> Outcome<PathBuf> {
    if let Some(found) = tool.found() {
        return Ok(found);
    }
    let prebuilt = release
        .and_then(|release| release.way(tool))
        .or_else(|| source::binstall(source.package, tool));
    let ways: Vec<Way> = prebuilt.into_iter().chain([source.way(tool)]).collect();
    tool.get(&ways, |line| println!("{line}"))
}

/// Returns the version of a package in a lock file.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let mut lines = lock.lines().map(str::trim);
    lines.find(|line| *line == format!("name = \"{package}\""))?;
    lines
        .next()?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}
