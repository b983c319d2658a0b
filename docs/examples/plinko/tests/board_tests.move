#[test_only]
module plinko::board_tests;

use plinko::board;
use std::unit_test::assert_eq;

const STAKE: u64 = 1_000_000_000;

fun usual(): vector<u64> {
    vector[1000, 500, 250, 150, 110, 80, 55, 80, 110, 150, 250, 500, 1000]
}

// region: paths
#[test]
fun odd_bytes_stay_left_and_even_bytes_go_right() {
    assert_eq!(board::slot(&vector::tabulate!(32, |_| 255u8)), 0);
    assert_eq!(board::slot(&vector::tabulate!(32, |_| 0u8)), 12);
    // Bytes after the twelfth don't matter.
    assert_eq!(board::slot(&vector::tabulate!(32, |at| if (at < 12) 255u8 else 0u8)), 0);
}

/// What `simulate.ts` prints for the same seed.
#[test]
fun a_known_seed_falls_into_known_slots() {
    assert_eq!(board::slots(&b"seed", 10), vector[6, 9, 6, 6, 6, 7, 6, 8, 5, 7]);
}

#[test]
fun a_hundred_balls_of_one_seed_differ() {
    let slots = board::slots(&b"seed", 100);
    assert_eq!(slots.length(), 100);
    assert!(slots.any!(|slot| *slot != slots[0]));
    assert_eq!(board::payout(10 * STAKE, &slots, &usual()), 9_720_000_000);
}
/// A game has at most 100 balls today. The counter would still hold if somebody raised the limit.
#[test]
fun the_counter_of_blocks_goes_beyond_a_byte() {
    assert_eq!(board::slots(&b"seed", 300).length(), 300);
    assert!(board::block(&b"seed", 0) != board::block(&b"seed", 256));
}
// endregion: paths

// region: money
#[test]
fun remainders_stay_with_the_house() {
    // 10^9 / 7 = 142,857,142, of which each multiplier takes its percentage, rounded down.
    let slots = board::slots(&b"seed", 7);
    assert_eq!(board::payout(STAKE, &slots, &usual()), 721_428_566);
    assert_eq!(board::ball_payout(99, 100, 1000), 0);
}

#[test]
fun no_seed_pays_more_than_the_worst_case() {
    let worst = board::worst_case(STAKE, 7, &usual());
    assert_eq!(board::payout(STAKE, &vector[0, 0, 12, 12, 0, 0, 12], &usual()), worst);
    50u64.do!(|n| {
        let slots = board::slots(&std::bcs::to_bytes(&n), 7);
        assert!(board::payout(STAKE, &slots, &usual()) <= worst);
    });
}
// endregion: money

// region: boards
#[test]
fun the_usual_board_is_accepted() { board::check(&usual()); }

#[test, expected_failure(abort_code = board::EMultipliers)]
fun a_board_without_a_slot_is_refused() {
    let mut multipliers = usual();
    multipliers.pop_back();
    board::check(&multipliers);
}

#[test, expected_failure(abort_code = board::EMultipliers)]
fun a_board_that_pays_more_than_it_takes_is_refused() {
    let mut multipliers = usual();
    // 924 balls of 4,096 fall into the middle, so 12 points more cost 2.7 percent.
    *&mut multipliers[6] = 67;
    board::check(&multipliers);
}

/// 409,600 times one way of 4,096 is exactly the stake, and there is room for no more.
#[test]
fun the_rarest_slot_can_pay_all() {
    let mut multipliers = vector::tabulate!(13, |_| 0);
    *&mut multipliers[12] = 409_600;
    board::check(&multipliers);
}

#[test, expected_failure(abort_code = board::EMultipliers)]
fun the_rarest_slot_can_pay_no_more() {
    let mut multipliers = vector::tabulate!(13, |_| 0);
    *&mut multipliers[12] = 409_601;
    board::check(&multipliers);
}

#[test, expected_failure(abort_code = board::EMultipliers)]
fun a_multiplier_that_would_overflow_is_refused() {
    let mut multipliers = usual();
    *&mut multipliers[0] = 18_446_744_073_709_551_615;
    board::check(&multipliers);
}
// endregion: boards
