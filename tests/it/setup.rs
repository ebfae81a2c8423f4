//! The house rules of each game as words: what they change, and which values they may have; and what a link says that
//! asks for something else.

use std::ops::RangeInclusive;

use kitchen_table::engine::Seat;
use kitchen_table::engine::laws::Lawful;
use kitchen_table::games::dealt::Dealt;
use kitchen_table::games::slapshot::cards::deck;
use kitchen_table::games::slapshot::{self, Slapshot};
use kitchen_table::games::sloop::{self, Sloop};
use kitchen_table::games::stroop::{self, Stroop};
use kitchen_table::games::swoop::{self, Swoop};
use kitchen_table::games::{GameId, dealt};
use kitchen_table::i18n::{Language, flaws};
use kitchen_table::setup::deck_word::deck_word;
use kitchen_table::setup::{HouseRules, Playable, Setup, SetupFlaw};

/// House rules written as `chips=3 oldest=2`.
fn rules(words: &str) -> HouseRules {
    let mut rules = HouseRules::default();
    for word in words.split_whitespace() {
        let (rule, value) = word.split_once('=').expect("a rule and its value");
        rules.set(rule, Some(value.into()));
    }
    rules
}

/// The options for these house rules, which are the same from a link.
#[track_caller]
fn options<G: Playable>(players: u8, words: &str) -> Result<G::Options, SetupFlaw> {
    let options = G::options(players, &rules(words));
    let seats = ["easy"].repeat(players.into()).join(",");
    let query = format!("seats={seats}&{}", words.replace(' ', "&"));
    let linked = Setup::from_query(G::ID.slug(), &query);
    let linked = linked.and_then(|(setup, _)| {
        assert_eq!(setup.house_rules, rules(words), "{query}");
        setup.options::<G>()
    });
    assert_eq!(linked, options, "{query}");
    options
}

#[test]
fn without_house_rules_each_game_is_as_published() {
    fn published<G: Playable + Lawful>(
        players: RangeInclusive<u8>,
        new: impl Fn(u8) -> G::Options,
    ) {
        for players in players {
            let published = new(players);
            assert!(G::house_rules(&published).is_empty(), "{published:?}");
            assert_eq!(<G as Lawful>::options(players, 0), published);
            assert_eq!(options::<G>(players, ""), Ok(published));
        }
    }
    published::<Sloop>(GameId::Sloop.players(), sloop::Options::new);
    published::<Dealt>(GameId::Dealt.players(), dealt::Options::new);
    published::<Swoop>(GameId::Swoop.players(), swoop::Options::new);
    // Five need the advanced cards.
    published::<Stroop>(2..=4, stroop::Options::new);
    published::<Slapshot>(GameId::Slapshot.players(), slapshot::Options::new);
}

#[test]
fn house_rules_convert_to_options_and_back() {
    fn convert<G: Playable>(players: RangeInclusive<u8>, all: &[&str]) {
        for (players, words) in players.flat_map(|players| all.iter().map(move |it| (players, it)))
        {
            let options = options::<G>(players, words).expect(words);
            assert_eq!(G::house_rules(&options), rules(words), "{players} players");
        }
    }
    convert::<Sloop>(4..=4, &["partners=across"]);
    convert::<Dealt>(3..=5, &["chips=3", "oldest=2"]);
    convert::<Dealt>(4..=4, &["chips=3 oldest=4"]);
    convert::<Swoop>(
        4..=5,
        &["target=200", "minutes=30", "target=1000 minutes=45"],
    );
    let stroop = [
        "advanced=yes",
        "advanced=yes cards=20",
        "window=0",
        "window=400",
        "fumble=0",
        "fumble=2000",
        "clock=no",
        "advanced=yes cards=20 window=250 fumble=350 clock=no",
        "games=3",
    ];
    convert::<Stroop>(2..=4, &stroop);
    convert::<Stroop>(5..=5, &stroop[..2]);
    let handicaps = "advanced=yes cards=20 fewer=15,,3 games=3 pauses=,0,2000";
    convert::<Stroop>(3..=3, &["fewer=,8,", "pauses=1500,,", handicaps]);
    let ours = format!("deck={}", deck_word(&deck()));
    let all = format!("wins=8 league=yes limits=yes {ours}");
    let slapshot = ["wins=3", "league=yes", "limits=yes", &ours, &all];
    convert::<Slapshot>(GameId::Slapshot.players(), &slapshot);
    assert_eq!(
        options::<Sloop>(4, "partners=across"),
        Ok(sloop::Options::partnerships())
    );
    assert_eq!(
        options::<Stroop>(5, stroop[7]),
        Ok(stroop::Options {
            players: 5,
            advanced: true,
            cards: 20,
            contention: 250,
            fumble: 350,
            clock: false,
            ..stroop::Options::new(5)
        })
    );
    let three = options::<Stroop>(3, handicaps).expect("they are allowed");
    let seats = [0, 1, 2].map(|seat| (three.cards_of(Seat(seat)), three.fumble_of(Seat(seat))));
    assert_eq!(seats, [(5, 700), (20, 0), (17, 2000)]);
    // Whoever has no handicap needs no number, but may have one.
    let none = options::<Stroop>(2, "fewer=0, pauses=,");
    assert_eq!(none, Ok(stroop::Options::new(2)));
    assert_eq!(
        options::<Slapshot>(4, &all),
        Ok(slapshot::Options {
            wins: 8,
            league: true,
            limits: true,
            deck: Some(deck().into()),
            ..slapshot::Options::new(4)
        })
    );
}

#[test]
fn other_rules_and_values_are_rejected() {
    fn rejects<G: Playable>(players: &[u8], all: &[&str]) {
        for (&players, word) in players
            .iter()
            .flat_map(|it| all.iter().map(move |word| (it, word)))
        {
            let (rule, value) = word.split_once('=').expect(word);
            let flaw = SetupFlaw::Rule(rule.into(), value.into());
            assert_eq!(options::<G>(players, word), Err(flaw), "{players} players");
        }
        for &players in players {
            let flaw = SetupFlaw::NoSuchRule("jokers".into());
            assert_eq!(options::<G>(players, "jokers=2"), Err(flaw));
        }
    }
    rejects::<Sloop>(&[2, 3, 5, 6], &["partners=across"]);
    rejects::<Sloop>(&[4], &["partners=", "partners=yes", "partners=beside"]);
    rejects::<Dealt>(&[3], &["chips=1", "chips=x", "oldest=0", "oldest=4"]);
    let stroop = [
        "advanced=no",
        "cards=16",
        "cards=x",
        "window=401",
        "window=-1",
        "fumble=2001",
        "fumble=",
        "clock=yes",
        "games=2",
        "games=",
        "fewer=",
        "fewer=3",
        "fewer=3,3,3",
        "fewer=,x",
        "fewer=,-1",
        "fewer=,11",
        "pauses=0",
        "pauses=,2001",
        "pauses=0,,",
    ];
    rejects::<Stroop>(&[2], &stroop);
    let slapshot = [
        "wins=2",
        "wins=10",
        "wins=",
        "league=no",
        "limits=",
        "deck=F1c",
    ];
    rejects::<Slapshot>(&[2], &slapshot);
}

#[test]
fn five_players_or_twenty_cards_of_stroop_need_the_advanced_cards() {
    let flaw = |players, words| options::<Stroop>(players, words).err();
    let [five, twenty] = [stroop::Flaw::Players, stroop::Flaw::Cards].map(SetupFlaw::Stroop);
    for (players, words, expected) in [
        (5, "", Some(&five)),
        (5, "cards=20 clock=no", Some(&five)),
        (4, "cards=20", Some(&twenty)),
        (5, "advanced=yes", None),
        (5, "advanced=yes cards=20", None),
        (4, "cards=15", None),
    ] {
        assert_eq!(
            flaw(players, words).as_ref(),
            expected,
            "{players}: {words}"
        );
    }
}

#[test]
fn a_link_that_does_not_work_says_why() {
    for (link, said) in [
        ("bridge?seed=1", "There's no game called \"bridge\" here."),
        (
            "dealt?seats=easy,easy,easy,easy,easy,easy",
            "This game is for 3 to 5 players, not 6.",
        ),
        (
            "dealt?seats=person,normal,cat",
            "A seat can be person, easy, casual, normal, hard or expert, not \"cat\".",
        ),
        (
            "dealt?seed=x",
            "A seed is a whole number from 0 to 18446744073709551615, not \"x\".",
        ),
        ("dealt?chips=9", "The rule \"chips\" can't be \"9\"."),
        (
            "dealt?jokers=two",
            "This game has no rule called \"jokers\".",
        ),
        ("dealt?names=Ann,Bo", "There are 2 names for 3 seats."),
    ] {
        let (game, query) = link.split_once('?').expect("a game and a query");
        let flaw = Setup::from_query(game, query).expect_err(link);
        assert_eq!(flaws::setup(Language::English, &flaw), said);
    }
}
