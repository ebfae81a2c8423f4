//! The browser's speech synthesis. Nothing waits for it. Only local voices are used, so no text leaves the device.

use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

use super::api::api;

/// Says a word in a language ("en"), interrupting any current speech; does nothing if the device has no local voice
/// for the language.
pub fn say(word: &str, language: &str) {
    let Some(speech) = api::<SpeechSynthesis>("speechSynthesis") else {
        return;
    };
    let voices = speech.get_voices();
    let mut voices = voices.iter().map(SpeechSynthesisVoice::from);
    let ours = |voice: &SpeechSynthesisVoice| {
        voice.local_service() && voice.lang().to_lowercase().starts_with(language)
    };
    let Some(voice) = voices.find(ours) else {
        return;
    };
    if let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(word) {
        utterance.set_voice(Some(&voice));
        utterance.set_rate(1.4);
        speech.cancel();
        speech.speak(&utterance);
    }
}
