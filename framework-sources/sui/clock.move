module sui::clock;

const ENotSystemAddress: u64 = 0;

public struct Clock has key {
    id: UID,
    timestamp_ms: u64,
}

public native fun timestamp_ms(clock: &Clock): u64;
