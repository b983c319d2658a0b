#[test_only]
module acorn::acorn_tests;

use acorn::acorn::{Self, ACORN, MinterCap, Vault};
use std::unit_test::assert_eq;
use sui::coin::{Self, Coin, CoinMetadata, TreasuryCap};
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::{create_one_time_witness, destroy};

const ISSUER: address = @0xcafe;
const ALICE: address = @0xa11ce;

// region: start
/// Publishes, and starts the issuer's next transaction.
fun start(): Scenario {
    let mut scenario = test_scenario::begin(ISSUER);
    acorn::init_for_testing(scenario.ctx());
    scenario.next_tx(ISSUER);
    scenario
}
// endregion: start

// region: supply
#[test]
fun supply_follows_mint_and_burn() {
    let mut scenario = start();
    let mut vault = scenario.take_shared<Vault>();
    let cap = scenario.take_from_sender<MinterCap>();

    let coin = vault.mint(&cap, 500, scenario.ctx());
    assert_eq!(vault.supply(), 500);
    assert_eq!(vault.burn(coin), 500);
    assert_eq!(vault.supply(), 0);

    scenario.return_to_sender(cap);
    test_scenario::return_shared(vault);
    scenario.end();
}
// endregion: supply

// region: limit
#[test]
fun the_whole_limit_can_be_minted() {
    let mut scenario = start();
    let mut vault = scenario.take_shared<Vault>();
    let cap = scenario.take_from_sender<MinterCap>();
    let all = vault.room();

    transfer::public_transfer(vault.mint(&cap, all, scenario.ctx()), ALICE);
    assert_eq!(vault.room(), 0);

    scenario.return_to_sender(cap);
    test_scenario::return_shared(vault);
    scenario.end();
}

#[test, expected_failure(abort_code = acorn::EOverLimit)]
fun burning_makes_no_room() {
    let mut scenario = start();
    let mut vault = scenario.take_shared<Vault>();
    let cap = scenario.take_from_sender<MinterCap>();
    let all = vault.room();

    let coin = vault.mint(&cap, all, scenario.ctx());
    vault.burn(coin);
    let coin = vault.mint(&cap, 1, scenario.ctx());

    transfer::public_transfer(coin, ISSUER);
    scenario.return_to_sender(cap);
    test_scenario::return_shared(vault);
    scenario.end();
}

#[test, expected_failure(abort_code = acorn::EOverLimit)]
fun a_huge_amount_does_not_wrap_around() {
    let mut scenario = start();
    let mut vault = scenario.take_shared<Vault>();
    let cap = scenario.take_from_sender<MinterCap>();

    let first = vault.mint(&cap, 1, scenario.ctx());
    let second = vault.mint(&cap, std::u64::max_value!(), scenario.ctx());

    transfer::public_transfer(first, ISSUER);
    transfer::public_transfer(second, ISSUER);
    scenario.return_to_sender(cap);
    test_scenario::return_shared(vault);
    scenario.end();
}
// endregion: limit

// region: others
#[test]
fun a_stranger_gets_no_cap_and_may_burn_what_is_theirs() {
    let mut scenario = start();
    let mut vault = scenario.take_shared<Vault>();
    let cap = scenario.take_from_sender<MinterCap>();
    transfer::public_transfer(vault.mint(&cap, 70, scenario.ctx()), ALICE);
    scenario.return_to_sender(cap);
    test_scenario::return_shared(vault);

    scenario.next_tx(ALICE);
    assert!(!scenario.has_most_recent_for_sender<MinterCap>());
    let mut vault = scenario.take_shared<Vault>();
    vault.burn(scenario.take_from_sender<Coin<ACORN>>());
    assert_eq!(vault.supply(), 0);
    test_scenario::return_shared(vault);
    scenario.end();
}
// endregion: others

// region: caps
#[test]
fun without_a_cap_holders_still_burn() {
    let mut scenario = start();
    let mut vault = scenario.take_shared<Vault>();
    let cap = scenario.take_from_sender<MinterCap>();
    let coin = vault.mint(&cap, 70, scenario.ctx());
    acorn::stop_minting(cap);
    assert_eq!(vault.burn(coin), 70);
    assert_eq!(vault.supply(), 0);
    test_scenario::return_shared(vault);
    scenario.end();
}

#[test]
fun everybody_mints_with_a_frozen_cap() {
    let mut scenario = start();
    transfer::public_freeze_object(scenario.take_from_sender<MinterCap>());

    scenario.next_tx(ALICE);
    let mut vault = scenario.take_shared<Vault>();
    let cap = scenario.take_immutable<MinterCap>();
    transfer::public_transfer(vault.mint(&cap, 70, scenario.ctx()), ALICE);
    assert_eq!(vault.supply(), 70);
    test_scenario::return_immutable(cap);
    test_scenario::return_shared(vault);
    scenario.end();
}
// endregion: caps

// region: closed
#[test]
fun closing_freezes_the_supply() {
    let mut scenario = start();
    let mut vault = scenario.take_shared<Vault>();
    let cap = scenario.take_from_sender<MinterCap>();
    transfer::public_transfer(vault.mint(&cap, 70, scenario.ctx()), ALICE);
    vault.close(cap);

    scenario.next_tx(ISSUER);
    assert!(!scenario.has_most_recent_for_sender<MinterCap>());
    let treasury = scenario.take_immutable<TreasuryCap<ACORN>>();
    assert_eq!(treasury.total_supply(), 70);
    test_scenario::return_immutable(treasury);
    scenario.end();
}

#[test]
fun the_metadata_is_frozen() {
    let scenario = start();
    let metadata = scenario.take_immutable<CoinMetadata<ACORN>>();
    assert_eq!(metadata.get_decimals(), 6);
    test_scenario::return_immutable(metadata);
    scenario.end();
}
// endregion: closed

// region: witness
/// A type that anyone can write and make a value of.
public struct Forged has drop {}

#[test, expected_failure(abort_code = coin::EBadWitness)]
fun a_forged_witness_makes_no_currency() {
    let mut ctx = tx_context::dummy();
    let (treasury, metadata) = coin::create_currency(
        Forged {}, 6, b"ACORN", b"Acorn", b"", option::none(), &mut ctx,
    );
    destroy(treasury);
    destroy(metadata);
}
// endregion: witness

// region: bare
#[test, expected_failure(abort_code = sui::balance::EOverflow)]
fun a_bare_cap_stops_at_the_size_of_a_number() {
    let mut ctx = tx_context::dummy();
    let mut treasury = coin::create_treasury_cap_for_testing<ACORN>(&mut ctx);
    destroy(treasury.mint(1, &mut ctx));
    destroy(treasury.mint(std::u64::max_value!(), &mut ctx));
    destroy(treasury);
}

#[test]
fun a_frozen_cap_still_renames_unfrozen_metadata() {
    let mut scenario = test_scenario::begin(ISSUER);
    let (treasury, mut metadata) = coin::create_currency(
        create_one_time_witness<ACORN>(),
        6, b"ACORN", b"Acorn", b"", option::none(), scenario.ctx(),
    );
    transfer::public_freeze_object(treasury);
    scenario.next_tx(ALICE);
    let treasury = scenario.take_immutable<TreasuryCap<ACORN>>();
    treasury.update_name(&mut metadata, b"Oak".to_string());
    assert_eq!(metadata.get_name(), b"Oak".to_string());
    test_scenario::return_immutable(treasury);
    destroy(metadata);
    scenario.end();
}
// endregion: bare
