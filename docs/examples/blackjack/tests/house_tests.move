#[test_only]
module blackjack::house_tests;

use blackjack::house::{Self, Game, HitRequest, House, HouseCap, StandRequest};
use std::unit_test::assert_eq;
use sui::bls12381;
use sui::coin::{Self, Coin};
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;

const OWNER: address = @0x0111;
const DEALER: address = @0xdea1;
const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
const STAKE: u64 = 100_000_000;
const FUNDS: u64 = 500_000_000;
const KEY: vector<u8> =
    x"a4cafe0e4602bb74340d45b931591034894f6be4aae24c4e80931d622636bb4da64804903072c655995b423113f41705";

const ACE: u8 = 0;
const FIVE: u8 = 4;
const SIX: u8 = 5;
const SEVEN: u8 = 6;
const NINE: u8 = 8;
const TEN: u8 = 9;
const KING: u8 = 12;

const PLAYERS_TURN: u8 = 1;
const PLAYER_WON: u8 = 4;
const HOUSE_WON: u8 = 5;
const TIE: u8 = 6;

fun sui(amount: u64, ctx: &mut TxContext): Coin<SUI> { coin::mint_for_testing(amount, ctx) }

// region: set-up
/// A house, and a game of Alice that waits for its cards. The transaction is Alice's.
fun betted(): (Scenario, House, HouseCap, Game) {
    let mut scenario = test_scenario::begin(OWNER);
    let cap = house::open(KEY, DEALER, scenario.ctx());
    scenario.next_tx(ALICE);
    let mut house = scenario.take_shared<House>();
    house.top_up(sui(FUNDS, scenario.ctx()));
    house.place_bet(sui(STAKE, scenario.ctx()), scenario.ctx());
    scenario.next_tx(ALICE);
    let game = scenario.take_shared<Game>();
    (scenario, house, cap, game)
}

/// The same with cards: Alice has 5 and 10, the dealer has a king.
fun dealt(): (Scenario, House, HouseCap, Game) {
    let (mut scenario, house, cap, mut game) = betted();
    game.deal_for_testing(vector[FIVE, TEN], vector[KING], scenario.ctx());
    (scenario, house, cap, game)
}

fun close(scenario: Scenario, house: House, cap: HouseCap, game: Game) {
    destroy(cap);
    destroy(game);
    test_scenario::return_shared(house);
    scenario.end();
}

/// Alice asks for a card with the sum that she sees; the dealer's transaction is next.
fun ask_hit(game: &mut Game, scenario: &mut Scenario): HitRequest {
    let seen = game.player_sum();
    game.request_hit(seen, scenario.ctx());
    scenario.next_tx(DEALER);
    scenario.take_from_sender<HitRequest>()
}

fun ask_stand(game: &mut Game, scenario: &mut Scenario): StandRequest {
    let seen = game.player_sum();
    game.request_stand(seen, scenario.ctx());
    scenario.next_tx(DEALER);
    scenario.take_from_sender<StandRequest>()
}

/// Ends a game with these hands, and returns its status and what Alice got.
fun outcome(player: vector<u8>, dealer: vector<u8>): (u8, u64) {
    let (mut scenario, mut house, cap, mut game) = betted();
    game.deal_for_testing(player, vector[dealer[0]], scenario.ctx());
    let request = ask_stand(&mut game, &mut scenario);
    game.stand_for_testing(request, dealer, scenario.ctx());
    let status = game.status();
    house.collect(game);
    let paid = FUNDS + STAKE - house.funds();
    destroy(cap);
    test_scenario::return_shared(house);
    scenario.end();
    (status, paid)
}
// endregion: set-up

// region: outcomes
#[test]
fun the_higher_hand_wins() {
    let (status, paid) = outcome(vector[TEN, NINE], vector[KING, SEVEN]);
    assert_eq!(status, PLAYER_WON);
    assert_eq!(paid, 2 * STAKE);
    let (status, paid) = outcome(vector[TEN, SEVEN], vector[KING, NINE]);
    assert_eq!(status, HOUSE_WON);
    assert_eq!(paid, 0);
}

#[test]
fun a_tie_returns_the_stake() {
    let (status, paid) = outcome(vector[TEN, SEVEN], vector[KING, SEVEN]);
    assert_eq!(status, TIE);
    assert_eq!(paid, STAKE);
}

#[test]
fun a_bust_dealer_loses() {
    let (status, _) = outcome(vector[FIVE, SIX], vector[KING, SIX, TEN]);
    assert_eq!(status, PLAYER_WON);
}

#[test]
fun a_natural_wins_at_once() {
    let (mut scenario, house, cap, mut game) = betted();
    game.deal_for_testing(vector[ACE, KING], vector[KING], scenario.ctx());
    assert_eq!(game.status(), PLAYER_WON);
    scenario.next_tx(ALICE);
    let paid = scenario.take_from_sender<Coin<SUI>>();
    assert_eq!(paid.burn_for_testing(), 2 * STAKE);
    close(scenario, house, cap, game);
}

#[test]
fun a_bust_player_loses_at_once() {
    let (mut scenario, house, cap, mut game) = dealt();
    let request = ask_hit(&mut game, &mut scenario);
    game.hit_for_testing(request, SEVEN, scenario.ctx());
    assert_eq!(game.status(), HOUSE_WON);
    close(scenario, house, cap, game);
}

#[test]
fun a_hit_leaves_the_turn_to_the_player() {
    let (mut scenario, house, cap, mut game) = dealt();
    let request = ask_hit(&mut game, &mut scenario);
    game.hit_for_testing(request, FIVE, scenario.ctx());
    assert_eq!(game.status(), PLAYERS_TURN);
    assert_eq!(game.player_sum(), 20);
    close(scenario, house, cap, game);
}
// endregion: outcomes

// region: attacks
#[test, expected_failure(abort_code = house::ESignature)]
fun a_forged_signature_deals_nothing() {
    let (mut scenario, house, cap, mut game) = betted();
    // A real signature with the key of this house, for step 0 of the game 0x9a3e1.
    let replayed =
        x"ad76858922652bcafcd232a4853b1ce956c0bc1057e9a013f5946485ee17b06b18c3ab2e88eaa9fca43bfb6922a774eb08b4e846249501e370e042aafe2c3610f5a0892138f97bc765f0e2de4e5ab414d468b4b5237e460ef65cbe5c80d29a12";
    let replayed_message =
        x"000000000000000000000000000000000000000000000000000000000009a3e10000000000000000";
    assert!(bls12381::bls12381_min_pk_verify(&replayed, &KEY, &replayed_message));
    game.first_deal(replayed, scenario.ctx());
    close(scenario, house, cap, game);
}

/// The check is part of every draw, and not only of the first.
#[test, expected_failure(abort_code = house::ESignature)]
fun a_forged_signature_hits_nothing() {
    let (mut scenario, house, cap, mut game) = dealt();
    let request = ask_hit(&mut game, &mut scenario);
    game.hit(request, b"forged", scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::ESignature)]
fun a_forged_signature_ends_nothing() {
    let (mut scenario, house, cap, mut game) = dealt();
    let request = ask_stand(&mut game, &mut scenario);
    game.stand(request, b"forged", scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::ESignature)]
fun a_forged_signature_stands_for_nobody() {
    let (mut scenario, house, cap, mut game) = dealt();
    a_week(&mut scenario);
    game.stand_for_absent(b"forged", scenario.ctx());
    close(scenario, house, cap, game);
}

#[test]
fun each_step_has_a_message_of_its_own() {
    let (mut scenario, house, cap, mut game) = betted();
    let before = game.message();
    game.deal_for_testing(vector[FIVE, TEN], vector[KING], scenario.ctx());
    assert!(game.message() != before);
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EStatus)]
fun nobody_deals_twice() {
    let (mut scenario, house, cap, mut game) = dealt();
    game.deal_for_testing(vector[FIVE, FIVE], vector[ACE], scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::ENotPlayer)]
fun a_stranger_cannot_ask() {
    let (mut scenario, house, cap, mut game) = dealt();
    scenario.next_tx(BOB);
    game.request_hit(15, scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EWrongSum)]
fun a_stale_view_decides_nothing() {
    let (mut scenario, house, cap, mut game) = dealt();
    game.request_hit(11, scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EStatus)]
fun a_second_wish_waits_for_the_first() {
    let (mut scenario, house, cap, mut game) = dealt();
    game.request_hit(15, scenario.ctx());
    game.request_stand(15, scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EForeignRequest)]
fun a_request_of_another_game_is_refused() {
    let (mut scenario, mut house, cap, mut game) = dealt();
    house.place_bet(sui(STAKE, scenario.ctx()), scenario.ctx());
    scenario.next_tx(ALICE);
    let mut other = scenario.take_shared<Game>();
    other.deal_for_testing(vector[FIVE, FIVE], vector[KING], scenario.ctx());
    let request = ask_hit(&mut other, &mut scenario);
    game.hit_for_testing(request, KING, scenario.ctx());
    destroy(other);
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EForeignRequest)]
fun a_wish_to_stand_ends_no_other_game() {
    let (mut scenario, mut house, cap, mut game) = dealt();
    house.place_bet(sui(STAKE, scenario.ctx()), scenario.ctx());
    scenario.next_tx(ALICE);
    let mut other = scenario.take_shared<Game>();
    other.deal_for_testing(vector[FIVE, FIVE], vector[KING], scenario.ctx());
    let request = ask_stand(&mut other, &mut scenario);
    game.stand_for_testing(request, vector[KING, SEVEN], scenario.ctx());
    destroy(other);
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EStatus)]
fun a_kept_request_is_void_after_the_end() {
    let (mut scenario, house, cap, mut game) = dealt();
    let kept = ask_hit(&mut game, &mut scenario);
    a_week(&mut scenario);
    game.claim_timeout(scenario.ctx());
    // The pot is paid, and the dealer comes back with the old wish.
    game.hit_for_testing(kept, KING, scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EStatus)]
fun an_open_game_is_not_collected() {
    let (scenario, mut house, cap, game) = dealt();
    house.collect(game);
    destroy(cap);
    test_scenario::return_shared(house);
    scenario.end();
}

#[test, expected_failure(abort_code = house::EOtherHouse)]
fun another_house_collects_nothing() {
    let (mut scenario, house, cap, mut game) = betted();
    game.deal_for_testing(vector[ACE, KING], vector[KING], scenario.ctx());
    let foreign = house::open(KEY, DEALER, scenario.ctx());
    scenario.next_tx(ALICE);
    let mut other = scenario.take_shared<House>();
    other.collect(game);
    destroy(foreign);
    destroy(cap);
    test_scenario::return_shared(other);
    test_scenario::return_shared(house);
    scenario.end();
}

#[test, expected_failure(abort_code = house::EOtherHouse)]
fun another_owner_withdraws_nothing() {
    let (mut scenario, mut house, cap, game) = dealt();
    let foreign = house::open(KEY, DEALER, scenario.ctx());
    house.withdraw(&foreign, 1, scenario.ctx()).burn_for_testing();
    destroy(foreign);
    close(scenario, house, cap, game);
}

#[test]
fun a_withdrawal_leaves_open_pots_alone() {
    let (mut scenario, mut house, cap, mut game) = betted();
    let all = house.funds();
    house.withdraw(&cap, all, scenario.ctx()).burn_for_testing();
    game.deal_for_testing(vector[ACE, KING], vector[KING], scenario.ctx());
    scenario.next_tx(ALICE);
    let paid = scenario.take_from_sender<Coin<SUI>>();
    assert_eq!(paid.burn_for_testing(), 2 * STAKE);
    close(scenario, house, cap, game);
}
// endregion: attacks

// region: limits
#[test, expected_failure(abort_code = house::EStake)]
fun a_small_stake_is_refused() {
    let (mut scenario, mut house, cap, game) = betted();
    house.place_bet(sui(STAKE - 1, scenario.ctx()), scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EStake)]
fun a_large_stake_is_refused() {
    let (mut scenario, mut house, cap, game) = betted();
    house.top_up(sui(10 * STAKE, scenario.ctx()));
    house.place_bet(sui(10 * STAKE + 1, scenario.ctx()), scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EFunds)]
fun a_stake_that_cannot_be_matched_is_refused() {
    let (mut scenario, mut house, cap, game) = betted();
    house.place_bet(sui(FUNDS, scenario.ctx()), scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EFunds)]
fun nobody_withdraws_more_than_there_is() {
    let (mut scenario, mut house, cap, game) = betted();
    let more = house.funds() + 1;
    house.withdraw(&cap, more, scenario.ctx()).burn_for_testing();
    close(scenario, house, cap, game);
}

#[test]
fun the_largest_stake_may_take_the_last_funds() {
    let (mut scenario, mut house, cap, game) = betted();
    let missing = 10 * STAKE - house.funds();
    house.top_up(sui(missing, scenario.ctx()));
    house.place_bet(sui(10 * STAKE, scenario.ctx()), scenario.ctx());
    assert_eq!(house.funds(), 0);
    close(scenario, house, cap, game);
}
// endregion: limits

// region: silence
/// Seven epochs in which nothing happens.
fun a_week(scenario: &mut Scenario) { 7u64.do!(|_| { scenario.next_epoch(ALICE); }); }

/// After the silence, a stranger calls, and both stakes go to Alice.
fun claim_after_silence(mut scenario: Scenario, house: House, cap: HouseCap, mut game: Game) {
    a_week(&mut scenario);
    scenario.next_tx(BOB);
    game.claim_timeout(scenario.ctx());
    assert_eq!(game.status(), PLAYER_WON);
    scenario.next_tx(ALICE);
    let paid = scenario.take_from_sender<Coin<SUI>>();
    assert_eq!(paid.burn_for_testing(), 2 * STAKE);
    close(scenario, house, cap, game);
}

/// Silence instead of the first cards, of a card, and of the end.
#[test]
fun a_silent_dealer_loses_the_pot() {
    let (scenario, house, cap, game) = betted();
    claim_after_silence(scenario, house, cap, game);

    let (mut scenario, house, cap, mut game) = dealt();
    game.request_hit(15, scenario.ctx());
    claim_after_silence(scenario, house, cap, game);

    let (mut scenario, house, cap, mut game) = dealt();
    game.request_stand(15, scenario.ctx());
    claim_after_silence(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EStatus)]
fun a_lost_game_is_never_overdue() {
    let (mut scenario, house, cap, mut game) = dealt();
    let request = ask_hit(&mut game, &mut scenario);
    game.hit_for_testing(request, SEVEN, scenario.ctx());
    a_week(&mut scenario);
    game.claim_timeout(scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::ETooEarly)]
fun six_epochs_are_too_early() {
    let (mut scenario, house, cap, mut game) = betted();
    6u64.do!(|_| { scenario.next_epoch(ALICE); });
    game.claim_timeout(scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::EStatus)]
fun a_silent_player_wins_nothing() {
    let (mut scenario, house, cap, mut game) = dealt();
    a_week(&mut scenario);
    game.claim_timeout(scenario.ctx());
    close(scenario, house, cap, game);
}

#[test]
fun a_silent_player_stands() {
    let (mut scenario, house, cap, mut game) = dealt();
    a_week(&mut scenario);
    game.absent_for_testing(vector[KING, SEVEN], scenario.ctx());
    assert_eq!(game.status(), HOUSE_WON);
    close(scenario, house, cap, game);
}

/// The player has asked for a card, so the silence is the dealer's.
#[test, expected_failure(abort_code = house::EStatus)]
fun nobody_stands_for_a_player_who_waits() {
    let (mut scenario, house, cap, mut game) = dealt();
    game.request_hit(15, scenario.ctx());
    a_week(&mut scenario);
    game.absent_for_testing(vector[KING, SEVEN], scenario.ctx());
    close(scenario, house, cap, game);
}

#[test, expected_failure(abort_code = house::ETooEarly)]
fun a_thinking_player_does_not_stand() {
    let (mut scenario, house, cap, mut game) = dealt();
    6u64.do!(|_| { scenario.next_epoch(ALICE); });
    game.absent_for_testing(vector[KING, SEVEN], scenario.ctx());
    close(scenario, house, cap, game);
}
// endregion: silence
