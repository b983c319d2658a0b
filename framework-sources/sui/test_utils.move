/// Small helpers for tests. The macros of `std::unit_test` compare values with better messages.
#[test_only]
module sui::test_utils;

/// Fails the test when the values differ, and prints both.
public native fun assert_eq<T: drop>(t1: T, t2: T);

/// Fails the test when the values behind the references differ, and prints both.
public native fun assert_ref_eq<T>(t1: &T, t2: &T);

/// Prints text, given as ASCII bytes.
public native fun print(str: vector<u8>);

/// Makes a value of any type disappear, so that a test need not take it apart.
public native fun destroy<T>(x: T);

/// Makes the one-time witness of a module, which tests cannot get in another way.
public native fun create_one_time_witness<T: drop>(): T;
