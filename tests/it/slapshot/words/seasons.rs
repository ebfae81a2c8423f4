//! The report of a season that is over.

use kitchen_table::engine::{BySeat, Seat};
use kitchen_table::games::slapshot::Bout;
use kitchen_table::i18n::Language::English;
use kitchen_table::i18n::slapshot::results::{Msg, report};
use kitchen_table::i18n::slapshot::{Match, Season};

use crate::words::{names, say};

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);
const CY: Seat = Seat(2);

fn game(host: Seat, visitor: Seat, overtime: u8, goals: [u8; 2], winner: Seat) -> Match {
    let bout = Bout {
        host,
        visitor,
        overtime,
    };
    Match {
        bout,
        goals,
        winner,
    }
}

fn season(last: Vec<Match>) -> Season {
    Season {
        wins: BySeat::new(3, |seat| [9, 7, 7][seat.index()]),
        games: 23,
        semi_finals: vec![[BO, CY]],
        last,
        finalists: [ANN, BO],
    }
}

#[test]
fn a_report_covers_the_final_and_the_way_there() {
    let win = |host, visitor| game(host, visitor, 0, [3, 1], host);
    let last = vec![
        win(ANN, BO),
        win(ANN, BO),
        win(BO, ANN),
        win(BO, ANN),
        win(ANN, BO),
        game(BO, ANN, 2, [3, 4], ANN),
    ];
    let said = report(English, &season(last), &names(3));
    let expected = "Ann beat Bo 4–2 in the final. The deciding game went to Ann on the road, 4–3 in \
                    the 2nd overtime. The season took 23 games: Ann won 9 of them, Bo won 7. Bo beat \
                    Cy in a semi-final.";
    assert_eq!(said, expected);
}

#[test]
fn a_sweep_and_a_final_of_seven_games_are_named() {
    let home = || game(ANN, BO, 0, [2, 1], ANN);
    let lost = || game(ANN, BO, 0, [1, 2], BO);
    let begins = |last, said: &str| {
        let report = report(English, &season(last), &names(3));
        assert!(report.starts_with(said), "{report}");
    };
    begins(
        vec![home(), home(), home(), home()],
        "Ann swept Bo 4–0 in the final. The deciding game went to Ann at home, 2–1.",
    );
    begins(
        vec![home(), lost(), home(), lost(), home(), lost(), home()],
        "Ann beat Bo 4–3 in a final that took all seven games.",
    );
    begins(
        vec![home(), home(), home(), game(ANN, BO, 10, [2, 2], ANN)],
        "Ann swept Bo 4–0 in the final. The deciding game went to Ann at home, 2–2, by a coin toss \
         after ten overtimes.",
    );
}

#[test]
fn highlights_are_told_to_friends() {
    let names = &names(2);
    for (told, said) in [
        (
            Msg::biggest_win(&game(ANN, BO, 0, [7, 0], ANN), names),
            "Ann had the biggest win, 7–0 against Bo",
        ),
        (
            Msg::longest_game(&game(ANN, BO, 3, [3, 2], ANN), names),
            "Ann won the longest game, after 3 overtimes against Bo",
        ),
        (Msg::TinyTim(1), "Tiny Tim scored 1 goal"),
        (
            Msg::MostInjuries {
                who: &names[ANN],
                injuries: 4,
            },
            "Ann's team had the most injuries: 4",
        ),
    ] {
        assert_eq!(say(told), said);
    }
}
