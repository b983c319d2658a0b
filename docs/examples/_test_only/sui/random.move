// Test-only functions of `sui::random`, for examples whose outcome must be known.

#[test_only]
public native fun new_generator_for_testing(): RandomGenerator;

#[test_only]
public native fun new_generator_from_seed_for_testing(seed: vector<u8>): RandomGenerator;

#[test_only]
public native fun create_for_testing(ctx: &mut TxContext);
