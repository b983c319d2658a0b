#[test_only]
module bakery::points_tests;

use bakery::deadline_rule::{Self, Deadline};
use bakery::points::{Self, POINTS, Shop};
use std::unit_test::assert_eq;
use sui::clock;
use sui::coin::TreasuryCap;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;
use sui::token::{Self, Token, TokenPolicy, TokenPolicyCap};

const OWNER: address = @0xcafe;
const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;

// region: start
/// Publishes, and rewards Alice; the next transaction is hers.
fun start(amount: u64): Scenario {
    let mut scenario = test_scenario::begin(OWNER);
    points::init_for_testing(scenario.ctx());
    scenario.next_tx(OWNER);
    let mut cap = scenario.take_from_sender<TreasuryCap<POINTS>>();
    points::reward_user(&mut cap, amount, ALICE, scenario.ctx());
    scenario.return_to_sender(cap);
    scenario.next_tx(ALICE);
    scenario
}
// endregion: start

// region: redeem
#[test]
fun a_reward_becomes_a_gift() {
    let mut scenario = start(10);
    let mut policy = scenario.take_shared<TokenPolicy<POINTS>>();
    let points = scenario.take_from_sender<Token<POINTS>>();

    let (gift, request) = points::buy_gift(points, scenario.ctx());
    policy.confirm_request_mut(request, scenario.ctx());
    transfer::public_transfer(gift, ALICE);
    assert_eq!(policy.spent_balance(), 10);

    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = points::EIncorrectAmount)]
fun nine_points_are_not_enough() {
    let mut scenario = start(9);
    let points = scenario.take_from_sender<Token<POINTS>>();
    let (gift, request) = points::buy_gift(points, scenario.ctx());
    destroy(gift);
    destroy(request);
    scenario.end();
}

#[test, expected_failure(abort_code = points::EIncorrectAmount)]
fun eleven_points_are_too_many() {
    let mut scenario = start(11);
    let points = scenario.take_from_sender<Token<POINTS>>();
    let (gift, request) = points::buy_gift(points, scenario.ctx());
    destroy(gift);
    destroy(request);
    scenario.end();
}
// endregion: redeem

// region: attacks
#[test, expected_failure(abort_code = token::ENotApproved)]
fun another_shop_cannot_take_the_points() {
    let mut scenario = start(10);
    let mut policy = scenario.take_shared<TokenPolicy<POINTS>>();
    let request = scenario.take_from_sender<Token<POINTS>>().spend(scenario.ctx());
    policy.confirm_request_mut(request, scenario.ctx());
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = token::EUnknownAction)]
fun customers_cannot_trade_points() {
    let mut scenario = start(10);
    let policy = scenario.take_shared<TokenPolicy<POINTS>>();
    let request = scenario.take_from_sender<Token<POINTS>>().transfer(BOB, scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = token::EUnknownAction)]
fun points_do_not_become_coins() {
    let mut scenario = start(10);
    let policy = scenario.take_shared<TokenPolicy<POINTS>>();
    let points = scenario.take_from_sender<Token<POINTS>>();
    let (coins, request) = points.to_coin(scenario.ctx());
    policy.confirm_request(request, scenario.ctx());
    destroy(coins);
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = token::ENotAuthorized)]
fun the_cap_of_another_policy_changes_nothing() {
    let mut scenario = start(10);
    scenario.next_tx(OWNER);
    let mut policy = scenario.take_shared<TokenPolicy<POINTS>>();
    let treasury = scenario.take_from_sender<TreasuryCap<POINTS>>();
    let (other, cap) = token::new_policy(&treasury, scenario.ctx());
    policy.disallow(&cap, token::spend_action(), scenario.ctx());
    other.share_policy();
    destroy(cap);
    scenario.return_to_sender(treasury);
    test_scenario::return_shared(policy);
    scenario.end();
}
// endregion: attacks

// region: admin
#[test]
fun the_owner_confirms_and_burns() {
    let mut scenario = start(10);
    scenario.next_tx(OWNER);
    let mut cap = scenario.take_from_sender<TreasuryCap<POINTS>>();
    let request = token::mint(&mut cap, 5, scenario.ctx()).spend(scenario.ctx());
    assert_eq!(cap.total_supply(), 15);
    token::confirm_with_treasury_cap(&mut cap, request, scenario.ctx());
    assert_eq!(cap.total_supply(), 10);
    scenario.return_to_sender(cap);
    scenario.end();
}

#[test, expected_failure(abort_code = token::ECantConsumeBalance)]
fun the_policy_cap_confirms_no_spent_balance() {
    let mut scenario = start(10);
    let request = scenario.take_from_sender<Token<POINTS>>().spend(scenario.ctx());
    scenario.next_tx(OWNER);
    let cap = scenario.take_from_sender<TokenPolicyCap<POINTS>>();
    token::confirm_with_policy_cap(&cap, request, scenario.ctx());
    scenario.return_to_sender(cap);
    scenario.end();
}

/// Without its only rule the action stays allowed, so the points can be spent anywhere.
#[test]
fun removing_the_last_rule_opens_the_action() {
    let mut scenario = start(10);
    scenario.next_tx(OWNER);
    let mut policy = scenario.take_shared<TokenPolicy<POINTS>>();
    let cap = scenario.take_from_sender<TokenPolicyCap<POINTS>>();
    policy.remove_rule_for_action<POINTS, Shop>(&cap, token::spend_action(), scenario.ctx());
    scenario.return_to_sender(cap);

    scenario.next_tx(ALICE);
    let request = scenario.take_from_sender<Token<POINTS>>().spend(scenario.ctx());
    policy.confirm_request_mut(request, scenario.ctx());
    assert_eq!(policy.spent_balance(), 10);
    test_scenario::return_shared(policy);
    scenario.end();
}
// endregion: admin

// region: deadline
/// Rewards Alice, and adds a deadline at 1,000 ms; the next transaction is hers.
fun with_deadline(): Scenario {
    let mut scenario = start(10);
    scenario.next_tx(OWNER);
    let mut policy = scenario.take_shared<TokenPolicy<POINTS>>();
    let cap = scenario.take_from_sender<TokenPolicyCap<POINTS>>();
    policy.add_rule_for_action<POINTS, Deadline>(&cap, token::spend_action(), scenario.ctx());
    deadline_rule::set(&mut policy, &cap, 5, scenario.ctx());
    deadline_rule::set(&mut policy, &cap, 1_000, scenario.ctx());
    scenario.return_to_sender(cap);
    test_scenario::return_shared(policy);
    scenario.next_tx(ALICE);
    scenario
}

fun redeem_at(now_ms: u64) {
    let mut scenario = with_deadline();
    let mut policy = scenario.take_shared<TokenPolicy<POINTS>>();
    let mut clock = clock::create_for_testing(scenario.ctx());
    clock.set_for_testing(now_ms);
    let points = scenario.take_from_sender<Token<POINTS>>();
    let (gift, mut request) = points::buy_gift(points, scenario.ctx());
    deadline_rule::verify(&policy, &mut request, &clock, scenario.ctx());
    policy.confirm_request_mut(request, scenario.ctx());
    transfer::public_transfer(gift, ALICE);

    clock.destroy_for_testing();
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test]
fun the_last_moment_counts() { redeem_at(1_000) }

#[test, expected_failure(abort_code = deadline_rule::EExpired)]
fun one_moment_later_is_too_late() { redeem_at(1_001) }

/// A client that was written before the rule was added.
#[test, expected_failure(abort_code = token::ENotApproved)]
fun an_older_client_fails() {
    let mut scenario = with_deadline();
    let mut policy = scenario.take_shared<TokenPolicy<POINTS>>();
    let points = scenario.take_from_sender<Token<POINTS>>();
    let (gift, request) = points::buy_gift(points, scenario.ctx());
    policy.confirm_request_mut(request, scenario.ctx());
    transfer::public_transfer(gift, ALICE);
    test_scenario::return_shared(policy);
    scenario.end();
}

/// The approval of the deadline does not stand for the shop's.
#[test, expected_failure(abort_code = token::ENotApproved)]
fun a_deadline_alone_opens_nothing() {
    let mut scenario = with_deadline();
    let mut policy = scenario.take_shared<TokenPolicy<POINTS>>();
    let clock = clock::create_for_testing(scenario.ctx());
    let mut request = scenario.take_from_sender<Token<POINTS>>().spend(scenario.ctx());
    deadline_rule::verify(&policy, &mut request, &clock, scenario.ctx());
    policy.confirm_request_mut(request, scenario.ctx());
    clock.destroy_for_testing();
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = token::ENotAuthorized)]
fun a_foreign_cap_moves_no_deadline() {
    let mut scenario = with_deadline();
    scenario.next_tx(OWNER);
    let mut policy = scenario.take_shared<TokenPolicy<POINTS>>();
    let treasury = scenario.take_from_sender<TreasuryCap<POINTS>>();
    let (other, cap) = token::new_policy(&treasury, scenario.ctx());
    deadline_rule::set(&mut policy, &cap, 9_000, scenario.ctx());
    other.share_policy();
    destroy(cap);
    scenario.return_to_sender(treasury);
    test_scenario::return_shared(policy);
    scenario.end();
}
// endregion: deadline
