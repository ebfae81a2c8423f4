//! What makes the built page installable and available offline: its path in the manifest, and the file list in
//! the service worker.

use std::collections::BTreeMap;
use std::path::Path;

use hmac_sha256::Hash;

use crate::steps::{Outcome, project};

/// Files that are not cached on the device: the worker itself, and the screenshots for install prompts.
const ONLINE: [&str; 2] = ["sw.js", "screenshots/"];

/// The placeholders to fill in.
const FILES: &str = "const FILES = {};";
const VERSION: &str = "const VERSION = '';";
const ID: &str = "\"id\": \"/\"";

/// Writes the page's path into the manifest, since the app's identity is not relative to the manifest.
pub(crate) fn place_manifest(dist: &Path, public_url: &str) -> Outcome {
    let path = dist.join("manifest.webmanifest");
    let text = read(&path)?;
    let text = filled(&text, ID, &format!("\"id\": \"{public_url}\""))?;
    write(&path, &text)
}

/// Writes the service worker of an otherwise finished page, replacing that of quick builds.
pub(crate) fn write_worker(dist: &Path) -> Outcome {
    let template = read(&project().join("static").join("sw.js"))?;
    write(&dist.join("sw.js"), &worker(&template, &sums(dist)?)?)
}

/// Returns the worker that caches these files. Any change in it, or in them, changes its version.
fn worker(template: &str, files: &BTreeMap<String, String>) -> Outcome<String> {
    let list: Vec<_> = { files.iter() }
        .map(|(name, sum)| format!("\"{name}\":\"{sum}\""))
        .collect();
    let text = filled(
        template,
        FILES,
        &format!("const FILES = {{{}}};", list.join(",")),
    )?;
    let version = hex(&Hash::hash(text.as_bytes())[..8]);
    filled(&text, VERSION, &format!("const VERSION = '{version}';"))
}

/// The cached files, by their names relative to the page, with the sums of their contents.
fn sums(dist: &Path) -> Outcome<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    add(dist, "", &mut files).map_err(|why| format!("{} can't be read: {why}", dist.display()))?;
    Ok(files)
}

fn add(folder: &Path, name: &str, files: &mut BTreeMap<String, String>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let name = format!("{name}{}", entry.file_name().to_string_lossy());
        if path.is_dir() {
            add(&path, &format!("{name}/"), files)?;
        } else if !ONLINE.iter().any(|online| name.starts_with(online)) {
            files.insert(name, hex(&Hash::hash(&std::fs::read(path)?)));
        }
    }
    Ok(())
}

fn filled(text: &str, line: &str, with: &str) -> Outcome<String> {
    if text.matches(line).count() == 1 {
        return Ok(text.replace(line, with));
    }
    Err(format!(
        "`{line}` is a placeholder to fill in, and must occur exactly once"
    ))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn read(path: &Path) -> Outcome<String> {
    std::fs::read_to_string(path).map_err(|why| format!("{} can't be read: {why}", path.display()))
}

fn write(path: &Path, text: &str) -> Outcome {
    std::fs::write(path, text).map_err(|why| format!("{} can't be written: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;

    #[test]
    fn all_files_are_kept_but_those_for_who_is_online() {
        let names = ["index.html", "sw.js", "fonts/a.woff2", "screenshots/a.webp"];
        let dist = Folder::new("offline", &names.map(|name| (name, "abc")));
        // The example from FIPS 180-2.
        let sum = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        let kept = ["fonts/a.woff2", "index.html"].map(|name| (name.to_owned(), sum.to_owned()));
        assert_eq!(sums(&dist), Ok(BTreeMap::from(kept)));
    }

    #[test]
    fn the_worker_has_its_list_and_another_version_for_another() {
        let path = project().join("static").join("sw.js");
        let template = read(&path).expect("it is there");
        let worker = |name: &str| {
            let files = BTreeMap::from([(name.to_owned(), "00ff".to_owned())]);
            super::worker(&template, &files).expect("it has both lines")
        };
        let [one, other] = ["a.js", "b.js"].map(worker);
        assert!(one.contains("const FILES = {\"a.js\":\"00ff\"};"));
        let version = |text: &str| {
            let (_, rest) = text.split_once("const VERSION = '").expect("it has one");
            rest[..16].to_owned()
        };
        assert_ne!(version(&one), version(&other));
        assert!(version(&one).bytes().all(|byte| byte.is_ascii_hexdigit()));
    }

    #[test]
    fn the_manifest_says_where_the_page_is() {
        let path = project().join("static").join("manifest.webmanifest");
        let text = read(&path).expect("it is there");
        let dist = Folder::new("id", &[("manifest.webmanifest", &text)]);
        assert_eq!(place_manifest(&dist, "/cards/"), Ok(()));
        let placed = read(&dist.join("manifest.webmanifest")).expect("it is there");
        assert!(placed.contains("\"id\": \"/cards/\""));
    }
}
