#[test_only]
module swap::custodian_tests;

use std::unit_test::assert_eq;
use sui::test_scenario::{Self, Scenario};
use swap::custodian::{Self, Escrow};
use swap::lock;
use swap::sticker::{Self, Sticker};

const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
const EVE: address = @0xe7e;
const CUSTODIAN: address = @0xc057;

/// Alice and Bob deposit. Each names the other's key, or one that nobody has.
fun deposits(bob_wants_something_else: bool, bob_sends_to: address): (Scenario, ID, ID) {
    let mut scenario = test_scenario::begin(ALICE);
    let whale = sticker::print(b"whale".to_string(), scenario.ctx());
    let (locked_whale, whale_key) = lock::lock(whale, scenario.ctx());
    let whale_key_id = object::id(&whale_key);
    let fox = sticker::print(b"fox".to_string(), scenario.ctx());
    let (locked_fox, fox_key) = lock::lock(fox, scenario.ctx());
    let fox_key_id = object::id(&fox_key);
    custodian::create(whale_key, locked_whale, fox_key_id, BOB, CUSTODIAN, scenario.ctx());

    scenario.next_tx(BOB);
    let wanted = if (bob_wants_something_else) fox_key_id else whale_key_id;
    let first = held_by_custodian().pop_back();
    custodian::create(fox_key, locked_fox, wanted, bob_sends_to, CUSTODIAN, scenario.ctx());

    scenario.next_tx(CUSTODIAN);
    let second = held_by_custodian().filter!(|id| *id != first)[0];
    (scenario, first, second)
}

fun held_by_custodian(): vector<ID> {
    test_scenario::ids_for_address<Escrow<Sticker>>(CUSTODIAN)
}

fun swap_both(scenario: &Scenario, first: ID, second: ID) {
    let first = scenario.take_from_sender_by_id<Escrow<Sticker>>(first);
    let second = scenario.take_from_sender_by_id<Escrow<Sticker>>(second);
    custodian::swap(first, second);
}

#[test]
fun a_custodian_completes_a_swap() {
    let (mut scenario, first, second) = deposits(false, ALICE);
    swap_both(&scenario, first, second);

    scenario.next_tx(ALICE);
    let fox = scenario.take_from_sender<Sticker>();
    assert_eq!(fox.motif(), b"fox".to_string());
    scenario.return_to_sender(fox);
    let whale = scenario.take_from_address<Sticker>(BOB);
    assert_eq!(whale.motif(), b"whale".to_string());
    test_scenario::return_to_address(BOB, whale);
    scenario.end();
}

#[test]
fun a_custodian_can_give_back() {
    let (mut scenario, first, _) = deposits(false, ALICE);
    scenario.take_from_sender_by_id<Escrow<Sticker>>(first).return_to_sender();

    scenario.next_tx(ALICE);
    let whale = scenario.take_from_sender<Sticker>();
    assert_eq!(whale.motif(), b"whale".to_string());
    scenario.return_to_sender(whale);
    scenario.end();
}

#[test, expected_failure(abort_code = custodian::EMismatchedExchangeObject)]
fun a_custodian_cannot_pair_what_does_not_match() {
    let (scenario, first, second) = deposits(true, ALICE);
    swap_both(&scenario, first, second);
    scenario.end();
}

#[test, expected_failure(abort_code = custodian::EMismatchedSenderRecipient)]
fun a_custodian_cannot_pair_strangers() {
    let (scenario, first, second) = deposits(false, EVE);
    swap_both(&scenario, first, second);
    scenario.end();
}

/// Which deposit comes first is the custodian's choice, and changes nothing.
#[test, expected_failure(abort_code = custodian::EMismatchedExchangeObject)]
fun what_does_not_match_is_refused_in_either_order() {
    let (scenario, first, second) = deposits(true, ALICE);
    swap_both(&scenario, second, first);
    scenario.end();
}

#[test, expected_failure(abort_code = custodian::EMismatchedSenderRecipient)]
fun strangers_are_refused_in_either_order() {
    let (scenario, first, second) = deposits(false, EVE);
    swap_both(&scenario, second, first);
    scenario.end();
}
