//! Prints the size of the built page.

use std::path::Path;

use crate::disk::failed;
use crate::steps::{Outcome, ask, program};

/// Compresses each given file and prints both sizes on one line.
const PACK: &str = "
const { readFileSync } = require('node:fs');
const { gzipSync, brotliCompressSync } = require('node:zlib');
for (const path of process.argv.slice(1)) {
  const bytes = readFileSync(path);
  console.log(gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length);
}";

/// Prints the sizes of the files that a visitor downloads: raw and, if Node is available, compressed.
pub(crate) fn print(dist: &Path) -> Outcome {
    let entries = std::fs::read_dir(dist).map_err(failed("read", dist))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    let wanted = ["wasm", "js", "css"];
    paths.retain(|path| {
        path.extension()
            .is_some_and(|end| wanted.iter().any(|wanted| end == *wanted))
    });
    paths.sort();

    let packed = ask(program("node", &["-e", PACK]).args(&paths)).unwrap_or_default();
    let mut packed = packed.lines();
    println!("\n{:>10} {:>10} {:>10}  KB", "raw", "gzip", "brotli");
    for path in &paths {
        let raw = path.metadata().map_or(0, |data| data.len());
        let mut numbers = packed.next().unwrap_or_default().split(' ').map(kilobytes);
        let (gzip, brotli) = (
            numbers.next().unwrap_or_default(),
            numbers.next().unwrap_or_default(),
        );
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        println!(
            "{:>10} {gzip:>10} {brotli:>10}  {name}",
            kilobytes(&raw.to_string())
        );
    }
    Ok(())
}

/// Formats a number of bytes as kilobytes; empty if it is not a number.
fn kilobytes(bytes: &str) -> String {
    let bytes = bytes.parse::<u32>().ok();
    bytes.map_or_else(String::new, |bytes| {
        format!("{:.1}", f64::from(bytes) / 1000.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_kilobytes() {
        assert_eq!(kilobytes("119049"), "119.0");
        assert_eq!(kilobytes(""), "");
    }
}
