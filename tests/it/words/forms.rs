//! Words whose forms have to fit those beside them, in each language.

use kitchen_table::i18n::Language;

use super::NAMES;

/// Whether no word of these sentences has a form that its neighbors rule out.
pub(super) fn fit(language: Language, said: &str) -> bool {
    let fits: fn(&str, &str) -> bool = match language {
        Language::English => fits_in_english,
        Language::German => fits_in_german,
    };
    let agrees: fn(&[&str]) -> bool = match language {
        Language::English => agrees_in_english,
        Language::German => agrees_in_german,
    };
    clauses(said).iter().all(|words| {
        let mut pairs = words.windows(2);
        pairs.all(|pair| fits(pair[0], pair[1])) && agrees(words)
    })
}

/// The words between two punctuation marks, without these.
fn clauses(said: &str) -> Vec<Vec<&str>> {
    let words: Vec<&str> = said.split_whitespace().collect();
    let ends = |word: &&str| word.ends_with(['.', ',', ':', ';', '!', '?', ')', '–', '·']);
    let clauses = words.split_inclusive(ends).map(|clause| {
        let bare = clause.iter();
        bare.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
            .collect()
    });
    clauses.collect()
}

fn is_number(word: &str) -> bool {
    word.parse::<u8>().is_ok()
}

fn is_name(word: &&str) -> bool {
    NAMES.contains(word)
}

fn fits_in_english(first: &str, second: &str) -> bool {
    const SEVERAL: [&str; 10] = [
        "builds", "cards", "chips", "finishes", "forwards", "games", "goals", "points", "rounds",
        "wins",
    ];
    let opens = second.starts_with('8') || ["ace", "11", "18"].contains(&second);
    match first {
        "1" => !SEVERAL.contains(&second),
        "a" | "A" => !opens,
        "an" | "An" => opens || !is_number(second),
        _ => true,
    }
}

/// "You play", "Ann plays".
fn agrees_in_english(words: &[&str]) -> bool {
    let (several, one) = (words.contains(&"and"), words.contains(&"of"));
    let first = words.iter().skip(1).all(|word| *word != "You");
    first
        && words.windows(2).all(|pair| match pair[0] {
            "You" | "you" => one || !pair[1].ends_with('s') || pair[1] == "pass",
            name if is_name(&name) => several || !["are", "have", "were"].contains(&pair[1]),
            _ => true,
        })
}

/// Numbers, articles and prepositions go with some forms only.
fn fits_in_german(first: &str, second: &str) -> bool {
    const SEVERAL: [&str; 8] = [
        "Chips", "Karten", "Punkte", "Runden", "Siege", "Spiele", "Stiche", "Tore",
    ];
    let masculine = [
        "Bube", "Buben", "Chip", "Drilling", "Joker", "König", "Stapel", "Stich", "Stürmer",
        "Torwart",
    ]
    .contains(&second)
        || second.ends_with("er-Bau");
    let feminine = ["arte", "Dame", "Runde", "Straße"].iter();
    let feminine = { feminine }.any(|it| second.ends_with(it));
    let neuter = ["Ass", "Paar", "Raubein", "Solo", "Spiel", "Team", "X"].contains(&second);
    // The number on a card is feminine, but it may also count what follows, as in "den 3 Karten".
    let card = feminine || is_number(second);
    // Several of these are called like one.
    let alike = ["Buben", "Joker", "Stapel", "Stürmer"].contains(&second);
    match &*first.to_lowercase() {
        "1" => !SEVERAL.contains(&second),
        "ein" => !card && second != "Buben",
        "kein" | "dein" => !feminine && second != "Buben",
        "einen" => !card && !neuter && second != "Bube",
        "keinen" | "deinen" | "den" => !feminine && !neuter && second != "Bube",
        "eine" => !masculine && !neuter,
        "die" | "keine" | "deine" => !neuter && (!masculine || alike),
        "das" => !masculine && !feminine,
        "der" => !neuter && second != "Buben",
        "einer" => !masculine && !neuter,
        "einem" => !card && second != "Bube",
        "dem" => !feminine && second != "Bube",
        "für" | "gegen" | "ohne" => !["du", "dir", "dem", "einem", "einer"].contains(&second),
        "aus" | "bei" | "mit" | "von" | "zu" => {
            !["du", "dich", "das", "die", "ein", "eine", "einen"].contains(&second)
        }
        _ => true,
    }
}

/// "Du legst", "Ann legt", "du und Ann legt".
fn agrees_in_german(words: &[&str]) -> bool {
    // They end like verbs for "du", but go with anybody.
    const OTHERS: [&str; 6] = ["erst", "ist", "passt", "selbst", "sonst", "zuerst"];
    let of_you = |word: &str| {
        let ends = ["st", "zt", "ßt"].iter().any(|it| word.ends_with(it));
        ends && word != "ist"
    };
    let of_several = |verb: &str| verb.ends_with('t') && !of_you(verb);
    match words {
        ["Du" | "du"] | ["Du" | "du", "und", _] | [.., "und" | "oder" | "nur", "du"] => true,
        ["Du" | "du", "und", _, verb, ..] => of_several(verb),
        [one, "und", "du", verb, ..] if is_name(one) => of_several(verb),
        ["du", "gegen", ..] => true,
        // Before nouns and numbers, it says what you have.
        ["du", next, ..] if !next.starts_with(char::is_lowercase) => true,
        ["Du" | "du", verb, ..] => of_you(verb),
        _ if words.contains(&"du") || words.contains(&"Du") => words.iter().any(|it| of_you(it)),
        _ if words.iter().any(is_name) => words.iter().all(|word| {
            let noun = word.starts_with(char::is_uppercase);
            noun || !word.ends_with("st") || OTHERS.contains(word)
        }),
        _ => true,
    }
}

/// Fails unless the first of these fit, and none of the others.
fn expect(language: Language, right: &str, wrong: &str) {
    for (all, fits) in [(right, true), (wrong, false)] {
        for said in all.split(" | ") {
            assert_eq!(fit(language, said), fits, "{said}");
        }
    }
}

#[test]
fn wrong_forms_are_found_in_english() {
    expect(
        Language::English,
        "Ann has 1 card, you have 2 cards. | An 8, an ace, an 11, a 7 and a 1. | You pass. \
         | Ann and Bo were out. | Defenseman 7 beat Ann's forward. | One of you needs a card.",
        "Ann has 1 cards. | A 8. | Ann drew a ace. | An 7. | Ann won: you was out. | Ann have 2. \
         | You plays a card. | Then You won.",
    );
}

#[test]
fn wrong_forms_are_found_in_german() {
    expect(
        Language::German,
        "Du legst eine 8 auf den König: 1 Karte. | Ann ist dran und passt zuerst. | Ann oder du? \
         | Das ist höher, also nimmst du den Stapel. | Du setzt den Stürmer ein, und du gewinnst. \
         | Du und Ann verliert. | Ann und du gewinnt. | Du, Bo und Cy verliert die Runde. \
         | Mit den 3 Karten einer Dame. | Ann spielt gegen dich, Bo mit dir. | Reserve: du 5 und X.",
        "Du legt eine 8. | Du ist dran. | Am höchsten hat du gespielt. | Ann legst eine 8. \
         | Also nimmst Ann den Stapel. | Du und Ann verlierst. | Ann und du gewinnst. \
         | Bo hat 1 Karten. | Bo nimmt den Ass. | Bo nimmt ein Dame. | Mit eine 8. | Eine Joker. \
         | Der Ass. | Einen 8. | Den Bube. | Bo spielt gegen dir. | Bo mit dich. | Eine 8er-Bau.",
    );
}
