#[test_only]
module vouchers::vouchers_tests;

use std::unit_test::assert_eq;
use sui::clock;
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use vouchers::vouchers::{Self, Desk, DeskCap};

const OWNER: address = @0xbeef;
const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
const EXPIRES: u64 = 1_800_000_000_000;

// region: vectors
// What the program `issue.ts` prints.
const ISSUER: vector<u8> = x"ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c";
const BYTES: vector<u8> =
    x"1661636d652e6578616d706c652f766f75636865722f31000000000000000000000000000000000000000000000000000000000000de5c00000000000000000000000000000000000000000000000000000000000a11cef401000000000000010000000000000000505c18a3010000";
const SIGNATURE: vector<u8> =
    x"ce263264db1d52e83ea67d11299bd6e5ae078118fdb7935c80b5aee8eab45b4839f72427c1a8895707a68a22b565345847bd7855105e5a21bd4ae480117f5306";
// endregion: vectors

/// A desk with 1,000 MIST. The next transaction is `sender`'s.
fun open(sender: address): Scenario {
    let mut scenario = test_scenario::begin(OWNER);
    let funds = coin::mint_for_testing<SUI>(1_000, scenario.ctx());
    let cap = vouchers::open(ISSUER, funds, scenario.ctx());
    transfer::public_transfer(cap, OWNER);
    scenario.next_tx(sender);
    scenario
}

/// Redeems a voucher for ALICE over 500 MIST at some time, without a signature.
fun redeem(scenario: &mut Scenario, nonce: u64, now: u64): u64 {
    let mut desk = scenario.take_shared<Desk>();
    let mut clock = clock::create_for_testing(scenario.ctx());
    clock.set_for_testing(now);
    let bytes = vouchers::voucher_for_testing(object::id(&desk), ALICE, 500, nonce, EXPIRES);
    let paid = desk.redeem_for_testing(bytes, &clock, scenario.ctx()).burn_for_testing();
    clock.destroy_for_testing();
    test_scenario::return_shared(desk);
    paid
}

// region: signature
#[test]
fun the_issuers_signature_counts() {
    assert!(vouchers::is_signed(&ISSUER, &BYTES, &SIGNATURE));
}

#[test]
fun a_changed_byte_does_not() {
    let mut bytes = BYTES;
    // The lowest byte of the amount.
    *&mut bytes[87] = bytes[87] + 1;
    assert!(!vouchers::is_signed(&ISSUER, &bytes, &SIGNATURE));
}

#[test]
fun a_short_signature_is_false_too() {
    assert!(!vouchers::is_signed(&ISSUER, &BYTES, &x"00"));
}

/// Claims in the name of ALICE at the desk of `open`, with the issuer's signature for `BYTES`.
fun claim(bytes: vector<u8>, desk: &mut Desk, scenario: &mut Scenario) {
    let clock = clock::create_for_testing(scenario.ctx());
    desk.claim(bytes, SIGNATURE, &clock, scenario.ctx()).burn_for_testing();
    abort
}

/// The fields are right, and the signature is the issuer's, but for other bytes.
#[test, expected_failure(abort_code = vouchers::EBadSignature)]
fun a_voucher_that_nobody_signed_pays_nothing() {
    let mut scenario = open(ALICE);
    let mut desk = scenario.take_shared<Desk>();
    let bytes = vouchers::voucher_for_testing(object::id(&desk), ALICE, 500, 1, EXPIRES);
    claim(bytes, &mut desk, &mut scenario);
    abort
}

/// What is signed gets as far as the rules, which refuse it here.
#[test, expected_failure(abort_code = vouchers::EOtherDesk)]
fun a_signed_voucher_meets_the_rules() {
    let mut scenario = open(ALICE);
    let mut desk = scenario.take_shared<Desk>();
    claim(BYTES, &mut desk, &mut scenario);
    abort
}

#[test, expected_failure(abort_code = vouchers::EBadSignature)]
fun a_new_key_voids_what_the_old_one_signed() {
    let mut scenario = open(ALICE);
    let mut desk = scenario.take_shared<Desk>();
    let cap = scenario.take_from_address<DeskCap>(OWNER);
    desk.rotate(&cap, x"8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c");
    claim(BYTES, &mut desk, &mut scenario);
    abort
}
// endregion: signature

// region: layout
#[test]
fun both_sides_write_the_same_bytes() {
    let desk = @0xde5c.to_id();
    assert_eq!(vouchers::voucher_for_testing(desk, ALICE, 500, 1, EXPIRES), BYTES);
}
// endregion: layout

// region: rules
#[test]
fun a_voucher_pays_its_recipient() {
    let mut scenario = open(ALICE);
    assert_eq!(redeem(&mut scenario, 1, EXPIRES - 1), 500);
    scenario.end();
}

#[test, expected_failure(abort_code = vouchers::EUsed)]
fun a_voucher_pays_only_once() {
    let mut scenario = open(ALICE);
    redeem(&mut scenario, 1, 0);
    scenario.next_tx(ALICE);
    redeem(&mut scenario, 1, 0);
    abort
}

#[test, expected_failure(abort_code = vouchers::EExpired)]
fun a_voucher_ends_at_its_moment() {
    let mut scenario = open(ALICE);
    redeem(&mut scenario, 1, EXPIRES);
    abort
}

#[test, expected_failure(abort_code = vouchers::ENotYours)]
fun a_thief_cannot_use_a_voucher() {
    let mut scenario = open(BOB);
    redeem(&mut scenario, 1, 0);
    abort
}
// endregion: rules

// region: elsewhere
/// A desk of the same issuer, on which the caller tries bytes.
fun redeem_bytes(bytes: vector<u8>): u64 {
    let mut scenario = open(ALICE);
    let mut desk = scenario.take_shared<Desk>();
    let clock = clock::create_for_testing(scenario.ctx());
    desk.redeem_for_testing(bytes, &clock, scenario.ctx()).burn_for_testing();
    abort
}

#[test, expected_failure(abort_code = vouchers::EOtherDesk)]
fun a_voucher_for_one_desk_is_nothing_at_another() {
    redeem_bytes(BYTES);
}

#[test, expected_failure(abort_code = vouchers::EOtherPurpose)]
fun a_signature_for_another_purpose_is_nothing() {
    let mut bytes = BYTES;
    // The first letter of the purpose, after its length.
    *&mut bytes[1] = bytes[1] + 1;
    redeem_bytes(bytes);
}

#[test, expected_failure(abort_code = vouchers::EMalformed)]
fun bytes_after_the_voucher_are_refused() {
    let mut bytes = BYTES;
    bytes.push_back(0);
    redeem_bytes(bytes);
}
// endregion: elsewhere

// region: owner
#[test]
fun a_used_voucher_is_forgotten_when_it_has_expired() {
    let mut scenario = open(ALICE);
    redeem(&mut scenario, 1, 0);
    scenario.next_tx(BOB);
    let mut desk = scenario.take_shared<Desk>();
    let mut clock = clock::create_for_testing(scenario.ctx());
    clock.set_for_testing(EXPIRES);
    desk.forget(1, &clock);
    clock.destroy_for_testing();
    test_scenario::return_shared(desk);
    scenario.next_tx(OWNER);

    let mut desk = scenario.take_shared<Desk>();
    let cap = scenario.take_from_sender<DeskCap>();
    desk.rotate(&cap, ISSUER);
    assert_eq!(desk.withdraw(&cap, 500, scenario.ctx()).burn_for_testing(), 500);
    scenario.return_to_sender(cap);
    test_scenario::return_shared(desk);
    scenario.end();
}

#[test, expected_failure(abort_code = vouchers::EStillValid)]
fun a_valid_voucher_is_not_forgotten() {
    let mut scenario = open(ALICE);
    redeem(&mut scenario, 1, 0);
    scenario.next_tx(ALICE);
    let mut desk = scenario.take_shared<Desk>();
    let clock = clock::create_for_testing(scenario.ctx());
    desk.forget(1, &clock);
    abort
}

#[test, expected_failure(abort_code = vouchers::EBadKey)]
fun a_key_of_another_length_is_refused() {
    let mut ctx = tx_context::dummy();
    let _cap = vouchers::open(x"00", coin::zero(&mut ctx), &mut ctx);
    abort
}

#[test, expected_failure(abort_code = vouchers::EOtherCap)]
fun the_cap_of_another_desk_takes_nothing() {
    let mut scenario = open(ALICE);
    let mine = vouchers::open(ISSUER, coin::zero(scenario.ctx()), scenario.ctx());
    let mut desk = scenario.take_shared<Desk>();
    let _stolen = desk.withdraw(&mine, 1, scenario.ctx());
    abort
}

#[test, expected_failure(abort_code = vouchers::EOtherCap)]
fun the_cap_of_another_desk_changes_no_key() {
    let mut scenario = open(ALICE);
    let mine = vouchers::open(ISSUER, coin::zero(scenario.ctx()), scenario.ctx());
    let mut desk = scenario.take_shared<Desk>();
    desk.rotate(&mine, ISSUER);
    abort
}

#[test, expected_failure(abort_code = vouchers::EBadKey)]
fun a_new_key_of_another_length_is_refused() {
    let scenario = open(OWNER);
    let mut desk = scenario.take_shared<Desk>();
    let cap = scenario.take_from_sender<DeskCap>();
    desk.rotate(&cap, x"00");
    abort
}
// endregion: owner
