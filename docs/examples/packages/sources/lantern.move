/// Lanterns, and proof of who published them.
module packages::lantern;

use sui::package::{Self, Publisher};

/// The publisher object belongs to another package.
const ENotOurs: u64 = 0;

// region: claim
public struct LANTERN has drop {}

public struct Lantern has key, store {
    id: UID,
    lit: bool,
}

/// The witness exists only here. The `Publisher` made from it is sent on.
fun init(witness: LANTERN, ctx: &mut TxContext) {
    package::claim_and_keep(witness, ctx);
}

/// Only the author may make lanterns.
public fun craft(publisher: &Publisher, ctx: &mut TxContext): Lantern {
    assert!(publisher.from_package<Lantern>(), ENotOurs);
    Lantern { id: object::new(ctx), lit: false }
}
// endregion: claim

public fun light(lantern: &mut Lantern) {
    lantern.lit = true;
}

public fun is_lit(lantern: &Lantern): bool {
    lantern.lit
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(LANTERN {}, ctx);
}
