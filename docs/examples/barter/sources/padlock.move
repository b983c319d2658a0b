/// Locks a value so that its key proves that nobody has touched it since.
module barter::padlock;

use sui::dynamic_object_field as dof;

/// The key belongs to another lock, or to an earlier locking of the same value.
const EWrongKey: u64 = 0;

// region: types
public struct Padlocked<phantom T: key + store> has key, store {
    id: UID,
    key: ID,
}

public struct PadKey has key, store {
    id: UID,
}

/// The name under which the value is attached to its lock.
public struct Value() has copy, drop, store;
// endregion: types

// region: lock
public fun lock<T: key + store>(value: T, ctx: &mut TxContext): (Padlocked<T>, PadKey) {
    let key = PadKey { id: object::new(ctx) };
    let mut padlocked = Padlocked<T> { id: object::new(ctx), key: object::id(&key) };
    dof::add(&mut padlocked.id, Value(), value);
    (padlocked, key)
}

/// Consumes lock and key. Aborts with `EWrongKey` unless they were made together.
public fun unlock<T: key + store>(padlocked: Padlocked<T>, key: PadKey): T {
    assert!(padlocked.key == object::id(&key), EWrongKey);
    let PadKey { id } = key;
    id.delete();

    let Padlocked { mut id, key: _ } = padlocked;
    let value = dof::remove(&mut id, Value());
    id.delete();
    value
}
// endregion: lock

public fun key_of<T: key + store>(padlocked: &Padlocked<T>): ID {
    padlocked.key
}
