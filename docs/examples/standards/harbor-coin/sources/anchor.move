/// Anchor: a coin whose supply can never exceed a fixed number.
module harbor_coin::anchor;

use sui::coin::{Self, Coin, TreasuryCap};

// region: types
#[error]
const ESupplyExceeded: vector<u8> = b"More anchors would exist than the maximum.";

/// One million anchors of six decimals, in base units.
const MAX_SUPPLY: u64 = 1_000_000_000_000;

/// The one-time witness, and the type of the currency.
public struct ANCHOR has drop {}

/// The treasury cap, in a box that opens only for the functions of this module.
public struct Mint has key, store {
    id: UID,
    cap: TreasuryCap<ANCHOR>,
}
// endregion: types

// region: init
fun init(witness: ANCHOR, ctx: &mut TxContext) {
    let (cap, metadata) = coin::create_currency(
        witness,
        6,
        b"ANCHOR",
        b"Harbor Anchor",
        b"Pays for a berth in the harbor",
        option::some(sui::url::new_unsafe_from_bytes(b"https://harbor.example/anchor.svg")),
        ctx,
    );
    transfer::public_freeze_object(metadata);
    transfer::transfer(Mint { id: object::new(ctx), cap }, ctx.sender());
}
// endregion: init

// region: mint
/// Mints coins for the holder of the mint, up to the maximum.
public fun mint(self: &mut Mint, amount: u64, ctx: &mut TxContext): Coin<ANCHOR> {
    assert!(amount <= MAX_SUPPLY - self.cap.total_supply(), ESupplyExceeded);
    self.cap.mint(amount, ctx)
}

/// Burns a coin. Its amount can be minted again.
public fun burn(self: &mut Mint, coin: Coin<ANCHOR>): u64 {
    self.cap.burn(coin)
}

public fun total_supply(self: &Mint): u64 { self.cap.total_supply() }

public fun max_supply(): u64 { MAX_SUPPLY }
// endregion: mint

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(ANCHOR {}, ctx) }
