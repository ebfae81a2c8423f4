//! A single browser animation, of transform and opacity only.

use wasm_bindgen::JsValue;
use web_sys::js_sys::{Array, Object, Reflect};
use web_sys::{Animation, Element, FillMode, KeyframeEffect, KeyframeEffectOptions};

/// Cards leave fast and arrive gently.
const EASE: &str = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/// Cards that are swept away leave faster and faster.
const SPEEDING_UP: &str = "cubic-bezier(0.5, 0, 0.9, 0.6)";

/// A keyframe: how an element looks at some point of its way.
#[derive(Clone, Default)]
pub(super) struct Look {
    pub(super) transform: Option<String>,
    pub(super) opacity: Option<f64>,
    /// The fraction of the time that has passed; evenly spaced if `None`.
    pub(super) offset: Option<f64>,
    /// Whether it moves on from here faster and faster.
    speeds_up: bool,
}

impl Look {
    /// Transformed.
    pub(super) fn moved(transform: impl Into<String>) -> Self {
        let transform = Some(transform.into());
        Self {
            transform,
            ..Self::default()
        }
    }

    /// With this opacity, otherwise unchanged.
    pub(super) fn opacity(opacity: f64) -> Self {
        Self::default().with_opacity(opacity)
    }

    pub(super) fn with_opacity(self, opacity: f64) -> Self {
        let opacity = Some(opacity);
        Self { opacity, ..self }
    }

    /// At this fraction of the time.
    pub(super) fn at(self, offset: f64) -> Self {
        let offset = Some(offset);
        Self { offset, ..self }
    }

    /// Moving on from here faster and faster.
    pub(super) fn speeding_up(self) -> Self {
        Self {
            speeds_up: true,
            ..self
        }
    }

    fn keyframe(&self) -> Object {
        let frame = Object::new();
        let set = |name: &str, value: Option<JsValue>| {
            if let Some(value) = value {
                // A plain new object accepts any property.
                let _ = Reflect::set(&frame, &name.into(), &value);
            }
        };
        set("transform", self.transform.as_deref().map(JsValue::from));
        set("opacity", self.opacity.map(JsValue::from));
        set("offset", self.offset.map(JsValue::from));
        let ease = if self.speeds_up { SPEEDING_UP } else { EASE };
        set("easing", Some(ease.into()));
        frame
    }
}

/// Animates an element through these keyframes, showing the first one during the delay; afterward it looks as
/// before. Returns `None` if the browser cannot.
pub(super) fn animate(
    element: &Element,
    looks: &[Look],
    after: u32,
    time: u32,
) -> Option<Animation> {
    let frames: Array = looks.iter().map(Look::keyframe).collect();
    let options = KeyframeEffectOptions::new();
    options.set_delay(f64::from(after));
    options.set_duration_f64(f64::from(time));
    options.set_fill(FillMode::Backwards);
    let effect = KeyframeEffect::new_with_opt_element_and_keyframes_and_keyframe_effect_options(
        Some(element),
        Some(&frames),
        &options,
    );
    let effect = effect.ok()?;
    let animation = Animation::new_with_effect(Some(&effect)).ok()?;
    animation.play().ok()?;
    Some(animation)
}
