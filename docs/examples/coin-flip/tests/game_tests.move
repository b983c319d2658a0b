// region: head
#[test_only]
module coin_flip::game_tests;

use coin_flip::counter;
use coin_flip::game;
use coin_flip::house::{Self, House, HouseCap};
use std::unit_test::assert_eq;
use sui::coin::{Self, Coin};
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;

const OWNER: address = @0x0111;
const ALICE: address = @0xa11ce;
const EVE: address = @0xe7e;

const STAKE: u64 = 1_000;
const FEE: u64 = 10; // 1 %
const BANK: u64 = 5_000;

const HEADS: vector<u8> = x"02";
const TAILS: vector<u8> = x"03";

fun sui(amount: u64, ctx: &mut TxContext): Coin<SUI> {
    coin::mint_for_testing(amount, ctx)
}

/// A house with `BANK`, and a transaction of Alice.
fun open_house(public_key: vector<u8>): (Scenario, House, HouseCap) {
    let mut scenario = test_scenario::begin(OWNER);
    let cap = house::open(public_key, 100, STAKE, 100, scenario.ctx());
    scenario.next_tx(ALICE);
    let mut house = scenario.take_shared<House>();
    house.top_up(sui(BANK, scenario.ctx()));
    (scenario, house, cap)
}

/// Alice bets on heads.
fun bet(scenario: &mut Scenario, house: &mut House, stake: u64): ID {
    let mut counter = counter::new_for_testing(scenario.ctx());
    let coin = sui(stake, scenario.ctx());
    let game_id = game::start(house, &mut counter, true, coin, scenario.ctx());
    counter.burn();
    game_id
}

/// What Alice has received, all in all.
fun received(scenario: &Scenario): u64 {
    let ids = test_scenario::ids_for_address<Coin<SUI>>(ALICE);
    ids.fold!(0u64, |sum, id| {
        let coin = scenario.take_from_address_by_id<Coin<SUI>>(ALICE, id);
        sum + coin.burn_for_testing()
    })
}

fun clean_up(scenario: Scenario, house: House, cap: HouseCap) {
    destroy(cap);
    test_scenario::return_shared(house);
    scenario.end();
}
// endregion: head

// region: outcomes
#[test]
fun a_win_pays_both_stakes_less_the_fee() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let game_id = bet(&mut scenario, &mut house, STAKE);
    assert_eq!(house.balance(), BANK - STAKE);
    game::finish_with_beacon(&mut house, game_id, HEADS, scenario.ctx());
    assert_eq!(house.fees(), FEE);
    assert_eq!(house.balance(), BANK - STAKE);

    scenario.next_tx(ALICE);
    assert_eq!(received(&scenario), 2 * STAKE - FEE);
    clean_up(scenario, house, cap);
}

#[test]
fun a_loss_pays_the_house() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let game_id = bet(&mut scenario, &mut house, STAKE);
    game::finish_with_beacon(&mut house, game_id, TAILS, scenario.ctx());
    assert_eq!(house.fees(), 0);
    assert_eq!(house.balance(), BANK + STAKE);

    scenario.next_tx(ALICE);
    assert_eq!(received(&scenario), 0);
    clean_up(scenario, house, cap);
}

#[test]
fun the_owner_gets_fees_and_free_money() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let game_id = bet(&mut scenario, &mut house, STAKE);
    game::finish_with_beacon(&mut house, game_id, HEADS, scenario.ctx());

    assert_eq!(house.claim_fees(&cap, scenario.ctx()).burn_for_testing(), FEE);
    assert_eq!(house.withdraw(&cap, 7, scenario.ctx()).burn_for_testing(), 7);
    assert_eq!(house.balance(), BANK - STAKE - 7);
    clean_up(scenario, house, cap);
}
// endregion: outcomes

// region: limits
#[test, expected_failure(abort_code = game::EStakeTooLow)]
fun a_small_stake_is_refused() {
    let (mut scenario, mut house, cap) = open_house(b"");
    bet(&mut scenario, &mut house, 99);
    clean_up(scenario, house, cap);
}

#[test, expected_failure(abort_code = game::EStakeTooHigh)]
fun a_large_stake_is_refused() {
    let (mut scenario, mut house, cap) = open_house(b"");
    bet(&mut scenario, &mut house, STAKE + 1);
    clean_up(scenario, house, cap);
}

#[test, expected_failure(abort_code = game::EHouseShort)]
fun a_bet_that_the_house_cannot_match_is_refused() {
    let (mut scenario, mut house, cap) = open_house(b"");
    house.withdraw(&cap, BANK - STAKE + 1, scenario.ctx()).burn_for_testing();
    bet(&mut scenario, &mut house, STAKE);
    clean_up(scenario, house, cap);
}

#[test]
fun new_limits_leave_open_games_alone() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let game_id = bet(&mut scenario, &mut house, STAKE);
    house.set_limits(&cap, 1, 2);
    game::finish_with_beacon(&mut house, game_id, HEADS, scenario.ctx());
    scenario.next_tx(ALICE);
    assert_eq!(received(&scenario), 2 * STAKE - FEE);
    clean_up(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::EBadLimits)]
fun limits_must_be_in_order() {
    let (scenario, mut house, cap) = open_house(b"");
    house.set_limits(&cap, 2, 1);
    clean_up(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::EBadLimits)]
fun the_smallest_stake_is_never_zero() {
    let (scenario, mut house, cap) = open_house(b"");
    house.set_limits(&cap, 0, 1);
    clean_up(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::EBadLimits)]
fun no_house_opens_with_limits_out_of_order() {
    destroy(house::open(b"", 2, 1, 0, &mut tx_context::dummy()));
}

#[test, expected_failure(abort_code = house::EBadLimits)]
fun no_house_opens_for_stakes_of_zero() {
    destroy(house::open(b"", 0, 1, 0, &mut tx_context::dummy()));
}

/// The smallest stake, the largest one, the last of the bank, and the highest fee are all possible.
#[test]
fun limits_include_their_ends() {
    let (mut scenario, mut house, cap) = open_house(b"");
    bet(&mut scenario, &mut house, 100);
    house.set_limits(&cap, STAKE, STAKE);
    let rest = house.balance() - STAKE;
    house.withdraw(&cap, rest, scenario.ctx()).burn_for_testing();
    bet(&mut scenario, &mut house, STAKE);
    assert_eq!(house.balance(), 0);
    destroy(house::open(b"", 1, 1, 10_000, scenario.ctx()));
    clean_up(scenario, house, cap);
}
// endregion: limits

// region: attacks
/// The replay: settle a won game once more.
#[test, expected_failure(abort_code = game::ENoGame)]
fun a_game_pays_only_once() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let game_id = bet(&mut scenario, &mut house, STAKE);
    game::finish_with_beacon(&mut house, game_id, HEADS, scenario.ctx());
    game::finish_with_beacon(&mut house, game_id, HEADS, scenario.ctx());
    clean_up(scenario, house, cap);
}

#[test, expected_failure(abort_code = game::ENoGame)]
fun a_settled_game_cannot_be_disputed() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let game_id = bet(&mut scenario, &mut house, STAKE);
    game::finish_with_beacon(&mut house, game_id, TAILS, scenario.ctx());
    7u8.do!(|_| { scenario.next_epoch(ALICE); });
    game::dispute(&mut house, game_id, scenario.ctx());
    clean_up(scenario, house, cap);
}

/// The house takes everything out and then stays silent.
#[test]
fun withdrawing_leaves_open_stakes() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let game_id = bet(&mut scenario, &mut house, STAKE);
    let free = house.balance();
    house.withdraw(&cap, free, scenario.ctx()).burn_for_testing();

    7u8.do!(|_| { scenario.next_epoch(EVE); });
    game::dispute(&mut house, game_id, scenario.ctx());
    // Not even a stranger who calls it gets the pot.
    scenario.next_tx(ALICE);
    assert_eq!(received(&scenario), 2 * STAKE);
    clean_up(scenario, house, cap);
}

#[test, expected_failure(abort_code = game::ETooEarly)]
fun a_player_cannot_dispute_early() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let game_id = bet(&mut scenario, &mut house, STAKE);
    6u8.do!(|_| { scenario.next_epoch(ALICE); });
    game::dispute(&mut house, game_id, scenario.ctx());
    clean_up(scenario, house, cap);
}

/// Whoever sees a signature could bet again on what it decides, if an input came back.
#[test]
fun an_input_never_comes_back() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let mut counter = counter::new_for_testing(scenario.ctx());
    let mut inputs = vector[];
    3u8.do!(|_| {
        let coin = sui(STAKE, scenario.ctx());
        let game_id = game::start(&mut house, &mut counter, true, coin, scenario.ctx());
        let input = game::input_of(&house, game_id);
        assert_eq!(input.length(), 40);
        assert!(!inputs.contains(&input));
        inputs.push_back(input);
    });
    counter.burn();
    let game_id = bet(&mut scenario, &mut house, STAKE);
    assert!(!inputs.contains(&game::input_of(&house, game_id)));
    clean_up(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::EOtherHouse)]
fun the_wrong_capability_is_refused() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let foreign = house::open(b"", 1, 1, 0, scenario.ctx());
    house.withdraw(&foreign, 1, scenario.ctx()).burn_for_testing();
    destroy(foreign);
    clean_up(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::EOtherHouse)]
fun a_foreign_capability_claims_no_fees() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let foreign = house::open(b"", 1, 1, 0, scenario.ctx());
    house.claim_fees(&foreign, scenario.ctx()).burn_for_testing();
    destroy(foreign);
    clean_up(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::EOtherHouse)]
fun a_foreign_capability_sets_no_limits() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let foreign = house::open(b"", 1, 1, 0, scenario.ctx());
    house.set_limits(&foreign, 1, 2);
    destroy(foreign);
    clean_up(scenario, house, cap);
}

/// Whoever sends the signature, the money goes to the player.
#[test]
fun a_stranger_settles_for_the_player() {
    let (mut scenario, mut house, cap) = open_house(b"");
    let game_id = bet(&mut scenario, &mut house, STAKE);
    scenario.next_tx(EVE);
    game::finish_with_beacon(&mut house, game_id, HEADS, scenario.ctx());
    scenario.next_tx(EVE);
    assert!(scenario.ids_for_sender<Coin<SUI>>().is_empty());
    assert_eq!(received(&scenario), 2 * STAKE - FEE);
    clean_up(scenario, house, cap);
}

#[test, expected_failure(abort_code = house::EFeeTooHigh)]
fun a_fee_above_the_stake_is_refused() {
    let mut ctx = tx_context::dummy();
    destroy(house::open(b"", 1, 1, 10_001, &mut ctx));
}
// endregion: attacks

// region: signatures
const PUBLIC_KEY: vector<u8> =
    x"a4cafe0e4602bb74340d45b931591034894f6be4aae24c4e80931d622636bb4da64804903072c655995b423113f41705";

// Count 0 and count 1 of the counter 0xc0, and the signature of the first, as in `fairness.ts`.
const INPUT: vector<u8> =
    x"00000000000000000000000000000000000000000000000000000000000000c00000000000000000";
const NEXT_INPUT: vector<u8> =
    x"00000000000000000000000000000000000000000000000000000000000000c00100000000000000";
const SIGNATURE: vector<u8> =
    x"83be7e9f1df91bdb95e5c459c4fcb3bbd4640b7736b55d06886e8f031f748e0e03c6592a2debc952c83af650f418a7b01616f620805b655c94cd9ea7a3b7fd0f82843a78c9169c2489f2757eb9a2b3070a68b0b23ac1b6da4b3de0537de5b762";

#[test]
fun a_signature_of_the_client_is_valid() {
    let (scenario, house, cap) = open_house(PUBLIC_KEY);
    let beacon = game::beacon_for_testing(&house, INPUT, SIGNATURE);
    assert_eq!(beacon[0] % 2, 0);
    clean_up(scenario, house, cap);
}

/// The replay: a signature that has decided one game is sent for the next.
#[test, expected_failure(abort_code = game::EBadSignature)]
fun a_signature_does_not_fit_the_next_game() {
    let (scenario, house, cap) = open_house(PUBLIC_KEY);
    game::beacon_for_testing(&house, NEXT_INPUT, SIGNATURE);
    clean_up(scenario, house, cap);
}

/// The house, or a player, sends a signature that the key has not made.
#[test, expected_failure(abort_code = game::EBadSignature)]
fun a_forged_signature_is_refused() {
    let (mut scenario, mut house, cap) = open_house(PUBLIC_KEY);
    let game_id = bet(&mut scenario, &mut house, STAKE);
    let forged = vector::tabulate!(96, |_| 0u8);
    game::finish(&mut house, game_id, forged, scenario.ctx());
    clean_up(scenario, house, cap);
}
// endregion: signatures
