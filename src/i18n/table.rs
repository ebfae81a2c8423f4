//! Messages of the frame of a table: its tools, the hand-over, the log, the pause and the result.

/// A message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// Dismisses a note that was read.
    GotIt,
    /// The quick reference.
    Reference,
    /// The rules of the game.
    Rules,
    /// The settings.
    Settings,
    /// Stops the clock.
    Pause,
    /// Covers the hand.
    Hide,
    /// Closes a panel.
    ClosePanel,
    /// The name of the action bar of the player to act.
    YourMove,
    /// Unstages the staged move.
    Cancel,
    /// Marks the player whose turn it is.
    ToPlay,
    /// Skips from the top of the page to the player's cards.
    ToGame,
    /// Makes the bot that is thinking play at once.
    Hurry,
    /// Heading of the plates around the table.
    PlayersHeading,
    /// It is this person's turn now.
    YourTurn {
        /// The player's name, if several people play.
        name: Option<&'a str>,
        /// What they may do, in a few words.
        asked: Option<&'a str>,
    },
    /// It is still this person's turn.
    GoOn {
        /// The player's name, if several people play.
        name: Option<&'a str>,
        /// What they may do, in a few words.
        asked: &'a str,
    },
    /// Continues after a round.
    NextRound,
    /// Continues after something that everybody was to see.
    GoOnNow,
    /// Skips what would be shown step by step.
    Skip,
    /// Lets bots play without waiting for anybody.
    PlayOn,

    /// The menu of everything that can be done with a game besides playing.
    Menu,
    /// Takes back the player's last move and all that followed.
    TakeBack,
    /// A move was taken back.
    TookBack,
    /// The result of a practice game.
    Practice {
        /// How many times moves were taken back.
        taken_back: usize,
    },
    /// The dialog to change who plays.
    WhoPlays,
    /// What changing the players does.
    WhoPlaysNote,
    /// Applies the change.
    ChangeWhoPlays,
    /// The change was applied.
    WhoPlaysChanged,
    /// The person who should take the device is not there.
    NotHere {
        /// That person's name.
        name: &'a str,
    },

    /// The device changes hands.
    PassTo {
        /// The name of the next player.
        name: &'a str,
    },
    /// What the others should do meanwhile.
    LookAway,
    /// Shows the hand of the one named.
    Unlock {
        /// The player's name.
        name: &'a str,
    },
    /// How to press the button that shows the hand.
    HoldIt,
    /// The button was released too early.
    HoldLonger,
    /// Heading: what happened since the deal.
    SoFar,
    /// Heading: what happened since the player's last turn.
    SinceLastTurn,

    /// The log.
    Log,
    /// There is nothing to look back at, because nothing has happened.
    NothingToReplay,
    /// Nobody was changed, so nobody can take another seat.
    NobodyChanged,
    /// Shows older lines of the log, too.
    Earlier,
    /// Copies the log.
    CopyLog,
    /// The log was copied.
    Copied,
    /// It was not copied.
    NotCopied,

    /// Heading of the last events.
    HowItEnded,
    /// Heading of the column of players.
    Players,
    /// Heading of a result.
    Result,
    /// The only person at the screen has won.
    YouWin,
    /// The only person at the screen has not won.
    YouLose,
    /// The names of the winners.
    Win(&'a [String]),
    /// Shares the link to this game.
    Share,
    /// Shares the link that deals this game again.
    ShareDeal,
    /// A link was copied to the clipboard.
    LinkCopied(Shares),
    /// It was not copied.
    LinkNotCopied,
    /// The button to choose other players.
    ChangeSeats,
}

/// What a link shows to its recipient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shares {
    /// The whole game.
    Game,
    /// The same deal, to be played afresh.
    Deal,
}
