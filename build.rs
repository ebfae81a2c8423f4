//! Turns the text in `src/i18n` into Rust before the page is compiled, and asks the linker for what splitting it needs.

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
    if in_parts() {
        // Relocations show what depends on what. Said here, not by flags, so that all pages share the other crates.
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    ExitCode::SUCCESS
}

/// Whether a page is compiled that will be split into parts.
fn in_parts() -> bool {
    let is_web = std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    is_web && std::env::var_os("CARGO_FEATURE_PARTS").is_some()
}
