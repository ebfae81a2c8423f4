//! The expression for one message.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Term, Variant, VariantKey,
};

use super::case::capital;
use super::declared::{Argument, Brought, bare};

/// Writes the code that renders one message, or one term.
pub(super) struct Writer<'w, 't> {
    /// The terms of its file, by name.
    pub(super) known: &'w BTreeMap<&'t str, Term<&'t str>>,
    /// Its name.
    pub(super) id: &'w str,
    /// The arguments it can say, those that come with all messages or with a variant last.
    pub(super) arguments: Vec<Argument>,
    /// How many of them are its own.
    pub(super) own: usize,
    pub(super) brought: &'w Brought,
    /// Those that it says.
    pub(super) used: Vec<String>,
    /// Whether this is a term, whose text is written as it stands within a sentence.
    pub(super) is_term: bool,
    /// The functions of terms that were needed so far, by name.
    pub(super) terms: &'w mut BTreeMap<String, String>,
}

impl Writer<'_, '_> {
    /// An expression for the text of a pattern; `begins` if it begins the message.
    pub(super) fn pattern(
        &mut self,
        pattern: &Pattern<&str>,
        begins: bool,
    ) -> Result<String, String> {
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
        let Some(term) = self.known.get(name) else {
            return Err(format!("there is no term `-{name}`"));
        };
        let mut writer = Writer {
            known: self.known,
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
