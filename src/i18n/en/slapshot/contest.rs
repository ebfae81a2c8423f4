//! What is being played for in Slapshot, in English.

use crate::games::slapshot::season::FINAL;
use crate::games::slapshot::{Bout, Contest, Series};
use crate::i18n::en::words::{ordinal, within};
use crate::i18n::slapshot::Names;

fn series(contest: &Contest) -> Option<&Series> {
    match contest {
        Contest::Season => None,
        Contest::SemiFinal { series, .. } | Contest::Final(series) => Some(series),
    }
}

fn decided(series: &Series) -> bool {
    series.wins.iter().any(|wins| *wins >= series.to)
}

/// "Final, game 3".
pub(super) fn stakes(contest: &Contest) -> String {
    let Some(series) = series(contest) else {
        return "Season".into();
    };
    let name = if series.to == FINAL {
        "Final"
    } else {
        "Semi-final"
    };
    if decided(series) {
        return name.into();
    }
    let game = 1 + series.wins[0] + series.wins[1];
    format!("{name}, game {game}")
}

/// "Final, game 3: Ann 1, Bo 1, Ann at home".
pub(super) fn contest(contest: &Contest, names: &Names) -> String {
    let stakes = stakes(contest);
    let Some(series) = series(contest) else {
        return stakes;
    };
    let [home, other] = series.wins;
    let (one, two) = (within(&names[series.home]), within(&names[series.other]));
    let stands = format!("{stakes}: {one} {home}, {two} {other}");
    if decided(series) {
        stands
    } else {
        let [host, _] = series.next();
        format!("{stands}, {} at home", within(&names[host]))
    }
}

/// "Ann at Bo": in hockey, the visitor comes first.
pub(super) fn bout(bout: &Bout, names: &Names) -> String {
    let (host, visitor) = (within(&names[bout.host]), &names[bout.visitor]);
    match bout.overtime {
        0 => format!("{visitor} at {host}"),
        1 => format!("{visitor} at {host}, overtime"),
        many => format!("{visitor} at {host}, {} overtime", ordinal(many)),
    }
}
