//! Sorting for short lists.

/// Sorts items by key, keeping items with equal keys in their original order. The standard library's sort is
/// built for long lists and adds half a kilobyte to the page for each type of item and key.
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
    fn items_with_equal_keys_keep_their_order() {
        let words = ["pile", "six", "at", "two", "king", "a"];
        let by_length = sorted(words, |word| word.len());
        assert_eq!(by_length, ["a", "at", "six", "two", "pile", "king"]);
    }
}
