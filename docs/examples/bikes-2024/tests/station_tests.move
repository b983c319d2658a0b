#[test_only]
module bikes::station_tests;

use bikes::repair;
use bikes::station::{Self, Station};
use std::unit_test::assert_eq;
use sui::test_scenario;
use sui::test_utils::destroy;

const ALICE: address = @0xa11ce;

#[test]
fun rides_are_counted() {
    let mut scenario = test_scenario::begin(ALICE);
    station::open(1, scenario.ctx());

    scenario.next_tx(ALICE);
    let mut station = scenario.take_shared<Station>();
    repair::add_bike(&mut station, scenario.ctx());
    repair::add_bike(&mut station, scenario.ctx());
    let bike = station.take();
    station.give_back(bike);
    let bike = station.take();
    station.give_back(bike);
    assert_eq!(station.total_rides(), 2);
    test_scenario::return_shared(station);
    scenario.end();
}

#[test, expected_failure(abort_code = station::EEmpty)]
fun an_empty_station_lends_nothing() {
    let mut scenario = test_scenario::begin(ALICE);
    station::open(1, scenario.ctx());

    scenario.next_tx(ALICE);
    let mut station = scenario.take_shared<Station>();
    destroy(station.take());
    test_scenario::return_shared(station);
    scenario.end();
}
