//! Makes Trunk build the page in parts, each a file that is loaded on demand. The sibling package `parts` does
//! the splitting.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::sibling::{program, sibling};
use crate::steps::{Outcome, project};
use crate::tools::Tools;

/// Makes Trunk build the page in parts, each optimized by wasm-opt if asked for.
pub(crate) fn ask_for(trunk: &mut Command, tools: &Tools, shrink: bool) -> Outcome {
    let folder = folder();
    let stand_in = folder.join("bin");
    let files = folder.join("files");
    let _ = std::fs::remove_dir_all(&folder);
    let built = sibling("parts")?;
    let copied = std::fs::create_dir_all(&stand_in)
        .and_then(|()| std::fs::create_dir_all(&files))
        .and_then(|()| std::fs::copy(built, stand_in.join(program("wasm-bindgen"))));
    copied.map_err(|why| format!("{} can't be made: {why}", stand_in.display()))?;
    trunk
        .args(["--features", "parts"])
        .env("PATH", tools.path_after(&stand_in)?)
        .env("KT_WASM_BINDGEN", &tools.wasm_bindgen)
        .env("KT_PARTS", files);
    if shrink {
        trunk.env("KT_SHRINK", "1");
    }
    Ok(())
}

/// Copies the files of the parts next to the page's.
pub(crate) fn place(dist: &Path) -> Outcome {
    let files = folder().join("files");
    let place = || {
        for file in std::fs::read_dir(files)? {
            let file = file?;
            std::fs::copy(file.path(), dist.join(file.file_name()))?;
        }
        Ok(())
    };
    place().map_err(|why: std::io::Error| format!("the parts can't be put into dist/: {why}"))
}

/// The folder in which parts are built.
fn folder() -> PathBuf {
    project().join("target").join("parts")
}
