#[test_only]
module brake::brake_tests;

use brake::brake::{Self, Brake};
use deepbook::balance_manager::{Self, BalanceManager};
use sui::test_scenario::{Self as scenario, Scenario};

const OWNER: address = @0xA;
const GUARDIAN: address = @0xB;
const THIEF: address = @0xC;

// region: tests
/// An account of OWNER with a brake for GUARDIAN, both shared.
fun installed(): Scenario {
    let mut test = scenario::begin(OWNER);
    let mut manager = balance_manager::new(test.ctx());
    brake::install(&mut manager, vector[GUARDIAN], test.ctx());
    transfer::public_share_object(manager);
    test
}

#[test]
fun the_owner_takes_the_brake_out_and_revokes_its_cap() {
    let mut test = installed();
    test.next_tx(OWNER);
    let brake = test.take_shared<Brake>();
    let mut manager = test.take_shared<BalanceManager>();
    let cap = brake.remove(&manager, test.ctx());
    manager.revoke_trade_cap(&object::id(&cap), test.ctx());
    transfer::public_transfer(cap, OWNER);
    scenario::return_shared(manager);
    test.end();
}

#[test, expected_failure(abort_code = brake::ENotOwner)]
fun a_guardian_cannot_take_the_cap() {
    let mut test = installed();
    test.next_tx(GUARDIAN);
    let brake = test.take_shared<Brake>();
    let manager = test.take_shared<BalanceManager>();
    let cap = brake.remove(&manager, test.ctx());
    transfer::public_transfer(cap, GUARDIAN);
    scenario::return_shared(manager);
    test.end();
}

#[test, expected_failure(abort_code = brake::EWrongManager)]
fun the_owner_of_another_account_cannot_take_the_cap() {
    let mut test = installed();
    test.next_tx(THIEF);
    let brake = test.take_shared<Brake>();
    let own = balance_manager::new(test.ctx());
    let cap = brake.remove(&own, test.ctx());
    transfer::public_transfer(cap, THIEF);
    transfer::public_transfer(own, THIEF);
    test.end();
}

#[test, expected_failure(abort_code = balance_manager::EInvalidOwner)]
fun a_stranger_cannot_install_a_brake() {
    let mut test = installed();
    test.next_tx(THIEF);
    let mut manager = test.take_shared<BalanceManager>();
    brake::install(&mut manager, vector[THIEF], test.ctx());
    scenario::return_shared(manager);
    test.end();
}
// endregion: tests
