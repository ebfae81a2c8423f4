//! Turns the text in `src/i18n` into Rust before the page is compiled.

use std::path::PathBuf;
use std::process::ExitCode;

/// The folder with a folder for each language.
const TEXTS: &str = "src/i18n";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed={TEXTS}");
    let Some(out) = std::env::var_os("OUT_DIR") else {
        println!("cargo::error=this runs as a part of `cargo build` only");
        return ExitCode::FAILURE;
    };
    if let Err(flaws) = translations::write(TEXTS.as_ref(), &PathBuf::from(out)) {
        for flaw in flaws {
            println!("cargo::error={TEXTS}/{flaw}");
        }
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
