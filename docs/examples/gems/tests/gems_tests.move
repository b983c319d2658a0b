#[test_only]
module gems::gems_tests;

use gems::gem::{Self, GEM, GemStore, StoreCap};
use gems::sword;
use gems::weekend_rule::{Self, Weekend};
use std::unit_test::assert_eq;
use sui::clock;
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;
use sui::token::{Self, Token, TokenPolicy, TokenPolicyCap};

const STUDIO: address = @0xcafe;
const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
const SMALLEST: u64 = 100_000_000;

// region: helpers
fun start(): Scenario {
    let mut scenario = test_scenario::begin(STUDIO);
    gem::init_for_testing(scenario.ctx());
    scenario.next_tx(ALICE);
    scenario
}

/// Alice buys a bundle and confirms the request.
fun buy(scenario: &mut Scenario, paid: u64): Token<GEM> {
    let mut store = scenario.take_shared<GemStore>();
    let policy = scenario.take_shared<TokenPolicy<GEM>>();
    let payment = coin::mint_for_testing<SUI>(paid, scenario.ctx());
    let (gems, request) = store.buy_gems(payment, scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    test_scenario::return_shared(store);
    test_scenario::return_shared(policy);
    scenario.next_tx(ALICE);
    gems
}
// endregion: helpers

// region: bundles
#[test]
fun each_bundle_has_its_gems() {
    let mut scenario = start();
    let mut total = 0;
    vector[1, 10, 100].zip_do!(vector[100, 5_000, 100_000], |price, gems| {
        let bought = buy(&mut scenario, price * SMALLEST);
        assert_eq!(bought.value(), gems);
        total = total + gems;
        bought.keep(scenario.ctx());
    });
    let store = scenario.take_shared<GemStore>();
    assert_eq!(store.supply(), total);
    test_scenario::return_shared(store);
    scenario.end();
}

#[test, expected_failure(abort_code = gem::EUnknownBundle)]
fun another_amount_buys_nothing() {
    let mut scenario = start();
    buy(&mut scenario, SMALLEST + 1).keep(scenario.ctx());
    scenario.end();
}
// endregion: bundles

// region: spend
#[test]
fun spending_and_flushing_lowers_the_supply() {
    let mut scenario = start();
    let mut gems = buy(&mut scenario, SMALLEST);
    let price = gems.split(10, scenario.ctx());
    gems.keep(scenario.ctx());

    let mut policy = scenario.take_shared<TokenPolicy<GEM>>();
    let (item, request) = sword::buy_sword(price, scenario.ctx());
    policy.confirm_request_mut(request, scenario.ctx());
    transfer::public_transfer(item, ALICE);
    assert_eq!(policy.spent_balance(), 10);

    scenario.next_tx(STUDIO);
    let mut store = scenario.take_shared<GemStore>();
    let cap = scenario.take_from_sender<StoreCap>();
    assert_eq!(store.supply(), 100);
    assert_eq!(store.flush_spent(&cap, &mut policy, scenario.ctx()), 10);
    assert_eq!(store.supply(), 90);
    let profits = store.withdraw_profits(&cap, scenario.ctx());
    assert_eq!(profits.value(), SMALLEST);
    transfer::public_transfer(profits, STUDIO);

    scenario.return_to_sender(cap);
    test_scenario::return_shared(store);
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = sword::EWrongAmount)]
fun a_sword_has_one_price() {
    let mut scenario = start();
    let gems = buy(&mut scenario, SMALLEST);
    let (item, request) = sword::buy_sword(gems, scenario.ctx());
    destroy(item);
    destroy(request);
    scenario.end();
}

#[test, expected_failure(abort_code = sword::EWrongAmount)]
fun nine_gems_buy_no_sword() {
    let mut scenario = start();
    let mut gems = buy(&mut scenario, SMALLEST);
    let nine = gems.split(9, scenario.ctx());
    gems.keep(scenario.ctx());
    let (item, request) = sword::buy_sword(nine, scenario.ctx());
    destroy(item);
    destroy(request);
    scenario.end();
}
// endregion: spend

// region: refused
#[test, expected_failure(abort_code = token::EUnknownAction)]
fun gems_do_not_change_hands() {
    let mut scenario = start();
    let gems = buy(&mut scenario, SMALLEST);
    let policy = scenario.take_shared<TokenPolicy<GEM>>();
    let request = gems.transfer(BOB, scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = token::EUnknownAction)]
fun gems_do_not_become_coins() {
    let mut scenario = start();
    let gems = buy(&mut scenario, SMALLEST);
    let policy = scenario.take_shared<TokenPolicy<GEM>>();
    let (coins, request) = gems.to_coin(scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    destroy(coins);
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = token::EUnknownAction)]
fun coins_do_not_become_gems() {
    let mut scenario = start();
    let policy = scenario.take_shared<TokenPolicy<GEM>>();
    let coins = coin::mint_for_testing<GEM>(10, scenario.ctx());
    let (gems, request) = token::from_coin(coins, scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    gems.keep(scenario.ctx());
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = token::ECantConsumeBalance)]
fun spent_gems_do_not_vanish_past_the_policy() {
    let mut scenario = start();
    let mut gems = buy(&mut scenario, SMALLEST);
    let price = gems.split(10, scenario.ctx());
    gems.keep(scenario.ctx());
    let policy = scenario.take_shared<TokenPolicy<GEM>>();
    let (item, request) = sword::buy_sword(price, scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    destroy(item);
    test_scenario::return_shared(policy);
    scenario.end();
}
// endregion: refused

// region: caps
#[test, expected_failure(abort_code = gem::ENotOwner)]
fun a_foreign_cap_takes_no_profits() {
    let mut ctx = tx_context::dummy();
    let (mut store, cap) = gem::store_for_testing(&mut ctx);
    let (other_store, other_cap) = gem::store_for_testing(&mut ctx);
    destroy(store.withdraw_profits(&other_cap, &mut ctx));
    destroy(store);
    destroy(cap);
    destroy(other_store);
    destroy(other_cap);
}

#[test, expected_failure(abort_code = gem::ENotOwner)]
fun a_foreign_cap_flushes_nothing() {
    let mut scenario = start();
    let mut policy = scenario.take_shared<TokenPolicy<GEM>>();
    let mut store = scenario.take_shared<GemStore>();
    let (other_store, other_cap) = gem::store_for_testing(scenario.ctx());
    store.flush_spent(&other_cap, &mut policy, scenario.ctx());
    destroy(other_store);
    destroy(other_cap);
    test_scenario::return_shared(store);
    test_scenario::return_shared(policy);
    scenario.end();
}
// endregion: caps

// region: policy-cap
/// Takes an action off the policy with the studio's cap.
fun disallow(scenario: &mut Scenario, action: std::string::String) {
    scenario.next_tx(STUDIO);
    let mut policy = scenario.take_shared<TokenPolicy<GEM>>();
    let cap = scenario.take_from_sender<TokenPolicyCap<GEM>>();
    policy.disallow(&cap, action, scenario.ctx());
    scenario.return_to_sender(cap);
    test_scenario::return_shared(policy);
    scenario.next_tx(ALICE);
}

#[test, expected_failure(abort_code = token::EUnknownAction)]
fun the_studio_can_close_the_shop() {
    let mut scenario = start();
    disallow(&mut scenario, gem::buy_action());
    buy(&mut scenario, SMALLEST).keep(scenario.ctx());
    scenario.end();
}

/// The policy cap stands above the policy, so it belongs in careful hands.
#[test]
fun the_policy_cap_confirms_what_the_policy_refuses() {
    let mut scenario = start();
    let gems = buy(&mut scenario, SMALLEST);
    let cap = scenario.take_from_address<TokenPolicyCap<GEM>>(STUDIO);
    let request = gems.transfer(BOB, scenario.ctx());
    token::confirm_with_policy_cap(&cap, request, scenario.ctx());
    test_scenario::return_to_address(STUDIO, cap);
    scenario.next_tx(BOB);
    assert!(scenario.has_most_recent_for_sender<Token<GEM>>());
    scenario.end();
}

#[test]
fun everybody_rules_with_a_frozen_policy_cap() {
    let mut scenario = start();
    let cap = scenario.take_from_address<TokenPolicyCap<GEM>>(STUDIO);
    transfer::public_freeze_object(cap);

    scenario.next_tx(ALICE);
    let mut policy = scenario.take_shared<TokenPolicy<GEM>>();
    let cap = scenario.take_immutable<TokenPolicyCap<GEM>>();
    policy.allow(&cap, token::transfer_action(), scenario.ctx());
    assert!(policy.is_allowed(&token::transfer_action()));
    test_scenario::return_immutable(cap);
    test_scenario::return_shared(policy);
    scenario.end();
}
// endregion: policy-cap

// region: weekend
/// The studio lets players give gems away on weekends, and Alice does so at a certain hour.
fun give_at(hour: u64) {
    let mut scenario = start();
    scenario.next_tx(STUDIO);
    let mut policy = scenario.take_shared<TokenPolicy<GEM>>();
    let cap = scenario.take_from_sender<TokenPolicyCap<GEM>>();
    policy.add_rule_for_action<GEM, Weekend>(&cap, token::transfer_action(), scenario.ctx());
    scenario.return_to_sender(cap);
    test_scenario::return_shared(policy);

    scenario.next_tx(ALICE);
    let gems = buy(&mut scenario, SMALLEST);
    let policy = scenario.take_shared<TokenPolicy<GEM>>();
    let mut clock = clock::create_for_testing(scenario.ctx());
    clock.set_for_testing(hour * 60 * 60 * 1_000);
    let mut request = gems.transfer(BOB, scenario.ctx());
    weekend_rule::verify(&mut request, &clock, scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    clock.destroy_for_testing();
    test_scenario::return_shared(policy);

    scenario.next_tx(BOB);
    let gift = scenario.take_from_sender<Token<GEM>>();
    assert_eq!(gift.value(), 100);
    gift.keep(scenario.ctx());
    scenario.end();
}

/// The first hour of the clock was on a Thursday, so Saturday began after 48 of them.
#[test]
fun gems_are_given_on_weekends() {
    give_at(48);
    give_at(95);
}

#[test, expected_failure(abort_code = weekend_rule::EWeekday)]
fun friday_is_too_early() { give_at(47) }

#[test, expected_failure(abort_code = weekend_rule::EWeekday)]
fun monday_is_too_late() { give_at(96) }
// endregion: weekend
