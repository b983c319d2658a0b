/// A swap without a third party: the offer is a shared object that the recipient can accept.
module barter::desk_open;

use barter::padlock::{PadKey, Padlocked};
use sui::dynamic_object_field as dof;
use sui::event;

/// Only the recipient of the offer may accept it.
const ENotRecipient: u64 = 0;
/// The item is not the one that was asked for, or it was unlocked in the meantime.
const EWrongItem: u64 = 1;
/// Only the sender of the offer may cancel it.
const ENotSender: u64 = 2;

// region: types
public struct Offer<phantom T: key + store> has key {
    id: UID,
    sender: address,
    recipient: address,
    /// The key of the lock that the sender wants in return.
    wanted: ID,
}

/// The name under which the item is attached to its offer.
public struct Item() has copy, drop, store;

public struct OfferMade has copy, drop {
    offer: ID,
    sender: address,
    recipient: address,
    wanted: ID,
}

public struct OfferAccepted has copy, drop {
    offer: ID,
}

public struct OfferCancelled has copy, drop {
    offer: ID,
}
// endregion: types

// region: offer
public fun offer<T: key + store>(item: T, wanted: ID, recipient: address, ctx: &mut TxContext) {
    let mut offer = Offer<T> { id: object::new(ctx), sender: ctx.sender(), recipient, wanted };
    dof::add(&mut offer.id, Item(), item);
    event::emit(OfferMade {
        offer: object::id(&offer),
        sender: offer.sender,
        recipient,
        wanted,
    });
    transfer::share_object(offer);
}
// endregion: offer

// region: accept
/// Pays with a locked item and its key, and returns what was offered.
public fun accept<T: key + store, U: key + store>(
    offer: Offer<T>,
    key: PadKey,
    padlocked: Padlocked<U>,
    ctx: &TxContext,
): T {
    assert!(ctx.sender() == offer.recipient, ENotRecipient);
    assert!(object::id(&key) == offer.wanted, EWrongItem);

    transfer::public_transfer(padlocked.unlock(key), offer.sender);
    event::emit(OfferAccepted { offer: object::id(&offer) });
    offer.close()
}

/// Returns the item to its owner and ends the offer.
public fun cancel<T: key + store>(offer: Offer<T>, ctx: &TxContext): T {
    assert!(ctx.sender() == offer.sender, ENotSender);
    event::emit(OfferCancelled { offer: object::id(&offer) });
    offer.close()
}

fun close<T: key + store>(offer: Offer<T>): T {
    let Offer { mut id, .. } = offer;
    let item = dof::remove(&mut id, Item());
    id.delete();
    item
}
// endregion: accept
