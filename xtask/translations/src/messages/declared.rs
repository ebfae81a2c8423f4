//! What English declares: messages and their arguments, and their type in Rust.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use fluent_syntax::ast::Message;

use super::case::camel;

/// The categories of plurals, as Unicode names them.
const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// A declared argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Argument {
    pub(super) name: String,
    /// Its type, as in the comment.
    pub(super) kind: String,
    /// What it is.
    pub(super) about: String,
}

/// The arguments that variants bring, by type and variant.
pub(super) type Brought = BTreeMap<(String, String), Vec<Argument>>;

/// A type of the page whose variants are the messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Existing {
    /// Its path in the crate, as `games::swoop::Refusal`.
    path: String,
    /// What comes with it, for all messages.
    pub(super) with: Vec<Argument>,
}

impl Existing {
    /// Parses `Of games::swoop::Refusal`.
    pub(super) fn parse(line: &str) -> Option<Self> {
        let path = line.strip_prefix("Of ")?;
        (!path.contains(' ')).then(|| Self {
            path: path.into(),
            with: Vec::new(),
        })
    }

    /// The declaration of the type of the messages.
    fn declaration(&self) -> String {
        let path = self.rust();
        if self.with.is_empty() {
            return format!("pub use {path} as Msg;\n");
        }
        let with: String = { self.with.iter() }
            .map(|it| format!(", {}", it.rust()))
            .collect();
        let lifetime = lifetime_of(&self.with).unwrap_or_default();
        format!(
            "/// A message, and what comes with it.\npub type Msg{lifetime} = ({path}{with});\n"
        )
    }

    /// Its path in Rust.
    pub(super) fn rust(&self) -> String {
        format!("crate::{}", self.path)
    }

    /// Whether a `name` is a seat, of which it says the name.
    pub(super) fn names_seats(&self) -> bool {
        self.with.iter().any(|it| it.name == "names")
    }
}

/// What the original declares.
pub(super) struct Declarations {
    /// The type of the messages, if it isn't made of these.
    pub(super) existing: Option<Existing>,
    pub(super) messages: Vec<Declared>,
    pub(super) brought: Brought,
}

impl Argument {
    /// Parses `$name (type): What it is.`
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (name, rest) = text.strip_prefix('$')?.split_once(" (")?;
        let (kind, about) = rest.split_once("):")?;
        Some(Self {
            name: name.into(),
            kind: kind.into(),
            about: about.trim().into(),
        })
    }

    pub(super) fn is_number(&self) -> bool {
        matches!(self.plain(), "u8" | "u16" | "u32" | "u64" | "usize")
    }

    pub(super) fn is_name(&self) -> bool {
        self.plain() == "name"
    }

    /// Its type without the question mark of those that may be absent.
    pub(super) fn plain(&self) -> &str {
        self.kind.trim_end_matches('?')
    }

    /// Its type in Rust.
    pub(super) fn rust(&self) -> String {
        let plain = match self.plain() {
            "text" => "&'a str".into(),
            "name" => "&'a Name".into(),
            kind => match kind.strip_prefix('[') {
                Some(items) => format!("&'a [{}]", items.trim_end_matches(']')),
                None => kind.replace('&', "&'a "),
            },
        };
        if self.kind.ends_with('?') {
            format!("Option<{plain}>")
        } else {
            plain
        }
    }

    /// The pattern of a variant.
    pub(super) fn pattern(&self, key: &str, brought: &Brought) -> Result<String, String> {
        let field = self.field();
        let optional = self.kind.ends_with('?');
        if key == "other" {
            return Ok(if optional {
                format!("Some({field})")
            } else {
                "_".into()
            });
        }
        if optional && key == "none" {
            return Ok("None".into());
        }
        let plain = match (self.plain(), key) {
            ("name", "you") => "Name::You { .. }".into(),
            ("name", _) => return Err(format!("a name is `you` or `other`, not `{key}`")),
            ("bool", "yes") => "true".into(),
            ("bool", "no") => "false".into(),
            ("bool", _) => return Err(format!("a bool is `yes` or `no`, not `{key}`")),
            _ if self.is_number() && key.parse::<u64>().is_ok() => key.into(),
            _ if self.is_number() && PLURALS.contains(&key) => {
                format!(
                    "_ if grammar::plural({field} as u64) == Plural::{}",
                    camel(key)
                )
            }
            _ if self.is_number() => return Err(format!("`{key}` is no number and no plural")),
            (kind, _) => {
                let variant = format!("{}::{}", bare(kind), camel(key));
                match brought.get(&(bare(kind).to_owned(), key.to_owned())) {
                    Some(fields) => {
                        let names: Vec<String> = fields.iter().map(Self::field).collect();
                        format!("{variant}({})", names.join(", "))
                    }
                    // This matches variants with and without fields.
                    None => format!("{variant} {{ .. }}"),
                }
            }
        };
        Ok(if optional {
            format!("Some({plain})")
        } else {
            plain
        })
    }

    /// Its name in Rust.
    pub(super) fn field(&self) -> String {
        self.name.replace('-', "_")
    }
}

/// A declared message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Declared {
    pub(super) id: String,
    pub(super) about: String,
    pub(super) arguments: Vec<Argument>,
    /// Whether it stands within a sentence.
    pub(super) phrase: bool,
    /// The most letters that fit where it stands.
    pub(super) most: Option<usize>,
}

impl Declared {
    pub(super) fn variant(&self) -> String {
        camel(&self.id)
    }

    /// What a match on the message binds. Of a variant of an existing type, nothing need be said.
    pub(super) fn bound(&self, existing: bool) -> String {
        let names: Vec<String> = self.arguments.iter().map(Argument::field).collect();
        match &names[..] {
            [] if existing => " { .. }".into(),
            [] => String::new(),
            [one] => format!("({one})"),
            all => format!(" {{ {} }}", all.join(", ")),
        }
    }
}

pub(super) fn declaration(message: &Message<&str>) -> Result<Declared, String> {
    let id = message.id.name;
    let mut declared = Declared {
        id: id.into(),
        about: String::new(),
        arguments: Vec::new(),
        phrase: false,
        most: None,
    };
    let lines = { message.comment.iter() }.flat_map(|comment| comment.content.iter());
    for text in lines {
        let unclear = || {
            format!("`{id}` declares an argument in other words than `$name (type): What it is.`")
        };
        if text.starts_with('$') {
            declared
                .arguments
                .push(Argument::parse(text).ok_or_else(unclear)?);
        } else if let Some(most) = text.strip_prefix("Length: ") {
            let most = most.trim().parse();
            declared.most =
                Some(most.map_err(|_| format!("`{id}` has a length that is no number"))?);
        } else if let Some(rest) = text.strip_prefix("Phrase. ") {
            declared.phrase = true;
            declared.about += rest;
        } else {
            if !declared.about.is_empty() {
                declared.about.push(' ');
            }
            declared.about += text;
        }
    }
    if declared.about.is_empty() {
        return Err(format!("`{id}` has no comment that says where it stands"));
    }
    Ok(declared)
}

impl Declarations {
    /// The lifetime of the type of the messages, if it borrows anything.
    pub(super) fn lifetime(&self) -> Option<&'static str> {
        match &self.existing {
            Some(existing) => lifetime_of(&existing.with),
            None => lifetime_of(self.messages.iter().flat_map(|message| &message.arguments)),
        }
    }
}

/// The lifetime of a type of these, if one borrows anything.
fn lifetime_of<'a>(arguments: impl IntoIterator<Item = &'a Argument>) -> Option<&'static str> {
    let mut arguments = arguments.into_iter();
    arguments
        .any(|argument| argument.rust().contains("'a"))
        .then_some("<'a>")
}

/// The type of the messages.
pub(super) fn type_of(declared: &Declarations) -> String {
    if let Some(existing) = &declared.existing {
        return existing.declaration();
    }
    let mut variants = String::new();
    for message in &declared.messages {
        let _ = writeln!(variants, "    /// {}", message.about);
        let fields = match &message.arguments[..] {
            [] => String::new(),
            [one] => format!("({})", one.rust()),
            all => {
                let field = |it: &Argument| {
                    let about = if it.about.is_empty() {
                        "See above."
                    } else {
                        &it.about
                    };
                    format!(
                        "        /// {about}\n        {}: {},\n",
                        it.field(),
                        it.rust()
                    )
                };
                format!(" {{\n{}    }}", all.iter().map(field).collect::<String>())
            }
        };
        let _ = writeln!(variants, "    {}{fields},", message.variant());
    }
    let lifetime = declared.lifetime().unwrap_or_default();
    format!(
        "/// A message.\n#[derive(Clone, Copy, PartialEq, Debug)]\npub enum Msg{lifetime} {{\n{variants}}}\n"
    )
}

/// A type without what borrows.
pub(super) fn bare(kind: &str) -> &str {
    let kind = kind.trim_start_matches('&');
    kind.split('<').next().unwrap_or(kind)
}
