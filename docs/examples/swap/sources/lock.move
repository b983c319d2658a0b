// region: head
/// Locks an item, so that the ID of its key proves that nobody has touched it since.
module swap::lock;

use sui::dynamic_object_field as dof;
use sui::event;

/// The key was made for another lock, or for an earlier lock of the same item.
const ELockKeyMismatch: u64 = 0;
// endregion: head

// region: types
/// Holds an item until its key comes.
public struct Locked<phantom T: key + store> has key, store {
    id: UID,
    key: ID,
}

/// Opens one lock, once.
public struct Key has key, store {
    id: UID,
}

/// The name under which a lock holds its item.
public struct ItemName() has copy, drop, store;

public struct LockCreated has copy, drop {
    lock: ID,
    key: ID,
    creator: address,
    item: ID,
}

public struct LockDestroyed has copy, drop {
    lock: ID,
}
// endregion: types

// region: lock
/// Locks the item, and makes the only key that opens this lock.
public fun lock<T: key + store>(item: T, ctx: &mut TxContext): (Locked<T>, Key) {
    let key = Key { id: object::new(ctx) };
    let mut locked = Locked<T> { id: object::new(ctx), key: object::id(&key) };
    event::emit(LockCreated {
        lock: object::id(&locked),
        key: object::id(&key),
        creator: ctx.sender(),
        item: object::id(&item),
    });
    dof::add(&mut locked.id, ItemName(), item);
    (locked, key)
}

/// Uses up the lock and the key. Aborts with `ELockKeyMismatch` if they were not made together.
public fun unlock<T: key + store>(locked: Locked<T>, key: Key): T {
    assert!(locked.key == object::id(&key), ELockKeyMismatch);
    event::emit(LockDestroyed { lock: object::id(&locked) });

    let Key { id } = key;
    id.delete();
    let Locked { mut id, key: _ } = locked;
    let item = dof::remove(&mut id, ItemName());
    id.delete();
    item
}
// endregion: lock

/// The ID of the key that opens this lock.
public fun key<T: key + store>(locked: &Locked<T>): ID { locked.key }
