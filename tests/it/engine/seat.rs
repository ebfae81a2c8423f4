//! Seats at the table.

use kitchen_table::engine::{BySeat, MAX_SEATS, Seat, Seats};

#[test]
fn left_is_the_next_seat_and_right_the_previous_one() {
    for seats in 1..=8 {
        for seat in (0..seats).map(Seat) {
            assert_eq!(seat.left(seats).right(seats), seat);
            assert_eq!(seat.left(seats).0, (seat.0 + 1) % seats);
        }
    }
}

#[test]
fn seats_are_displayed_from_one() {
    assert_eq!(Seat(0).to_string(), "1");
    assert_eq!(format!("{:?}", Seat(255)), "seat 256");
}

#[test]
fn seats_are_a_set() {
    let some = Seats::only(Seat(5)).with(Seat(2)).with(Seat(5));
    assert_eq!(some.count(), 2);
    assert!(some.has(Seat(2)) && !some.has(Seat(3)));
    assert_eq!(some.iter().collect::<Vec<_>>(), [Seat(2), Seat(5)]);
    assert_eq!(some.iter().collect::<Seats>(), some);
    assert_eq!(some.without(Seat(2)).single(), Some(Seat(5)));
    assert_eq!(some.single(), None);
    assert!(some.without(Seat(2)).without(Seat(5)).is_empty());
    assert_eq!(Seats::NONE.single(), None);
}

#[test]
fn the_first_seats_are_as_many_as_asked_but_no_more_than_fit() {
    for count in 0..=8 {
        assert_eq!(Seats::first(count).count(), count);
    }
    assert_eq!(Seats::first(200).count(), 8);
    assert_eq!(Seats::only(Seat(8)), Seats::NONE);
    assert!(!Seats::first(8).has(Seat(255)));
}

#[test]
fn each_seat_has_its_own_value() {
    let mut squares = BySeat::new(3, |seat| seat.0 * seat.0);
    squares[Seat(1)] += 10;
    assert_eq!(squares.get(Seat(1)), Some(&11));
    assert_eq!(squares.get(Seat(3)), None);
    assert_eq!(squares.which(|_, &square| square > 3).count(), 2);
    let seats: Vec<u8> = squares.iter().map(|(seat, _)| seat.0).collect();
    assert_eq!(seats, [0, 1, 2]);
    assert_eq!(squares.map(|seat, _| seat)[Seat(2)], Seat(2));
    assert_eq!(usize::from(BySeat::new(9, |_| ()).seats()), MAX_SEATS);
}

#[test]
fn seats_are_stored_as_plain_numbers() {
    let stored = serde_json::to_string(&(Seat(3), Seats::first(3), BySeat::new(2, |_| 'x')));
    assert_eq!(stored.ok().as_deref(), Some(r#"[3,7,["x","x"]]"#));
    let nine = serde_json::from_str::<BySeat<u8>>("[1,1,1,1,1,1,1,1,1]");
    assert!(nine.is_err(), "nobody has nine seats");
}
