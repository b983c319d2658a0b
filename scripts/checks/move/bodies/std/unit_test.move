/// The compiler wants this module when it compiles tests.
#[test_only]
module std::unit_test;

public native fun poison();
public native fun destroy<T>(value: T);
public macro fun assert_eq<$T: drop>($left: $T, $right: $T) {
    let left = $left;
    let right = $right;
    assert!(left == right);
}
public macro fun assert_ref_eq<$T>($left: &$T, $right: &$T) {
    let left = $left;
    let right = $right;
    assert!(left == right);
}
