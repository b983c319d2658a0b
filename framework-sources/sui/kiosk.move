/// A shop for objects that its owner controls and anyone can buy from. A `Kiosk` holds items of
/// any `key + store` type; the holder of the `KioskOwnerCap` places, lists and takes them; a buyer
/// pays in SUI and receives the item together with a `TransferRequest`. The request has to be
/// confirmed by a `TransferPolicy<T>` of the item's type before the transaction can end, which is
/// how creators enforce royalties and other rules on every sale.
///
/// An item is in one of these states:
/// - placed: the owner can borrow it, change it or take it out;
/// - locked: it cannot be taken out, only sold, so that the policy applies to each change of
///   hands;
/// - listed at a fixed price: anyone can `purchase` it; nobody can change it meanwhile;
/// - listed exclusively: only the holder of a `PurchaseCap` can buy it, at a minimum price or
///   more. Auctions and other trading logic are built on this form.
///
/// Most kiosks are shared objects. Apps that act on the owner's behalf use `sui::kiosk_extension`.
module sui::kiosk;

use sui::balance::Balance;
use sui::coin::Coin;
use sui::sui::SUI;
use sui::transfer_policy::{TransferPolicy, TransferRequest};

public use fun kiosk_owner_cap_for as KioskOwnerCap.kiosk;

/// The `KioskOwnerCap` belongs to another kiosk. Pass the cap that was created with this one.
const ENotOwner: u64 = 0;

/// The payment does not fit the price: not exactly the listed price in `purchase`, or less than
/// the minimum price in `purchase_with_cap`. Pay the right amount.
const EIncorrectAmount: u64 = 1;

/// The profits are smaller than the amount to withdraw. Ask for less, or for `none` to get all.
const ENotEnough: u64 = 2;

/// The kiosk still holds items, so it cannot be closed. Take or sell them first.
const ENotEmpty: u64 = 3;

/// A `PurchaseCap` is out for this item, which blocks the action. Have the cap returned with
/// `return_purchase_cap` or used first.
const EListedExclusively: u64 = 4;

/// The `PurchaseCap` or the `Borrow` comes from another kiosk. Pass the kiosk it belongs to.
const EWrongKiosk: u64 = 5;

/// The item is listed already. Delist it before listing it exclusively.
const EAlreadyListed: u64 = 6;

/// The kiosk does not allow `uid_mut`, which is the default. Owners use `uid_mut_as_owner`
/// instead.
const EUidAccessNotAllowed: u64 = 7;

/// The item is locked in the kiosk and can leave it only by a sale.
const EItemLocked: u64 = 8;

/// The item is for sale and cannot be changed or borrowed by value. Delist it first.
const EItemIsListed: u64 = 9;

/// The object handed back is not the one that was borrowed.
const EItemMismatch: u64 = 10;

/// The kiosk has no item with this ID, or not one of the type named.
const EItemNotFound: u64 = 11;

/// The item is not for sale, so there is nothing to delist.
const ENotListed: u64 = 12;

/// A shop with its items and its takings. Usually shared, so that anyone can buy; it can also be
/// owned or wrapped. The items themselves are dynamic object fields of the kiosk and keep their
/// IDs.
public struct Kiosk has key, store {
    id: UID,
    /// What sales have brought in, in MIST, until the owner withdraws it.
    profits: Balance<SUI>,
    /// An address shown as the owner. It is informative only: the right to act comes with the
    /// `KioskOwnerCap`.
    owner: address,
    /// Number of items inside.
    item_count: u32,
    /// Whether anyone may get at the kiosk's `UID` through `uid_mut`. A leftover of the first
    /// extension design, `false` unless switched on.
    allow_extensions: bool,
}

/// The right to run one kiosk. Its holder can place, take, list and withdraw; sending it
/// away hands over the shop.
public struct KioskOwnerCap has key, store {
    id: UID,
    /// ID of the kiosk that the cap belongs to.
    `for`: ID,
}

/// The exclusive right to buy one listed item at `min_price` or more. While it exists, the item
/// can be neither taken nor sold otherwise; if it is lost, the item is stuck. Give it only to
/// modules that are sure to use it or return it.
public struct PurchaseCap<phantom T: key + store> has key, store {
    id: UID,
    /// ID of the kiosk with the item.
    kiosk_id: ID,
    /// ID of the item.
    item_id: ID,
    /// The least to be paid, in MIST.
    min_price: u64,
}

/// A promise to bring an item back. It has no abilities, so the transaction that called
/// `borrow_val` must end in `return_val`.
public struct Borrow {
    /// ID of the kiosk that the item was taken from.
    kiosk_id: ID,
    /// ID of the item.
    item_id: ID,
}

/// Key of the dynamic object field that holds an item.
public struct Item has copy, drop, store {
    /// ID of the item.
    id: ID,
}

/// Key of the dynamic field that holds an item's price in MIST. The flag tells the open listing
/// from the exclusive one.
public struct Listing has copy, drop, store {
    /// ID of the item.
    id: ID,
    /// Whether a `PurchaseCap` was issued for the listing.
    is_exclusive: bool,
}

/// Key of the dynamic field that marks an item as locked.
public struct Lock has copy, drop, store {
    /// ID of the item.
    id: ID,
}

/// Event: an item was put up for sale at a fixed price. The type parameter lets indexers follow
/// one kind of item. Exclusive listings do not emit it.
public struct ItemListed<phantom T: key + store> has copy, drop {
    /// ID of the kiosk.
    kiosk: ID,
    /// ID of the item.
    id: ID,
    /// The price in MIST.
    price: u64,
}

/// Event: an item was bought with `purchase`. A sale through `purchase_with_cap` does not emit it.
public struct ItemPurchased<phantom T: key + store> has copy, drop {
    /// ID of the kiosk.
    kiosk: ID,
    /// ID of the item.
    id: ID,
    /// What was paid, in MIST.
    price: u64,
}

/// Event: the owner took an item off sale with `delist`. Taking a listed item out of the kiosk
/// ends its listing without this event.
public struct ItemDelisted<phantom T: key + store> has copy, drop {
    /// ID of the kiosk.
    kiosk: ID,
    /// ID of the item.
    id: ID,
}

/// Creates a kiosk the usual way: shares it and sends the owner's cap to the sender. Being `entry`
/// and not public, it can be called from a transaction but not from another package; Move code
/// uses `new`.
entry native fun default(ctx: &mut TxContext);

/// Creates an empty kiosk and the cap that controls it, and returns both. The sender is noted as
/// its `owner`. The caller has to share or store the kiosk and keep the cap.
public native fun new(ctx: &mut TxContext): (Kiosk, KioskOwnerCap);

/// Destroys an empty kiosk together with its cap, and returns the profits as a coin, which may be
/// worth zero. Aborts with `ENotOwner` for the cap of another kiosk, and with `ENotEmpty` while
/// items are inside.
public native fun close_and_withdraw(
    self: Kiosk,
    cap: KioskOwnerCap,
    ctx: &mut TxContext,
): Coin<SUI>;

/// Notes the sender as the kiosk's owner. This changes only what is displayed; the rights stay
/// with the cap. Aborts with `ENotOwner` for the cap of another kiosk.
public native fun set_owner(self: &mut Kiosk, cap: &KioskOwnerCap, ctx: &TxContext);

/// Notes any address as the kiosk's owner. This changes only what is displayed; the rights stay
/// with the cap. Aborts with `ENotOwner` for the cap of another kiosk.
public native fun set_owner_custom(self: &mut Kiosk, cap: &KioskOwnerCap, owner: address);

/// Puts an item into the kiosk, from where the owner can take it out again at will. No event is
/// emitted. Aborts with `ENotOwner` for the cap of another kiosk.
public native fun place<T: key + store>(self: &mut Kiosk, cap: &KioskOwnerCap, item: T);

/// Puts an item into the kiosk so that it can leave only by a sale. The policy is not read; asking
/// for it makes sure that one exists, for without a policy the item could never be sold. Aborts
/// with `ENotOwner` for the cap of another kiosk, and in `sui::dynamic_field` for a locked item
/// that was taken out with `borrow_val` and not returned yet.
public native fun lock<T: key + store>(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    _policy: &TransferPolicy<T>,
    item: T,
);

/// Takes an item out of the kiosk and returns it. An open listing of the item ends silently.
/// Aborts with `ENotOwner`, `EItemLocked`, `EListedExclusively` or `EItemNotFound`.
public native fun take<T: key + store>(self: &mut Kiosk, cap: &KioskOwnerCap, id: ID): T;

/// Offers an item to everyone at a fixed `price` in MIST and emits `ItemListed`. Locked items can
/// be listed too. Aborts with `ENotOwner`, `EItemNotFound` or `EListedExclusively`; an item that
/// is already listed must be delisted first, otherwise `sui::dynamic_field::EFieldAlreadyExists`
/// is raised.
public native fun list<T: key + store>(self: &mut Kiosk, cap: &KioskOwnerCap, id: ID, price: u64);

/// Puts an item into the kiosk and lists it at a price in MIST, in one step. Aborts with
/// `ENotOwner` for the cap of another kiosk.
public native fun place_and_list<T: key + store>(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    item: T,
    price: u64,
);

/// Takes an item off sale and emits `ItemDelisted`. The item stays in the kiosk, locked if it was
/// locked before. Aborts with `ENotOwner`, `EItemNotFound`, `EListedExclusively` or `ENotListed`.
public native fun delist<T: key + store>(self: &mut Kiosk, cap: &KioskOwnerCap, id: ID);

/// Buys a listed item. The payment must equal the price and goes to the kiosk's profits; the buyer
/// gets the item, no longer locked, and a `TransferRequest<T>` that a `TransferPolicy<T>` must
/// confirm in the same transaction. Emits `ItemPurchased`. Aborts with `EIncorrectAmount` for any
/// other amount.
public native fun purchase<T: key + store>(
    self: &mut Kiosk,
    id: ID,
    payment: Coin<SUI>,
): (T, TransferRequest<T>);

/// Offers an item exclusively to the holder of the returned `PurchaseCap`, who may pay `min_price`
/// MIST or more. No event is emitted. Aborts with `ENotOwner`, `EItemNotFound`, or
/// `EAlreadyListed` when the item is on sale in any form.
public native fun list_with_purchase_cap<T: key + store>(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    id: ID,
    min_price: u64,
    ctx: &mut TxContext,
): PurchaseCap<T>;

/// Buys the item that a `PurchaseCap` names and destroys the cap. The payment goes to the
/// profits whole, even above the minimum; as with `purchase`, the returned `TransferRequest<T>`
/// must be confirmed. Aborts with `EIncorrectAmount` for less than the minimum, and with
/// `EWrongKiosk` for a cap of another kiosk.
public native fun purchase_with_cap<T: key + store>(
    self: &mut Kiosk,
    purchase_cap: PurchaseCap<T>,
    payment: Coin<SUI>,
): (T, TransferRequest<T>);

/// Gives a `PurchaseCap` back without buying and ends the exclusive listing. Aborts with
/// `EWrongKiosk` for a cap of another kiosk.
public native fun return_purchase_cap<T: key + store>(
    self: &mut Kiosk,
    purchase_cap: PurchaseCap<T>,
);

/// Pays out profits as a coin: the amount in MIST, or everything for `none`. Aborts with
/// `ENotOwner` for the cap of another kiosk, and with `ENotEnough` when less is there.
public native fun withdraw(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    amount: Option<u64>,
    ctx: &mut TxContext,
): Coin<SUI>;

/// Puts an item into the kiosk and locks it, without asking for the cap. For extensions with the
/// right to lock.
public(package) native fun lock_internal<T: key + store>(self: &mut Kiosk, item: T);

/// Puts an item into the kiosk without asking for the cap. For extensions with the right to place.
public(package) native fun place_internal<T: key + store>(self: &mut Kiosk, item: T);

/// Borrows the kiosk's `UID` for changes without any check. For the extension module.
public(package) native fun uid_mut_internal(self: &mut Kiosk): &mut UID;

/// Tells whether an item with this ID is in the kiosk.
public native fun has_item(self: &Kiosk, id: ID): bool;

/// Tells whether an item with this ID and of type `T` is in the kiosk.
public native fun has_item_with_type<T: key + store>(self: &Kiosk, id: ID): bool;

/// Tells whether an item is locked, so that only a sale can move it out.
public native fun is_locked(self: &Kiosk, id: ID): bool;

/// Tells whether an item is on sale, openly or exclusively.
public native fun is_listed(self: &Kiosk, id: ID): bool;

/// Tells whether an item is reserved for the holder of a `PurchaseCap`.
public native fun is_listed_exclusively(self: &Kiosk, id: ID): bool;

/// Tells whether a cap belongs to this kiosk.
public native fun has_access(self: &mut Kiosk, cap: &KioskOwnerCap): bool;

/// Borrows the kiosk's `UID` for changes, for the owner. Use it to attach dynamic fields of your
/// own. Aborts with `ENotOwner` for the cap of another kiosk.
public native fun uid_mut_as_owner(self: &mut Kiosk, cap: &KioskOwnerCap): &mut UID;

/// Opens or closes the kiosk's `UID` to everyone through `uid_mut`. Belongs to the first extension
/// design; prefer `sui::kiosk_extension`. Aborts with `ENotOwner` for the cap of another kiosk.
public native fun set_allow_extensions(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    allow_extensions: bool,
);

/// Borrows the kiosk's `UID` for reading, which is open to everyone.
public native fun uid(self: &Kiosk): &UID;

/// Borrows the kiosk's `UID` for changes, if its owner has opened it to everyone. Aborts with
/// `EUidAccessNotAllowed` otherwise. Belongs to the first extension design.
public native fun uid_mut(self: &mut Kiosk): &mut UID;

/// Returns the address that is noted as the owner. Do not use it to check permissions.
public native fun owner(self: &Kiosk): address;

/// Returns the number of items in the kiosk.
public native fun item_count(self: &Kiosk): u32;

/// Returns the profits waiting in the kiosk, in MIST.
public native fun profits_amount(self: &Kiosk): u64;

/// Borrows the profits for changes, for the owner. Aborts with `ENotOwner` for the cap of another
/// kiosk.
public native fun profits_mut(self: &mut Kiosk, cap: &KioskOwnerCap): &mut Balance<SUI>;

/// Borrows an item for reading, in whatever state it is. Index syntax works too. Aborts with
/// `ENotOwner` or `EItemNotFound`.
#[syntax(index)]
public native fun borrow<T: key + store>(self: &Kiosk, cap: &KioskOwnerCap, id: ID): &T;

/// Borrows an item for changes, as long as it is not on sale. Index syntax works too. Aborts with
/// `ENotOwner`, `EItemNotFound` or `EItemIsListed`.
#[syntax(index)]
public native fun borrow_mut<T: key + store>(self: &mut Kiosk, cap: &KioskOwnerCap, id: ID): &mut T;

/// Takes an item out for the length of the transaction. The `Borrow` that comes with it forces the
/// caller to bring the same item back with `return_val`. Works for locked items too. Aborts with
/// `ENotOwner`, `EItemNotFound` or `EItemIsListed`.
public native fun borrow_val<T: key + store>(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    id: ID,
): (T, Borrow);

/// Brings a borrowed item back and settles the `Borrow`. Aborts with `EWrongKiosk` for another
/// kiosk, and with `EItemMismatch` for another object.
public native fun return_val<T: key + store>(self: &mut Kiosk, item: T, borrow: Borrow);

/// Returns the ID of the kiosk that a cap controls. Also callable as `cap.kiosk()`.
public native fun kiosk_owner_cap_for(cap: &KioskOwnerCap): ID;

/// Returns the ID of the kiosk that a purchase cap belongs to.
public native fun purchase_cap_kiosk<T: key + store>(self: &PurchaseCap<T>): ID;

/// Returns the ID of the item that a purchase cap is for.
public native fun purchase_cap_item<T: key + store>(self: &PurchaseCap<T>): ID;

/// Returns the least that a purchase cap lets its holder pay, in MIST.
public native fun purchase_cap_min_price<T: key + store>(self: &PurchaseCap<T>): u64;
