#[test_only]
module barter::barter_tests;

use barter::desk_custody::{Self, Deposit};
use barter::desk_open::{Self, Offer};
use barter::padlock::{Self, PadKey, Padlocked};
use std::unit_test::assert_eq;
use sui::test_scenario::{Self, Scenario};

const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
const CARL: address = @0xca71;
const EVE: address = @0xe7e;

public struct Card has key, store {
    id: UID,
    face: u8,
}

fun new_card(face: u8, ctx: &mut TxContext): Card {
    Card { id: object::new(ctx), face }
}

fun face_of(scenario: &Scenario): u8 {
    let card = scenario.take_from_sender<Card>();
    let face = card.face;
    scenario.return_to_sender(card);
    face
}

/// Gives an account a locked card with its key, and returns the ID of the key.
fun lock_card(scenario: &mut Scenario, owner: address, face: u8): ID {
    scenario.next_tx(owner);
    let card = new_card(face, scenario.ctx());
    let (padlocked, key) = padlock::lock(card, scenario.ctx());
    let id = object::id(&key);
    transfer::public_transfer(padlocked, owner);
    transfer::public_transfer(key, owner);
    id
}

fun make_offer(scenario: &mut Scenario, wanted: ID) {
    scenario.next_tx(ALICE);
    let card = new_card(1, scenario.ctx());
    desk_open::offer(card, wanted, BOB, scenario.ctx());
}

fun deposit_card(scenario: &mut Scenario, owner: address, wanted: ID, recipient: address) {
    scenario.next_tx(owner);
    let padlocked = scenario.take_from_sender<Padlocked<Card>>();
    let key = scenario.take_from_sender<PadKey>();
    desk_custody::deposit(key, padlocked, wanted, recipient, CARL, scenario.ctx());
}

// region: honest
#[test]
fun an_open_offer_is_accepted() {
    let mut scenario = test_scenario::begin(BOB);
    let wanted = scenario.lock_card(BOB, 2);
    scenario.make_offer(wanted);

    scenario.next_tx(BOB);
    let offer = scenario.take_shared<Offer<Card>>();
    let key = scenario.take_from_sender<PadKey>();
    let padlocked = scenario.take_from_sender<Padlocked<Card>>();
    let card = offer.accept(key, padlocked, scenario.ctx());
    assert_eq!(card.face, 1);
    transfer::public_transfer(card, BOB);

    scenario.next_tx(ALICE);
    assert_eq!(scenario.face_of(), 2);
    scenario.end();
}

#[test]
fun a_custodian_completes_a_swap() {
    let mut scenario = test_scenario::begin(ALICE);
    let first = scenario.lock_card(ALICE, 1);
    let second = scenario.lock_card(BOB, 2);
    scenario.deposit_card(ALICE, second, BOB);
    scenario.deposit_card(BOB, first, ALICE);

    scenario.next_tx(CARL);
    let bobs = scenario.take_from_sender<Deposit<Card>>();
    let alices = scenario.take_from_sender<Deposit<Card>>();
    alices.exchange(bobs);

    scenario.next_tx(ALICE);
    assert_eq!(scenario.face_of(), 2);
    scenario.next_tx(BOB);
    assert_eq!(scenario.face_of(), 1);
    scenario.end();
}

#[test]
fun a_custodian_gives_back() {
    let mut scenario = test_scenario::begin(ALICE);
    let wanted = scenario.lock_card(ALICE, 1);
    scenario.deposit_card(ALICE, wanted, BOB);

    scenario.next_tx(CARL);
    scenario.take_from_sender<Deposit<Card>>().refund();

    scenario.next_tx(ALICE);
    assert_eq!(scenario.face_of(), 1);
    scenario.end();
}

#[test]
fun the_sender_cancels() {
    let mut scenario = test_scenario::begin(BOB);
    let wanted = scenario.lock_card(BOB, 2);
    scenario.make_offer(wanted);

    scenario.next_tx(ALICE);
    let card = scenario.take_shared<Offer<Card>>().cancel(scenario.ctx());
    assert_eq!(card.face, 1);
    transfer::public_transfer(card, ALICE);
    scenario.end();
}
// endregion: honest

// region: attacks
#[test, expected_failure(abort_code = padlock::EWrongKey)]
fun another_key_does_not_fit() {
    let mut ctx = tx_context::dummy();
    let (mine, _key) = padlock::lock(new_card(1, &mut ctx), &mut ctx);
    let (_yours, other) = padlock::lock(new_card(2, &mut ctx), &mut ctx);
    let card = mine.unlock(other);
    transfer::public_transfer(card, ALICE);
    abort
}

#[test, expected_failure(abort_code = desk_open::EWrongItem)]
fun an_item_that_was_opened_in_between_is_refused() {
    let mut scenario = test_scenario::begin(BOB);
    let wanted = scenario.lock_card(BOB, 2);
    scenario.make_offer(wanted);

    scenario.next_tx(BOB);
    let padlocked = scenario.take_from_sender<Padlocked<Card>>();
    let mut card = padlocked.unlock(scenario.take_from_sender<PadKey>());
    card.face = 0;
    let (padlocked, key) = padlock::lock(card, scenario.ctx());

    let offer = scenario.take_shared<Offer<Card>>();
    let card = offer.accept(key, padlocked, scenario.ctx());
    transfer::public_transfer(card, BOB);
    scenario.end();
}

#[test, expected_failure(abort_code = desk_open::ENotRecipient)]
fun a_stranger_cannot_accept() {
    let mut scenario = test_scenario::begin(EVE);
    let wanted = scenario.lock_card(EVE, 2);
    scenario.make_offer(wanted);

    scenario.next_tx(EVE);
    let offer = scenario.take_shared<Offer<Card>>();
    let key = scenario.take_from_sender<PadKey>();
    let padlocked = scenario.take_from_sender<Padlocked<Card>>();
    let card = offer.accept(key, padlocked, scenario.ctx());
    transfer::public_transfer(card, EVE);
    scenario.end();
}

#[test, expected_failure(abort_code = desk_open::ENotSender)]
fun a_stranger_cannot_cancel() {
    let mut scenario = test_scenario::begin(BOB);
    let wanted = scenario.lock_card(BOB, 2);
    scenario.make_offer(wanted);

    scenario.next_tx(EVE);
    let card = scenario.take_shared<Offer<Card>>().cancel(scenario.ctx());
    transfer::public_transfer(card, EVE);
    scenario.end();
}

#[test, expected_failure(abort_code = desk_custody::EWrongItems)]
fun a_custodian_cannot_pair_what_does_not_match() {
    let mut scenario = test_scenario::begin(ALICE);
    let first = scenario.lock_card(ALICE, 1);
    let second = scenario.lock_card(BOB, 2);
    scenario.deposit_card(ALICE, first, BOB);
    scenario.deposit_card(BOB, second, ALICE);

    scenario.next_tx(CARL);
    let bobs = scenario.take_from_sender<Deposit<Card>>();
    let alices = scenario.take_from_sender<Deposit<Card>>();
    alices.exchange(bobs);
    scenario.end();
}

#[test, expected_failure(abort_code = desk_custody::EWrongParties)]
fun a_custodian_cannot_redirect() {
    let mut scenario = test_scenario::begin(ALICE);
    let first = scenario.lock_card(ALICE, 1);
    let second = scenario.lock_card(EVE, 2);
    scenario.deposit_card(ALICE, second, BOB);
    scenario.deposit_card(EVE, first, ALICE);

    scenario.next_tx(CARL);
    let eves = scenario.take_from_sender<Deposit<Card>>();
    let alices = scenario.take_from_sender<Deposit<Card>>();
    alices.exchange(eves);
    scenario.end();
}
// endregion: attacks

use fun deposit_card as Scenario.deposit_card;
use fun face_of as Scenario.face_of;
use fun lock_card as Scenario.lock_card;
use fun make_offer as Scenario.make_offer;
