//! A language made from English by rule, for finding text that isn't translated, or that others would not fit into.
//! It is never shipped: only builds with the feature `pseudo` speak it.

/// Stands before and after each message.
const BRACKETS: [char; 2] = ['[', ']'];

/// Accents what can take an accent, says each vowel and each "n" twice, which makes text some 40 % longer, and puts brackets around
/// it. Text with fewer than two letters, such as what is printed on a card, stays as it is.
#[must_use]
pub fn garbled(text: &str) -> String {
    if text.chars().filter(|it| it.is_alphabetic()).count() < 2 {
        return text.into();
    }
    let [open, close] = BRACKETS;
    let letters = text.chars().flat_map(|letter| {
        let garbled = accented(letter);
        let twice = "aeiouAEIOUn".contains(letter);
        [Some(garbled), twice.then(|| low(garbled))]
    });
    let inside = letters.flatten();
    [open].into_iter().chain(inside).chain([close]).collect()
}

fn low(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'ë',
        'i' => 'ï',
        'o' => 'ö',
        'u' => 'û',
        'A' => 'Å',
        'E' => 'É',
        'I' => 'Ï',
        'O' => 'Ø',
        'U' => 'Û',
        'c' => 'ç',
        'n' => 'ñ',
        's' => 'š',
        'y' => 'ý',
        'z' => 'ž',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::garbled;

    #[test]
    fn text_is_accented_longer_and_in_brackets() {
        assert_eq!(garbled("Play a pair of 8s"), "[Plááý áá pááïïr ööf 8š]");
        let said = "Capture cards by matching them or adding them up.";
        let grown = garbled(said).chars().count() as f64 / said.chars().count() as f64;
        assert!((1.3..1.5).contains(&grown), "{grown}");
    }

    #[test]
    fn numbers_and_single_letters_stay_as_they_are() {
        for said in ["", "7", "1, 2 – 3", "A"] {
            assert_eq!(garbled(said), said);
        }
    }
}
