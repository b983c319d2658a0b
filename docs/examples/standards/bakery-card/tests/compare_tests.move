#[test_only]
module bakery_card::compare_tests;

use bakery_card::crumb::{Self, CRUMB};
use std::unit_test::assert_eq;
use sui::coin::{Self, Coin, TreasuryCap};
use sui::test_scenario::{Self, Scenario};
use sui::token::{Self, Token, TokenPolicy, TokenPolicyCap};

const BAKER: address = @0xbace;
const BOB: address = @0xb0b;

// region: both
fun start(): (Scenario, TreasuryCap<CRUMB>) {
    let mut scenario = test_scenario::begin(BAKER);
    crumb::init_for_testing(scenario.ctx());
    scenario.next_tx(BAKER);
    let cap = scenario.take_from_sender<TreasuryCap<CRUMB>>();
    (scenario, cap)
}

#[test]
fun one_supply_counts_both_forms() {
    let (mut scenario, mut cap) = start();
    let mut coin = coin::mint(&mut cap, 20, scenario.ctx());
    let mut token = token::mint(&mut cap, 20, scenario.ctx());
    assert_eq!(cap.total_supply(), 40);

    transfer::public_transfer(coin.split(5, scenario.ctx()), BOB);
    let request = token.split(5, scenario.ctx()).transfer(BOB, scenario.ctx());
    token::confirm_with_treasury_cap(&mut cap, request, scenario.ctx());

    assert_eq!(coin::burn(&mut cap, coin), 15);
    token::burn(&mut cap, token);
    assert_eq!(cap.total_supply(), 10);
    scenario.return_to_sender(cap);

    scenario.next_tx(BOB);
    let coin = scenario.take_from_sender<Coin<CRUMB>>();
    let token = scenario.take_from_sender<Token<CRUMB>>();
    assert_eq!(coin.value(), 5);
    assert_eq!(token.value(), 5);
    scenario.return_to_sender(coin);
    scenario.return_to_sender(token);
    scenario.end();
}
// endregion: both

// region: convert
#[test]
fun coins_may_come_in_and_tokens_not_out() {
    let (mut scenario, mut cap) = start();
    let mut policy = scenario.take_shared<TokenPolicy<CRUMB>>();
    let policy_cap = scenario.take_from_sender<TokenPolicyCap<CRUMB>>();
    policy.allow(&policy_cap, token::from_coin_action(), scenario.ctx());

    let coin = cap.mint(7, scenario.ctx());
    let (token, request) = token::from_coin(coin, scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    assert_eq!(token.value(), 7);
    assert_eq!(cap.total_supply(), 7);

    token.keep(scenario.ctx());
    scenario.return_to_sender(cap);
    scenario.return_to_sender(policy_cap);
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = sui::token::EUnknownAction)]
fun the_way_out_is_closed() {
    let (mut scenario, mut cap) = start();
    let policy = scenario.take_shared<TokenPolicy<CRUMB>>();
    let token = token::mint(&mut cap, 7, scenario.ctx());
    let (_coin, request) = token.to_coin(scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    abort
}
// endregion: convert
