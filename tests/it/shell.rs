//! The static page before the app has loaded: `index.html` shows home with its boxes closed.

use kitchen_table::games::GameId;
use kitchen_table::i18n::home::{Msg, facts};
use kitchen_table::i18n::shell;
use kitchen_table::ui::words::say;

#[test]
fn the_static_page_shows_the_text_of_home() {
    let page = include_str!("../../index.html");
    let boxes = GameId::ALL.map(|game| {
        format!(
            r##"<h2>{}</h2><p>{}</p></div>
                <div class="side"><p>{}</p><div class="ways"><a href="#/seats/{}" class="button">{}</a><span class="button quick later">{}</span>"##,
            say(shell::Msg::Game(game)),
            say(Msg::Blurb(game)),
            say(facts(game)),
            game.slug(),
            say(Msg::Play(game)),
            say(Msg::QuickGame),
        )
    });
    let mut rest = page;
    let name = format!("<h1>{}</h1>", say(shell::Msg::AppName));
    let tagline = format!("<p class=\"tagline\">{}</p>", say(Msg::Tagline));
    for said in [name, tagline].iter().chain(&boxes) {
        let (_, after) = rest
            .split_once(said.as_str())
            .unwrap_or_else(|| panic!("{said}"));
        rest = after;
    }
}
