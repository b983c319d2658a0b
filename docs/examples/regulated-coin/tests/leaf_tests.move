#[test_only]
module leaf::leaf_tests;

use leaf::leaf::{Self, BoardCap, Desk, LEAF, OfficerCap};
use std::unit_test::assert_eq;
use sui::coin::{Self, TreasuryCap};
use sui::deny_list::{Self, DenyList};
use sui::event::events_by_type;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::{create_one_time_witness, destroy};

const BOARD: address = @0xcafe;
const OFFICER: address = @0x0ff1ce;
const MALLORY: address = @0xbad;

// region: start
/// Publishes and appoints one officer; the next transaction is the officer's.
fun start(): (Scenario, DenyList, Desk) {
    let mut scenario = test_scenario::begin(BOARD);
    leaf::init_for_testing(scenario.ctx());
    let list = deny_list::new_for_testing(scenario.ctx());
    scenario.next_tx(BOARD);
    let mut desk = scenario.take_shared<Desk>();
    let board = scenario.take_from_sender<BoardCap>();
    desk.appoint(&board, OFFICER, scenario.ctx());
    scenario.return_to_sender(board);
    scenario.next_tx(OFFICER);
    (scenario, list, desk)
}

fun finish(scenario: Scenario, list: DenyList, desk: Desk) {
    test_scenario::return_shared(desk);
    destroy(list);
    scenario.end();
}
// endregion: start

// region: epochs
#[test]
fun a_block_reaches_receivers_in_the_next_epoch() {
    let (mut scenario, mut list, mut desk) = start();
    let cap = scenario.take_from_sender<OfficerCap>();
    desk.block(&cap, &mut list, MALLORY, b"2025-17".to_string(), scenario.ctx());
    assert!(coin::deny_list_v2_contains_next_epoch<LEAF>(&list, MALLORY));
    assert!(!coin::deny_list_v2_contains_current_epoch<LEAF>(&list, MALLORY, scenario.ctx()));
    scenario.return_to_sender(cap);

    scenario.next_epoch(OFFICER);
    assert!(coin::deny_list_v2_contains_current_epoch<LEAF>(&list, MALLORY, scenario.ctx()));
    assert!(!coin::deny_list_v2_contains_current_epoch<LEAF>(&list, OFFICER, scenario.ctx()));
    finish(scenario, list, desk);
}

#[test]
fun a_lifted_block_holds_receivers_until_the_next_epoch() {
    let (mut scenario, mut list, mut desk) = start();
    let cap = scenario.take_from_sender<OfficerCap>();
    desk.block(&cap, &mut list, MALLORY, b"2025-17".to_string(), scenario.ctx());
    scenario.return_to_sender(cap);

    scenario.next_epoch(BOARD);
    let board = scenario.take_from_sender<BoardCap>();
    desk.unblock(&board, &mut list, MALLORY, b"2025-17".to_string(), scenario.ctx());
    assert!(!coin::deny_list_v2_contains_next_epoch<LEAF>(&list, MALLORY));
    assert!(coin::deny_list_v2_contains_current_epoch<LEAF>(&list, MALLORY, scenario.ctx()));
    scenario.return_to_sender(board);

    scenario.next_epoch(BOARD);
    assert!(!coin::deny_list_v2_contains_current_epoch<LEAF>(&list, MALLORY, scenario.ctx()));
    finish(scenario, list, desk);
}

#[test]
fun a_pause_takes_two_steps_as_well() {
    let (mut scenario, mut list, mut desk) = start();
    let cap = scenario.take_from_sender<OfficerCap>();
    desk.pause(&cap, &mut list, b"2025-17".to_string(), scenario.ctx());
    assert!(coin::deny_list_v2_is_global_pause_enabled_next_epoch<LEAF>(&list));
    assert!(!coin::deny_list_v2_is_global_pause_enabled_current_epoch<LEAF>(&list, scenario.ctx()));
    scenario.return_to_sender(cap);

    scenario.next_tx(BOARD);
    let board = scenario.take_from_sender<BoardCap>();
    desk.resume(&board, &mut list, b"2025-17".to_string(), scenario.ctx());
    assert!(!coin::deny_list_v2_is_global_pause_enabled_next_epoch<LEAF>(&list));
    scenario.return_to_sender(board);
    finish(scenario, list, desk);
}
// endregion: epochs

// region: dismissed
#[test, expected_failure(abort_code = leaf::ENotOfficer)]
fun a_dismissed_officer_blocks_nobody() {
    let (mut scenario, mut list, mut desk) = start();
    let cap = scenario.take_from_sender<OfficerCap>();
    scenario.next_tx(BOARD);
    let board = scenario.take_from_sender<BoardCap>();
    desk.dismiss(&board, object::id(&cap));
    scenario.return_to_sender(board);

    scenario.next_tx(OFFICER);
    desk.block(&cap, &mut list, MALLORY, b"revenge".to_string(), scenario.ctx());
    scenario.return_to_sender(cap);
    finish(scenario, list, desk);
}

#[test, expected_failure(abort_code = leaf::ENotOfficer)]
fun a_dismissed_officer_pauses_nothing() {
    let (mut scenario, mut list, mut desk) = start();
    let cap = scenario.take_from_sender<OfficerCap>();
    scenario.next_tx(BOARD);
    let board = scenario.take_from_sender<BoardCap>();
    desk.dismiss(&board, object::id(&cap));
    scenario.return_to_sender(board);

    scenario.next_tx(OFFICER);
    desk.pause(&cap, &mut list, b"2025-17".to_string(), scenario.ctx());
    scenario.return_to_sender(cap);
    finish(scenario, list, desk);
}
// endregion: dismissed

// region: powers
#[test]
fun an_officer_holds_no_other_power() {
    let (scenario, list, desk) = start();
    assert!(!scenario.has_most_recent_for_sender<BoardCap>());
    assert!(!scenario.has_most_recent_for_sender<TreasuryCap<LEAF>>());
    finish(scenario, list, desk);
}

/// Another coin, whose holders the desk must not reach.
public struct OTHER has drop {}

#[test]
fun a_block_of_leaves_blocks_no_other_coin() {
    let (mut scenario, mut list, mut desk) = start();
    let cap = scenario.take_from_sender<OfficerCap>();
    desk.block(&cap, &mut list, MALLORY, b"2025-17".to_string(), scenario.ctx());
    assert!(!coin::deny_list_v2_contains_next_epoch<OTHER>(&list, MALLORY));
    scenario.return_to_sender(cap);
    finish(scenario, list, desk);
}

#[test]
fun every_decision_is_announced() {
    let (mut scenario, mut list, mut desk) = start();
    let cap = scenario.take_from_sender<OfficerCap>();
    let board = scenario.take_from_address<BoardCap>(BOARD);
    let file = b"2025-17".to_string();
    desk.block(&cap, &mut list, MALLORY, file, scenario.ctx());
    desk.unblock(&board, &mut list, MALLORY, file, scenario.ctx());
    desk.pause(&cap, &mut list, file, scenario.ctx());
    desk.resume(&board, &mut list, file, scenario.ctx());
    assert_eq!(events_by_type<leaf::Decision>().length(), 2);
    assert_eq!(events_by_type<leaf::Pause>().length(), 2);
    test_scenario::return_to_address(BOARD, board);
    scenario.return_to_sender(cap);
    finish(scenario, list, desk);
}

#[test, expected_failure(abort_code = coin::EGlobalPauseNotAllowed)]
fun without_the_right_nothing_pauses() {
    let (mut scenario, mut list, desk) = start();
    let (treasury, mut deny_cap, metadata) = coin::create_regulated_currency_v2(
        create_one_time_witness<LEAF>(),
        6, b"LEAF", b"Leaf", b"", option::none(), false, scenario.ctx(),
    );
    coin::deny_list_v2_enable_global_pause(&mut list, &mut deny_cap, scenario.ctx());
    destroy(treasury);
    destroy(deny_cap);
    destroy(metadata);
    finish(scenario, list, desk);
}
// endregion: powers
