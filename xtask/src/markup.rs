//! A page in pieces: what may name other files, and the text between.

/// The elements that do, or that say what a page may do.
const NAMES: [&str; 4] = ["link", "meta", "script", "style"];

/// A piece of a page.
#[derive(PartialEq, Debug)]
pub(crate) enum Piece<'a> {
    /// As it is.
    Text(&'a str),
    /// One of those elements, and what is inside.
    Tag(Tag<'a>, &'a str),
}

/// A tag.
#[derive(PartialEq, Debug)]
pub(crate) struct Tag<'a> {
    pub(crate) name: &'static str,
    /// All of it.
    pub(crate) text: &'a str,
}

impl<'a> Tag<'a> {
    /// The value of an attribute, with or without quotes; empty if it has none.
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

/// All pieces of a page, in their order. Comments go.
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

/// Where a tag ends: at the first `>` outside of quotes.
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
