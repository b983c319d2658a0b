#[test_only]
module vrf_raffle::vrf_raffle_tests;

use std::unit_test::assert_eq;
use sui::clock::{Self, Clock};
use sui::coin;
use sui::ecvrf;
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use vrf_raffle::vrf_raffle::{Self, Raffle, Ticket};

const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
const PRICE: u64 = 10;
const SALE_ENDS: u64 = 100;
const ANSWER_DUE: u64 = 200;

// region: vector
const OPERATOR: vector<u8> = x"1cf52eaa181e2ec444257dd6095a5494877275304226940ef79655d217aeb417";
const PROOF: vector<u8> =
    x"34db1e890d69c491eaad47d572f71dbcf638e7782e1e12fc8902a0bc2974a81ca71b7cc3b2e2b5cb83878ab979c450ae290ac0f88b7da744048c4048db74146c94f16219e9271ba089bb96035a759a04";
const OUTPUT: vector<u8> =
    x"81aed0608b8efd5ee6ec67407aa849f1a2efab3ee42d15aef7f684fba3405a3b0f77697f1250da9d127dbb043875d9299f6fb2b126a33728350b99d779a6ed55";
// endregion: vector

/// A raffle in which Alice has ticket 0 and Bob has ticket 1.
fun sold() : (Scenario, Clock) {
    let mut scenario = test_scenario::begin(@0x0be2);
    let clock = clock::create_for_testing(scenario.ctx());
    vrf_raffle::open(OPERATOR, PRICE, SALE_ENDS, ANSWER_DUE, scenario.ctx());
    buy(&mut scenario, ALICE, &clock);
    buy(&mut scenario, BOB, &clock);
    (scenario, clock)
}

fun buy(scenario: &mut Scenario, buyer: address, clock: &Clock) {
    scenario.next_tx(buyer);
    let mut raffle = scenario.take_shared<Raffle>();
    let payment = coin::mint_for_testing<SUI>(PRICE, scenario.ctx());
    let ticket = raffle.buy(payment, clock, scenario.ctx());
    transfer::public_transfer(ticket, buyer);
    test_scenario::return_shared(raffle);
}

fun settle(scenario: &mut Scenario, clock: &Clock) {
    scenario.next_tx(ALICE);
    let mut raffle = scenario.take_shared<Raffle>();
    raffle.settle_for_testing(OUTPUT, clock);
    test_scenario::return_shared(raffle);
}

fun claim(scenario: &mut Scenario, owner: address): u64 {
    scenario.next_tx(owner);
    let mut raffle = scenario.take_shared<Raffle>();
    let ticket = scenario.take_from_sender<Ticket>();
    let paid = raffle.claim(ticket, scenario.ctx()).burn_for_testing();
    test_scenario::return_shared(raffle);
    paid
}

fun refund(scenario: &mut Scenario, owner: address, clock: &Clock): u64 {
    scenario.next_tx(owner);
    let mut raffle = scenario.take_shared<Raffle>();
    let ticket = scenario.take_from_sender<Ticket>();
    let paid = raffle.refund(ticket, clock, scenario.ctx()).burn_for_testing();
    test_scenario::return_shared(raffle);
    paid
}

// region: proof
#[test]
fun the_operators_value_is_accepted() {
    assert!(vrf_raffle::is_answer(&OPERATOR, &b"draw #7", &OUTPUT, &PROOF));
}

#[test]
fun another_value_is_refused() {
    let mut output = OUTPUT;
    *&mut output[0] = output[0] + 1;
    assert!(!vrf_raffle::is_answer(&OPERATOR, &b"draw #7", &output, &PROOF));
}

#[test]
fun the_value_for_another_input_is_refused() {
    assert!(!vrf_raffle::is_answer(&OPERATOR, &b"draw #8", &OUTPUT, &PROOF));
}

#[test]
fun an_altered_proof_is_refused() {
    let mut proof = PROOF;
    *&mut proof[50] = proof[50] ^ 1;
    assert!(!vrf_raffle::is_answer(&OPERATOR, &b"draw #7", &OUTPUT, &proof));
}

#[test, expected_failure(abort_code = ecvrf::EInvalidHashLength)]
fun a_short_output_aborts() {
    vrf_raffle::is_answer(&OPERATOR, &b"draw #7", &b"short", &PROOF);
}

#[test, expected_failure(abort_code = ecvrf::EInvalidPublicKeyEncoding)]
fun bytes_that_are_no_key_abort() {
    vrf_raffle::is_answer(&b"short", &b"draw #7", &OUTPUT, &PROOF);
}

#[test, expected_failure(abort_code = ecvrf::EInvalidProofEncoding)]
fun bytes_that_are_no_proof_abort() {
    vrf_raffle::is_answer(&OPERATOR, &b"draw #7", &OUTPUT, &b"short");
}

#[test, expected_failure(abort_code = vrf_raffle::EBadProof)]
fun a_value_for_something_else_draws_nobody() {
    let (mut scenario, mut clock) = sold();
    clock.set_for_testing(SALE_ENDS);
    scenario.next_tx(ALICE);
    let mut raffle = scenario.take_shared<Raffle>();
    raffle.draw(OUTPUT, PROOF, &clock);
    abort
}
// endregion: proof

// region: range
#[test]
fun the_output_becomes_a_ticket_number() {
    assert_eq!(vrf_raffle::number_below(&OUTPUT, 2), 1);
    assert_eq!(vrf_raffle::number_below(&OUTPUT, 1), 0);
    assert_eq!(vrf_raffle::number_below(&OUTPUT, 1_000), 657);
}
// endregion: range

// region: rules
#[test]
fun the_winning_ticket_takes_the_pot() {
    let (mut scenario, mut clock) = sold();
    clock.set_for_testing(SALE_ENDS);
    settle(&mut scenario, &clock);
    // An even output picks ticket 0 of two, an odd one ticket 1.
    assert_eq!(claim(&mut scenario, BOB), 2 * PRICE);
    clock.destroy_for_testing();
    scenario.end();
}

#[test, expected_failure(abort_code = vrf_raffle::ENotWinner)]
fun another_ticket_takes_nothing() {
    let (mut scenario, mut clock) = sold();
    clock.set_for_testing(SALE_ENDS);
    settle(&mut scenario, &clock);
    claim(&mut scenario, ALICE);
    abort
}

#[test, expected_failure(abort_code = vrf_raffle::ESaleOpen)]
fun nobody_draws_during_the_sale() {
    let (mut scenario, clock) = sold();
    settle(&mut scenario, &clock);
    abort
}

#[test, expected_failure(abort_code = vrf_raffle::ESaleOver)]
fun nobody_buys_after_the_input_is_fixed() {
    let (mut scenario, mut clock) = sold();
    clock.set_for_testing(SALE_ENDS);
    buy(&mut scenario, ALICE, &clock);
    abort
}

#[test, expected_failure(abort_code = vrf_raffle::EDrawn)]
fun nobody_draws_twice() {
    let (mut scenario, mut clock) = sold();
    clock.set_for_testing(SALE_ENDS);
    settle(&mut scenario, &clock);
    settle(&mut scenario, &clock);
    abort
}

#[test, expected_failure(abort_code = vrf_raffle::ENotDrawn)]
fun nobody_wins_before_the_draw() {
    let (mut scenario, mut clock) = sold();
    clock.set_for_testing(SALE_ENDS);
    claim(&mut scenario, BOB);
    abort
}

/// Ticket 1 of a second raffle, when number 1 has won the first.
#[test, expected_failure(abort_code = vrf_raffle::EOtherRaffle)]
fun a_ticket_of_another_raffle_wins_nothing() {
    let (mut scenario, mut clock) = sold();
    scenario.next_tx(ALICE);
    let mut raffle = scenario.take_shared<Raffle>();
    vrf_raffle::open(OPERATOR, PRICE, SALE_ENDS, ANSWER_DUE, scenario.ctx());
    scenario.next_tx(ALICE);
    // The first one is taken, so this is the other one.
    let mut other = scenario.take_shared<Raffle>();
    let mut payment = coin::mint_for_testing<SUI>(2 * PRICE, scenario.ctx());
    let first = payment.split(PRICE, scenario.ctx());
    let _number_0 = other.buy(first, &clock, scenario.ctx());
    let number_1 = other.buy(payment, &clock, scenario.ctx());
    clock.set_for_testing(SALE_ENDS);
    raffle.settle_for_testing(OUTPUT, &clock);
    raffle.claim(number_1, scenario.ctx()).burn_for_testing();
    abort
}

#[test, expected_failure(abort_code = vrf_raffle::EWrongPrice)]
fun a_ticket_has_one_price() {
    let (mut scenario, clock) = sold();
    scenario.next_tx(ALICE);
    let mut raffle = scenario.take_shared<Raffle>();
    let payment = coin::mint_for_testing<SUI>(PRICE - 1, scenario.ctx());
    let _ticket = raffle.buy(payment, &clock, scenario.ctx());
    abort
}

#[test, expected_failure(abort_code = vrf_raffle::ENoTickets)]
fun a_raffle_without_tickets_draws_nobody() {
    let mut scenario = test_scenario::begin(@0x0be2);
    let mut clock = clock::create_for_testing(scenario.ctx());
    vrf_raffle::open(OPERATOR, PRICE, SALE_ENDS, ANSWER_DUE, scenario.ctx());
    clock.set_for_testing(SALE_ENDS);
    settle(&mut scenario, &clock);
    abort
}

#[test, expected_failure(abort_code = vrf_raffle::EBadTimes)]
fun an_answer_is_due_after_the_sale() {
    vrf_raffle::open(OPERATOR, PRICE, SALE_ENDS, SALE_ENDS, &mut tx_context::dummy());
}

#[test, expected_failure(abort_code = vrf_raffle::EBadKey)]
fun a_key_of_another_length_is_refused() {
    vrf_raffle::open(b"short", PRICE, SALE_ENDS, ANSWER_DUE, &mut tx_context::dummy());
}

#[test]
fun each_buyer_changes_the_input() {
    let (mut scenario, clock) = sold();
    scenario.next_tx(ALICE);
    let raffle = scenario.take_shared<Raffle>();
    let before = raffle.input();
    test_scenario::return_shared(raffle);
    buy(&mut scenario, ALICE, &clock);
    scenario.next_tx(ALICE);
    let raffle = scenario.take_shared<Raffle>();
    assert!(raffle.input() != before);
    test_scenario::return_shared(raffle);
    clock.destroy_for_testing();
    scenario.end();
}
// endregion: rules

// region: deadline
#[test]
fun a_silent_operator_costs_nobody_anything() {
    let (mut scenario, mut clock) = sold();
    clock.set_for_testing(ANSWER_DUE);
    assert_eq!(refund(&mut scenario, ALICE, &clock), PRICE);
    assert_eq!(refund(&mut scenario, BOB, &clock), PRICE);
    clock.destroy_for_testing();
    scenario.end();
}

#[test, expected_failure(abort_code = vrf_raffle::EOverdue)]
fun an_answer_after_the_deadline_is_refused() {
    let (mut scenario, mut clock) = sold();
    clock.set_for_testing(ANSWER_DUE);
    settle(&mut scenario, &clock);
    abort
}

#[test, expected_failure(abort_code = vrf_raffle::ENotOverdue)]
fun nobody_is_refunded_while_an_answer_is_possible() {
    let (mut scenario, mut clock) = sold();
    clock.set_for_testing(ANSWER_DUE - 1);
    refund(&mut scenario, ALICE, &clock);
    abort
}

#[test, expected_failure(abort_code = vrf_raffle::EDrawn)]
fun a_drawn_raffle_refunds_nothing() {
    let (mut scenario, mut clock) = sold();
    clock.set_for_testing(SALE_ENDS);
    settle(&mut scenario, &clock);
    clock.set_for_testing(ANSWER_DUE);
    refund(&mut scenario, ALICE, &clock);
    abort
}
// endregion: deadline
