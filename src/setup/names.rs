//! Cleaning up names that are typed, pasted, or read from links and files.

/// The longest name that a seat can have, in characters.
pub const LONGEST_NAME: usize = 20;

/// The longest title that a game can have, in characters.
pub const LONGEST_TITLE: usize = 40;

/// A variant of this name that is not taken yet: with a number appended if necessary.
#[must_use]
pub fn free_name(name: &str, taken: &[String]) -> String {
    let mut name = name.to_owned();
    let plain = name.len();
    let mut number = 1;
    while taken.contains(&name) {
        number += 1;
        name.truncate(plain);
        name += &format!(" {number}");
    }
    name
}

/// The visible text of a name or other typed text, cut to `most` characters: a single line without surrounding
/// blanks, and without invisible characters that could reverse or break up adjacent text.
#[must_use]
pub fn meant(typed: &str, most: usize) -> String {
    let mut name = String::new();
    for letter in typed
        .trim_start_matches(|it| blank(it) || hidden(it) || joins(it))
        .chars()
    {
        match letter {
            // Collapse runs of blanks.
            _ if blank(letter) && name.ends_with(' ') => {}
            _ if blank(letter) => name.push(' '),
            _ if hidden(letter) || joins(letter) && name.ends_with(joins) => {}
            _ => name.push(letter),
        }
    }
    let name: String = name.chars().take(most).collect();
    name.trim_end_matches(|it| blank(it) || joins(it))
        .to_owned()
}

/// Whether it appears as blank space. Line breaks do here.
fn blank(letter: char) -> bool {
    letter.is_whitespace() || ['\u{2800}', '\u{3164}', '\u{ffa0}'].contains(&letter)
}

/// Whether it joins adjacent letters or keeps them apart, as in families of emoji and in Persian.
fn joins(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Whether it is invisible but may change how the rest is displayed: control characters, characters that change
/// the direction of writing or have no width, and placeholders for lost letters.
fn hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'
                | '\u{200e}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff0}'..='\u{ffff}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e001f}'
                | '\u{e0080}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_reduced_to_what_is_visible() {
        for (typed, seen) in [
            ("Ann", "Ann"),
            ("  Ann \t Lee\n", "Ann Lee"),
            ("\u{202e}Ann\u{202c}\u{2067}", "Ann"),
            ("A\u{200b}n\u{feff}n\u{ad}", "Ann"),
            ("Ann\u{2028}Lee\u{2029}\u{0}\u{1b}[2J", "Ann Lee [2J"),
            // The replacement character stands for half a letter.
            ("Ann\u{fffd}", "Ann"),
            ("\u{200d}\u{200c}\u{200d}", ""),
            ("\u{3164}\u{2800} \u{e0020}", "\u{e0020}"),
            ("\u{202e}", ""),
            ("<b>Ann</b> & \"Bo\"", "<b>Ann</b> & \"Bo\""),
            // These are kept.
            (
                "\u{645}\u{6cc}\u{200c}\u{62e}",
                "\u{645}\u{6cc}\u{200c}\u{62e}",
            ),
            ("👩\u{200d}👩\u{200d}👧", "👩\u{200d}👩\u{200d}👧"),
            ("❤\u{fe0f}", "❤\u{fe0f}"),
        ] {
            assert_eq!(meant(typed, LONGEST_NAME), seen, "{typed:?}");
        }
    }

    #[test]
    fn long_names_are_truncated() {
        assert_eq!(meant(&"n".repeat(10_000), 20), "n".repeat(20));
        assert_eq!(meant(&"\u{200b}n".repeat(10_000), 3), "nnn");
        assert_eq!(meant("Ann Lee", 4), "Ann", "no blank at its end");
    }
}
