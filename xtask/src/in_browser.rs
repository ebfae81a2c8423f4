//! The release build, served on this computer and handed to Playwright.

use std::process::Command;

use crate::steps::{Outcome, project};
use crate::{browser, build, node, serve};

/// Playwright with this configuration and these words, once the page is built and served for it.
pub(crate) fn playwright(config: &str, words: &[String]) -> Outcome<Command> {
    node::packages()?;
    let chromium = browser::ready()?;
    build::release("/")?;
    let url = serve::meanwhile(project().join("dist"))?;
    let mut command = node::playwright(&["test", "--config", config]);
    command
        .args(words)
        .env("KT_BASE_URL", url)
        .env("KT_CHROMIUM", chromium);
    Ok(command)
}
