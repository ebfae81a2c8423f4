//! Scripted play.
//!
//! Cards are written `1` to `12`, `7!` (supercharged), `W` (wild). Seats count from 0, and seat 0
//! goes first. Actions are written in words: see [`action`].

use kitchen_table::engine::{
    Clause, Eyes, Game, Illegal, Imagine, Input, Observation, Rng, Seat, Told,
};
use kitchen_table::games::sloop::{
    Action, Card, Event, Groups, Heap, Options, Refusal, Secret, Sloop, Value, View,
};

use crate::support;

/// A deal whose cards are named where they matter.
pub(crate) struct Deal {
    options: Options,
    dealer: Seat,
    cards: Vec<Card>,
    all_named: bool,
}

impl Deal {
    /// Names a full hand for each player, and the display.
    #[track_caller]
    pub(crate) fn of<const PLAYERS: usize>(hands: [&str; PLAYERS], display: &str) -> Self {
        let options = Options::new(PLAYERS as u8);
        let mut named = Vec::new();
        for hand in hands {
            let hand = cards(hand);
            assert_eq!(hand.len(), options.minimum(), "a whole hand");
            named.extend(hand);
        }
        named.extend(cards(display));
        Self {
            options,
            dealer: Seat(PLAYERS as u8 - 1),
            cards: named,
            all_named: false,
        }
    }

    /// Plays with two partnerships.
    pub(crate) fn partners(mut self) -> Self {
        self.options = Options::partnerships();
        self
    }

    /// Sets the dealer.
    pub(crate) fn dealer(mut self, dealer: u8) -> Self {
        self.dealer = Seat(dealer);
        self
    }

    /// Names the draw pile from the top; the rest of the cards follow.
    pub(crate) fn pile(mut self, pile: &str) -> Self {
        self.cards.extend(cards(pile));
        self
    }

    /// Names the whole draw pile; all cards not named are removed.
    pub(crate) fn only(mut self, pile: &str) -> Self {
        self.all_named = true;
        self.pile(pile)
    }

    #[track_caller]
    pub(crate) fn begin(mut self) -> Scene {
        let rest = Heap::whole_deck().without(&self.cards);
        let rest = rest.expect("the deck holds no more of these");
        if !self.all_named {
            // High plain numbers first.
            let (plain, other): (Vec<Card>, Vec<Card>) = rest
                .iter()
                .rev()
                .partition(|card| !card.is_supercharged() && !card.is_wild());
            self.cards.extend(plain.into_iter().chain(other));
        }
        let mut log = Vec::new();
        let game = Sloop::deal_from(&self.options, self.dealer, &self.cards, &mut log);
        Scene { game, log, read: 0 }
    }
}

/// Seat 0 has started a build of this number, spent its card of that number on it, and is to act
/// again with this hand, unless it has lost the build. There are five loose cards.
#[track_caller]
pub(crate) fn owning(number: u8, hand: &str, loose: &str) -> Scene {
    let (hand, loose) = (cards(hand), cards(loose));
    assert_eq!((hand.len(), loose.len()), (4, 5), "cards of the scene");
    let first = format!("1 {number} {}", written(hand[..2].to_vec()));
    let second = format!("{} 12 12", written(loose[3..].to_vec()));
    let display = format!("{} {}", number - 1, written(loose[..3].to_vec()));
    let pile = format!("{:?} 12 {:?}", hand[2], hand[3]);
    let mut scene = Deal::of([&first, &second], &display).pile(&pile).begin();
    scene.act(0, &format!("1 builds {number} with {}", number - 1));
    scene.act(1, &format!("puts {:?}", loose[3]));
    scene.act(0, &format!("{number} continues"));
    scene.act(1, &format!("puts {:?}", loose[4]));
    assert_eq!(
        (scene.hand(0), scene.loose()),
        (written(hand), written(loose))
    );
    scene
}

/// A scripted game. Every step is checked before it is played.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Sloop,
    log: Vec<Told<Sloop>>,
    read: usize,
}

impl Scene {
    /// Plays an action, which must be legal.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, words: &str) -> &mut Self {
        self.does(seat, action(words))
    }

    /// The same for an `Action`.
    #[track_caller]
    pub(crate) fn does(&mut self, seat: u8, action: Action) -> &mut Self {
        assert_eq!(self.turn(), Some(seat), "who is to act");
        let input = Input::new(0, Seat(seat), action);
        if let Err(no) = self.game.check(&input) {
            let (hand, loose) = (self.hand(seat), self.loose());
            panic!(
                "{seat} with {hand} at {loose} wants {:?}: {no:?}",
                input.action
            );
        }
        self.game.apply(&input, &mut self.log);
        self
    }

    /// Each player in turn puts this card down.
    #[track_caller]
    pub(crate) fn put_all(&mut self, puts: &[(u8, &str)]) -> &mut Self {
        for (seat, card) in puts {
            self.act(*seat, &format!("puts {card}"));
        }
        self
    }

    /// What the rules say to this.
    pub(crate) fn check(&self, seat: u8, words: &str) -> Result<(), Illegal<Refusal>> {
        self.game.check(&Input::new(0, Seat(seat), action(words)))
    }

    /// Why the rules refuse this, and by which clause; fails if they do not.
    #[track_caller]
    pub(crate) fn refused(&self, seat: u8, words: &str) -> (Refusal, &'static str) {
        match self.check(seat, words) {
            Err(Illegal::Refused(refusal)) => (refusal, refusal.clause()),
            answer => panic!("seat {seat}, {words}: {answer:?}"),
        }
    }

    /// Whether the rules allow this.
    #[track_caller]
    pub(crate) fn may(&self, seat: u8, words: &str) -> bool {
        let input = Input::new(0, Seat(seat), action(words));
        self.turn() == Some(seat) && self.game.check(&input).is_ok()
    }

    /// The seat to act; `None` when the game is over.
    pub(crate) fn turn(&self) -> Option<u8> {
        self.game.to_act().single().map(|seat| seat.0)
    }

    pub(crate) fn table(&self) -> View {
        self.game.view(Eyes::Table)
    }

    pub(crate) fn seen_by(&self, seat: u8) -> View {
        self.game.view(Eyes::Seat(Seat(seat)))
    }

    pub(crate) fn observe(&self, eyes: Eyes) -> Observation<Sloop> {
        Observation::of(&self.game, eyes, 0, 0)
    }

    /// A world that this seat imagines.
    pub(crate) fn imagined_by(&self, seat: u8, rng: &mut Rng) -> Sloop {
        Sloop::imagine(&self.observe(Eyes::Seat(Seat(seat))), rng)
    }

    pub(crate) fn hand(&self, seat: u8) -> String {
        written(self.seen_by(seat).own.expect("a seat of the table"))
    }

    /// The size of each hand.
    pub(crate) fn sizes(&self) -> Vec<u8> {
        self.table().hands.iter().map(|(_, &size)| size).collect()
    }

    /// The loose cards, in order of arrival.
    pub(crate) fn loose(&self) -> String {
        written(self.table().display.loose)
    }

    /// The builds: number, owner and cards, as in `9 of 1: 2 7`, or `9: 2 7` for a lost one.
    pub(crate) fn builds(&self) -> Vec<String> {
        let builds = self.table().display.builds;
        let build = builds.iter().map(|build| {
            let owner = build
                .owner
                .map_or(String::new(), |seat| format!(" of {}", seat.0));
            format!("{:?}{owner}: {}", build.number, written(build.cards.iter()))
        });
        build.collect()
    }

    /// A score pile, top last.
    pub(crate) fn pile(&self, seat: u8) -> String {
        written(self.table().piles[Seat(seat)].clone())
    }

    /// The sizes of the score piles.
    pub(crate) fn scores(&self) -> Vec<usize> {
        self.table()
            .piles
            .iter()
            .map(|(_, pile)| pile.len())
            .collect()
    }

    /// The place of each seat, once the game is over.
    pub(crate) fn places(&self) -> Option<Vec<u8>> {
        support::places(&self.game)
    }

    /// The events for the table since the last call.
    pub(crate) fn news(&mut self) -> Vec<Event> {
        support::news(&self.log, &mut self.read)
    }

    /// The secrets of one seat since the deal.
    pub(crate) fn secrets(&self, of: u8) -> Vec<Secret> {
        support::secrets(&self.log, of)
    }
}

pub(crate) fn value(number: u8) -> Value {
    Value::new(number).expect("a value is a number from 1 to 12")
}

#[track_caller]
pub(crate) fn card(text: &str) -> Card {
    let number = |text: &str| text.parse().ok().and_then(Value::new);
    let card = match (text, text.strip_suffix('!')) {
        ("W", _) => Some(Card::WILD),
        (_, Some(text)) => number(text).and_then(Card::supercharged),
        (_, None) => number(text).map(Card::number),
    };
    card.unwrap_or_else(|| panic!("{text:?} is not a card"))
}

#[track_caller]
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// Cards as written in a script.
pub(crate) fn written(cards: impl IntoIterator<Item = Card>) -> String {
    let words: Vec<String> = cards.into_iter().map(|card| format!("{card:?}")).collect();
    words.join(" ")
}

#[track_caller]
fn groups(text: &str) -> Groups {
    let groups = text
        .split(',')
        .map(str::trim)
        .filter(|group| !group.is_empty());
    groups
        .map(|group| cards(&group.replace('+', " ")))
        .collect()
}

/// Parses an action:
///
/// - `8 takes 6+2, 5+3`, `9 takes build, 5+4`, `W=9 takes build`, `8! takes 8 and 5`
/// - `2 builds 12 with 10, 7+5`, `7 continues with 3`, `10 continues`
/// - `puts 5`, `uses 1` (puts it down and uses its action), `ends`
/// - `offers 5`, `offers nothing`, `keeps for 5`, `gives back`
#[track_caller]
pub(crate) fn action(words: &str) -> Action {
    let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
    match (first, rest) {
        ("puts", rest) => Action::Put {
            card: card(rest),
            act: false,
        },
        ("uses", rest) => Action::Put {
            card: card(rest),
            act: true,
        },
        ("ends", _) => Action::EndTurn,
        ("offers", "nothing") => Action::Offer(None),
        ("offers", rest) => Action::Offer(Some(card(rest))),
        ("keeps", rest) => Action::KeepFor(card(rest.trim_start_matches("for "))),
        ("gives", _) => Action::GiveBack,
        (played, rest) => {
            let (played, named) = played.split_once('=').unwrap_or((played, played));
            let named = named
                .trim_end_matches('!')
                .parse()
                .ok()
                .and_then(Value::new);
            play(card(played), named, rest)
        }
    }
}

#[track_caller]
fn play(card: Card, named: Option<Value>, words: &str) -> Action {
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    match verb {
        "takes" => {
            let (taken, bonus) = rest.split_once(" and ").unwrap_or((rest, ""));
            let build = taken.strip_prefix("build");
            Action::Capture {
                card,
                value: named.expect("a wild is named"),
                groups: groups(build.unwrap_or(taken)),
                build: build.is_some(),
                bonus: (!bonus.is_empty()).then(|| self::card(bonus)),
            }
        }
        "builds" => {
            let (number, with) = rest.split_once(" with ").unwrap_or((rest, ""));
            Action::Build {
                card,
                value: value(number.parse().expect("a number to build")),
                groups: groups(with),
            }
        }
        "continues" => Action::Continue {
            card,
            groups: groups(rest.trim_start_matches("with ")),
        },
        _ => panic!("{words:?} says nothing"),
    }
}

#[test]
fn actions_are_parsed_as_intended() {
    let nine = value(9);
    let take = |card, groups, build, bonus| Action::Capture {
        card,
        value: nine,
        groups,
        build,
        bonus,
    };
    let (plain, charged) = (card("9"), card("9!"));
    let two = Groups::from_iter([cards("5 4"), cards("9!")]);
    assert_eq!(
        action("9 takes 5+4, 9!"),
        take(plain, two.clone(), false, None)
    );
    assert_eq!(
        action("W=9 takes build"),
        take(Card::WILD, Groups::default(), true, None)
    );
    let bonus = Some(card("12"));
    assert_eq!(
        action("9! takes build, 5+4, 9! and 12"),
        take(charged, two, true, bonus)
    );
    let ten = Groups::from_iter([cards("10")]);
    assert_eq!(
        action("2 builds 12 with 10"),
        Action::Build {
            card: card("2"),
            value: value(12),
            groups: ten
        }
    );
    let groups = Groups::default();
    assert_eq!(
        action("10 continues"),
        Action::Continue {
            card: card("10"),
            groups
        }
    );
}
