//! Post-processes the built page: merges the shell's style sheets, defers those of the games until they are
//! needed, starts the page from its own script, and restricts what the browser lets the page do.

use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use hmac_sha256::Hash;

use crate::disk::{self, failed};
use crate::steps::Outcome;

/// The style sheets of the shell, in the order of index.html.
const SHELL: [&str; 5] = ["look", "boxes", "pages", "table", "kit"];

/// How the names of the page's own code begin: the rest of it is in parts.
const CODE: &str = "kitchen-table-";

/// Rewrites a style sheet for older browsers.
pub(crate) type Lower<'a> = dyn FnMut(&str) -> Outcome<String> + 'a;

/// A style sheet that index.html links to.
struct Sheet<'a> {
    /// The whole `link` tag.
    link: &'a str,
    /// The URL of the sheet, relative to the page.
    href: &'a str,
    /// The file name.
    file: &'a str,
    /// The name in the sources, without the sum.
    name: &'a str,
}

/// Names the code after its contents. Trunk names it after what the compiler wrote, which holds more than is left in the
/// end, and differs from folder to folder.
pub(crate) fn name_code(dist: &Path) -> Outcome {
    let index = dist.join("index.html");
    let mut page = disk::text(&index)?;
    let entries = std::fs::read_dir(dist).map_err(failed("read", dist))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().and_then(|name| name.to_str());
        let Some((old, end)) = name.and_then(|name| {
            let end = [".js", "_bg.wasm"]
                .into_iter()
                .find(|end| name.ends_with(end))?;
            Some((name, end)).filter(|_| name.starts_with(CODE))
        }) else {
            continue;
        };
        let new = format!("{CODE}{}{end}", sum(&disk::bytes(&path)?));
        std::fs::rename(&path, dist.join(&new)).map_err(failed("renamed", &path))?;
        page = page.replace(old, &new);
    }
    disk::write(&index, &page)
}

/// Merges the shell's sheets into one, and defers those of the games: their `link` names the game and means
/// nothing to a browser. The shell's comes first, because it defines the order of the cascade layers.
pub(crate) fn join_styles(dist: &Path, lower: &mut Lower) -> Outcome {
    let index = dist.join("index.html");
    let page = disk::text(&index)?;
    let sheets = sheets(&page);
    let (shell, games): (Vec<_>, Vec<_>) =
        { sheets.iter() }.partition(|sheet| SHELL.contains(&sheet.name));
    let Some(first) = shell.first() else {
        return Err("the built index.html links to no style sheet of the shell".into());
    };
    let mut joined = String::new();
    for sheet in &shell {
        let path = dist.join(sheet.file);
        joined += &disk::text(&path)?;
        disk::remove(&path)?;
    }
    let href = place(dist, "page", &lower(&joined)?, first)?;
    let mut links = format!("<link href={href} rel=stylesheet>");
    for sheet in games {
        let path = dist.join(sheet.file);
        let text = disk::text(&path)?;
        disk::remove(&path)?;
        let href = place(dist, sheet.name, &lower(&text)?, sheet)?;
        links += &format!("<link data-part={} href={href}>", sheet.name);
    }
    let mut text = page.replacen(first.link, &links, 1);
    for sheet in &sheets {
        text = text.replace(sheet.link, "");
    }
    disk::write(&index, &text)
}

/// Writes a sheet under its own name in the place of `instead`, and returns its URL.
fn place(dist: &Path, name: &str, text: &str, instead: &Sheet) -> Outcome<String> {
    let file = format!("{name}-{}.css", sum(text.as_bytes()));
    disk::write(&dist.join(&file), text)?;
    Ok(instead.href.replace(instead.file, &file))
}

/// Makes `static/start.js` start the page, instead of Trunk's inline script. Its files are next to it.
pub(crate) fn begin_by_script(dist: &Path) -> Outcome {
    let index = dist.join("index.html");
    let page = disk::text(&index)?;
    let inline =
        between(&page, "<script type=module>", "</script>").ok_or("Trunk starts nothing")?;
    let beside = |start: &str| {
        let path = between(inline, start, "'")?;
        Some(format!("./{}", path.rsplit('/').next()?))
    };
    let glue = beside("from '").ok_or("Trunk's start script loads no glue")?;
    let wasm = beside("module_or_path: '").ok_or("Trunk's start script loads no WebAssembly")?;
    let old = page
        .split("src=")
        .filter_map(|rest| rest.split(['>', ' ']).next())
        .map(|src| src.trim_matches('"'))
        .find_map(|src| src.rsplit('/').next().filter(|it| it.starts_with("start-")))
        .ok_or("the built index.html has no start script")?;
    let script = format!(
        "{}\nkitchenTable.start('{}', '{glue}', new URL('{wasm}', import.meta.url));\n",
        disk::text(&dist.join(old))?,
        env!("CARGO_PKG_VERSION")
    );
    let name = format!("start-{}.js", sum(script.as_bytes()));
    disk::write(&dist.join(&name), &script)?;
    let path = dist.join(old);
    disk::remove(&path)?;
    let trunks = format!("<script type=module>{inline}</script>");
    disk::write(&index, page.replace(&trunks, "").replace(old, &name))
}

/// The start tag of inline scripts while Trunk works. Its minifier, which declares constants in random order, leaves alone
/// what is no script to it, but for quotes. It can't read the page's other scripts, and leaves them as they are, too.
pub(crate) const LEFT_ALONE: &str = "<script type=later>";

/// The same as Trunk may write it.
const QUOTED: &str = "<script type=\"later\">";

/// Makes scripts again of what Trunk [left alone](LEFT_ALONE), without indentation and comments.
pub(crate) fn shorten_scripts(dist: &Path) -> Outcome {
    let index = dist.join("index.html");
    let mut page = disk::text(&index)?.replace(QUOTED, LEFT_ALONE);
    if !page.contains(LEFT_ALONE) {
        return Err("the built index.html has no inline script".into());
    }
    while let Some(script) = between(&page, LEFT_ALONE, "</script>") {
        let long = format!("{LEFT_ALONE}{script}</script>");
        let short = format!("<script>{}</script>", shortened(script)?);
        page = page.replacen(&long, &short, 1);
    }
    disk::write(&index, &page)
}

/// A script without indentation and lines of comment. What goes over several lines can't be told from either.
fn shortened(script: &str) -> Outcome<String> {
    let lines = script.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    let lines: Vec<&str> = lines.collect();
    let goes_on = |line: &&&str| line.contains("/*") || line.matches('`').count() % 2 == 1;
    match lines.iter().find(goes_on) {
        None => Ok(lines.join("\n")),
        Some(line) => Err(format!(
            "an inline script has text over several lines: {line}"
        )),
    }
}

/// The policy: the page may load its own files, and compile its WebAssembly. Text is never inserted as markup.
const POLICY: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; connect-src 'self'; font-src 'self'; \
    img-src 'self' data:; manifest-src 'self'; worker-src 'self'; require-trusted-types-for 'script'; \
    trusted-types default";

/// Adds the [policy](POLICY) to the page; inline scripts and styles are allowed by hash.
pub(crate) fn secure(dist: &Path) -> Outcome {
    let index = dist.join("index.html");
    let page = disk::text(&index)?;
    let scripts = inline(&page, "<script", "</script>");
    let styles = inline(&page, "<style", "</style>");
    let policy = format!(
        "{POLICY}; script-src 'self' 'wasm-unsafe-eval'{}; style-src 'self'{}",
        sums(&scripts),
        sums(&styles)
    );
    let meta = format!("<meta http-equiv=Content-Security-Policy content=\"{policy}\">");
    let charset = "<meta charset=utf-8>";
    if !page.contains(charset) {
        return Err("the built index.html declares no charset".into());
    }
    disk::write(
        &index,
        page.replacen(charset, &format!("{charset}{meta}"), 1),
    )
}

/// The contents of all elements with this tag name.
fn inline<'a>(page: &'a str, tag: &str, end: &str) -> Vec<&'a str> {
    let rest = page.split(tag).skip(1);
    let texts = rest.filter_map(|rest| Some(rest.split_once('>')?.1.split_once(end)?.0));
    texts.filter(|text| !text.is_empty()).collect()
}

/// The hashes of the texts, as a policy lists them.
fn sums(texts: &[&str]) -> String {
    let sum = |text: &&str| format!(" 'sha256-{}'", STANDARD.encode(Hash::hash(text.as_bytes())));
    texts.iter().map(sum).collect()
}

/// The text between two delimiters.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    text.split_once(start)?.1.split_once(end).map(|(it, _)| it)
}

/// All style sheets that a page links to.
fn sheets(page: &str) -> Vec<Sheet<'_>> {
    let links = page.split_inclusive('>').filter_map(|text| {
        let link = &text[text.rfind("<link ")?..];
        let words = link.trim_end_matches(['>', '/']).split_whitespace();
        let value = |key: &str| {
            let value = words.clone().find_map(|word| word.strip_prefix(key))?;
            Some(value.trim_matches('"'))
        };
        let href = value("href=").filter(|_| value("rel=") == Some("stylesheet"))?;
        let file = href.rsplit('/').next()?;
        let name = file.split(['-', '.']).next()?;
        Some(Sheet {
            link,
            href,
            file,
            name,
        })
    });
    links.collect()
}

/// A short hash of the contents, for a file name.
fn sum(bytes: &[u8]) -> String {
    let sum = Hash::hash(bytes);
    sum.iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;
    use crate::steps::project;

    const PAGE: &str = "<head><link href=icon.svg rel=icon>\
        <link href=/cards/look-1f.css integrity=sha384-a/b+c rel=stylesheet>\
        <link rel=\"stylesheet\" href=\"/cards/pages-2a.css\" />\
        <link href=/cards/dealt-3b.css rel=stylesheet></head><body></body>";

    #[test]
    fn a_page_s_sheets_are_found() {
        let found: Vec<_> = sheets(PAGE).iter().map(|it| (it.name, it.href)).collect();
        let expected = [
            ("look", "/cards/look-1f.css"),
            ("pages", "/cards/pages-2a.css"),
            ("dealt", "/cards/dealt-3b.css"),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn the_page_begins_by_a_script_beside_it_and_is_held_to_its_policy() {
        let page = "<meta charset=utf-8><script src=/cards/start-1f.js type=module></script>\
            <style>a{}</style><script type=module>import init, * as b from '/cards/page-2a.js';\
            await init({ module_or_path: '/cards/page-2a_bg.wasm' });</script>";
        let script = ("start-1f.js", "await import(glue);");
        let dist = Folder::new("start", &[("index.html", page), script]);
        begin_by_script(&dist).expect("Trunk begins something");
        secure(&dist).expect("it says how it is written");
        let page = disk::text(&dist.join("index.html")).expect("it is there");
        let src = between(&page, "src=/cards/", " ").expect("a script");
        let script = disk::text(&dist.join(src)).expect("it is beside the page");
        let call = "'./page-2a.js', new URL('./page-2a_bg.wasm', import.meta.url)";
        assert!(script.contains(call), "{script}");
        assert!(!page.contains("await init"), "{page}");
        // The hash of "a{}".
        let style = "style-src 'self' 'sha256-";
        assert!(
            page.contains(style) && page.contains("script-src 'self' 'wasm-unsafe-eval';"),
            "{page}"
        );
        assert!(!dist.join("start-1f.js").exists());
    }

    #[test]
    fn code_is_named_after_its_contents() {
        let page =
            "import init from '/cards/kitchen-table-1f.js'; '/cards/kitchen-table-1f_bg.wasm'";
        let files = [
            ("index.html", page),
            ("kitchen-table-1f.js", "a"),
            ("kitchen-table-1f_bg.wasm", "b"),
            ("kitchen.js", "c"),
        ];
        let dist = Folder::new("named", &files);
        name_code(&dist).expect("all is there");
        let (code, wasm) = (
            format!("kitchen-table-{}.js", sum(b"a")),
            format!("kitchen-table-{}_bg.wasm", sum(b"b")),
        );
        let expected = format!("import init from '/cards/{code}'; '/cards/{wasm}'");
        assert_eq!(disk::text(&dist.join("index.html")), Ok(expected));
        let kept = [&code, &wasm, "kitchen.js"].map(|name| disk::text(&dist.join(name)));
        assert_eq!(kept, ["a", "b", "c"].map(|text| Ok(text.into())));
    }

    #[test]
    fn inline_scripts_keep_their_order_and_lose_what_only_readers_need() {
        let page = "<script type=later>\n  // Why.\n  {\n    let b = 2;\n\n    let a = 1;\n  }\n</script><p>\
            <script type=\"later\">go();</script>";
        let dist = Folder::new("inline", &[("index.html", page)]);
        shorten_scripts(&dist).expect("there are two");
        let expected = "<script>{\nlet b = 2;\nlet a = 1;\n}</script><p><script>go();</script>";
        assert_eq!(disk::text(&dist.join("index.html")), Ok(expected.into()));
        assert!(shorten_scripts(&dist).is_err());
        for long in ["let a = `b", "/* c"] {
            assert!(
                shortened(&format!("{long}\n// d\n`; */")).is_err(),
                "{long}"
            );
        }
    }

    #[test]
    fn the_shell_has_one_sheet_and_each_game_one_that_waits() {
        let files = [
            ("index.html", PAGE),
            ("look-1f.css", ".a{top:0}"),
            ("pages-2a.css", ".b{top:0}"),
            ("dealt-3b.css", ".c{.d{top:0}}"),
        ];
        let file = |name: &str, text: &str| format!("{name}-{}.css", sum(text.as_bytes()));
        let dist = Folder::new("styles", &files);
        let mut lower = |sheet: &str| Ok(sheet.replace(".c{.d{top:0}}", ".c .d{top:0}"));
        join_styles(&dist, &mut lower).expect("it has sheets");
        let page = disk::text(&dist.join("index.html")).expect("it is there");
        let shell = ".a{top:0}.b{top:0}";
        let (name, game) = (file("page", shell), file("dealt", ".c .d{top:0}"));
        let links = format!(
            "<link href=/cards/{name} rel=stylesheet><link data-part=dealt href=/cards/{game}></head>"
        );
        assert!(page.contains(&links), "{page}");
        assert_eq!(sheets(&page).len(), 1);
        assert_eq!(disk::text(&dist.join(name)), Ok(shell.into()));
        assert!(!dist.join("look-1f.css").exists() && dist.join(game).exists());
    }

    #[test]
    fn the_page_has_the_shell_s_sheets_in_their_order() {
        let index = std::fs::read_to_string(project().join("index.html")).expect("it is there");
        let names = |text: &str| {
            let sheets = text.split("static/styles/").skip(1);
            let names = sheets.filter_map(|text| Some(text.split_once(".css")?.0.to_owned()));
            names.collect::<Vec<_>>()
        };
        let listed = names(&index);
        assert_eq!(listed[..SHELL.len()], SHELL);
    }
}
