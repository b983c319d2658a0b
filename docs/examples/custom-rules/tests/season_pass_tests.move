#[test_only]
module custom_rules::season_pass_tests;

use custom_rules::season_pass::{Self, IssuerCap, SeasonPass};
use sui::coin::{Self, Coin};
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};

const ISSUER: address = @0x155;
const ANNA: address = @0xa11a;
const BEN: address = @0xb0b;

// region: early
const FREE_FROM_MS: u64 = 1_000;

/// Anna holds a pass that is free from `FREE_FROM_MS` on.
fun with_a_pass(): Scenario {
    let mut scenario = test_scenario::begin(ISSUER);
    season_pass::init_for_testing(scenario.ctx());
    scenario.next_tx(ISSUER);
    let cap = scenario.take_from_sender<IssuerCap>();
    season_pass::issue(&cap, ANNA, FREE_FROM_MS, scenario.ctx());
    scenario.return_to_sender(cap);
    scenario.next_tx(ANNA);
    scenario
}

#[test, expected_failure(abort_code = season_pass::ETooEarly)]
fun a_pass_cannot_be_given_before_its_date() {
    let mut scenario = with_a_pass();
    let pass = scenario.take_from_sender<SeasonPass>();
    pass.give(BEN, scenario.ctx());
    scenario.end();
}

#[test]
fun a_pass_can_be_given_from_its_date_on() {
    let mut scenario = with_a_pass();
    scenario.later_epoch(FREE_FROM_MS, ANNA);
    let pass = scenario.take_from_sender<SeasonPass>();
    pass.give(BEN, scenario.ctx());
    scenario.next_tx(BEN);
    assert!(test_scenario::has_most_recent_for_address<SeasonPass>(BEN));
    scenario.end();
}
// endregion: early

#[test]
fun a_pass_can_always_go_back() {
    let mut scenario = with_a_pass();
    scenario.take_from_sender<SeasonPass>().give_back();
    scenario.next_tx(ISSUER);
    assert!(test_scenario::has_most_recent_for_address<SeasonPass>(ISSUER));
    scenario.end();
}

#[test]
fun a_fee_opens_the_door_before_the_date() {
    let mut scenario = with_a_pass();
    let pass = scenario.take_from_sender<SeasonPass>();
    let fee = coin::mint_for_testing<SUI>(500_000_000, scenario.ctx());
    pass.resell(fee, BEN);
    scenario.next_tx(ISSUER);
    let earned = scenario.take_from_sender<Coin<SUI>>();
    assert!(earned.value() == 500_000_000);
    assert!(test_scenario::has_most_recent_for_address<SeasonPass>(BEN));
    scenario.return_to_sender(earned);
    scenario.end();
}

#[test, expected_failure(abort_code = season_pass::EWrongFee)]
fun half_a_fee_opens_nothing() {
    let mut scenario = with_a_pass();
    let pass = scenario.take_from_sender<SeasonPass>();
    let fee = coin::mint_for_testing<SUI>(250_000_000, scenario.ctx());
    pass.resell(fee, BEN);
    scenario.end();
}
