/// Sells tickets, each with a badge.
module festival::tickets;

use sui::coin::Coin;
use sui::sui::SUI;

#[error]
const EWrongPrice: vector<u8> = b"A ticket costs exactly its price.";

// region: buy
const PRICE: u64 = 2_000_000_000;

public struct Ticket has key, store {
    id: UID,
}

public struct Badge has key, store {
    id: UID,
}

/// Returns two objects: the caller's block decides what becomes of each.
public fun buy(
    payment: Coin<SUI>,
    seller: address,
    ctx: &mut TxContext,
): (Ticket, Badge) {
    assert!(payment.value() == PRICE, EWrongPrice);
    transfer::public_transfer(payment, seller);
    (Ticket { id: object::new(ctx) }, Badge { id: object::new(ctx) })
}
// endregion: buy
