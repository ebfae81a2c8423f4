//! Words with capitals.

/// `no-such-page` as `NoSuchPage`.
pub(super) fn camel(id: &str) -> String {
    id.split('-').map(capital).collect()
}

/// A word with a capital.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
