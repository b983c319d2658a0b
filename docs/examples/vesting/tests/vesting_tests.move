#[test_only]
module vesting::vesting_tests;

use std::unit_test::assert_eq;
use sui::clock;
use sui::coin;
use sui::sui::SUI;
use vesting::curves;
use vesting::linear;

// region: linear-test
const HOUR: u64 = 3_600_000;

#[test]
fun half_the_time_releases_half_the_coins() {
    let mut ctx = tx_context::dummy();
    let mut clock = clock::create_for_testing(&mut ctx);
    let coin = coin::mint_for_testing<SUI>(10_000, &mut ctx);
    let mut wallet = linear::new(coin, &clock, HOUR, 10 * HOUR, &mut ctx);

    // Before the start nothing is free.
    assert_eq!(wallet.claimable(&clock), 0);

    // Half of the duration after the start.
    clock.increment_for_testing(6 * HOUR);
    let first = wallet.claim(&clock, &mut ctx);
    assert_eq!(first.value(), 5_000);
    // The same moment gives nothing twice.
    assert_eq!(wallet.claimable(&clock), 0);

    // Long after the end the rest is free.
    clock.increment_for_testing(100 * HOUR);
    let rest = wallet.claim(&clock, &mut ctx);
    assert_eq!(rest.value(), 5_000);

    wallet.close();
    first.burn_for_testing();
    rest.burn_for_testing();
    clock.destroy_for_testing();
}
// endregion: linear-test

#[test]
fun curves_start_at_nothing_and_end_at_everything() {
    assert_eq!(curves::cliff(1_000, HOUR - 1, HOUR), 0);
    assert_eq!(curves::cliff(1_000, HOUR, HOUR), 1_000);
    assert_eq!(curves::graded(1_000, 3 * HOUR, HOUR, 4), 750);
    assert_eq!(curves::graded(1_000, 9 * HOUR, HOUR, 4), 1_000);
    assert_eq!(curves::hybrid(1_000, HOUR, HOUR, 4 * HOUR), 625);
    assert_eq!(curves::hybrid(1_000, 4 * HOUR, HOUR, 4 * HOUR), 1_000);
    assert_eq!(curves::backloaded(1_000, HOUR, 2 * HOUR, 80), 200);
    assert_eq!(curves::backloaded(1_000, 2 * HOUR, 2 * HOUR, 80), 1_000);
    assert_eq!(curves::linear(18_446_744_073_709_551_615, 1, 2), 9_223_372_036_854_775_807);
}

#[test, expected_failure(abort_code = curves::EBadShare)]
fun a_back_share_of_half_is_refused() {
    curves::backloaded(1_000, 0, HOUR, 50);
}
