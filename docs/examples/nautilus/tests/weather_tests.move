#[test_only]
module nautilus::weather_tests;

use nautilus::weather;
use std::unit_test::assert_eq;

// region: layout
#[test]
fun the_bytes_are_those_of_the_enclave() {
    let bytes = weather::message(b"Lisbon".to_string(), 24, 1_744_038_900_000);
    // intent, timestamp (8 bytes, little-endian), length and text, temperature (8 bytes)
    assert_eq!(bytes, x"0020b1d11096010000064c6973626f6e1800000000000000");
}
// endregion: layout
