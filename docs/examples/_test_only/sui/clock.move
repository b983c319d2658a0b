// Test-only functions of `sui::clock`, for examples that move time.

#[test_only]
public native fun create_for_testing(ctx: &mut TxContext): Clock;

#[test_only]
public native fun share_for_testing(clock: Clock);

#[test_only]
public native fun increment_for_testing(clock: &mut Clock, tick: u64);

#[test_only]
public native fun set_for_testing(clock: &mut Clock, timestamp_ms: u64);

#[test_only]
public native fun destroy_for_testing(clock: Clock);
