#[test_only]
module bakery_card::rules_tests;

use bakery_card::crumb::{Self, CRUMB};
use bakery_card::daily_cap::{Self, DailyCap, Usage};
use bakery_card::members_only::{Self, MembersOnly};
use bakery_card::tasting;
use std::unit_test::assert_eq;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;
use sui::token::{Self, Token, TokenPolicy, TokenPolicyCap};

const BAKER: address = @0xbace;
const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
const MALLORY: address = @0xbad;

// region: start
/// Transfers of at most 20 crumbs per epoch, between Alice and Bob only. Alice is next.
fun start(): (Scenario, TokenPolicy<CRUMB>, TokenPolicyCap<CRUMB>, Usage) {
    let mut scenario = test_scenario::begin(BAKER);
    crumb::init_for_testing(scenario.ctx());
    scenario.next_tx(BAKER);
    let mut policy = scenario.take_shared<TokenPolicy<CRUMB>>();
    let cap = scenario.take_from_sender<TokenPolicyCap<CRUMB>>();
    let transfer = token::transfer_action();
    daily_cap::set_up(&mut policy, &cap, scenario.ctx());
    daily_cap::set_limit(&mut policy, &cap, transfer, 20);
    policy.add_rule_for_action<CRUMB, DailyCap>(&cap, transfer, scenario.ctx());
    members_only::set_up(&mut policy, &cap, scenario.ctx());
    members_only::admit(&mut policy, &cap, ALICE);
    members_only::admit(&mut policy, &cap, BOB);
    policy.add_rule_for_action<CRUMB, MembersOnly>(&cap, transfer, scenario.ctx());
    scenario.next_tx(ALICE);
    let usage = scenario.take_shared<Usage>();
    (scenario, policy, cap, usage)
}

/// Transfers with both stamps, from whoever sends the current transaction.
fun send(
    scenario: &mut Scenario,
    policy: &TokenPolicy<CRUMB>,
    usage: &mut Usage,
    amount: u64,
    recipient: address,
) {
    let ctx = scenario.ctx();
    let mut request = token::mint_for_testing<CRUMB>(amount, ctx).transfer(recipient, ctx);
    daily_cap::verify(policy, usage, &mut request, ctx);
    members_only::verify(policy, &mut request, ctx);
    policy.confirm_request(request, ctx);
}

fun finish(
    scenario: Scenario,
    policy: TokenPolicy<CRUMB>,
    cap: TokenPolicyCap<CRUMB>,
    usage: Usage,
) {
    destroy(policy);
    destroy(cap);
    destroy(usage);
    scenario.end();
}
// endregion: start

// region: both
#[test]
fun both_stamps_and_the_limit_to_the_last_crumb() {
    let (mut scenario, policy, cap, mut usage) = start();
    send(&mut scenario, &policy, &mut usage, 5, BOB);
    send(&mut scenario, &policy, &mut usage, 15, BOB);
    scenario.next_epoch(ALICE);
    send(&mut scenario, &policy, &mut usage, 20, BOB);
    scenario.next_tx(BOB);
    assert_eq!(scenario.ids_for_sender<Token<CRUMB>>().length(), 3);
    finish(scenario, policy, cap, usage);
}

#[test, expected_failure(abort_code = daily_cap::EOverLimit)]
fun splitting_does_not_get_around_the_limit() {
    let (mut scenario, policy, _cap, mut usage) = start();
    send(&mut scenario, &policy, &mut usage, 15, BOB);
    send(&mut scenario, &policy, &mut usage, 6, BOB);
    abort
}

#[test, expected_failure(abort_code = daily_cap::EOtherUsage)]
fun a_second_counter_does_not_either() {
    let (mut scenario, policy, _cap, _usage) = start();
    let (mut other, other_cap) = token::new_policy_for_testing<CRUMB>(scenario.ctx());
    daily_cap::set_up(&mut other, &other_cap, scenario.ctx());
    scenario.next_tx(ALICE);
    let mut fresh = scenario.take_shared<Usage>();
    send(&mut scenario, &policy, &mut fresh, 20, BOB);
    abort
}

#[test, expected_failure(abort_code = members_only::ENotMember)]
fun a_stranger_gets_nothing() {
    let (mut scenario, policy, _cap, mut usage) = start();
    send(&mut scenario, &policy, &mut usage, 1, MALLORY);
    abort
}

#[test, expected_failure(abort_code = members_only::ENotMember)]
fun a_stranger_sends_nothing() {
    let (mut scenario, policy, _cap, mut usage) = start();
    scenario.next_tx(MALLORY);
    send(&mut scenario, &policy, &mut usage, 1, ALICE);
    abort
}

#[test, expected_failure(abort_code = sui::token::ENotApproved)]
fun one_stamp_of_two_is_not_enough() {
    let (mut scenario, policy, _cap, _usage) = start();
    let ctx = scenario.ctx();
    let mut request = token::mint_for_testing<CRUMB>(1, ctx).transfer(BOB, ctx);
    members_only::verify(&policy, &mut request, ctx);
    policy.confirm_request(request, ctx);
    abort
}
// endregion: both

// region: stamps
#[test, expected_failure(abort_code = sui::vec_set::EKeyAlreadyExists)]
fun the_same_stamp_twice_aborts() {
    let (mut scenario, policy, _cap, _usage) = start();
    let ctx = scenario.ctx();
    let mut request = token::mint_for_testing<CRUMB>(1, ctx).transfer(BOB, ctx);
    members_only::verify(&policy, &mut request, ctx);
    members_only::verify(&policy, &mut request, ctx);
    let _request = request;
    abort
}
// endregion: stamps

// region: removal
#[test]
fun a_rule_goes_in_two_steps() {
    let (mut scenario, mut policy, cap, usage) = start();
    let transfer = token::transfer_action();
    policy.remove_rule_for_action<CRUMB, DailyCap>(&cap, transfer, scenario.ctx());
    assert!(policy.has_rule_config<CRUMB, DailyCap>());
    daily_cap::remove(&mut policy, &cap, scenario.ctx());
    assert!(!policy.has_rule_config<CRUMB, DailyCap>());

    let ctx = scenario.ctx();
    let mut request = token::mint_for_testing<CRUMB>(100, ctx).transfer(BOB, ctx);
    members_only::verify(&policy, &mut request, ctx);
    policy.confirm_request(request, ctx);
    finish(scenario, policy, cap, usage);
}

#[test, expected_failure(abort_code = sui::token::ENoConfig)]
fun settings_gone_first_block_everyone() {
    let (mut scenario, mut policy, cap, mut usage) = start();
    daily_cap::remove(&mut policy, &cap, scenario.ctx());
    send(&mut scenario, &policy, &mut usage, 1, BOB);
    abort
}
// endregion: removal

// region: tasting
#[test]
fun seats_come_from_a_confirmed_request() {
    let (mut scenario, mut policy, cap, usage) = start();
    policy.add_rule_for_action<CRUMB, MembersOnly>(
        &cap, tasting::book_action(), scenario.ctx(),
    );
    let mut request = tasting::book(2, scenario.ctx());
    members_only::verify(&policy, &mut request, scenario.ctx());
    let seats = tasting::confirm(&policy, request, scenario.ctx());
    assert_eq!(seats.count(), 2);
    destroy(seats);
    finish(scenario, policy, cap, usage);
}

#[test, expected_failure(abort_code = tasting::EOtherAction)]
fun a_request_for_something_else_books_no_seats() {
    let (mut scenario, mut policy, cap, _usage) = start();
    policy.allow(&cap, b"greet".to_string(), scenario.ctx());
    let request = token::new_request<CRUMB>(
        b"greet".to_string(), 2, option::none(), option::none(), scenario.ctx(),
    );
    destroy(tasting::confirm(&policy, request, scenario.ctx()));
    abort
}

#[test, expected_failure(abort_code = sui::token::EUseImmutableConfirm)]
fun a_made_up_spend_brings_no_value() {
    let (mut scenario, mut policy, cap, _usage) = start();
    policy.remove_rule_for_action<CRUMB, crumb::Counter>(
        &cap, token::spend_action(), scenario.ctx(),
    );
    let request = token::new_request<CRUMB>(
        token::spend_action(), 10, option::none(), option::none(), scenario.ctx(),
    );
    policy.confirm_request_mut(request, scenario.ctx());
    abort
}
// endregion: tasting
