// region: head
/// A shared counter that anyone can increment, and that only its owner can set or delete.
module counter::counter;

use sui::event;

/// Only the owner of the counter may do this.
const ENotOwner: u64 = 0;
// endregion: head

// region: types
/// Shared. Without `store`, no other module can wrap it or share it a second time.
public struct Counter has key {
    id: UID,
    owner: address,
    value: u64,
}

/// Tells programs off chain that there is a new counter, and whose it is.
public struct CounterCreated has copy, drop {
    counter: ID,
    owner: address,
}
// endregion: types

// region: create
/// Shares a new counter. The sender of the transaction becomes its owner.
public fun create(ctx: &mut TxContext) {
    let counter = Counter { id: object::new(ctx), owner: ctx.sender(), value: 0 };
    event::emit(CounterCreated { counter: object::id(&counter), owner: counter.owner });
    transfer::share_object(counter);
}
// endregion: create

// region: increment
/// Adds one. Anyone may do that.
public fun increment(counter: &mut Counter) {
    counter.value = counter.value + 1;
}
// endregion: increment

// region: owner
/// Sets the value. Aborts with `ENotOwner` for everyone but the owner.
public fun set_value(counter: &mut Counter, value: u64, ctx: &TxContext) {
    assert!(counter.owner == ctx.sender(), ENotOwner);
    counter.value = value;
}

/// Deletes the counter. Aborts with `ENotOwner` for everyone but the owner.
public fun delete(counter: Counter, ctx: &TxContext) {
    assert!(counter.owner == ctx.sender(), ENotOwner);
    let Counter { id, owner: _, value: _ } = counter;
    id.delete();
}
// endregion: owner

// region: readers
public fun owner(counter: &Counter): address { counter.owner }

public fun value(counter: &Counter): u64 { counter.value }
// endregion: readers
