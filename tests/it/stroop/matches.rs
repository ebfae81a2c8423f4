//! A match of three games (ST-6.2).

use std::collections::BTreeSet;
use std::fs;

use kitchen_table::engine::{Eyes, Game, Input, Outcome, Rng, Seat, Seats, Status, Tell, Told};
use kitchen_table::games::stroop::{Action, Card, Event, Flaw, Options, Secret, Stroop, deck};
use kitchen_table::saves::Save;

use super::playing::{shuffled, two};
use super::scene::Scene;
use crate::support::root;

fn three_games(players: u8) -> Options {
    Options {
        games: 3,
        ..Options::new(players)
    }
}

/// The cards that each player has, in hand and pile.
fn left(scene: &Scene) -> Vec<u8> {
    let view = scene.view();
    let hands = view.board.hands.iter();
    hands
        .map(|(seat, hand)| hand.len() as u8 + view.left[seat])
        .collect()
}

/// Plays two rounds, which this player ends, or the clock; returns the time, and how many cards each player has left.
fn play_a_game(scene: &mut Scene, mut at: u32, caller: Option<u8>) -> (u32, Vec<u8>) {
    let mut counts = Vec::new();
    for _ in 0..2 {
        at = scene.play_out(at);
        counts = left(scene);
        match caller {
            Some(caller) => drop(scene.act(at, caller, Action::Stop).to_vec()),
            None => at = scene.clock(),
        }
    }
    (at, counts)
}

/// A whole match: what each player has left after each game, and the outcome.
fn played(players: u8, seed: u64, caller: Option<u8>) -> (Vec<Vec<u8>>, Outcome) {
    let mut scene = Scene::deal(three_games(players), &shuffled(seed), seed);
    let (mut at, mut games) = (0, Vec::new());
    for game in 1..=3 {
        let board = scene.view().board;
        assert_eq!((board.game, board.round), (game, 1));
        let carried: Vec<u8> = board.carried.iter().map(|(_, &cards)| cards).collect();
        assert_eq!(carried, totals(&games, players), "after {games:?}");
        let (later, counts) = play_a_game(&mut scene, at, caller);
        at = later;
        games.push(counts);
    }
    (games, scene.outcome())
}

fn totals(games: &[Vec<u8>], players: u8) -> Vec<u8> {
    let of = |seat: usize| games.iter().map(|counts| counts[seat]).sum();
    (0..usize::from(players)).map(of).collect()
}

#[test]
fn st_6_2_the_fewest_cards_over_all_games_win_and_the_last_caller_wins_ties() {
    let (mut ties, mut reversed) = (0, 0);
    for players in 2..=4 {
        for seed in 0..24 {
            for caller in [None, Some(0), Some(players - 1)] {
                let (games, outcome) = played(players, seed, caller);
                let totals = totals(&games, players);
                let fewest = totals.iter().min().copied();
                let mut winners: Vec<u8> = (0..players)
                    .filter(|&seat| Some(totals[usize::from(seat)]) == fewest)
                    .collect();
                ties += usize::from(winners.len() > 1);
                if let Some(caller) = caller.filter(|caller| winners.contains(caller)) {
                    winners = vec![caller];
                }
                let winners: Seats = winners.into_iter().map(Seat).collect();
                assert_eq!(outcome.winners(), winners, "{games:?}, {caller:?} called");
                let last = games[2].iter().min().copied();
                let won_last = |seat: Seat| Some(games[2][seat.index()]) == last;
                reversed += usize::from(!winners.iter().any(won_last));
            }
        }
    }
    assert!(ties > 3 && reversed > 3, "{ties}, {reversed}");
}

#[test]
fn st_6_2_all_cards_are_shuffled_and_dealt_again() {
    let dealt = |seed| {
        let mut scene = Scene::deal(three_games(2), &shuffled(1), seed);
        let at = scene.play_out(0);
        scene.act(at, 0, Action::Stop);
        let at = scene.play_out(at);
        let told = scene.act(at, 0, Action::Stop).to_vec();
        let Event::RoundBegan { round: 1, center } = told[2] else {
            panic!("{told:?}");
        };
        assert_eq!(told[1], Event::GameBegan { game: 2, games: 3 });
        let board = scene.view().board;
        assert!(board.hands.iter().all(|(_, hand)| hand.is_empty()));
        assert_eq!((&board.center[..], scene.view().aside), (&[center][..], 34));
        let mut cards: Vec<Card> = vec![center];
        for seat in [0, 1] {
            cards.extend((0..15).map(|_| scene.draw(at, seat)));
        }
        let distinct: BTreeSet<Card> = cards.iter().copied().collect();
        assert_eq!(distinct.len(), 31);
        cards
    };
    assert_eq!(dealt(7), dealt(7), "the seed decides");
    let anywhere: BTreeSet<Card> = (0..60).map(|seed| dealt(seed)[0]).collect();
    assert!(anywhere.len() > 25, "{anywhere:?} of {}", deck(false).len());
}

/// The rounds of which the table was told that they are over, and the events.
#[derive(Default)]
struct Closed(Vec<(u8, u8)>, Vec<Event>);

impl Tell<Stroop> for Closed {
    fn all(&mut self, event: Event) {
        self.1.push(event);
    }

    fn only(&mut self, _: Seat, secret: Secret) {
        match secret {}
    }

    fn closed(&mut self, position: &Stroop) {
        let board = position.view(Eyes::Table).board;
        assert!(matches!(self.1.last(), Some(Event::RoundEnded { .. })));
        self.0.push((board.game, board.round));
    }
}

#[test]
fn st_6_2_each_round_but_the_last_closes_on_what_was_there() {
    let mut scene = Scene::deal(three_games(3), &shuffled(2), 2);
    let (mut at, mut heard) = (0, Closed::default());
    for _ in 0..6 {
        at = scene.play_out(at);
        let stop = Input::new(at, Seat(0), Action::Stop);
        scene.game.apply(&stop, &mut heard);
    }
    assert_eq!(heard.0, [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1)]);
    scene.outcome();
}

#[test]
fn st_6_2_one_game_or_three() {
    let flaw = |games| Stroop::flaw(&Options { games, ..two() });
    assert_eq!([flaw(1), flaw(3)], [None, None]);
    for games in [0, 2, 4, 255] {
        assert_eq!(flaw(games), Some(Flaw::Games));
    }
    let mut told: Vec<Told<Stroop>> = Vec::new();
    let _ = Stroop::deal(&two(), Rng::new(1), &mut told);
    let began = |told: &Told<Stroop>| matches!(told, Told::All(Event::GameBegan { .. }));
    assert!(!told.iter().any(began), "a single game needs no number");
}

#[test]
fn records_of_before_there_were_matches_are_of_single_games_without_handicaps() {
    let path = root("tests/fixtures/tables/stroop-over.json");
    let text = fs::read_to_string(path).expect("it is there");
    assert!(!text.contains("games") && !text.contains("handicaps"));
    let (save, table) = Save::<Stroop>::read(&text).expect("it can be read");
    let options = save.record.options;
    assert_eq!((options.games, options.handicaps), (1, Default::default()));
    assert!(matches!(table.status(), Status::Over(_)));
    // Whoever reads them only with the old rules still can.
    let written = save.write();
    assert!(!written.contains("games") && !written.contains("handicaps"));

    let mut save = save;
    save.record.inputs.clear();
    save.record.options.games = 3;
    save.record.options.handicaps[1].fewer = 3;
    let (read, _) = Save::<Stroop>::read(&save.write()).expect("it can be read");
    assert_eq!(read.record.options, save.record.options);
}
