//! The report of the checks: printed and written after each part, so that a run that is cut off has said what it found.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::steps::{Outcome, project};
use crate::tally::Tally;

/// How many flaky tests the gate still passes with, and all checks.
const FLAKY: [usize; 2] = [5, 2];

/// What was found so far.
pub(crate) struct Report {
    all: bool,
    start: Instant,
    total: Tally,
    rows: Vec<String>,
    /// What failed, with the title of its part.
    failures: Vec<String>,
}

impl Report {
    /// Begins a report, and takes away the last one.
    pub(crate) fn new(all: bool) -> Self {
        for name in ["report.txt", "flaky.txt"] {
            let _ = fs::remove_file(file(name));
        }
        Self {
            all,
            start: Instant::now(),
            total: Tally::default(),
            rows: Vec::new(),
            failures: Vec::new(),
        }
    }

    /// Adds a part, prints its row and its failures, and writes the report.
    pub(crate) fn add(&mut self, title: &str, took: Duration, outcome: Outcome, mut tally: Tally) {
        let before = self.rows.len();
        self.take(title, took, outcome, &mut tally);
        println!();
        for row in &self.rows[before..] {
            println!("{row}");
        }
        for failure in &tally.failures {
            println!("    failed: {failure}");
        }
        for test in &tally.flaky {
            println!("    flaky: {test}");
        }
        self.write();
    }

    /// Adds a part. One that failed for another reason than a test counts as one failure, and says that reason.
    fn take(&mut self, title: &str, took: Duration, outcome: Outcome, tally: &mut Tally) {
        let unrun = tally.unrun.take().map(|what| format!("not run: {what}"));
        let end = if outcome.is_ok() { "ok" } else { "FAILED" };
        match outcome {
            Ok(()) => tally.notes.extend(unrun),
            Err(why) => {
                tally.failed = tally.failed.max(1);
                tally.failures.extend(unrun);
                if tally.failures.is_empty() {
                    tally.failures.push(why);
                }
            }
        }
        self.rows.push(row(title, took, end));
        let notes = tally.notes.iter().map(|note| format!("      {note}"));
        self.rows.extend(notes);
        let failures = tally.failures.iter().map(|what| format!("{title}: {what}"));
        self.failures.extend(failures);
        self.total += tally;
    }

    /// Prints the whole report, whose last line is machine-readable. Returns whether everything passed.
    pub(crate) fn end(mut self) -> bool {
        self.judge_flaky();
        println!("\n{}", self.text());
        self.write();
        self.total.failed == 0
    }

    fn judge_flaky(&mut self) {
        let most = FLAKY[usize::from(self.all)];
        let flaky = self.total.flaky.len();
        if flaky > most {
            self.total.failed += 1;
            self.failures
                .push(format!("{flaky} tests are flaky, at most {most} may be"));
        }
    }

    fn text(&self) -> String {
        let mut lines = self.rows.clone();
        lines.push(row("total", self.start.elapsed(), ""));
        if !self.failures.is_empty() {
            lines.push("\nFailed:".to_owned());
            lines.extend(self.failures.iter().map(|what| format!("  {what}")));
        }
        if !self.total.flaky.is_empty() {
            let many = self.total.flaky.len();
            lines.push(format!("\n{many} flaky, failed and then passed:"));
            lines.extend(self.total.flaky.iter().map(|what| format!("  {what}")));
        }
        lines.push(format!(
            "\n{} passed, {} failed",
            self.total.passed, self.total.failed
        ));
        lines.join("\n")
    }

    /// A report that can't be written has been printed.
    fn write(&self) {
        let _ = fs::create_dir_all(file(""));
        let _ = fs::write(file("report.txt"), self.text() + "\n");
        let flaky = self.total.flaky.iter().map(|what| format!("{what}\n"));
        let _ = fs::write(file("flaky.txt"), flaky.collect::<String>());
    }
}

fn file(name: &str) -> PathBuf {
    project().join("target").join(name)
}

fn row(title: &str, took: Duration, end: &str) -> String {
    format!(
        "  {title:<38} {:>5.1} min  {end}",
        took.as_secs_f64() / 60.0
    )
    .trim_end()
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Report {
        let mut total = Tally::default();
        total.of_cargo("test result: ok. 7 passed; 0 failed");
        Report {
            all: false,
            start: Instant::now(),
            total,
            rows: Vec::new(),
            failures: Vec::new(),
        }
    }

    #[test]
    fn a_row_tells_minutes() {
        let text = row("lints", Duration::from_secs(90), "ok");
        assert_eq!(text, format!("  {:<38}   1.5 min  ok", "lints"));
    }

    #[test]
    fn the_last_line_counts_tests() {
        let text = report().text();
        assert!(text.ends_with("\n7 passed, 0 failed"), "{text}");
        assert!(
            !text.contains("flaky") && !text.contains("Failed"),
            "{text}"
        );
    }

    #[test]
    fn failures_and_flaky_tests_are_listed_at_the_end() {
        let mut report = report();
        let mut tally = Tally::default();
        tally.of_playwright("FAILED a.spec.js:1 › a: not there");
        tally.of_playwright("FLAKY b.spec.js:2 › b: late");
        tally.of_playwright("  1 failed");
        tally.of_playwright("  1 flaky");
        report.take(
            "tests",
            Duration::ZERO,
            Err("they failed".into()),
            &mut tally,
        );
        let text = report.text();
        let failed = "\nFailed:\n  tests: a.spec.js:1 › a: not there\n";
        let flaky = "\n1 flaky, failed and then passed:\n  b.spec.js:2 › b: late\n";
        assert!(text.contains(failed) && text.contains(flaky), "{text}");
        assert!(text.ends_with("\n8 passed, 1 failed"), "{text}");
    }

    #[test]
    fn a_part_that_fails_without_a_test_counts_once_and_says_why() {
        let mut report = report();
        let why = || Err("some files are not formatted".to_owned());
        report.take("formatting", Duration::ZERO, why(), &mut Tally::default());
        let text = report.text();
        assert!(
            text.contains("formatting: some files are not formatted"),
            "{text}"
        );
        assert!(text.ends_with("\n7 passed, 1 failed"), "{text}");
    }

    #[test]
    fn what_was_not_run_is_a_failure_of_a_failed_part_and_a_note_of_another() {
        for (outcome, listed) in [(Err("ended".to_owned()), true), (Ok(()), false)] {
            let mut report = report();
            let mut tally = Tally::default();
            tally.of_playwright("NOT RUN 12 of 421: out of time");
            report.take("tests", Duration::ZERO, outcome, &mut tally);
            let text = report.text();
            assert!(text.contains("not run: 12 of 421: out of time"), "{text}");
            assert_eq!(text.contains("Failed:"), listed, "{text}");
        }
    }

    #[test]
    fn too_many_flaky_tests_are_a_failure() {
        for (all, flaky, passes) in [
            (false, 5, true),
            (false, 6, false),
            (true, 2, true),
            (true, 3, false),
        ] {
            let mut report = report();
            report.all = all;
            for _ in 0..flaky {
                report.total.of_playwright("FLAKY late");
            }
            report.judge_flaky();
            assert_eq!(report.total.failed == 0, passes, "{all} {flaky}");
        }
    }
}
