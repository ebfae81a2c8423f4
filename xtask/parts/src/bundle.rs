//! Bundles split modules into files: one file per part, and one or two for modules that several parts share,
//! which are loaded with the first of them.

use std::collections::{BTreeMap, BTreeSet};
use std::panic;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use hmac_sha256::Hash;

use crate::steps::{self, Outcome, failed, run_quietly};

/// The parts that are opened without a game: what they share with others does not belong to the table.
const BESIDE_GAMES: [&str; 2] = ["desk", "rules"];

/// The parts with the text of home, `en_shell` and so on, end with this.
const SHELL: &str = "shell";

const WASM_OPT: &str = if cfg!(windows) {
    "wasm-opt.cmd"
} else {
    "wasm-opt"
};

/// Optimizes for size. The lowest memory is the far end of the stack, which is never read; and nothing reads
/// again which features a module uses. Features that the oldest engines lack (`docs/engines.md`) are refused;
/// index.html has the same options for the main module.
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

/// The modules that each part needs, by part name, as split.
pub(crate) type Pieces = BTreeMap<String, BTreeSet<String>>;

/// The files that each part needs, by part name, in the order in which to start them.
pub(crate) type Parts = BTreeMap<String, Vec<String>>;

/// Writes the files that bundle the modules in a folder, each optimized by wasm-opt if asked for.
pub(crate) fn write(pieces: &Pieces, from: &Path, to: &Path, shrink: bool) -> Outcome<Parts> {
    let all: BTreeSet<&String> = pieces.values().flatten().collect();
    let all: Vec<&String> = all.into_iter().collect();
    let mut files: BTreeMap<&str, Vec<Vec<u8>>> = BTreeMap::new();
    for (piece, module) in all.iter().zip(all_read(&all, from, shrink)) {
        files
            .entry(file_of(piece, pieces))
            .or_default()
            .push(module?);
    }
    let mut names = BTreeMap::new();
    for (file, modules) in files {
        let bytes = bundle(modules);
        let name = format!("{file}-{}.wasm", sum(&bytes));
        steps::write(&to.join(&name), &bytes)?;
        names.insert(file, name);
    }
    let files_of = |(part, needed): (&String, &BTreeSet<String>)| {
        let files: BTreeSet<&str> = needed.iter().map(|piece| file_of(piece, pieces)).collect();
        // Shared files start first.
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

/// A short hash of the bytes, for a file name.
fn sum(bytes: &[u8]) -> String {
    let sum = Hash::hash(bytes);
    sum.iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Returns the file that a module goes into. What the text of one language shares goes with the shell of that
/// language, and what else the shell of a language needs into a file of its own, since home waits for it. The rest goes
/// into its part's file, the one that only games share, or the one that other parts share as well.
fn file_of<'a>(piece: &str, pieces: &'a Pieces) -> &'a str {
    let parts: Vec<&str> = { pieces.iter() }
        .filter(|(_, needed)| needed.contains(piece))
        .map(|(part, _)| part.as_str())
        .collect();
    let language = |part: &str| {
        part.split_once('_')
            .map(|(language, _)| language.to_owned())
    };
    let languages: BTreeSet<_> = parts.iter().map(|part| language(part)).collect();
    let said: BTreeSet<&str> = { parts.iter() }
        .map(|part| part.split_once('_').map_or(*part, |(_, said)| said))
        .collect();
    match (&parts[..], said.iter().next()) {
        ([part], _) => part,
        (_, Some(&only)) if said.len() == 1 && only != SHELL => only,
        _ if languages.len() == 1 && !languages.contains(&None) => {
            let of = |part: &&String| language(part) == language(parts[0]) && part.ends_with(SHELL);
            pieces.keys().find(of).map_or("common", String::as_str)
        }
        _ if said.contains(SHELL) => "languages",
        _ if BESIDE_GAMES.iter().any(|it| said.contains(it)) => "common",
        _ => "table",
    }
}

/// Reads the modules in a folder, as many at a time as there are processors.
fn all_read(pieces: &[&String], from: &Path, shrink: bool) -> Vec<Outcome<Vec<u8>>> {
    let next = AtomicUsize::new(0);
    let work = || {
        let places = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        let mine = places.map_while(|at| Some((at, pieces.get(at)?)));
        mine.map(|(at, piece)| (at, read(&from.join(format!("{piece}.wasm")), shrink)))
            .collect::<BTreeMap<_, _>>()
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let mut all = BTreeMap::new();
        for worker in workers {
            let done = worker.join();
            all.extend(done.unwrap_or_else(|why| panic::resume_unwind(why)));
        }
        all.into_values().collect()
    })
}

/// Reads a module, optimized by wasm-opt if asked for.
fn read(module: &Path, shrink: bool) -> Outcome<Vec<u8>> {
    let small = module.with_extension("small");
    let path = if shrink {
        let mut wasm_opt = Command::new(WASM_OPT);
        run_quietly(wasm_opt.args(SHRINK).arg(module).arg("-o").arg(&small))?;
        &small
    } else {
        module
    };
    std::fs::read(path).map_err(failed("read", path))
}

/// The name of the custom sections in which a module carries others.
const CARRIED: &str = "part";

/// Bundles several modules in one file: the largest carries the others in custom sections. The file is thus
/// valid wasm, which browsers accept and hosts compress.
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

/// Encodes a number in LEB128.
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
    fn what_text_shares_is_its_language_s_and_what_home_waits_for_stands_alone() {
        let pieces = pieces(&[
            ("de_dealt", &["both", "german", "split_de"]),
            ("de_shell", &["german", "home"]),
            ("dealt", &["chunk", "split_dealt"]),
            ("en_dealt", &["both", "chunk", "english"]),
            ("en_shell", &["english", "home"]),
            ("en_swoop", &["english"]),
        ]);
        assert_eq!(file_of("split_de", &pieces), "de_dealt");
        assert_eq!(file_of("english", &pieces), "en_shell");
        assert_eq!(file_of("german", &pieces), "de_shell");
        assert_eq!(file_of("home", &pieces), "languages");
        assert_eq!(file_of("both", &pieces), "dealt");
        assert_eq!(file_of("chunk", &pieces), "dealt");
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
