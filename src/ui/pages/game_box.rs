//! A game's box, with its lid up, which leads to the game's table.

use yew::prelude::*;

use crate::games::GameId;
use crate::i18n::home::{Msg, facts};
use crate::i18n::shell;
use crate::ui::registry;
use crate::ui::route::Route;
use crate::ui::words::say;

/// See [`GameBox`].
#[derive(Properties, PartialEq)]
pub(super) struct GameBoxProps {
    /// The game.
    pub(super) game: GameId,
    /// Called to deal at once.
    pub(super) onquick: Callback<()>,
    /// Called to train at once, if the game is played against time.
    pub(super) ontrain: Option<Callback<()>>,
    /// Whether dealing at once would lose another game for good.
    pub(super) clears: bool,
}

/// The box. All of it is one link, named by the text on its side, except for the button that deals at once.
#[component]
pub(super) fn GameBox(props: &GameBoxProps) -> Html {
    let game = props.game;
    let slug = game.slug();
    let clears = props.clears.then(|| format!("{slug}-clears"));
    html! {
        <article class={classes!("box", slug)}>
            <div class="lid">
                { registry::box_art(game) }
                <h2>{ say(shell::Msg::Game(game)) }</h2>
                <p>{ say(Msg::Blurb(game)) }</p>
            </div>
            <div class="side">
                <p>{ say(facts(game)) }</p>
                <div class="ways">
                    <a href={Route::seats(game).address()} class="button">
                        { say(Msg::Play(game)) }
                    </a>
                    <button
                        type="button"
                        class="quick"
                        aria-label={say(Msg::QuickGameOf(game))}
                        aria-describedby={clears.clone()}
                        onclick={props.onquick.reform(|_| ())}
                    >
                        { say(Msg::QuickGame) }
                    </button>
                    if let Some(ontrain) = &props.ontrain {
                        <button
                            type="button"
                            class="quick"
                            aria-label={say(Msg::TrainingFor(game))}
                            aria-describedby={clears.clone()}
                            onclick={ontrain.reform(|_| ())}
                        >
                            { say(Msg::Training) }
                        </button>
                    }
                </div>
                if let Some(id) = clears {
                    <p {id} class="clears">{ say(shell::Msg::DealClears) }</p>
                }
            </div>
        </article>
    }
}
