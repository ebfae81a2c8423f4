//! Credits for the games and for this page.

use yew::prelude::*;

use crate::games::GameId;
use crate::i18n::about::Msg;
use crate::i18n::shell;
use crate::ui::components::Page;
use crate::ui::words::say;
use crate::web::one_file;

/// The page.
#[component]
pub fn About() -> Html {
    let games = GameId::ALL.map(|game| {
        html! {
            <div key={game.slug()}>
                <dt>{ say(shell::Msg::Game(game)) }</dt>
                <dd>{ say(Msg::MadeBy(game)) }</dd>
            </div>
        }
    });
    html! {
        <Page heading={say(shell::Msg::About)} class="about">
            <section>
                <h2>{ say(Msg::Games) }</h2>
                <p>{ say(Msg::GamesNote) }</p>
                <dl>{ for games }</dl>
            </section>
            <section>
                <h2>{ say(Msg::Ours) }</h2>
                <p>{ say(Msg::OursNote) }</p>
            </section>
            <section>
                <h2>{ say(Msg::Privacy) }</h2>
                <p>{ say(Msg::PrivacyNote) }</p>
                <p>{ say(if one_file::is_opened() { Msg::FileNote } else { Msg::NetworkNote }) }</p>
            </section>
            <section>
                <h2>{ say(Msg::Licenses) }</h2>
                <p>{ say(Msg::OwnLicense) }</p>
                <p>{ say(Msg::FontLicenses) }</p>
                <p>{ say(Msg::PictureLicenses) }</p>
                <p>{ say(Msg::CrateLicenses) }</p>
                if let Some(texts) = one_file::licenses() {
                    <details>
                        <summary>{ say(Msg::LicenseTexts) }</summary>
                        <pre>{ texts }</pre>
                    </details>
                } else {
                    <p><a href="licenses.txt">{ say(Msg::LicenseTexts) }</a></p>
                }
            </section>
        </Page>
    }
}
