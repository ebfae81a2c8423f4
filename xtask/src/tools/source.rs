//! Tools from the crate registry: built by cargo, or downloaded by cargo-binstall.

use std::fs;
use std::path::Path;

use super::tool::{Tool, Way};
use crate::steps::{Outcome, ask, cargo, patiently, program, run, say, tools_folder};

/// The crate from which cargo builds a tool.
pub(super) struct Source<'a> {
    /// The crate's name.
    pub(super) package: &'a str,
    /// Arguments for `cargo install` that select what is needed.
    pub(super) words: &'a [&'a str],
    /// The optimization level: as low as its own speed allows, since everyone waits for the build.
    pub(super) opt_level: &'a str,
    /// The approximate build time.
    pub(super) takes: &'a str,
}

impl Source<'_> {
    /// Returns the way to get a tool by building it.
    pub(super) fn way<'a>(&'a self, tool: &'a Tool) -> Way<'a> {
        Box::new(move |folder| {
            say(&format!("Building {tool} (once, {})", self.takes));
            let target = tools_folder().join("target");
            let own = target.join(tool.to_string().replace(' ', "-"));
            // A registry mirror may lack a version that the tool's lock file names.
            self.install(tool, folder, &own, &["--locked"])
                .or_else(|_| {
                    println!("That failed; trying again with the newest versions of its dependencies.");
                    self.install(tool, folder, &own, &[])
                })
                .map_err(|why| {
                    format!("{why}\n{tool} could not be built. If the crate registry is reachable and a C compiler is installed, try again: finished work is kept.")
                })?;
            // Hundreds of megabytes that are no longer needed; the parent folder is removed once it is empty.
            let _ = fs::remove_dir_all(&own);
            let _ = fs::remove_dir(&target);
            Ok(())
        })
    }

    fn install(&self, tool: &Tool, folder: &Path, target: &Path, locked: &[&str]) -> Outcome {
        let words = ["install", self.package, "--version", tool.version];
        let mut command = cargo(&words);
        command.arg("--root").arg(folder);
        command.args(self.words).args(locked);
        for (key, value) in [
            ("OPT_LEVEL", self.opt_level),
            ("LTO", "off"),
            ("CODEGEN_UNITS", "16"),
            ("DEBUG", "0"),
        ] {
            command.env(format!("CARGO_PROFILE_RELEASE_{key}"), value);
        }
        run(command.env("CARGO_TARGET_DIR", target))
    }
}

/// Returns the way to get a crate's prebuilt binaries, if cargo-binstall is installed. Its downloads are not
/// verified, so it is never used as a fallback for an archive that was refused.
pub(super) fn binstall<'a>(package: &'a str, tool: &'a Tool) -> Option<Way<'a>> {
    ask(&mut program("cargo-binstall", &["-V"]))?;
    Some(Box::new(move |folder| {
        say(&format!(
            "Getting {tool} with cargo-binstall (usually seconds)"
        ));
        let crate_version = format!("{package}@={}", tool.version);
        // No symlinks, since the folder is moved when it is complete.
        let words = ["--no-confirm", "--no-symlinks", "--disable-strategies"];
        let mut command = program("cargo-binstall", &words);
        command.args(["compile", "--root"]).arg(folder);
        command.arg(crate_version);
        command.env("BINSTALL_DISABLE_TELEMETRY", "true");
        patiently(|| run(&mut command))
            .map_err(|_| format!("cargo-binstall found no {tool} for this computer."))
    }))
}
