//! Pictures of every screen, so that a change can be looked at.

use crate::in_browser;
use crate::steps::{Outcome, project, run, say};

/// Lets Playwright take the pictures.
pub(crate) fn take(words: &[String]) -> Outcome {
    let mut command = in_browser::playwright("pictures.config.js", words)?;
    say("Taking pictures (some minutes)");
    let pictures = project().join("pictures");
    run(command.env("KT_PICTURES", &pictures))?;
    say(&format!("The pictures are in {}", pictures.display()));
    Ok(())
}
