//! Screenshots of every screen, for reviewing changes.

use crate::steps::{Outcome, project, run, say};
use crate::{engines, in_browser};

/// Takes the screenshots with Playwright, in English or in the language with this code.
pub(crate) fn take(language: Option<&str>, words: &[String]) -> Outcome {
    let mut command = in_browser::playwright("pictures.config.js", words)?;
    say("Taking pictures (some minutes)");
    let mut pictures = project().join("pictures");
    if let Some(code) = language {
        pictures.push(code);
        command.env("KT_LANGUAGE", code);
    }
    run(command.env("KT_PICTURES", &pictures))?;
    say(&format!("The pictures are in {}", pictures.display()));
    Ok(())
}

/// Takes screenshots of the five tables only, in each available engine.
pub(crate) fn beside_each_other(words: &[String]) -> Outcome {
    engines::ready();
    let mut command = in_browser::playwright("engines.pictures.config.js", words)?;
    let mut notes = Vec::new();
    engines::tell(&mut command, &mut notes);
    for note in notes {
        println!("{note}");
    }
    say("Taking pictures in each engine (some minutes)");
    let pictures = project().join("pictures").join("engines");
    run(command.env("KT_PICTURES", &pictures))?;
    say(&format!("The pictures are in {}", pictures.display()));
    Ok(())
}
