/// The part of the test-only module `sui::test_utils` that examples use, as declarations. The bodies abort
/// with the code by which the checker knows that a test needs the real framework.
#[test_only]
module sui::test_utils;

const ENeedsFramework: u64 = 3_735_928_559;

public fun assert_eq<T: drop>(_left: T, _right: T) { abort ENeedsFramework }
public fun destroy<T>(_value: T) { abort ENeedsFramework }
public fun create_one_time_witness<T: drop>(): T { abort ENeedsFramework }
