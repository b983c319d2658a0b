/// Proof that the kit finds what it looks for. You don't need to copy this file.
#[test_only]
module pebble::kit_tests;

use pebble::coin_conformance;
use sui::coin::{Self, CoinMetadata, TreasuryCap};
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::{Self, destroy};
use sui::url::{Self, Url};

public struct KIT_TESTS has drop {}

// region: faulty
fun create(
    decimals: u8,
    symbol: vector<u8>,
    icon: Option<Url>,
    ctx: &mut TxContext,
): (TreasuryCap<KIT_TESTS>, CoinMetadata<KIT_TESTS>) {
    let witness = test_utils::create_one_time_witness<KIT_TESTS>();
    coin::create_currency(witness, decimals, symbol, b"Kit", b"", icon, ctx)
}

fun icon(): Option<Url> { option::some(url::new_unsafe_from_bytes(b"https://kit.example/i.svg")) }

/// Publishes with frozen metadata, and checks it.
fun check_metadata(decimals: u8, symbol: vector<u8>, icon: Option<Url>) {
    let mut scenario = test_scenario::begin(@0x155);
    let (cap, metadata) = create(decimals, symbol, icon, scenario.ctx());
    transfer::public_freeze_object(metadata);
    destroy(cap);
    scenario.next_tx(@0x155);
    coin_conformance::metadata<KIT_TESTS>(&scenario);
    scenario.end();
}

/// Publishes, and leaves the treasury cap to the caller.
fun publish(): (Scenario, TreasuryCap<KIT_TESTS>) {
    let mut scenario = test_scenario::begin(@0x155);
    let (cap, metadata) = create(6, b"KIT", icon(), scenario.ctx());
    transfer::public_freeze_object(metadata);
    (scenario, cap)
}
// endregion: faulty

#[test]
fun thirteen_decimals_pass() { check_metadata(13, b"Kit2", icon()) }

#[test, expected_failure(abort_code = coin_conformance::ETooManyDecimals)]
fun fourteen_decimals_fail() { check_metadata(14, b"KIT", icon()) }

#[test, expected_failure(abort_code = coin_conformance::ENoSymbol)]
fun an_empty_symbol_fails() { check_metadata(6, b"", icon()) }

#[test, expected_failure(abort_code = coin_conformance::ESymbolCharacters)]
fun a_symbol_with_a_blank_fails() { check_metadata(6, b"K T", icon()) }

#[test, expected_failure(abort_code = coin_conformance::ENoIcon)]
fun a_missing_icon_fails() { check_metadata(6, b"KIT", option::none()) }

#[test, expected_failure(abort_code = coin_conformance::ENoIcon)]
fun an_icon_without_encryption_fails() {
    check_metadata(6, b"KIT", option::some(url::new_unsafe_from_bytes(b"http://kit.example/i.svg")))
}

#[test, expected_failure(abort_code = coin_conformance::ENoIcon)]
fun an_empty_address_is_no_icon() {
    check_metadata(6, b"KIT", option::some(url::new_unsafe_from_bytes(b"")))
}

#[test, expected_failure(abort_code = coin_conformance::EMetadataNotFrozen)]
fun metadata_with_an_owner_fails() {
    let mut scenario = test_scenario::begin(@0x155);
    let (cap, metadata) = create(6, b"KIT", icon(), scenario.ctx());
    transfer::public_transfer(metadata, @0x155);
    destroy(cap);
    scenario.next_tx(@0x155);
    coin_conformance::metadata<KIT_TESTS>(&scenario);
    abort
}

#[test, expected_failure(abort_code = coin_conformance::ETreasuryForAll)]
fun a_shared_treasury_fails() {
    let (mut scenario, cap) = publish();
    transfer::public_share_object(cap);
    scenario.next_tx(@0x155);
    coin_conformance::powers<KIT_TESTS>(false);
    abort
}

#[test, expected_failure(abort_code = coin_conformance::ETreasuryFrozen)]
fun a_frozen_treasury_fails() {
    let (mut scenario, cap) = publish();
    transfer::public_freeze_object(cap);
    scenario.next_tx(@0x155);
    coin_conformance::powers<KIT_TESTS>(false);
    abort
}

#[test, expected_failure(abort_code = coin_conformance::ENotAnnounced)]
fun a_coin_announced_as_regulated_has_to_be() {
    let (mut scenario, cap) = publish();
    destroy(cap);
    scenario.next_tx(@0x155);
    coin_conformance::powers<KIT_TESTS>(true);
    abort
}

#[test, expected_failure(abort_code = coin_conformance::EDenyCapForAll)]
fun a_shared_deny_cap_fails() {
    let mut scenario = test_scenario::begin(@0x155);
    let (cap, deny_cap, metadata) = coin::create_regulated_currency_v2(
        test_utils::create_one_time_witness<KIT_TESTS>(),
        6, b"KIT", b"Kit", b"", icon(), false, scenario.ctx(),
    );
    destroy(cap);
    destroy(metadata);
    transfer::public_share_object(deny_cap);
    scenario.next_tx(@0x155);
    coin_conformance::powers<KIT_TESTS>(true);
    abort
}
