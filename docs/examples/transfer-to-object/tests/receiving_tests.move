#[test_only]
module transfer_to_object::receiving_tests;

use sui::coin::{Self, Coin};
use sui::sui::SUI;
use sui::test_scenario;
use transfer_to_object::badge::{Self, AwardCap};
use transfer_to_object::club::{Self, Club};
use transfer_to_object::mailbox::{Self, Mailbox};
use transfer_to_object::satchel::{Self, Account as SatchelAccount, Satchel};

const ANNA: address = @0xa11a;
const BEN: address = @0xb0b;

/// An account object, as another package might define it.
public struct Account has key {
    id: UID,
}

// region: mailbox
#[test, expected_failure(abort_code = mailbox::ENotAReader)]
fun a_stranger_cannot_empty_a_mailbox() {
    let mut scenario = test_scenario::begin(ANNA);
    mailbox::open(scenario.ctx());
    scenario.next_tx(ANNA);
    let mut mailbox = scenario.take_shared<Mailbox>();
    let mailbox_id = object::id(&mailbox);
    let coin = coin::mint_for_testing<SUI>(5, scenario.ctx());
    transfer::public_transfer(coin, mailbox_id.to_address());

    // The coin has arrived, and Ben finds it. That is not enough.
    scenario.next_tx(BEN);
    let ticket = test_scenario::most_recent_receiving_ticket(&mailbox_id);
    let stolen: Coin<SUI> = mailbox.collect(ticket, scenario.ctx());
    transfer::public_transfer(stolen, BEN);
    test_scenario::return_shared(mailbox);
    scenario.end();
}
// endregion: mailbox

#[test]
fun dues_end_up_in_one_balance() {
    let mut scenario = test_scenario::begin(ANNA);
    club::found(scenario.ctx());
    scenario.next_tx(BEN);
    let mut club = scenario.take_shared<Club>();
    let club_id = object::id(&club);
    vector[30, 12].do!(|amount| {
        let coin = coin::mint_for_testing<SUI>(amount, scenario.ctx());
        transfer::public_transfer(coin, club_id.to_address());
        scenario.next_tx(BEN);
        let ticket = test_scenario::most_recent_receiving_ticket<Coin<SUI>>(&club_id);
        club.book_dues(ticket);
    });
    assert!(club.treasury() == 42);
    test_scenario::return_shared(club);
    scenario.end();
}

#[test]
fun a_badge_is_raised_and_goes_home() {
    let mut scenario = test_scenario::begin(ANNA);
    badge::init_for_testing(scenario.ctx());
    let mut account = Account { id: object::new(scenario.ctx()) };
    let account_id = object::id(&account);
    scenario.next_tx(ANNA);
    let cap = scenario.take_from_sender<AwardCap>();
    badge::award(&cap, account_id.to_address(), scenario.ctx());

    scenario.next_tx(ANNA);
    let ticket = test_scenario::most_recent_receiving_ticket<badge::Badge>(&account_id);
    let (mut badge, receipt) = badge::take(&mut account.id, ticket);
    badge.raise(&cap);
    assert!(badge.level() == 2);
    badge::put_back(badge, receipt);

    let effects = scenario.next_tx(ANNA);
    assert!(effects.transferred_to_account().size() == 1);
    scenario.return_to_sender(cap);
    let Account { id } = account;
    id.delete();
    scenario.end();
}

#[test]
fun a_coin_in_a_satchel_in_an_account_is_reached_in_one_transaction() {
    let mut scenario = test_scenario::begin(ANNA);
    satchel::open(scenario.ctx());
    scenario.next_tx(BEN);
    let account_id = test_scenario::most_recent_id_for_address<SatchelAccount>(ANNA).destroy_some();
    let satchel_id = test_scenario::most_recent_id_for_address<Satchel>(
        account_id.to_address(),
    ).destroy_some();
    let coin = coin::mint_for_testing<SUI>(7, scenario.ctx());
    transfer::public_transfer(coin, satchel_id.to_address());

    scenario.next_tx(ANNA);
    let mut account = scenario.take_from_sender<SatchelAccount>();
    let satchel_ticket = test_scenario::most_recent_receiving_ticket<Satchel>(&account_id);
    let coin_ticket = test_scenario::most_recent_receiving_ticket<Coin<SUI>>(&satchel_id);
    let mut satchel = account.take_satchel(satchel_ticket);
    let coin = satchel.take_coin(coin_ticket);
    assert!(coin.value() == 7);
    account.put_back(satchel);
    transfer::public_transfer(coin, ANNA);
    scenario.return_to_sender(account);
    scenario.end();
}
