#[test_only]
module till::till_tests;

use std::unit_test::assert_eq;
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};
use sui::test_utils;
use till::till::{Self, Till, KeeperCap};

const KEEPER: address = @0xa11ce;
const PRICE: u64 = 300;

fun with_till(): (Scenario, KeeperCap) {
    let mut test = scenario::begin(KEEPER);
    let cap = till::open<SUI>(PRICE, test.ctx());
    test.next_tx(KEEPER);
    (test, cap)
}

// region: payments
/// Pays with a coin of `value` and returns what comes back.
fun change_of(value: u64): u64 {
    let (mut test, cap) = with_till();
    let mut till = test.take_shared<Till<SUI>>();
    let payment = coin::mint_for_testing<SUI>(value, test.ctx());

    let change = till.pay(payment, test.ctx());
    assert_eq!(till.takings(), PRICE);

    let left = change.burn_for_testing();
    scenario::return_shared(till);
    test_utils::destroy(cap);
    test.end();
    left
}

#[test]
fun exact_payment_leaves_nothing() {
    assert_eq!(change_of(PRICE), 0);
}

#[test]
fun change_comes_back() {
    assert_eq!(change_of(PRICE + 45), 45);
}

#[test, expected_failure(abort_code = till::ETooLittle)]
fun too_little_is_refused() {
    change_of(PRICE - 1);
}
// endregion: payments

// region: keeper
#[test]
fun the_keeper_empties_the_till() {
    let (mut test, cap) = with_till();
    let mut till = test.take_shared<Till<SUI>>();
    let payment = coin::mint_for_testing<SUI>(PRICE, test.ctx());
    till.pay(payment, test.ctx()).destroy_zero();

    let takings = till.empty(&cap, test.ctx());
    assert_eq!(takings.burn_for_testing(), PRICE);
    assert_eq!(till.takings(), 0);

    scenario::return_shared(till);
    test_utils::destroy(cap);
    test.end();
}

#[test, expected_failure(abort_code = till::EWrongTill)]
fun a_stranger_does_not() {
    let (mut test, cap) = with_till();
    let mut till = test.take_shared<Till<SUI>>();
    let other = till::open<SUI>(PRICE, test.ctx());
    let stolen = till.empty(&other, test.ctx());

    stolen.burn_for_testing();
    scenario::return_shared(till);
    test_utils::destroy(cap);
    test_utils::destroy(other);
    test.end();
}
// endregion: keeper
