//! The page as one file that also opens without a server: Trunk's page, compressed, with everything inlined.

use std::path::Path;

use base64::{Engine, engine::general_purpose::STANDARD};
use hmac_sha256::Hash;
use zopfli::{BlockType, DeflateEncoder, Options, Write};

use crate::disk;
use crate::files::mime;
use crate::markup::{Piece, Tag, pieces};
use crate::page::Lower;
use crate::steps::{Outcome, project};
use crate::text_code::{SIGNS, base91};

/// The placeholder in static/single.js.
const SIGNS_HERE: &str = "/* signs */ ''";

/// The variable from which the script takes the wasm.
const WASM: &str = "globalThis.kitchenTableWasm";

/// Hides the unstyled page until it is unpacked.
const HIDE: &str =
    ".packed{color-scheme:light dark}.packed body>:not(noscript,#unopened){visibility:hidden}";

/// The zlib header: a 32 KB window, maximum compression.
const HEAD: [u8; 2] = [0x78, 0xda];

const UNOPENED: &str =
    "This browser can't open Kitchen Table. A newer one can, or the file is damaged.";

/// The single page while it is assembled from the page that Trunk wrote.
#[derive(Default)]
struct Single {
    /// The document, without the packed contents.
    page: String,
    styles: String,
    /// The script that starts the page, including the glue.
    script: Option<String>,
    wasm: Vec<u8>,
    /// The hashes of the scripts and sheets that the policy allows.
    scripts: Vec<String>,
    sheets: Vec<String>,
}

/// Returns the page in this folder as one file that fetches nothing.
pub(crate) fn whole(dist: &Path, lower: &mut Lower) -> Outcome<String> {
    let index = text(dist, "index.html")?;
    let mut single = Single::default();
    for piece in pieces(&index) {
        single.take(dist, piece)?;
    }
    single.styles = lower(&single.styles)?;
    single.close(&text(dist, "licenses.txt")?)
}

impl Single {
    fn take(&mut self, dist: &Path, piece: Piece) -> Outcome {
        match piece {
            Piece::Text(text) => self.page += text,
            Piece::Tag(tag, inside) if tag.name == "script" => self.script(dist, &tag, inside)?,
            Piece::Tag(tag, inside) if tag.name == "style" => {
                let inside = fonts_inside(dist, inside)?;
                self.sheets.push(sum(&inside));
                self.page += &format!("{}{inside}</style>", tag.text);
            }
            Piece::Tag(tag, _) if tag.name == "link" => self.link(dist, &tag)?,
            // The single file has a policy of its own.
            Piece::Tag(tag, _) => {
                let is = |value: &str| value.eq_ignore_ascii_case("content-security-policy");
                if !tag.value("http-equiv").is_some_and(is) {
                    self.page += tag.text;
                }
            }
        }
        Ok(())
    }

    /// Packs style sheets and inlines the icon; any other link would fail to load or is not needed.
    fn link(&mut self, dist: &Path, tag: &Tag) -> Outcome {
        let href = tag.value("href").unwrap_or_default();
        let rel = tag.value("rel").unwrap_or_default();
        if rel == "stylesheet" || tag.value("data-part").is_some() {
            self.styles += &fonts_inside(dist, &text(dist, href)?)?;
        } else if rel == "icon" {
            self.page += &format!("<link rel=icon href=\"{}\">", data(dist, href)?);
        }
        Ok(())
    }

    fn script(&mut self, dist: &Path, tag: &Tag, inside: &str) -> Outcome {
        let src = tag.value("src").map(|src| text(dist, src)).transpose()?;
        let code = src.unwrap_or_else(|| inside.to_owned());
        if let Some(name) = imported(&code) {
            if self.script.is_some() {
                return Err("the built index.html starts the page more than once".into());
            }
            let glue = text(dist, name)?;
            let (start, wasm) = started(&code)?;
            self.wasm = bytes(dist, wasm)?;
            self.script = Some(format!("{glue}\n{start}"));
            return Ok(());
        }
        // HTML parsing normalizes line endings, and a script ends at the first `</script`.
        let code = code.replace("\r\n", "\n");
        if code.to_ascii_lowercase().contains("</script") {
            return Err("a script of the page holds the end of a script".into());
        }
        let runs = ["module", "text/javascript", ""];
        if tag.value("type").is_none_or(|kind| runs.contains(&kind)) {
            self.scripts.push(sum(&code));
        }
        let kind = tag.value("type").map(|kind| format!(" type={kind}"));
        self.page += &format!("<script{}>{code}</script>", kind.unwrap_or_default());
        Ok(())
    }

    /// Packs the contents, and adds the code that unpacks them.
    fn close(mut self, licenses: &str) -> Outcome<String> {
        let script = { self.script.take() }.ok_or("the built index.html starts no page")?;
        let own = text(&project(), "static/single.js")?;
        let own = own.replacen(SIGNS_HERE, &format!("'{SIGNS}'"), 1);
        let parts = [
            self.styles.as_bytes(),
            licenses.as_bytes(),
            script.as_bytes(),
            &self.wasm,
        ];
        let lengths = parts.map(|part| part.len().to_string()).join(" ");
        let packed = packed(&parts.concat())?;
        self.scripts.extend([sum(&script), sum(&own)]);
        self.sheets.extend([sum(&self.styles), sum(HIDE)]);
        let end = format!(
            "<p id=unopened hidden>{UNOPENED}</p>\
            <script type=text/plain id=licenses></script>\
            <script type=text/plain id=packed data-lengths=\"{lengths}\" data-bytes={}>{}</script>\
            <script>{own}</script></body>",
            packed.len(),
            base91(&packed),
        );
        let charset = { pieces(&self.page).into_iter() }
            .find_map(|piece| match piece {
                Piece::Tag(tag, _) => tag.value("charset").map(|_| tag.text.to_owned()),
                Piece::Text(_) => None,
            })
            .ok_or("the built index.html declares no charset")?;
        let head = format!("{charset}{}<style>{HIDE}</style>", self.policy());
        let places = [
            ("<html ", "<html class=packed "),
            (&charset, &head),
            ("</body>", &end),
        ];
        places.iter().try_fold(self.page, |page, (old, new)| {
            let there = page.contains(old);
            let page = there.then(|| page.replacen(old, new, 1));
            page.ok_or_else(|| format!("the built index.html has no `{old}`"))
        })
    }

    /// The policy of the single file: it fetches nothing.
    fn policy(&self) -> String {
        let (scripts, sheets) = (self.scripts.join(" "), self.sheets.join(" "));
        format!(
            "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; \
            script-src 'wasm-unsafe-eval' {scripts}; style-src {sheets}; \
            font-src data:; img-src data:; base-uri 'none'; form-action 'none'\">"
        )
    }
}

/// The glue that a script imports, if it is the one that starts the page.
fn imported(code: &str) -> Option<&str> {
    let (_, rest) = code.split_once("import init")?;
    rest.split(['"', '\''])
        .nth(1)
        .filter(|name| name.ends_with(".js"))
}

/// Returns the start script with the glue prepended instead of imported, and the wasm file that it named.
fn started(code: &str) -> Outcome<(String, &str)> {
    let begin = code.find("import init").unwrap_or_default();
    let length = code[begin..].find(';').unwrap_or_default() + 1;
    let (before, after) = (&code[..begin], &code[begin + length..]);
    if before.contains("import ") || after.contains("import ") {
        return Err("the script that starts the page imports more than its glue".into());
    }
    let mut literals = after.split_inclusive(['"', '\'']);
    let wasm = literals.find(|text| text.trim_end_matches(['"', '\'']).ends_with(".wasm"));
    let wasm = wasm.ok_or("the script that starts the page names no wasm")?;
    let wasm = wasm.trim_end_matches(['"', '\'']);
    let after = ['"', '\''].iter().fold(after.to_owned(), |text, quote| {
        text.replace(&format!("{quote}{wasm}{quote}"), "taken")
    });
    // In a block, because the glue has names of its own. Problem reports name the version.
    let start = format!(
        "{{\nconst taken = {WASM};\ndelete {WASM};\n\
        if (globalThis.kitchenTable) globalThis.kitchenTable.version = '{version}';\nconst init = __wbg_init, bindings = {{}};\n{before}{after}\n}}",
        version = env!("CARGO_PKG_VERSION"),
    );
    Ok((start, wasm))
}

/// Inlines the fonts and pictures of a style sheet.
fn fonts_inside(dist: &Path, sheet: &str) -> Outcome<String> {
    let mut parts = sheet.split("url(");
    let mut inside = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let named = part
            .split_once(')')
            .ok_or("a style sheet ends inside a `url(`")?;
        let name = named.0.trim_matches(['"', '\'']);
        if name.starts_with("data:") || name.starts_with('#') {
            inside += &format!("url({part}");
        } else {
            inside += &format!("url({}){}", data(dist, name)?, named.1);
        }
    }
    Ok(inside)
}

/// Returns a file as a data URL.
fn data(dist: &Path, name: &str) -> Outcome<String> {
    let kind = mime(Path::new(name));
    Ok(format!(
        "data:{kind};base64,{}",
        STANDARD.encode(bytes(dist, name)?)
    ))
}

/// The hash of a script or a sheet, as the policy lists it.
fn sum(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Hash::hash(text.as_bytes())))
}

/// Compresses in the zlib format of RFC 1950.
fn packed(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let options = Options {
        // More iterations take seconds and save only some bytes.
        iteration_count: std::num::NonZeroU64::MIN.saturating_add(4),
        ..Options::default()
    };
    let mut encoder = DeflateEncoder::new(options, BlockType::Dynamic, Vec::new());
    let deflated = { encoder.write_all(bytes) }
        .and_then(|()| encoder.finish())
        .map_err(|why| format!("the page can't be packed: {why}"))?;
    Ok([&HEAD[..], &deflated, &adler(bytes).to_be_bytes()].concat())
}

/// The Adler-32 checksum of RFC 1950, by which a browser detects damage.
fn adler(bytes: &[u8]) -> u32 {
    let (low, high) = bytes.iter().fold((1_u32, 0), |(low, high), byte| {
        let low = (low + u32::from(*byte)) % 65_521;
        (low, (high + low) % 65_521)
    });
    high << 16 | low
}

fn text(dist: &Path, name: &str) -> Outcome<String> {
    String::from_utf8(bytes(dist, name)?).map_err(|_| format!("{name} is not text"))
}

fn bytes(dist: &Path, name: &str) -> Outcome<Vec<u8>> {
    let path = dist.join(name.trim_start_matches("./").trim_start_matches('/'));
    disk::bytes(&path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;

    const PAGE: &str = "<!doctype html><html lang=en><meta charset=utf-8>\
        <meta http-equiv=Content-Security-Policy content=\"default-src 'self'\">\
        <link href=icon.svg rel=icon><link href=a.webmanifest rel=manifest>\
        <link href=./a-1f.css rel=stylesheet><link data-part=dealt href=/b-2f.css>\
        <script src=./other.js></script>\
        <script type=module>import init, * as bindings from './a-3f.js';\
        const wasm = await init({ module_or_path: './a-3f_bg.wasm' });</script>\
        <link href=a-3f.js rel=modulepreload></head><body><div id=app></div></body></html>";

    fn made(test: &str, page: &str) -> Outcome<String> {
        let files = [
            ("index.html", page),
            ("licenses.txt", "MIT"),
            ("icon.svg", "<svg/>"),
            ("a-1f.css", "a{src:url(\"a.woff2\")}"),
            ("b-2f.css", "b{fill:url(#c)}"),
            ("a.woff2", "foobar"),
            ("other.js", "other()"),
            ("a-3f.js", "let wasm;"),
            ("a-3f_bg.wasm", "\0asm"),
        ];
        whole(
            &Folder::new(&format!("single-{test}"), &files),
            &mut |sheet| Ok(sheet.into()),
        )
    }

    #[test]
    fn a_whole_page_names_no_file() {
        let page = made("whole", PAGE).expect("all is there");
        for file in [
            "a-1f", "b-2f", "a-3f", "other.js", "a.web", "icon.svg", "woff2",
        ] {
            assert!(!page.contains(file), "{file} in {page}");
        }
        assert!(page.contains("<link rel=icon href=\"data:image/svg+xml;base64,PHN2Zy8+\">"));
        assert!(page.contains("<script>other()</script>"));
        assert_eq!(page.matches("http-equiv").count(), 1);
    }

    #[test]
    fn its_policy_lets_in_what_is_there_and_nothing_else() {
        let page = made("policy", PAGE).expect("all is there");
        let styles = "a{src:url(data:font/woff2;base64,Zm9vYmFy)}b{fill:url(#c)}";
        let head = page.split("<style>").next().expect("it has a head");
        for known in [styles, "other()", HIDE] {
            assert!(head.contains(&sum(known)), "{known}");
        }
        assert!(head.contains("default-src 'none'") && !head.contains("unsafe-eval' '*"));
        assert!(!head.contains("'self'") && !head.contains("connect-src"));
    }

    #[test]
    fn the_script_that_starts_stands_behind_the_glue() {
        let code = "import init, * as all from '/a.js';\nconst wasm = await init('/a_bg.wasm');";
        assert_eq!(imported(code), Some("/a.js"));
        let (start, wasm) = started(code).expect("it starts");
        assert_eq!(wasm, "/a_bg.wasm");
        assert!(
            start.ends_with("const wasm = await init(taken);\n}"),
            "{start}"
        );
        assert!(!start.contains("import"));
        assert_eq!(imported("import('./a.js')"), None);
    }

    #[test]
    fn damage_can_be_seen() {
        assert_eq!(adler(b"Wikipedia"), 0x11e6_0398);
        let packed = packed(b"Wikipedia").expect("it is short");
        assert_eq!(u16::from_be_bytes([packed[0], packed[1]]) % 31, 0);
        assert!(packed.ends_with(&[0x11, 0xe6, 0x03, 0x98]));
    }

    #[test]
    fn a_page_that_is_not_whole_is_none() {
        for (test, old, new, named) in [
            ("start", "import init", "import other", "starts no page"),
            ("style", "a-1f.css", "no-1f.css", "no-1f.css"),
            ("body", "</body>", "", "</body>"),
            ("more", "const wasm", "import x; const wasm", "more than"),
        ] {
            let why = made(test, &PAGE.replace(old, new)).expect_err(test);
            assert!(why.contains(named), "{why}");
        }
    }
}
