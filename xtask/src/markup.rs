//! Splits a page into the tags that may refer to other files, and the text between them.

/// The elements that refer to files, or that set the page's policy.
const NAMES: [&str; 4] = ["link", "meta", "script", "style"];

/// A piece of a page.
#[derive(PartialEq, Debug)]
pub(crate) enum Piece<'a> {
    /// Verbatim text.
    Text(&'a str),
    /// One of those elements, and its contents.
    Tag(Tag<'a>, &'a str),
}

/// A tag.
#[derive(PartialEq, Debug)]
pub(crate) struct Tag<'a> {
    pub(crate) name: &'static str,
    /// The whole tag.
    pub(crate) text: &'a str,
}

impl<'a> Tag<'a> {
    /// Returns the value of an attribute, quoted or not; empty if it has no value.
    pub(crate) fn value(&self, key: &str) -> Option<&'a str> {
        let mut rest = self.text[1 + self.name.len()..].trim_end_matches('>');
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '/');
            let ends = |c: char| c.is_whitespace() || c == '=';
            let (name, after) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
            if name.is_empty() {
                return None;
            }
            let mut value = "";
            rest = after;
            if let Some(after) = after.strip_prefix('=') {
                let quote = after.chars().next().filter(|c| ['"', '\''].contains(c));
                let (inner, skip) = match quote {
                    Some(_) => (&after[1..], 1),
                    None => (after, 0),
                };
                let ends = |c: char| quote.map_or(c.is_whitespace(), |quote| c == quote);
                let end = inner.find(ends).unwrap_or(inner.len());
                value = &inner[..end];
                rest = inner.get(end + skip..).unwrap_or_default();
            }
            if name.eq_ignore_ascii_case(key) {
                return Some(value);
            }
        }
    }
}

/// Splits a page into pieces, in document order. Comments are dropped.
pub(crate) fn pieces(page: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let mut rest = page;
    let mut from = 0;
    while let Some(at) = rest[from..].find('<').map(|at| from + at) {
        let (before, here) = rest.split_at(at);
        if here.starts_with("<!--") {
            found.push(Piece::Text(before));
            rest = here.find("-->").map_or("", |end| &here[end + 3..]);
            from = 0;
        } else if let Some(name) = name_of(here) {
            found.push(Piece::Text(before));
            let (text, after) = here.split_at(end_of(here));
            let close = format!("</{name}>");
            let inside = match name {
                "script" | "style" => after.find(&close).unwrap_or(after.len()),
                _ => 0,
            };
            found.push(Piece::Tag(Tag { name, text }, &after[..inside]));
            rest = &after[inside..];
            rest = rest.strip_prefix(&close).unwrap_or(rest);
            from = 0;
        } else {
            from = at + 1;
        }
    }
    found.push(Piece::Text(rest));
    found
}

fn name_of(here: &str) -> Option<&'static str> {
    NAMES.into_iter().find(|name| {
        let rest = here[1..].strip_prefix(name);
        rest.is_some_and(|rest| rest.starts_with([' ', '\n', '\t', '/', '>']))
    })
}

/// Returns the end of a tag: after the first `>` outside quotes.
fn end_of(here: &str) -> usize {
    let mut open = None;
    for (at, sign) in here.char_indices() {
        match open {
            Some(quote) if quote == sign => open = None,
            None if sign == '>' => return at + 1,
            None if sign == '"' || sign == '\'' => open = Some(sign),
            _ => {}
        }
    }
    here.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stand_with_quotes_or_without() {
        let text = "<link data-x crossorigin href=./a-1f.css title='b > c' rel=\"style sheet\" />";
        let tag = Tag { name: "link", text };
        assert_eq!(tag.value("href"), Some("./a-1f.css"));
        assert_eq!(tag.value("title"), Some("b > c"));
        assert_eq!(tag.value("rel"), Some("style sheet"));
        assert_eq!(tag.value("data-x"), Some(""));
        assert_eq!(tag.value("ref"), None);
    }

    #[test]
    fn a_page_falls_into_its_pieces() {
        let page = "<p>1<2<!-- <link> --><linked><meta content='>'><script>a<b</script>z";
        let tag = |name, text| Tag { name, text };
        let expected = [
            Piece::Text("<p>1<2"),
            Piece::Text("<linked>"),
            Piece::Tag(tag("meta", "<meta content='>'>"), ""),
            Piece::Text(""),
            Piece::Tag(tag("script", "<script>"), "a<b"),
            Piece::Text("z"),
        ];
        assert_eq!(pieces(page), expected);
    }
}
