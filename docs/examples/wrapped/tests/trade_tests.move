#[test_only]
module wrapped::trade_tests;

use sui::coin::{Self, Coin};
use sui::sui::SUI;
use sui::test_scenario;
use sui::test_utils;
use wrapped::trade::{Self, Card, Request};

const ANNA: address = @0xa11a;
const BEN: address = @0xb0b;
const SERVICE: address = @0x5e;

fun request(grade: u8, ctx: &mut TxContext): ID {
    let card = trade::print_card(grade, ctx);
    let id = object::id(&card);
    let fee = coin::mint_for_testing<SUI>(1_000, ctx);
    trade::request_swap(card, fee, SERVICE, ctx);
    id
}

fun newest_card(owner: address): Option<ID> {
    test_scenario::most_recent_id_for_address<Card>(owner)
}

// region: swap
#[test]
fun equal_grades_change_owners_and_keep_their_ids() {
    let mut scenario = test_scenario::begin(ANNA);
    let annas = request(3, scenario.ctx());
    scenario.next_tx(BEN);
    let bens = request(3, scenario.ctx());

    scenario.next_tx(SERVICE);
    // The cards are wrapped: nobody has one in the inventory.
    assert!(!test_scenario::has_most_recent_for_address<Card>(ANNA));
    let left = scenario.take_from_sender<Request>();
    let right = scenario.take_from_sender<Request>();
    let fees = trade::execute_swap(left, right);
    assert!(fees.value() == 2_000);
    transfer::public_transfer(fees.into_coin(scenario.ctx()), SERVICE);

    scenario.next_tx(ANNA);
    assert!(newest_card(ANNA) == option::some(bens));
    assert!(newest_card(BEN) == option::some(annas));
    scenario.end();
}
// endregion: swap

#[test, expected_failure(abort_code = trade::EGradesDiffer)]
fun different_grades_stay_where_they_are() {
    let mut scenario = test_scenario::begin(ANNA);
    request(3, scenario.ctx());
    scenario.next_tx(BEN);
    request(4, scenario.ctx());
    scenario.next_tx(SERVICE);
    let left = scenario.take_from_sender<Request>();
    let right = scenario.take_from_sender<Request>();
    test_utils::destroy(trade::execute_swap(left, right));
    scenario.end();
}

#[test]
fun a_refused_request_gives_card_and_fee_back() {
    let mut scenario = test_scenario::begin(ANNA);
    request(3, scenario.ctx());
    scenario.next_tx(SERVICE);
    let taken = scenario.take_from_sender<Request>();
    trade::refuse(taken, scenario.ctx());
    scenario.next_tx(ANNA);
    let card = scenario.take_from_sender<Card>();
    let fee = scenario.take_from_sender<Coin<SUI>>();
    assert!(card.grade() == 3);
    assert!(fee.value() == 1_000);
    scenario.return_to_sender(card);
    scenario.return_to_sender(fee);
    scenario.end();
}

#[test, expected_failure(abort_code = trade::EFeeTooLow)]
fun a_request_needs_a_fee() {
    let mut scenario = test_scenario::begin(ANNA);
    let card = trade::print_card(1, scenario.ctx());
    let fee = coin::mint_for_testing<SUI>(999, scenario.ctx());
    trade::request_swap(card, fee, SERVICE, scenario.ctx());
    scenario.end();
}
