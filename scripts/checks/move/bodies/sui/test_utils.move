/// Small helpers of tests.
#[test_only]
module sui::test_utils;

const ENotEqual: u64 = 0;

public fun assert_eq<T: drop>(left: T, right: T) { assert!(left == right, ENotEqual) }
public fun destroy<T>(value: T) { std::unit_test::destroy(value) }
public native fun create_one_time_witness<T: drop>(): T;
