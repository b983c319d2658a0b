#[test_only]
module plinko::house_tests;

use plinko::house::{Self, House, HouseCap};
use std::unit_test::assert_eq;
use sui::bls12381;
use sui::coin::{Self, Coin};
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;

const OWNER: address = @0x0111;
const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
const SUI_1: u64 = 1_000_000_000;
/// The worst case of the usual board is ten times the stake.
const FUNDS: u64 = 20_000_000_000;
const KEY: vector<u8> =
    x"a4cafe0e4602bb74340d45b931591034894f6be4aae24c4e80931d622636bb4da64804903072c655995b423113f41705";

fun usual(): vector<u64> {
    vector[1000, 500, 250, 150, 110, 80, 55, 80, 110, 150, 250, 500, 1000]
}

fun sui(amount: u64, ctx: &mut TxContext): Coin<SUI> { coin::mint_for_testing(amount, ctx) }

// region: set-up
/// A house with 20 SUI, in a transaction of Alice.
fun opened(): (Scenario, House, HouseCap) {
    let mut scenario = test_scenario::begin(OWNER);
    let cap = house::open(KEY, usual(), scenario.ctx());
    scenario.next_tx(ALICE);
    let mut house = scenario.take_shared<House>();
    house.top_up(sui(FUNDS, scenario.ctx()));
    (scenario, house, cap)
}

fun close(scenario: Scenario, house: House, cap: HouseCap) {
    destroy(cap);
    test_scenario::return_shared(house);
    scenario.end();
}

/// What an address has received last.
fun received(by: address, scenario: &mut Scenario): u64 {
    scenario.next_tx(by);
    let coin = scenario.take_from_sender<Coin<SUI>>();
    coin.burn_for_testing()
}
// endregion: set-up

// region: play
#[test]
fun a_seed_settles_ten_balls() {
    let (mut scenario, mut house, cap) = opened();
    let game = house.start(sui(SUI_1, scenario.ctx()), 10, scenario.ctx());
    assert_eq!(house.funds(), FUNDS + SUI_1 - 10 * SUI_1);

    // Bob settles, and Alice is paid all the same.
    scenario.next_tx(BOB);
    house.settle_for_testing(game, b"seed", scenario.ctx());
    assert_eq!(received(ALICE, &mut scenario), 775_000_000);
    assert_eq!(house.funds(), FUNDS + SUI_1 - 775_000_000);
    close(scenario, house, cap);
}

#[test]
fun one_ball_and_a_hundred_balls_are_games() {
    let (mut scenario, mut house, cap) = opened();
    let one = house.start(sui(SUI_1, scenario.ctx()), 1, scenario.ctx());
    house.settle_for_testing(one, b"seed", scenario.ctx());
    let hundred = house.start(sui(SUI_1, scenario.ctx()), 100, scenario.ctx());
    house.settle_for_testing(hundred, b"seed", scenario.ctx());
    assert_eq!(house.funds(), FUNDS + 2 * SUI_1 - 550_000_000 - 972_000_000);
    close(scenario, house, cap);
}
// endregion: play

// region: limits
fun start_with(stake: u64, balls: u64) {
    let (mut scenario, mut house, cap) = opened();
    house.start(sui(stake, scenario.ctx()), balls, scenario.ctx());
    close(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::EStake)]
fun a_small_stake_is_refused() { start_with(SUI_1 / 10 - 1, 1) }

#[test]
fun the_smallest_stake_opens_a_game() { start_with(SUI_1 / 10, 1) }

#[test, expected_failure(abort_code = house::EStake)]
fun a_large_stake_is_refused() { start_with(10 * SUI_1 + 1, 1) }

#[test, expected_failure(abort_code = house::EBalls)]
fun no_balls_are_no_game() { start_with(SUI_1, 0) }

#[test, expected_failure(abort_code = house::EBalls)]
fun a_hundred_and_one_balls_are_refused() { start_with(SUI_1, 101) }

#[test, expected_failure(abort_code = house::EFunds)]
fun a_worst_case_that_cannot_be_paid_is_refused() {
    let (mut scenario, mut house, cap) = opened();
    // With the stake, one MIST of the worst case is missing.
    house.withdraw(&cap, FUNDS - 9 * SUI_1 + 1, scenario.ctx()).burn_for_testing();
    house.start(sui(SUI_1, scenario.ctx()), 1, scenario.ctx());
    close(scenario, house, cap);
}
// endregion: limits

// region: attacks
#[test, expected_failure(abort_code = house::ENoGame)]
fun a_game_is_settled_once() {
    let (mut scenario, mut house, cap) = opened();
    let game = house.start(sui(SUI_1, scenario.ctx()), 10, scenario.ctx());
    house.settle_for_testing(game, b"seed", scenario.ctx());
    house.settle_for_testing(game, b"seed", scenario.ctx());
    close(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::ENoGame)]
fun a_settled_game_is_never_overdue() {
    let (mut scenario, mut house, cap) = opened();
    let game = house.start(sui(SUI_1, scenario.ctx()), 10, scenario.ctx());
    house.settle_for_testing(game, b"seed", scenario.ctx());
    7u64.do!(|_| { scenario.next_epoch(ALICE); });
    house.claim_overdue(game, scenario.ctx());
    close(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::ESignature)]
fun a_signature_for_another_game_is_refused() {
    let (mut scenario, mut house, cap) = opened();
    let game = house.start(sui(SUI_1, scenario.ctx()), 10, scenario.ctx());
    // Valid under the key of this house, but for the game 0x9a3e1.
    let replayed =
        x"9745ac474889ad21f915f6cb723dbaa9bfb4f80f493cca70210f0c9b9fff2b4d5f6483d3a889ec9afefed523665b3f6f14a14ee4d3324ede11afb7a6b0ff20d254201b2ad56132ce69b15e3ea3d89dba6194f43fbe7c951eb4f4d82d08c830cd";
    let replayed_message = x"000000000000000000000000000000000000000000000000000000000009a3e1";
    assert!(bls12381::bls12381_min_pk_verify(&replayed, &KEY, &replayed_message));
    house.finish(game, replayed, scenario.ctx());
    close(scenario, house, cap);
}

/// A game of one house is nothing to another one, so it can't be paid from there.
#[test, expected_failure(abort_code = house::ENoGame)]
fun another_house_does_not_settle_the_game() {
    let (mut scenario, mut house, cap) = opened();
    let game = house.start(sui(SUI_1, scenario.ctx()), 10, scenario.ctx());
    let foreign = house::open(KEY, usual(), scenario.ctx());
    scenario.next_tx(ALICE);
    let mut other = scenario.take_shared<House>();
    other.settle_for_testing(game, b"seed", scenario.ctx());
    destroy(foreign);
    test_scenario::return_shared(other);
    close(scenario, house, cap);
}

#[test]
fun a_withdrawal_leaves_open_games_alone() {
    let (mut scenario, mut house, cap) = opened();
    let game = house.start(sui(SUI_1, scenario.ctx()), 10, scenario.ctx());
    let all = house.funds();
    house.withdraw(&cap, all, scenario.ctx()).burn_for_testing();
    assert_eq!(house.funds(), 0);

    house.settle_for_testing(game, b"seed", scenario.ctx());
    assert_eq!(received(ALICE, &mut scenario), 775_000_000);
    close(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::EOtherHouse)]
fun the_owner_of_another_house_takes_nothing() {
    let (mut scenario, mut house, cap) = opened();
    let foreign = house::open(KEY, usual(), scenario.ctx());
    house.withdraw(&foreign, 1, scenario.ctx()).burn_for_testing();
    destroy(foreign);
    close(scenario, house, cap);
}
// endregion: attacks

// region: silence
#[test]
fun silence_costs_the_whole_pot() {
    let (mut scenario, mut house, cap) = opened();
    let game = house.start(sui(SUI_1, scenario.ctx()), 10, scenario.ctx());
    // Bob claims, and Alice is paid all the same.
    7u64.do!(|_| { scenario.next_epoch(BOB); });
    house.claim_overdue(game, scenario.ctx());
    assert_eq!(received(ALICE, &mut scenario), 10 * SUI_1);
    assert!(!house.is_open(game));
    close(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::ETooEarly)]
fun six_epochs_are_too_early() {
    let (mut scenario, mut house, cap) = opened();
    let game = house.start(sui(SUI_1, scenario.ctx()), 10, scenario.ctx());
    6u64.do!(|_| { scenario.next_epoch(ALICE); });
    house.claim_overdue(game, scenario.ctx());
    close(scenario, house, cap);
}
// endregion: silence
