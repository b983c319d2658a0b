/// A season pass that can change hands in three ways, each with its own condition.
module custom_rules::season_pass;

use sui::coin::Coin;
use sui::sui::SUI;

/// The pass may not be given away yet.
const ETooEarly: u64 = 0;
/// The fee is not exactly the resale fee.
const EWrongFee: u64 = 1;

// region: type
/// `key` without `store`: every move goes through a function below.
public struct SeasonPass has key {
    id: UID,
    issuer: address,
    /// Unix time in milliseconds. From then on the pass may be given away.
    free_from_ms: u64,
}

/// Whoever owns it may issue passes.
public struct IssuerCap has key, store {
    id: UID,
}
// endregion: type

fun init(ctx: &mut TxContext) {
    transfer::transfer(IssuerCap { id: object::new(ctx) }, ctx.sender());
}

// region: issue
/// The first owner gets the pass from the issuer.
public fun issue(
    _: &IssuerCap,
    holder: address,
    free_from_ms: u64,
    ctx: &mut TxContext,
) {
    let issuer = ctx.sender();
    let pass = SeasonPass { id: object::new(ctx), issuer, free_from_ms };
    transfer::transfer(pass, holder);
}
// endregion: issue

// region: date
/// Rule 1: free of charge, to anyone, but only from the date on.
public fun give(pass: SeasonPass, recipient: address, ctx: &TxContext) {
    assert!(ctx.epoch_timestamp_ms() >= pass.free_from_ms, ETooEarly);
    transfer::transfer(pass, recipient);
}
// endregion: date

// region: back
/// Rule 2: at any time, but only back to the issuer.
public fun give_back(pass: SeasonPass) {
    let issuer = pass.issuer;
    transfer::transfer(pass, issuer);
}
// endregion: back

// region: fee
/// In MIST: 0.5 SUI.
const RESALE_FEE: u64 = 500_000_000;

/// Rule 3: at any time, to anyone, against a fee that goes to the issuer.
public fun resell(pass: SeasonPass, fee: Coin<SUI>, recipient: address) {
    assert!(fee.value() == RESALE_FEE, EWrongFee);
    transfer::public_transfer(fee, pass.issuer);
    transfer::transfer(pass, recipient);
}
// endregion: fee

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(ctx);
}
