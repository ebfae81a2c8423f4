//! All checks that must pass before a change is merged, run one part after another.

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use crate::report::Report;
use crate::steps::{Outcome, cargo, project, run, run_reading, say};
use crate::tally::Tally;
use crate::{anywhere, browser, build, deadline, engines, node, serve, tools};

/// How many tests in Chromium may be in the gate, and how many in all.
const IN_CHROMIUM: [usize; 2] = [440, 760];

/// How long WebKit and Firefox may take in the gate, and with all tests.
const ENGINES_TAKE: [Duration; 2] = [Duration::from_mins(6), Duration::from_mins(30)];

/// How long Playwright has to end.
const FAREWELL: Duration = Duration::from_mins(1);

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
    /// The page, as for release; with all tests, also whether it becomes the same in another folder.
    Build,
    /// End-to-end tests of that page in Chromium; with all tests, also of the single file, and of the pages that test
    /// real time and text.
    E2e,
    /// The release build in WebKit and Firefox, if available.
    Engines,
}

impl Part {
    /// All parts, in running order: those that take little or share what they compile come first.
    pub(crate) const ALL: [Self; 8] = [
        Self::Fmt,
        Self::Lint,
        Self::Docs,
        Self::Core,
        Self::Test,
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
            Self::Build => "page",
            Self::E2e => "end-to-end tests",
            Self::Engines => "WebKit and Firefox",
        }
    }

    fn check(self, set: &Set, tally: &mut Tally) -> Outcome {
        match self {
            Self::Fmt => run(&mut cargo(&["fmt", "--all", "--check"]))
                .map_err(|_| "some files are not formatted; run `cargo fmt --all`".into()),
            Self::Lint => lint(),
            Self::Docs => run(cargo(&[
                "doc",
                "--workspace",
                "--no-deps",
                "--locked",
                "--document-private-items",
            ])
            .env("RUSTDOCFLAGS", "--deny warnings")),
            Self::Core => core(),
            Self::Test => host(set, tally),
            Self::Build => page(set),
            Self::E2e => end_to_end(set, tally),
            Self::Engines => in_engines(set, tally),
        }
    }
}

/// Which of the tests to run.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Set {
    /// Whether to run everything; otherwise what breaks often or matters most, which is the gate for each change.
    pub(crate) all: bool,
    /// Options passed on to Playwright.
    pub(crate) playwright: Vec<String>,
}

impl Set {
    /// Tells a test program: host tests try more seeds, and Playwright runs what is tagged `@all`.
    fn tell(&self, command: &mut Command) {
        if self.all {
            command.env("KT_ALL", "1");
        } else {
            command.env_remove("KT_ALL");
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
        browser::to_test_in()?;
    }
    if parts.contains(&Part::Engines) {
        engines::ready();
    }
    Ok(())
}

/// Runs these parts, even if some fail, until the time is over, and prints a report.
pub(crate) fn test(parts: &[Part], set: &Set) -> Outcome<ExitCode> {
    deadline::begin(set.all)?;
    let mut report = Report::new(set.all);
    let start = Instant::now();
    let outcome = set_up(parts);
    let mut ready = outcome.is_ok();
    report.add("set-up", start.elapsed(), outcome, Tally::default());

    for part in parts {
        let start = Instant::now();
        let mut tally = Tally::default();
        let needs_build = matches!(part, Part::Build | Part::E2e | Part::Engines);
        let outcome = if deadline::over() {
            Err("not run: out of time".into())
        } else if needs_build && !ready {
            Err("not run, because what it needs failed".into())
        } else {
            say(&format!("Checking: {}", part.title()));
            part.check(set, &mut tally)
        };
        ready &= *part != Part::Build || outcome.is_ok();
        report.add(part.title(), start.elapsed(), outcome, tally);
    }
    Ok(ExitCode::from(u8::from(!report.end())))
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

/// The tests, and those in comments. Examples have none: other parts check that they compile.
fn host(set: &Set, tally: &mut Tally) -> Outcome {
    let outcomes = ["--tests", "--doc"].map(|kind| {
        let mut command = cargo(&["test", "--locked", "--no-fail-fast", "--workspace", kind]);
        set.tell(&mut command);
        if !set.all {
            command.args(["--", "--skip", "::all::"]);
        }
        run_reading(&mut command, |line| tally.of_cargo(line))
    });
    outcomes.into_iter().collect()
}

/// The page as for release, which must not tell where it was built; with all tests, nor become another page elsewhere.
fn page(set: &Set) -> Outcome {
    build::to_test(set.all)?;
    let dist = built(Part::Build)?;
    anywhere::names_no_folder(&dist)?;
    match set.all {
        true => anywhere::becomes_the_same(&dist),
        false => Ok(()),
    }
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

fn in_engines(set: &Set, tally: &mut Tally) -> Outcome {
    let dist = built(Part::Engines)?;
    let mut command = node::playwright(&["test", "--config", "engines.config.js"]);
    if engines::tell(&mut command, &mut tally.notes).is_empty() {
        return Ok(());
    }
    let most = ENGINES_TAKE[usize::from(set.all)];
    command.env("KT_BASE_URL", serve::meanwhile(dist)?);
    let outcome = in_browsers(command, set, Some(most), tally);
    // What a slow engine left is a note.
    if tally.failed == 0 && tally.unrun.is_some() && !deadline::over() {
        return Ok(());
    }
    outcome
}

fn end_to_end(set: &Set, tally: &mut Tally) -> Outcome {
    let dist = built(Part::E2e)?;
    let chromium = browser::to_test_in()?;
    let mut command = node::playwright(&["test"]);
    command
        .env("KT_BASE_URL", serve::meanwhile(dist)?)
        .env("KT_CHROMIUM", chromium);
    // What is tested in these pages is tagged.
    if set.all {
        command
            .env("KT_REAL_TIME_URL", serve::meanwhile(build::real_time()?)?)
            .env("KT_SINGLE", build::single()?)
            .env("KT_PSEUDO_URL", serve::meanwhile(build::pseudo()?)?);
    }
    in_browsers(command, set, None, tally)?;
    let most = IN_CHROMIUM[usize::from(set.all)];
    if set.playwright.is_empty() && tally.announced > most {
        let which = ["without the tag `@all`", "in all"][usize::from(set.all)];
        return Err(format!(
            "there are {} tests {which}, at most {most} may be: the checks have to stay quick",
            tally.announced
        ));
    }
    Ok(())
}

/// Runs Playwright, which stops a while before the time is over, to say what it didn't run.
fn in_browsers(
    mut command: Command,
    set: &Set,
    most: Option<Duration>,
    tally: &mut Tally,
) -> Outcome {
    let left = deadline::left().map(|left| left.saturating_sub(FAREWELL));
    if let Some(most) = [left, most].into_iter().flatten().min() {
        // To Playwright, 0 is no limit.
        command.env("KT_LEFT_MS", most.as_millis().max(1).to_string());
    }
    set.tell(&mut command);
    run_reading(command.args(&set.playwright), |line| {
        tally.of_playwright(line);
    })
}
