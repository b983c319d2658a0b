/// The same swap with owned objects: a custodian completes it or returns both items, and can do nothing else.
module swap::custodian;

use swap::lock::{Key, Locked};

/// The two deposits are not addressed to each other.
const EMismatchedSenderRecipient: u64 = 0;
/// A deposit does not hold what the other party asked for.
const EMismatchedExchangeObject: u64 = 1;

// region: custodian
/// Owned by the custodian. Without `store`, only this module can move or open it.
public struct Escrow<T: key + store> has key {
    id: UID,
    sender: address,
    recipient: address,
    /// ID of the key to the item that the sender wants.
    wanted: ID,
    /// ID of the key that opened the deposited item.
    offered: ID,
    item: T,
}

public fun create<T: key + store>(
    key: Key,
    locked: Locked<T>,
    wanted: ID,
    recipient: address,
    custodian: address,
    ctx: &mut TxContext,
) {
    let offered = object::id(&key);
    let item = locked.unlock(key);
    let sender = ctx.sender();
    let id = object::new(ctx);
    transfer::transfer(Escrow { id, sender, recipient, wanted, offered, item }, custodian);
}

/// Gives each party what it asked for.
public fun swap<T: key + store, U: key + store>(first: Escrow<T>, second: Escrow<U>) {
    assert!(first.sender == second.recipient, EMismatchedSenderRecipient);
    assert!(second.sender == first.recipient, EMismatchedSenderRecipient);
    assert!(first.offered == second.wanted, EMismatchedExchangeObject);
    assert!(second.offered == first.wanted, EMismatchedExchangeObject);
    first.hand_over(true);
    second.hand_over(true);
}

public fun return_to_sender<T: key + store>(escrow: Escrow<T>) {
    escrow.hand_over(false);
}

fun hand_over<T: key + store>(escrow: Escrow<T>, is_swap: bool) {
    let Escrow { id, sender, recipient, item, .. } = escrow;
    id.delete();
    transfer::public_transfer(item, if (is_swap) recipient else sender);
}
// endregion: custodian
