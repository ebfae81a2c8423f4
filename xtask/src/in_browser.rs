//! Serves the release build locally and runs Playwright on it, in a Chromium as people use it.

use std::process::Command;

use crate::steps::{Outcome, project};
use crate::{browser, build, node, serve};

/// Builds and serves the page, and returns a Playwright command with this configuration and these options.
pub(crate) fn playwright(config: &str, words: &[String]) -> Outcome<Command> {
    node::packages()?;
    let chromium = browser::of_people()?;
    build::release("/")?;
    let url = serve::meanwhile(project().join("dist"))?;
    let mut command = node::playwright(&["test", "--config", config]);
    command
        .args(words)
        .env("KT_BASE_URL", url)
        .env("KT_CHROMIUM", chromium);
    Ok(command)
}
