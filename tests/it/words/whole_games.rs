//! Whole games of all five in every language, with the reader in the first seat.

use kitchen_table::engine::{Game, Seat, Told};
use kitchen_table::games;
use kitchen_table::i18n::{self, Language, Names, Say, text};

use super::{is_clean, names_with_you};
use crate::stroop;
use crate::support::random_game;

const PLAYERS: u8 = 4;

/// What is said of a random game: of each event, and to each player alone.
fn of_game<G: Game, const N: usize>(
    options: &G::Options,
    seed: u64,
    event: impl Fn(&G::Event) -> [String; N],
    secret: impl Fn(&G::Secret, Seat) -> String,
) -> Vec<String> {
    let told = random_game::<G>(options, seed).0.into_iter();
    let said = told.flat_map(|told| match told {
        Told::All(it) => event(&it).into(),
        Told::Only(seat, it) => vec![secret(&it, seat)],
    });
    said.collect()
}

/// What is said of a game of each kind: in the log, over the table, and on the plate of whoever did it.
fn of_all_games(language: Language, names: &Names, seed: u64) -> [Vec<String>; 5] {
    fn said(language: Language, msg: Option<impl Say>) -> String {
        msg.map(|msg| text(language, msg)).unwrap_or_default()
    }
    let dealt = {
        use i18n::dealt::{log, moments};
        let event = |it: &_| {
            let moment = said(language, moments::Msg::of(it, names));
            [log::event(language, it, names), moment]
        };
        let secret = |it: &_, seat| text(language, log::Msg::secret(it, &names[seat]));
        let options = games::dealt::Options::new(PLAYERS);
        of_game::<games::dealt::Dealt, _>(&options, seed, event, secret)
    };
    let sloop = {
        use i18n::sloop::{log, moments};
        let event = |it: &_| {
            let moment = said(language, moments::Msg::of(it, names));
            let build = said(language, moments::Msg::taken_build(it, names));
            let brief = log::turn_in_brief(language, &[it]);
            [log::event(language, it, names), moment, build, brief]
        };
        let secret = |it: &_, seat| text(language, log::Msg::secret(it, &names[seat]));
        let options = games::sloop::Options::partnerships();
        of_game::<games::sloop::Sloop, _>(&options, seed, event, secret)
    };
    let swoop = {
        use i18n::swoop::log;
        let event = |it: &_| {
            let moment = said(language, log::Msg::moment(it, names));
            let brief = log::turn_in_brief(language, &[it]);
            [log::event(language, it, names), moment, brief]
        };
        let secret = |it: &_, seat| text(language, log::Msg::secret(it, &names[seat]));
        let options = games::swoop::Options::new(PLAYERS);
        of_game::<games::swoop::Swoop, _>(&options, seed, event, secret)
    };
    let slapshot = {
        use i18n::slapshot::{log, moments};
        let event = |it: &_| {
            let moment = said(language, moments::Msg::of(it, names));
            let mut seats = (0..PLAYERS).map(Seat);
            let brief = seats.find_map(|seat| moments::Msg::lately(seat, &[it]));
            let brief = said(language, brief);
            [log::event(language, it, names), moment, brief]
        };
        let secret = |it: &_, seat| text(language, log::Msg::secret(it, &names[seat]));
        let options = games::slapshot::Options::new(PLAYERS);
        of_game::<games::slapshot::Slapshot, _>(&options, seed, event, secret)
    };
    let options = games::stroop::Options::new(PLAYERS);
    let heard = stroop::words::heard(&options, seed).into_iter();
    let stroop = heard.map(|it| said(language, i18n::stroop::log::Msg::of(&it, names)));
    [dealt, sloop, swoop, slapshot, stroop.collect()]
}

#[test]
fn the_reader_and_the_others_take_their_own_forms() {
    for &language in Language::ALL {
        let mut read = [0; 5];
        for seed in 0..8 {
            let names = names_with_you(language, PLAYERS);
            let all = of_all_games(language, &names, seed);
            for (lines, read) in all.iter().zip(&mut read) {
                for said in lines.iter().filter(|said| !said.is_empty()) {
                    assert!(is_clean(language, said), "{language:?}: {said}");
                    let you = format!("{} ", names[Seat(0)]);
                    *read += usize::from(said.starts_with(&you));
                }
            }
        }
        assert!(
            read.iter().all(|&times| times > 20),
            "{language:?}: {read:?}"
        );
    }
}
