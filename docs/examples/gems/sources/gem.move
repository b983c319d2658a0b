/// Gems: a currency that is bought with SUI and spent inside the game.
module gems::gem;

use std::string::String;
use sui::balance::{Self, Balance};
use sui::coin::{Self, Coin, TreasuryCap};
use sui::event;
use sui::sui::SUI;
use sui::token::{Self, ActionRequest, Token, TokenPolicy};

/// No bundle has this price.
const EUnknownBundle: u64 = 0;
/// The capability belongs to another store.
const ENotOwner: u64 = 1;

/// The price of the smallest bundle in MIST: 0.1 SUI.
const SMALLEST: u64 = 100_000_000;

// region: objects
/// The one-time witness.
public struct GEM has drop {}

/// Where players buy. Shared; holds the right to mint and the money taken in.
public struct GemStore has key {
    id: UID,
    treasury: TreasuryCap<GEM>,
    profits: Balance<SUI>,
}

/// Permission to take the profits of one store, and to flush what was spent.
public struct StoreCap has key, store { id: UID, store: ID }

/// Emitted for every purchase.
public struct Bought has copy, drop { player: address, paid: u64, gems: u64 }
// endregion: objects

// region: init
fun init(witness: GEM, ctx: &mut TxContext) {
    let (treasury, metadata) = coin::create_currency(
        witness, 0, b"GEM", b"Gem", b"Money of the game", option::none(), ctx,
    );
    transfer::public_freeze_object(metadata);

    let (mut policy, cap) = token::new_policy(&treasury, ctx);
    policy.allow(&cap, token::spend_action(), ctx);
    policy.allow(&cap, buy_action(), ctx);
    policy.share_policy();
    transfer::public_transfer(cap, ctx.sender());

    let (store, cap) = new_store(treasury, ctx);
    transfer::share_object(store);
    transfer::public_transfer(cap, ctx.sender());
}

fun new_store(treasury: TreasuryCap<GEM>, ctx: &mut TxContext): (GemStore, StoreCap) {
    let store = GemStore { id: object::new(ctx), treasury, profits: balance::zero() };
    let cap = StoreCap { id: object::new(ctx), store: object::id(&store) };
    (store, cap)
}
// endregion: init

// region: buy
/// Sells a bundle for exactly its price. The request has to be confirmed in the same transaction.
public fun buy_gems(
    self: &mut GemStore,
    payment: Coin<SUI>,
    ctx: &mut TxContext,
): (Token<GEM>, ActionRequest<GEM>) {
    let paid = payment.value();
    let gems = bundle(paid);
    self.profits.join(payment.into_balance());
    event::emit(Bought { player: ctx.sender(), paid, gems });
    let request = token::new_request(buy_action(), gems, option::none(), option::none(), ctx);
    (token::mint(&mut self.treasury, gems, ctx), request)
}

/// How many gems a payment in MIST buys.
public fun bundle(paid: u64): u64 {
    if (paid == SMALLEST) 100
    else if (paid == 10 * SMALLEST) 5_000
    else if (paid == 100 * SMALLEST) 100_000
    else abort EUnknownBundle
}

/// The name of the action that this module adds to the policy.
public fun buy_action(): String { b"buy".to_string() }
// endregion: buy

// region: owner
/// Takes out everything that players have paid.
public fun withdraw_profits(self: &mut GemStore, cap: &StoreCap, ctx: &mut TxContext): Coin<SUI> {
    self.check(cap);
    self.profits.withdraw_all().into_coin(ctx)
}

/// Burns the gems that players have spent, and returns how many.
public fun flush_spent(
    self: &mut GemStore,
    cap: &StoreCap,
    policy: &mut TokenPolicy<GEM>,
    ctx: &mut TxContext,
): u64 {
    self.check(cap);
    policy.flush(&mut self.treasury, ctx)
}

fun check(self: &GemStore, cap: &StoreCap) {
    assert!(cap.store == object::id(self), ENotOwner);
}
// endregion: owner

/// The gems that exist, those spent and not yet flushed included.
public fun supply(self: &GemStore): u64 { self.treasury.total_supply() }

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(GEM {}, ctx) }

#[test_only]
public fun store_for_testing(ctx: &mut TxContext): (GemStore, StoreCap) {
    new_store(coin::create_treasury_cap_for_testing(ctx), ctx)
}
