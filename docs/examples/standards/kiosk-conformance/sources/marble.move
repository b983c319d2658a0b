/// The package under test: a collectible with a fee of two percent and a display.
module kiosk_conformance::marble;

use std::string::String;
use sui::coin::Coin;
use sui::display;
use sui::package;
use sui::sui::SUI;
use sui::transfer_policy::{Self, TransferPolicy, TransferRequest};

/// The coin is not worth exactly the fee.
const EWrongFee: u64 = 0;

/// Basis points of the price.
const FEE: u128 = 200;

public struct MARBLE has drop {}

public struct Marble has key, store {
    id: UID,
    name: String,
    image_url: String,
}

/// Names the fee in the policy.
public struct Fee has drop {}

#[allow(lint(share_owned))]
fun init(otw: MARBLE, ctx: &mut TxContext) {
    let publisher = package::claim(otw, ctx);
    let (mut policy, cap) = transfer_policy::new<Marble>(&publisher, ctx);
    transfer_policy::add_rule(Fee {}, &mut policy, &cap, true);
    transfer::public_share_object(policy);
    transfer::public_transfer(cap, ctx.sender());

    let keys = vector[b"name".to_string(), b"image_url".to_string()];
    let values = vector[b"{name}".to_string(), b"{image_url}".to_string()];
    let mut display = display::new_with_fields<Marble>(&publisher, keys, values, ctx);
    display.update_version();
    transfer::public_transfer(display, ctx.sender());
    transfer::public_transfer(publisher, ctx.sender());
}

public fun name(marble: &Marble): String {
    marble.name
}

public fun image_url(marble: &Marble): String {
    marble.image_url
}

/// What a sale at this price owes, in MIST.
public fun fee(price: u64): u64 {
    ((price as u128) * FEE / 10_000) as u64
}

/// Pays the fee and stamps the request. Aborts with `EWrongFee` for any other amount.
public fun pay_fee(
    policy: &mut TransferPolicy<Marble>,
    request: &mut TransferRequest<Marble>,
    payment: Coin<SUI>,
) {
    assert!(payment.value() == fee(request.paid()), EWrongFee);
    transfer_policy::add_to_balance(Fee {}, policy, payment);
    transfer_policy::add_receipt(Fee {}, request);
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(MARBLE {}, ctx)
}

#[test_only]
public fun new_for_testing(ctx: &mut TxContext): Marble {
    Marble {
        id: object::new(ctx),
        name: b"Cat's eye".to_string(),
        image_url: b"https://example.com/1.png".to_string(),
    }
}
