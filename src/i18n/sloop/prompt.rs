//! Messages of Sloop to the player to move, and about the player others wait for.

use crate::games::sloop::{Card, Groups, Heap, Icon, Value};
use crate::i18n::Name;

/// A build's owner, from the reader's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner<'a> {
    /// The reader's own.
    Yours,
    /// Somebody else's.
    Player(&'a Name),
    /// Nobody anymore.
    Nobody,
}

/// A build captured by a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenBuild<'a> {
    /// Its owner.
    pub owner: Owner<'a>,
    /// The number of its cards.
    pub cards: u8,
}

/// A staged capture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Capture<'a> {
    /// The card played.
    pub card: Card,
    /// What it counts as.
    pub value: Value,
    /// The groups it takes.
    pub groups: &'a Groups,
    /// The build it takes.
    pub build: Option<TakenBuild<'a>>,
    /// The loose card it takes in addition.
    pub bonus: Option<Card>,
}

/// What the action of a card that is put down would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act<'a> {
    /// Steal from these players, whose piles have these top cards.
    Steal(&'a [(&'a Name, Card)]),
    /// Play another card.
    Double {
        /// Whether that is required, because the player's own build waits for it.
        must: bool,
    },
    /// Flip this many cards.
    Flip(u8),
}

/// A card to be put into the display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Put<'a> {
    /// The card.
    pub card: Card,
    /// Its action, if that is used.
    pub act: Option<Act<'a>>,
}

/// The role of a card or a build of the display in what is staged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role<'a> {
    /// None: nothing is staged, or it is not part of it.
    Free,
    /// It could be taken or built.
    Fits,
    /// It is in a group of this value, with these others.
    Group(&'a [Card], Value),
    /// It is selected, but in no group.
    Over,
    /// It is the additional card that a supercharged card takes.
    Bonus,
}

/// A possible use of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use<'a> {
    /// Capture at most this many cards.
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

/// Why a card cannot be used in a certain way, before any rule is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cannot<'a> {
    /// There is nothing it captures.
    Capture(Card),
    /// It makes no number for which another card is held.
    Build(Card),
    /// The player already has a build of this number.
    HasBuild(Value),
    /// There is no build to continue.
    Add,
    /// It makes nothing that fits into this build.
    AddTo(Card, Owner<'a>, Value),
    /// The player's own build of this number comes first.
    OwesBuild(Value),
}

/// What is possible at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Possible<'a> {
    /// Something can be captured.
    pub capture: bool,
    /// A build can be begun.
    pub build: bool,
    /// The partner's build can be continued: its owner and number.
    pub add: Option<(&'a Name, Value)>,
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

/// What the player that others wait for is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing<'a> {
    /// Plays a card.
    Turn,
    /// May play another card after a 2.
    More,
    /// Plays one of the flipped cards.
    Flipped,
    /// May offer this partner a card.
    Offers(&'a Name),
    /// Keeps this partner's card or gives it back.
    Answers(&'a Name),
}

/// A message to the player to move.
#[derive(Clone, PartialEq, Debug)]
pub enum Prompt<'a> {
    /// The name of the region of the player's hand.
    Hand {
        /// The player's name.
        name: &'a Name,
    },
    /// A card of the hand: "8, card 2 of 4".
    HandCard {
        /// The card.
        card: Card,
        /// Its position, counted from 1.
        place: usize,
        /// The number of cards in the hand.
        of: usize,
        /// The partner who knows it, if any.
        seen_by: Option<&'a Name>,
    },
    /// The name of the region of the flipped cards.
    FlippedCards,
    /// The name of the region of the card offered by the partner.
    OfferOf(&'a Name),
    /// A loose card of the display, with its role in what is staged.
    Loose(Card, Role<'a>),
    /// A build of the display, likewise.
    Build {
        /// Its number.
        number: Value,
        /// Its owner.
        owner: Owner<'a>,
        /// Its cards.
        cards: &'a Heap,
        /// Its role in what is staged.
        role: Role<'a>,
    },

    /// What to do: play a card.
    Turn {
        /// The player, if several people play.
        name: Option<&'a Name>,
        /// What is possible.
        open: Possible<'a>,
        /// Whether it is the further card of a Double Play.
        more: bool,
    },
    /// What to do: continue or capture the player's own build.
    Owes {
        /// The player, if several people play.
        name: Option<&'a Name>,
        /// Its number.
        number: Value,
        /// The possible ways.
        ways: Ways,
    },
    /// What to do: play one of the flipped cards.
    PlayFlipped {
        /// The player, if several people play.
        name: Option<&'a Name>,
        /// The number of flipped cards.
        cards: u8,
    },
    /// What to do: offer the partner a card, or not.
    Offer {
        /// The player, if several people play.
        name: Option<&'a Name>,
        /// The partner.
        partner: &'a Name,
    },
    /// What to do: keep the partner's card, or give it back.
    Answer {
        /// The player, if several people play.
        name: Option<&'a Name>,
        /// The partner.
        partner: &'a Name,
        /// The card.
        card: Card,
    },
    /// The player's own build is lost, with the reason.
    LostBuild {
        /// The player, if several people play.
        name: Option<&'a Name>,
        /// Its number.
        number: Value,
    },
    /// Another player is to act.
    Waits {
        /// The player's name.
        name: &'a Name,
        /// What they are doing.
        doing: Doing<'a>,
    },
    /// A hint on where to start.
    TapCard,
    /// A hint on where to start with flipped cards.
    TapFlipped,
    /// A hint on how to change what is captured or built.
    TapDisplay(Value),
    /// A hint on where to start with an offer.
    TapOffer,
    /// A hint on where to start with the card given in return for the partner's card.
    TapReturn,

    /// Asks what to do with a card.
    ChooseUse,
    /// That is not possible now.
    NotNow,
    /// Everything that can be done with a card.
    Can(Card, &'a [Use<'a>]),
    /// A use of a card, as short as possible.
    Verb(Use<'a>),
    /// Why a use is not possible.
    Cannot(Cannot<'a>),

    /// What a staged capture takes.
    Takes(Capture<'a>),
    /// The same in a shorter form.
    TakesMany(Capture<'a>),
    /// What the selected cards add up to: "6+2 = 8, 3 left over".
    Reckon {
        /// The card from the hand, if it joins them in a build.
        played: Option<Card>,
        /// The groups of the display that are complete, by themselves or with that card.
        groups: &'a Groups,
        /// The cards in no group.
        over: &'a Heap,
        /// The target value.
        value: Value,
    },
    /// The selected cards form complete groups, but the card from the hand is in none.
    LacksCards {
        /// The card from the hand.
        card: Card,
        /// The groups of the display.
        groups: &'a Groups,
        /// The target value.
        value: Value,
    },
    /// The position among several ways: "2 of 3".
    Nth(usize, usize),
    /// The name of the choice between them.
    OtherWays,
    /// The previous way.
    Previous,
    /// The next way.
    Next,
    /// Asks which additional card a supercharged card takes.
    ChooseBonus(Card),
    /// Capture what is staged.
    DoCapture(Capture<'a>),
    /// The same without the additional card that a supercharged card could take.
    DoCaptureAlone(Capture<'a>),

    /// Asks what a wild counts as.
    NameWild,
    /// A number that it can count as, with what it would capture.
    WildAs {
        /// The number.
        value: Value,
        /// The number of cards.
        cards: u8,
        /// The owner of a captured build, if any.
        build: Option<Owner<'a>>,
    },
    /// The same for the eye: the number of cards.
    Wins(u8),

    /// Asks which number to build.
    ChooseNumber,
    /// A number that can be built.
    BuildAs {
        /// The number.
        value: Value,
        /// The number of cards in it, including the one from the hand.
        cards: u8,
        /// The card kept to capture it.
        keeps: Card,
    },
    /// What a staged build consists of.
    Builds {
        /// Its number.
        value: Value,
        /// The card from the hand.
        card: Card,
        /// The loose cards that join it, as in [`Action::Build`](crate::games::sloop::Action::Build).
        groups: &'a Groups,
        /// The card kept to capture it.
        keeps: Card,
    },
    /// What is added to an existing build.
    Adds {
        /// Its owner.
        owner: Owner<'a>,
        /// Its number.
        value: Value,
        /// The card from the hand.
        card: Card,
        /// The loose cards that join it, as in [`Action::Continue`](crate::games::sloop::Action::Continue).
        groups: &'a Groups,
        /// The card the hand keeps to capture it, if any.
        keeps: Option<Card>,
    },
    /// Begin the staged build.
    DoBuild(Value, Card),
    /// Continue a build.
    DoAdd(Owner<'a>, Value),

    /// What putting a card down does.
    PutEffect(Put<'a>),
    /// Put it down.
    DoPut(Put<'a>),
    /// End the turn without a further card.
    DoEnd,

    /// What happens after an offer.
    OfferEffect(&'a Name),
    /// Offer this card to the partner.
    DoOffer(Card, &'a Name),
    /// Offer nothing.
    DoOfferNothing,
    /// Offer nothing for the rest of the game.
    NeverOffer,
    /// Confirms that nothing will be offered.
    NeverOffers,
    /// Be asked again.
    AskAgain,
    /// Keep the partner's card and give this one in return.
    DoKeep(Card, Card),
    /// Give the partner's card back.
    DoGiveBack(Card),
}
