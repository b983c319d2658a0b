/// A till that takes only the coins on its list, at exact prices.
module till::till;

use std::type_name::{Self, TypeName};
use sui::bag::{Self, Bag};
use sui::balance::Balance;
use sui::coin::Coin;
use sui::event;
use sui::vec_map::{Self, VecMap};

/// The till does not take this coin.
const ENotAccepted: u64 = 0;
/// The payment is not the price.
const EWrongAmount: u64 = 1;
/// The capability belongs to another till.
const ENotOwner: u64 = 2;

// region: objects
/// The till. Shared.
public struct Till has key {
    id: UID,
    /// The price in each accepted coin, in its smallest unit.
    prices: VecMap<TypeName, u64>,
    /// What was taken in: one `Balance<T>` for each coin.
    takings: Bag,
}

/// Permission over one till.
public struct TillCap has key, store { id: UID, till: ID }

/// Proof of one payment, for the module that delivers.
public struct Receipt { till: ID }

/// Emitted for every payment. `order` is a number that the shop has chosen.
public struct Paid has copy, drop { till: ID, order: u64, coin: TypeName, amount: u64 }
// endregion: objects

// region: create
/// Opens a till that takes nothing yet.
public fun create(ctx: &mut TxContext): (Till, TillCap) {
    let till = Till { id: object::new(ctx), prices: vec_map::empty(), takings: bag::new(ctx) };
    let cap = TillCap { id: object::new(ctx), till: object::id(&till) };
    (till, cap)
}

/// Makes the till usable by everyone.
public fun share(self: Till) { transfer::share_object(self) }

/// Sets the price in coin `T`, and accepts `T` from now on.
public fun accept<T>(self: &mut Till, cap: &TillCap, price: u64) {
    self.check(cap);
    let coin = type_name::get<T>();
    if (self.prices.contains(&coin)) { self.prices.remove(&coin); };
    self.prices.insert(coin, price);
}

/// Refuses coin `T` from now on. What was taken in stays.
public fun refuse<T>(self: &mut Till, cap: &TillCap) {
    self.check(cap);
    self.prices.remove(&type_name::get<T>());
}
// endregion: create

// region: pay
/// Takes exactly the price of coin `T`.
public fun pay<T>(self: &mut Till, payment: Coin<T>, order: u64): Receipt {
    let coin = type_name::get<T>();
    assert!(self.prices.contains(&coin), ENotAccepted);
    let amount = payment.value();
    assert!(amount == *self.prices.get(&coin), EWrongAmount);

    if (self.takings.contains(coin)) {
        let taken: &mut Balance<T> = self.takings.borrow_mut(coin);
        taken.join(payment.into_balance());
    } else {
        self.takings.add(coin, payment.into_balance());
    };
    let till = object::id(self);
    event::emit(Paid { till, order, coin, amount });
    Receipt { till }
}

/// Uses a receipt up. The caller says which till it trusts.
public fun redeem(receipt: Receipt, till: ID) {
    let Receipt { till: paid_at } = receipt;
    assert!(paid_at == till, ENotOwner);
}
// endregion: pay

// region: withdraw
/// Takes out everything in coin `T`.
public fun withdraw<T>(self: &mut Till, cap: &TillCap, ctx: &mut TxContext): Coin<T> {
    self.check(cap);
    let balance: Balance<T> = self.takings.remove(type_name::get<T>());
    balance.into_coin(ctx)
}

fun check(self: &Till, cap: &TillCap) {
    assert!(cap.till == object::id(self), ENotOwner);
}
// endregion: withdraw
