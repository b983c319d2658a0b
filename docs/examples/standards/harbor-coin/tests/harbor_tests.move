#[test_only]
module harbor_coin::harbor_tests;

use harbor_coin::anchor::{Self, Mint};
use harbor_coin::beacon::{Self, BEACON};
use std::unit_test::assert_eq;
use sui::coin::{Self, CoinMetadata, DenyCapV2, RegulatedCoinMetadata, TreasuryCap};
use sui::deny_list::{Self, DenyList};
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;

const ISSUER: address = @0x155;
const ALICE: address = @0xa11ce;

// region: cap
fun start_anchor(): (Scenario, Mint) {
    let mut scenario = test_scenario::begin(ISSUER);
    anchor::init_for_testing(scenario.ctx());
    scenario.next_tx(ISSUER);
    let mint = scenario.take_from_sender<Mint>();
    (scenario, mint)
}

#[test]
fun the_last_unit_can_be_minted() {
    let (mut scenario, mut mint) = start_anchor();
    let all = mint.mint(anchor::max_supply(), scenario.ctx());
    assert_eq!(mint.total_supply(), anchor::max_supply());
    // What is burned may be minted again.
    assert_eq!(mint.burn(all), anchor::max_supply());
    destroy(mint.mint(1, scenario.ctx()));
    scenario.return_to_sender(mint);
    scenario.end();
}

#[test, expected_failure(abort_code = anchor::ESupplyExceeded)]
fun one_unit_more_cannot() {
    let (mut scenario, mut mint) = start_anchor();
    destroy(mint.mint(anchor::max_supply(), scenario.ctx()));
    destroy(mint.mint(1, scenario.ctx()));
    abort
}
// endregion: cap

// region: value
#[test]
fun value_is_conserved() {
    let (mut scenario, mut mint) = start_anchor();
    let ctx = scenario.ctx();
    let mut coin = mint.mint(100, ctx);
    let fee = coin.split(30, ctx);
    let mut till = coin.into_balance();
    till.join(fee.into_balance());
    assert_eq!(till.value(), 100);
    let back = coin::take(&mut till, 100, ctx);
    till.destroy_zero();
    assert_eq!(mint.burn(back), 100);
    scenario.return_to_sender(mint);
    scenario.end();
}

#[test, expected_failure(abort_code = sui::balance::ENotEnough)]
fun nobody_splits_off_more_than_there_is() {
    let (mut scenario, mut mint) = start_anchor();
    let mut coin = mint.mint(100, scenario.ctx());
    destroy(coin.split(101, scenario.ctx()));
    abort
}
// endregion: value

// region: deny
fun start_beacon(): (Scenario, DenyList, DenyCapV2<BEACON>) {
    let mut scenario = test_scenario::begin(ISSUER);
    beacon::init_for_testing(scenario.ctx());
    let list = deny_list::new_for_testing(scenario.ctx());
    scenario.next_tx(ISSUER);
    let cap = scenario.take_from_sender<DenyCapV2<BEACON>>();
    (scenario, list, cap)
}

fun finish(scenario: Scenario, list: DenyList, cap: DenyCapV2<BEACON>) {
    scenario.return_to_sender(cap);
    destroy(list);
    scenario.end();
}

#[test]
fun a_ban_takes_two_steps() {
    let (mut scenario, mut list, mut cap) = start_beacon();
    coin::deny_list_v2_add(&mut list, &mut cap, ALICE, scenario.ctx());
    assert!(coin::deny_list_v2_contains_next_epoch<BEACON>(&list, ALICE));
    assert!(!coin::deny_list_v2_contains_current_epoch<BEACON>(&list, ALICE, scenario.ctx()));
    scenario.next_epoch(ISSUER);
    assert!(coin::deny_list_v2_contains_current_epoch<BEACON>(&list, ALICE, scenario.ctx()));
    // The pause is a setting of its own.
    assert!(!coin::deny_list_v2_is_global_pause_enabled_next_epoch<BEACON>(&list));
    coin::deny_list_v2_enable_global_pause(&mut list, &mut cap, scenario.ctx());
    assert!(coin::deny_list_v2_is_global_pause_enabled_next_epoch<BEACON>(&list));
    coin::deny_list_v2_disable_global_pause(&mut list, &mut cap, scenario.ctx());
    assert!(coin::deny_list_v2_contains_next_epoch<BEACON>(&list, ALICE));
    finish(scenario, list, cap);
}

#[test]
fun lifting_a_ban_that_is_not_there_does_nothing() {
    let (mut scenario, mut list, mut cap) = start_beacon();
    coin::deny_list_v2_remove(&mut list, &mut cap, ALICE, scenario.ctx());
    assert!(!coin::deny_list_v2_contains_next_epoch<BEACON>(&list, ALICE));
    finish(scenario, list, cap);
}
// endregion: deny

// region: metadata
#[test]
fun the_icon_can_be_added_before_the_freeze() {
    let (mut scenario, list, cap) = start_beacon();
    assert!(test_scenario::has_most_recent_immutable<RegulatedCoinMetadata<BEACON>>());
    let treasury = scenario.take_from_sender<TreasuryCap<BEACON>>();
    let mut metadata = scenario.take_from_sender<CoinMetadata<BEACON>>();
    let icon = b"https://harbor.example/beacon.svg".to_ascii_string();
    treasury.update_icon_url(&mut metadata, icon);
    assert_eq!(metadata.get_icon_url().destroy_some().inner_url(), icon);
    assert_eq!(metadata.get_decimals(), 2);
    transfer::public_freeze_object(metadata);
    scenario.return_to_sender(treasury);
    scenario.next_tx(ISSUER);
    assert!(test_scenario::has_most_recent_immutable<CoinMetadata<BEACON>>());
    finish(scenario, list, cap);
}
// endregion: metadata
