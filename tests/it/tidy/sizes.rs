//! Files and functions that fit into a head.

use super::none;
use super::source::{Source, closing, sources, tokens};

const FILE: usize = 400;
const FUNCTION: usize = 60;

/// Larger ones, by file, or file and function, and why.
const LARGER: &[(&str, &str)] = &[(
    "src/i18n/en/dealt/prompt.rs: prompt",
    "one exhaustive match of sentences reads best whole",
)];

/// Files and functions beyond the limits: what it is, and a report.
fn too_large(source: &Source) -> Vec<(String, String)> {
    let path = &source.path;
    let mut found = Vec::new();
    let lines = source.text.lines().count();
    if lines > FILE {
        found.push((path.clone(), format!("{path}: {lines} lines")));
    }
    for (at, name, lines) in functions(source) {
        if lines > FUNCTION {
            let report = format!("{}: fn {name} has {lines} lines", source.at(at));
            found.push((format!("{path}: {name}"), report));
        }
    }
    found
}

/// Each function with a body: where it begins, its name and how many lines it has.
fn functions(source: &Source) -> Vec<(usize, &str, usize)> {
    let tokens = tokens(&source.code);
    let mut found = Vec::new();
    for (i, pair) in tokens.windows(2).enumerate() {
        let [(at, "fn"), (_, name)] = *pair else {
            continue;
        };
        if let Some(open) = body(&tokens[i..]) {
            let end = closing(&source.code, open).min(source.text.len());
            let lines = 1 + source.line(end) - source.line(at);
            found.push((at, name, lines));
        }
    }
    found
}

/// Where the body of a function opens; a declaration has none. Semicolons and braces inside
/// brackets belong to its types.
fn body(tokens: &[(usize, &str)]) -> Option<usize> {
    let mut depth = 0;
    for &(at, token) in tokens {
        match token {
            "(" | "[" => depth += 1,
            ")" | "]" => depth -= 1,
            "{" if depth == 0 => return Some(at),
            ";" | "}" if depth <= 0 => return None,
            _ => {}
        }
    }
    None
}

#[test]
fn files_and_functions_are_of_readable_size() {
    let all = sources("src").into_iter().chain(sources("xtask/src"));
    let found: Vec<_> = all.flat_map(|source| too_large(&source)).collect();
    let excused = |what: &str| LARGER.iter().any(|(larger, _)| *larger == what);
    let faults = found.iter().filter(|(what, _)| !excused(what));
    none(&faults.map(|(_, report)| report.clone()).collect::<Vec<_>>());
    for (larger, _) in LARGER {
        let still = found.iter().any(|(what, _)| what == larger);
        assert!(still, "{larger} needs no excuse any more");
    }
}

#[test]
fn large_ones_are_found() {
    let reports = |text: &str| -> Vec<String> {
        let found = too_large(&Source::new("src/a.rs", text)).into_iter();
        found.map(|(_, report)| report).collect()
    };
    let long = format!("fn f(x: [u8; 2]) -> u8 {{{}}}\nfn g();", "\n".repeat(60));
    assert_eq!(reports(&long), ["src/a.rs:1: fn f has 61 lines"]);
    assert!(reports(&long.replacen('\n', "", 1)).is_empty());
    assert_eq!(reports(&"\n".repeat(401)), ["src/a.rs: 401 lines"]);
}
