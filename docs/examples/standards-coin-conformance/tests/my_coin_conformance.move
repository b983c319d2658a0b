/// The part that you adapt: your module, your type, and how your package mints.
#[test_only]
module pebble::my_coin_conformance;

use pebble::coin_conformance;
use pebble::pebble::{Self, PEBBLE};
use sui::coin::TreasuryCap;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;

const ISSUER: address = @0x155;
const IS_REGULATED: bool = false;

// region: adapt
fun publish(): Scenario {
    let mut scenario = test_scenario::begin(ISSUER);
    pebble::init_for_testing(scenario.ctx());
    scenario.next_tx(ISSUER);
    scenario
}

/// If your treasury cap is wrapped, take its box here, and leave `supply` out.
fun treasury(scenario: &Scenario): TreasuryCap<PEBBLE> { scenario.take_from_sender() }
// endregion: adapt

// region: checks
#[test]
fun metadata_is_final_and_complete() {
    let scenario = publish();
    coin_conformance::metadata<PEBBLE>(&scenario);
    scenario.end();
}

#[test]
fun powers_are_held_by_someone() {
    let scenario = publish();
    coin_conformance::powers<PEBBLE>(IS_REGULATED);
    scenario.end();
}

#[test]
fun supply_is_counted() {
    let mut scenario = publish();
    let mut cap = treasury(&scenario);
    coin_conformance::supply(&mut cap, scenario.ctx());
    scenario.return_to_sender(cap);
    scenario.end();
}

#[test]
fun coins_move_and_keep_their_value() {
    let mut scenario = publish();
    let mut cap = treasury(&scenario);
    let coin = cap.mint(1_001, scenario.ctx());
    destroy(cap);
    let coin = coin_conformance::value(coin, scenario.ctx());
    let coin = coin_conformance::transfer(&mut scenario, coin);
    destroy(coin);
    scenario.end();
}
// endregion: checks
