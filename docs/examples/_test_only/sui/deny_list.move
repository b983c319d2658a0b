// Test-only functions of `sui::deny_list`, for examples of regulated coins.

#[test_only]
public native fun new_for_testing(ctx: &mut TxContext): DenyList;
