//! The HTTP headers of the built files, for the service worker and for hosts that read a `_headers` file.

use std::path::Path;

use crate::disk::{self, failed};
use crate::files::has_sum;
use crate::steps::Outcome;

/// Headers for all files, also for those kept on the device. The policy denies features that the page never requests; it
/// uses speech, gamepads, full screen, the clipboard, sharing and the screen wake lock.
pub(crate) const ALL: [(&str, &str); 4] = [
    ("Content-Security-Policy", "frame-ancestors 'none'"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    (
        "Permissions-Policy",
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), \
         idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), \
         serial=(), usb=(), xr-spatial-tracking=()",
    ),
];

/// The entry points to all other files, which must never be stale.
const NEW: [&str; 3] = ["", "index.html", "sw.js"];

/// Writes `_headers` next to an otherwise finished page.
pub(crate) fn write_headers(dist: &Path, public_url: &str) -> Outcome {
    let path = dist.join("_headers");
    let names = std::fs::read_dir(dist).and_then(|entries| {
        let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
        names.collect::<Result<Vec<_>, std::io::Error>>()
    });
    let names = names.map_err(failed("read", dist))?;
    disk::write(&path, headers(names, folder(public_url)))
}

/// The path of a URL, from its first slash to its last.
fn folder(public_url: &str) -> &str {
    let path = public_url
        .split_once("://")
        .map_or(public_url, |(_, rest)| &rest[rest.find('/').unwrap_or(0)..]);
    if path.starts_with('/') { path } else { "/" }
}

/// Returns the contents of `_headers`. No two rules with the same header match one file: some hosts would send both.
fn headers(mut names: Vec<String>, folder: &str) -> String {
    names.retain(|name| has_sum(Path::new(name)));
    names.sort();
    let mut text = format!("{folder}*\n");
    for (name, value) in ALL {
        text += &format!("  {name}: {value}\n");
    }
    for name in NEW {
        text += &format!("{folder}{name}\n  Cache-Control: no-cache\n");
    }
    for name in names {
        text += &format!("{folder}{name}\n  Cache-Control: public, max-age=31536000, immutable\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_with_sums_stay_and_what_leads_to_them_is_asked_for_anew() {
        let names = ["index.html", "a-00112233445566.css", "licenses.txt"].map(str::to_owned);
        let text = headers(names.to_vec(), "/cards/");
        assert!(text.starts_with("/cards/*\n  Content-Security-Policy: "));
        assert!(text.contains("/cards/\n  Cache-Control: no-cache\n"));
        assert!(text.contains("/cards/sw.js\n  Cache-Control: no-cache\n"));
        assert!(text.contains("/cards/a-00112233445566.css\n  Cache-Control: public,"));
        assert!(!text.contains("licenses.txt"));
    }

    #[test]
    fn a_public_url_has_a_path() {
        assert_eq!(folder("/"), "/");
        assert_eq!(folder("/cards/"), "/cards/");
        assert_eq!(folder("https://example.org/cards/"), "/cards/");
        assert_eq!(folder("https://example.org/"), "/");
    }

    #[test]
    fn what_the_page_uses_is_not_shut() {
        let text = headers(Vec::new(), "/");
        for used in [
            "gamepad",
            "fullscreen",
            "clipboard",
            "share",
            "autoplay",
            "wake-lock",
        ] {
            assert!(!text.contains(used), "{used}");
        }
    }
}
