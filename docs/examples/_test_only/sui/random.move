// Test-only functions of `sui::random`, for examples whose outcome must be known.

#[test_only]
public native fun new_generator_for_testing(): RandomGenerator;

#[test_only]
public native fun new_generator_from_seed_for_testing(seed: vector<u8>): RandomGenerator;

#[test_only]
public native fun create_for_testing(ctx: &mut TxContext);

#[test_only]
public native fun update_randomness_state_for_testing(self: &mut Random, new_round: u64, new_bytes: vector<u8>, ctx: &TxContext);
