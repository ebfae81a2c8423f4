//! Messages in the syntax of Fluent (projectfluent.org), one file for each place where they are said.
//!
//! English declares a message: its comment says where it stands, and names the arguments with their types, as in
//!
//! ```ftl
//! # Whom the table waits for.
//! # $who (name): The player.
//! # Length: 40
//! waits = { $who ->
//!     [you] It's your turn.
//!    *[other] It's { POSSESSIVE($who) } turn.
//!   }
//! ```
//!
//! | type | in Rust | shown | chosen by |
//! | --- | --- | --- | --- |
//! | `text` | `&str` | as it is | |
//! | `u8`, `u16`, `u32`, `u64`, `usize` | the same | in digits | a number, or a plural category |
//! | `name` | `&Name` | `name` of the grammar | `you`, `other` |
//! | `bool` | the same | | `yes`, `no` |
//! | `Pace`, `&Card`, `[Card]` | the type in scope | by a function | its variants |
//! | `text?` | `Option<&str>`, and so on | once it is chosen | `none`, and the above |
//!
//! A variant may bring arguments of its own, which the head of the file declares, as in `### Who [bot] $level (Level): How
//! well it plays.`
//!
//! `A($card)` calls the function `a` of the language's grammar, which learns whether its words begin the message: a
//! comment that starts with `Phrase.` says that the message itself stands within a sentence. A term, as `-reason`,
//! is what several messages of a file share; it sees their arguments. A message never contains another message.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Term,
    Variant, VariantKey,
};
use fluent_syntax::parser;

use crate::{Flaw, languages, read, save, texts_in};

/// The categories of plurals, as Unicode names them.
const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// Writes the messages of all languages: for each file the type of its messages, and for each language a function
/// that renders them.
pub(crate) fn write(from: &Path, to: &Path) -> Result<(), Vec<Flaw>> {
    let mut flaws = Vec::new();
    let originals: BTreeMap<String, String> = texts_in(from, "en", "ftl")?;
    for (file, text) in &originals {
        let name = format!("en/{file}.ftl");
        let english = match Resource::parse(&name, text) {
            Ok(english) => english,
            Err(found) => {
                flaws.extend(found);
                continue;
            }
        };
        let declared = match english.declared() {
            Ok(declared) => declared,
            Err(found) => {
                flaws.extend(found);
                continue;
            }
        };
        save(&to.join(format!("{file}.rs")), &type_of(&declared.messages))?;
        for language in languages(from)? {
            let name = format!("{language}/{file}.ftl");
            let path = from.join(&name);
            if !path.exists() {
                flaws.push(Flaw::new(&name, 1, "this file is missing"));
                continue;
            }
            let text = read(&path)?;
            match Resource::parse(&name, &text).and_then(|it| it.rendered(&declared)) {
                Ok(code) => save(&to.join(&language).join(format!("{file}.rs")), &code)?,
                Err(found) => flaws.extend(found),
            }
        }
    }
    for language in languages(from)? {
        for file in texts_in(from, &language, "ftl")?.keys() {
            if !originals.contains_key(file) {
                let name = format!("{language}/{file}.ftl");
                flaws.push(Flaw::new(&name, 1, "English has no such file"));
            }
        }
    }
    if flaws.is_empty() { Ok(()) } else { Err(flaws) }
}

/// A declared argument.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Argument {
    name: String,
    /// Its type, as in the comment.
    kind: String,
    /// What it is.
    about: String,
}

/// The arguments that variants bring, by type and variant.
type Brought = BTreeMap<(String, String), Vec<Argument>>;

/// What the original declares.
struct Declarations {
    messages: Vec<Declared>,
    brought: Brought,
}

impl Argument {
    /// Parses `$name (type): What it is.`
    fn parse(text: &str) -> Option<Self> {
        let (name, rest) = text.strip_prefix('$')?.split_once(" (")?;
        let (kind, about) = rest.split_once("):")?;
        Some(Self {
            name: name.into(),
            kind: kind.into(),
            about: about.trim().into(),
        })
    }

    fn is_number(&self) -> bool {
        matches!(self.plain(), "u8" | "u16" | "u32" | "u64" | "usize")
    }

    /// Its type without the question mark of those that may be absent.
    fn plain(&self) -> &str {
        self.kind.trim_end_matches('?')
    }

    /// Its type in Rust.
    fn rust(&self) -> String {
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
    fn pattern(&self, key: &str, brought: &Brought) -> Result<String, String> {
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
    fn field(&self) -> String {
        self.name.replace('-', "_")
    }
}

/// A declared message.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Declared {
    id: String,
    about: String,
    arguments: Vec<Argument>,
    /// Whether it stands within a sentence.
    phrase: bool,
    /// The most letters that fit where it stands.
    most: Option<usize>,
}

impl Declared {
    fn variant(&self) -> String {
        camel(&self.id)
    }

    /// What a match on the message binds.
    fn bound(&self) -> String {
        let names: Vec<String> = self.arguments.iter().map(Argument::field).collect();
        match &names[..] {
            [] => String::new(),
            [one] => format!("({one})"),
            all => format!(" {{ {} }}", all.join(", ")),
        }
    }
}

/// A parsed file.
struct Resource<'t> {
    /// The file's name.
    name: &'t str,
    /// The comment at its head, line by line.
    head: Vec<(usize, &'t str)>,
    messages: Vec<(usize, Message<&'t str>)>,
    terms: BTreeMap<&'t str, Term<&'t str>>,
}

impl<'t> Resource<'t> {
    fn parse(name: &'t str, text: &'t str) -> Result<Self, Vec<Flaw>> {
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
    fn declared(&self) -> Result<Declarations, Vec<Flaw>> {
        let (mut messages, mut brought, mut flaws) = (Vec::new(), Brought::new(), Vec::new());
        for (line, text) in &self.head {
            let Some((kind, rest)) = text.split_once(" [") else {
                continue;
            };
            let field = rest.split_once("] ");
            match field.and_then(|(key, field)| Some((key, Argument::parse(field)?))) {
                Some((key, field)) => {
                    let variant = (kind.to_owned(), key.to_owned());
                    brought.entry(variant).or_default().push(field);
                }
                None => flaws.push(Flaw::new(self.name, *line, &format!("unclear: {text}"))),
            }
        }
        for (line, message) in &self.messages {
            match declaration(message) {
                Ok(declared) => messages.push(declared),
                Err(what) => flaws.push(Flaw::new(self.name, *line, &what)),
            }
        }
        if flaws.is_empty() {
            Ok(Declarations { messages, brought })
        } else {
            Err(flaws)
        }
    }

    /// The function that renders the declared messages in this language.
    fn rendered(&self, declared: &Declarations) -> Result<String, Vec<Flaw>> {
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
            match self.arm(message, own, &declared.brought, &mut terms) {
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
        let lifetime = lifetime_of(&declared.messages).map_or("", |_| "<'_>");
        Ok(format!(
            "/// Renders a message.\n\
            #[allow(clippy::too_many_lines, reason = \"one arm for each message\")]\n#[allow(unused_variables, reason = \"a message need not say all that comes with a variant\")]\n\
            pub(in crate::i18n) fn text(msg: &Msg{lifetime}) -> String {{\n    match *msg {{\n{arms}    }}\n}}\n{}",
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
        brought: &Brought,
        terms: &mut BTreeMap<String, String>,
    ) -> Result<String, String> {
        let id = &declared.id;
        let Some(pattern) = &own.value else {
            return Err(format!("`{id}` has no text"));
        };
        if !own.attributes.is_empty() {
            return Err(format!("`{id}` has attributes, which nothing shows"));
        }
        let mut writer = Writer {
            resource: self,
            id,
            arguments: declared.arguments.clone(),
            own: declared.arguments.len(),
            brought,
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
        Ok(format!(
            "        Msg::{}{} => {code},\n",
            declared.variant(),
            declared.bound()
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

fn declaration(message: &Message<&str>) -> Result<Declared, String> {
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

/// Writes the code that renders one message, or one term.
struct Writer<'w, 't> {
    resource: &'w Resource<'t>,
    /// Its name.
    id: &'w str,
    /// The arguments it can say, those that come with a variant last.
    arguments: Vec<Argument>,
    /// How many of them are its own.
    own: usize,
    brought: &'w Brought,
    /// Those that it says.
    used: Vec<String>,
    /// Whether this is a term, whose text is written as it stands within a sentence.
    is_term: bool,
    /// The functions of terms that were needed so far, by name.
    terms: &'w mut BTreeMap<String, String>,
}

impl Writer<'_, '_> {
    /// An expression for the text of a pattern; `begins` if it begins the message.
    fn pattern(&mut self, pattern: &Pattern<&str>, begins: bool) -> Result<String, String> {
        if let [PatternElement::TextElement { value }] = &pattern.elements[..] {
            let value = self.literal(value, begins);
            return Ok(format!("{value:?}.into()"));
        }
        if let [PatternElement::Placeable { expression }] = &pattern.elements[..] {
            let value = self.expression(expression, begins)?;
            let displayed = match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    self.argument(id.name)?.plain() != "name"
                }
                Expression::Inline(InlineExpression::StringLiteral { .. }) => true,
                _ => false,
            };
            return Ok(if displayed {
                format!("{value}.to_string()")
            } else {
                value
            });
        }
        let (mut template, mut values) = (String::new(), Vec::new());
        for (place, element) in pattern.elements.iter().enumerate() {
            match element {
                PatternElement::TextElement { value } => {
                    let value = self.literal(value, begins && place == 0);
                    template += &value.replace('{', "{{").replace('}', "}}");
                }
                PatternElement::Placeable { expression } => {
                    template += "{}";
                    let value = self.expression(expression, begins && place == 0)?;
                    // An inner choice says what type its arms have.
                    values.push(match expression {
                        Expression::Select { .. } => format!("{{ let it: String = {value}; it }}"),
                        Expression::Inline(_) => value,
                    });
                }
            }
        }
        Ok(format!("format!({template:?}, {})", values.join(", ")))
    }

    /// Text, with a capital if it begins a message.
    fn literal(&self, text: &str, begins: bool) -> String {
        if begins && self.is_term {
            capital(text)
        } else {
            text.into()
        }
    }

    fn expression(&mut self, it: &Expression<&str>, begins: bool) -> Result<String, String> {
        match it {
            Expression::Inline(inline) => self.placeable(inline, begins),
            Expression::Select { selector, variants } => self.choice(selector, variants, begins),
        }
    }

    /// An expression for what stands in braces.
    fn placeable(&mut self, it: &InlineExpression<&str>, begins: bool) -> Result<String, String> {
        let place = if begins {
            "Place::Opening"
        } else {
            "Place::Within"
        };
        match it {
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => Ok(format!("{value:?}")),
            InlineExpression::VariableReference { id } => {
                let argument = self.argument(id.name)?;
                let field = argument.field();
                Ok(match argument.plain() {
                    "name" => format!("grammar::name({field}, {place})"),
                    _ => field,
                })
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.call(id.name, arguments, place)
            }
            InlineExpression::TermReference { id, .. } => self.term(id.name, begins),
            InlineExpression::Placeable { expression } => self.expression(expression, begins),
            InlineExpression::MessageReference { id, .. } => Err(format!(
                "`{}` contains the message `{}`, and messages stand alone",
                self.id, id.name
            )),
        }
    }

    /// A call of the function of a term, which is written once.
    fn term(&mut self, name: &str, begins: bool) -> Result<String, String> {
        let place = if begins { "opening" } else { "within" };
        let function = format!("{}_{place}", name.replace('-', "_"));
        let Some(term) = self.resource.terms.get(name) else {
            return Err(format!("there is no term `-{name}`"));
        };
        let mut writer = Writer {
            resource: self.resource,
            id: name,
            arguments: self.arguments.clone(),
            own: self.arguments.len(),
            brought: self.brought,
            is_term: true,
            used: Vec::new(),
            terms: self.terms,
        };
        let code = writer.pattern(&term.value, begins)?;
        let used = writer.used;
        let (mut declared, mut passed) = (Vec::new(), Vec::new());
        for name in &used {
            let argument = self.argument(name)?;
            declared.push(format!(
                "{}: {}",
                argument.field(),
                argument.rust().replace("'a", "'_")
            ));
            passed.push(argument.field());
        }
        let code = format!(
            "#[allow(unused_variables, reason = \"a term need not say all that comes with a variant\")]\nfn {function}({}) -> String {{\n    {code}\n}}\n",
            declared.join(", ")
        );
        self.terms.insert(function.clone(), code);
        Ok(format!("{function}({})", passed.join(", ")))
    }

    /// A call of the grammar.
    fn call(
        &mut self,
        name: &str,
        arguments: &CallArguments<&str>,
        place: &str,
    ) -> Result<String, String> {
        if !arguments.named.is_empty() {
            return Err(format!("{name} takes no named arguments"));
        }
        let mut values = Vec::new();
        for value in &arguments.positional {
            values.push(match value {
                InlineExpression::VariableReference { id } => self.argument(id.name)?.field(),
                InlineExpression::FunctionReference { id, arguments } => {
                    format!("&{}", self.call(id.name, arguments, "Place::Within")?)
                }
                InlineExpression::StringLiteral { value } => format!("{value:?}"),
                InlineExpression::NumberLiteral { value } => (*value).to_owned(),
                _ => {
                    return Err(format!(
                        "{name} takes arguments, functions and literals only"
                    ));
                }
            });
        }
        values.push(place.to_owned());
        Ok(format!(
            "grammar::{}({})",
            name.to_lowercase(),
            values.join(", ")
        ))
    }

    fn argument(&mut self, name: &str) -> Result<Argument, String> {
        let found = self.arguments.iter().rposition(|it| it.name == name);
        let place =
            found.ok_or_else(|| format!("`{}` has no argument ${name} in English", self.id))?;
        let argument = &self.arguments[place];
        if place < self.own && !self.used.contains(&argument.name) {
            self.used.push(argument.name.clone());
        }
        Ok(argument.clone())
    }

    fn choice(
        &mut self,
        selector: &InlineExpression<&str>,
        variants: &[Variant<&str>],
        begins: bool,
    ) -> Result<String, String> {
        let InlineExpression::VariableReference { id } = selector else {
            return Err(format!(
                "`{}` chooses by something else than an argument",
                self.id
            ));
        };
        let argument = self.argument(id.name)?;
        let mut arms = String::new();
        for variant in variants {
            let key = match &variant.key {
                VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                    *name
                }
            };
            let arm = argument.pattern(key, self.brought)?;
            let visible = self.arguments.len();
            let brought = self
                .brought
                .get(&(bare(argument.plain()).to_owned(), key.to_owned()));
            self.arguments
                .extend(brought.into_iter().flatten().cloned());
            let text = self.pattern(&variant.value, begins)?;
            self.arguments.truncate(visible);
            let _ = write!(arms, "{arm} => {text}, ");
        }
        Ok(format!("match {} {{ {arms}}}", argument.field()))
    }
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

/// The lifetime of a type of messages, if it borrows anything.
fn lifetime_of(declared: &[Declared]) -> Option<&'static str> {
    let mut arguments = declared.iter().flat_map(|message| &message.arguments);
    arguments
        .any(|argument| argument.rust().contains("'a"))
        .then_some("<'a>")
}

/// The type of the messages.
fn type_of(declared: &[Declared]) -> String {
    let mut variants = String::new();
    for message in declared {
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
    let lifetime = lifetime_of(declared).unwrap_or_default();
    format!(
        "/// A message.\n#[derive(Clone, Copy, PartialEq, Debug)]\npub enum Msg{lifetime} {{\n{variants}}}\n"
    )
}

/// `no-such-page` as `NoSuchPage`.
fn camel(id: &str) -> String {
    id.split('-').map(capital).collect()
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// A type without what borrows.
fn bare(kind: &str) -> &str {
    let kind = kind.trim_start_matches('&');
    kind.split('<').next().unwrap_or(kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "\
### A test.
### Who [bot] $level (Level): How well it plays.

-bot =
    { $level ->
        [easy] easy bot
       *[hard] hard bot
    }
# Plain.
plain = Plain text
# Two arguments.
# $who (name): The player.
# $count (u8): How many.
drew =
    { $count ->
        [0] { $who } drew nothing.
        [one] { $who } drew 1 card.
       *[other] { $who } drew { $count } cards.
    }
# Who sits there.
# $who (Who): Somebody.
sits =
    { $who ->
        [person] Person
       *[bot] { -bot }
    }
# Phrase. A card, with its article.
# $card (&Card): The card.
# $title (text?): A title.
# Length: 20
card =
    { $title ->
        [none] { A($card) }
       *[other] { A($card) } called { $title }
    }
";

    fn declared(text: &str) -> Result<Declarations, Vec<Flaw>> {
        Resource::parse("en/a.ftl", text)?.declared()
    }

    fn rendered(language: &str) -> Result<String, Vec<Flaw>> {
        let declared = declared(ENGLISH)?;
        Resource::parse("de/a.ftl", language)?.rendered(&declared)
    }

    /// What is wrong with English after a replacement, taken as a translation.
    fn flaw(old: &str, new: &str) -> String {
        assert!(ENGLISH.contains(old), "{old}");
        let flaws = rendered(&ENGLISH.replacen(old, new, 1)).expect_err(new);
        flaws.iter().map(|flaw| format!("{flaw}\n")).collect()
    }

    #[test]
    fn a_comment_declares_the_message_and_its_arguments() {
        let declared = declared(ENGLISH).expect("all is declared");
        let code = type_of(&declared.messages);
        for line in [
            "pub enum Msg<'a> {",
            "/// Plain.\n    Plain,",
            "Drew {\n        /// The player.\n        who: &'a Name,\n        /// How many.\n        count: u8,\n    },",
            "Sits(Who),",
            "card: &'a Card,",
            "title: Option<&'a str>,",
        ] {
            assert!(code.contains(line), "{line} in {code}");
        }
    }

    #[test]
    fn a_message_becomes_an_arm_of_a_match() {
        let code = rendered(ENGLISH).expect("English says all of it");
        for arm in [
            "Msg::Plain => \"Plain text\".into()",
            "0 => format!(\"{} drew nothing.\", grammar::name(who, Place::Opening))",
            "_ if grammar::plural(count as u64) == Plural::One => format!(\"{} drew 1 card.\"",
            "_ => format!(\"{} drew {} cards.\", grammar::name(who, Place::Opening), count)",
            "Who::Person { .. } => \"Person\".into()",
            "Who::Bot(level) => bot_opening(level)",
            "fn bot_opening(level: Level) -> String",
            "Level::Easy { .. } => \"Easy bot\".into()",
            "None => grammar::a(card, Place::Within)",
            "Some(title) => format!(\"{} called {}\", grammar::a(card, Place::Within), title)",
        ] {
            assert!(code.contains(arm), "{arm} in {code}");
        }
    }

    #[test]
    fn what_a_language_lacks_adds_or_mistakes_is_named_with_its_line() {
        for (old, new, said) in [
            ("plain = Plain text\n", "", "`plain` is missing"),
            (
                "plain =",
                "plane =",
                "de/a.ftl:10: English has no message `plane`",
            ),
            (
                "Plain text",
                "Plain { $count }",
                "de/a.ftl:10: `plain` has no argument $count in English",
            ),
            (
                "*[bot] { -bot }",
                "*[bot] { -robot }",
                "there is no term `-robot`",
            ),
            ("[one]", "[once]", "`once` is no number and no plural"),
            (
                "Plain text",
                "Plain { drew }",
                "contains the message `drew`",
            ),
            (
                "Plain text",
                "Plain text\n    .title = More",
                "has attributes",
            ),
            (
                "plain = Plain text",
                "plain = Plain { text",
                "de/a.ftl:11: Expected a token",
            ),
            (
                "plain = Plain text",
                "plain = A\nplain = B",
                "`plain` occurs twice",
            ),
            (
                "} called {",
                "} which is also called {",
                "`card` has 22 letters, and 20 fit",
            ),
        ] {
            let flaws = flaw(old, new);
            assert!(flaws.contains(said), "{new}: {flaws}");
        }
        let unsaid = ENGLISH.replace("{ $who }", "Somebody");
        let flaws = rendered(&unsaid).expect_err("it says nobody");
        assert_eq!(
            flaws[0].to_string(),
            "de/a.ftl:14: `drew` does not say its argument $who"
        );
    }

    #[test]
    fn english_has_to_say_where_a_message_stands() {
        for (text, said) in [
            ("plain = Plain\n", "has no comment"),
            (
                "# Plain.\n# $who: Somebody.\nplain = { $who }\n",
                "in other words than",
            ),
            (
                "# Plain.\n# Length: short\nplain = Plain\n",
                "a length that is no number",
            ),
        ] {
            let flaws = declared(text).err().expect(said);
            assert!(flaws[0].to_string().contains(said), "{}", flaws[0]);
        }
    }

    #[test]
    fn a_language_without_a_file_or_with_another_is_refused() {
        let from = std::env::temp_dir().join(format!("translations-{}", std::process::id()));
        let save =
            |name: &str, text: &str| save(&from.join(name), text).expect("it can be written");
        save("en/a.ftl", "# Plain.\nplain = Plain\n");
        save("de/b.ftl", "plain = Nichts\n");
        let to = from.join("out");
        let flaws = write(&from, &to).expect_err("German lacks a file");
        let said: Vec<String> = flaws.iter().map(ToString::to_string).collect();
        assert_eq!(
            said,
            [
                "de/a.ftl:1: this file is missing",
                "de/b.ftl:1: English has no such file"
            ]
        );
        std::fs::rename(from.join("de/b.ftl"), from.join("de/a.ftl")).expect("it is there");
        assert_eq!(write(&from, &to), Ok(()));
        let german = std::fs::read_to_string(to.join("de/a.rs")).expect("it was written");
        assert!(
            german.contains("Msg::Plain => \"Nichts\".into()"),
            "{german}"
        );
        std::fs::remove_dir_all(&from).expect("it is there");
    }
}
