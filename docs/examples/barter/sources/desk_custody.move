/// A swap through a custodian who can only complete it or give everything back.
module barter::desk_custody;

use barter::padlock::{PadKey, Padlocked};

/// Sender and recipient of the two deposits don't mirror each other.
const EWrongParties: u64 = 0;
/// A deposit doesn't hold what the other side asked for.
const EWrongItems: u64 = 1;

// region: deposit
/// No `store`: only this module can move it or open it.
public struct Deposit<T: key + store> has key {
    id: UID,
    sender: address,
    recipient: address,
    /// The key of the lock that the sender wants in return.
    wanted: ID,
    /// The key of the lock that the item was in.
    offered: ID,
    item: T,
}

/// Unlocks the item and puts it into the hands of the custodian.
public fun deposit<T: key + store>(
    key: PadKey,
    padlocked: Padlocked<T>,
    wanted: ID,
    recipient: address,
    custodian: address,
    ctx: &mut TxContext,
) {
    let deposit = Deposit {
        id: object::new(ctx),
        sender: ctx.sender(),
        recipient,
        wanted,
        offered: object::id(&key),
        item: padlocked.unlock(key),
    };
    transfer::transfer(deposit, custodian);
}
// endregion: deposit

// region: finish
/// Gives each party what it asked for.
public fun exchange<A: key + store, B: key + store>(first: Deposit<A>, second: Deposit<B>) {
    assert!(first.sender == second.recipient, EWrongParties);
    assert!(second.sender == first.recipient, EWrongParties);
    assert!(first.offered == second.wanted, EWrongItems);
    assert!(second.offered == first.wanted, EWrongItems);

    let (recipient, item) = first.open();
    transfer::public_transfer(item, recipient);
    let (recipient, item) = second.open();
    transfer::public_transfer(item, recipient);
}

/// Returns the item to the party that deposited it.
public fun refund<T: key + store>(deposit: Deposit<T>) {
    let sender = deposit.sender;
    let (_, item) = deposit.open();
    transfer::public_transfer(item, sender);
}

fun open<T: key + store>(deposit: Deposit<T>): (address, T) {
    let Deposit { id, recipient, item, .. } = deposit;
    id.delete();
    (recipient, item)
}
// endregion: finish
