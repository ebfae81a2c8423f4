//! What is said to the one who moves in Sloop, and of the one for whom others wait.

use crate::games::sloop::{Card, Groups, Heap, Icon, Value};

/// Whose a build is, to the one who reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner<'a> {
    /// The reader's own.
    Yours,
    /// Somebody else's.
    Player(&'a str),
    /// Nobody's any more.
    Nobody,
}

/// A build that a capture takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenBuild<'a> {
    /// Whose it is.
    pub owner: Owner<'a>,
    /// How many cards it consists of.
    pub cards: u8,
}

/// A capture that is staged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Capture<'a> {
    /// The card played.
    pub card: Card,
    /// What it counts as.
    pub value: Value,
    /// What it takes.
    pub groups: &'a Groups,
    /// The build that it takes.
    pub build: Option<TakenBuild<'a>>,
    /// The loose card that it takes besides.
    pub bonus: Option<Card>,
}

/// What the action of a card that is put down would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act<'a> {
    /// Steal: from whom, and the top cards of their piles.
    Steal(&'a [(&'a str, Card)]),
    /// Play another card; `must` if the own build waits for it.
    Double {
        /// Whether it has to be played.
        must: bool,
    },
    /// Flip so many cards.
    Flip(u8),
}

/// A card that is to be put into the display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Put<'a> {
    /// The card.
    pub card: Card,
    /// Its action, if it is to be used.
    pub act: Option<Act<'a>>,
}

/// What a card or a build of the display is to what is staged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role<'a> {
    /// Nothing: nothing is staged, or it has no part in it.
    Free,
    /// It could be taken or built.
    Fits,
    /// It is in a group of this value, with these others.
    Group(&'a [Card], Value),
    /// It is chosen, and in no group.
    Over,
    /// It is the card that a supercharged one takes besides.
    Bonus,
}

/// What can be done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use<'a> {
    /// Capture so many cards at most.
    Capture(u8),
    /// Capture a build.
    CaptureBuild(Owner<'a>, Value),
    /// Begin a build.
    Build,
    /// Continue a build.
    Add(Owner<'a>, Value),
    /// Put it into the display and use its action.
    Act(Icon),
    /// Put it into the display.
    Put,
}

/// Why a card can't be used in this way, where no rule was broken yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cannot<'a> {
    /// There is nothing that it captures.
    Capture(Card),
    /// It makes no number of which another card is held.
    Build(Card),
    /// Another build is there.
    HasBuild(Value),
    /// There is no build to continue.
    Add,
    /// It makes nothing that goes into this build.
    AddTo(Card, Owner<'a>, Value),
    /// The own build of this number comes first.
    OwesBuild(Value),
}

/// What is open at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Open<'a> {
    /// Something can be captured.
    pub capture: bool,
    /// A build can be begun.
    pub build: bool,
    /// The partner's build can be continued: whose, and its number.
    pub add: Option<(&'a str, Value)>,
}

/// What the owner of a build can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// Capture it.
    pub capture: bool,
    /// Continue it.
    pub add: bool,
    /// Put a 2 down first.
    pub two: bool,
}

/// What somebody is doing whom others wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing<'a> {
    /// Plays a card.
    Turn,
    /// May play another card after a 2.
    More,
    /// Plays one of the flipped cards.
    Flipped,
    /// May offer this partner a card.
    Offers(&'a str),
    /// Keeps this partner's card or gives it back.
    Answers(&'a str),
}

/// Something to say to the one who moves.
#[derive(Clone, PartialEq, Debug)]
pub enum Prompt<'a> {
    /// The name of the own hand's region.
    Hand {
        /// Whose.
        name: &'a str,
    },
    /// A card of the hand: "8, card 2 of 4".
    HandCard {
        /// The card.
        card: Card,
        /// Its place, counted from 1.
        place: usize,
        /// How many there are.
        of: usize,
        /// The partner who knows it, if any does.
        seen_by: Option<&'a str>,
    },
    /// The name of the region of the flipped cards.
    FlippedCards,
    /// The name of the region of the card that the partner offers.
    OfferOf(&'a str),
    /// A loose card of the display, with what it is to what is staged.
    Loose(Card, Role<'a>),
    /// A build of the display, in the same way.
    Build {
        /// Its number.
        number: Value,
        /// Whose it is.
        owner: Owner<'a>,
        /// What it consists of.
        cards: &'a Heap,
        /// What it is to what is staged.
        role: Role<'a>,
    },

    /// What to do: play a card.
    Turn {
        /// Who, if several people play.
        name: Option<&'a str>,
        /// What is open.
        open: Open<'a>,
        /// Whether it is the further card of a Double Play.
        more: bool,
    },
    /// What to do: continue or capture the own build.
    Owes {
        /// Who, if several people play.
        name: Option<&'a str>,
        /// Its number.
        number: Value,
        /// How.
        ways: Ways,
    },
    /// What to do: play one of so many flipped cards.
    PlayFlipped {
        /// Who, if several people play.
        name: Option<&'a str>,
        /// How many.
        cards: u8,
    },
    /// What to do: offer the partner a card, or not.
    Offer {
        /// Who, if several people play.
        name: Option<&'a str>,
        /// The partner.
        partner: &'a str,
    },
    /// What to do: keep the partner's card, or give it back.
    Answer {
        /// Who, if several people play.
        name: Option<&'a str>,
        /// The partner.
        partner: &'a str,
        /// The card.
        card: Card,
    },
    /// The own build is lost, and why.
    LostBuild {
        /// Who, if several people play.
        name: Option<&'a str>,
        /// Its number.
        number: Value,
    },
    /// Somebody else is to act.
    Waits {
        /// Who.
        name: &'a str,
        /// What is awaited.
        doing: Doing<'a>,
    },
    /// Where to begin.
    TapCard,
    /// Where to begin with flipped cards.
    TapFlipped,
    /// How to change what is taken or built.
    TapDisplay(Value),
    /// Where to begin with an offer.
    TapOffer,
    /// Where to begin with what is given for the partner's card.
    TapReturn,

    /// What is a card to do?
    ChooseUse,
    /// That can't be done now.
    NotNow,
    /// All that can be done with a card.
    Can(Card, &'a [Use<'a>]),
    /// What can be done with a card, as short as can be.
    Verb(Use<'a>),
    /// Why it can't be done.
    Cannot(Cannot<'a>),

    /// What a staged capture takes.
    Takes(Capture<'a>),
    /// The same in short.
    TakesMany(Capture<'a>),
    /// What the chosen cards come to: "6+2 = 8, 3 left over".
    Reckon {
        /// The card from the hand, if it goes with them into a build.
        played: Option<Card>,
        /// Groups of the display that are whole, or are with that card.
        groups: &'a Groups,
        /// What is in none.
        over: &'a Heap,
        /// What is to be made.
        value: Value,
    },
    /// The chosen cards are whole groups, but the one that is built with is in none.
    LacksCards {
        /// The card from the hand.
        card: Card,
        /// The groups of the display.
        groups: &'a Groups,
        /// What is to be made.
        value: Value,
    },
    /// Which of several ways this is: "2 of 3".
    Nth(usize, usize),
    /// The name of the choice among them.
    OtherWays,
    /// The way before.
    Previous,
    /// The next way.
    Next,
    /// A supercharged card takes another one besides.
    ChooseBonus(Card),
    /// Capture what is staged.
    DoCapture(Capture<'a>),
    /// The same without the further card that a supercharged one could take.
    DoCaptureAlone(Capture<'a>),

    /// What a wild is to be.
    NameWild,
    /// A number that it can be: what it would win.
    WildAs {
        /// The number.
        value: Value,
        /// How many cards.
        cards: u8,
        /// Whose build is among them.
        build: Option<Owner<'a>>,
    },
    /// The same for the eye: how many cards.
    Wins(u8),

    /// Which number is to be built.
    ChooseNumber,
    /// A number that can be built.
    BuildAs {
        /// The number.
        value: Value,
        /// How many cards go into it, the one from the hand included.
        cards: u8,
        /// The card that is kept for it.
        keeps: Card,
    },
    /// What a staged build is made of.
    Builds {
        /// Its number.
        value: Value,
        /// The card from the hand.
        card: Card,
        /// The loose cards that join it, as in
        /// [`Action::Build`](crate::games::sloop::Action::Build).
        groups: &'a Groups,
        /// The card that is kept for it.
        keeps: Card,
    },
    /// What goes into a build that is there.
    Adds {
        /// Whose it is.
        owner: Owner<'a>,
        /// Its number.
        value: Value,
        /// The card from the hand.
        card: Card,
        /// The loose cards that join it, as in
        /// [`Action::Continue`](crate::games::sloop::Action::Continue).
        groups: &'a Groups,
        /// The card that the hand keeps for it, if it keeps one.
        keeps: Option<Card>,
    },
    /// Begin the build that is staged.
    DoBuild(Value, Card),
    /// Continue a build.
    DoAdd(Owner<'a>, Value),

    /// What putting a card down does.
    PutEffect(Put<'a>),
    /// Put it down.
    DoPut(Put<'a>),
    /// End the turn without a further card.
    DoEnd,

    /// What an offer leads to.
    OfferEffect(&'a str),
    /// Offer this card to the partner.
    DoOffer(Card, &'a str),
    /// Offer nothing.
    DoOfferNothing,
    /// Offer nothing for the rest of the game.
    NeverOffer,
    /// That is so.
    NeverOffers,
    /// Be asked again.
    AskAgain,
    /// Keep the partner's card and give this one for it.
    DoKeep(Card, Card),
    /// Give the partner's card back.
    DoGiveBack(Card),
}
