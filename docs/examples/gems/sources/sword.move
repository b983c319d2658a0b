/// An item that costs gems.
module gems::sword;

use gems::gem::GEM;
use sui::event;
use sui::token::{ActionRequest, Token};

/// The sword costs another number of gems.
const EWrongAmount: u64 = 0;

/// The price in gems.
const PRICE: u64 = 10;

// region: sword
/// The item.
public struct Sword has key, store { id: UID }

/// Emitted for every sword.
public struct Forged has copy, drop { sword: ID }

/// Spends exactly the price. The request carries the gems until it is confirmed.
public fun buy_sword(gems: Token<GEM>, ctx: &mut TxContext): (Sword, ActionRequest<GEM>) {
    assert!(gems.value() == PRICE, EWrongAmount);
    let sword = Sword { id: object::new(ctx) };
    event::emit(Forged { sword: object::id(&sword) });
    (sword, gems.spend(ctx))
}
// endregion: sword
