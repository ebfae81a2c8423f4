//! Builds the page with Trunk, which runs offline.

use std::path::PathBuf;
use std::process::Command;

use crate::steps::{Outcome, cargo, patiently, project, run, say};
use crate::tools::{self, Tools};
use crate::{anywhere, disk, hosting, offline, page, parts, serve, sheets, single, sizes};

/// The attribute in index.html that requests wasm-opt.
const SHRINK: &str = "data-wasm-opt=\"z\"";

/// Builds the page for release into dist/.
pub(crate) fn release(public_url: &str) -> Outcome {
    let tools = tools::ready()?;
    let shrink = tools.wasm_opt;
    page(&tools, public_url, shrink)
}

/// Builds the page to be tested into dist/: as for release, but not made smaller by wasm-opt unless everything is tested,
/// because that takes minutes and changes nothing but weights.
pub(crate) fn to_test(all: bool) -> Outcome {
    let tools = tools::ready()?;
    let shrink = all && tools.wasm_opt;
    page(&tools, "/", shrink)
}

fn page(tools: &Tools, public_url: &str, shrink: bool) -> Outcome {
    fetch()?;
    say("Building the page for release (a minute or two, longer the first time)");
    let page = Page::new(shrink)?;
    let mut trunk = quiet_trunk(tools)?;
    parts::ask_for(&mut trunk, tools, shrink)?;
    let mut lower = sheets::ready()?;
    trunk.args(["--release", "--public-url", public_url]);
    run(trunk.args(["--html-output", "index.html"]).arg(&page.path))?;
    let dist = project().join("dist");
    // Trunk's own lock, not part of the page.
    let _ = std::fs::remove_file(dist.join(".trunk-lock"));
    parts::place(&dist)?;
    page::name_code(&dist)?;
    page::shorten_scripts(&dist)?;
    page::join_styles(&dist, &mut lower)?;
    page::begin_by_script(&dist)?;
    page::secure(&dist)?;
    offline::place_manifests(&dist, public_url)?;
    // Last, because it contains the sums of all other files.
    offline::write_worker(&dist)?;
    // Read by hosts only, which do not serve it.
    hosting::write_headers(&dist, public_url)?;
    sizes::print(&dist)
}

/// Builds the page as one file, and returns its path. It is not split into parts, since there is no server to
/// fetch them from.
pub(crate) fn single() -> Outcome<PathBuf> {
    let tools = tools::ready()?;
    fetch()?;
    say("Building the page as one file (a minute or two, longer the first time)");
    let page = Page::new(tools.wasm_opt)?;
    let mut lower = sheets::ready()?;
    let folder = project().join("target").join("single");
    let parts = folder.join("page");
    let mut trunk = quiet_trunk(&tools)?;
    trunk.args(["--release", "--public-url", "./", "--dist"]);
    trunk.arg(&parts).args(["--html-output", "index.html"]);
    run(trunk.arg(&page.path))?;
    page::shorten_scripts(&parts)?;
    let whole = patiently(|| single::whole(&parts, &mut lower))?;
    let file = folder.join("kitchen-table.html");
    disk::write(&file, &whole)?;
    println!("\n{:>10} KB  {}", whole.len() / 1_000, file.display());
    Ok(file)
}

/// Builds the page that tests real time (for tests only), and returns its folder. It uses the release profile and its
/// flags, so that it shares the dependencies that the release built.
pub(crate) fn real_time() -> Outcome<PathBuf> {
    let tools = tools::ready()?;
    fetch()?;
    say("Building the real-time test page (seconds, longer without a release build)");
    let folder = project().join("target").join("real-time");
    let mut trunk = quiet_trunk(&tools)?;
    trunk
        .args(["--cargo-profile", "web", "--dist"])
        .arg(&folder);
    run(trunk.arg(project().join("tests/real_time/index.html")))?;
    Ok(folder)
}

/// Builds the page in the pseudo-language (for tests only), and returns its folder. It uses the release profile, like
/// [`real_time`].
pub(crate) fn pseudo() -> Outcome<PathBuf> {
    let tools = tools::ready()?;
    fetch()?;
    say("Building the page in the pseudo-language (a minute or two)");
    let folder = project().join("target").join("pseudo");
    let page = Page::new(false)?;
    let mut trunk = quiet_trunk(&tools)?;
    trunk.args(["--cargo-profile", "web", "--features", "pseudo"]);
    trunk.arg("--dist").arg(&folder);
    run(trunk.args(["--html-output", "index.html"]).arg(&page.path))?;
    page::shorten_scripts(&folder)?;
    Ok(folder)
}

/// Serves a quick build and rebuilds it on changes, until stopped.
pub(crate) fn dev(port: u16) -> Outcome {
    let tools = tools::ready()?;
    fetch()?;
    let port = serve::port(&serve::bind(port)?)?;
    say("Building the page; it reloads when a file changes (Ctrl+C stops it)");
    run(trunk(&tools, "serve")?.args(["--port", &port.to_string()]))
}

/// Downloads missing crates; the build itself then stays offline.
fn fetch() -> Outcome {
    run(&mut cargo(&["fetch", "--locked"])).map_err(|why| {
        format!("{why}\nThe page's crates could not be fetched. Is the crate registry reachable?")
    })
}

fn trunk(tools: &Tools, verb: &str) -> Outcome<Command> {
    let mut command = Command::new(&tools.trunk);
    command.args([verb, "--offline"]).current_dir(project());
    // Trunk rejects NO_COLOR=1.
    command.env("PATH", tools.path()?).env_remove("NO_COLOR");
    anywhere::paths_without_folders(&mut command)?;
    Ok(command)
}

/// Trunk, to build once: only its errors are printed. Its warnings are about files that it can't shrink further.
fn quiet_trunk(tools: &Tools) -> Outcome<Command> {
    let mut command = trunk(tools, "build")?;
    command.args(["--log", "error"]);
    Ok(command)
}

/// The page that Trunk starts from: a copy of index.html that asks for what Trunk has no option for. It is deleted
/// afterward.
struct Page {
    path: PathBuf,
}

impl Page {
    fn new(wasm_opt: bool) -> Outcome<Self> {
        let index = project().join("index.html");
        let path = project().join("index.to-build.html");
        let copy = |text: String| {
            let text = match wasm_opt {
                true => text,
                false => text.replace(SHRINK, "data-wasm-opt=\"0\""),
            };
            text.replace("<script>", page::LEFT_ALONE)
        };
        disk::write(&path, copy(disk::text(&index)?))?;
        Ok(Self { path })
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_asks_for_wasm_opt_in_the_words_that_a_copy_takes_out() {
        let index = std::fs::read_to_string(project().join("index.html")).expect("it is there");
        assert!(index.contains(SHRINK));
    }
}
