/// What the conformance tests need to know about your package. Rewrite these four functions.
#[test_only]
module kiosk_conformance::kiosk_adapter;

use kiosk_conformance::marble::{Self, Marble as Item};
use sui::coin;
use sui::kiosk::{Kiosk, KioskOwnerCap};
use sui::transfer_policy::{TransferPolicy, TransferRequest};

/// Does what publishing the package does. The policy and the display come from here.
public fun publish(ctx: &mut TxContext) {
    marble::init_for_testing(ctx)
}

/// An item that is in no kiosk yet.
public fun make(ctx: &mut TxContext): Item {
    marble::new_for_testing(ctx)
}

/// Whether a rule of the policy demands that a bought item is locked.
public fun locks(): bool {
    false
}

/// What a buyer does after `purchase`: satisfy each rule, and put the item into `home`.
public fun settle(
    policy: &mut TransferPolicy<Item>,
    item: Item,
    request: &mut TransferRequest<Item>,
    home: &mut Kiosk,
    cap: &KioskOwnerCap,
    ctx: &mut TxContext,
) {
    let fee = coin::mint_for_testing(marble::fee(request.paid()), ctx);
    marble::pay_fee(policy, request, fee);
    home.place(cap, item);
}
