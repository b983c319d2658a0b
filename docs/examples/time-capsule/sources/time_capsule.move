/// A note that nobody can read out before a moment has come.
module time_capsule::time_capsule;

use std::string::String;
use sui::clock::Clock;
use sui::event;

/// The moment has not come yet.
const ETooEarly: u64 = 0;
/// The delay reaches beyond the largest time that a u64 can hold.
const ETooFar: u64 = 1;

const MAX_U64: u64 = 18_446_744_073_709_551_615;

// region: types
public struct Capsule has key, store {
    id: UID,
    note: String,
    /// Milliseconds since the Unix epoch, the first moment at which the capsule opens.
    opens_at_ms: u64,
}

public struct CapsuleOpened has copy, drop {
    capsule: ID,
    opened_at_ms: u64,
}
// endregion: types

// region: seal
public fun seal(note: String, delay_ms: u64, clock: &Clock, ctx: &mut TxContext): Capsule {
    let now_ms = clock.timestamp_ms();
    assert!(delay_ms <= MAX_U64 - now_ms, ETooFar);
    Capsule { id: object::new(ctx), note, opens_at_ms: now_ms + delay_ms }
}
// endregion: seal

// region: open
/// Takes the capsule apart and returns the note. Aborts with `ETooEarly` before its time.
public fun open(capsule: Capsule, clock: &Clock): String {
    let Capsule { id, note, opens_at_ms } = capsule;
    let now_ms = clock.timestamp_ms();
    assert!(now_ms >= opens_at_ms, ETooEarly);

    event::emit(CapsuleOpened { capsule: id.to_inner(), opened_at_ms: now_ms });
    id.delete();
    note
}
// endregion: open

public fun opens_at_ms(capsule: &Capsule): u64 {
    capsule.opens_at_ms
}
