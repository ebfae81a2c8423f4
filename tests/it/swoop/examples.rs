//! The examples and hints of the published rules.

use kitchen_table::engine::Seat;
use kitchen_table::games::swoop::{Event, Rank};

use super::scene::{Deal, counts};

/// "2-Kings from the hand and 1-King showing face up."
#[test]
fn two_kings_from_the_hand_and_one_showing() {
    let mut scene = Deal::of(["K K 3 ... | K 5 6 7", "...", "..."]).begin();
    scene.play(0, "K K @0");
    assert_eq!(scene.table().top(), Some((Rank::King, 3)));
}

/// "2-7's from the face-up's and one from the hand."
#[test]
fn two_sevens_from_the_faces_and_one_from_the_hand() {
    let mut scene = Deal::of(["7 3 ... | K 7 6 7", "...", "..."]).begin();
    scene.play(0, "7 @1 @3");
    assert_eq!(scene.table().top(), Some((Rank::Seven, 3)));
}

/// "He may discard as many of one denomination as he wants but does not have to play all."
#[test]
fn he_does_not_have_to_play_all() {
    let mut scene = Deal::of(["7 7 7 ...", "...", "..."]).begin();
    scene.play(0, "7 7");
    assert_eq!(scene.turn(), Some(1));
    assert!(scene.own(0)[Rank::Seven] > 0);
}

/// "When 4 cards of the same value have been discarded to the pile by one or several players, this
/// is a Swoop": "any card(s) of the same value from his hand or from the cards faced up", or "any
/// uncovered facedown card at that time".
#[test]
fn the_player_who_swoops_is_free_to_play() {
    let first = "J 4 4 10 ... | 4 5 6 4";
    let mut scene = Deal::of([first, "J J ...", "J 10 ..."]).begin();
    scene.play(0, "J").play(1, "J J").play(2, "J");
    assert_eq!(scene.begins(), Some((2, true)));
    let mut scene = Deal::of(["4 4 9 | 4 - 6 4 | . 8 . .", "...", "..."]).begin();
    assert_eq!(scene.begins(), Some((0, true)));
    for cards in ["4", "4 4", "@0 @3", "4 4 @0", "@2", "9"] {
        scene.clone().play(0, cards);
    }
    scene.flip(0, 1);
}

/// "A face-up King is played, player then plays the card beneath … Should the face-down card be a
/// Queen, again it is a low risk move to play another facedown uncovered card."
#[test]
fn a_king_a_queen_beneath_and_another_card() {
    let mut scene = Deal::of(["5 | K - 6 4 | Q 9 . .", "...", "..."]).begin();
    scene.play(0, "@0").flip(0, 0).flip(0, 1);
    assert_eq!(scene.pile(), "9 Q K");
    // "If the follow-on facedown card should be of higher value, player takes the pile."
    let mut scene = Deal::of(["5 | K - 6 4 | Q K . .", "...", "..."]).begin();
    scene.play(0, "@0").flip(0, 0).flip(0, 1);
    assert_eq!(scene.hand(0), "5 Q Kx2");
}

/// "If a player uses a facedown card to start, he may also play any matching cards from his hand."
#[test]
fn matching_cards_follow_a_face_down_one() {
    let mut scene = Deal::of(["5 9 9 | K - 6 4 | . 9 . .", "...", "..."]).begin();
    scene.flip(0, 1).add(0, "9 9");
    assert_eq!(scene.table().top(), Some((Rank::Nine, 3)));
}

/// "Taking the pile then playing an ace or 2 can force the next player to pick up the pile."
#[test]
fn an_ace_makes_the_next_player_pick_up() {
    let mut scene = Deal::of(["K ...", "A ...", "Q 9 ..."]).begin();
    scene.play(0, "K").play(1, "A");
    scene.news();
    scene.play(2, "9");
    let pile = counts("A 9 K");
    let seat = Seat(2);
    assert_eq!(scene.news().last(), Some(&Event::TookPile { seat, pile }));
}
