#[test_only]
module time_capsule::time_capsule_tests;

use std::unit_test::assert_eq;
use sui::clock;
use sui::test_scenario;
use time_capsule::epoch_pass;
use time_capsule::time_capsule;

const ALICE: address = @0xa11ce;
const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

// region: clock
#[test]
fun opens_at_its_moment_and_later() {
    let mut ctx = tx_context::dummy();
    let mut clock = clock::create_for_testing(&mut ctx);
    clock.set_for_testing(1_000);

    let exact = time_capsule::seal(b"now".to_string(), DAY_MS, &clock, &mut ctx);
    let late = time_capsule::seal(b"later".to_string(), DAY_MS, &clock, &mut ctx);
    assert_eq!(exact.opens_at_ms(), 1_000 + DAY_MS);

    clock.increment_for_testing(DAY_MS);
    assert_eq!(exact.open(&clock), b"now".to_string());

    clock.increment_for_testing(1);
    assert_eq!(late.open(&clock), b"later".to_string());
    clock.destroy_for_testing();
}

#[test, expected_failure(abort_code = time_capsule::ETooEarly)]
fun stays_closed_one_millisecond_before() {
    let mut ctx = tx_context::dummy();
    let mut clock = clock::create_for_testing(&mut ctx);
    let capsule = time_capsule::seal(b"no".to_string(), DAY_MS, &clock, &mut ctx);

    clock.increment_for_testing(DAY_MS - 1);
    capsule.open(&clock);
    clock.destroy_for_testing();
}
// endregion: clock

#[test]
fun opens_at_once_without_a_delay() {
    let mut ctx = tx_context::dummy();
    let clock = clock::create_for_testing(&mut ctx);
    let capsule = time_capsule::seal(b"hello".to_string(), 0, &clock, &mut ctx);
    assert_eq!(capsule.open(&clock), b"hello".to_string());
    clock.destroy_for_testing();
}

#[test, expected_failure(abort_code = time_capsule::ETooFar)]
fun refuses_a_delay_that_overflows() {
    let mut ctx = tx_context::dummy();
    let mut clock = clock::create_for_testing(&mut ctx);
    clock.set_for_testing(1);
    let capsule = time_capsule::seal(
        b"never".to_string(),
        18_446_744_073_709_551_615,
        &clock,
        &mut ctx,
    );
    capsule.open(&clock);
    clock.destroy_for_testing();
}

// region: epoch
#[test]
fun a_pass_is_valid_in_its_epoch() {
    let mut scenario = test_scenario::begin(ALICE);
    let pass = epoch_pass::issue(DAY_MS, scenario.ctx());

    scenario.later_epoch(DAY_MS - 1, ALICE);
    pass.check(scenario.ctx());

    pass.discard();
    scenario.end();
}

#[test, expected_failure(abort_code = epoch_pass::EExpired)]
fun a_pass_runs_out_with_the_epoch() {
    let mut scenario = test_scenario::begin(ALICE);
    let pass = epoch_pass::issue(DAY_MS, scenario.ctx());

    scenario.later_epoch(DAY_MS, ALICE);
    pass.check(scenario.ctx());

    pass.discard();
    scenario.end();
}
// endregion: epoch
