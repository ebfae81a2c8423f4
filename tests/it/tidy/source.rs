//! Rust sources as text: which parts are code, and which are literals.

use std::fs;
use std::ops::Range;

use super::tree::Tree;
use crate::support::root;

/// One source file.
pub(super) struct Source {
    /// Relative to the repository, with `/` on every platform.
    pub(super) path: String,
    pub(super) text: String,
    /// The text with comments and the contents of literals blanked, so that offsets stay the same.
    pub(super) code: String,
    /// The ranges of the string literals, quotes included.
    pub(super) strings: Vec<Range<usize>>,
}

impl Source {
    pub(super) fn new(path: &str, text: &str) -> Self {
        let (code, strings) = blank(text);
        let (path, text) = (path.into(), text.into());
        Self {
            path,
            text,
            code,
            strings,
        }
    }

    /// `path:line` of an offset, for reports.
    pub(super) fn at(&self, offset: usize) -> String {
        format!("{}:{}", self.path, self.line(offset))
    }

    pub(super) fn line(&self, offset: usize) -> usize {
        let before = &self.text.as_bytes()[..offset];
        1 + before.iter().filter(|&&byte| byte == b'\n').count()
    }

    /// The folder of its crate, and its path among the sources of that.
    pub(super) fn place(&self) -> (&str, &str) {
        self.path.split_once("src/").unwrap_or(("", &self.path))
    }

    /// The path of this file's module within the crate.
    pub(super) fn module(&self) -> Vec<&str> {
        let (_, path) = self.place();
        let path = path.strip_suffix(".rs").unwrap_or(path);
        let mut module: Vec<&str> = path.split('/').collect();
        if let Some(&("mod" | "lib" | "main")) = module.last() {
            module.pop();
        }
        module
    }

    /// The content of a string literal, with escapes as written.
    pub(super) fn said(&self, string: &Range<usize>) -> &str {
        self.text[string.clone()].trim_matches(['"', '#', 'r'])
    }

    /// The code without what is compiled only for tests.
    pub(super) fn shipped(&self) -> String {
        let mut code = self.code.clone().into_bytes();
        for range in self.only_tested() {
            wipe(&mut code[range]);
        }
        String::from_utf8_lossy(&code).into_owned()
    }

    /// What is compiled only for tests.
    pub(super) fn only_tested(&self) -> Vec<Range<usize>> {
        const MARK: &str = "#[cfg(test)]";
        let marks = self.code.match_indices(MARK).map(|(start, _)| {
            let item = start + MARK.len();
            let end = match self.code[item..].find(['{', ';']) {
                Some(open) if self.code.as_bytes()[item + open] == b'{' => {
                    self.code.len().min(closing(&self.code, item + open) + 1)
                }
                Some(semicolon) => item + semicolon,
                None => self.code.len(),
            };
            start..end
        });
        marks.collect()
    }
}

/// Every Rust file below a folder of the repository, sorted; none if there is no such folder.
pub(super) fn sources(folder: &str) -> Vec<Source> {
    let read = |path: &String| {
        let text = fs::read_to_string(root(path)).expect("sources are readable text");
        Source::new(path, &text)
    };
    let files = Tree::read().files;
    let rust = files.iter().filter(|path| path.ends_with(".rs"));
    let below = rust.filter(|path| {
        path.strip_prefix(folder)
            .is_some_and(|it| it.starts_with('/'))
    });
    below.map(read).collect()
}

/// Where the brace that opens at `open` closes; the end of the code if it does not.
pub(super) fn closing(code: &str, open: usize) -> usize {
    let mut depth = 0;
    for (i, byte) in code.bytes().enumerate().skip(open) {
        depth += i32::from(byte == b'{') - i32::from(byte == b'}');
        if depth == 0 {
            return i;
        }
    }
    code.len()
}

/// The words and symbols of blanked code, with their offsets. A double colon is one symbol.
pub(super) fn tokens(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = code[at..].chars().next() {
        let rest = &code[at..];
        let len = if is_word(first) {
            rest.find(|c| !is_word(c)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        if !first.is_whitespace() {
            found.push((at, &rest[..len]));
        }
        at += len;
    }
    found
}

pub(super) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn wipe(bytes: &mut [u8]) {
    for byte in bytes.iter_mut().filter(|byte| **byte != b'\n') {
        *byte = b' ';
    }
}

fn blank(text: &str) -> (String, Vec<Range<usize>>) {
    let bytes = text.as_bytes();
    let mut code = bytes.to_vec();
    let mut strings = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let comment = end_of_comment(text, at);
        let string = end_of_string(bytes, at);
        if let Some(end) = string {
            strings.push(at..end);
        }
        let Some(end) = comment.or(string).or_else(|| end_of_char(text, at)) else {
            at += 1;
            continue;
        };
        wipe(&mut code[at..end]);
        at = end;
    }
    (String::from_utf8_lossy(&code).into_owned(), strings)
}

fn end_of_comment(text: &str, at: usize) -> Option<usize> {
    let rest = text.as_bytes().get(at..)?;
    if rest.starts_with(b"//") {
        let line = rest.iter().position(|&byte| byte == b'\n');
        return Some(line.map_or(text.len(), |len| at + len));
    }
    if !rest.starts_with(b"/*") {
        return None;
    }
    let (mut depth, mut i) = (0, 0);
    while i < rest.len() {
        match &rest[i..] {
            [b'/', b'*', ..] => (depth, i) = (depth + 1, i + 2),
            [b'*', b'/', ..] => (depth, i) = (depth - 1, i + 2),
            _ => i += 1,
        }
        if depth == 0 {
            break;
        }
    }
    Some(at + i)
}

fn end_of_string(bytes: &[u8], at: usize) -> Option<usize> {
    let word_before = at > 0 && is_word(char::from(bytes[at - 1]));
    if bytes[at] == b'r' && (!word_before || matches!(bytes[at - 1], b'b' | b'c')) {
        let marks = bytes[at + 1..].iter().take_while(|&&b| b == b'#').count();
        let open = at + 1 + marks;
        let end = [&b"\""[..], &vec![b'#'; marks]].concat();
        let inside = bytes.get(open..)?.strip_prefix(b"\"")?;
        let len = inside.windows(end.len()).position(|here| here == end)?;
        return Some(open + 1 + len + end.len());
    }
    if bytes[at] != b'"' {
        return None;
    }
    let mut i = at + 1;
    while i < bytes.len() && bytes[i] != b'"' {
        i += if bytes[i] == b'\\' { 2 } else { 1 };
    }
    Some((i + 1).min(bytes.len()))
}

/// The end of a character literal; `None` for a lifetime.
fn end_of_char(text: &str, at: usize) -> Option<usize> {
    let inside = text.get(at..)?.strip_prefix('\'')?;
    let first = inside.chars().next()?;
    if first == '\\' {
        return Some(at + 3 + inside.get(2..)?.find('\'')? + 1);
    }
    let len = first.len_utf8();
    inside[len..].starts_with('\'').then_some(at + len + 2)
}

#[test]
fn only_comments_and_literals_are_blanked() {
    let text = "a /* b /* c */ d */ 'e' \"f\\\"g\" r#\"h\"i\"# 'j '\\'' k // l\nm";
    let source = Source::new("src/a.rs", text);
    assert_eq!(source.code.len(), text.len());
    let words: Vec<&str> = source.code.split_whitespace().collect();
    assert_eq!(words, ["a", "'j", "k", "m"]);
    let said: Vec<&str> = source.strings.iter().map(|s| source.said(s)).collect();
    assert_eq!(said, ["f\\\"g", "h\"i"]);
    assert_eq!(source.at(text.len() - 1), "src/a.rs:2");
}

#[test]
fn test_only_code_is_not_shipped() {
    let text = "fn a() {}\n#[cfg(test)]\nmod tests { fn b() { {} } }\nfn c() {}";
    let shipped = Source::new("src/a.rs", text).shipped();
    let words: Vec<&str> = shipped.split_whitespace().collect();
    assert_eq!(words, ["fn", "a()", "{}", "fn", "c()", "{}"]);
}

#[test]
fn a_file_knows_its_module() {
    let of = |path| Source::new(path, "").module().join("::");
    assert_eq!(of("src/games/dealt/mod.rs"), "games::dealt");
    assert_eq!(of("src/engine/seat.rs"), "engine::seat");
    assert_eq!(of("src/lib.rs"), "");
    assert_eq!(of("xtask/parts/src/glue.rs"), "glue");
}
