#[test_only]
module toll::road_tests;

use sui::coin;
use sui::sui::SUI;
use sui::test_scenario;
use toll::road::{Self, Booth, Garage, OwnerCap};

const OWNER: address = @0xa;
const DRIVER: address = @0xb;

#[test]
fun paid_passages_count_as_trips() {
    let mut scenario = test_scenario::begin(OWNER);
    let cap = road::open(100, scenario.ctx());

    scenario.next_tx(DRIVER);
    let mut booth = scenario.take_shared<Booth>();
    let mut car = road::new_car(scenario.ctx());
    3u8.do!(|lane| {
        let fee = coin::mint_for_testing<SUI>(100, scenario.ctx());
        let pass = booth.pay(fee, lane);
        booth.drive(pass, &mut car);
    });
    assert!(car.trips() == 3);

    scenario.next_tx(OWNER);
    let takings = booth.withdraw(&cap, scenario.ctx());
    assert!(takings.burn_for_testing() == 300);
    let nothing = booth.withdraw(&cap, scenario.ctx());
    assert!(nothing.burn_for_testing() == 0);

    test_scenario::return_shared(booth);
    transfer::public_transfer(car, DRIVER);
    transfer::public_transfer(cap, OWNER);
    scenario.end();
}

#[test, expected_failure(abort_code = road::EWrongFee)]
fun too_little_is_refused() {
    let mut scenario = test_scenario::begin(OWNER);
    let cap = road::open(100, scenario.ctx());
    scenario.next_tx(DRIVER);
    let mut booth = scenario.take_shared<Booth>();
    let fee = coin::mint_for_testing<SUI>(99, scenario.ctx());
    let pass = booth.pay(fee, 1);
    let mut car = road::new_car(scenario.ctx());
    booth.drive(pass, &mut car);
    test_scenario::return_shared(booth);
    transfer::public_transfer(car, DRIVER);
    transfer::public_transfer(cap, OWNER);
    scenario.end();
}

#[test, expected_failure(abort_code = road::EWrongBooth)]
fun a_pass_of_another_booth_is_refused() {
    let mut scenario = test_scenario::begin(OWNER);
    let cheap = road::open(1, scenario.ctx());
    scenario.next_tx(OWNER);
    let mut cheap_booth = scenario.take_shared<Booth>();
    let dear = road::open(1000, scenario.ctx());
    scenario.next_tx(DRIVER);
    let dear_booth = scenario.take_shared<Booth>();
    let fee = coin::mint_for_testing<SUI>(1, scenario.ctx());
    let pass = cheap_booth.pay(fee, 1);
    let mut car = road::new_car(scenario.ctx());
    dear_booth.drive(pass, &mut car);
    test_scenario::return_shared(cheap_booth);
    test_scenario::return_shared(dear_booth);
    transfer::public_transfer(car, DRIVER);
    transfer::public_transfer(cheap, OWNER);
    transfer::public_transfer(dear, OWNER);
    scenario.end();
}

#[test, expected_failure(abort_code = road::EWrongBooth)]
fun the_cap_of_another_booth_is_refused() {
    let mut scenario = test_scenario::begin(OWNER);
    let first = road::open(1, scenario.ctx());
    scenario.next_tx(OWNER);
    let mut booth = scenario.take_shared<Booth>();
    let second = road::open(2, scenario.ctx());
    let takings = booth.withdraw(&second, scenario.ctx());
    takings.burn_for_testing();
    test_scenario::return_shared(booth);
    transfer::public_transfer(first, OWNER);
    transfer::public_transfer(second, OWNER);
    scenario.end();
}

#[test]
fun a_lent_car_comes_back() {
    let mut scenario = test_scenario::begin(OWNER);
    let cap: OwnerCap = road::open(100, scenario.ctx());
    road::new_car(scenario.ctx()).park(scenario.ctx());

    scenario.next_tx(DRIVER);
    let mut booth = scenario.take_shared<Booth>();
    let mut garage = scenario.take_shared<Garage>();
    let (mut car, receipt) = garage.take();
    let pass = booth.pay(coin::mint_for_testing<SUI>(100, scenario.ctx()), 1);
    booth.drive(pass, &mut car);
    garage.give_back(car, receipt);

    test_scenario::return_shared(booth);
    test_scenario::return_shared(garage);
    transfer::public_transfer(cap, OWNER);
    scenario.end();
}
