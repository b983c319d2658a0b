// region: head
#[test_only]
module swap::escrow_tests;

use std::unit_test::assert_eq;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;
use swap::escrow::{Self, Escrow};
use swap::lock::{Self, Key, Locked};
use swap::sticker::{Self, Sticker};

const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
const EVE: address = @0xe7e;

/// Bob has locked a fox, and Alice offers him a whale for it.
fun open_offer(): Scenario {
    let mut scenario = test_scenario::begin(BOB);
    let fox = sticker::print(b"fox".to_string(), scenario.ctx());
    let (locked, key) = lock::lock(fox, scenario.ctx());
    let wanted = object::id(&key);
    transfer::public_transfer(locked, BOB);
    transfer::public_transfer(key, BOB);

    scenario.next_tx(ALICE);
    let whale = sticker::print(b"whale".to_string(), scenario.ctx());
    escrow::create(whale, wanted, BOB, scenario.ctx());
    scenario
}

/// The sender of the current transaction accepts with everything that Bob has.
fun accept(scenario: &mut Scenario): Sticker {
    let escrow = scenario.take_shared<Escrow<Sticker>>();
    let key = scenario.take_from_address<Key>(BOB);
    let locked = scenario.take_from_address<Locked<Sticker>>(BOB);
    escrow.swap(key, locked, scenario.ctx())
}
// endregion: head

// region: rules
#[test]
fun a_swap_moves_both_items() {
    let mut scenario = open_offer();
    scenario.next_tx(BOB);
    let whale = accept(&mut scenario);
    assert_eq!(whale.motif(), b"whale".to_string());
    transfer::public_transfer(whale, BOB);

    scenario.next_tx(ALICE);
    let fox = scenario.take_from_sender<Sticker>();
    assert_eq!(fox.motif(), b"fox".to_string());
    assert!(!test_scenario::has_most_recent_shared<Escrow<Sticker>>());
    scenario.return_to_sender(fox);
    scenario.end();
}

#[test]
fun the_sender_gets_the_item_back() {
    let mut scenario = open_offer();
    scenario.next_tx(ALICE);
    let escrow = scenario.take_shared<Escrow<Sticker>>();
    let whale = escrow.return_to_sender(scenario.ctx());
    assert_eq!(whale.motif(), b"whale".to_string());
    destroy(whale);
    scenario.end();
}

#[test]
fun after_a_return_no_offer_is_left() {
    let mut scenario = open_offer();
    scenario.next_tx(ALICE);
    let escrow = scenario.take_shared<Escrow<Sticker>>();
    destroy(escrow.return_to_sender(scenario.ctx()));

    // Bob has lost nothing: the lock still opens with its key.
    scenario.next_tx(BOB);
    assert!(!test_scenario::has_most_recent_shared<Escrow<Sticker>>());
    let key = scenario.take_from_sender<Key>();
    let locked = scenario.take_from_sender<Locked<Sticker>>();
    destroy(locked.unlock(key));
    scenario.end();
}

#[test]
fun every_step_is_announced() {
    let mut scenario = open_offer();
    assert_eq!(scenario.next_tx(BOB).num_user_events(), 1);
    destroy(accept(&mut scenario));
    // The escrow was swapped, and the lock was destroyed.
    assert_eq!(scenario.end().num_user_events(), 2);
}
// endregion: rules

// region: attacks
#[test, expected_failure(abort_code = escrow::EMismatchedExchangeObject)]
fun an_item_that_was_opened_in_between_is_refused() {
    let mut scenario = open_offer();
    scenario.next_tx(BOB);
    let key = scenario.take_from_sender<Key>();
    let mut fox = scenario.take_from_sender<Locked<Sticker>>().unlock(key);
    fox.draw_over(b"scribble".to_string());
    let (locked, key) = lock::lock(fox, scenario.ctx());

    let escrow = scenario.take_shared<Escrow<Sticker>>();
    destroy(escrow.swap(key, locked, scenario.ctx()));
    scenario.end();
}

#[test, expected_failure(abort_code = escrow::EMismatchedExchangeObject)]
fun another_item_is_refused() {
    let mut scenario = open_offer();
    scenario.next_tx(BOB);
    let toad = sticker::print(b"toad".to_string(), scenario.ctx());
    let (locked, key) = lock::lock(toad, scenario.ctx());

    let escrow = scenario.take_shared<Escrow<Sticker>>();
    destroy(escrow.swap(key, locked, scenario.ctx()));
    scenario.end();
}

#[test, expected_failure(abort_code = lock::ELockKeyMismatch)]
fun the_right_key_with_another_lock_is_refused() {
    let mut scenario = open_offer();
    scenario.next_tx(BOB);
    let key = scenario.take_from_sender<Key>();
    let toad = sticker::print(b"toad".to_string(), scenario.ctx());
    let (locked, other_key) = lock::lock(toad, scenario.ctx());

    let escrow = scenario.take_shared<Escrow<Sticker>>();
    destroy(escrow.swap(key, locked, scenario.ctx()));
    destroy(other_key);
    scenario.end();
}

#[test, expected_failure(abort_code = escrow::EMismatchedSenderRecipient)]
fun a_stranger_cannot_swap() {
    let mut scenario = open_offer();
    // Not even with the right lock and key.
    scenario.next_tx(EVE);
    destroy(accept(&mut scenario));
    scenario.end();
}

#[test, expected_failure(abort_code = escrow::EMismatchedSenderRecipient)]
fun a_stranger_cannot_cancel() {
    let mut scenario = open_offer();
    scenario.next_tx(EVE);
    let escrow = scenario.take_shared<Escrow<Sticker>>();
    destroy(escrow.return_to_sender(scenario.ctx()));
    scenario.end();
}
// endregion: attacks
