/// The coin that the kit is shown with. Yours takes its place.
module pebble::pebble;

use sui::coin;

public struct PEBBLE has drop {}

// region: init
fun init(witness: PEBBLE, ctx: &mut TxContext) {
    let (treasury, metadata) = coin::create_currency(
        witness,
        6,
        b"PEBBLE",
        b"Pebble",
        b"A small stone",
        option::some(sui::url::new_unsafe_from_bytes(b"https://pebble.example/icon.svg")),
        ctx,
    );
    transfer::public_freeze_object(metadata);
    transfer::public_transfer(treasury, ctx.sender());
}
// endregion: init

// region: test-only
/// The kit needs a way to publish.
#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(PEBBLE {}, ctx) }
// endregion: test-only
