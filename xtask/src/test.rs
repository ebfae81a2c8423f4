//! All checks that must pass before a change is merged, run one part after another.

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use crate::count::{self, Count};
use crate::steps::{Outcome, cargo, project, run, run_reading, say};
use crate::{browser, build, engines, node, serve, tools};

/// A part of the checks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Part {
    /// Formatting.
    Fmt,
    /// Lints, for the host and for the page's target.
    Lint,
    /// Tests on the host.
    Test,
    /// Whether all targets compile without default features: rules, bots and sentences only.
    Core,
    /// The documentation.
    Docs,
    /// The release build.
    Build,
    /// End-to-end tests of the release build in Chromium, the single file, and the pages that test real time and text.
    E2e,
    /// The release build in WebKit and Firefox, if available.
    Engines,
}

impl Part {
    /// All parts, in running order.
    pub(crate) const ALL: [Self; 8] = [
        Self::Fmt,
        Self::Lint,
        Self::Test,
        Self::Core,
        Self::Docs,
        Self::Build,
        Self::E2e,
        Self::Engines,
    ];

    /// The name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Lint => "lint",
            Self::Test => "test",
            Self::Core => "core",
            Self::Docs => "docs",
            Self::Build => "build",
            Self::E2e => "e2e",
            Self::Engines => "engines",
        }
    }

    /// The title in the report.
    fn title(self) -> &'static str {
        match self {
            Self::Fmt => "formatting",
            Self::Lint => "lints",
            Self::Test => "host tests",
            Self::Core => "all targets without default features",
            Self::Docs => "documentation",
            Self::Build => "release build",
            Self::E2e => "end-to-end tests",
            Self::Engines => "WebKit and Firefox",
        }
    }

    fn check(self, playwright: &[String], count: &mut Count) -> Outcome {
        match self {
            Self::Fmt => run(&mut cargo(&["fmt", "--all", "--check"]))
                .map_err(|_| "some files are not formatted; run `cargo fmt --all`".into()),
            Self::Lint => lint(),
            Self::Test => {
                let mut command = cargo(&["test", "--locked", "--no-fail-fast", "--workspace"]);
                counted(&mut command, count, count::of_cargo_line)
            }
            Self::Core => core(),
            Self::Docs => run(cargo(&["doc", "--workspace", "--no-deps", "--locked"])
                .env("RUSTDOCFLAGS", "--deny warnings")),
            Self::Build => build::release("/"),
            Self::E2e => end_to_end(playwright, count),
            Self::Engines => in_engines(playwright, count),
        }
    }
}

/// Installs what these parts need.
pub(crate) fn set_up(parts: &[Part]) -> Outcome {
    if parts.contains(&Part::Build) || parts.contains(&Part::E2e) {
        tools::ready()?;
    } else if parts.contains(&Part::Lint) {
        tools::wasm_target()?;
    }
    if parts.contains(&Part::E2e) || parts.contains(&Part::Engines) {
        node::packages()?;
    }
    if parts.contains(&Part::E2e) {
        browser::ready()?;
    }
    if parts.contains(&Part::Engines) {
        engines::ready();
    }
    Ok(())
}

/// Runs these parts, even if some fail, and prints a report. Its last line is machine-readable: a part that
/// failed for another reason than a test counts as one failure, a skipped one as none.
pub(crate) fn test(parts: &[Part], playwright: &[String]) -> ExitCode {
    let start = Instant::now();
    let mut report = Vec::new();
    let mut total = Count::default();

    let outcome = set_up(parts);
    let mut ready = outcome.is_ok();
    total.failed += usize::from(!ready);
    report.push(("set-up", start.elapsed(), outcome));

    for part in parts {
        let part_start = Instant::now();
        let mut count = Count::default();
        say(&format!("Checking: {}", part.title()));
        let left_out = !ready && matches!(part, Part::Build | Part::E2e | Part::Engines);
        let outcome = if left_out {
            Err("skipped because an earlier part failed".into())
        } else {
            part.check(playwright, &mut count)
        };
        ready &= *part != Part::Build || outcome.is_ok();
        if outcome.is_err() && count.failed == 0 && !left_out {
            count.failed = 1;
        }
        total += count;
        report.push((part.title(), part_start.elapsed(), outcome));
    }

    say("Report");
    for (title, took, outcome) in &report {
        println!(
            "{}",
            row(title, *took, if outcome.is_ok() { "ok" } else { "FAILED" })
        );
    }
    println!("{}", row("total", start.elapsed(), ""));
    let failures = report
        .iter()
        .filter_map(|(title, _, outcome)| Some((title, outcome.as_ref().err()?)));
    for (title, why) in failures {
        println!("\n{title}: {why}");
    }
    println!("\n{} passed, {} failed", total.passed, total.failed);
    ExitCode::from(u8::from(total.failed > 0))
}

fn row(title: &str, took: Duration, end: &str) -> String {
    format!(
        "  {title:<38} {:>5.1} min  {end}",
        took.as_secs_f64() / 60.0
    )
    .trim_end()
    .to_owned()
}

fn lint() -> Outcome {
    let strict = ["--", "--deny", "warnings"];
    let host = ["clippy", "--locked", "--workspace", "--all-targets"];
    let page = [
        "clippy",
        "--locked",
        "--package",
        "kitchen-table",
        "--target",
        tools::WASM,
    ];
    run(cargo(&host).args(strict))?;
    run(cargo(&page).args(strict))
}

/// The browser features change no test result, so it is enough that everything compiles without them.
fn core() -> Outcome {
    run(&mut cargo(&[
        "check",
        "--locked",
        "--package",
        "kitchen-table",
        "--no-default-features",
        "--all-targets",
    ]))
}

/// Returns the folder of the release build.
fn built(part: Part) -> Outcome<PathBuf> {
    let dist = project().join("dist");
    if dist.join("index.html").is_file() {
        return Ok(dist);
    }
    let name = part.name();
    Err(format!(
        "there is no release build to test; run `cargo xtask test --only build,{name}`"
    ))
}

fn in_engines(words: &[String], count: &mut Count) -> Outcome {
    let dist = built(Part::Engines)?;
    let mut command = node::playwright(&["test", "--config", "engines.config.js"]);
    if engines::tell(&mut command).is_empty() {
        return Ok(());
    }
    command
        .args(words)
        .env("KT_BASE_URL", serve::meanwhile(dist)?);
    counted(&mut command, count, count::of_playwright_line)
}

fn end_to_end(words: &[String], count: &mut Count) -> Outcome {
    let dist = built(Part::E2e)?;
    let chromium = browser::ready()?;
    let real_time = build::real_time()?;
    let single = build::single()?;
    let pseudo = build::pseudo()?;

    let mut command = node::playwright(&["test"]);
    command
        .args(words)
        .env("KT_BASE_URL", serve::meanwhile(dist)?)
        .env("KT_REAL_TIME_URL", serve::meanwhile(real_time)?)
        .env("KT_PSEUDO_URL", serve::meanwhile(pseudo)?)
        .env("KT_SINGLE", single)
        .env("KT_CHROMIUM", chromium);
    counted(&mut command, count, count::of_playwright_line)
}

fn counted(command: &mut Command, count: &mut Count, read: fn(&str) -> Count) -> Outcome {
    run_reading(command, |line| *count += read(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_tells_minutes() {
        let text = row("lints", Duration::from_secs(90), "ok");
        assert_eq!(text, format!("  {:<38}   1.5 min  ok", "lints"));
    }
}
