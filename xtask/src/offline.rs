//! What makes the built page installable and available offline: its path in the manifest, and in the service worker
//! the list of files and the headers under which they are kept.

use std::collections::BTreeMap;
use std::path::Path;

use hmac_sha256::Hash;

use crate::disk;
use crate::files::mime;
use crate::hosting;
use crate::steps::{Outcome, project};

/// Files that are not cached on the device: the worker itself, and the screenshots for install prompts.
const ONLINE: [&str; 2] = ["sw.js", "screenshots/"];

/// The manifests, in English and in other languages.
const MANIFESTS: [&str; 2] = ["manifest.webmanifest", "manifest.de.webmanifest"];

/// The placeholders to fill in.
const FILES: &str = "const FILES = {};";
const TYPES: &str = "const TYPES = {};";
const HEADERS: &str = "const HEADERS = {};";
const VERSION: &str = "const VERSION = '';";
const ID: &str = "\"id\": \"/\"";

/// Writes the page's path into the manifest of each language, since the app's identity is not relative to the manifest.
pub(crate) fn place_manifests(dist: &Path, public_url: &str) -> Outcome {
    let id = format!("\"id\": \"{public_url}\"");
    for name in MANIFESTS {
        let path = dist.join(name);
        disk::write(&path, &filled(&disk::text(&path)?, ID, &id)?)?;
    }
    Ok(())
}

/// Writes the service worker of an otherwise finished page, replacing that of quick builds.
pub(crate) fn write_worker(dist: &Path) -> Outcome {
    let template = disk::text(&project().join("static").join("sw.js"))?;
    disk::write(&dist.join("sw.js"), &worker(&template, &sums(dist)?)?)
}

/// Returns the worker that caches these files. Any change in it, or in them, changes its version.
fn worker(template: &str, files: &BTreeMap<String, String>) -> Outcome<String> {
    let types: BTreeMap<_, _> = { files.keys() }
        .filter_map(|name| Some((name.rsplit_once('.')?.1, mime(Path::new(name)))))
        .collect();
    let mut text = template.to_owned();
    for (line, list) in [
        (FILES, list(files)),
        (TYPES, list(types)),
        (HEADERS, list(hosting::ALL)),
    ] {
        text = filled(&text, line, &line.replace("{}", &list))?;
    }
    let version = hex(&Hash::hash(text.as_bytes())[..8]);
    filled(&text, VERSION, &format!("const VERSION = '{version}';"))
}

/// An object of a script with these keys and values, which hold no quotation marks.
fn list(
    pairs: impl IntoIterator<Item = (impl std::fmt::Display, impl std::fmt::Display)>,
) -> String {
    let pairs = { pairs.into_iter() }.map(|(key, value)| format!("\"{key}\":\"{value}\""));
    format!("{{{}}}", pairs.collect::<Vec<_>>().join(","))
}

/// The cached files, by their names relative to the page, with the sums of their contents.
fn sums(dist: &Path) -> Outcome<BTreeMap<String, String>> {
    let mut sums = BTreeMap::new();
    for file in disk::files(dist)? {
        // As in an address.
        let parts: Vec<_> = file.iter().map(|part| part.to_string_lossy()).collect();
        let name = parts.join("/");
        if !ONLINE.iter().any(|online| name.starts_with(online)) {
            let bytes = disk::bytes(&dist.join(file))?;
            sums.insert(name, hex(&Hash::hash(&bytes)));
        }
    }
    Ok(sums)
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
        let template = disk::text(&path).expect("it is there");
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
    fn the_worker_keeps_each_kind_of_file_under_its_type_and_the_headers_of_hosts() {
        let path = project().join("static").join("sw.js");
        let names = ["index.html", "a.js", "b.js", "c.wasm", "fonts/d.woff2"];
        let files = names.map(|name| (name.to_owned(), "00ff".to_owned()));
        let worker = disk::text(&path).and_then(|text| super::worker(&text, &files.into()));
        let worker = worker.expect("it has all lines");
        let line = |start: &str| {
            let (_, rest) = worker.split_once(start).expect("it is there");
            rest.split_once(";\n").expect("it ends").0.to_owned()
        };
        assert_eq!(
            line("const TYPES = "),
            "{\"html\":\"text/html; charset=utf-8\",\"js\":\"text/javascript; charset=utf-8\",\
             \"wasm\":\"application/wasm\",\"woff2\":\"font/woff2\"}"
        );
        let headers = line("const HEADERS = ");
        assert!(headers.contains("\"Content-Security-Policy\":\"frame-ancestors 'none'\""));
        assert!(headers.contains("\"X-Content-Type-Options\":\"nosniff\""));
    }

    #[test]
    fn the_manifests_say_where_the_page_is() {
        let from = project().join("static");
        let texts = MANIFESTS.map(|name| disk::text(&from.join(name)).expect("it is there"));
        let dist = Folder::new(
            "id",
            &[(MANIFESTS[0], &texts[0]), (MANIFESTS[1], &texts[1])],
        );
        assert_eq!(place_manifests(&dist, "/cards/"), Ok(()));
        for name in MANIFESTS {
            let placed = disk::text(&dist.join(name)).expect("it is there");
            assert!(placed.contains("\"id\": \"/cards/\""));
        }
    }

    #[test]
    fn the_manifests_differ_in_words_only() {
        let lines = MANIFESTS.map(|name| {
            let text = disk::text(&project().join("static").join(name)).expect("it is there");
            let addresses = |line: &str| {
                let all = line
                    .split('"')
                    .filter(|it| it.contains(['/', '#', '.']) && !it.contains(' '));
                all.collect::<Vec<_>>().join(" ")
            };
            text.lines().map(addresses).collect::<Vec<_>>()
        });
        assert_eq!(lines[0], lines[1]);
    }
}
