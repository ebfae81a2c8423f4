//! Pictures of every screen, so that a change can be looked at.

use std::thread;

use crate::steps::{Outcome, project, run, say};
use crate::{browser, build, node, serve};

/// Builds the page, serves it, and lets Playwright take the pictures.
pub(crate) fn take(words: &[String]) -> Outcome {
    node::packages()?;
    let chromium = browser::ready()?;
    build::release("/")?;
    let listener = serve::bind(0)?;
    let url = serve::url(&listener)?;
    let dist = project().join("dist");
    thread::spawn(move || serve::serve(&listener, &dist));

    say("Taking pictures (some minutes)");
    let pictures = project().join("pictures");
    let mut command = node::playwright(&["test", "--config", "pictures.config.js"]);
    command
        .args(words)
        .env("KT_BASE_URL", url)
        .env("KT_CHROMIUM", chromium)
        .env("KT_PICTURES", &pictures);
    run(&mut command)?;
    say(&format!("The pictures are in {}", pictures.display()));
    Ok(())
}
