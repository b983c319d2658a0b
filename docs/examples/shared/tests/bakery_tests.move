#[test_only]
module shared::bakery_tests;

use shared::bakery::{Self, Shop, ShopCap};
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario;

const BAKER: address = @0xba;
const ANNA: address = @0xa11a;
const BEN: address = @0xb0b;

// region: two-buyers
#[test]
fun two_buyers_and_the_owner_use_one_shop() {
    let mut scenario = test_scenario::begin(BAKER);
    bakery::init_for_testing(scenario.ctx());

    // Two senders who own nothing of the shop.
    vector[ANNA, BEN].do!(|buyer| {
        scenario.next_tx(buyer);
        let mut shop = scenario.take_shared<Shop>();
        let payment = coin::mint_for_testing<SUI>(1_000, scenario.ctx());
        let bread = shop.buy(payment, scenario.ctx());
        transfer::public_transfer(bread, buyer);
        test_scenario::return_shared(shop);
    });

    // Only the holder of the capability gets the money out.
    scenario.next_tx(BAKER);
    let mut shop = scenario.take_shared<Shop>();
    let cap = scenario.take_from_sender<ShopCap>();
    let revenue = shop.withdraw(&cap, scenario.ctx());
    assert!(revenue.value() == 2_000);

    transfer::public_transfer(revenue, BAKER);
    scenario.return_to_sender(cap);
    test_scenario::return_shared(shop);
    scenario.end();
}
// endregion: two-buyers

#[test, expected_failure(abort_code = bakery::EWrongAmount)]
fun bread_costs_exactly_its_price() {
    let mut scenario = test_scenario::begin(BAKER);
    bakery::init_for_testing(scenario.ctx());
    scenario.next_tx(ANNA);
    let mut shop = scenario.take_shared<Shop>();
    let payment = coin::mint_for_testing<SUI>(999, scenario.ctx());
    let bread = shop.buy(payment, scenario.ctx());
    transfer::public_transfer(bread, ANNA);
    test_scenario::return_shared(shop);
    scenario.end();
}

#[test, expected_failure(abort_code = bakery::EWrongShop)]
fun a_capability_opens_its_own_shop_only() {
    let mut scenario = test_scenario::begin(BAKER);
    bakery::init_for_testing(scenario.ctx());
    scenario.next_tx(BAKER);
    let first = scenario.take_from_sender<ShopCap>();
    bakery::init_for_testing(scenario.ctx());
    scenario.next_tx(BAKER);
    let mut second = scenario.take_shared<Shop>();
    second.set_price(&first, 1);
    test_scenario::return_shared(second);
    scenario.return_to_sender(first);
    scenario.end();
}

#[test]
fun a_shared_shop_can_be_deleted() {
    let mut scenario = test_scenario::begin(BAKER);
    bakery::init_for_testing(scenario.ctx());
    scenario.next_tx(BAKER);
    let shop = scenario.take_shared<Shop>();
    let cap = scenario.take_from_sender<ShopCap>();
    let revenue = shop.close(cap, scenario.ctx());
    assert!(revenue.value() == 0);
    transfer::public_transfer(revenue, BAKER);
    scenario.next_tx(BAKER);
    assert!(!test_scenario::has_most_recent_shared<Shop>());
    scenario.end();
}
