//! Maps requests to files, and files to MIME types.

use std::path::{Path, PathBuf};

/// Returns the file under `root` that a request target names, whether or not it exists. `None` for a target
/// that no honest page requests: one that escapes `root` or is malformed.
pub(crate) fn resolve(root: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let mut file = root.to_owned();
    for part in decode(path)?.split('/').filter(|part| !part.is_empty()) {
        let odd = part == "." || part == ".." || part.contains(['\\', ':', '\0']);
        if odd {
            return None;
        }
        file.push(part);
    }
    if path.is_empty() || path.ends_with('/') {
        file.push("index.html");
    }
    Some(file)
}

/// Decodes percent-encoding.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            let value = digit()? * 16 + digit()?;
            bytes.push(u8::try_from(value).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// Returns the MIME type of a file. Browsers refuse to compile wasm and to run modules and workers of any other
/// type.
pub(crate) fn mime(path: &Path) -> &'static str {
    match path
        .extension()
        .and_then(|end| end.to_str())
        .unwrap_or_default()
    {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Whether the file name ends with a hash of the contents, so that changed contents get another name.
pub(crate) fn has_sum(path: &Path) -> bool {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let stem = stem.map(|stem| stem.strip_suffix("_bg").unwrap_or(stem));
    let sum = stem.and_then(|stem| Some(stem.rsplit_once('-')?.1));
    sum.is_some_and(|sum| sum.len() >= 12 && sum.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(target: &str) -> Option<PathBuf> {
        resolve(Path::new("dist"), target)
    }

    #[test]
    fn targets_name_files() {
        for (target, file) in [
            ("/", "dist/index.html"),
            ("/?new#/dealt", "dist/index.html"),
            ("/icons/", "dist/icons/index.html"),
            ("/a.wasm", "dist/a.wasm"),
            ("//a.wasm", "dist/a.wasm"),
            ("/a%20b/c%C3%A9.svg", "dist/a b/cé.svg"),
        ] {
            assert_eq!(resolved(target), Some(file.into()), "{target}");
        }
    }

    #[test]
    fn nothing_outside_can_be_named() {
        for target in [
            "/../Cargo.toml",
            "/a/../../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/..%2fCargo.toml",
            "/..\\Cargo.toml",
            "/C:/Windows",
            "/a%00b",
            "/%",
            "/%f",
            "/%zz",
            "/%ff",
            "Cargo.toml",
            "http://elsewhere/",
            "",
        ] {
            assert_eq!(resolved(target), None, "{target}");
        }
    }

    #[test]
    fn browsers_get_the_types_that_they_insist_on() {
        assert_eq!(mime(Path::new("dist/a-1f.wasm")), "application/wasm");
        assert_eq!(mime(Path::new("sw.js")), "text/javascript; charset=utf-8");
        assert_eq!(
            mime(Path::new("m.webmanifest")),
            "application/manifest+json"
        );
        assert_eq!(mime(Path::new("LICENSE")), "application/octet-stream");
    }

    #[test]
    fn sums_in_names_are_seen() {
        let seen = |name: &str| has_sum(Path::new(name));
        for name in [
            "dist/kitchen-table-7faaecf56cf6590_bg.wasm",
            "a-d3ef791dd9cd88d3.css",
        ] {
            assert!(seen(name), "{name}");
        }
        for name in [
            "index.html",
            "sw.js",
            "atkinson-regular.woff2",
            "icon-512.png",
        ] {
            assert!(!seen(name), "{name}");
        }
    }
}
