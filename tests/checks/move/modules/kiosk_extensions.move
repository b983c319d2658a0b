/// Extensions of a kiosk put things in, as far as its owner allows.
module a::a;
use std::unit_test::destroy;
use sui::{kiosk::{Self, Kiosk, KioskOwnerCap}, kiosk_extension as ext, transfer_policy as tp};
public struct Ext has drop {}
public struct Card has key, store { id: UID }

fun card(ctx: &mut TxContext): Card { Card { id: object::new(ctx) } }
fun opened(permissions: u128, ctx: &mut TxContext): (Kiosk, KioskOwnerCap) {
    let (mut shop, owner) = kiosk::new(ctx);
    ext::add(Ext {}, &mut shop, &owner, permissions, ctx);
    (shop, owner)
}

#[test]
fun installed() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = opened(3, ctx);
    let (policy, cap) = tp::new_for_testing<Card>(ctx);
    assert!(ext::is_installed<Ext>(&shop) && ext::can_place<Ext>(&shop) && ext::can_lock<Ext>(&shop));
    ext::place(Ext {}, &mut shop, card(ctx), &policy);
    let locked = card(ctx);
    let id = object::id(&locked);
    ext::lock(Ext {}, &mut shop, locked, &policy);
    assert!(shop.item_count() == 2 && shop.is_locked(id));
    ext::storage_mut(Ext {}, &mut shop).add(1u8, 2u8);
    ext::disable<Ext>(&mut shop, &owner);
    assert!(!ext::is_enabled<Ext>(&shop) && !ext::can_place<Ext>(&shop));
    assert!(*ext::storage(Ext {}, &shop).borrow<u8, u8>(1) == 2);
    let _: u8 = ext::storage_mut(Ext {}, &mut shop).remove(1u8);
    ext::enable<Ext>(&mut shop, &owner);
    ext::remove<Ext>(&mut shop, &owner);
    assert!(!ext::is_installed<Ext>(&shop));
    destroy(shop); destroy(owner); destroy(policy); destroy(cap);
}

#[test, expected_failure(abort_code = 2, location = sui::kiosk_extension)]
fun lock_without_the_permission() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = opened(1, ctx);
    let (policy, cap) = tp::new_for_testing<Card>(ctx);
    ext::lock(Ext {}, &mut shop, card(ctx), &policy);
    destroy(shop); destroy(owner); destroy(policy); destroy(cap);
}

#[test, expected_failure(abort_code = 2, location = sui::kiosk_extension)]
fun place_while_disabled() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = opened(3, ctx);
    let (policy, cap) = tp::new_for_testing<Card>(ctx);
    ext::disable<Ext>(&mut shop, &owner);
    ext::place(Ext {}, &mut shop, card(ctx), &policy);
    destroy(shop); destroy(owner); destroy(policy); destroy(cap);
}

#[test, expected_failure(abort_code = 3, location = sui::kiosk_extension)]
fun not_installed() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = kiosk::new(ctx);
    ext::storage_mut(Ext {}, &mut shop);
    destroy(shop); destroy(owner);
}

#[test, expected_failure(abort_code = 0, location = sui::kiosk_extension)]
fun somebody_elses_cap() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = opened(3, ctx);
    let (other, stranger) = kiosk::new(ctx);
    ext::disable<Ext>(&mut shop, &stranger);
    destroy(shop); destroy(owner); destroy(other); destroy(stranger);
}

#[test, expected_failure(abort_code = 0, location = sui::bag)]
fun removed_with_data() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = opened(0, ctx);
    ext::storage_mut(Ext {}, &mut shop).add(1u8, 2u8);
    ext::remove<Ext>(&mut shop, &owner);
    destroy(shop); destroy(owner);
}
