// Test-only functions of `sui::tx_context`.

#[test_only]
public native fun dummy(): TxContext;
