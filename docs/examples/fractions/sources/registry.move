// region: head
/// Lends the platform's publisher to creators, for policies and displays of their own assets.
module fractions::registry;

use fractions::asset::{AssetCap, Fraction};
use sui::display::{Self, Display};
use sui::package::{Self, Publisher};
use sui::transfer_policy::{Self, TransferPolicy, TransferPolicyCap};

/// The one-time witness of this module.
public struct REGISTRY has drop {}

/// Shared. `Fraction` is declared in this package, so only this publisher may speak for it.
public struct Registry has key {
    id: UID,
    publisher: Publisher,
}

/// A policy without rules, which only this package can use.
public struct UnlockPolicy<phantom T> has key {
    id: UID,
    policy: TransferPolicy<Fraction<T>>,
    cap: TransferPolicyCap<Fraction<T>>,
}
// endregion: head

fun init(otw: REGISTRY, ctx: &mut TxContext) {
    transfer::share_object(new(otw, ctx));
}

fun new(otw: REGISTRY, ctx: &mut TxContext): Registry {
    Registry { id: object::new(ctx), publisher: package::claim(otw, ctx) }
}

// region: setup
/// For the holder of the cap: a policy to add rules to, and the empty one that works on locked shares.
public fun setup_policy<T>(
    registry: &Registry,
    _: &AssetCap<T>,
    ctx: &mut TxContext,
): (TransferPolicy<Fraction<T>>, TransferPolicyCap<Fraction<T>>) {
    transfer::share_object(new_unlock_policy<T>(registry, ctx));
    transfer_policy::new(&registry.publisher, ctx)
}

fun new_unlock_policy<T>(registry: &Registry, ctx: &mut TxContext): UnlockPolicy<T> {
    let (policy, cap) = transfer_policy::new(&registry.publisher, ctx);
    UnlockPolicy { id: object::new(ctx), policy, cap }
}

/// For the holder of the cap: how wallets show its fractions. Add fields, then call `update_version`.
public fun new_display<T>(
    registry: &Registry,
    _: &AssetCap<T>,
    ctx: &mut TxContext,
): Display<Fraction<T>> {
    display::new(&registry.publisher, ctx)
}

public(package) fun policy<T>(unlock: &UnlockPolicy<T>): &TransferPolicy<Fraction<T>> {
    &unlock.policy
}
// endregion: setup

// region: test-only
#[test_only]
public fun new_for_testing(ctx: &mut TxContext): Registry {
    new(sui::test_utils::create_one_time_witness<REGISTRY>(), ctx)
}

#[test_only]
public fun new_unlock_policy_for_testing<T>(
    registry: &Registry,
    ctx: &mut TxContext,
): UnlockPolicy<T> {
    new_unlock_policy(registry, ctx)
}
// endregion: test-only
