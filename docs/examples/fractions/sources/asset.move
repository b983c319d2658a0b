// region: head
/// Shares of real assets. The type `T` is the asset, and a `Fraction<T>` is a number of its shares.
module fractions::asset;

use std::string::String;
use sui::balance::{Self, Balance, Supply};
use sui::event;
use sui::types;
use sui::vec_map::{Self, VecMap};
// endregion: head

// region: errors
/// The type is not a one-time witness, so another asset of it could exist.
const ENotOneTime: u64 = 0;
/// More shares than the total allows, or an asset without any.
const ENoSupply: u64 = 1;
/// A unique fraction has the value 1 and can neither be split nor joined.
const EUnique: u64 = 2;
/// No shares, or so many that nothing would be left.
const EBadAmount: u64 = 3;
/// Each trait needs a key and a value.
const ETraits: u64 = 4;
/// The asset is not burnable.
const ENotBurnable: u64 = 5;
/// Shares of this asset trade under rules, so they are split inside a kiosk only.
const ERuled: u64 = 6;
// endregion: errors

// region: types
/// The asset, shared. It ties all shares together.
public struct Asset<phantom T> has key {
    id: UID,
    name: String,
    symbol: String,
    description: String,
    /// How many shares circulate.
    supply: Supply<T>,
    /// How many may circulate at most.
    total: u64,
    burnable: bool,
    ruled: bool,
}

/// The right to mint. Its holder is the one who backs the asset.
public struct AssetCap<phantom T> has key, store {
    id: UID,
}

/// Some shares in one object. With traits it is unique and has the value 1.
public struct Fraction<phantom T> has key, store {
    id: UID,
    balance: Balance<T>,
    traits: VecMap<String, String>,
    image_url: String,
    ruled: bool,
}
// endregion: types

// region: events
public struct Minted<phantom T> has copy, drop { fraction: ID, value: u64 }

/// The proof for redemption: who burned how many shares.
public struct Burned<phantom T> has copy, drop { fraction: ID, value: u64, holder: address }
// endregion: events

// region: new
/// Creates the asset of a one-time witness, so there is exactly one for each type.
public fun new<T: drop>(
    witness: T,
    name: String,
    symbol: String,
    description: String,
    total: u64,
    burnable: bool,
    ruled: bool,
    ctx: &mut TxContext,
): (Asset<T>, AssetCap<T>) {
    assert!(types::is_one_time_witness(&witness), ENotOneTime);
    assert!(total > 0, ENoSupply);
    let supply = balance::create_supply(witness);
    let id = object::new(ctx);
    let asset = Asset { id, name, symbol, description, supply, total, burnable, ruled };
    (asset, AssetCap { id: object::new(ctx) })
}

/// The only thing that can be done with a new asset, as it has neither `store` nor `drop`.
public fun share<T>(asset: Asset<T>) {
    transfer::share_object(asset);
}
// endregion: new

// region: mint
/// Mints shares, at most up to the total. With traits, it must be a single one.
public fun mint<T>(
    asset: &mut Asset<T>,
    _: &AssetCap<T>,
    value: u64,
    keys: vector<String>,
    values: vector<String>,
    image_url: String,
    ctx: &mut TxContext,
): Fraction<T> {
    assert!(value > 0, EBadAmount);
    assert!(value <= asset.total - asset.circulating(), ENoSupply);
    assert!(keys.length() == values.length(), ETraits);
    assert!(keys.is_empty() || value == 1, EUnique);
    let id = object::new(ctx);
    event::emit(Minted<T> { fraction: id.to_inner(), value });
    let balance = asset.supply.increase_supply(value);
    let traits = vec_map::from_keys_values(keys, values);
    Fraction { id, balance, traits, image_url, ruled: asset.ruled }
}
// endregion: mint

// region: split
/// Splits some shares off. For an asset with rules, use `unlock::split`.
public fun split<T>(fraction: &mut Fraction<T>, amount: u64, ctx: &mut TxContext): Fraction<T> {
    assert!(!fraction.ruled, ERuled);
    fraction.split_any(amount, ctx)
}

/// Without the check for rules: the caller must lock the result.
public(package) fun split_any<T>(
    fraction: &mut Fraction<T>,
    amount: u64,
    ctx: &mut TxContext,
): Fraction<T> {
    assert!(!fraction.is_unique(), EUnique);
    assert!(amount > 0 && amount < fraction.value(), EBadAmount);
    Fraction {
        id: object::new(ctx),
        balance: fraction.balance.split(amount),
        traits: vec_map::empty(),
        image_url: fraction.image_url,
        ruled: fraction.ruled,
    }
}

/// Adds the shares of `other`, which ceases to exist. Returns its ID.
public fun join<T>(fraction: &mut Fraction<T>, other: Fraction<T>): ID {
    assert!(!fraction.is_unique() && !other.is_unique(), EUnique);
    let Fraction { id, balance, .. } = other;
    let burned = id.to_inner();
    id.delete();
    fraction.balance.join(balance);
    burned
}
// endregion: split

// region: burn
/// Takes shares out of circulation. They can be minted again.
public fun burn<T>(asset: &mut Asset<T>, fraction: Fraction<T>, ctx: &TxContext) {
    assert!(asset.burnable, ENotBurnable);
    let Fraction { id, balance, .. } = fraction;
    let value = asset.supply.decrease_supply(balance);
    event::emit(Burned<T> { fraction: id.to_inner(), value, holder: ctx.sender() });
    id.delete();
}
// endregion: burn

// region: accessors
public fun circulating<T>(asset: &Asset<T>): u64 { asset.supply.supply_value() }

public fun total<T>(asset: &Asset<T>): u64 { asset.total }

public fun value<T>(fraction: &Fraction<T>): u64 { fraction.balance.value() }

public fun is_unique<T>(fraction: &Fraction<T>): bool { !fraction.traits.is_empty() }
// endregion: accessors
