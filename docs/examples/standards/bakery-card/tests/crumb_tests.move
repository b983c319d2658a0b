#[test_only]
module bakery_card::crumb_tests;

use bakery_card::crumb::{Self, Counter, CRUMB};
use std::unit_test::assert_eq;
use sui::coin::TreasuryCap;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;
use sui::token::{Self, Token, TokenPolicy, TokenPolicyCap};

const BAKER: address = @0xbace;
const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;

// region: start
/// Publishes, and gives Alice some crumbs; the next transaction is hers.
fun start(amount: u64): Scenario {
    let mut scenario = test_scenario::begin(BAKER);
    crumb::init_for_testing(scenario.ctx());
    scenario.next_tx(BAKER);
    let mut cap = scenario.take_from_sender<TreasuryCap<CRUMB>>();
    crumb::reward(&mut cap, amount, ALICE, scenario.ctx());
    scenario.return_to_sender(cap);
    scenario.next_tx(ALICE);
    scenario
}
// endregion: start

// region: supply
#[test]
fun supply_falls_when_the_day_is_closed() {
    let mut scenario = start(12);
    let mut policy = scenario.take_shared<TokenPolicy<CRUMB>>();
    let mut crumbs = scenario.take_from_sender<Token<CRUMB>>();
    let payment = crumbs.split(10, scenario.ctx());
    let (bread, request) = crumb::buy_bread(payment, scenario.ctx());
    policy.confirm_request_mut(request, scenario.ctx());
    assert_eq!(crumbs.value(), 2);
    assert_eq!(policy.spent_balance(), 10);
    bread.eat();
    scenario.return_to_sender(crumbs);

    scenario.next_tx(BAKER);
    let mut cap = scenario.take_from_sender<TreasuryCap<CRUMB>>();
    assert_eq!(cap.total_supply(), 12);
    assert_eq!(crumb::close_day(&mut policy, &mut cap, scenario.ctx()), 10);
    assert_eq!(cap.total_supply(), 2);
    assert_eq!(policy.spent_balance(), 0);
    scenario.return_to_sender(cap);
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test]
fun the_treasury_cap_burns_a_spend_at_once() {
    let mut scenario = start(10);
    let crumbs = scenario.take_from_sender<Token<CRUMB>>();
    let request = crumbs.spend(scenario.ctx());
    scenario.next_tx(BAKER);
    let mut cap = scenario.take_from_sender<TreasuryCap<CRUMB>>();
    let (action, amount, sender, recipient) =
        token::confirm_with_treasury_cap(&mut cap, request, scenario.ctx());
    assert_eq!(action, token::spend_action());
    assert_eq!(amount, 10);
    assert_eq!(sender, ALICE);
    assert!(recipient.is_none());
    assert_eq!(cap.total_supply(), 0);
    scenario.return_to_sender(cap);
    scenario.end();
}
// endregion: supply

// region: attacks
#[test, expected_failure(abort_code = sui::token::EUnknownAction)]
fun a_customer_cannot_give_crumbs_away() {
    let scenario = &mut start(10);
    let policy = scenario.take_shared<TokenPolicy<CRUMB>>();
    let request = scenario.take_from_sender<Token<CRUMB>>().transfer(BOB, scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    abort
}

#[test, expected_failure(abort_code = sui::token::ENotApproved)]
fun another_shop_cannot_take_crumbs() {
    let scenario = &mut start(10);
    let mut policy = scenario.take_shared<TokenPolicy<CRUMB>>();
    let request = scenario.take_from_sender<Token<CRUMB>>().spend(scenario.ctx());
    policy.confirm_request_mut(request, scenario.ctx());
    abort
}

#[test, expected_failure(abort_code = sui::token::ECantConsumeBalance)]
fun a_spend_needs_the_mutable_closer() {
    let scenario = &mut start(10);
    let policy = scenario.take_shared<TokenPolicy<CRUMB>>();
    let payment = scenario.take_from_sender<Token<CRUMB>>();
    let (_bread, request) = crumb::buy_bread(payment, scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    abort
}

#[test, expected_failure(abort_code = crumb::EWrongPrice)]
fun nine_crumbs_buy_nothing() {
    let scenario = &mut start(9);
    let payment = scenario.take_from_sender<Token<CRUMB>>();
    let (_bread, _request) = crumb::buy_bread(payment, scenario.ctx());
    abort
}
// endregion: attacks

// region: policy
#[test]
fun the_policy_allows_spending_only() {
    let scenario = start(1);
    let policy = scenario.take_shared<TokenPolicy<CRUMB>>();
    assert!(policy.is_allowed(&token::spend_action()));
    assert!(!policy.is_allowed(&token::transfer_action()));
    let rules = policy.rules(&token::spend_action());
    assert!(rules.contains(&std::type_name::get<Counter>()));
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test]
fun without_its_last_rule_spending_is_open() {
    let mut scenario = start(3);
    let mut policy = scenario.take_shared<TokenPolicy<CRUMB>>();
    let policy_cap = scenario.take_from_address<TokenPolicyCap<CRUMB>>(BAKER);
    policy.remove_rule_for_action<CRUMB, Counter>(
        &policy_cap, token::spend_action(), scenario.ctx(),
    );
    // No counter, no bread, and yet the spend goes through.
    let request = scenario.take_from_sender<Token<CRUMB>>().spend(scenario.ctx());
    policy.confirm_request_mut(request, scenario.ctx());
    assert_eq!(policy.spent_balance(), 3);
    test_scenario::return_to_address(BAKER, policy_cap);
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = sui::token::ENotAuthorized)]
fun the_cap_of_a_second_policy_changes_nothing() {
    let scenario = &mut start(1);
    let mut policy = scenario.take_shared<TokenPolicy<CRUMB>>();
    let (second, second_cap) = token::new_policy_for_testing<CRUMB>(scenario.ctx());
    policy.allow(&second_cap, token::transfer_action(), scenario.ctx());
    destroy(second);
    abort
}

#[test]
fun the_cap_of_a_second_policy_still_confirms() {
    let mut scenario = start(5);
    let (second, second_cap) = token::new_policy_for_testing<CRUMB>(scenario.ctx());
    let request = scenario.take_from_sender<Token<CRUMB>>().transfer(BOB, scenario.ctx());
    second_cap.confirm_with_policy_cap(request, scenario.ctx());
    second.burn_policy_for_testing();
    destroy(second_cap);
    scenario.next_tx(BOB);
    let crumbs = scenario.take_from_sender<Token<CRUMB>>();
    assert_eq!(crumbs.value(), 5);
    scenario.return_to_sender(crumbs);
    scenario.end();
}

#[test]
fun a_frozen_policy_cap_is_everybodys() {
    let mut scenario = start(5);
    transfer::public_freeze_object(scenario.take_from_address<TokenPolicyCap<CRUMB>>(BAKER));
    scenario.next_tx(BOB);
    let cap = scenario.take_immutable<TokenPolicyCap<CRUMB>>();
    let mut policy = scenario.take_shared<TokenPolicy<CRUMB>>();
    policy.allow(&cap, token::transfer_action(), scenario.ctx());
    assert!(policy.is_allowed(&token::transfer_action()));
    test_scenario::return_immutable(cap);
    test_scenario::return_shared(policy);
    scenario.end();
}
// endregion: policy
