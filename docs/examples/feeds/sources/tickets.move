/// A consumer: tickets with a price in US cents, paid in SUI.
module feeds::tickets;

use feeds::guard::Guard;
use feeds::price::Price;
use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::Coin;
use sui::sui::SUI;

/// The payment is less than the ticket costs at this rate.
const ETooLittle: u64 = 0;
/// The capability is for another shop.
const EOtherShop: u64 = 1;

const MIST_PER_SUI: u128 = 1_000_000_000;
const CENTS_PER_DOLLAR: u128 = 100;
/// Of the rate, in dollars for one SUI. The guard insists on it.
const DECIMALS: u8 = 8;

// region: shop
public struct Shop has key {
    id: UID,
    guard: Guard,
    cents: u64,
    proceeds: Balance<SUI>,
}

public struct Ticket has key, store { id: UID }

/// The right to take the proceeds of one shop.
public struct ShopCap has key, store {
    id: UID,
    shop: ID,
}

/// Opens a shop, whose rules nobody can change, and returns the capability for its proceeds.
public fun open(guard: Guard, cents: u64, ctx: &mut TxContext): ShopCap {
    let shop = Shop { id: object::new(ctx), guard, cents, proceeds: balance::zero() };
    let cap = ShopCap { id: object::new(ctx), shop: object::id(&shop) };
    transfer::share_object(shop);
    cap
}

public fun withdraw(self: &mut Shop, cap: &ShopCap, ctx: &mut TxContext): Coin<SUI> {
    assert!(cap.shop == object::id(self), EOtherShop);
    self.proceeds.withdraw_all().into_coin(ctx)
}

/// Sells a ticket at the rate of these feeds, and gives back what was too much. The payment is the most
/// that the ticket may cost.
public fun buy(
    self: &mut Shop,
    prices: vector<Price>,
    mut payment: Coin<SUI>,
    clock: &Clock,
    ctx: &mut TxContext,
): (Ticket, Coin<SUI>) {
    let rate = self.guard.median(prices, clock);
    let due = mist_for(self.cents, rate);
    assert!(payment.value() >= due, ETooLittle);
    self.proceeds.join(payment.balance_mut().split(due));
    (Ticket { id: object::new(ctx) }, payment)
}
// endregion: shop

// region: convert
/// What `cents` are in MIST at this rate, rounded up, so that nothing is ever free.
public fun mist_for(cents: u64, rate: u64): u64 {
    let scaled = (cents as u128) * MIST_PER_SUI * (10u128).pow(DECIMALS);
    scaled.divide_and_round_up(CENTS_PER_DOLLAR * (rate as u128)) as u64
}
// endregion: convert

public fun proceeds(self: &Shop): u64 { self.proceeds.value() }
