/// A shop that everyone may buy from and one holder of a capability may run.
module shared::bakery;

use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::sui::SUI;

/// The payment is not exactly the price.
const EWrongAmount: u64 = 0;
/// The capability belongs to another shop.
const EWrongShop: u64 = 1;

// region: types
/// Shared. Without `store`, no other module can handle the whole.
public struct Shop has key {
    id: UID,
    price: u64,
    revenue: Balance<SUI>,
}

/// Address-owned. Whoever holds it runs the shop that it names.
public struct ShopCap has key, store {
    id: UID,
    shop: ID,
}

/// Address-owned by the buyer.
public struct Bread has key, store {
    id: UID,
}
// endregion: types

// region: init
/// Runs once, when the package is published.
/// An object can be shared only in the transaction that makes it.
fun init(ctx: &mut TxContext) {
    let shop = Shop {
        id: object::new(ctx),
        price: 1_000,
        revenue: balance::zero(),
    };
    let cap = ShopCap { id: object::new(ctx), shop: object::id(&shop) };
    transfer::share_object(shop);
    transfer::transfer(cap, ctx.sender());
}
// endregion: init

// region: buy
/// Open to everyone. The coin is taken by value, and must match the price.
public fun buy(
    shop: &mut Shop,
    payment: Coin<SUI>,
    ctx: &mut TxContext,
): Bread {
    assert!(payment.value() == shop.price, EWrongAmount);
    shop.revenue.join(payment.into_balance());
    Bread { id: object::new(ctx) }
}

/// Open to everyone, and only reads: such calls run beside each other.
public fun price(shop: &Shop): u64 {
    shop.price
}
// endregion: buy

// region: guarded
/// Guarded: the caller must own the capability of this very shop.
public fun withdraw(
    shop: &mut Shop,
    cap: &ShopCap,
    ctx: &mut TxContext,
): Coin<SUI> {
    shop.check(cap);
    shop.revenue.withdraw_all().into_coin(ctx)
}

public fun set_price(shop: &mut Shop, cap: &ShopCap, price: u64) {
    shop.check(cap);
    shop.price = price;
}

/// Takes the shared object by value: it is deleted, or shared again.
public fun close(
    shop: Shop,
    cap: ShopCap,
    ctx: &mut TxContext,
): Coin<SUI> {
    shop.check(&cap);
    let ShopCap { id, shop: _ } = cap;
    id.delete();
    let Shop { id, price: _, revenue } = shop;
    id.delete();
    revenue.into_coin(ctx)
}

fun check(shop: &Shop, cap: &ShopCap) {
    assert!(cap.shop == object::id(shop), EWrongShop);
}
// endregion: guarded

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(ctx);
}
