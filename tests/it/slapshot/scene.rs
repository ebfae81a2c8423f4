//! Scripted play.
//!
//! Cards are written `F9`, `D4b` (a bruiser), `D0T` (Tiny Tim), `G7`. Seats count from 0, and seat 0
//! starts.

use kitchen_table::engine::{Eyes, Game, Illegal, Input, Rng, Seat, Tell, Told};
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::{
    Action, Bout, Card, Event, Kind, Line, Options, Refusal, Report, Secret, Slapshot, Special,
    Stage, View,
};

use crate::support;

/// Six balanced teams from our deck.
pub(crate) const TEAMS: [&str; 6] = [
    "F10 F5 F1 D7 D3 G5",
    "F9 F6 F2 D8 D4 G6",
    "F9 F5 F2 D7 D3 G4",
    "F8 F6 F3 D6 D5 G7",
    "F8 F7 F3 D6 D5 G8",
    "F8 F5 F4 D9 D2 G3",
];

/// Parses a card written this way.
pub(crate) fn card(text: &str) -> Card {
    let number = text.trim_start_matches(['F', 'D', 'G']);
    let kind = match &text[..1] {
        "F" => Kind::Forward,
        "D" => Kind::Defenseman,
        _ => Kind::Goalie,
    };
    let special = match number.chars().last() {
        Some('b') => Special::Bruiser,
        Some('T') => Special::TinyTim,
        _ => Special::Plain,
    };
    let value = number.trim_end_matches(['b', 'T']).parse();
    let value = value.unwrap_or_else(|_| panic!("{text} is not a card"));
    Card {
        kind,
        value,
        special,
    }
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn line(text: &str) -> Line {
    cards(text).try_into().expect("six cards")
}

/// Decks with these cards of each kind on top.
fn piles(mut rest: Vec<Card>, first: &[Card]) -> [Vec<Card>; 3] {
    for card in first {
        let place = rest.iter().position(|other| other == card);
        rest.remove(place.expect("no card is named too often"));
    }
    let cards = first.iter().chain(&rest);
    Kind::ALL.map(|kind| {
        cards
            .clone()
            .copied()
            .filter(|card| card.kind == kind)
            .collect()
    })
}

/// A scripted game. Every step is checked before it is played.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Slapshot,
    log: Vec<Told<Slapshot>>,
    rng: Rng,
}

impl Scene {
    /// Before any picks, with these cards first in their decks.
    pub(crate) fn unpicked(options: &Options, first: &str) -> Self {
        Self::dealt(options, &cards(first), 1)
    }

    fn dealt(options: &Options, first: &[Card], seed: u64) -> Self {
        let ours = deck().to_vec();
        let piles = piles(options.deck.clone().unwrap_or(ours), first);
        let mut log = Vec::new();
        let game = Slapshot::begin_with(options, &piles, Seat(0), Rng::new(seed), &mut log);
        let rng = Rng::new(2);
        Self { game, log, rng }
    }

    /// After these teams are picked, with these cards next in their decks.
    pub(crate) fn with(options: &Options, teams: &[&str], next: &str) -> Self {
        Self::with_chance(1, options, teams, next)
    }

    /// The same, with this seed for the draws of trades and for tosses.
    pub(crate) fn with_chance(seed: u64, options: &Options, teams: &[&str], next: &str) -> Self {
        let teams: Vec<Vec<Card>> = teams.iter().map(|team| cards(team)).collect();
        let picks = || (0..6).flat_map(|pick| teams.iter().map(move |team| team[pick]));
        let first: Vec<Card> = picks().chain(cards(next)).collect();
        let mut scene = Self::dealt(options, &first, seed);
        for (pick, card) in picks().enumerate() {
            scene.act((pick % teams.len()) as u8, Action::Pick { kind: card.kind });
        }
        scene
    }

    /// Balanced teams with these options.
    pub(crate) fn of(options: &Options) -> Self {
        Self::with(options, &TEAMS[..usize::from(options.players)], "")
    }

    /// Balanced teams, with this seed for the draws of trades and for tosses.
    pub(crate) fn chanced(seed: u64, options: &Options) -> Self {
        let teams = &TEAMS[..usize::from(options.players)];
        Self::with_chance(seed, options, teams, "")
    }

    /// The published game with these teams.
    pub(crate) fn teams<const N: usize>(teams: [&str; N], next: &str) -> Self {
        Self::with(&Options::new(N as u8), &teams, next)
    }

    /// Plays an action, which must be legal.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, action: Action) -> &mut Self {
        let input = Input::new(0, Seat(seat), action);
        assert!(self.game.to_act().has(Seat(seat)), "seat {seat} is to act");
        assert_eq!(self.game.check(&input), Ok(()), "seat {seat}: {action:?}");
        self.game.apply(&input, &mut self.log);
        self
    }

    /// What the rules say to this.
    pub(crate) fn check(&self, seat: u8, action: Action) -> Result<(), Illegal<Refusal>> {
        self.game.check(&Input::new(0, Seat(seat), action))
    }

    #[track_caller]
    pub(crate) fn refused(&self, seat: u8, action: Action) -> Refusal {
        match self.check(seat, action) {
            Err(Illegal::Refused(refusal)) => refusal,
            answer => panic!("seat {seat}, {action:?}: {answer:?}"),
        }
    }

    /// One manager visits another, and they line up as written.
    pub(crate) fn bout(&mut self, visitor: u8, host: u8, home: &str, visiting: &str) -> &mut Self {
        self.act(visitor, Action::Game { host: Seat(host) });
        self.lines(host, visitor, home, visiting)
    }

    pub(crate) fn lines(&mut self, host: u8, visitor: u8, home: &str, visiting: &str) -> &mut Self {
        self.act(visitor, Action::LineUp(line(visiting)));
        self.act(host, Action::LineUp(line(home)))
    }

    /// One manager visits another, and `winner` wins.
    #[track_caller]
    pub(crate) fn won(&mut self, visitor: u8, host: u8, winner: u8) -> &mut Self {
        self.act(visitor, Action::Game { host: Seat(host) });
        self.decide(winner)
    }

    /// Lets `winner` win the game that is about to begin, by choosing suitable line-ups.
    #[track_caller]
    pub(crate) fn decide(&mut self, winner: u8) -> &mut Self {
        let bout = self.facing();
        let [mut home, mut visiting] = bout.sides().map(|seat| line(&self.team(seat.0)));
        for _ in 0..10_000 {
            self.rng.shuffle(&mut home);
            self.rng.shuffle(&mut visiting);
            if Report::of(bout, [home, visiting]).winner == Some(Seat(winner)) {
                self.act(bout.host.0, Action::LineUp(home));
                return self.act(bout.visitor.0, Action::LineUp(visiting));
            }
        }
        panic!("seat {winner} cannot win {bout:?}");
    }

    #[track_caller]
    pub(crate) fn facing(&self) -> Bout {
        match self.seen(Eyes::Table).stage {
            Stage::LiningUp { bout, .. } => bout,
            other => panic!("a game is about to begin, not {other:?}"),
        }
    }

    /// Host and visitor of the game that is about to begin.
    #[track_caller]
    pub(crate) fn sides(&self) -> [u8; 2] {
        self.facing().sides().map(|seat| seat.0)
    }

    pub(crate) fn seen(&self, eyes: Eyes) -> View {
        self.game.view(eyes)
    }

    /// What a seat knows for sure of a team, in canonical order.
    pub(crate) fn knows(&self, seat: u8, team: u8) -> String {
        let sure = self.seen(Eyes::Seat(Seat(seat))).sure();
        let cards = sure.team(Seat(team)).into_iter();
        let cards: Vec<String> = cards.map(|card| format!("{card:?}")).collect();
        cards.join(" ")
    }

    pub(crate) fn team(&self, seat: u8) -> String {
        self.knows(seat, seat)
    }

    pub(crate) fn turn(&self) -> Option<u8> {
        match self.seen(Eyes::Table).stage {
            Stage::Turn(seat) => Some(seat.0),
            _ => None,
        }
    }

    pub(crate) fn game_to_act(&self) -> Vec<u8> {
        self.game.to_act().iter().map(|seat| seat.0).collect()
    }

    /// The public events since the last call.
    pub(crate) fn news(&mut self) -> Vec<Event> {
        let news = support::news(&self.log, &mut 0);
        self.log.clear();
        news
    }

    /// The secrets of one seat since the last call of `news`.
    pub(crate) fn secrets(&self, seat: u8) -> Vec<Secret> {
        support::secrets(&self.log, seat)
    }

    pub(crate) fn wins(&self) -> Vec<u8> {
        let wins = self.seen(Eyes::Table).ledger.wins;
        wins.iter().map(|(_, &wins)| wins).collect()
    }

    pub(crate) fn places(&self) -> Option<Vec<u8>> {
        support::places(&self.game)
    }
}

/// A game dealt from a seed, and its public events.
pub(crate) fn dealt(options: &Options, seed: u64) -> (Slapshot, Vec<Event>) {
    struct Ear(Vec<Event>);
    impl Tell<Slapshot> for Ear {
        fn all(&mut self, event: Event) {
            self.0.push(event);
        }
        fn only(&mut self, _: Seat, _: Secret) {}
    }
    let mut ear = Ear(Vec::new());
    let game = Slapshot::deal(options, Rng::new(seed), &mut ear);
    (game, ear.0)
}
