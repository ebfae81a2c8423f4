//! A running game, whichever it is: its table, its bots, and the people who take turns at the
//! screen.

mod between;
mod log;
mod pass;
mod result;
mod session;
mod sight;
mod use_bots;
mod use_table;

use std::rc::Rc;

use yew::prelude::*;

use super::parlour::Running;
use super::parts::Page;
use super::room::Room;
use super::say;
use super::use_settings::use_settings;
use crate::engine::{Eyes, Status, Told};
use crate::i18n::shell::Msg;
use between::Between;
use log::Log;
use pass::Pass;
use result::GameResult;
use sight::Sight;
use use_bots::use_bots;
use use_table::use_table;

/// See [`Play`].
#[derive(Properties, PartialEq)]
pub struct PlayProps {
    /// The game that runs.
    pub running: Running,
}

/// Plays a game from the deal to its end.
#[component]
pub fn Play<R: Room>(props: &PlayProps) -> Html {
    let pace = use_settings().settings.pace;
    let setup = &props.running.setup;
    let names = use_memo(props.running.id, |_| setup.names());
    let table = use_table::<R>(&props.running);
    let unlocked = use_state(|| None);
    let told = table.told(Eyes::Table);
    let seen_to = use_state(|| props.running.seen_to.get());
    let news = told.iter().enumerate().skip(*seen_to);
    let pause = news
        .filter_map(|(place, told)| Some((place, pause::<R>(told)?)))
        .next();
    use_bots::<R>(&table, setup, pause.is_none().then_some(pace));

    let heading = say(Msg::Game(setup.game));
    let status = table.status();
    let body = match (pause, Sight::of(setup.people(), &status, *unlocked), status) {
        (Some((place, heading)), ..) => {
            let onclick = {
                let running = props.running.clone();
                // Anybody may go on; whoever is next takes the device first.
                Callback::from(move |()| {
                    running.seen_to.set(place + 1);
                    seen_to.set(place + 1);
                    unlocked.set(None);
                })
            };
            html! { <Between<R> {heading} told={Rc::new(told[..place].to_vec())} {names} {onclick} /> }
        }
        (None, _, Status::Over(outcome)) => {
            let running = props.running.clone();
            html! { <GameResult<R> {running} {outcome} {names} {told} /> }
        }
        (None, Sight::Locked(seat), _) => {
            let onclick = Callback::from(move |()| unlocked.set(Some(seat)));
            html! { <Pass<R> {seat} {names} {told} {onclick} /> }
        }
        (None, Sight::Open(eyes), _) => {
            let seen = table.observe(eyes);
            let (act, check) = (table.act(eyes), table.check(eyes));
            html! {
                <>
                    <R::Board {seen} setup={Rc::clone(setup)} names={Rc::clone(&names)} {act} {check} />
                    <Log<R> told={table.told(eyes)} {names} />
                </>
            }
        }
    };
    html! { <Page {heading} class={classes!("table", setup.game.slug())}>{ body }</Page> }
}

/// What the players want to look at before the game goes on, as a heading.
fn pause<R: Room>(told: &Told<R::Game>) -> Option<AttrValue> {
    match told {
        Told::All(event) => R::pause(event),
        Told::Only(..) => None,
    }
}
