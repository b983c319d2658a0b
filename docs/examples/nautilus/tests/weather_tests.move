#[test_only]
module nautilus::weather_tests;

use nautilus::weather;
use std::unit_test::assert_eq;
use sui::clock;

// region: layout
#[test]
fun the_bytes_are_those_of_the_enclave() {
    let city = b"Lisbon".to_string();
    let bytes = weather::message(city, 24, 1_744_038_900_000);
    // Intent, timestamp (8 bytes, little-endian), length and text, temperature.
    assert_eq!(bytes, x"0020b1d11096010000064c6973626f6e1800000000000000");
}
// endregion: layout

// region: freshness
const NOW_MS: u64 = 1_744_038_900_000;

/// Presents an answer without a signature: what is tested stands before that check.
fun present(config_version: u64, timestamp_ms: u64, chain_ms: u64) {
    let mut ctx = tx_context::dummy();
    let (enclave, config) = weather::registered_for_testing(config_version, 2, &mut ctx);
    let mut clock = clock::create_for_testing(&mut ctx);
    clock.set_for_testing(chain_ms);
    let city = b"Lisbon".to_string();
    weather::report(&enclave, &config, city, 24, timestamp_ms, &vector[], &clock, &mut ctx);
    abort
}

#[test, expected_failure(abort_code = weather::EStale)]
fun an_answer_of_more_than_five_minutes_is_refused() {
    present(2, NOW_MS, NOW_MS + 300_001);
}
// endregion: freshness

#[test, expected_failure(abort_code = weather::EFromTheFuture)]
fun an_answer_from_the_future_is_refused() {
    present(2, NOW_MS + 10_001, NOW_MS);
}

#[test, expected_failure(abort_code = weather::EOldEnclave)]
fun an_enclave_of_an_older_build_is_refused() {
    present(1, NOW_MS, NOW_MS);
}

#[test, expected_failure(abort_code = weather::EBadSignature)]
fun a_fresh_answer_still_needs_a_signature() {
    present(2, NOW_MS, NOW_MS + 300_000);
}
