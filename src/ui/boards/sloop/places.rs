//! The places of builds on the mat: one for each player, on the side where that player sits.

use crate::engine::Seat;

/// All players in the order of their places, from the left, each with the class of their side. The near player, if
/// there is one, is last; the others sit as their plates do.
pub(super) fn places(
    near: Option<Seat>,
    players: u8,
) -> impl Iterator<Item = (Seat, &'static str)> {
    let first = near.map_or(Seat(0), |near| near.left(players));
    let others = usize::from(players) - usize::from(near.is_some());
    let places = first.round(players).enumerate();
    places.map(move |(at, seat)| (seat, side(at, others)))
}

/// The side of one of this many others, counted from the left; what follows is the near player.
fn side(at: usize, others: usize) -> &'static str {
    match at {
        _ if at >= others => "at-own",
        _ if others == 1 => "at-across",
        0 => "at-left",
        1 if others >= 6 => "at-left far",
        _ if at + 1 == others => "at-right",
        _ if at + 2 == others && others >= 6 => "at-right far",
        _ => "at-across",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(near: Option<u8>, players: u8) -> Vec<(u8, &'static str)> {
        let places = places(near.map(Seat), players);
        places.map(|(seat, class)| (seat.0, class)).collect()
    }

    #[test]
    fn builds_stand_where_their_owners_sit() {
        assert_eq!(sides(Some(1), 2), [(0, "at-across"), (1, "at-own")]);
        let three = [(2, "at-left"), (0, "at-right"), (1, "at-own")];
        assert_eq!(sides(Some(1), 3), three);
        let four = ["at-left", "at-across", "at-right", "at-own"];
        let classes = |near, players| sides(near, players).into_iter().map(|it| it.1);
        assert!(classes(Some(0), 4).eq(four));
        let six = [
            "at-left",
            "at-left far",
            "at-across",
            "at-across",
            "at-right far",
            "at-right",
        ];
        assert!(classes(None, 6).eq(six));
    }
}
