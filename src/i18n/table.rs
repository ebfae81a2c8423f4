//! What the frame of a table says: its tools, the hand-over, the log, the pause and the result.

/// Something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// A note was read.
    GotIt,
    /// The quick reference.
    Reference,
    /// The rules of the game.
    Rules,
    /// The settings.
    Settings,
    /// Lets time stand.
    Pause,
    /// Covers the hand.
    Hide,
    /// Puts a panel away.
    ClosePanel,
    /// The name of the action bar of the one who is to act.
    YourMove,
    /// Forgets what is staged.
    Cancel,
    /// It is the turn of the player of whom this is said.
    ToPlay,
    /// Goes from the beginning of the page to the own cards.
    ToGame,
    /// The bot that is thinking may play at once.
    Hurry,
    /// Heading of the plates round the table.
    PlayersHeading,
    /// It is this person's turn now.
    YourTurn {
        /// Whose, if several people play.
        name: Option<&'a str>,
        /// What they may do, in a few words.
        asked: Option<&'a str>,
    },
    /// It is still this person's turn.
    GoOn {
        /// Whose, if several people play.
        name: Option<&'a str>,
        /// What they may do, in a few words.
        asked: &'a str,
    },
    /// Goes on after a round.
    NextRound,
    /// Goes on after something that everybody looked at.
    GoOnNow,
    /// Leaves out what would be shown one after the other.
    Skip,
    /// Bots need not wait for anybody.
    PlayOn,

    /// Everything one can do with a game besides playing.
    Menu,
    /// Takes the own last move back, and what came after it.
    TakeBack,
    /// That was done.
    TookBack,
    /// What came of a practice game.
    Practice {
        /// How many times moves were taken back.
        taken_back: usize,
    },
    /// Others take seats, or the same ones leave them.
    WhoPlays,
    /// What that changes.
    WhoPlaysNote,
    /// Lets those who are named sit there.
    ChangeWhoPlays,
    /// That was done.
    WhoPlaysChanged,
    /// One who should take the device is not there.
    NotHere {
        /// Who.
        name: &'a str,
    },

    /// The device changes hands.
    PassTo {
        /// To whom.
        name: &'a str,
    },
    /// What the others should do meanwhile.
    LookAway,
    /// Shows the hand of the one named.
    Unlock {
        /// Who.
        name: &'a str,
    },
    /// How to press the button that shows the hand.
    HoldIt,
    /// It was let go too early.
    HoldLonger,
    /// Heading: what happened since the deal.
    SoFar,
    /// Heading: what happened since one acted.
    SinceLastTurn,

    /// The list of what happened.
    Log,
    /// Nothing can be looked back at, for nothing has happened.
    NothingToReplay,
    /// Nobody was changed, so nobody can take another seat.
    NobodyChanged,
    /// Shows what is older than its last lines, too.
    Earlier,
    /// Takes a copy of it.
    CopyLog,
    /// The copy was taken.
    Copied,
    /// It was not.
    NotCopied,

    /// Heading: the last things that happened.
    HowItEnded,
    /// Heading of the column of players.
    Players,
    /// Heading of a result.
    Result,
    /// The only person at the screen has won.
    YouWin,
    /// The only person at the screen has not won.
    YouLose,
    /// These have won.
    Win(&'a [String]),
    /// Gives the link to this game to somebody else.
    Share,
    /// Gives the link that deals this game again.
    ShareDeal,
    /// The link is on the clipboard.
    LinkCopied(Shares),
    /// It is not.
    LinkNotCopied,
    /// Other seats.
    ChangeSeats,
}

/// What a link shows to whoever opens it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shares {
    /// The whole game.
    Game,
    /// The same deal, to be played anew.
    Deal,
}
