//! Adds the script that loads parts to the glue that wasm-bindgen generates.

use crate::bundle::Parts;
use crate::steps::Outcome;

/// The module from which the page imports the functions that load parts.
const LINK: &str = "\"./__wasm_split.js\"";
/// The prefix of those functions.
const LOAD: &str = "__wasm_split_load_";
/// The script; `PARTS` is a placeholder for the list of files.
const FETCH: &str = include_str!("fetch.js");

/// Returns wasm-bindgen's script with the import of the loader replaced by the loader itself.
pub(crate) fn with_parts(script: &str, parts: &Parts) -> Outcome<String> {
    let list: Vec<String> = parts
        .iter()
        .map(|(part, files)| format!("{LOAD}{part}: {files:?}"))
        .collect();
    let mut text = FETCH.replace("PARTS", &format!("{{ {} }}", list.join(", ")));
    let mut found = 0;
    for line in script.lines() {
        let import = line
            .strip_prefix("import * as ")
            .filter(|line| line.contains(LINK));
        match import.and_then(|line| line.split_whitespace().next()) {
            Some(name) => {
                found += 1;
                text += &format!("const {name} = parts;\n");
            }
            None => {
                text += line;
                text.push('\n');
            }
        }
    }
    if found == 0 {
        return Err("wasm-bindgen's script imports no parts; was the page built with them?".into());
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_fetches_parts_itself() {
        let script = "import * as import1 from \"./__wasm_split.js\"\nlet wasm;\n";
        let parts = Parts::from([(
            "swoop".into(),
            vec!["table-1.wasm".into(), "swoop-2.wasm".into()],
        )]);
        let text = with_parts(script, &parts).expect("it imports parts");
        assert!(
            text.contains("__wasm_split_load_swoop: [\"table-1.wasm\", \"swoop-2.wasm\"]"),
            "{text}"
        );
        assert!(text.contains("const import1 = parts;\nlet wasm;"), "{text}");
        assert!(
            !text.contains("PARTS") && !text.contains("import *"),
            "{text}"
        );
        assert!(with_parts("let wasm;", &parts).is_err());
    }
}
