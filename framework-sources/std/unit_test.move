/// Comparisons for tests that print both values before they fail.
#[test_only]
module std::unit_test;

/// Keeps test code off a network: the compiler adds a call to it to every module it builds for
/// tests, and only the test runner knows the function.
public native fun poison();

/// Fails the test when the values differ, and prints both.
public macro fun assert_eq<$T: drop>($t1: $T, $t2: $T) {
    abort 0
}

/// Fails the test when the values behind the references differ, and prints both.
public macro fun assert_ref_eq<$T>($t1: &$T, $t2: &$T) {
    abort 0
}
