// region: setup
#[test_only]
module lantern_market::lantern_tests;

use lantern_market::donation_rule;
use lantern_market::lantern::{Self, Lantern, WorkshopCap};
use lantern_market::stay_rule;
use std::unit_test::assert_eq;
use sui::coin::{Self, Coin};
use sui::kiosk::{Self, Kiosk, KioskOwnerCap};
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;
use sui::transfer_policy::{TransferPolicy, TransferPolicyCap, TransferRequest};

const CREATOR: address = @0xc0ffee;
const BUYER: address = @0xb0b;
const PRICE: u64 = 1_000_000_000;

/// A seller's kiosk with one locked lantern, and the shared policy.
public struct Market {
    scenario: Scenario,
    policy: TransferPolicy<Lantern>,
    kiosk: Kiosk,
    cap: KioskOwnerCap,
    item: ID,
}

fun open(): Market {
    let mut scenario = test_scenario::begin(CREATOR);
    lantern::init_for_testing(scenario.ctx());

    scenario.next_tx(CREATOR);
    let workshop = scenario.take_from_sender<WorkshopCap>();
    let policy = scenario.take_shared<TransferPolicy<Lantern>>();
    let (mut kiosk, cap) = kiosk::new(scenario.ctx());
    let color = b"red".to_string();
    let item = workshop.make(color, &mut kiosk, &cap, &policy, scenario.ctx());
    scenario.return_to_sender(workshop);
    Market { scenario, policy, kiosk, cap, item }
}

fun close(market: Market) {
    let Market { scenario, policy, kiosk, cap, item: _ } = market;
    test_scenario::return_shared(policy);
    destroy(kiosk);
    destroy(cap);
    scenario.end();
}

fun coins(market: &mut Market, value: u64): Coin<SUI> {
    coin::mint_for_testing(value, market.scenario.ctx())
}
// endregion: setup

// region: sale
#[test]
fun a_sale_pays_seller_and_creator() {
    let mut market = open();
    let (item, cap) = (market.item, &market.cap);
    market.kiosk.list<Lantern>(cap, item, PRICE);

    market.scenario.next_tx(BUYER);
    let (mut home, home_cap) = kiosk::new(market.scenario.ctx());
    let price = market.coins(PRICE);
    let (lantern, mut request) = market.kiosk.purchase<Lantern>(item, price);

    let due = donation_rule::due(&market.policy, PRICE);
    assert_eq!(due, 50_000_000);
    let donation = market.coins(due);
    donation_rule::pay(&mut market.policy, &mut request, donation);
    home.lock(&home_cap, &market.policy, lantern);
    stay_rule::prove(&mut request, &home);
    let (sold, paid, from) = market.policy.confirm_request(request);

    assert_eq!(sold, item);
    assert_eq!(paid, PRICE);
    assert_eq!(from, object::id(&market.kiosk));
    assert_eq!(market.kiosk.profits_amount(), PRICE);
    assert!(home.is_locked(item));
    destroy(home);
    destroy(home_cap);
    market.close();
}
// endregion: sale

fun buy(market: &mut Market, value: u64): (Lantern, TransferRequest<Lantern>) {
    let (item, cap) = (market.item, &market.cap);
    market.kiosk.list<Lantern>(cap, item, PRICE);
    let payment = market.coins(value);
    market.kiosk.purchase<Lantern>(item, payment)
}

// region: attacks
#[test, expected_failure(abort_code = kiosk::EIncorrectAmount)]
fun too_little_buys_nothing() {
    let mut market = open();
    let (lantern, request) = market.buy(PRICE - 1);
    market.policy.confirm_request(request);
    destroy(lantern);
    market.close();
}

#[test, expected_failure(abort_code = kiosk::EIncorrectAmount)]
fun too_much_buys_nothing() {
    let mut market = open();
    let (lantern, request) = market.buy(PRICE + 1);
    market.policy.confirm_request(request);
    destroy(lantern);
    market.close();
}

#[test, expected_failure(abort_code = sui::transfer_policy::EPolicyNotSatisfied)]
fun a_sale_without_rules_is_undone() {
    let mut market = open();
    let (lantern, request) = market.buy(PRICE);
    market.policy.confirm_request(request);
    destroy(lantern);
    market.close();
}

#[test, expected_failure(abort_code = donation_rule::EWrongAmount)]
fun a_small_donation_is_refused() {
    let mut market = open();
    let (lantern, mut request) = market.buy(PRICE);
    let donation = market.coins(49_999_999);
    donation_rule::pay(&mut market.policy, &mut request, donation);
    market.policy.confirm_request(request);
    destroy(lantern);
    market.close();
}

#[test, expected_failure(abort_code = stay_rule::ENotLocked)]
fun a_placed_lantern_does_not_stay() {
    let mut market = open();
    let (lantern, mut request) = market.buy(PRICE);
    let (mut home, home_cap) = kiosk::new(market.scenario.ctx());
    home.place(&home_cap, lantern);
    stay_rule::prove(&mut request, &home);
    market.policy.confirm_request(request);
    destroy(home);
    destroy(home_cap);
    market.close();
}

#[test, expected_failure(abort_code = kiosk::EItemLocked)]
fun a_locked_lantern_cannot_be_taken() {
    let mut market = open();
    let (item, cap) = (market.item, &market.cap);
    let lantern: Lantern = market.kiosk.take(cap, item);
    destroy(lantern);
    market.close();
}
// endregion: attacks

// region: states
#[test]
fun taking_a_listed_item_drops_the_listing() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap) = kiosk::new(ctx);
    let lantern = lantern::loose_for_testing(ctx);
    let item = object::id(&lantern);

    kiosk.place_and_list(&cap, lantern, PRICE);
    let lantern: Lantern = kiosk.take(&cap, item);
    assert!(!kiosk.is_listed(item));

    kiosk.place(&cap, lantern);
    assert!(!kiosk.is_listed(item));
    let lantern: Lantern = kiosk.take(&cap, item);
    kiosk.close_and_withdraw(cap, ctx).burn_for_testing();
    destroy(lantern);
}

#[test, expected_failure(abort_code = sui::dynamic_field::EFieldAlreadyExists)]
fun a_listed_item_cannot_be_listed_again() {
    let mut market = open();
    let (item, cap) = (market.item, &market.cap);
    market.kiosk.list<Lantern>(cap, item, PRICE);
    market.kiosk.list<Lantern>(cap, item, PRICE + 1);
    market.close();
}

#[test, expected_failure(abort_code = kiosk::EItemIsListed)]
fun a_listed_item_cannot_be_changed() {
    let mut market = open();
    let (item, cap) = (market.item, &market.cap);
    market.kiosk.list<Lantern>(cap, item, PRICE);
    market.kiosk.borrow_mut<Lantern>(cap, item).repaint(b"gray".to_string());
    market.close();
}

#[test]
fun a_borrowed_item_comes_back() {
    let mut market = open();
    let (item, cap) = (market.item, &market.cap);
    let (mut lantern, promise) = market.kiosk.borrow_val<Lantern>(cap, item);
    lantern.repaint(b"blue".to_string());
    market.kiosk.return_val(lantern, promise);

    assert_eq!(market.kiosk.borrow<Lantern>(cap, item).color(), b"blue".to_string());
    assert!(market.kiosk.is_locked(item));
    market.close();
}

#[test, expected_failure(abort_code = kiosk::EListedExclusively)]
fun an_exclusive_listing_binds_the_owner() {
    let mut market = open();
    let Market { scenario, kiosk, cap, item, .. } = &mut market;
    let right = kiosk.list_with_purchase_cap<Lantern>(cap, *item, 1, scenario.ctx());
    kiosk.delist<Lantern>(cap, *item);
    market.kiosk.return_purchase_cap(right);
    market.close();
}

#[test, expected_failure(abort_code = kiosk::ENotEmpty)]
fun a_full_kiosk_cannot_be_closed() {
    let Market { mut scenario, policy, kiosk, cap, item: _ } = open();
    kiosk.close_and_withdraw(cap, scenario.ctx()).burn_for_testing();
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test, expected_failure(abort_code = kiosk::ENotOwner)]
fun a_cap_opens_one_kiosk_only() {
    let mut market = open();
    let item = market.item;
    let (other, other_cap) = kiosk::new(market.scenario.ctx());
    market.kiosk.list<Lantern>(&other_cap, item, PRICE);
    destroy(other);
    destroy(other_cap);
    market.close();
}
// endregion: states

// region: creator
#[test]
fun small_sales_owe_the_least_amount() {
    let market = open();
    assert_eq!(donation_rule::due(&market.policy, 0), 1_000_000);
    assert_eq!(donation_rule::due(&market.policy, 20_000_000), 1_000_000);
    assert_eq!(donation_rule::due(&market.policy, 18_446_744_073_709_551_615), 922_337_203_685_477_580);
    market.close();
}

#[test, expected_failure(abort_code = donation_rule::EShareTooHigh)]
fun more_than_the_price_cannot_be_asked() {
    let ctx = &mut tx_context::dummy();
    let (mut policy, cap) = sui::transfer_policy::new_for_testing<Lantern>(ctx);
    donation_rule::add(&mut policy, &cap, 10_001, 0);
    destroy(policy);
    destroy(cap);
}

#[test]
fun the_creator_withdraws_donations() {
    let mut market = open();
    let cap = market.scenario.take_from_sender<TransferPolicyCap<Lantern>>();
    let (lantern, mut request) = market.buy(PRICE);
    let donation = market.coins(50_000_000);
    donation_rule::pay(&mut market.policy, &mut request, donation);
    let (owner, policy) = (&market.cap, &market.policy);
    market.kiosk.lock(owner, policy, lantern);
    stay_rule::prove(&mut request, &market.kiosk);
    market.policy.confirm_request(request);

    let income = market.policy.withdraw(&cap, option::none(), market.scenario.ctx());
    assert_eq!(income.burn_for_testing(), 50_000_000);
    market.scenario.return_to_sender(cap);
    market.close();
}
// endregion: creator
