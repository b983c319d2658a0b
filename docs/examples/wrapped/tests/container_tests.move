#[test_only]
module wrapped::container_tests;

use sui::test_scenario;
use sui::test_utils;
use wrapped::cargo;
use wrapped::rover;

const OWNER: address = @0xa11a;

// region: battery
#[test]
fun a_battery_comes_out_as_it_went_in() {
    let mut scenario = test_scenario::begin(OWNER);
    let mut rover = rover::assemble(scenario.ctx());
    let battery = rover::charge_up(10, scenario.ctx());
    let id = object::id(&battery);
    rover.fit(battery);
    assert!(rover.is_powered());

    let battery = rover.remove();
    assert!(object::id(&battery) == id);
    assert!(!rover.is_powered());
    test_utils::destroy(rover);
    test_utils::destroy(battery);
    scenario.end();
}
// endregion: battery

#[test]
fun an_exchange_returns_the_old_battery() {
    let mut scenario = test_scenario::begin(OWNER);
    let mut rover = rover::assemble(scenario.ctx());
    let none = rover.exchange(rover::charge_up(0, scenario.ctx()));
    assert!(none.is_none());
    let old = rover.exchange(rover::charge_up(10, scenario.ctx()));
    assert!(old.is_some());
    assert!(rover.is_powered());
    none.destroy_none();
    test_utils::destroy(old);
    test_utils::destroy(rover);
    scenario.end();
}

// region: full
// The slot holds a battery: `option::fill` aborts in `std::option`.
#[test, expected_failure(abort_code = 0x40000, location = std::option)]
fun a_full_slot_takes_no_second_battery() {
    let mut scenario = test_scenario::begin(OWNER);
    let mut rover = rover::assemble(scenario.ctx());
    rover.fit(rover::charge_up(1, scenario.ctx()));
    rover.fit(rover::charge_up(2, scenario.ctx()));
    test_utils::destroy(rover);
    scenario.end();
}
// endregion: full

// region: crate
#[test]
fun a_crate_gives_back_what_was_packed() {
    let mut scenario = test_scenario::begin(OWNER);
    let mut crate = cargo::empty(scenario.ctx());
    crate.pack(cargo::fill_bottle(1999, scenario.ctx()));
    crate.pack(cargo::fill_bottle(2024, scenario.ctx()));
    assert!(crate.take(0).drink() == 1999);
    assert!(crate.length() == 1);
    crate.unpack().do!(|bottle| assert!(bottle.drink() == 2024));
    scenario.end();
}
// endregion: crate
