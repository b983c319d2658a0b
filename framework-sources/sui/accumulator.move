/// Sets up the root object for balances that belong to addresses rather than to objects.
///
/// In this release the module does no more than that, and no function is open to other packages.
/// Code that handles money uses `sui::coin` and `sui::balance`.
module sui::accumulator;

/// Raised when the root object is created by a sender other than the system address `@0x0`.
const ENotSystemAddress: u64 = 0;

/// The shared system object under which the network keeps accumulated values. It has `key` only
/// and can neither be transferred nor created by users.
public struct AccumulatorRoot has key {
    id: UID,
}
