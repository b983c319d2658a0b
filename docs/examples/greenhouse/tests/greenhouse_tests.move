// region: head
#[test_only]
module greenhouse::greenhouse_tests;

use greenhouse::greenhouse::{Self, Greenhouse, KeeperCap, Plant};
use std::unit_test::assert_eq;
use sui::test_scenario;

const KEEPER: address = @0xcafe;
const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
// endregion: head

// region: alone
#[test]
fun a_plant_grows_and_goes() {
    let mut ctx = tx_context::dummy();
    let mut greenhouse = greenhouse::new_for_testing(&mut ctx);
    let mut plant = greenhouse.grow(b"fern".to_string(), &mut ctx);

    plant.water(2);
    plant.water(3);
    assert_eq!(plant.height(), 5);

    plant.compost();
    sui::test_utils::destroy(greenhouse);
}

#[test, expected_failure(abort_code = greenhouse::ENoWater)]
fun a_plant_needs_water() {
    let mut ctx = tx_context::dummy();
    let mut greenhouse = greenhouse::new_for_testing(&mut ctx);
    let mut plant = greenhouse.grow(b"fern".to_string(), &mut ctx);

    plant.water(0);

    plant.compost();
    sui::test_utils::destroy(greenhouse);
}
// endregion: alone

// region: two-users
#[test]
fun a_plant_changes_hands() {
    let mut scenario = test_scenario::begin(KEEPER);
    greenhouse::init_for_testing(scenario.ctx());

    scenario.next_tx(ALICE);
    {
        let mut greenhouse = scenario.take_shared<Greenhouse>();
        let plant = greenhouse.grow(b"fern".to_string(), scenario.ctx());
        assert_eq!(greenhouse.plants_grown(), 1);
        transfer::public_transfer(plant, BOB);
        test_scenario::return_shared(greenhouse);
    };

    scenario.next_tx(BOB);
    {
        let mut plant = scenario.take_from_sender<Plant>();
        plant.water(5);
        assert_eq!(plant.species(), b"fern".to_string());
        assert_eq!(plant.height(), 5);
        scenario.return_to_sender(plant);
    };

    scenario.end();
}
// endregion: two-users

// region: closed
#[test, expected_failure(abort_code = greenhouse::EClosed)]
fun a_closed_greenhouse_grows_nothing() {
    let mut scenario = test_scenario::begin(KEEPER);
    greenhouse::init_for_testing(scenario.ctx());

    scenario.next_tx(KEEPER);
    let cap = scenario.take_from_sender<KeeperCap>();
    let mut greenhouse = scenario.take_shared<Greenhouse>();
    cap.set_open(&mut greenhouse, false);
    assert_eq!(greenhouse.is_open(), false);

    let plant = greenhouse.grow(b"fern".to_string(), scenario.ctx());

    plant.compost();
    scenario.return_to_sender(cap);
    test_scenario::return_shared(greenhouse);
    scenario.end();
}
// endregion: closed

// region: events
#[test]
fun each_plant_is_announced_once() {
    let mut scenario = test_scenario::begin(KEEPER);
    greenhouse::init_for_testing(scenario.ctx());

    scenario.next_tx(ALICE);
    let mut greenhouse = scenario.take_shared<Greenhouse>();
    greenhouse.grow(b"fern".to_string(), scenario.ctx()).compost();
    greenhouse.grow(b"moss".to_string(), scenario.ctx()).compost();
    test_scenario::return_shared(greenhouse);

    let effects = scenario.end();
    assert_eq!(effects.num_user_events(), 2);
}
// endregion: events
