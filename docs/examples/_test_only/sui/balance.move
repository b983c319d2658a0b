// Test-only functions of `sui::balance`.

#[test_only]
public native fun create_for_testing<T>(value: u64): Balance<T>;

#[test_only]
public native fun destroy_for_testing<T>(self: Balance<T>): u64;

#[test_only]
public native fun create_supply_for_testing<T>(): Supply<T>;
