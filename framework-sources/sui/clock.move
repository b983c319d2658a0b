/// Gives contracts the wall-clock time, from one shared object at `0x6`.
///
/// Pass the clock as `&Clock` to any function that needs the current time. The network moves it
/// forward with every consensus commit, so it is accurate to well under a second. Because the
/// clock is shared, a transaction that reads it goes through consensus.
/// `tx_context::epoch_timestamp_ms` avoids that where the start of the epoch is precise enough.
module sui::clock;

/// Raised when the clock is created or set by a sender other than the system address `@0x0`.
const ENotSystemAddress: u64 = 0;

/// The shared object that carries the time. Transactions may take it only by immutable reference;
/// validators refuse a transaction that asks for it by value or mutably.
public struct Clock has key {
    id: UID,
    /// Milliseconds since the Unix epoch.
    timestamp_ms: u64,
}

/// Returns the current time in milliseconds since the Unix epoch. All transactions of one
/// consensus commit see the same value, and it never goes backward.
public native fun timestamp_ms(clock: &Clock): u64;
