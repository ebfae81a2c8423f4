//! A parsed file, and the function that renders its messages.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, Message, Pattern, PatternElement, Term};
use fluent_syntax::parser;

use super::declared::{Argument, Brought, Declarations, Declared, Existing, declaration};
use super::writer::Writer;
use crate::flaw::Flaw;

/// A parsed file.
pub(super) struct Resource<'t> {
    /// The file's name.
    pub(super) name: &'t str,
    /// The comment at its head, line by line.
    pub(super) head: Vec<(usize, &'t str)>,
    pub(super) messages: Vec<(usize, Message<&'t str>)>,
    pub(super) terms: BTreeMap<&'t str, Term<&'t str>>,
}

impl<'t> Resource<'t> {
    pub(super) fn parse(name: &'t str, text: &'t str) -> Result<Self, Vec<Flaw>> {
        let line_of = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
        let resource = parser::parse(text).map_err(|(_, errors)| {
            let flaw = |error: parser::ParserError| {
                Flaw::new(name, line_of(error.pos.start), &error.kind.to_string())
            };
            errors.into_iter().map(flaw).collect::<Vec<_>>()
        })?;
        let mut flaws = Vec::new();
        let mut messages: Vec<(usize, Message<&str>)> = Vec::new();
        let (mut head, mut terms) = (Vec::new(), BTreeMap::new());
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let line = line_of(place(message.id.name, text));
                    if messages.iter().any(|(_, it)| it.id.name == message.id.name) {
                        let what = format!("`{}` occurs twice", message.id.name);
                        flaws.push(Flaw::new(name, line, &what));
                    }
                    messages.push((line, message));
                }
                Entry::Term(term) => {
                    terms.insert(term.id.name, term);
                }
                Entry::ResourceComment(comment) => {
                    head.extend(comment.content.iter().map(|&line| (1, line)));
                }
                _ => {}
            }
        }
        if flaws.is_empty() {
            Ok(Self {
                name,
                head,
                messages,
                terms,
            })
        } else {
            Err(flaws)
        }
    }

    /// What the comments of the original declare.
    pub(super) fn declared(&self) -> Result<Declarations, Vec<Flaw>> {
        let (mut messages, mut brought, mut flaws) = (Vec::new(), Brought::new(), Vec::new());
        let mut existing = None;
        for (line, text) in &self.head {
            let mut unclear =
                || flaws.push(Flaw::new(self.name, *line, &format!("unclear: {text}")));
            if let Some(it) = Existing::parse(text) {
                if existing.replace(it).is_some() {
                    unclear();
                }
                continue;
            }
            if let Some(with) = text.strip_prefix("With ") {
                match (&mut existing, Argument::parse(with)) {
                    (Some(existing), Some(with)) => existing.with.push(with),
                    _ => unclear(),
                }
                continue;
            }
            let Some((kind, rest)) = text.split_once(" [") else {
                continue;
            };
            let field = rest.split_once("] ");
            match field.and_then(|(key, field)| Some((key, Argument::parse(field)?))) {
                Some((key, field)) => {
                    let variant = (kind.to_owned(), key.to_owned());
                    brought.entry(variant).or_default().push(field);
                }
                None => unclear(),
            }
        }
        let nameless = existing.as_ref().is_some_and(|it| !it.names_seats());
        for (line, message) in &self.messages {
            match declaration(message) {
                Ok(declared) if nameless && declared.arguments.iter().any(Argument::is_name) => {
                    let what = format!("`{}` says a name: `With $names` is missing", declared.id);
                    flaws.push(Flaw::new(self.name, *line, &what));
                }
                Ok(declared) => messages.push(declared),
                Err(what) => flaws.push(Flaw::new(self.name, *line, &what)),
            }
        }
        if flaws.is_empty() {
            Ok(Declarations {
                existing,
                messages,
                brought,
            })
        } else {
            Err(flaws)
        }
    }

    /// The function that renders the declared messages in this language.
    pub(super) fn rendered(&self, declared: &Declarations) -> Result<String, Vec<Flaw>> {
        let mut flaws = Vec::new();
        let (mut arms, mut terms) = (String::new(), BTreeMap::new());
        for message in &declared.messages {
            let Some((line, own)) =
                { self.messages.iter() }.find(|(_, it)| it.id.name == message.id)
            else {
                let what = format!("`{}` is missing", message.id);
                flaws.push(Flaw::new(self.name, self.end(), &what));
                continue;
            };
            match self.arm(message, own, declared, &mut terms) {
                Ok(arm) => arms += &arm,
                Err(what) => flaws.push(Flaw::new(self.name, *line, &what)),
            }
        }
        for (line, message) in &self.messages {
            if !declared.messages.iter().any(|it| it.id == message.id.name) {
                let what = format!("English has no message `{}`", message.id.name);
                flaws.push(Flaw::new(self.name, *line, &what));
            }
        }
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let lifetime = declared.lifetime().map_or("", |_| "<'_>");
        let with = { declared.existing.iter() }.flat_map(|existing| &existing.with);
        let with: String = with.map(|it| format!(", {}", it.field())).collect();
        let matched = match &with[..] {
            "" => "match *msg".into(),
            _ => format!("let (msg{with}) = *msg;\n    match msg"),
        };
        Ok(format!(
            "/// Renders a message.\n\
            #[allow(clippy::too_many_lines, reason = \"one arm for each message\")]\n#[allow(unused_variables, reason = \"a message need not say all that comes with it\")]\n\
            pub(in crate::i18n) fn text(msg: &Msg{lifetime}) -> String {{\n    {matched} {{\n{arms}    }}\n}}\n{}",
            terms.into_values().collect::<String>()
        ))
    }

    /// The line where a missing message would be added.
    fn end(&self) -> usize {
        self.messages.last().map_or(1, |(line, _)| *line)
    }

    fn arm(
        &self,
        declared: &Declared,
        own: &Message<&str>,
        all: &Declarations,
        terms: &mut BTreeMap<String, String>,
    ) -> Result<String, String> {
        let id = &declared.id;
        let Some(pattern) = &own.value else {
            return Err(format!("`{id}` has no text"));
        };
        if !own.attributes.is_empty() {
            return Err(format!("`{id}` has attributes, which nothing shows"));
        }
        let with = { all.existing.iter() }.flat_map(|existing| &existing.with);
        let mut writer = Writer {
            known: &self.terms,
            id,
            arguments: declared.arguments.iter().chain(with).cloned().collect(),
            own: declared.arguments.len(),
            brought: &all.brought,
            is_term: false,
            used: Vec::new(),
            terms,
        };
        let code = writer.pattern(pattern, !declared.phrase)?;
        let used = writer.used;
        for argument in &declared.arguments {
            if !used.contains(&argument.name) {
                return Err(format!(
                    "`{id}` does not say its argument ${}",
                    argument.name
                ));
            }
        }
        if let Some(most) = declared.most {
            let length = longest(pattern);
            if length > most {
                return Err(format!("`{id}` has {length} letters, and {most} fit"));
            }
        }
        let existing = all.existing.as_ref();
        let by_seat = existing.is_some_and(Existing::names_seats);
        let seats = { declared.arguments.iter() }.filter(|it| by_seat && it.is_name());
        let named: String = seats
            .map(|it| format!("let {0} = &names[{0}]; ", it.field()))
            .collect();
        let code = match &named[..] {
            "" => code,
            _ => format!("{{ {named}{code} }}"),
        };
        Ok(format!(
            "        {}::{}{} => {code},\n",
            existing.map_or_else(|| "Msg".into(), Existing::rust),
            declared.variant(),
            declared.bound(existing.is_some())
        ))
    }
}

/// Where a message begins.
fn place(id: &str, text: &str) -> usize {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let rest = line.strip_prefix(id).map(str::trim_start);
        if rest.is_some_and(|rest| rest.starts_with('=')) {
            return at;
        }
        at += line.len();
    }
    0
}

/// The number of letters of the longest form of a text; arguments count for nothing.
fn longest(pattern: &Pattern<&str>) -> usize {
    let length = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.chars().count(),
        PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } => {
            let lengths = variants.iter().map(|variant| longest(&variant.value));
            lengths.max().unwrap_or_default()
        }
        PatternElement::Placeable { .. } => 0,
    };
    pattern.elements.iter().map(length).sum()
}
