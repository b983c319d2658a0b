/// A coin of which at most one million can ever be minted.
module acorn::acorn;

use sui::coin::{Self, Coin, TreasuryCap};
use sui::event;

/// This mint would pass the limit.
const EOverLimit: u64 = 0;

/// One million acorns, in the smallest unit.
const LIMIT: u64 = 1_000_000_000_000;

// region: objects
/// The one-time witness: one value, which only `init` ever sees.
public struct ACORN has drop {}

/// Holds the treasury cap, so that the functions below are the only way to it. Shared.
public struct Vault has key {
    id: UID,
    treasury: TreasuryCap<ACORN>,
    /// Everything ever minted. Burning does not lower it.
    minted: u64,
}

/// The permission to mint, and to close the vault.
public struct MinterCap has key, store { id: UID }

/// Emitted by `mint`.
public struct Minted has copy, drop { amount: u64 }
// endregion: objects

// region: init
fun init(witness: ACORN, ctx: &mut TxContext) {
    let (treasury, metadata) = coin::create_currency(
        witness,
        6,
        b"ACORN",
        b"Acorn",
        b"The coin of the greenhouse",
        option::some(sui::url::new_unsafe_from_bytes(b"https://example.com/acorn.svg")),
        ctx,
    );
    transfer::public_freeze_object(metadata);
    transfer::share_object(Vault { id: object::new(ctx), treasury, minted: 0 });
    transfer::public_transfer(MinterCap { id: object::new(ctx) }, ctx.sender());
}
// endregion: init

// region: mint
/// Mints coins for the caller to send on, as long as the limit has room.
public fun mint(vault: &mut Vault, _: &MinterCap, amount: u64, ctx: &mut TxContext): Coin<ACORN> {
    assert!(amount <= LIMIT - vault.minted, EOverLimit);
    vault.minted = vault.minted + amount;
    event::emit(Minted { amount });
    vault.treasury.mint(amount, ctx)
}
// endregion: mint

// region: burn
/// Destroys a coin. Anyone may do that with what is theirs.
public fun burn(vault: &mut Vault, coin: Coin<ACORN>): u64 {
    vault.treasury.burn(coin)
}
// endregion: burn

// region: close
/// Ends minting forever. Holders can still burn.
public fun stop_minting(cap: MinterCap) {
    let MinterCap { id } = cap;
    id.delete();
}

/// Ends minting and burning forever. The frozen cap still proves the supply.
public fun close(vault: Vault, cap: MinterCap) {
    let Vault { id, treasury, minted: _ } = vault;
    id.delete();
    let MinterCap { id } = cap;
    id.delete();
    transfer::public_freeze_object(treasury);
}
// endregion: close

/// The coins that exist now.
public fun supply(vault: &Vault): u64 { vault.treasury.total_supply() }

/// What may still be minted.
public fun room(vault: &Vault): u64 { LIMIT - vault.minted }

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(ACORN {}, ctx) }
