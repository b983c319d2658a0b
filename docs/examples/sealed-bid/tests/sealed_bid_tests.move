#[test_only]
module sealed_bid::sealed_bid_tests;

use sealed_bid::sealed_bid::{Self, Auction};
use std::unit_test::assert_eq;
use sui::clock::{Self, Clock};
use sui::coin::{Self, Coin};
use sui::hash;
use sui::hmac;
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};

public struct Painting has key, store { id: UID }

const SELLER: address = @0x5e11;
const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
const DEPOSIT: u64 = 1_000;
const BIDS_END: u64 = 100;
const REVEALS_END: u64 = 200;
const SALT: vector<u8> = x"0101010101010101010101010101010101010101010101010101010101010101";

fun begin(): (Scenario, Clock) {
    let mut scenario = test_scenario::begin(SELLER);
    let clock = clock::create_for_testing(scenario.ctx());
    let item = Painting { id: object::new(scenario.ctx()) };
    sealed_bid::create(item, DEPOSIT, BIDS_END, REVEALS_END, scenario.ctx());
    (scenario, clock)
}

fun bid(scenario: &mut Scenario, bidder: address, amount: u64, clock: &Clock) {
    scenario.next_tx(bidder);
    let mut auction = scenario.take_shared<Auction<Painting>>();
    let digest = sealed_bid::commitment(object::id(&auction), bidder, amount, SALT);
    let deposit = coin::mint_for_testing(DEPOSIT, scenario.ctx());
    auction.bid(digest, deposit, clock, scenario.ctx());
    test_scenario::return_shared(auction);
}

fun reveal(scenario: &mut Scenario, bidder: address, amount: u64, salt: vector<u8>, clock: &Clock) {
    scenario.next_tx(bidder);
    let mut auction = scenario.take_shared<Auction<Painting>>();
    auction.reveal(amount, salt, clock, scenario.ctx());
    test_scenario::return_shared(auction);
}

fun settle(scenario: &mut Scenario, clock: &Clock) {
    scenario.next_tx(SELLER);
    let mut auction = scenario.take_shared<Auction<Painting>>();
    auction.settle(clock, scenario.ctx());
    test_scenario::return_shared(auction);
}

fun take_back(scenario: &mut Scenario, bidder: address, clock: &Clock): u64 {
    scenario.next_tx(bidder);
    let mut auction = scenario.take_shared<Auction<Painting>>();
    let amount = auction.take_back(clock, scenario.ctx()).burn_for_testing();
    test_scenario::return_shared(auction);
    amount
}

/// What an address got in the last transaction.
fun received(scenario: &mut Scenario, owner: address): u64 {
    scenario.next_tx(owner);
    scenario.take_from_sender<Coin<SUI>>().burn_for_testing()
}

// region: known
#[test]
fun the_empty_input_has_known_digests() {
    assert_eq!(
        std::hash::sha2_256(b""),
        x"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    );
    assert_eq!(
        std::hash::sha3_256(b""),
        x"a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a",
    );
    assert_eq!(
        hash::keccak256(&b""),
        x"c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
    );
    assert_eq!(
        hash::blake2b256(&b""),
        x"0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8",
    );
    assert_eq!(
        hmac::hmac_sha3_256(&b"key", &b"message"),
        x"0f43852a24d5597a8200312a95993991581679d63264f1b1ad4b5ccac7fe8ba4",
    );
}
// endregion: known

// region: same
#[test]
fun move_and_typescript_seal_alike() {
    let digest = sealed_bid::commitment(@0xa0c.to_id(), ALICE, 600, SALT);
    assert_eq!(digest, x"65ce485ca878a25b702798eaffabe38bc64448b5c0596f4e8cdd5e2e0c491ce3");
}
// endregion: same

// region: highest
#[test]
fun the_highest_revealed_bid_wins() {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    bid(&mut scenario, BOB, 600, &clock);
    clock.set_for_testing(BIDS_END);
    reveal(&mut scenario, BOB, 600, SALT, &clock);
    reveal(&mut scenario, ALICE, 400, SALT, &clock);
    clock.set_for_testing(REVEALS_END);
    settle(&mut scenario, &clock);

    assert_eq!(received(&mut scenario, SELLER), 600);
    assert_eq!(received(&mut scenario, BOB), DEPOSIT - 600);
    assert!(scenario.has_most_recent_for_sender<Painting>());
    assert_eq!(take_back(&mut scenario, ALICE, &clock), DEPOSIT);
    clock.destroy_for_testing();
    scenario.end();
}
// endregion: highest

// region: tie
#[test]
fun at_a_tie_the_earlier_bid_wins() {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, 600, &clock);
    bid(&mut scenario, BOB, 600, &clock);
    clock.set_for_testing(BIDS_END);
    reveal(&mut scenario, BOB, 600, SALT, &clock);
    reveal(&mut scenario, ALICE, 600, SALT, &clock);
    scenario.next_tx(SELLER);
    let auction = scenario.take_shared<Auction<Painting>>();
    assert_eq!(auction.best().destroy_some().bidder(), ALICE);
    test_scenario::return_shared(auction);
    clock.destroy_for_testing();
    scenario.end();
}
// endregion: tie

// region: unrevealed
#[test]
fun an_unrevealed_bid_costs_a_tenth() {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    clock.set_for_testing(REVEALS_END);
    settle(&mut scenario, &clock);
    assert_eq!(take_back(&mut scenario, ALICE, &clock), DEPOSIT - DEPOSIT / 10);
    assert_eq!(received(&mut scenario, SELLER), DEPOSIT / 10);
    assert!(scenario.has_most_recent_for_sender<Painting>());
    clock.destroy_for_testing();
    scenario.end();
}
// endregion: unrevealed

// region: attacks
#[test, expected_failure(abort_code = sealed_bid::ENotWhatWasSealed)]
fun another_amount_does_not_fit_the_seal() {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    clock.set_for_testing(BIDS_END);
    reveal(&mut scenario, ALICE, 500, SALT, &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::ENotWhatWasSealed)]
fun another_salt_does_not_fit_the_seal() {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    clock.set_for_testing(BIDS_END);
    reveal(&mut scenario, ALICE, 400, std::hash::sha3_256(SALT), &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::ENotWhatWasSealed)]
fun a_copied_seal_is_useless() {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    // Bob sends the digest that he saw, and later the amount and the salt that Alice revealed.
    scenario.next_tx(BOB);
    let mut auction = scenario.take_shared<Auction<Painting>>();
    let copied = sealed_bid::commitment(object::id(&auction), ALICE, 400, SALT);
    let deposit = coin::mint_for_testing(DEPOSIT, scenario.ctx());
    auction.bid(copied, deposit, &clock, scenario.ctx());
    test_scenario::return_shared(auction);
    clock.set_for_testing(BIDS_END);
    reveal(&mut scenario, BOB, 400, SALT, &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::EBidTwice)]
fun a_second_bid_of_an_address_is_refused() {
    let (mut scenario, clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    bid(&mut scenario, ALICE, 900, &clock);
    abort
}
// endregion: attacks

// region: phases
#[test, expected_failure(abort_code = sealed_bid::EBiddingOver)]
fun nobody_bids_after_the_first_reveal_could_be_seen() {
    let (mut scenario, mut clock) = begin();
    clock.set_for_testing(BIDS_END);
    bid(&mut scenario, ALICE, 400, &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::ENotYet)]
fun nobody_reveals_while_others_can_bid() {
    let (mut scenario, clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    reveal(&mut scenario, ALICE, 400, SALT, &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::ETooLate)]
fun a_late_reveal_is_refused() {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    clock.set_for_testing(REVEALS_END);
    reveal(&mut scenario, ALICE, 400, SALT, &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::ESettleFirst)]
fun the_winner_cannot_take_the_deposit_and_leave() {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    clock.set_for_testing(BIDS_END);
    reveal(&mut scenario, ALICE, 400, SALT, &clock);
    clock.set_for_testing(REVEALS_END);
    take_back(&mut scenario, ALICE, &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::ENotYet)]
fun nobody_settles_while_others_can_reveal() {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    clock.set_for_testing(REVEALS_END - 1);
    settle(&mut scenario, &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::ENotYet)]
fun nobody_takes_a_deposit_back_early() {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    clock.set_for_testing(REVEALS_END - 1);
    take_back(&mut scenario, ALICE, &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::ESettled)]
fun an_auction_is_settled_once() {
    let (mut scenario, mut clock) = begin();
    clock.set_for_testing(REVEALS_END);
    settle(&mut scenario, &clock);
    settle(&mut scenario, &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::ENoBid)]
fun a_deposit_comes_back_once() {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, 400, &clock);
    clock.set_for_testing(REVEALS_END);
    settle(&mut scenario, &clock);
    take_back(&mut scenario, ALICE, &clock);
    take_back(&mut scenario, ALICE, &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::EBadTimes)]
fun the_phases_have_an_order() {
    let mut ctx = tx_context::dummy();
    let item = Painting { id: object::new(&mut ctx) };
    sealed_bid::create(item, DEPOSIT, BIDS_END, BIDS_END, &mut ctx);
}
// endregion: phases

// region: amounts
#[test, expected_failure(abort_code = sealed_bid::EBadDeposit)]
fun an_auction_asks_for_a_deposit() {
    let mut ctx = tx_context::dummy();
    let item = Painting { id: object::new(&mut ctx) };
    sealed_bid::create(item, 0, BIDS_END, REVEALS_END, &mut ctx);
}

/// Sends this commitment with this deposit.
fun bid_with(commitment: vector<u8>, deposit: u64) {
    let (mut scenario, clock) = begin();
    scenario.next_tx(ALICE);
    let mut auction = scenario.take_shared<Auction<Painting>>();
    let deposit = coin::mint_for_testing(deposit, scenario.ctx());
    auction.bid(commitment, deposit, &clock, scenario.ctx());
    abort
}

#[test, expected_failure(abort_code = sealed_bid::EBadDeposit)]
fun a_deposit_of_another_size_is_refused() { bid_with(SALT, DEPOSIT - 1) }

#[test, expected_failure(abort_code = sealed_bid::EBadCommitment)]
fun a_commitment_of_another_length_is_refused() { bid_with(x"01", DEPOSIT) }

/// Reveals a bid that was sealed with this amount.
fun reveal_with(amount: u64) {
    let (mut scenario, mut clock) = begin();
    bid(&mut scenario, ALICE, amount, &clock);
    clock.set_for_testing(BIDS_END);
    reveal(&mut scenario, ALICE, amount, SALT, &clock);
    clock.destroy_for_testing();
    scenario.end();
}

#[test]
fun the_whole_deposit_is_a_bid() { reveal_with(DEPOSIT) }

#[test, expected_failure(abort_code = sealed_bid::EBadAmount)]
fun a_bid_above_the_deposit_is_refused() { reveal_with(DEPOSIT + 1) }

#[test, expected_failure(abort_code = sealed_bid::EBadAmount)]
fun a_bid_of_nothing_is_refused() { reveal_with(0) }

#[test, expected_failure(abort_code = sealed_bid::ENoBid)]
fun nobody_reveals_without_a_deposit() {
    let (mut scenario, mut clock) = begin();
    clock.set_for_testing(BIDS_END);
    reveal(&mut scenario, BOB, 400, SALT, &clock);
    abort
}

#[test, expected_failure(abort_code = sealed_bid::EShortSalt)]
fun a_short_salt_is_refused() {
    sealed_bid::commitment(@0xa0c.to_id(), ALICE, 400, b"1234");
}
// endregion: amounts
