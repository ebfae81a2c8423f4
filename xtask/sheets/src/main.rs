//! Rewrites a style sheet from standard input for the oldest supported engines. Other features that an engine
//! lacks are listed in `docs/engines.md`, which `tests/e2e/oldest-engines.spec.js` checks.
//!
//! A separate program, since its dependencies take minutes to compile, and xtask is to start within seconds.

use std::io::{Read, Write, stdin, stdout};
use std::process::ExitCode;

use lightningcss::stylesheet::{MinifyOptions, ParserOptions, PrinterOptions, StyleSheet};
use lightningcss::targets::{Browsers, Targets};

/// A failure is a sentence.
type Outcome<T = ()> = Result<T, String>;

fn main() -> ExitCode {
    match lower() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

fn lower() -> Outcome {
    let mut sheet = String::new();
    let read = stdin().read_to_string(&mut sheet);
    read.map_err(|why| format!("the style sheet can't be read from standard input: {why}"))?;
    let written = stdout().write_all(lowered(&sheet)?.as_bytes());
    written.map_err(|why| format!("the style sheet can't be written: {why}"))
}

/// The versions in docs/engines.md: Chromium 110, Firefox 115, Safari 16.4.
const OLDEST: Browsers = Browsers {
    chrome: Some(110 << 16),
    firefox: Some(115 << 16),
    safari: Some((16 << 16) | (4 << 8)),
    ios_saf: Some((16 << 16) | (4 << 8)),
    android: None,
    edge: None,
    ie: None,
    opera: None,
    samsung: None,
};

/// Replaces features that only newer engines support, where they can be expressed otherwise: nested rules,
/// `light-dark()` colors, unprefixed properties.
fn lowered(sheet: &str) -> Outcome<String> {
    let targets = Targets::from(OLDEST);
    let failed = |why: String| format!("a style sheet can't be read: {why}");
    let mut parsed = StyleSheet::parse(sheet, ParserOptions::default())
        .map_err(|why| failed(why.to_string()))?;
    let options = MinifyOptions {
        targets,
        ..MinifyOptions::default()
    };
    { parsed.minify(options) }.map_err(|why| failed(why.to_string()))?;
    let options = PrinterOptions {
        minify: true,
        targets,
        ..PrinterOptions::default()
    };
    let written = parsed.to_css(options);
    Ok(written.map_err(|why| failed(why.to_string()))?.code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_says_what_old_engines_understand() {
        let sheet = ".a{.b &,.c{user-select:none}}";
        let text = lowered(sheet).expect("it is a sheet");
        assert_eq!(
            text,
            ".b .a,.a .c{-webkit-user-select:none;user-select:none}"
        );
    }

    #[test]
    fn colors_of_the_night_are_kept_for_old_engines() {
        let sheet = ":root{color-scheme:light dark;--ink:light-dark(#000,#fff)}";
        let text = lowered(sheet).expect("it is a sheet");
        assert!(!text.contains("light-dark("), "{text}");
        assert!(text.contains("prefers-color-scheme:dark"), "{text}");
    }

    #[test]
    fn the_document_promises_these_engines() {
        let text = include_str!("../../../docs/engines.md");
        let of = |browser: Option<u32>| browser.map_or(0, |it| it >> 16);
        let (chromium, firefox) = (of(OLDEST.chrome), of(OLDEST.firefox));
        let row = format!("| oldest | {chromium} | {firefox} | 16.4 |");
        assert!(text.contains(&row), "{row}");
    }
}
