//! The tools of the release build: the wasm32 target, Trunk, wasm-bindgen and wasm-opt.
//!
//! They are built from source or come from npm, because package registries can be reached from
//! places where release pages can't. An installed tool of the right version is used as it is.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::steps::{
    Outcome, ask, cargo, program, project, run, say, tools_folder, version_in, version_text,
};
use crate::wasm_opt::{self, WasmOpt};

/// The Trunk that is wanted, and the rustc that it needs to be built.
const TRUNK: (&str, [u32; 3]) = ("0.22.1", [1, 96, 1]);

/// The Trunk that any rustc for this project can build, where no newer one is to be had.
const OLDER_TRUNK: &str = "0.22.0-beta.1";

/// The target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Tools that are there and work.
pub(crate) struct Tools {
    /// How to start Trunk.
    pub(crate) trunk: PathBuf,
    /// Whether Trunk can shrink the page.
    pub(crate) wasm_opt: bool,
    /// Where Trunk finds the others, before those that are installed.
    folders: Vec<PathBuf>,
}

impl Tools {
    /// What `PATH` must be for Trunk.
    pub(crate) fn path(&self) -> Outcome<OsString> {
        let installed = std::env::var_os("PATH").unwrap_or_default();
        let folders = self.folders.iter().cloned();
        std::env::join_paths(folders.chain(std::env::split_paths(&installed))).map_err(|_| {
            "the project's path holds a character that PATH can't; move it to a plainer folder"
                .into()
        })
    }
}

/// Gets what is missing.
pub(crate) fn ready() -> Outcome<Tools> {
    wasm_target()?;
    let lock = project().join("Cargo.lock");
    let lock = std::fs::read_to_string(&lock)
        .map_err(|why| format!("{} can't be read: {why}", lock.display()))?;
    let bindgen = locked_version(&lock, "wasm-bindgen")
        .ok_or("Cargo.lock names no wasm-bindgen; restore it with `git checkout Cargo.lock`")?;

    let mut folders = Vec::new();
    let trunk = trunk()?;
    folders.extend(trunk.parent().map(Path::to_owned));
    folders.extend(wasm_bindgen(bindgen)?.parent().map(Path::to_owned));
    let wasm_opt = match wasm_opt::ready() {
        WasmOpt::In(folder) => {
            folders.push(folder);
            true
        }
        WasmOpt::Installed => true,
        WasmOpt::Missing => false,
    };
    // Only left over when tools were built just now; a gigabyte that nobody needs again.
    let _ = std::fs::remove_dir_all(tools_folder().join("target"));
    folders.retain(|folder| !folder.as_os_str().is_empty());
    Ok(Tools {
        trunk,
        wasm_opt,
        folders,
    })
}

/// Lets rustc build for the page.
pub(crate) fn wasm_target() -> Outcome {
    let folder = ask(&mut program(
        "rustc",
        &["--print", "target-libdir", "--target", WASM],
    ));
    if folder.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    say("Getting the standard library of the page's target (seconds)");
    run(&mut program("rustup", &["target", "add", WASM])).map_err(|why| {
        format!("{why}\nThe page needs rustc's target {WASM}: get rustup from https://rustup.rs, or that target from where your rustc comes from.")
    })
}

fn trunk() -> Outcome<PathBuf> {
    let (newest, needs) = TRUNK;
    if let Some(found) = found("trunk", newest).or_else(|| found("trunk", OLDER_TRUNK)) {
        return Ok(found);
    }
    let toolchain = match version_text("rustc").as_deref().and_then(version_in) {
        Some(active) if active >= needs => None,
        _ => Some(needs.map(|part| part.to_string()).join(".")),
    };
    let version = match &toolchain {
        Some(toolchain) if !toolchain_ready(toolchain) => OLDER_TRUNK,
        _ => newest,
    };
    let toolchain = toolchain.filter(|_| version == newest);
    say(&format!(
        "Building Trunk {version} (once, 5 to 8 minutes on two cores)"
    ));
    let features = ["--no-default-features", "--features", "rustls"];
    install("trunk", version, toolchain.as_deref(), &features, "trunk")
}

/// Whether tools can be built by this toolchain, which is fetched if need be.
fn toolchain_ready(toolchain: &str) -> bool {
    if ask(&mut program(
        "rustup",
        &["run", toolchain, "rustc", "--version"],
    ))
    .is_some()
    {
        return true;
    }
    say(&format!(
        "Getting Rust {toolchain}, which builds Trunk (about a minute)"
    ));
    let words = [
        "toolchain",
        "install",
        toolchain,
        "--profile",
        "minimal",
        "--no-self-update",
    ];
    let fetched = run(&mut program("rustup", &words)).is_ok();
    if !fetched {
        println!("It can't be had here; an older Trunk will do.");
    }
    fetched
}

fn wasm_bindgen(version: &str) -> Outcome<PathBuf> {
    if let Some(found) = found("wasm-bindgen", version) {
        return Ok(found);
    }
    say(&format!(
        "Building wasm-bindgen {version} (once, 2 to 4 minutes on two cores)"
    ));
    let words = ["--bin", "wasm-bindgen"];
    install("wasm-bindgen-cli", version, None, &words, "wasm-bindgen")
}

/// The tool that counts the lines that tests reach.
pub(crate) fn llvm_cov(version: &str) -> Outcome<PathBuf> {
    if let Some(found) = found("cargo-llvm-cov", version) {
        return Ok(found);
    }
    say(&format!(
        "Building cargo-llvm-cov {version} (once, a minute on two cores)"
    ));
    install("cargo-llvm-cov", version, None, &[], "cargo-llvm-cov")
}

/// A tool of exactly this version, from the project's folder or installed.
fn found(name: &str, version: &str) -> Option<PathBuf> {
    let works = |tool: &PathBuf| {
        version_text(tool).is_some_and(|text| text.split_whitespace().any(|word| word == version))
    };
    [place(name, version), name.into()].into_iter().find(works)
}

/// Where a tool of the project's own is.
fn place(name: &str, version: &str) -> PathBuf {
    let folder = tools_folder().join(format!("{name}-{version}"));
    folder
        .join("bin")
        .join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// Builds a tool from the crate registry. It is there when it is whole: cargo moves it in at the end.
fn install(
    package: &str,
    version: &str,
    toolchain: Option<&str>,
    words: &[&str],
    name: &str,
) -> Outcome<PathBuf> {
    let tool = place(name, version);
    let attempt = |locked: &[&str]| {
        let mut command = match toolchain {
            Some(toolchain) => program("rustup", &["run", toolchain, "cargo"]),
            None => cargo(&[]),
        };
        command.args([
            "install",
            package,
            "--version",
            version,
            "--force",
            "--root",
        ]);
        command.args(tool.parent().and_then(Path::parent));
        command.args(words).args(locked);
        // Nobody waits for these tools' speed, but everybody for their build.
        for (key, value) in [
            ("OPT_LEVEL", "1"),
            ("LTO", "off"),
            ("CODEGEN_UNITS", "16"),
            ("DEBUG", "0"),
        ] {
            command.env(format!("CARGO_PROFILE_RELEASE_{key}"), value);
        }
        run(command.env("CARGO_TARGET_DIR", tools_folder().join("target")))
    };
    // A registry's mirror may lack a version that the tool's own lock file names.
    attempt(&["--locked"])
        .or_else(|_| {
            println!("That did not work; trying again with the newest versions of what it is made of.");
            attempt(&[])
        })
        .map_err(|why| {
            format!("{why}\n{name} {version} could not be built. Is the crate registry within reach, and a C compiler installed? Then try again: what was done is kept.")
        })?;
    Ok(tool)
}

/// The version of a package in a lock file.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let mut lines = lock.lines().map(str::trim);
    lines.find(|line| *line == format!("name = \"{package}\""))?;
    lines
        .next()?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_file_tells_the_version() {
        let lock = "\
[[package]]
name = \"wasm-bindgen-macro\"
version = \"0.2.1\"

[[package]]
name = \"wasm-bindgen\"
version = \"0.2.130\"
source = \"registry\"
dependencies = [
 \"wasm-bindgen-macro\",
]
";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked_version(lock, "wasm"), None);
        let windows = lock.replace('\n', "\r\n");
        assert_eq!(locked_version(&windows, "wasm-bindgen"), Some("0.2.130"));
    }

    #[test]
    fn the_project_s_lock_file_has_wasm_bindgen() {
        let lock = std::fs::read_to_string(project().join("Cargo.lock")).expect("it is there");
        assert!(locked_version(&lock, "wasm-bindgen").is_some());
    }

    #[test]
    fn the_project_s_tools_come_before_installed_ones() {
        let tools = Tools {
            trunk: "trunk".into(),
            wasm_opt: true,
            folders: vec!["first".into()],
        };
        let path = tools.path().expect("a plain name");
        assert_eq!(std::env::split_paths(&path).next(), Some("first".into()));
    }
}
