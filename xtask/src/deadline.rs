//! The time by which the checks must have printed their report.

use std::env;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// How long the gate may take, and all checks, in minutes.
const USUAL: [u32; 2] = [75, 240];

/// Names another number of minutes.
const MINUTES: &str = "KT_MINUTES";

static END: OnceLock<Instant> = OnceLock::new();

/// Begins to count: from now on, programs are ended when the time is over.
pub(crate) fn begin(all: bool) -> Result<(), String> {
    let given = env::var(MINUTES).ok();
    let minutes = minutes(given.as_deref(), all)?;
    let end = Instant::now() + Duration::from_secs(60 * u64::from(minutes));
    let _ = END.set(end);
    Ok(())
}

/// The time that is left; no limit applies outside of the checks.
pub(crate) fn left() -> Option<Duration> {
    END.get()
        .map(|end| end.saturating_duration_since(Instant::now()))
}

/// Whether no time is left.
pub(crate) fn over() -> bool {
    left().is_some_and(|left| left.is_zero())
}

fn minutes(given: Option<&str>, all: bool) -> Result<u32, String> {
    let Some(given) = given else {
        return Ok(USUAL[usize::from(all)]);
    };
    { given.parse().ok() }
        .filter(|minutes| *minutes > 0)
        .ok_or_else(|| {
            format!(
                "{MINUTES}={given} is not a number of minutes; set it to 1 or more, or not at all"
            )
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_have_a_default_and_can_be_given() {
        assert_eq!(minutes(None, false), Ok(75));
        assert_eq!(minutes(None, true), Ok(240));
        assert_eq!(minutes(Some("3"), true), Ok(3));
        for wrong in ["0", "-1", "soon", ""] {
            let why = minutes(Some(wrong), false).expect_err(wrong);
            assert!(why.contains("KT_MINUTES"), "{why}");
        }
    }
}
