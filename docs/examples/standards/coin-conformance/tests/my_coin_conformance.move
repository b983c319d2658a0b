// region: adapt
/// The part that you adapt: the address in the first lines, your module and type, and how you mint.
#[test_only]
module pebble::my_coin_conformance;

use pebble::coin_conformance;
use pebble::pebble::{Self as issuer, PEBBLE as CURRENCY};
use sui::coin::{Coin, TreasuryCap};
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;

const ISSUER: address = @0x155;
const IS_REGULATED: bool = false;

/// If your treasury cap is wrapped, take its box here, and delete the test `supply_is_counted`.
fun mint(scenario: &mut Scenario, amount: u64): Coin<CURRENCY> {
    let mut cap = scenario.take_from_sender<TreasuryCap<CURRENCY>>();
    let coin = cap.mint(amount, scenario.ctx());
    scenario.return_to_sender(cap);
    coin
}
// endregion: adapt

fun publish(): Scenario {
    let mut scenario = test_scenario::begin(ISSUER);
    issuer::init_for_testing(scenario.ctx());
    scenario.next_tx(ISSUER);
    scenario
}

// region: checks
#[test]
fun metadata_is_final_and_complete() {
    let scenario = publish();
    coin_conformance::metadata<CURRENCY>(&scenario);
    scenario.end();
}

#[test]
fun powers_are_held_by_someone() {
    let scenario = publish();
    coin_conformance::powers<CURRENCY>(IS_REGULATED);
    scenario.end();
}

#[test]
fun supply_is_counted() {
    let mut scenario = publish();
    let mut cap = scenario.take_from_sender<TreasuryCap<CURRENCY>>();
    coin_conformance::supply(&mut cap, scenario.ctx());
    scenario.return_to_sender(cap);
    scenario.end();
}

#[test]
fun coins_move_and_keep_their_value() {
    let mut scenario = publish();
    let coin = mint(&mut scenario, 1_001);
    let coin = coin_conformance::value(coin, scenario.ctx());
    let coin = coin_conformance::transfer(&mut scenario, coin);
    destroy(coin);
    scenario.end();
}
// endregion: checks
