/// A mailbox that everyone may fill, and that its owner and chosen readers may empty.
module transfer_to_object::mailbox;

use sui::transfer::Receiving;
use sui::vec_set::{Self, VecSet};

/// The sender is not among the readers of this mailbox.
const ENotAReader: u64 = 0;

// region: mailbox
/// Shared. Its ID is the address to which people send.
public struct Mailbox has key {
    id: UID,
    readers: VecSet<address>,
}

/// Creates a mailbox that the sender alone may empty.
public fun open(ctx: &mut TxContext) {
    let readers = vec_set::singleton(ctx.sender());
    transfer::share_object(Mailbox { id: object::new(ctx), readers });
}
// endregion: mailbox

// region: collect
/// Takes one item out. `&mut mailbox.id` is the permission: check first.
public fun collect<T: key + store>(
    mailbox: &mut Mailbox,
    mail: Receiving<T>,
    ctx: &TxContext,
): T {
    assert!(mailbox.readers.contains(&ctx.sender()), ENotAReader);
    transfer::public_receive(&mut mailbox.id, mail)
}

/// A reader may invite another one.
public fun invite(
    mailbox: &mut Mailbox,
    reader: address,
    ctx: &TxContext,
) {
    assert!(mailbox.readers.contains(&ctx.sender()), ENotAReader);
    mailbox.readers.insert(reader);
}
// endregion: collect
