//! Pieces made into files: those of one part into one file, and those that several parts share into one
//! or two that come with the first of them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use hmac_sha256::Hash;

use crate::{Outcome, failed, run_quietly};

/// The parts that are no games: what they share with others is not the table's.
const BESIDE_GAMES: [&str; 2] = ["desk", "rules"];

const WASM_OPT: &str = if cfg!(windows) {
    "wasm-opt.cmd"
} else {
    "wasm-opt"
};

/// As small as can be. What lies lowest in memory is the far end of the stack, where nothing is read
/// from; and nobody reads again which features a module uses. What the oldest engines don't have (`docs/engines.md`)
/// is refused; index.html says the same of the page's own module.
const SHRINK: [&str; 10] = [
    "-Oz",
    "--low-memory-unused",
    "--strip-target-features",
    "--mvp-features",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// The pieces that each part needs, by name, as they were cut.
pub(crate) type Pieces = BTreeMap<String, BTreeSet<String>>;

/// The files that each part needs, by name, in the order in which they are to be started.
pub(crate) type Parts = BTreeMap<String, Vec<String>>;

/// Makes the files of the pieces in a folder.
pub(crate) fn write(pieces: &Pieces, from: &Path, to: &Path) -> Outcome<Parts> {
    let all: BTreeSet<&String> = pieces.values().flatten().collect();
    let mut files: BTreeMap<&str, Vec<Vec<u8>>> = BTreeMap::new();
    for piece in all {
        let module = shrunk(&from.join(format!("{piece}.wasm")))?;
        files
            .entry(file_of(piece, pieces))
            .or_default()
            .push(module);
    }
    let mut names = BTreeMap::new();
    for (file, modules) in files {
        let bytes = bundle(modules);
        let name = format!("{file}-{}.wasm", sum(&bytes));
        crate::write(&to.join(&name), &bytes)?;
        names.insert(file, name);
    }
    let files_of = |(part, needed): (&String, &BTreeSet<String>)| {
        let files: BTreeSet<&str> = needed.iter().map(|piece| file_of(piece, pieces)).collect();
        // What is shared is started first.
        let (own, shared): (Vec<&str>, Vec<&str>) =
            files.into_iter().partition(|file| file == part);
        let files = shared
            .into_iter()
            .chain(own)
            .map(|file| names[file].clone());
        (part.clone(), files.collect())
    };
    Ok(pieces.iter().map(files_of).collect())
}

/// What tells these bytes from others, short enough for a name.
fn sum(bytes: &[u8]) -> String {
    let sum = Hash::hash(bytes);
    sum.iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The file that a piece goes into: its part's, the one that only games share, or the one that others
/// share too.
fn file_of<'a>(piece: &str, pieces: &'a Pieces) -> &'a str {
    let mut parts = pieces
        .iter()
        .filter(|(_, needed)| needed.contains(piece))
        .map(|(part, _)| part);
    match (parts.next(), parts.next()) {
        (Some(part), None) => part,
        (first, second) => {
            let beside = |part: &String| BESIDE_GAMES.contains(&part.as_str());
            let any = first.into_iter().chain(second).chain(parts).any(beside);
            if any { "common" } else { "table" }
        }
    }
}

/// A module as wasm-opt leaves it, or as it is where there is none.
fn shrunk(module: &Path) -> Outcome<Vec<u8>> {
    let small = module.with_extension("small");
    let mut shrink = Command::new(WASM_OPT);
    let there = Command::new(WASM_OPT).arg("--version").output().is_ok();
    let path = if there {
        run_quietly(shrink.args(SHRINK).arg(module).arg("-o").arg(&small))?;
        &small
    } else {
        module
    };
    std::fs::read(path).map_err(failed("read", path))
}

/// The name of the sections in which a module carries others.
const CARRIED: &str = "part";

/// Several modules in one file: the largest, which carries the others in sections of their own. So the file
/// is one that browsers know and hosts pack.
fn bundle(mut modules: Vec<Vec<u8>>) -> Vec<u8> {
    modules.sort_by_key(|module| std::cmp::Reverse(module.len()));
    let mut modules = modules.into_iter();
    let mut bundle = modules.next().unwrap_or_default();
    for carried in modules {
        let mut section = leb128(CARRIED.len());
        section.extend(CARRIED.bytes());
        section.extend(carried);
        bundle.push(0);
        bundle.extend(leb128(section.len()));
        bundle.extend(section);
    }
    bundle
}

/// A number as wasm writes it.
fn leb128(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = (number & 0x7f) as u8;
        number >>= 7;
        if number == 0 {
            bytes.push(low);
            return bytes;
        }
        bytes.push(low | 0x80);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(all: &[(&str, &[&str])]) -> Pieces {
        let own = |pieces: &[&str]| pieces.iter().map(|it| (*it).to_owned()).collect();
        all.iter()
            .map(|(part, pieces)| ((*part).to_owned(), own(pieces)))
            .collect()
    }

    #[test]
    fn what_games_share_is_the_table_s_and_what_others_share_is_common() {
        let pieces = pieces(&[
            ("dealt", &["chunk_1", "chunk_2", "split_dealt"]),
            ("desk", &["chunk_2", "split_desk"]),
            ("swoop", &["chunk_1", "split_swoop"]),
        ]);
        assert_eq!(file_of("split_dealt", &pieces), "dealt");
        assert_eq!(file_of("chunk_1", &pieces), "table");
        assert_eq!(file_of("chunk_2", &pieces), "common");
    }

    #[test]
    fn the_largest_module_carries_the_others() {
        let small = b"\0asm\x01\0\0\0".to_vec();
        let mut large = small.clone();
        large.extend([0; 200]);
        let mut expected = large.clone();
        expected.extend([0, 13, 4]);
        expected.extend(b"part");
        expected.extend(&small);
        assert_eq!(bundle(vec![small, large]), expected);
    }

    #[test]
    fn numbers_are_written_as_wasm_writes_them() {
        assert_eq!(leb128(0), [0]);
        assert_eq!(leb128(127), [127]);
        assert_eq!(leb128(128), [0x80, 1]);
        assert_eq!(leb128(624_485), [0xe5, 0x8e, 0x26]);
    }
}
