//! What a game brings to the page. The one place where the page tells games apart.

use std::ops::RangeInclusive;
use std::rc::Rc;

use yew::prelude::*;

use super::boards::dealt::DealtRoom;
use super::boards::swoop::SwoopRoom;
use super::motion::Flight;
use super::parts::Sheet;
use super::play::{self, Sitting};
use super::setup::{Chair, House, Setup, Who};
use crate::bots::Bots;
use crate::engine::{
    BySeat, Game, Illegal, Millis, Observation, Outcome, Record, Seats, Status, Table, Told,
};
use crate::games::GameId;
use crate::i18n::shell::SetupFlaw;
use crate::saves::{self, Broken, Journal, Kept, Save, Unreadable, link};

/// Whether the rules allow a staged decision of the one who looks.
pub type Check<G> = Callback<<G as Game>::Action, Result<(), Illegal<<G as Game>::Refusal>>>;

/// What the rules say against a decision of the one who looks.
pub fn refusal<A, R>(check: &Callback<A, Result<(), Illegal<R>>>, action: A) -> Option<R> {
    match check.emit(action) {
        Err(Illegal::Refused(refusal)) => Some(refusal),
        _ => None,
    }
}

/// What a board gets: what one seat, or the table, may see.
#[derive(Properties, Clone)]
pub struct BoardProps<G: Game> {
    /// What these eyes see.
    pub seen: Rc<Observation<G>>,
    /// Who sits where.
    pub setup: Rc<Setup>,
    /// The names of the seats.
    pub names: Rc<BySeat<String>>,
    /// Plays a decision of the one who looks.
    pub act: Callback<G::Action>,
    /// Asks the rules about one.
    pub check: Check<G>,
    /// Tells how long was played so far, which runs on; `None` where the board shows the past.
    #[prop_or_default]
    pub now: Option<Callback<(), Millis>>,
}

impl<G: Game> PartialEq for BoardProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.seen == other.seen && self.names == other.names && self.setup == other.setup
    }
}

/// The form for a game's house rules.
#[derive(Properties, PartialEq)]
pub struct HouseProps {
    /// The seats and the house rules as they are.
    pub setup: Setup,
    /// Takes other house rules.
    pub onchange: Callback<House>,
}

/// A part of a game that people look for when they look back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A round.
    Round,
    /// A trick of a round.
    Trick,
}

/// A game, as the page knows it.
pub trait Room: 'static {
    /// Its rules.
    type Game: Bots + Kept;
    /// Draws it. Buttons that only show something have the attribute `data-looks`: they hurry no bot.
    type Board: BaseComponent<Properties = BoardProps<Self::Game>>;
    /// Offers its house rules.
    type HouseRules: BaseComponent<Properties = HouseProps>;

    /// The drawings of its cards, once on the page; boards use them by their ids.
    type Deck: BaseComponent<Properties = ()>;
    /// The quick reference: what one looks up in the middle of a game.
    type Reference: BaseComponent<Properties = ()>;

    /// The picture on the lid of its box.
    type Lid: BaseComponent<Properties = ()>;

    /// Whether it is played in real time: then nothing waits until it is kept.
    const REAL_TIME: bool = false;

    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;

    /// The game's options for these seats and house rules.
    ///
    /// # Errors
    /// What the game does not know or allow.
    fn options(setup: &Setup) -> Result<<Self::Game as Game>::Options, SetupFlaw>;

    /// The house rules that lead to such options: the other way round.
    fn house(options: &<Self::Game as Game>::Options) -> House;

    /// A line of the log, if this is worth one.
    fn line(told: &Told<Self::Game>, names: &BySeat<String>) -> Option<String>;

    /// What the players want to look at before the game goes on, as a heading.
    fn pause(event: &<Self::Game as Game>::Event) -> Option<AttrValue>;

    /// The part of the game that begins with this, if one does.
    fn part(event: &<Self::Game as Game>::Event) -> Option<Part>;

    /// What these eyes see of a game that is over, when all hands are open: `views` are those of
    /// the seats.
    fn open(
        seen: &<Self::Game as Game>::View,
        views: &BySeat<<Self::Game as Game>::View>,
    ) -> <Self::Game as Game>::View;

    /// Which cards moved while this happened, on a board that shows what was seen in the end. A game
    /// that says nothing lets them lie where they come.
    fn flights(
        _news: &[&<Self::Game as Game>::Event],
        _seen: &Observation<Self::Game>,
    ) -> Vec<Flight> {
        Vec::new()
    }

    /// Whether this says how a round came out.
    fn settles(event: &<Self::Game as Game>::Event) -> bool;

    /// Where the game stands after all this, in a few words.
    fn stand(events: &[&<Self::Game as Game>::Event]) -> Option<AttrValue>;

    /// The score after all this, which led to what the view shows.
    fn score(events: &[&<Self::Game as Game>::Event], view: &<Self::Game as Game>::View) -> Sheet;

    /// Who may still have something to decide before the next pause.
    fn in_play(view: &<Self::Game as Game>::View) -> Seats;

    /// What goes on after a pause.
    fn go_on() -> AttrValue;

    /// How it ended, in a sentence.
    fn verdict(outcome: &Outcome, names: &BySeat<String>) -> AttrValue;
}

/// Does something in the room of a game: the one place where the page picks it.
macro_rules! in_room {
    ($game:expr, $room:ident => $do:expr) => {
        match $game {
            GameId::Dealt => {
                type $room = DealtRoom;
                $do
            }
            GameId::Swoop => {
                type $room = SwoopRoom;
                $do
            }
        }
    };
}

/// How many can play a game.
#[must_use]
pub fn players(game: GameId) -> RangeInclusive<u8> {
    in_room!(game, R => R::PLAYERS)
}

/// What is wrong with these seats and house rules.
#[must_use]
pub fn flaw(setup: &Setup) -> Option<SetupFlaw> {
    let players = players(setup.game);
    let chairs = setup.chairs.len();
    if !(usize::from(*players.start())..=usize::from(*players.end())).contains(&chairs) {
        return Some(SetupFlaw::Players(chairs, *players.start(), *players.end()));
    }
    in_room!(setup.game, R => R::options(setup).err())
}

/// The form for a game's house rules.
pub fn house_rules(setup: &Setup, onchange: Callback<House>) -> Html {
    in_room!(setup.game, R => house_rules_of::<R>(setup, onchange))
}

fn house_rules_of<R: Room>(setup: &Setup, onchange: Callback<House>) -> Html {
    html! { <R::HouseRules setup={setup.clone()} {onchange} /> }
}

/// The picture on the lid of a game's box.
pub fn lid(game: GameId) -> Html {
    in_room!(game, R => lid_of::<R>())
}

fn lid_of<R: Room>() -> Html {
    html! { <R::Lid /> }
}

/// The drawings of a game's cards, once on the page.
pub fn deck(game: GameId) -> Html {
    in_room!(game, R => deck_of::<R>())
}

fn deck_of<R: Room>() -> Html {
    html! { <R::Deck key="deck" /> }
}

/// What one looks up in the middle of a game.
pub fn reference(game: GameId) -> Html {
    in_room!(game, R => reference_of::<R>())
}

fn reference_of<R: Room>() -> Html {
    html! { <R::Reference /> }
}

/// Whether a game is played in real time: then nothing waits until it is kept.
#[must_use]
pub fn is_real_time(game: GameId) -> bool {
    in_room!(game, R => R::REAL_TIME)
}

/// The journal of a game that is dealt from this seed. The setup has no flaw.
#[must_use]
pub fn deal(setup: &Setup, seed: u64) -> Journal {
    in_room!(setup.game, R => deal_of::<R>(setup, seed))
}

fn deal_of<R: Room>(setup: &Setup, seed: u64) -> Journal {
    let options = R::options(setup).expect("a game only begins with a setup that has no flaw");
    Journal::begin(&Save::<R::Game> {
        record: Record {
            options,
            seed,
            inputs: Vec::new(),
        },
        seats: setup.seats(),
        names: setup.names_list(),
        practice: setup.is_practice(),
    })
}

/// A game taken up again.
pub struct Opened {
    /// Who plays what.
    pub setup: Setup,
    /// What it was dealt from.
    pub seed: u64,
    /// Its journal.
    pub journal: Journal,
    /// The title that it was given.
    pub title: Option<String>,
    /// Where it stands.
    pub status: Status,
    /// How many inputs were played.
    pub step: usize,
    /// How much of what the table saw happen came before its last input.
    pub seen_to: usize,
}

/// Takes a game up from its journal.
///
/// # Errors
/// What is wrong with it.
pub fn open(lines: &[String]) -> Result<Opened, Broken> {
    let first = lines.first().map_or("", String::as_str);
    let game = saves::game_of(first).map_err(|why| Broken { why, good: 0 })?;
    in_room!(game, R => open_of::<R>(game, lines))
}

fn open_of<R: Room>(game: GameId, lines: &[String]) -> Result<Opened, Broken> {
    let read = Journal::read::<R::Game>(lines)?;
    let opened = opened::<R>(game, &read.save, &read.table, read.journal);
    let title = read.title;
    Ok(Opened { title, ..opened })
}

/// Takes a finished game up from a link.
///
/// # Errors
/// What is wrong with it.
pub fn finished(text: &str) -> Result<Opened, Unreadable> {
    let game = link::game_of(text)?;
    in_room!(game, R => finished_of::<R>(game, text))
}

fn finished_of<R: Room>(game: GameId, text: &str) -> Result<Opened, Unreadable> {
    let (save, table) = link::read::<R::Game>(text)?;
    let journal = Journal::begin(&save);
    Ok(opened::<R>(game, &save, &table, journal))
}

fn opened<R: Room>(
    game: GameId,
    save: &Save<R::Game>,
    table: &Table<R::Game>,
    journal: Journal,
) -> Opened {
    let chair = |(seat, name): (&String, &String)| Chair {
        who: Who::from_slug(seat).unwrap_or(Who::Person),
        name: name.clone(),
    };
    let mut told = Vec::new();
    let _ = table.retell(table.step().saturating_sub(1), &mut told);
    Opened {
        setup: Setup {
            game,
            chairs: save.seats.iter().zip(&save.names).map(chair).collect(),
            house: R::house(&save.record.options),
            practice: save.practice,
        },
        seed: save.record.seed,
        journal,
        title: None,
        status: table.status(),
        step: table.step(),
        seen_to: told.iter().filter_map(Told::public).count(),
    }
}

/// A link to a game that has ended, from its journal.
#[must_use]
pub fn link_to(game: GameId, lines: &[String]) -> Option<String> {
    in_room!(game, R => link_of::<R>(lines))
}

fn link_of<R: Room>(lines: &[String]) -> Option<String> {
    let read = Journal::read::<R::Game>(lines).ok()?;
    Some(link::write(&read.save))
}

/// How a game ended, in a sentence.
#[must_use]
pub fn verdict(setup: &Setup, outcome: &Outcome) -> AttrValue {
    in_room!(setup.game, R => R::verdict(outcome, &setup.names()))
}

/// What goes on after a pause.
pub fn go_on(game: GameId) -> AttrValue {
    in_room!(game, R => R::go_on())
}

/// A running game, from its journal.
pub(super) fn resume(game: GameId, lines: &[String]) -> Rc<dyn Sitting> {
    in_room!(game, R => play::resume::<R>(lines))
}
