/// A shop that takes coins of one type: exact payment, change, and takings that only the keeper gets out.
module till::till;

use sui::balance::{Self, Balance};
use sui::coin::{Self, Coin};

// region: types
/// The coin holds less than the price.
const ETooLittle: u64 = 0;
/// The capability belongs to another till.
const EWrongTill: u64 = 1;

/// A shop's till. Its funds are a balance, which has no ID and needs none.
public struct Till<phantom T> has key {
    id: UID,
    price: u64,
    takings: Balance<T>,
}

/// The right to empty one till.
public struct KeeperCap has key, store {
    id: UID,
    till: ID,
}
// endregion: types

// region: open
/// Shares a new till and returns the key to it.
public fun open<T>(price: u64, ctx: &mut TxContext): KeeperCap {
    let till = Till<T> { id: object::new(ctx), price, takings: balance::zero() };
    let cap = KeeperCap { id: object::new(ctx), till: object::id(&till) };
    transfer::share_object(till);
    cap
}
// endregion: open

// region: pay
/// Takes the price out of a coin and returns the change, which can be zero.
public fun pay<T>(till: &mut Till<T>, mut payment: Coin<T>, ctx: &mut TxContext): Coin<T> {
    assert!(payment.value() >= till.price, ETooLittle);
    let price = payment.split(till.price, ctx);
    till.takings.join(price.into_balance());
    payment
}
// endregion: pay

// region: empty
/// Takes everything out. Aborts with `EWrongTill` for the capability of another till.
public fun empty<T>(till: &mut Till<T>, cap: &KeeperCap, ctx: &mut TxContext): Coin<T> {
    assert!(cap.till == object::id(till), EWrongTill);
    coin::from_balance(till.takings.withdraw_all(), ctx)
}
// endregion: empty

public fun takings<T>(till: &Till<T>): u64 {
    till.takings.value()
}
