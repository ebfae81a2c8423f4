//! The settings page.

mod block_keys;
mod choices;
mod device;
mod key_button;
mod key_list;
mod reset;
mod try_keys;

use yew::prelude::*;

use crate::i18n::settings::Msg;
use crate::i18n::{device as device_words, shell};
use crate::ui::components::Page;
use crate::ui::pages::back_to_table::BackToTable;
use crate::ui::use_settings::use_settings;
use crate::ui::words::say;
use choices::{Look, TableSettings};
use device::Device;
use key_list::KeyList;
use reset::Reset;
use try_keys::TryKeys;

/// The page.
#[component]
pub fn SettingsPage() -> Html {
    let saved = use_settings().saved;
    html! {
        <Page heading={say(shell::Msg::Settings)} class="settings">
            <BackToTable />
            <p>{ say(Msg::AtOnce) }</p>
            <div role="status">
                if !saved {
                    <p class="notice">{ say(Msg::NotSaved) }</p>
                }
            </div>
            <div class="leaves">
                <section class="leaf" aria-labelledby="play">
                    <h2 id="play">{ say(Msg::Play) }</h2>
                    <TableSettings />
                </section>
                <section class="leaf" aria-labelledby="look">
                    <h2 id="look">{ say(Msg::Look) }</h2>
                    <Look />
                </section>
                <section class="leaf" aria-labelledby="device">
                    <h2 id="device">{ say(device_words::Msg::Heading) }</h2>
                    <Device />
                </section>
                <section class="leaf" aria-labelledby="keys">
                    <h2 id="keys">{ say(Msg::Keys) }</h2>
                    <KeyList />
                    <TryKeys />
                </section>
                <section class="leaf" aria-labelledby="reset">
                    <h2 id="reset">{ say(Msg::Reset) }</h2>
                    <Reset />
                </section>
            </div>
        </Page>
    }
}
