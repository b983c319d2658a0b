// region: setup
#[test_only]
module kiosk_apps::apps_tests;

use kiosk_apps::gift_box::{Self, GiftBox};
use kiosk_apps::shop_sign;
use std::unit_test::assert_eq;
use sui::kiosk::{Self, Kiosk, KioskOwnerCap};
use sui::kiosk_extension as extension;
use sui::test_utils::destroy;
use sui::transfer_policy::{Self, TransferPolicy, TransferPolicyCap};

public struct Toy has key, store { id: UID }

/// A kiosk, its capability, and a policy for toys.
fun open(
    ctx: &mut TxContext,
): (Kiosk, KioskOwnerCap, TransferPolicy<Toy>, TransferPolicyCap<Toy>) {
    let (kiosk, cap) = kiosk::new(ctx);
    let (policy, policy_cap) = transfer_policy::new_for_testing<Toy>(ctx);
    (kiosk, cap, policy, policy_cap)
}

fun close<P, C>(kiosk: Kiosk, cap: KioskOwnerCap, policy: P, policy_cap: C) {
    destroy(kiosk);
    destroy(cap);
    destroy(policy);
    destroy(policy_cap);
}

fun give(kiosk: &mut Kiosk, policy: &TransferPolicy<Toy>, ctx: &mut TxContext): ID {
    let toy = Toy { id: object::new(ctx) };
    let id = object::id(&toy);
    gift_box::leave_gift(kiosk, toy, policy, ctx);
    id
}
// endregion: setup

// region: sign
#[test]
fun a_sign_is_set_changed_and_cleared() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap) = kiosk::new(ctx);
    assert!(shop_sign::read(&kiosk).is_none());

    shop_sign::set(&mut kiosk, &cap, b"Open".to_string());
    shop_sign::change(&mut kiosk, &cap, b"Back soon".to_string());
    assert_eq!(shop_sign::read(&kiosk), option::some(b"Back soon".to_string()));

    shop_sign::clear(&mut kiosk, &cap);
    assert!(!shop_sign::is_set(&kiosk));
    destroy(kiosk);
    destroy(cap);
}

#[test, expected_failure(abort_code = kiosk::ENotOwner)]
fun a_stranger_writes_no_sign() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap) = kiosk::new(ctx);
    let (other, other_cap) = kiosk::new(ctx);
    shop_sign::set(&mut kiosk, &other_cap, b"Free gifts".to_string());
    destroy(kiosk);
    destroy(cap);
    destroy(other);
    destroy(other_cap);
}

#[test, expected_failure(abort_code = shop_sign::EHasSign)]
fun a_second_sign_is_refused() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap) = kiosk::new(ctx);
    shop_sign::set(&mut kiosk, &cap, b"One".to_string());
    shop_sign::set(&mut kiosk, &cap, b"Two".to_string());
    destroy(kiosk);
    destroy(cap);
}
// endregion: sign

// region: life
#[test]
fun a_gift_belongs_to_the_owner() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, policy_cap) = open(ctx);
    gift_box::install(&mut kiosk, &cap, ctx);
    let id = give(&mut kiosk, &policy, ctx);
    assert!(!kiosk.is_locked(id));
    assert_eq!(gift_box::gifts_of(&kiosk, ctx.sender()), 1);

    let toy: Toy = kiosk.take(&cap, id);
    destroy(toy);
    close(kiosk, cap, policy, policy_cap);
}

#[test]
fun an_app_is_paused_and_resumed() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, policy_cap) = open(ctx);
    gift_box::install(&mut kiosk, &cap, ctx);
    extension::disable<GiftBox>(&mut kiosk, &cap);
    assert!(!extension::can_place<GiftBox>(&kiosk));
    assert_eq!(gift_box::gifts_of(&kiosk, ctx.sender()), 0);

    extension::enable<GiftBox>(&mut kiosk, &cap);
    give(&mut kiosk, &policy, ctx);
    assert_eq!(kiosk.item_count(), 1);
    close(kiosk, cap, policy, policy_cap);
}

#[test]
fun an_empty_app_leaves() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, policy_cap) = open(ctx);
    gift_box::install(&mut kiosk, &cap, ctx);
    give(&mut kiosk, &policy, ctx);

    gift_box::clear_counters(&mut kiosk, &cap, vector[ctx.sender(), @0xb0b]);
    gift_box::uninstall(&mut kiosk, &cap);
    assert!(!extension::is_installed<GiftBox>(&kiosk));
    assert_eq!(kiosk.item_count(), 1);
    close(kiosk, cap, policy, policy_cap);
}
// endregion: life

// region: refused
#[test, expected_failure(abort_code = gift_box::ENotInstalled)]
fun no_gift_without_the_app() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, policy_cap) = open(ctx);
    give(&mut kiosk, &policy, ctx);
    close(kiosk, cap, policy, policy_cap);
}

#[test, expected_failure(abort_code = gift_box::EDisabled)]
fun no_gift_while_disabled() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, policy_cap) = open(ctx);
    gift_box::install(&mut kiosk, &cap, ctx);
    extension::disable<GiftBox>(&mut kiosk, &cap);
    give(&mut kiosk, &policy, ctx);
    close(kiosk, cap, policy, policy_cap);
}

#[test, expected_failure(abort_code = gift_box::ETooMany)]
fun ten_gifts_are_enough() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, policy_cap) = open(ctx);
    gift_box::install(&mut kiosk, &cap, ctx);
    11u64.do!(|_| { give(&mut kiosk, &policy, ctx); });
    close(kiosk, cap, policy, policy_cap);
}

#[test, expected_failure(abort_code = sui::bag::EBagNotEmpty)]
fun an_app_with_data_stays() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, policy_cap) = open(ctx);
    gift_box::install(&mut kiosk, &cap, ctx);
    give(&mut kiosk, &policy, ctx);
    gift_box::uninstall(&mut kiosk, &cap);
    close(kiosk, cap, policy, policy_cap);
}

#[test, expected_failure(abort_code = gift_box::ENotOwner)]
fun a_stranger_clears_nothing() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, policy_cap) = open(ctx);
    let (other, other_cap) = kiosk::new(ctx);
    gift_box::install(&mut kiosk, &cap, ctx);
    gift_box::clear_counters(&mut kiosk, &other_cap, vector[]);
    close(kiosk, cap, policy, policy_cap);
    destroy(other);
    destroy(other_cap);
}
// endregion: refused

// region: permissions
public struct Locker has drop {}

#[test]
fun the_lock_bit_allows_placing_too() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, policy_cap) = open(ctx);
    extension::add(Locker {}, &mut kiosk, &cap, 2, ctx);
    assert!(!extension::can_place<Locker>(&kiosk));
    assert!(extension::can_lock<Locker>(&kiosk));

    let toy = Toy { id: object::new(ctx) };
    let id = object::id(&toy);
    extension::place(Locker {}, &mut kiosk, toy, &policy);
    assert!(kiosk.has_item(id) && !kiosk.is_locked(id));
    close(kiosk, cap, policy, policy_cap);
}

#[test, expected_failure(abort_code = extension::EExtensionNotAllowed)]
fun the_place_bit_does_not_lock() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, policy_cap) = open(ctx);
    extension::add(Locker {}, &mut kiosk, &cap, 1, ctx);
    let toy = Toy { id: object::new(ctx) };
    extension::lock(Locker {}, &mut kiosk, toy, &policy);
    close(kiosk, cap, policy, policy_cap);
}

#[test, expected_failure(abort_code = sui::dynamic_field::EFieldDoesNotExist)]
fun asking_a_missing_app_aborts() {
    let ctx = &mut tx_context::dummy();
    let (kiosk, cap) = kiosk::new(ctx);
    extension::can_place<Locker>(&kiosk);
    destroy(kiosk);
    destroy(cap);
}
// endregion: permissions
