/// Points of a bakery: given by the owner, spent in its shop only.
module bakery::points;

use sui::coin::{Self, TreasuryCap};
use sui::event;
use sui::token::{Self, ActionRequest, Token};

/// The gift costs another number of points.
const EIncorrectAmount: u64 = 0;

/// The price of a gift.
const GIFT_PRICE: u64 = 10;

// region: objects
/// The one-time witness.
public struct POINTS has drop {}

/// The rule of the shop. Only this module can make a value of it, so only this module approves.
public struct Shop has drop {}

/// What customers get for their points.
public struct Gift has key, store { id: UID }

/// Emitted when a customer gets points.
public struct Rewarded has copy, drop { customer: address, amount: u64 }

/// Emitted when a customer gets a gift.
public struct Redeemed has copy, drop { customer: address, gift: ID }
// endregion: objects

// region: init
fun init(witness: POINTS, ctx: &mut TxContext) {
    let (treasury, metadata) = coin::create_currency(
        witness, 0, b"BUN", b"Bun points", b"Ten points buy a gift", option::none(), ctx,
    );
    let (mut policy, cap) = token::new_policy(&treasury, ctx);
    policy.add_rule_for_action<POINTS, Shop>(&cap, token::spend_action(), ctx);
    policy.share_policy();

    transfer::public_freeze_object(metadata);
    transfer::public_transfer(cap, ctx.sender());
    transfer::public_transfer(treasury, ctx.sender());
}
// endregion: init

// region: reward
/// Mints points and sends them to a customer, who does not have to sign anything.
public fun reward_user(
    cap: &mut TreasuryCap<POINTS>,
    amount: u64,
    customer: address,
    ctx: &mut TxContext,
) {
    let request = token::mint(cap, amount, ctx).transfer(customer, ctx);
    cap.confirm_with_treasury_cap(request, ctx);
    event::emit(Rewarded { customer, amount });
}

use fun token::confirm_with_treasury_cap as TreasuryCap.confirm_with_treasury_cap;
// endregion: reward

// region: gift
/// Spends exactly the price, approves the spending and hands out the gift.
public fun buy_gift(points: Token<POINTS>, ctx: &mut TxContext): (Gift, ActionRequest<POINTS>) {
    assert!(points.value() == GIFT_PRICE, EIncorrectAmount);
    let gift = Gift { id: object::new(ctx) };
    event::emit(Redeemed { customer: ctx.sender(), gift: object::id(&gift) });
    let mut request = points.spend(ctx);
    token::add_approval(Shop {}, &mut request, ctx);
    (gift, request)
}
// endregion: gift

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(POINTS {}, ctx) }
