//! The paths in a source file.

use std::collections::BTreeSet;

use super::source::{Source, is_word, tokens};

/// A path as written, and its offset.
type Written<'a> = (usize, Vec<&'a str>);

/// Every path of this file within the crate, from the crate's root, with its offset.
pub(super) fn inner_paths(source: &Source) -> Vec<(usize, Vec<String>)> {
    let module = source.module();
    let resolved = |(at, path): Written| Some((at, resolve(&path, &module)?));
    written(&source.code)
        .into_iter()
        .filter_map(resolved)
        .collect()
}

/// Every path of this file as written, with `use` trees expanded.
pub(super) fn written(code: &str) -> Vec<Written<'_>> {
    let tokens = tokens(code);
    let mut found = Vec::new();
    let mut i = 0;
    while i < tokens.len() {
        // `use<…>` in a type lists captures.
        let captures = tokens.get(i + 1).is_some_and(|next| next.1 == "<");
        if tokens[i].1 == "use" && !captures {
            i = tree(&tokens, i + 1, &mut Vec::new(), &mut found);
        } else if starts_path(&tokens, i) {
            i = chain(&tokens, i, &mut found);
        } else {
            i += 1;
        }
    }
    found
}

/// Every name that `use` imports into this file (`*` for all of a module), and its path.
pub(super) fn imports(code: &str) -> Vec<(&str, Vec<&str>)> {
    let tokens = tokens(code);
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        let captures = tokens.get(i + 1).is_some_and(|next| next.1 == "<");
        if token.1 == "use" && !captures {
            tree(&tokens, i + 1, &mut Vec::new(), &mut found);
        }
    }
    let mut named = Vec::new();
    for (at, mut path) in found {
        let last = tokens.partition_point(|token| token.0 < at);
        if path.last() == Some(&"self") {
            path.pop();
        }
        let name = match &tokens[last + 1..] {
            [(_, "as"), (_, name), ..] => name,
            _ => path.last().unwrap_or(&""),
        };
        named.push((*name, path));
    }
    named
}

/// A path of a file from the crate's root, including one that begins with a child module.
pub(super) fn absolute(
    path: &[&str],
    module: &[String],
    modules: &BTreeSet<Vec<String>>,
) -> Option<Vec<String>> {
    let here: Vec<&str> = module.iter().map(String::as_str).collect();
    let below: Vec<String> = here.iter().chain(path).map(|&name| name.into()).collect();
    resolve(path, &here).or_else(|| modules.contains(&below[..=here.len()]).then_some(below))
}

fn word(token: &str) -> bool {
    token.starts_with(is_word)
}

fn starts_path(tokens: &[(usize, &str)], i: usize) -> bool {
    word(tokens[i].1) && tokens.get(i + 1).is_some_and(|next| next.1 == "::")
}

fn chain<'a>(tokens: &[(usize, &'a str)], i: usize, found: &mut Vec<Written<'a>>) -> usize {
    let mut path = vec![tokens[i].1];
    let mut next = i + 1;
    while let [(_, "::"), (_, name), ..] = &tokens[next..]
        && word(name)
    {
        path.push(name);
        next += 2;
    }
    found.push((tokens[i].0, path));
    next
}

/// One branch of a `use`, from token `i` on; returns the index of the token after it.
fn tree<'a>(
    tokens: &[(usize, &'a str)],
    mut i: usize,
    prefix: &mut Vec<&'a str>,
    found: &mut Vec<Written<'a>>,
) -> usize {
    let depth = prefix.len();
    while let Some(&(at, token)) = tokens.get(i) {
        match token {
            "::" => {}
            "{" => {
                i += 1;
                while tokens.get(i).is_some_and(|next| next.1 != "}") {
                    i = tree(tokens, i, prefix, found);
                    i += usize::from(tokens.get(i).is_some_and(|next| next.1 == ","));
                }
                prefix.truncate(depth);
                return i + 1;
            }
            "as" => i += 1,
            "," | "}" | ";" => break,
            name => {
                prefix.push(name);
                if tokens.get(i + 1).is_none_or(|next| next.1 != "::") {
                    found.push((at, prefix.clone()));
                }
            }
        }
        i += 1;
    }
    prefix.truncate(depth);
    i
}

/// A path from the crate's root; `None` for one outside the crate.
fn resolve(path: &[&str], module: &[&str]) -> Option<Vec<String>> {
    let mut from: Vec<&str> = match *path.first()? {
        "crate" | "kitchen_table" => Vec::new(),
        "self" | "super" => module.to_vec(),
        _ => return None,
    };
    for &name in path {
        match name {
            "super" => drop(from.pop()),
            "crate" | "kitchen_table" | "self" => {}
            name => from.push(name),
        }
    }
    Some(from.into_iter().map(String::from).collect())
}

#[test]
fn paths_are_found_wherever_they_are_written() {
    let text = "use crate::{games::{dealt, sloop::Card as C}, ui::*};\n\
                use super::seat::Seat;\n\
                fn f() -> crate::bots::Level { std::mem::take(self::x::<u8>()) }";
    let source = Source::new("src/engine/table.rs", text);
    let paths: Vec<String> = inner_paths(&source)
        .into_iter()
        .map(|(_, path)| path.join("::"))
        .collect();
    assert_eq!(
        paths,
        [
            "games::dealt",
            "games::sloop::Card",
            "ui::*",
            "engine::seat::Seat",
            "bots::Level",
            "engine::table::x",
        ]
    );
}
