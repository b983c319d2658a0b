/// Emits events, the way for a contract to tell the world outside what happened.
///
/// The effects of a transaction commit to its events. Nodes and indexers store them and find them
/// by type; Move code cannot read them. They exist only if the transaction succeeds.
module sui::event;

/// Emits an event of type `T`.
///
/// `T` must be a struct defined in the calling module; the bytecode verifier refuses anything
/// else. Sender, package, module and transaction digest are recorded with it, so they need no
/// field. A transaction may emit at most 1,024 events, and both the size of one event and the size
/// of all together are limited; exceeding a limit fails the transaction. Events of a failed
/// transaction are discarded.
public native fun emit<T: copy + drop>(event: T);
