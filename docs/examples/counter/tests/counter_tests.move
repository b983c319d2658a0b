// region: head
#[test_only]
module counter::counter_tests;

use counter::counter::{Self, Counter};
use std::unit_test::assert_eq;
use sui::test_scenario::{Self, Scenario};

const OWNER: address = @0x0111;
const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;

/// A counter of `OWNER`, and a transaction that `sender` has just begun.
fun counter_for(sender: address): (Scenario, Counter) {
    let mut scenario = test_scenario::begin(OWNER);
    counter::create(scenario.ctx());
    scenario.next_tx(sender);
    let counter = scenario.take_shared<Counter>();
    (scenario, counter)
}

fun clean_up(scenario: Scenario, counter: Counter) {
    test_scenario::return_shared(counter);
    scenario.end();
}
// endregion: head

// region: rules
#[test]
fun a_new_counter_is_announced_once() {
    let mut scenario = test_scenario::begin(OWNER);
    counter::create(scenario.ctx());
    let effects = scenario.end();
    assert_eq!(effects.shared().length(), 1);
    assert_eq!(effects.num_user_events(), 1);
}

#[test]
fun everyone_may_increment() {
    let (mut scenario, mut counter) = counter_for(ALICE);
    assert_eq!(counter.owner(), OWNER);
    assert_eq!(counter.value(), 0);
    counter.increment();
    test_scenario::return_shared(counter);

    scenario.next_tx(BOB);
    let mut counter = scenario.take_shared<Counter>();
    counter.increment();
    assert_eq!(counter.value(), 2);
    clean_up(scenario, counter);
}

#[test]
fun the_owner_sets_the_value() {
    let (mut scenario, mut counter) = counter_for(OWNER);
    counter.set_value(100, scenario.ctx());
    assert_eq!(counter.value(), 100);
    clean_up(scenario, counter);
}

#[test]
fun the_owner_deletes_the_counter() {
    let (mut scenario, counter) = counter_for(OWNER);
    counter.delete(scenario.ctx());
    scenario.next_tx(OWNER);
    assert!(!test_scenario::has_most_recent_shared<Counter>());
    scenario.end();
}
// endregion: rules

// region: attacks
#[test, expected_failure(abort_code = counter::ENotOwner)]
fun a_stranger_cannot_set_the_value() {
    let (mut scenario, mut counter) = counter_for(ALICE);
    counter.set_value(0, scenario.ctx());
    clean_up(scenario, counter);
}

#[test, expected_failure(abort_code = counter::ENotOwner)]
fun a_stranger_cannot_delete_the_counter() {
    let (mut scenario, counter) = counter_for(ALICE);
    counter.delete(scenario.ctx());
    scenario.end();
}

#[test, expected_failure(arithmetic_error, location = counter)]
fun the_largest_value_does_not_wrap_around() {
    let (mut scenario, mut counter) = counter_for(OWNER);
    counter.set_value(std::u64::max_value!(), scenario.ctx());
    counter.increment();
    clean_up(scenario, counter);
}
// endregion: attacks
