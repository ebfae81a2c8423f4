//! The keys of players who share a keyboard, arranged as on the keyboard, and buttons to change them.

use yew::prelude::*;

use super::key_button::KeyButton;
use crate::i18n::settings::{Msg, Purpose};
use crate::settings::{Block, BlockChange, KeyName, Press};
use crate::ui::key_caps::{Caps, code, use_caps};
use crate::ui::use_settings::{SettingsHandle, use_settings};
use crate::ui::words::say;

/// See [`BlockKeys`].
#[derive(Properties, PartialEq)]
pub(super) struct BlockKeysProps {
    /// Called with a message about a key.
    pub(super) onsay: Callback<AttrValue>,
}

/// All key blocks.
#[component]
pub(super) fn BlockKeys(props: &BlockKeysProps) -> Html {
    let (kept, caps) = (use_settings(), use_caps());
    let cap = |block: Block, press: Press| {
        let purpose = Purpose::Block(block, press);
        let key = caps.of(block, press).unwrap_or_default();
        html! {
            <KeyButton
                key={format!("{press:?}")}
                {purpose}
                onkey={change(&kept, &caps, block, press)}
                onsay={props.onsay.clone()}
            >
                <kbd>{ key }</kbd>
                <span>{ say(Msg::Short(press)) }</span>
                <span class="unseen">{ say(Msg::ChangeKey(purpose)) }</span>
            </KeyButton>
        }
    };
    let caps_of = |block: Block| {
        let id = format!("block-{block:?}").to_ascii_lowercase();
        let cells = block.presses().contains(&Press::Cell(0));
        html! {
            <div key={id.clone()} role="group" aria-labelledby={id.clone()}>
                <h4 {id}>{ say(Msg::Block(block)) }</h4>
                <div class={classes!("caps", cells.then_some("in-fives"))}>
                    { for block.presses().iter().map(|&press| cap(block, press)) }
                </div>
            </div>
        }
    };
    html! {
        <section class="keys-of blocks">
            <h3>{ say(Msg::Blocks) }</h3>
            <p class="small">{ say(Msg::AboutBlocks) }</p>
            { for Block::ALL.into_iter().map(caps_of) }
        </section>
    }
}

/// Returns a callback that assigns a block's key.
fn change(
    kept: &SettingsHandle,
    caps: &Caps,
    block: Block,
    press: Press,
) -> Callback<KeyboardEvent, (bool, AttrValue)> {
    let (kept, caps) = (kept.clone(), caps.clone());
    Callback::from(move |event: KeyboardEvent| {
        let mut settings = kept.settings.clone();
        let code = code(&event);
        let done = settings.blocks.set(block, press, &code);
        let name = caps.name(&code);
        let taken = say(Msg::Taken {
            purpose: Purpose::Block(block, press),
            key: KeyName::Typed(&name),
        });
        match done {
            BlockChange::Refused => (false, say(Msg::Refused(KeyName::of(&event.key())))),
            BlockChange::Done => {
                kept.dispatch(settings);
                (true, taken)
            }
            BlockChange::Exchanged(other, theirs) => {
                let now = settings
                    .blocks
                    .code(other, theirs)
                    .map(|code| caps.name(code));
                kept.dispatch(settings);
                let purpose = Purpose::Block(other, theirs);
                let now = now.unwrap_or_default();
                let key = KeyName::Typed(&now);
                let exchanged = say(Msg::Exchanged { purpose, key });
                (true, format!("{taken} {exchanged}").into())
            }
        }
    })
}
