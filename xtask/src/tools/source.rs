//! Tools from the crate registry: built by cargo, or as cargo-binstall finds them.

use std::fs;
use std::path::Path;

use super::tool::{Tool, Way};
use crate::steps::{Outcome, ask, cargo, patiently, program, run, say, tools_folder};

/// What cargo builds a tool from.
pub(super) struct Source<'a> {
    /// The crate.
    pub(super) package: &'a str,
    /// Words for `cargo install`: what of the crate is wanted.
    pub(super) words: &'a [&'a str],
    /// How far it is optimised: as little as its own speed allows, for everybody waits for its build.
    pub(super) opt_level: &'a str,
    /// About how long it takes.
    pub(super) takes: &'a str,
}

impl Source<'_> {
    /// The way to get a tool by building it.
    pub(super) fn way<'a>(&'a self, tool: &'a Tool) -> Way<'a> {
        Box::new(move |folder| {
            say(&format!("Building {tool} (once, {})", self.takes));
            let target = tools_folder().join("target");
            let own = target.join(tool.to_string().replace(' ', "-"));
            // A registry's mirror may lack a version that the tool's own lock file names.
            self.install(tool, folder, &own, &["--locked"])
                .or_else(|_| {
                    println!("That did not work; trying again with the newest versions of what it is made of.");
                    self.install(tool, folder, &own, &[])
                })
                .map_err(|why| {
                    format!("{why}\n{tool} could not be built. Is the crate registry within reach, and a C compiler installed? Then try again: what was done is kept.")
                })?;
            // Hundreds of megabytes that nobody needs again; the folder above goes with the last.
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

/// The way to get a crate's programs prebuilt, where cargo-binstall is installed. What it fetches is
/// compared with nothing, so this is no second try at an archive that was refused.
pub(super) fn binstall<'a>(package: &'a str, tool: &'a Tool) -> Option<Way<'a>> {
    ask(&mut program("cargo-binstall", &["-V"]))?;
    Some(Box::new(move |folder| {
        say(&format!(
            "Getting {tool} by cargo-binstall (usually seconds)"
        ));
        let crate_version = format!("{package}@={}", tool.version);
        // No links, for the folder is moved when it is whole.
        let words = ["--no-confirm", "--no-symlinks", "--disable-strategies"];
        let mut command = program("cargo-binstall", &words);
        command.args(["compile", "--root"]).arg(folder);
        command.arg(crate_version);
        command.env("BINSTALL_DISABLE_TELEMETRY", "true");
        patiently(|| run(&mut command))
            .map_err(|_| format!("cargo-binstall has no {tool} that can be had here."))
    }))
}
