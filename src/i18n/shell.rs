//! Messages of the pages around a game.

use crate::bots::Level;
use crate::engine::Seat;
use crate::games::GameId;
use crate::setup::{SetupFlaw, Who};

/// A message.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<'a> {
    /// The name of the app.
    AppName,
    /// The name of a game.
    Game(GameId),
    /// A game's part of the page is being loaded.
    Loading(GameId),
    /// It could not be loaded.
    NotLoaded(GameId),
    /// Tries again.
    TryAgain,
    /// The settings page.
    Settings,
    /// The page of credits.
    About,
    /// The rules of a game.
    RulesOf(GameId),
    /// A page is being loaded.
    LoadingPage,
    /// It could not be loaded.
    PageNotLoaded,
    /// The link to the home page.
    Home,
    /// The link to the home page for someone who wants to play.
    ToBoxes,
    /// Heading: the choice of players.
    WhoPlays(GameId),
    /// The chairs around the table.
    Chairs,
    /// Who sits in a chair.
    Seated {
        /// The seat.
        seat: Seat,
        /// The player's name.
        name: &'a str,
        /// The kind of player.
        who: Who,
    },
    /// An empty chair.
    EmptyChair,
    /// The button that seats somebody in an empty chair.
    Join(Who),
    /// The direction of play.
    Clockwise,
    /// The short word for an empty chair, also the option that empties one.
    Empty,
    /// Nobody sits in a chair, as a sentence.
    Nobody,
    /// No player can leave.
    Fewest(GameId),
    /// The number of players.
    Players(u8),
    /// The default name of a seat.
    SeatName(Seat),
    /// The default name of the only person among bots.
    You,
    /// The label of a seat's name field.
    NameOf(Seat),
    /// The label of the choice of who sits in a seat.
    WhoSits(Seat),
    /// A person.
    Person,
    /// A bot.
    Bot(Level),
    /// A bot's level, shown beside its name.
    BotTag(Level),
    /// The house rules of a game.
    HouseRules,
    /// The switch for practice, where moves can be taken back.
    Practice,
    /// Who can practice, and what it means.
    PracticeNote,
    /// The switch for practice in real time, where nothing can be taken back.
    Training,
    /// What training means.
    TrainingNote,
    /// The button that deals.
    Deal,
    /// Dealing ends the game in progress.
    DealClears,
    /// What is wrong with the setup.
    Flaw(&'a SetupFlaw),
    /// Heading for a link that cannot be dealt.
    BadLink,
    /// The link to choosing the players of a game.
    ChooseSeats(GameId),
    /// Somebody else is to move.
    Thinking {
        /// The player's name.
        name: &'a str,
    },
    /// Deals again for the same players.
    Again,
    /// Heading of the page when no game is running.
    EmptyTable,
    /// What to do then.
    EmptyTableNote,
    /// Heading: no such page.
    NoSuchPage,
    /// What to do then.
    NoSuchPageNote,
}
