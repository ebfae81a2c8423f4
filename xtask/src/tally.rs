//! What the test programs say of their tests, read line by line.

use std::ops::AddAssign;

/// The numbers of tests by outcome, and the names of those that need a look.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    /// How many passed, those included that failed first.
    pub(crate) passed: usize,
    /// How many failed.
    pub(crate) failed: usize,
    /// How many the program announced.
    pub(crate) announced: usize,
    /// Each failed test, with what it said first.
    pub(crate) failures: Vec<String>,
    /// Each test that failed and then passed, with what it said first.
    pub(crate) flaky: Vec<String>,
    /// How many tests were not run, and why.
    pub(crate) unrun: Option<String>,
    /// What else is to be known.
    pub(crate) notes: Vec<String>,
    /// The test whose panic is being told.
    told: Option<String>,
}

impl AddAssign<&Self> for Tally {
    fn add_assign(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.failures.extend_from_slice(&other.failures);
        self.flaky.extend_from_slice(&other.flaky);
    }
}

impl Tally {
    /// Reads a line of `cargo test`.
    pub(crate) fn of_cargo(&mut self, line: &str) {
        let line = line.trim_end();
        if let Some(result) = line.strip_prefix("test result: ") {
            self.passed += before(result, "passed");
            self.failed += before(result, "failed");
        } else if let Some(name) = between(line, "test ", " ... FAILED") {
            self.failures.push(name.to_owned());
        } else if let Some(name) = between(line, "---- ", " stdout ----") {
            self.told = Some(name.to_owned());
        } else if !line.is_empty() && !line.starts_with("thread '") {
            // The first line that a failed test printed itself, usually its panic's message.
            let told = self.told.take();
            let failure = { self.failures.iter_mut() }.find(|name| Some(&**name) == told.as_ref());
            if let Some(failure) = failure {
                *failure += &format!(": {line}");
            }
        }
    }

    /// Reads a line of Playwright, or of our reporter (`tests/e2e/reporter.js`).
    pub(crate) fn of_playwright(&mut self, line: &str) {
        let line = line.trim_end();
        if let Some(what) = line.strip_prefix("FAILED ") {
            self.failures.push(what.to_owned());
        } else if let Some(what) = line.strip_prefix("FLAKY ") {
            self.flaky.push(what.to_owned());
        } else if let Some(what) = line.strip_prefix("NOT RUN ") {
            self.unrun = Some(what.to_owned());
        } else if let Some(what) = line.strip_prefix("NOTE ") {
            self.notes.push(what.to_owned());
        } else if line.starts_with("Running ") {
            self.announced = before(line, "tests").max(before(line, "test"));
        } else if is_summary(line) {
            self.passed += before(line, "passed") + before(line, "flaky");
            self.failed += before(line, "failed");
        }
    }
}

/// Whether this is a line such as `  12 passed (3.4s)` or `  1 flaky`.
fn is_summary(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let number = words
        .next()
        .is_some_and(|word| word.parse::<usize>().is_ok());
    number && words.nth(1).is_none_or(|word| word.starts_with('('))
}

/// The number before a word, or 0.
fn before(text: &str, name: &str) -> usize {
    let words: Vec<&str> = text.split_whitespace().collect();
    let pair = words
        .windows(2)
        .find(|pair| pair[1].trim_end_matches(';') == name);
    pair.and_then(|pair| pair[0].parse().ok()).unwrap_or(0)
}

fn between<'a>(line: &'a str, start: &str, end: &str) -> Option<&'a str> {
    line.strip_prefix(start)?.strip_suffix(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_cargo(lines: &[&str]) -> Tally {
        let mut tally = Tally::default();
        for line in lines {
            tally.of_cargo(line);
        }
        tally
    }

    fn of_playwright(lines: &[&str]) -> Tally {
        let mut tally = Tally::default();
        for line in lines {
            tally.of_playwright(line);
        }
        tally
    }

    #[test]
    fn cargo_s_result_lines_count() {
        let tally = of_cargo(&[
            "test result: FAILED. 12 passed; 3 failed; 1 ignored; 0 measured; 0 filtered out\n",
            "test laws::all ... ok",
            "I printed 7 passed; 1 failed",
            "test result: ok. 5 passed; 0 failed; 0 ignored",
        ]);
        assert_eq!((tally.passed, tally.failed), (17, 3));
        assert!(tally.failures.is_empty());
    }

    #[test]
    fn cargo_s_failures_are_named_with_what_they_said() {
        let tally = of_cargo(&[
            "test laws::one ... FAILED",
            "test laws::two ... FAILED",
            "",
            "---- laws::two stdout ----",
            "",
            "thread 'laws::two' panicked at tests/it/laws.rs:7:5:",
            "assertion `left == right` failed: seed 3",
            "  left: 1",
            "---- laws::one stdout ----",
            "Error: \"no such card\"",
        ]);
        assert_eq!(
            tally.failures,
            [
                "laws::one: Error: \"no such card\"",
                "laws::two: assertion `left == right` failed: seed 3"
            ]
        );
    }

    #[test]
    fn playwright_s_summary_counts_a_flaky_test_as_passed() {
        let tally = of_playwright(&[
            "Running 17 tests using 2 workers\n",
            "  ok 1 smoke.spec.js:3:1 › opens (1.2s)",
            "7 passed players stand up",
            "  2 failed\n",
            "    smoke.spec.js:3:1 › opens",
            "  1 flaky",
            "  1 skipped\n",
            "  12 passed (3.4s)\n",
        ]);
        assert_eq!((tally.announced, tally.passed, tally.failed), (17, 13, 2));
        assert_eq!(
            of_playwright(&["Running 1 test using 1 worker"]).announced,
            1
        );
    }

    #[test]
    fn what_our_reporter_names_is_kept() {
        let tally = of_playwright(&[
            "FAILED a.spec.js:1 › a: not there",
            "FLAKY b.spec.js:2 › b: late",
            "NOT RUN 12 of 421: out of time",
            "NOTE webkit did not start",
        ]);
        assert_eq!(tally.failures, ["a.spec.js:1 › a: not there"]);
        assert_eq!(tally.flaky, ["b.spec.js:2 › b: late"]);
        assert_eq!(tally.unrun.as_deref(), Some("12 of 421: out of time"));
        assert_eq!(tally.notes, ["webkit did not start"]);
    }
}
