//! Checksums that detect changes.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use serde_json::{Value, json};

/// The longest text that is parsed, in bytes; more than any game needs.
pub(super) const LARGEST: usize = 4 << 20;

/// The standard CRC-32, computed bit by bit: a table would be larger than everything else here.
pub(super) const SUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// An object and the checksum that seals it.
pub(super) struct Sealed {
    pub(super) object: Value,
    pub(super) seal: String,
}

impl Sealed {
    /// Seals an object. The seal also covers the previous one, `before`, unless that is empty.
    pub(super) fn new(before: &str, object: Value) -> Self {
        let sum = SUM.checksum(format!("{before}{object}").as_bytes());
        let seal = format!("{sum:08x}");
        Self { object, seal }
    }

    /// The line of an entry that follows a line with the seal `before`, and its own seal. An entry has one
    /// field, whose name sorts before that of the seal.
    pub(super) fn line_after(before: &str, entry: &Value) -> (String, String) {
        let mut line = entry.to_string();
        let mut sum = SUM.digest();
        sum.update(before.as_bytes());
        sum.update(line.as_bytes());
        let seal = format!("{:08x}", sum.finalize());
        line.truncate(line.len().saturating_sub(1));
        line += &format!(",\"sum\":\"{seal}\"}}");
        (line, seal)
    }

    /// The object without its seal, if the seal is intact.
    pub(super) fn check(before: &str, mut object: Value) -> Option<Self> {
        let sum = object.as_object_mut()?.remove("sum")?;
        let sealed = Self::new(before, object);
        (sum == sealed.seal).then_some(sealed)
    }

    /// The object with its seal, as one line.
    pub(super) fn line(mut self) -> String {
        if let Value::Object(fields) = &mut self.object {
            fields.insert("sum".into(), json!(self.seal));
        }
        self.object.to_string()
    }
}

/// Parses a text as JSON, if it is not too large.
pub(super) fn parse(text: &str) -> Option<Value> {
    (text.len() <= LARGEST)
        .then(|| serde_json::from_str(text).ok())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_the_standard_crc_of_the_object() {
        // Python: "%08x" % zlib.crc32(b'{"a":[1,"\xc3\xa9"],"b":null}')
        let object = json!({"b": null, "a": [1, "é"]});
        assert_eq!(Sealed::new("", object).seal, "a03cf963");
    }

    #[test]
    fn entry_lines_match_sealed_objects() {
        for entry in [
            json!({"Rewound": 3}),
            json!({"Titled": "}\",é"}),
            json!({"Seated": {"names": []}}),
        ] {
            let sealed = Sealed::new("12345678", entry.clone());
            let seal = sealed.seal.clone();
            assert_eq!(
                Sealed::line_after("12345678", &entry),
                (sealed.line(), seal)
            );
        }
    }

    #[test]
    fn a_seal_ignores_white_space_and_key_order_only() {
        let seal = Sealed::new("12345678", json!({"a": 1, "b": 2})).seal;
        let holds = |before: &str, text: &str| {
            let object = parse(text).expect("JSON");
            Sealed::check(before, object).is_some()
        };
        let moved = format!(r#" {{ "sum":"{seal}", "b": 2,"a":1 }} "#);
        assert!(holds("12345678", &moved));
        assert!(!holds("", &moved) && !holds("12345679", &moved));
        assert!(!holds("12345678", &moved.replace('2', "3")));
        assert!(!holds("12345678", &moved.replace("sum", "Sum")));
        for no_object in ["[1]", "7", "null", "\"sum\""] {
            assert!(!holds("12345678", no_object));
        }
    }

    #[test]
    fn too_large_or_too_deep_texts_are_not_parsed() {
        let of = |len: usize| format!("\"{}\"", "a".repeat(len - 2));
        assert!(parse(&of(LARGEST)).is_some());
        assert!(parse(&of(LARGEST + 1)).is_none());
        assert!(parse(&"[".repeat(LARGEST)).is_none());
        assert!(parse(&format!("{}{}", "[".repeat(500_000), "]".repeat(500_000))).is_none());
    }
}
