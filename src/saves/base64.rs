//! Bytes as characters that need no escaping in links: base64url without padding (RFC 4648).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Encodes bytes: four characters for every three bytes, fewer for the last.
pub(super) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let mut word = [0; 4];
        word[1..=three.len()].copy_from_slice(three);
        let word = u32::from_be_bytes(word);
        for letter in 0..=three.len() {
            let bits = word >> (18 - 6 * letter);
            text.push(LETTERS[bits as usize % 64].into());
        }
    }
    text
}

/// Decodes a text; `None` unless it is exactly what `write` would produce.
pub(super) fn read(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 3);
    for four in text.as_bytes().chunks(4) {
        let mut word = 0;
        for place in 0..4 {
            let letter = four.get(place).unwrap_or(&LETTERS[0]);
            let bits = LETTERS.iter().position(|it| it == letter)?;
            word = word << 6 | bits as u32;
        }
        bytes.extend(&word.to_be_bytes()[1..four.len()]);
    }
    // An extra character, or bits beyond the last byte, would be lost.
    (write(&bytes) == text).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_encoded_as_in_the_standard() {
        // RFC 4648, section 10, and the two characters in which base64url differs from base64.
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(write(bytes.as_bytes()), text);
            assert_eq!(read(text), Some(bytes.into()));
        }
        assert_eq!(write(&[0xFB, 0xEF, 0xFF]), "--__");
    }

    #[test]
    fn all_bytes_survive_encoding_and_decoding() {
        let bytes: Vec<u8> = (0..=255).rev().chain(0..=255).collect();
        for len in 0..bytes.len() {
            assert_eq!(read(&write(&bytes[..len])), Some(bytes[..len].to_vec()));
        }
    }

    #[test]
    fn other_texts_are_rejected() {
        for text in [
            "Z", "Zm9vZ", "Zh", "Zm9", "Zg==", "Zm9v\n", " Zm9v", "Zm+v", "Zm/v", "Zm9é",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
