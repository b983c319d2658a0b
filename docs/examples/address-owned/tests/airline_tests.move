#[test_only]
module address_owned::airline_tests;

use address_owned::airline::{Self, AirlineCap, BoardingPass, GoldCard, Voucher};
use sui::test_scenario;

const ANNA: address = @0xa11a;
const BEN: address = @0xb0b;

#[test]
fun the_sender_gets_the_pass_and_hands_it_over() {
    let mut scenario = test_scenario::begin(ANNA);
    airline::check_in(12, scenario.ctx());

    scenario.next_tx(ANNA);
    let mut pass = scenario.take_from_sender<BoardingPass>();
    airline::change_seat(&mut pass, 3);
    airline::hand_over(pass, BEN);

    scenario.next_tx(BEN);
    assert!(!test_scenario::has_most_recent_for_address<BoardingPass>(ANNA));
    let pass = scenario.take_from_sender<BoardingPass>();
    assert!(airline::seat(&pass) == 3);
    scenario.return_to_sender(pass);
    scenario.end();
}

#[test]
fun a_voucher_moves_without_the_airline() {
    let mut scenario = test_scenario::begin(ANNA);
    let voucher = airline::issue(500, scenario.ctx());
    transfer::public_transfer(voucher, BEN);

    scenario.next_tx(BEN);
    let voucher = scenario.take_from_sender<Voucher>();
    assert!(airline::redeem(voucher) == 500);
    scenario.end();
}

#[test]
fun the_publisher_holds_the_capability_and_honors_a_guest() {
    let mut scenario = test_scenario::begin(ANNA);
    airline::init_for_testing(scenario.ctx());

    scenario.next_tx(ANNA);
    let cap = scenario.take_from_sender<AirlineCap>();
    airline::honor(&cap, BEN, scenario.ctx());
    scenario.return_to_sender(cap);

    scenario.next_tx(BEN);
    assert!(test_scenario::has_most_recent_for_address<GoldCard>(BEN));
    assert!(!test_scenario::has_most_recent_for_address<AirlineCap>(BEN));
    scenario.end();
}
