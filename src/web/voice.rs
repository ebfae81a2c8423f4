//! The browser's speech synthesis. Nothing waits for it. Only local voices are used, so no text leaves the device.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance};

use super::api::{api, call, get};

/// Says a word in a language ("en"), interrupting any current speech; does nothing if the device has no local voice
/// for the language.
pub fn say(word: &str, language: &str) {
    let Some(speech) = api::<SpeechSynthesis>("speechSynthesis") else {
        return;
    };
    let voices = call(&speech, "getVoices", &[]).filter(JsValue::is_object);
    let voices = voices.map(|voices| Array::from(&voices));
    let mut voices = { voices.iter() }
        .flat_map(|voices| voices.iter())
        .filter(|voice| get(voice, "localService").is_some_and(|local| local.is_truthy()));
    let speaks = |voice: &JsValue| {
        let spoken = get(voice, "lang").and_then(|spoken| spoken.as_string());
        spoken.is_some_and(|spoken| spoken.to_lowercase().starts_with(language))
    };
    let Some(voice) = voices.find(speaks) else {
        return;
    };
    if let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(word) {
        utterance.set_voice(Some(voice.unchecked_ref()));
        utterance.set_rate(1.4);
        speech.cancel();
        speech.speak(&utterance);
    }
}
