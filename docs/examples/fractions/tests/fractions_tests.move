// region: head
#[test_only]
module fractions::fractions_tests;

use fractions::asset::{Self, Asset, AssetCap, Fraction};
use fractions::lock_rule;
use fractions::registry::{Self, Registry, UnlockPolicy};
use fractions::template::{Self, TEMPLATE};
use fractions::unlock;
use std::string::String;
use std::unit_test::assert_eq;
use sui::event;
use sui::kiosk::{Self, Kiosk, KioskOwnerCap};
use sui::test_scenario;
use sui::test_utils::{create_one_time_witness, destroy};
use sui::transfer_policy;

/// Stands for the creator's rules, such as a royalty.
public struct Rule has drop {}

/// A type with `drop` that is not a one-time witness.
public struct Forged has drop {}

/// An asset of 100 shares, its cap, the platform's objects, and a holder's kiosk.
public struct World {
    asset: Asset<TEMPLATE>,
    cap: AssetCap<TEMPLATE>,
    registry: Registry,
    unlock: UnlockPolicy<TEMPLATE>,
    kiosk: Kiosk,
    owner: KioskOwnerCap,
}

fun open(burnable: bool, ruled: bool, ctx: &mut TxContext): World {
    let witness = create_one_time_witness<TEMPLATE>();
    let name = b"Vineyard".to_string();
    let (asset, cap) = asset::new(witness, name, name, name, 100, burnable, ruled, ctx);
    let registry = registry::new_for_testing(ctx);
    let unlock = registry::new_unlock_policy_for_testing(&registry, ctx);
    let (kiosk, owner) = kiosk::new(ctx);
    World { asset, cap, registry, unlock, kiosk, owner }
}

fun mint(world: &mut World, value: u64, ctx: &mut TxContext): Fraction<TEMPLATE> {
    let World { asset, cap, .. } = world;
    asset.mint(cap, value, vector[], vector[], b"".to_string(), ctx)
}

/// Mints shares and locks them in the holder's kiosk, as a sale under a lock rule would.
fun lock(world: &mut World, value: u64, ctx: &mut TxContext): ID {
    let fraction = world.mint(value, ctx);
    let id = object::id(&fraction);
    let World { registry, cap, kiosk, owner, .. } = world;
    let (policy, policy_cap) = registry.setup_policy(cap, ctx);
    kiosk.lock(owner, &policy, fraction);
    destroy(policy);
    destroy(policy_cap);
    id
}

fun value_of(world: &World, id: ID): u64 {
    world.kiosk.borrow<Fraction<TEMPLATE>>(&world.owner, id).value()
}

fun texts(text: vector<u8>): vector<String> {
    vector[text.to_string()]
}
// endregion: head

// region: supply
#[test]
fun all_shares_can_be_minted_and_not_one_more() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, false, ctx);
    let fraction = world.mint(100, ctx);
    assert_eq!(world.asset.circulating(), world.asset.total());
    destroy(fraction);
    destroy(world);
}

#[test, expected_failure(abort_code = asset::ENoSupply)]
fun the_total_is_a_limit() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, false, ctx);
    let first = world.mint(60, ctx);
    let second = world.mint(41, ctx);
    destroy(first);
    destroy(second);
    destroy(world);
}

#[test]
fun burned_shares_can_be_minted_again() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, false, ctx);
    let fraction = world.mint(100, ctx);
    world.asset.burn(fraction, ctx);
    assert_eq!(world.asset.circulating(), 0);
    assert_eq!(event::events_by_type<asset::Burned<TEMPLATE>>().length(), 1);
    let again = world.mint(100, ctx);
    assert_eq!(again.value(), 100);
    destroy(again);
    destroy(world);
}

#[test, expected_failure(abort_code = asset::ENotBurnable)]
fun an_asset_can_forbid_burning() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(false, false, ctx);
    let fraction = world.mint(1, ctx);
    world.asset.burn(fraction, ctx);
    destroy(world);
}

#[test, expected_failure(abort_code = asset::ENotOneTime)]
fun a_type_that_could_be_used_twice_is_refused() {
    let ctx = &mut tx_context::dummy();
    let name = b"Forged".to_string();
    let (asset, cap) = asset::new(Forged {}, name, name, name, 100, true, true, ctx);
    destroy(asset);
    destroy(cap);
}

#[test, expected_failure(abort_code = asset::ENoSupply)]
fun an_asset_without_shares_is_refused() {
    let ctx = &mut tx_context::dummy();
    let name = b"Nothing".to_string();
    let witness = create_one_time_witness<TEMPLATE>();
    let (asset, cap) = asset::new(witness, name, name, name, 0, true, true, ctx);
    destroy(asset);
    destroy(cap);
}
#[test, expected_failure(abort_code = asset::EBadAmount)]
fun zero_shares_are_not_minted() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, false, ctx);
    let fraction = world.mint(0, ctx);
    destroy(fraction);
    destroy(world);
}
// endregion: supply

// region: shares
#[test]
fun shares_split_and_join_without_loss() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, false, ctx);
    let mut fraction = world.mint(100, ctx);
    let part = fraction.split(30, ctx);
    assert_eq!(fraction.value(), 70);
    let id = object::id(&part);
    assert_eq!(fraction.join(part), id);
    assert_eq!(fraction.value(), 100);
    destroy(fraction);
    destroy(world);
}

#[test, expected_failure(abort_code = asset::EBadAmount)]
fun nothing_is_split_off_empty() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, false, ctx);
    let mut fraction = world.mint(100, ctx);
    destroy(fraction.split(100, ctx));
    destroy(fraction);
    destroy(world);
}

#[test, expected_failure(abort_code = asset::EUnique)]
fun a_unique_fraction_is_never_joined() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, false, ctx);
    let mut fraction = world.mint(10, ctx);
    let World { asset, cap, .. } = &mut world;
    let unique = asset.mint(cap, 1, texts(b"row"), texts(b"7"), b"".to_string(), ctx);
    assert!(unique.is_unique());
    fraction.join(unique);
    destroy(fraction);
    destroy(world);
}

#[test, expected_failure(abort_code = asset::EUnique)]
fun nothing_is_joined_to_a_unique_fraction() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, false, ctx);
    let fraction = world.mint(10, ctx);
    let World { asset, cap, .. } = &mut world;
    let mut unique = asset.mint(cap, 1, texts(b"row"), texts(b"7"), b"".to_string(), ctx);
    unique.join(fraction);
    destroy(unique);
    destroy(world);
}

#[test, expected_failure(abort_code = asset::EUnique)]
fun a_unique_fraction_is_never_split() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, false, ctx);
    let World { asset, cap, .. } = &mut world;
    let mut unique = asset.mint(cap, 1, texts(b"row"), texts(b"7"), b"".to_string(), ctx);
    destroy(unique.split(1, ctx));
    destroy(unique);
    destroy(world);
}

#[test, expected_failure(abort_code = asset::EUnique)]
fun many_shares_have_no_traits() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, false, ctx);
    let World { asset, cap, .. } = &mut world;
    destroy(asset.mint(cap, 2, texts(b"row"), texts(b"7"), b"".to_string(), ctx));
    destroy(world);
}

#[test, expected_failure(abort_code = asset::ETraits)]
fun a_trait_without_a_value_is_refused() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, false, ctx);
    let World { asset, cap, .. } = &mut world;
    destroy(asset.mint(cap, 1, texts(b"row"), vector[], b"".to_string(), ctx));
    destroy(world);
}
// endregion: shares

// region: locked
#[test]
fun locked_shares_join_split_and_burn_in_their_kiosk() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, true, ctx);
    let (into, from) = (world.lock(10, ctx), world.lock(5, ctx));
    let World { asset, unlock, kiosk, owner, .. } = &mut world;

    unlock::join(kiosk, owner, unlock, into, from, ctx);
    assert!(!kiosk.has_item(from));
    let part = unlock::split(kiosk, owner, unlock, into, 4, ctx);
    assert!(kiosk.is_locked(into) && kiosk.is_locked(part));
    unlock::burn(asset, kiosk, owner, unlock, part, ctx);

    assert_eq!(world.value_of(into), 11);
    assert_eq!(world.asset.circulating(), 11);
    destroy(world);
}

/// A loan from the kiosk gives a mutable reference to locked shares, with which most of them could be split off.
#[test, expected_failure(abort_code = asset::ERuled)]
fun shares_under_rules_are_not_split_off_a_loan() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, true, ctx);
    let id = world.lock(10, ctx);
    let World { kiosk, owner, .. } = &mut world;
    let (mut fraction, loan) = kiosk.borrow_val<Fraction<TEMPLATE>>(owner, id);
    let loot = fraction.split(9, ctx);
    kiosk.return_val(fraction, loan);
    destroy(loot);
    destroy(world);
}

/// The loan can't be paid back either, once the locked shares are in another fraction.
#[test, expected_failure(abort_code = kiosk::EItemMismatch)]
fun a_loan_is_not_paid_back_with_other_shares() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, true, ctx);
    let id = world.lock(10, ctx);
    let mut loose = world.mint(1, ctx);
    let other = world.mint(1, ctx);
    let World { kiosk, owner, .. } = &mut world;
    let (fraction, loan) = kiosk.borrow_val<Fraction<TEMPLATE>>(owner, id);
    loose.join(fraction);
    kiosk.return_val(other, loan);
    destroy(loose);
    destroy(world);
}

/// Joining must not be a way out: the holder places one loose share and joins the locked ones into it.
#[test, expected_failure(abort_code = unlock::ENotLocked)]
fun locked_shares_do_not_flow_into_a_loose_fraction() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, true, ctx);
    let from = world.lock(10, ctx);
    let loose = world.mint(1, ctx);
    let into = object::id(&loose);
    let World { unlock, kiosk, owner, .. } = &mut world;
    kiosk.place(owner, loose);
    unlock::join(kiosk, owner, unlock, into, from, ctx);
    destroy(world);
}

#[test, expected_failure(abort_code = kiosk::EItemLocked)]
fun locked_shares_are_not_taken() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, true, ctx);
    let id = world.lock(10, ctx);
    let World { kiosk, owner, .. } = &mut world;
    destroy(kiosk.take<Fraction<TEMPLATE>>(owner, id));
    destroy(world);
}

#[test, expected_failure(abort_code = transfer_policy::EPolicyNotSatisfied)]
fun a_sale_meets_the_rules() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, true, ctx);
    let id = world.lock(10, ctx);
    let World { registry, cap, kiosk, owner, .. } = &mut world;
    let (mut policy, policy_cap) = registry.setup_policy(cap, ctx);
    transfer_policy::add_rule(Rule {}, &mut policy, &policy_cap, true);
    kiosk.list<Fraction<TEMPLATE>>(owner, id, 0);
    let (fraction, request) = kiosk.purchase<Fraction<TEMPLATE>>(id, sui::coin::zero(ctx));
    policy.confirm_request(request);
    destroy(fraction);
    destroy(policy);
    destroy(policy_cap);
    destroy(world);
}

#[test]
fun a_buyer_who_locks_meets_the_rule() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, true, ctx);
    let id = world.lock(10, ctx);
    let World { registry, cap, kiosk, owner, .. } = &mut world;
    let (mut policy, policy_cap) = registry.setup_policy(cap, ctx);
    lock_rule::add(&mut policy, &policy_cap);
    let (mut home, home_cap) = kiosk::new(ctx);
    kiosk.list<Fraction<TEMPLATE>>(owner, id, 0);
    let (fraction, mut request) = kiosk.purchase<Fraction<TEMPLATE>>(id, sui::coin::zero(ctx));
    home.lock(&home_cap, &policy, fraction);
    lock_rule::prove(&mut request, &home);
    policy.confirm_request(request);
    assert!(home.is_locked(id));
    destroy(home);
    destroy(home_cap);
    destroy(policy);
    destroy(policy_cap);
    destroy(world);
}

#[test, expected_failure(abort_code = lock_rule::ENotLocked)]
fun a_buyer_who_only_places_is_refused() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, true, ctx);
    let id = world.lock(10, ctx);
    let World { registry, cap, kiosk, owner, .. } = &mut world;
    let (mut policy, policy_cap) = registry.setup_policy(cap, ctx);
    lock_rule::add(&mut policy, &policy_cap);
    let (mut home, home_cap) = kiosk::new(ctx);
    kiosk.list<Fraction<TEMPLATE>>(owner, id, 0);
    let (fraction, mut request) = kiosk.purchase<Fraction<TEMPLATE>>(id, sui::coin::zero(ctx));
    home.place(&home_cap, fraction);
    lock_rule::prove(&mut request, &home);
    abort 100
}

/// The rules bind holders, and not the issuer: a second policy starts without any.
#[test]
fun the_issuer_can_sell_past_the_rules() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, true, ctx);
    let id = world.lock(10, ctx);
    let World { registry, cap, kiosk, owner, .. } = &mut world;
    let (mut first, first_cap) = registry.setup_policy(cap, ctx);
    transfer_policy::add_rule(Rule {}, &mut first, &first_cap, true);
    let (second, second_cap) = registry.setup_policy(cap, ctx);
    kiosk.list<Fraction<TEMPLATE>>(owner, id, 0);
    let (fraction, request) = kiosk.purchase<Fraction<TEMPLATE>>(id, sui::coin::zero(ctx));
    second.confirm_request(request);
    assert_eq!(fraction.value(), 10);
    destroy(fraction);
    destroy(first);
    destroy(first_cap);
    destroy(second);
    destroy(second_cap);
    destroy(world);
}

#[test, expected_failure(abort_code = kiosk::ENotOwner)]
fun a_stranger_burns_nothing() {
    let ctx = &mut tx_context::dummy();
    let mut world = open(true, true, ctx);
    let id = world.lock(10, ctx);
    let (other, stranger) = kiosk::new(ctx);
    let World { asset, unlock, kiosk, .. } = &mut world;
    unlock::burn(asset, kiosk, &stranger, unlock, id, ctx);
    destroy(other);
    destroy(stranger);
    destroy(world);
}
// endregion: locked

// region: template
#[test]
fun publishing_the_template_creates_one_asset() {
    let mut scenario = test_scenario::begin(@0xa11ce);
    template::init_for_testing(scenario.ctx());
    scenario.next_tx(@0xa11ce);
    let mut asset = scenario.take_shared<Asset<TEMPLATE>>();
    let cap = scenario.take_from_sender<AssetCap<TEMPLATE>>();
    assert_eq!(asset.total(), 123_456_789);
    let fraction = asset.mint(&cap, 1, vector[], vector[], b"".to_string(), scenario.ctx());
    transfer::public_transfer(fraction, @0xb0b);
    test_scenario::return_shared(asset);
    scenario.return_to_sender(cap);
    scenario.end();
}
// endregion: template
