//! Counts tests by reading the output of the test programs.

use std::ops::AddAssign;

/// The numbers of passed and failed tests.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Count {
    /// Tests that passed.
    pub(crate) passed: usize,
    /// Tests that failed.
    pub(crate) failed: usize,
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Parses `test result: ok. 12 passed; 0 failed; 1 ignored; …`; any other line counts as none.
pub(crate) fn of_cargo_line(line: &str) -> Count {
    match line.strip_prefix("test result: ") {
        Some(result) => of_words(result),
        None => Count::default(),
    }
}

/// Parses `  12 passed (3.4s)` and `  1 failed`; any other line counts as none.
pub(crate) fn of_playwright_line(line: &str) -> Count {
    let mut words = line.split_whitespace();
    let number = words
        .next()
        .is_some_and(|word| word.parse::<usize>().is_ok());
    let ends = words.nth(1).is_none_or(|word| word.starts_with('('));
    if number && ends {
        of_words(line)
    } else {
        Count::default()
    }
}

fn of_words(text: &str) -> Count {
    let words: Vec<&str> = text.split_whitespace().collect();
    let before = |name: &str| {
        let pair = words
            .windows(2)
            .find(|pair| pair[1].trim_end_matches(';') == name);
        pair.and_then(|pair| pair[0].parse().ok()).unwrap_or(0)
    };
    Count {
        passed: before("passed"),
        failed: before("failed"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(passed: usize, failed: usize) -> Count {
        Count { passed, failed }
    }

    #[test]
    fn cargo_s_result_lines_count() {
        let line =
            "test result: FAILED. 12 passed; 3 failed; 1 ignored; 0 measured; 0 filtered out";
        assert_eq!(of_cargo_line(line), count(12, 3));
        assert_eq!(of_cargo_line("test laws::all ... ok"), count(0, 0));
        assert_eq!(of_cargo_line("I printed 7 passed; 1 failed"), count(0, 0));
    }

    #[test]
    fn playwright_s_summary_counts() {
        assert_eq!(of_playwright_line("  12 passed (3.4s)\n"), count(12, 0));
        assert_eq!(of_playwright_line("  2 failed\n"), count(0, 2));
        assert_eq!(of_playwright_line("  1 skipped\n"), count(0, 0));
        assert_eq!(
            of_playwright_line("  ok 1 smoke.spec.js:3:1 › opens (1.2s)"),
            count(0, 0)
        );
        assert_eq!(of_playwright_line("7 passed players stand up"), count(0, 0));
    }
}
