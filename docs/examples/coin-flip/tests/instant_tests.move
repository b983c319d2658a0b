// region: tests
#[test_only]
module coin_flip::instant_tests;

use coin_flip::house::{Self, House};
use coin_flip::instant;
use std::unit_test::assert_eq;
use sui::coin::{Self, Coin};
use sui::random::{Self, Random};
use sui::sui::SUI;
use sui::test_scenario;
use sui::test_utils::destroy;

#[test]
fun no_coin_is_lost_or_made() {
    let mut scenario = test_scenario::begin(@0xa11ce);
    let cap = house::open(b"", 100, 1_000, 100, scenario.ctx());
    scenario.next_tx(@0xa11ce);
    let mut house = scenario.take_shared<House>();
    house.top_up(coin::mint_for_testing(5_000, scenario.ctx()));

    let win = coin::mint_for_testing(1_000, scenario.ctx());
    let payout = instant::flip_for_testing(&mut house, win, true);
    assert_eq!(payout.destroy_for_testing(), 1_990);
    assert_eq!(house.fees(), 10);
    assert_eq!(house.balance(), 4_000);

    let loss = coin::mint_for_testing(1_000, scenario.ctx());
    let payout = instant::flip_for_testing(&mut house, loss, false);
    payout.destroy_zero();
    assert_eq!(house.fees(), 10);
    assert_eq!(house.balance(), 5_000);

    destroy(cap);
    test_scenario::return_shared(house);
    scenario.end();
}

#[test]
fun a_player_gets_one_coin_whatever_happens() {
    let mut scenario = test_scenario::begin(@0x0);
    random::create_for_testing(scenario.ctx());
    scenario.next_tx(@0x0);
    let mut random = scenario.take_shared<Random>();
    random.update_randomness_state_for_testing(0, x"0102030405060708", scenario.ctx());
    let cap = house::open(b"", 1, 10, 0, scenario.ctx());
    scenario.next_tx(@0xa11ce);
    let mut house = scenario.take_shared<House>();
    house.top_up(coin::mint_for_testing(1_000, scenario.ctx()));

    let mut wins = 0;
    20u64.do!(|played| {
        let before = house.balance();
        let stake = coin::mint_for_testing(10, scenario.ctx());
        instant::play_for_testing(&mut house, true, stake, &random, scenario.ctx());
        scenario.next_tx(@0xa11ce);
        assert_eq!(scenario.ids_for_sender<Coin<SUI>>().length(), played + 1);
        if (house.balance() < before) wins = wins + 1;
    });
    // The promise counts for both outcomes, so both must have been there.
    assert!(0 < wins && wins < 20);

    destroy(cap);
    test_scenario::return_shared(random);
    test_scenario::return_shared(house);
    scenario.end();
}

/// Plays with this stake against a house with 50, which accepts 10 to 100.
fun play_with(amount: u64) {
    let mut scenario = test_scenario::begin(@0xa11ce);
    let cap = house::open(b"", 10, 100, 0, scenario.ctx());
    scenario.next_tx(@0xa11ce);
    let mut house = scenario.take_shared<House>();
    house.top_up(coin::mint_for_testing(50, scenario.ctx()));
    let stake = coin::mint_for_testing(amount, scenario.ctx());
    destroy(instant::flip_for_testing(&mut house, stake, true));
    destroy(cap);
    test_scenario::return_shared(house);
    scenario.end();
}

#[test, expected_failure(abort_code = instant::EStakeLimits)]
fun an_instant_stake_has_limits() {
    play_with(9);
}

#[test, expected_failure(abort_code = instant::EStakeLimits)]
fun an_instant_stake_has_an_upper_limit() {
    play_with(101);
}

/// Neither the lower limit nor the whole bank is too much to ask.
#[test]
fun instant_limits_include_their_ends() {
    play_with(10);
    play_with(50);
}

#[test, expected_failure(abort_code = instant::EHouseShort)]
fun an_instant_bet_must_be_matched() {
    play_with(51);
}
// endregion: tests
