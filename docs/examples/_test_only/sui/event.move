// Test-only functions of `sui::event`, for examples that look at what was emitted.

#[test_only]
public native fun num_events(): u32;

#[test_only]
public native fun events_by_type<T: copy + drop>(): vector<T>;
