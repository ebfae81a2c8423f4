//! What the pages around a game say.

use crate::bots::Level;
use crate::engine::Seat;
use crate::games::GameId;
use crate::setup::{SetupFlaw, Who};

/// Something to say.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// The name of the app.
    AppName,
    /// The name of a game.
    Game(GameId),
    /// A game's part of the page is on its way.
    Loading(GameId),
    /// It was not to be had.
    NotLoaded(GameId),
    /// Tries again.
    TryAgain,
    /// The page of what people may set.
    Settings,
    /// The page about those who made the games, and this page of them.
    About,
    /// The rules of a game.
    RulesOf(GameId),
    /// A page is on its way.
    LoadingPage,
    /// It was not to be had.
    PageNotLoaded,
    /// The way home.
    Home,
    /// The way home for one who wants to play.
    ToBoxes,
    /// Heading: who plays.
    WhoPlays(GameId),
    /// The chairs round the table.
    Chairs,
    /// Who sits in a chair.
    Seated {
        /// Which seat it is.
        seat: Seat,
        /// The name of whoever sits there.
        name: &'a str,
        /// Who that is.
        who: Who,
    },
    /// A chair in which nobody sits.
    EmptyChair,
    /// The button by which somebody sits down there.
    Join(Who),
    /// Which way round the turn goes.
    Clockwise,
    /// The same on the chair, and what it takes to let nobody sit there.
    Empty,
    /// Nobody sits in a chair, in a sentence.
    Nobody,
    /// No more players can leave.
    Fewest(GameId),
    /// A number of players.
    Players(u8),
    /// The name that a seat has until somebody gives it another.
    SeatName(Seat),
    /// The name that the only person among bots has until they give themselves another.
    You,
    /// The label of a seat's name.
    NameOf(Seat),
    /// The label of who sits in a seat.
    WhoSits(Seat),
    /// A person.
    Person,
    /// A bot.
    Bot(Level),
    /// A bot's level, beside its name.
    BotTag(Level),
    /// The house rules of a game.
    HouseRules,
    /// Moves may be taken back.
    Practice,
    /// For whom, and what comes of it.
    PracticeNote,
    /// Practice in real time, where nothing can be taken back.
    Training,
    /// What it means.
    TrainingNote,
    /// Deals.
    Deal,
    /// Dealing ends the game that lies on the table.
    DealClears,
    /// What is wrong with the seats.
    Flaw(&'a SetupFlaw),
    /// Heading of a link that cannot be dealt.
    BadLink,
    /// The way to choosing seats.
    ChooseSeats(GameId),
    /// Somebody else's move is awaited.
    Thinking {
        /// Whose.
        name: &'a str,
    },
    /// The same seats, another deal.
    Again,
    /// Heading: no game is running.
    EmptyTable,
    /// What to do about it.
    EmptyTableNote,
    /// Heading: no such page.
    NoSuchPage,
    /// What to do about it.
    NoSuchPageNote,
}
