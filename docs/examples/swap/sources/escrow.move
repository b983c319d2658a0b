// region: head
/// A swap of two items without a third party: one is in a shared escrow, the other one in a lock.
module swap::escrow;

use sui::dynamic_object_field as dof;
use sui::event;
use swap::lock::{Key, Locked};

/// The transaction's sender is not the party who may make this call.
const EMismatchedSenderRecipient: u64 = 0;
/// The key is not the one that the escrow asks for.
const EMismatchedExchangeObject: u64 = 1;
// endregion: head

// region: types
/// Shared, because both parties have to reach it.
public struct Escrow<phantom T: key + store> has key {
    id: UID,
    sender: address,
    recipient: address,
    /// ID of the key to the item that the sender wants.
    wanted: ID,
}

/// The name under which an escrow holds its item.
public struct ItemName() has copy, drop, store;

public struct EscrowCreated has copy, drop {
    escrow: ID,
    sender: address,
    recipient: address,
    wanted: ID,
    item: ID,
}

public struct EscrowSwapped has copy, drop {
    escrow: ID,
}

public struct EscrowCancelled has copy, drop {
    escrow: ID,
}
// endregion: types

// region: create
/// Offers the item to `recipient`, for whatever is locked with the key `wanted`.
public fun create<T: key + store>(item: T, wanted: ID, recipient: address, ctx: &mut TxContext) {
    let mut escrow = Escrow<T> { id: object::new(ctx), sender: ctx.sender(), recipient, wanted };
    event::emit(EscrowCreated {
        escrow: object::id(&escrow),
        sender: escrow.sender,
        recipient,
        wanted,
        item: object::id(&item),
    });
    dof::add(&mut escrow.id, ItemName(), item);
    transfer::share_object(escrow);
}
// endregion: create

// region: swap
/// Sends the locked item to the sender of the escrow, and returns the item that was offered.
public fun swap<T: key + store, U: key + store>(
    escrow: Escrow<T>,
    key: Key,
    locked: Locked<U>,
    ctx: &TxContext,
): T {
    assert!(ctx.sender() == escrow.recipient, EMismatchedSenderRecipient);
    assert!(object::id(&key) == escrow.wanted, EMismatchedExchangeObject);

    event::emit(EscrowSwapped { escrow: object::id(&escrow) });
    transfer::public_transfer(locked.unlock(key), escrow.sender);
    escrow.open()
}
// endregion: swap

// region: cancel
/// Ends the offer and returns the item to the party that made it.
public fun return_to_sender<T: key + store>(escrow: Escrow<T>, ctx: &TxContext): T {
    assert!(ctx.sender() == escrow.sender, EMismatchedSenderRecipient);
    event::emit(EscrowCancelled { escrow: object::id(&escrow) });
    escrow.open()
}

fun open<T: key + store>(escrow: Escrow<T>): T {
    let Escrow { mut id, .. } = escrow;
    let item = dof::remove(&mut id, ItemName());
    id.delete();
    item
}
// endregion: cancel
