//! The heads of the players on the plates.

use kitchen_table::engine::{Eyes, Seat, Table};
use kitchen_table::games::dealt::Dealt;
use kitchen_table::games::slapshot::Slapshot;
use kitchen_table::games::sloop::Sloop;
use kitchen_table::games::stroop::Stroop;
use kitchen_table::games::swoop::Swoop;
use kitchen_table::setup::{Head, Setup, looks};
use kitchen_table::ui::boards::kit::{GameUi, Moods};

use super::draw::{check_at, draw_with};
use super::html::read;

/// The classes of all heads on the board that these eyes see at the start, with the head.
fn heads<U: GameUi>(setup: &Setup, eyes: Eyes, moods: Moods) -> Vec<(String, String)> {
    let options = setup.options::<U>().expect("no flaw");
    let table = Table::<U>::new(options, 7, &mut ()).expect("no flaw");
    let seen = table.observe(eyes, 0);
    let html = draw_with::<U>(setup, seen, check_at(&table, eyes), moods);
    let root = read(&html).expect("it is whole");
    let all = root.all().into_iter();
    let heads = all.filter_map(|it| Some((it.get("data-head")?.into(), it.get("class")?.into())));
    heads.collect()
}

fn setup(query: (&str, &str)) -> Setup {
    Setup::from_query(query.0, query.1).expect("a setup").0
}

#[test]
fn every_player_with_a_head_shows_it_once() {
    fn look<U: GameUi>(seats: &str) {
        let setup = setup((U::ID.slug(), &format!("seats={seats}")));
        let all = looks(&setup.chairs);
        let mut expected: Vec<&str> = { all.iter() }
            .filter_map(|(_, look)| Some(look.head?.slug()))
            .collect();
        expected.sort_unstable();
        for eyes in [Eyes::Table, Eyes::Seat(Seat(0))] {
            let heads = heads::<U>(&setup, eyes, Moods::default());
            let mut drawn: Vec<&str> = heads.iter().map(|(head, _)| head.as_str()).collect();
            drawn.sort_unstable();
            assert_eq!(drawn, expected, "{:?} {eyes:?}", U::ID);
        }
    }
    look::<Sloop>("person.kofi,easy,easy");
    look::<Dealt>("person,easy,hard,easy");
    look::<Swoop>("person.ada,easy,easy,easy,easy,easy,easy,easy");
    look::<Slapshot>("person.lou,easy,easy");
    look::<Stroop>("person,easy,easy");
}

#[test]
fn heads_show_how_their_players_feel() {
    let setup = setup(("dealt", "seats=person.kofi,easy,easy,easy"));
    let moods = Moods::glad([Seat(1)]).with([], [Seat(0), Seat(2)]);
    let heads = heads::<Dealt>(&setup, Eyes::Seat(Seat(0)), moods);
    let mood = |head: Head| {
        let class = &heads
            .iter()
            .find(|(it, _)| it == head.slug())
            .expect("it is there")
            .1;
        let moods = class.split(' ').filter(|it| ["glad", "sorry"].contains(it));
        moods.collect::<String>()
    };
    assert_eq!(mood(Head::Kofi), "sorry");
    assert_eq!(mood(Head::Bruno), "glad");
    assert_eq!(mood(Head::Carla), "sorry");
    assert_eq!(mood(Head::Deniz), "");
}

#[test]
fn heads_look_at_whoever_acts() {
    let setup = setup(("swoop", "seats=person.kofi,easy,easy,easy"));
    let options = setup.options::<Swoop>().expect("no flaw");
    let table = Table::<Swoop>::new(options, 7, &mut ()).expect("no flaw");
    let acts = table
        .observe(Eyes::Table, 0)
        .to_act()
        .single()
        .expect("one");
    let heads = heads::<Swoop>(&setup, Eyes::Seat(Seat(0)), Moods::default());
    let all = looks(&setup.chairs);
    for (seat, look) in all.iter() {
        let head = look.head.expect("all have one").slug();
        let class = &heads
            .iter()
            .find(|(it, _)| it == head)
            .expect("it is there")
            .1;
        let gaze = class.split(' ').find(|it| it.starts_with("looks-"));
        // The plates lie clockwise from the viewer's left.
        let expected = match (seat, acts) {
            _ if seat == acts => "looks-down",
            (Seat(0), _) => "looks-up",
            (_, Seat(0)) => "looks-down",
            _ if acts < seat => "looks-before",
            _ => "looks-after",
        };
        assert_eq!(gaze, Some(expected), "{seat} while {acts} acts");
    }
}
