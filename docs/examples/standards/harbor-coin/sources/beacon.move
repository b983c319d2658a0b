/// Beacon: a regulated coin that can be paused, and whose metadata can still be corrected.
module harbor_coin::beacon;

use sui::coin;

// region: init
/// The one-time witness, and the type of the currency.
public struct BEACON has drop {}

fun init(witness: BEACON, ctx: &mut TxContext) {
    let (treasury, deny_cap, metadata) = coin::create_regulated_currency_v2(
        witness,
        2,
        b"BEACON",
        b"Harbor Beacon",
        b"A claim on one ton of harbor fuel",
        option::none(),
        true, // The whole coin can be paused. This can't be changed later.
        ctx,
    );
    transfer::public_transfer(treasury, ctx.sender());
    transfer::public_transfer(deny_cap, ctx.sender());
    // Not frozen yet: the icon is missing. The RegulatedCoinMetadata is frozen already.
    transfer::public_transfer(metadata, ctx.sender());
}
// endregion: init

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(BEACON {}, ctx) }
