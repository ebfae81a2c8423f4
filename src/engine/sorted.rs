//! Short lists in order.

/// Items by their keys, those with the same key as they came. The library's sort is made for long lists,
/// and weighs half a kilobyte in the page for each kind of item and key.
pub fn sorted<T, K: Ord>(items: impl IntoIterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut list: Vec<T> = Vec::new();
    for item in items {
        let from = list.partition_point(|other| key(other) <= key(&item));
        list.insert(from, item);
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_the_same_key_stays_as_it_came() {
        let words = ["pile", "six", "at", "two", "king", "a"];
        let by_length = sorted(words, |word| word.len());
        assert_eq!(by_length, ["a", "at", "six", "two", "pile", "king"]);
    }
}
