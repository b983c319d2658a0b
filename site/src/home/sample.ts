/** The sample on the home page: a whole Move module that compiles. Plain data. */

export const counterSample = `module counter::counter;

/// Anyone may increment it: it is shared.
public struct Counter has key {
    id: UID,
    value: u64,
}

public fun create(ctx: &mut TxContext) {
    transfer::share_object(Counter {
        id: object::new(ctx),
        value: 0,
    });
}

public fun increment(counter: &mut Counter) {
    counter.value = counter.value + 1;
}`;
