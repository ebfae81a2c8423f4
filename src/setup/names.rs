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

/// The most [marks](mark) in a row, which no language needs more of on a letter.
const MOST_MARKS: usize = 4;

/// Shows the symbol before it as an emoji.
const EMOJI_STYLE: char = '\u{fe0f}';

/// Joins the symbols around it to one emoji, as in families, or the letters.
const JOINER: char = '\u{200d}';

/// Puts the letter before it on a key, as in emoji of digits.
const KEYCAP: char = '\u{20e3}';

/// The visible text of a name or other text, typed or read, cut to `most` characters: a single line without
/// surrounding blanks, without invisible characters that could reverse or break up adjacent text or make two names
/// look the same, and without piles of marks.
#[must_use]
pub fn meant(typed: &str, most: usize) -> String {
    let mut text: Vec<char> = Vec::new();
    let mut letters = typed.chars().peekable();
    // One more tells where to cut.
    while let Some(letter) = letters.next().filter(|_| text.len() <= most) {
        let before = text.last().copied().unwrap_or(' ');
        let attached = text.iter().rev().take_while(|it| attaches(**it)).count();
        match letter {
            // Collapse runs of blanks.
            _ if blank(letter) && before == ' ' => {}
            _ if blank(letter) => text.push(' '),
            EMOJI_STYLE if !symbol(before) && letters.peek() != Some(&KEYCAP) => {}
            _ if hidden(letter) || joins(letter) && (before == ' ' || joins(before)) => {}
            _ if mark(letter) && (before == ' ' || attached >= MOST_MARKS) => {}
            _ => text.push(letter),
        }
    }
    let text: String = text.into_iter().collect();
    cut(&text, most)
        .trim_end_matches(|it| blank(it) || joins(it))
        .to_owned()
}

/// As much of a text as has at most `most` characters, without cutting what looks like one, such as a family of emoji.
#[must_use]
pub fn cut(text: &str, most: usize) -> &str {
    let letters: Vec<(usize, char)> = text.char_indices().take(most + 1).collect();
    if letters.len() <= most {
        return text;
    }
    let whole = (1..=most)
        .rev()
        .find(|&at| begins(&letters[..at], letters[at].1));
    &text[..whole.map_or(0, |at| letters[at].0)]
}

/// Whether it appears as blank space. Line breaks do here.
fn blank(letter: char) -> bool {
    letter.is_whitespace() || ['\u{2800}', '\u{3164}', '\u{ffa0}'].contains(&letter)
}

/// Whether what looks like one character begins with this letter after these, each with its place in the text.
fn begins(before: &[(usize, char)], letter: char) -> bool {
    let before = || before.iter().rev().map(|&(_, letter)| letter);
    let joined = before().next() == Some(JOINER);
    let tone = ('\u{1f3fb}'..='\u{1f3ff}').contains(&letter);
    let flags = before().take_while(|it| flag_letter(*it)).count();
    let second = flag_letter(letter) && flags % 2 == 1;
    !(attaches(letter) || joined || tone || second)
}

/// Whether it is one of the two letters of a country's flag.
fn flag_letter(letter: char) -> bool {
    ('\u{1f1e6}'..='\u{1f1ff}').contains(&letter)
}

/// Whether it joins adjacent letters or keeps them apart, as in families of emoji and in Persian.
fn joins(letter: char) -> bool {
    matches!(letter, '\u{200c}' | JOINER)
}

/// Whether it belongs to the letter before it.
fn attaches(letter: char) -> bool {
    mark(letter) || joins(letter) || letter == EMOJI_STYLE
}

/// Whether it is a symbol, which may also be shown as an emoji.
fn symbol(letter: char) -> bool {
    matches!(
        letter,
        '\u{a9}'
            | '\u{ae}'
            | '\u{203c}'
            | '\u{2049}'
            | '\u{2122}'
            | '\u{2139}'
            | '\u{2190}'..='\u{21ff}'
            | '\u{2300}'..='\u{23ff}'
            | '\u{24c2}'
            | '\u{25a0}'..='\u{27bf}'
            | '\u{2900}'..='\u{297f}'
            | '\u{2b00}'..='\u{2bff}'
            | '\u{3030}'
            | '\u{303d}'
            | '\u{3297}'
            | '\u{3299}'
            | '\u{1f000}'..='\u{1faff}'
    )
}

/// Whether it is a mark above, below, around or beside the letter before it. The scripts of India are laid out alike,
/// in blocks of 128.
fn mark(letter: char) -> bool {
    let in_india = ('\u{900}'..='\u{dff}').contains(&letter)
        && matches!(
            u32::from(letter) % 0x80,
            0x00..=0x03 | 0x3a..=0x3c | 0x3e..=0x4f | 0x51..=0x57 | 0x62..=0x63
        );
    in_india
        || matches!(
            letter,
            '\u{300}'..='\u{36f}'
                | '\u{483}'..='\u{489}'
                | '\u{591}'..='\u{5c7}'
                | '\u{610}'..='\u{61a}'
                | '\u{64b}'..='\u{65f}'
                | '\u{670}'
                | '\u{6d6}'..='\u{6ed}'
                | '\u{8ca}'..='\u{8ff}'
                | '\u{e31}'
                | '\u{e34}'..='\u{e3a}'
                | '\u{e47}'..='\u{e4e}'
                | '\u{eb1}'
                | '\u{eb4}'..='\u{ebc}'
                | '\u{ec8}'..='\u{ece}'
                | '\u{f71}'..='\u{f87}'
                | '\u{f8d}'..='\u{fbc}'
                | '\u{102b}'..='\u{103e}'
                | '\u{17b6}'..='\u{17d3}'
                | '\u{1ab0}'..='\u{1aff}'
                | '\u{1dc0}'..='\u{1dff}'
                | '\u{20d0}'..='\u{20ff}'
                | '\u{302a}'..='\u{302f}'
                | '\u{3099}'..='\u{309a}'
                | '\u{fe20}'..='\u{fe2f}'
        )
}

/// Whether it is invisible but may change how the rest is displayed: control characters, characters that change
/// the direction of writing or have no width, those that choose among the shapes of a letter, the letters of tags,
/// of which a few flags consist, and placeholders for lost letters.
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
                | '\u{fe00}'..='\u{fe0e}'
                | '\u{feff}'
                | '\u{fff0}'..='\u{ffff}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
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
            ("\u{3164}\u{2800} \u{e0020}", ""),
            ("\u{fe0f}\u{fe00} \u{301}\u{e0100}", ""),
            ("A\u{fe0e}n\u{fe0f}n\u{e0061}\u{e01ef}", "Ann"),
            ("1\u{fe0f}", "1"),
            // A flag becomes the black flag that it begins with.
            ("🏴\u{e0067}\u{e0062}\u{e007f}", "🏴"),
            ("\u{202e}", ""),
            ("<b>Ann</b> & \"Bo\"", "<b>Ann</b> & \"Bo\""),
            // These are kept.
            (
                "\u{645}\u{6cc}\u{200c}\u{62e}",
                "\u{645}\u{6cc}\u{200c}\u{62e}",
            ),
            ("👩\u{200d}👩\u{200d}👧", "👩\u{200d}👩\u{200d}👧"),
            ("❤\u{fe0f}\u{fe0f}", "❤\u{fe0f}"),
            ("1\u{fe0f}\u{20e3}", "1\u{fe0f}\u{20e3}"),
            (
                "👩\u{200d}❤\u{fe0f}\u{200d}👩",
                "👩\u{200d}❤\u{fe0f}\u{200d}👩",
            ),
        ] {
            assert_eq!(meant(typed, LONGEST_NAME), seen, "{typed:?}");
        }
    }

    #[test]
    fn marks_do_not_pile_up() {
        let piled = |marks: usize| format!("a{}b", "\u{301}".repeat(marks));
        assert_eq!(meant(&piled(4), LONGEST_TITLE), piled(4));
        assert_eq!(meant(&piled(36), LONGEST_TITLE), piled(4));
        let joined = format!("a{}", "\u{301}\u{200d}".repeat(9));
        assert_eq!(meant(&joined, LONGEST_TITLE), "a\u{301}\u{200d}\u{301}");
        assert_eq!(meant(" \u{301}Ann \u{301}Lee", LONGEST_NAME), "Ann Lee");
        for name in [
            // Vietnamese, Hebrew, Arabic, Hindi, Thai, Tibetan
            "Nguye\u{302}\u{303}n",
            "\u{5e9}\u{5c1}\u{5b7}\u{591}\u{5dc}",
            "\u{645}\u{64f}\u{62d}\u{64e}\u{645}\u{651}\u{64e}\u{670}\u{62f}",
            "\u{936}\u{94d}\u{930}\u{940}\u{902}",
            "\u{e19}\u{e49}\u{e33}\u{e1c}\u{e36}\u{e49}\u{e07}",
            "\u{f56}\u{f66}\u{f92}\u{fb2}\u{f74}\u{f56}\u{f66}",
        ] {
            assert_eq!(meant(name, LONGEST_NAME), name);
        }
    }

    #[test]
    fn long_names_are_truncated() {
        assert_eq!(meant(&"n".repeat(10_000), 20), "n".repeat(20));
        assert_eq!(meant(&"\u{200b}n".repeat(10_000), 3), "nnn");
        assert_eq!(meant("Ann Lee", 4), "Ann", "no blank at its end");
    }

    #[test]
    fn what_looks_like_one_character_is_not_cut() {
        let [family, thumb, flag, heart, key] = [
            "👩\u{200d}👩\u{200d}👧\u{200d}👦",
            "👍\u{1f3fd}",
            "\u{1f1e9}\u{1f1ea}",
            "❤\u{fe0f}",
            "1\u{fe0f}\u{20e3}",
        ];
        for one in [family, thumb, flag, heart, key, "e\u{302}\u{303}"] {
            let letters = one.chars().count();
            let typed = |before: usize| format!("{}{one}", "n".repeat(before));
            for before in 1..=letters {
                let most = letters + before;
                assert_eq!(meant(&typed(before), most), typed(before), "it has room");
                for most in before..most {
                    let cut = meant(&typed(before), most);
                    assert_eq!(cut, "n".repeat(before), "{one}, {most}");
                }
            }
            let twice = one.repeat(2);
            assert_eq!(meant(&twice, 2 * letters - 1), one);
            assert_eq!(meant(&twice, 2 * letters), twice);
        }
        let chain = [family; 3].join("\u{200d}");
        assert_eq!(meant(&chain, LONGEST_NAME), "", "all of it looks like one");
    }
}
