// Test-only functions of `sui::coin`, for examples that need coins out of nothing.

#[test_only]
public native fun mint_for_testing<T>(value: u64, ctx: &mut TxContext): Coin<T>;

#[test_only]
public native fun burn_for_testing<T>(coin: Coin<T>): u64;

#[test_only]
public native fun create_treasury_cap_for_testing<T>(ctx: &mut TxContext): TreasuryCap<T>;
