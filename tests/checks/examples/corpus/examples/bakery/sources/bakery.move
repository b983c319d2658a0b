/// A bakery that anyone can buy from.
module bakery::bakery;

use std::string::String;
use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::Coin;
use sui::sui::SUI;

public struct Shop has key {
    id: UID,
    name: String,
    till: Balance<SUI>,
}

public struct Owner has key, store {
    id: UID,
}

public struct Bread has key, store {
    id: UID,
    label: String,
    baked_at: u64,
}

public struct Box<T: key + store> has key, store {
    id: UID,
    item: T,
}

public fun open(name: String, ctx: &mut TxContext): Owner {
    transfer::share_object(Shop { id: object::new(ctx), name, till: balance::zero() });
    Owner { id: object::new(ctx) }
}

// region: buy
public fun buy(shop: &mut Shop, payment: Coin<SUI>, clock: &Clock, ctx: &mut TxContext): Bread {
    shop.till.join(payment.into_balance());
    Bread { id: object::new(ctx), label: shop.name, baked_at: clock.timestamp_ms() }
}
// endregion: buy

entry fun rename(_: &Owner, shop: &mut Shop, name: String) {
    set_name(shop, name);
}

public fun label(bread: &mut Bread, label: String, is_gift: bool) {
    bread.label = if (is_gift) b"A gift".to_string() else label;
}

#[allow(lint(custom_state_change))]
public fun send(bread: Bread, to: address) {
    transfer::transfer(bread, to);
}

public fun wrap<T: key + store>(item: T, ctx: &mut TxContext): Box<T> {
    Box { id: object::new(ctx), item }
}

public fun age(bread: &Bread, days: u8, ids: vector<ID>): u64 {
    bread.baked_at + (days as u64) + ids.length()
}

fun set_name(shop: &mut Shop, name: String) {
    shop.name = name;
}
