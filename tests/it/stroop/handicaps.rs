//! Handicaps by seat (ST-2.3).

use kitchen_table::engine::{Game, Seat};
use kitchen_table::games::stroop::{Action, Event, Flaw, Handicap, Options, Stroop};

use super::playing::{shuffled, two};
use super::scene::{Scene, neither};

const BO: Seat = Seat(1);

/// Two players, of whom the second has this handicap.
fn handicapped(fewer: u8, pause: Option<u32>) -> Options {
    let mut options = two();
    options.handicaps[BO.index()] = Handicap { fewer, pause };
    options
}

#[test]
fn st_2_3_a_seat_starts_each_game_with_fewer_cards() {
    let options = Options {
        games: 3,
        ..handicapped(8, None)
    };
    let mut scene = Scene::deal(options, &shuffled(1), 1);
    let mut at = 0;
    for game in 1..=3 {
        let view = scene.view();
        assert_eq!((view.board.game, view.board.round), (game, 1));
        assert_eq!([0, 1].map(|seat| view.left[Seat(seat)]), [15, 7]);
        assert_eq!(view.aside, 65 - 1 - 15 - 7);
        at = scene.play_out(at);
        let before = scene.view();
        let told = scene.act(at, 0, Action::Stop);
        let Some(&Event::DealtOut { each, .. }) = told.get(1) else {
            panic!("{told:?}");
        };
        // The middle is dealt out evenly.
        for seat in [Seat(0), BO] {
            let now = usize::from(scene.view().left[seat]);
            assert_eq!(now, before.board.hands[seat].len() + usize::from(each));
        }
        at = scene.play_out(at);
        scene.act(at, 0, Action::Stop);
    }
    scene.outcome();
}

#[test]
fn st_2_3_five_cards_remain_and_only_players_have_handicaps() {
    let flaw = |fewer, pause| Stroop::flaw(&handicapped(fewer, pause));
    assert_eq!(
        [flaw(10, None), flaw(11, None), flaw(255, None)],
        [None, Some(Flaw::Handicap), Some(Flaw::Handicap)]
    );
    assert_eq!(
        [flaw(0, Some(2000)), flaw(0, Some(2001))],
        [None, Some(Flaw::Fumble)]
    );
    let twenty = Options {
        advanced: true,
        cards: 20,
        ..handicapped(15, Some(0))
    };
    assert_eq!(Stroop::flaw(&twenty), None);
    let mut nobody = two();
    nobody.handicaps[2].pause = Some(0);
    assert_eq!(Stroop::flaw(&nobody), Some(Flaw::Handicap));
}

#[test]
fn st_2_3_a_seat_has_its_own_fumble_pause() {
    for (pause, bos) in [(None, 700), (Some(0), 0), (Some(2000), 2000)] {
        let center = shuffled(1)[0];
        let wanted: &[&[super::scene::Fits]] = &[&[neither], &[neither]];
        let mut scene = Scene::stacked(handicapped(0, pause), center, wanted);
        for (seat, lasts) in [(0, 700), (1, bos)] {
            let card = scene.draw(0, seat);
            let told = scene.play(1000, seat, card);
            let Event::Fumbled { until, .. } = told else {
                panic!("{told:?}");
            };
            assert_eq!(until, 1000 + lasts);
            let again = Action::Play { card };
            assert_eq!(scene.refused(1000, seat, again).is_some(), lasts > 0);
            assert_eq!(scene.refused(1000 + lasts, seat, again), None);
        }
    }
}
