//! Random numbers. They must never change: every shared deal depends on them.

use kitchen_table::engine::Rng;

#[test]
fn a_seed_gives_the_same_numbers_forever() {
    let of = |seed| -> [u32; 4] {
        let mut rng = Rng::new(seed);
        std::array::from_fn(|_| rng.any())
    };
    assert_eq!(of(0), [2422489633, 1176037471, 2405161421, 2938897158]);
    assert_eq!(of(1), [1380566492, 26580016, 3885459305, 1473386567]);
    assert_eq!(
        of(u64::MAX),
        [1308098040, 1952930608, 2734104625, 565181885]
    );
}

#[test]
fn bounded_draws_stay_the_same_forever() {
    let mut rng = Rng::new(2026);
    let drawn = [1, 2, 6, 52, 1000, 0x8000_0001, u32::MAX].map(|bound| rng.below(bound));
    assert_eq!(drawn, [0, 0, 5, 32, 808, 1672732211, 1018008173]);
}

#[test]
fn a_shuffled_deck_stays_the_same_forever() {
    let mut deck: Vec<u8> = (0..54).collect();
    Rng::new(42).shuffle(&mut deck);
    let expected = [
        49, 3, 28, 52, 20, 12, 31, 27, 13, 39, 6, 26, 10, 51, 41, 29, 38, 46, 47, 0, 19, 22, 25,
        42, 2, 1, 7, 16, 23, 9, 34, 11, 18, 21, 8, 4, 5, 37, 17, 15, 14, 43, 32, 50, 24, 45, 53,
        40, 30, 48, 33, 36, 35, 44,
    ];
    assert_eq!(deck, expected);
}

#[test]
fn chance_for_a_purpose_stays_the_same_forever_and_is_unique() {
    let first = |mut rng: Rng| [rng.any(), rng.any()];
    assert_eq!(first(Rng::aside(7, [1, 2])), [514080424, 989368595]);
    let all = [
        first(Rng::new(7)),
        first(Rng::aside(7, [0, 0])),
        first(Rng::aside(7, [0, 1])),
        first(Rng::aside(7, [1, 0])),
        first(Rng::aside(8, [0, 0])),
    ];
    for (i, one) in all.iter().enumerate() {
        assert!(!all[..i].contains(one), "{one:?} comes twice");
    }
}

#[test]
fn numbers_below_a_small_bound_are_equally_likely() {
    const DRAWS: u32 = 20_000;
    for bound in 2..=13 {
        let mut rng = Rng::new(u64::from(bound));
        let mut counts = vec![0u32; bound as usize];
        (0..DRAWS).for_each(|_| counts[rng.below(bound) as usize] += 1);
        // Beyond five standard deviations: one in two million.
        let fair = f64::from(DRAWS) / f64::from(bound);
        let most = 5.0 * fair.sqrt();
        for count in counts {
            assert!((f64::from(count) - fair).abs() < most, "{count} of {bound}");
        }
    }
}

#[test]
fn a_large_bound_is_not_biased_toward_small_numbers() {
    // Three quarters of the range: a plain remainder would give the lowest third twice as often.
    let mut rng = Rng::new(3);
    let low = (0..30_000).filter(|_| rng.below(3 << 30) < 1 << 30).count();
    assert!((9_600..10_400).contains(&low), "{low}");
}

#[test]
fn all_orders_of_three_are_equally_likely() {
    let mut rng = Rng::new(5);
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..12_000 {
        let mut order = [0, 1, 2];
        rng.shuffle(&mut order);
        *counts.entry(order).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 6);
    let fair = counts.values().all(|count| (1_800..2_200).contains(count));
    assert!(fair, "{counts:?}");
}

#[test]
fn nothing_is_picked_from_nothing() {
    let mut rng = Rng::new(1);
    assert_eq!(rng.pick::<u8>(&[]), None);
    assert_eq!(rng.pick(&[9]), Some(&9));
    assert_eq!(rng.below(0), 0);
    rng.shuffle::<u8>(&mut []);
}

#[test]
fn a_generator_does_not_print_its_state() {
    assert_eq!(format!("{:?}", Rng::new(1)), "Rng");
}
