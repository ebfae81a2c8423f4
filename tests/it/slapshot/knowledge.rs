//! What managers are sure of about each other's teams, at every moment of a trade (SH-2.1).

use kitchen_table::engine::{Eyes, Seat};
use kitchen_table::games::slapshot::{Action, Card, Options, Stage};

use super::scene::Scene;

/// A trade in a game of three: who draws, from whom, and who only watches.
struct Trade {
    scene: Scene,
    by: u8,
    with: u8,
    third: u8,
}

impl Trade {
    /// Before the draw. If `shown`, the teams of the first two managers were seen in a game before.
    fn before(seed: u64, shown: bool) -> Self {
        let mut scene = Scene::chanced(seed, &Options::new(3));
        if shown {
            let [home, visiting] = [1, 0].map(|seat| scene.team(seat));
            scene.bout(0, 1, &home, &visiting);
            while scene.turn().is_none() {
                scene.lines(1, 0, &home, &visiting);
            }
        }
        let by = scene.turn().expect("somebody's turn");
        let with = if by == 0 { 1 } else { 0 };
        let third = 3 - by - with;
        Self {
            scene,
            by,
            with,
            third,
        }
    }

    /// What the manager in a seat, or the table, is sure of about a team.
    fn sure(&self, eyes: Eyes, team: u8) -> Vec<Card> {
        self.scene.seen(eyes).sure().team(Seat(team))
    }

    fn knows(&self, seat: u8, team: u8) -> Vec<Card> {
        self.sure(Eyes::Seat(Seat(seat)), team)
    }

    fn lost(&self, seat: u8, team: u8) -> Vec<Card> {
        let seen = self.scene.seen(Eyes::Seat(Seat(seat)));
        seen.no_longer_sure(Seat(team))
    }

    fn drawn(&self, seat: u8) -> Option<Card> {
        match self.scene.seen(Eyes::Seat(Seat(seat))).stage {
            Stage::GivingBack { drawn, .. } => drawn,
            other => panic!("a card was drawn, not {other:?}"),
        }
    }
}

/// These cards with one of them replaced; a card that is not among them is not removed.
fn with(cards: &[Card], gone: Option<Card>, come: Option<Card>) -> Vec<Card> {
    let mut cards = cards.to_vec();
    if let Some(place) = cards.iter().position(|card| Some(*card) == gone) {
        cards.remove(place);
    }
    cards.extend(come);
    cards.sort_unstable();
    cards
}

#[test]
fn sh_2_1_a_drawn_card_counts_as_theirs_until_one_is_given() {
    let (mut surprises, mut expected) = (0, 0);
    for (seed, shown) in (0..30).flat_map(|seed| [(seed, false), (seed, true)]) {
        let mut trade = Trade::before(seed, shown);
        let Trade {
            by,
            with: of,
            third,
            ..
        } = trade;
        let [theirs, mine] = [of, by].map(|seat| trade.knows(seat, seat));
        let before = [trade.knows(by, of), trade.knows(of, by)];
        let watched = [of, by].map(|team| trade.knows(third, team));

        trade.scene.act(by, Action::Trade { with: Seat(of) });
        let drawn = trade.drawn(by).expect("who draws sees it");
        assert_eq!((trade.drawn(of), trade.drawn(third)), (Some(drawn), None));
        let known = before[0].contains(&drawn);
        let come = (!known).then_some(drawn);
        assert_eq!(
            trade.knows(by, of),
            with(&before[0], None, come),
            "seed {seed}"
        );
        assert_eq!(trade.knows(of, by), before[1], "nothing has come of it yet");
        assert_eq!(trade.knows(of, of), theirs, "it is still in their team");
        assert_eq!(trade.knows(by, by), mine, "and not yet in the other");
        assert_eq!([of, by].map(|team| trade.knows(third, team)), watched);
        if known {
            expected += 1;
        } else {
            surprises += 1;
        }

        let mut given = mine.iter().copied().filter(|card| card.kind == drawn.kind);
        let given = given.next_back().expect("one of each kind");
        trade.scene.act(by, Action::GiveBack { card: given });
        assert_eq!(
            trade.knows(by, of),
            with(&before[0], Some(drawn), Some(given))
        );
        assert_eq!(
            trade.knows(of, by),
            with(&before[1], Some(given), Some(drawn))
        );
        assert_eq!(trade.knows(of, of), with(&theirs, Some(drawn), Some(given)));
        assert_eq!(trade.knows(by, by), with(&mine, Some(given), Some(drawn)));
        for (team, watched) in [of, by].into_iter().zip(watched) {
            assert_eq!(trade.knows(third, team), [], "any card may have gone");
            assert_eq!(trade.lost(third, team), watched);
            assert_eq!(trade.lost(by, team), [], "who trades sees the cards");
            assert_eq!(trade.sure(Eyes::Table, team), []);
        }
    }
    assert!(surprises > 10 && expected > 10, "{surprises} {expected}");
}

#[test]
fn sh_3_3_a_team_that_everybody_has_seen_is_no_secret() {
    let mut scene = Scene::chanced(1, &Options::new(3));
    let open =
        |scene: &Scene| [0, 1, 2].map(|seat| scene.seen(Eyes::Seat(Seat(seat))).has_no_secret());
    assert_eq!(open(&scene), [false; 3]);
    let [home, visiting] = [1, 0].map(|seat| scene.team(seat));
    scene.bout(0, 1, &home, &visiting);
    assert_eq!(open(&scene), [true, true, false], "without bruisers");
    // A new card is seen by its manager alone.
    let by = scene.turn().expect("somebody's turn");
    let card = scene.seen(Eyes::Seat(Seat(by))).own.expect("a team")[0];
    scene.act(by, Action::Draft { card });
    assert!(!open(&scene)[usize::from(by)]);
}
