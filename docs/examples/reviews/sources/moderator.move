/// People who remove abuse, for a term.
module reviews::moderator;

use reviews::service::Service;
use std::string::String;
use sui::event;

/// The term of this moderator is over.
const ETermOver: u64 = 0;

// region: types
/// The right to appoint moderators. The publisher of the package has it.
public struct ModCap has key, store {
    id: UID,
}

/// The right to remove reviews. Nobody can take it back, so it ends by itself.
public struct Moderator has key {
    id: UID,
    /// The first epoch in which it is void.
    ends: u64,
}

public struct ReviewRemoved has copy, drop { service: ID, review: ID, by: address, reason: String }
// endregion: types

fun init(ctx: &mut TxContext) {
    transfer::transfer(ModCap { id: object::new(ctx) }, ctx.sender());
}

// region: appoint
public fun appoint(_: &ModCap, person: address, epochs: u64, ctx: &mut TxContext) {
    transfer::transfer(Moderator { id: object::new(ctx), ends: ctx.epoch() + epochs }, person);
}

/// Removes a review permanently. The reason is public.
public fun remove_review(
    self: &Moderator,
    service: &mut Service,
    review: ID,
    reason: String,
    ctx: &TxContext,
) {
    assert!(ctx.epoch() < self.ends, ETermOver);
    service.remove(review).destroy();
    event::emit(ReviewRemoved { service: object::id(service), review, by: ctx.sender(), reason });
}
// endregion: appoint

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(ctx); }
