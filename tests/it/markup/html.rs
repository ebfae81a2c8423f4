//! A parser for markup: as much of HTML as Yew writes.

/// Void elements, which have no content and no closing tag.
const EMPTY: [&str; 14] = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
];

/// An element and its content. Text is as written, with its escapes.
#[derive(Debug, Default)]
pub(super) struct Element<'a> {
    pub(super) tag: &'a str,
    pub(super) attributes: Vec<(&'a str, &'a str)>,
    inside: Vec<Node<'a>>,
}

#[derive(Debug)]
enum Node<'a> {
    Element(Element<'a>),
    Text(&'a str),
}

impl<'a> Element<'a> {
    /// The value of an attribute; empty for one without a value.
    pub(super) fn get(&self, name: &str) -> Option<&'a str> {
        let found = self.attributes.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| *value)
    }

    /// Every element inside, in document order.
    pub(super) fn all(&self) -> Vec<&Self> {
        let mut found = Vec::new();
        for node in &self.inside {
            if let Node::Element(element) = node {
                found.push(element);
                found.extend(element.all());
            }
        }
        found
    }

    /// The text inside that is not hidden from assistive technology.
    pub(super) fn text(&self) -> String {
        let read = |node: &Node| match node {
            Node::Text(text) => text.to_string(),
            Node::Element(element) if element.get("aria-hidden") == Some("true") => String::new(),
            Node::Element(element) => element.text(),
        };
        self.inside.iter().map(read).collect()
    }
}

/// Parses markup into an element without a name that contains everything.
///
/// # Errors
/// Returns what was not closed, or not opened.
pub(super) fn read(html: &str) -> Result<Element<'_>, String> {
    let mut open = vec![Element::default()];
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let (text, tag) = rest.split_at(at);
        add(&mut open, Node::Text(text));
        let Some(end) = end_of(tag) else {
            return Err(format!("a tag without an end: {tag}"));
        };
        let inner = &tag[1..end];
        rest = &tag[end + 1..];
        if let Some(name) = inner.strip_prefix('/') {
            let closed = open.pop().filter(|element| element.tag == name);
            let closed = closed.filter(|_| !open.is_empty());
            let element = closed.ok_or_else(|| format!("</{name}> closes something else"))?;
            add(&mut open, Node::Element(element));
        } else {
            let element = begun(inner);
            if inner.ends_with('/') || EMPTY.contains(&element.tag) {
                add(&mut open, Node::Element(element));
            } else {
                open.push(element);
            }
        }
    }
    add(&mut open, Node::Text(rest));
    match open.pop() {
        Some(root) if open.is_empty() => Ok(root),
        last => Err(format!("<{}> is not closed", last.unwrap_or_default().tag)),
    }
}

fn add<'a>(open: &mut [Element<'a>], node: Node<'a>) {
    if let Some(innermost) = open.last_mut() {
        innermost.inside.push(node);
    }
}

/// The end of a tag: the first `>` outside a value.
fn end_of(tag: &str) -> Option<usize> {
    let mut quoted = false;
    let ends = |c| {
        quoted ^= c == '"';
        c == '>' && !quoted
    };
    tag.find(ends)
}

/// An element from its opening tag.
fn begun(inner: &str) -> Element<'_> {
    let (tag, mut rest) = inner.split_once(' ').unwrap_or((inner, ""));
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start_matches([' ', '/']);
        let Some(end) = rest
            .find(['=', ' ', '/'])
            .or((!rest.is_empty()).then_some(rest.len()))
        else {
            break;
        };
        let (name, after) = rest.split_at(end);
        let value = after.strip_prefix("=\"").and_then(|it| it.split_once('"'));
        let (value, after) = value.unwrap_or(("", after));
        attributes.push((name, value));
        rest = after;
    }
    Element {
        tag: tag.trim_end_matches('/'),
        attributes,
        inside: Vec::new(),
    }
}

#[test]
fn markup_is_parsed() {
    let html = r#"a<p id="x" hidden>b <i aria-hidden="true">c</i><br>d</p><path d="M>/" /><b/>"#;
    let root = read(html).expect("it is sound");
    let tags: Vec<&str> = root.all().iter().map(|element| element.tag).collect();
    assert_eq!(tags, ["p", "i", "br", "path", "b"]);
    assert_eq!(root.text(), "ab d");
    assert_eq!(root.all()[0].attributes, [("id", "x"), ("hidden", "")]);
    assert_eq!(root.all()[3].get("d"), Some("M>/"));
}

#[test]
fn malformed_markup_is_noticed() {
    for (html, fault) in [
        ("<p><b></p>", "</p> closes something else"),
        ("</p>", "</p> closes something else"),
        ("<p><b></b>", "<p> is not closed"),
        ("<p", "a tag without an end: <p"),
    ] {
        assert_eq!(read(html).map(|_| ()), Err(fault.into()));
    }
}
