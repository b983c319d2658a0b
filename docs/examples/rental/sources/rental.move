// region: head
/// Rents items out for days. The lender keeps the title, and the item never leaves the lender's kiosk.
module rental::rental;

use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::{Self, Coin};
use sui::event;
use sui::kiosk::{Kiosk, KioskOwnerCap};
use sui::kiosk_extension as extension;
use sui::package::Publisher;
use sui::sui::SUI;
use sui::transfer_policy::{Self, TransferPolicy, TransferPolicyCap};
// endregion: head

// region: errors
/// The kiosk has not installed the extension.
const ENotInstalled: u64 = 0;
/// The capability belongs to another kiosk.
const ENotOwner: u64 = 1;
/// The payment is not exactly the price.
const EWrongPayment: u64 = 2;
/// The lease or the promise is for another kiosk.
const EWrongKiosk: u64 = 3;
/// Another item is returned than the one that was borrowed.
const EWrongItem: u64 = 4;
/// Another policy than the one that the item was offered under.
const EWrongPolicy: u64 = 5;
/// The item is rented out.
const EStillRented: u64 = 6;
/// The lease has ended.
const ELeaseOver: u64 = 7;
/// The kiosk doesn't have the item, or it is borrowed at the moment.
const EMissing: u64 = 8;
/// A fee above 100 %, no days, too many days, or a price that overflows.
const EBadTerms: u64 = 9;
/// The creator allows borrowing by reference only.
const EByReferenceOnly: u64 = 10;
// endregion: errors

// region: constants
/// The extension may place (1) and lock (2).
const PERMISSIONS: u128 = 3;
const MS_PER_DAY: u64 = 86_400_000;
const MAX_DAYS: u64 = 365;
const BASIS_POINTS: u64 = 10_000;
// endregion: constants

// region: types
/// Names the extension. Only this module can make one, so only it reaches the storage.
public struct Rentals has drop {}

/// The creator's terms for one type, shared. It guards a transfer policy without rules.
public struct RentalPolicy<phantom T> has key {
    id: UID,
    fee_bp: u64,
    by_value: bool,
    fees: Balance<SUI>,
    empty: TransferPolicy<T>,
    empty_cap: TransferPolicyCap<T>,
}

/// The creator's right to the fees of one policy.
public struct PolicyCap<phantom T> has key, store {
    id: UID,
    policy: ID,
}

/// Names an offer in the storage of the extension.
public struct Offer has copy, drop, store { item: ID }

/// Names the lender's earnings in the same storage.
public struct Earnings() has copy, drop, store;

/// An item with its terms, in the storage of the lender's kiosk.
public struct Rentable<T: store> has store {
    /// Empty while the item is borrowed by value.
    item: Option<T>,
    policy: ID,
    was_locked: bool,
    by_value: bool,
    price_per_day: u64,
    max_days: u64,
    /// Until this moment, inclusive. Zero before the first lease.
    rented_until_ms: u64,
}

/// The borrower's right. Without `store` it can't be passed on.
public struct Lease<phantom T> has key {
    id: UID,
    kiosk: ID,
    item: ID,
    ends_ms: u64,
}

/// Must be answered with `return_val` in the same transaction, since it has no ability at all.
public struct Promise {
    kiosk: ID,
    item: ID,
}
// endregion: types

// region: events
public struct ItemOffered has copy, drop { kiosk: ID, item: ID, price_per_day: u64, max_days: u64 }

public struct ItemRented has copy, drop { kiosk: ID, item: ID, lease: ID, ends_ms: u64, fee: u64 }

public struct ItemTakenBack has copy, drop { kiosk: ID, item: ID }
// endregion: events

// region: setup
/// The creator of `T` allows its rental. `fee_bp` of each price goes to the creator.
public fun setup<T>(
    publisher: &Publisher,
    fee_bp: u64,
    by_value: bool,
    ctx: &mut TxContext,
): PolicyCap<T> {
    let (policy, cap) = new_policy(publisher, fee_bp, by_value, ctx);
    transfer::share_object(policy);
    cap
}

fun new_policy<T>(
    publisher: &Publisher,
    fee_bp: u64,
    by_value: bool,
    ctx: &mut TxContext,
): (RentalPolicy<T>, PolicyCap<T>) {
    assert!(fee_bp <= BASIS_POINTS, EBadTerms);
    let (empty, empty_cap) = transfer_policy::new<T>(publisher, ctx);
    let fees = balance::zero();
    let policy = RentalPolicy { id: object::new(ctx), fee_bp, by_value, fees, empty, empty_cap };
    let cap = PolicyCap { id: object::new(ctx), policy: object::id(&policy) };
    (policy, cap)
}

/// Pays out what the creator has earned.
public fun withdraw_fees<T>(
    policy: &mut RentalPolicy<T>,
    cap: &PolicyCap<T>,
    ctx: &mut TxContext,
): Coin<SUI> {
    assert!(cap.policy == object::id(policy), EWrongPolicy);
    policy.fees.withdraw_all().into_coin(ctx)
}

/// The kiosk's owner lets the extension in.
public fun install(kiosk: &mut Kiosk, cap: &KioskOwnerCap, ctx: &mut TxContext) {
    extension::add(Rentals {}, kiosk, cap, PERMISSIONS, ctx);
}
// endregion: setup

// region: offer
/// Moves an item out of the kiosk's trade and offers it for rent.
public fun offer<T: key + store>(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    policy: &RentalPolicy<T>,
    item: ID,
    price_per_day: u64,
    max_days: u64,
    ctx: &mut TxContext,
) {
    assert!(extension::is_installed<Rentals>(kiosk), ENotInstalled);
    assert!(kiosk.has_access(cap), ENotOwner);
    assert!(kiosk.has_item_with_type<T>(item), EMissing);
    assert!(max_days > 0 && max_days <= MAX_DAYS, EBadTerms);
    assert!(price_per_day <= std::u64::max_value!() / max_days, EBadTerms);

    let was_locked = kiosk.is_locked(item);
    kiosk.list<T>(cap, item, 0);
    let (value, request) = kiosk.purchase<T>(item, coin::zero(ctx));
    policy.empty.confirm_request(request);

    let rentable = Rentable {
        item: option::some(value),
        policy: object::id(policy),
        was_locked,
        by_value: policy.by_value,
        price_per_day,
        max_days,
        rented_until_ms: 0,
    };
    extension::storage_mut(Rentals {}, kiosk).add(Offer { item }, rentable);
    event::emit(ItemOffered { kiosk: object::id(kiosk), item, price_per_day, max_days });
}
// endregion: offer

// region: rent
/// Pays for a number of days and gives the lease to `renter`.
public fun rent<T: key + store>(
    kiosk: &mut Kiosk,
    policy: &mut RentalPolicy<T>,
    item: ID,
    days: u64,
    payment: Coin<SUI>,
    renter: address,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    let now = clock.timestamp_ms();
    let kiosk_id = object::id(kiosk);
    let rentable = rentable_mut<T>(kiosk, item);
    assert!(rentable.policy == object::id(policy), EWrongPolicy);
    assert!(now > rentable.rented_until_ms, EStillRented);
    assert!(days > 0 && days <= rentable.max_days, EBadTerms);
    let price = rentable.price_per_day * days;
    assert!(payment.value() == price, EWrongPayment);

    let ends_ms = now + days * MS_PER_DAY;
    rentable.rented_until_ms = ends_ms;
    let mut paid = payment.into_balance();
    let fee = fee_of(price, policy.fee_bp);
    policy.fees.join(paid.split(fee));
    earn(kiosk, paid);

    let lease = Lease<T> { id: object::new(ctx), kiosk: kiosk_id, item, ends_ms };
    event::emit(ItemRented { kiosk: kiosk_id, item, lease: object::id(&lease), ends_ms, fee });
    transfer::transfer(lease, renter);
}

/// In 128 bits, because price times basis points may not fit into 64.
fun fee_of(price: u64, fee_bp: u64): u64 {
    ((price as u128) * (fee_bp as u128) / (BASIS_POINTS as u128)) as u64
}

fun earn(kiosk: &mut Kiosk, paid: Balance<SUI>) {
    let storage = extension::storage_mut(Rentals {}, kiosk);
    if (!storage.contains(Earnings())) storage.add(Earnings(), balance::zero<SUI>());
    let earnings: &mut Balance<SUI> = storage.borrow_mut(Earnings());
    earnings.join(paid);
}
// endregion: rent

// region: borrow
/// Shows the item to code that only looks. It changes nothing, so borrowers don't wait for each other.
public fun borrow<T: key + store>(kiosk: &Kiosk, lease: &Lease<T>, clock: &Clock): &T {
    assert!(lease.kiosk == object::id(kiosk), EWrongKiosk);
    assert!(clock.timestamp_ms() <= lease.ends_ms, ELeaseOver);
    let storage = extension::storage(Rentals {}, kiosk);
    let rentable: &Rentable<T> = storage.borrow(Offer { item: lease.item });
    assert!(rentable.item.is_some(), EMissing);
    rentable.item.borrow()
}

/// Hands the item out until the end of the transaction.
public fun borrow_val<T: key + store>(
    kiosk: &mut Kiosk,
    lease: &Lease<T>,
    clock: &Clock,
): (T, Promise) {
    assert!(lease.kiosk == object::id(kiosk), EWrongKiosk);
    assert!(clock.timestamp_ms() <= lease.ends_ms, ELeaseOver);
    let rentable = rentable_mut<T>(kiosk, lease.item);
    assert!(rentable.by_value, EByReferenceOnly);
    assert!(rentable.item.is_some(), EMissing);
    (rentable.item.extract(), Promise { kiosk: lease.kiosk, item: lease.item })
}

/// Takes the same item back into the same kiosk.
public fun return_val<T: key + store>(kiosk: &mut Kiosk, item: T, promise: Promise) {
    let Promise { kiosk: kiosk_id, item: item_id } = promise;
    assert!(object::id(kiosk) == kiosk_id, EWrongKiosk);
    assert!(object::id(&item) == item_id, EWrongItem);
    rentable_mut<T>(kiosk, item_id).item.fill(item);
}
// endregion: borrow

// region: end
/// Ends the offer and puts the item back as it was: locked if it was locked.
public fun take_back<T: key + store>(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    policy: &RentalPolicy<T>,
    item: ID,
    clock: &Clock,
) {
    assert!(kiosk.has_access(cap), ENotOwner);
    let rentable = rentable_mut<T>(kiosk, item);
    assert!(clock.timestamp_ms() > rentable.rented_until_ms, EStillRented);
    let rentable: Rentable<T> = extension::storage_mut(Rentals {}, kiosk).remove(Offer { item });
    let Rentable { item: value, was_locked, .. } = rentable;
    let value = value.destroy_some();
    if (was_locked) extension::lock(Rentals {}, kiosk, value, &policy.empty)
    else extension::place(Rentals {}, kiosk, value, &policy.empty);
    event::emit(ItemTakenBack { kiosk: object::id(kiosk), item });
}

/// Pays out what the lender has earned. It belongs to the holder of the kiosk's capability.
public fun collect(kiosk: &mut Kiosk, cap: &KioskOwnerCap, ctx: &mut TxContext): Coin<SUI> {
    assert!(extension::is_installed<Rentals>(kiosk), ENotInstalled);
    assert!(kiosk.has_access(cap), ENotOwner);
    let storage = extension::storage_mut(Rentals {}, kiosk);
    if (!storage.contains(Earnings())) return coin::zero(ctx);
    let earnings: Balance<SUI> = storage.remove(Earnings());
    earnings.into_coin(ctx)
}

/// Deletes a lease that its holder no longer needs.
public fun discard<T>(lease: Lease<T>) {
    let Lease { id, .. } = lease;
    id.delete();
}
// endregion: end

// region: storage
fun rentable_mut<T: key + store>(kiosk: &mut Kiosk, item: ID): &mut Rentable<T> {
    assert!(extension::is_installed<Rentals>(kiosk), ENotInstalled);
    let storage = extension::storage_mut(Rentals {}, kiosk);
    assert!(storage.contains_with_type<Offer, Rentable<T>>(Offer { item }), EMissing);
    storage.borrow_mut(Offer { item })
}
// endregion: storage

/// The item of a lease.
public fun item<T>(lease: &Lease<T>): ID {
    lease.item
}

/// The last millisecond of a lease.
public fun ends_ms<T>(lease: &Lease<T>): u64 {
    lease.ends_ms
}

// region: test-only
#[test_only]
public fun new_policy_for_testing<T>(
    publisher: &Publisher,
    fee_bp: u64,
    by_value: bool,
    ctx: &mut TxContext,
): (RentalPolicy<T>, PolicyCap<T>) {
    new_policy(publisher, fee_bp, by_value, ctx)
}
// endregion: test-only
