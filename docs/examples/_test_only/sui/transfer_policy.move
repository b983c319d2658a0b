// Test-only functions of `sui::transfer_policy`.

#[test_only]
public native fun new_for_testing<T>(ctx: &mut TxContext): (TransferPolicy<T>, TransferPolicyCap<T>);
