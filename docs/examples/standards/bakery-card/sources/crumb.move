/// Crumbs: points that a bakery gives away, and that nobody but its shop takes.
module bakery_card::crumb;

use sui::coin::{Self, TreasuryCap};
use sui::token::{Self, ActionRequest, Token, TokenPolicy};

// region: types
#[error]
const EWrongPrice: vector<u8> = b"A loaf costs exactly ten crumbs.";

const BREAD_PRICE: u64 = 10;

/// The one-time witness, and the type of the currency.
public struct CRUMB has drop {}

/// The rule on spending. Only this module can make one, so its stamp proves a visit to the counter.
public struct Counter has drop {}

/// What the shop sells.
public struct Bread has key, store { id: UID }
// endregion: types

// region: init
fun init(witness: CRUMB, ctx: &mut TxContext) {
    let (treasury, metadata) = coin::create_currency(
        witness, 0, b"CRUMB", b"Crumb", b"Points of a bakery", option::none(), ctx,
    );
    transfer::public_freeze_object(metadata);

    let (mut policy, policy_cap) = token::new_policy(&treasury, ctx);
    policy.add_rule_for_action<CRUMB, Counter>(&policy_cap, token::spend_action(), ctx);
    policy.share_policy();

    transfer::public_transfer(policy_cap, ctx.sender());
    transfer::public_transfer(treasury, ctx.sender());
}
// endregion: init

// region: reward
/// Mints crumbs for a customer. The treasury cap confirms, so the policy is not asked.
public fun reward(
    cap: &mut TreasuryCap<CRUMB>,
    amount: u64,
    customer: address,
    ctx: &mut TxContext,
) {
    let crumbs = token::mint(cap, amount, ctx);
    let request = crumbs.transfer(customer, ctx);
    token::confirm_with_treasury_cap(cap, request, ctx);
}
// endregion: reward

// region: buy
/// Sells one loaf. The buyer confirms the request, so that further rules can be added later.
public fun buy_bread(payment: Token<CRUMB>, ctx: &mut TxContext): (Bread, ActionRequest<CRUMB>) {
    assert!(payment.value() == BREAD_PRICE, EWrongPrice);
    let mut request = payment.spend(ctx);
    token::add_approval(Counter {}, &mut request, ctx);
    (Bread { id: object::new(ctx) }, request)
}
// endregion: buy

// region: close
/// Burns what was spent since the last time, and returns how much it was.
public fun close_day(
    policy: &mut TokenPolicy<CRUMB>,
    cap: &mut TreasuryCap<CRUMB>,
    ctx: &mut TxContext,
): u64 {
    policy.flush(cap, ctx)
}
// endregion: close

public fun eat(bread: Bread) {
    let Bread { id } = bread;
    id.delete();
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(CRUMB {}, ctx) }
