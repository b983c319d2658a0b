/// What wallets, markets and apps expect of an item type. Copy this file, and change two names:
/// the address name of your package, and the type behind `Item`.
#[test_only]
module kiosk_conformance::kiosk_conformance;

use kiosk_conformance::kiosk_adapter as adapter;
use kiosk_conformance::marble::Marble as Item;
use std::unit_test::assert_eq;
use sui::coin;
use sui::display::{Display, VersionUpdated};
use sui::event;
use sui::kiosk::{Self, Kiosk, KioskOwnerCap};
use sui::kiosk_extension;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;
use sui::transfer_policy::{TransferPolicy, TransferPolicyCreated};

const ISSUER: address = @0x1550e;
const SELLER: address = @0x5e11e7;
/// Every MIST that exists: ten billion SUI.
const EVERYTHING: u64 = 10_000_000_000_000_000_000;

/// An app that the tests install in a kiosk.
public struct Courier has drop {}

// region: helpers
fun published(): Scenario {
    let mut scenario = test_scenario::begin(ISSUER);
    adapter::publish(scenario.ctx());
    scenario.next_tx(SELLER);
    scenario
}

/// Buys a listed item as an app would, and puts it into a new kiosk.
fun buy(
    shop: &mut Kiosk,
    item: ID,
    price: u64,
    policy: &mut TransferPolicy<Item>,
    ctx: &mut TxContext,
): (Kiosk, KioskOwnerCap) {
    let (mut home, cap) = kiosk::new(ctx);
    let (bought, mut request) = shop.purchase<Item>(item, coin::mint_for_testing(price, ctx));
    adapter::settle(policy, bought, &mut request, &mut home, &cap, ctx);
    policy.confirm_request(request);
    assert!(home.has_item_with_type<Item>(item));
    (home, cap)
}

/// One sale from a fresh kiosk at this price.
fun sale(price: u64, policy: &mut TransferPolicy<Item>, ctx: &mut TxContext) {
    let (mut shop, cap) = kiosk::new(ctx);
    let item = adapter::make(ctx);
    let id = object::id(&item);
    shop.place_and_list(&cap, item, price);
    let (home, home_cap) = buy(&mut shop, id, price, policy, ctx);
    assert_eq!(shop.profits_amount(), price);
    assert_eq!(shop.item_count(), 0);
    destroy(shop);
    destroy(cap);
    destroy(home);
    destroy(home_cap);
}
// endregion: helpers

// region: found
/// Apps find the policy through its event, and the SDK takes the first one it finds.
#[test]
fun publishing_announces_one_policy() {
    let ctx = &mut tx_context::dummy();
    adapter::publish(ctx);
    assert_eq!(event::events_by_type<TransferPolicyCreated<Item>>().length(), 1);
}

/// A buyer's transaction takes the policy as an input, so it has to be shared.
#[test]
fun everyone_can_use_the_policy() {
    let scenario = published();
    let policy = scenario.take_shared<TransferPolicy<Item>>();
    test_scenario::return_shared(policy);
    scenario.end();
}

/// Nodes learn the display from the event of `update_version`, and only from there.
#[test]
fun publishing_announces_a_display() {
    let ctx = &mut tx_context::dummy();
    adapter::publish(ctx);
    assert!(event::events_by_type<VersionUpdated<Item>>().length() > 0);
}

/// The two keys without which a wallet has nothing to show.
#[test]
fun the_display_has_a_name_and_a_picture() {
    let mut scenario = published();
    scenario.next_tx(ISSUER);
    let display = scenario.take_from_sender<Display<Item>>();
    assert!(display.fields().contains(&b"name".to_string()));
    assert!(display.fields().contains(&b"image_url".to_string()));
    scenario.return_to_sender(display);
    scenario.end();
}
// endregion: found

// region: sold
#[test]
fun a_sale_settles_at_every_price() {
    let mut scenario = published();
    let mut policy = scenario.take_shared<TransferPolicy<Item>>();
    vector[0, 1, 9_999, 1_000_000_000, EVERYTHING].do!(
        |price| sale(price, &mut policy, scenario.ctx()),
    );
    test_scenario::return_shared(policy);
    scenario.end();
}

/// An auction house sells through a `PurchaseCap`, at more than the least price.
#[test]
fun an_auction_settles() {
    let mut scenario = published();
    let mut policy = scenario.take_shared<TransferPolicy<Item>>();
    let ctx = scenario.ctx();
    let (mut shop, cap) = kiosk::new(ctx);
    let item = adapter::make(ctx);
    let id = object::id(&item);
    shop.place(&cap, item);

    let right = shop.list_with_purchase_cap<Item>(&cap, id, 100, ctx);
    let (mut home, home_cap) = kiosk::new(ctx);
    let (item, mut request) = shop.purchase_with_cap(right, coin::mint_for_testing(250, ctx));
    adapter::settle(&mut policy, item, &mut request, &mut home, &home_cap, ctx);
    let (_, paid, _) = policy.confirm_request(request);

    assert_eq!(paid, 250);
    assert!(home.has_item(id));
    destroy(shop);
    destroy(cap);
    destroy(home);
    destroy(home_cap);
    test_scenario::return_shared(policy);
    scenario.end();
}

#[test]
fun a_buyer_can_sell_again() {
    let mut scenario = published();
    let mut policy = scenario.take_shared<TransferPolicy<Item>>();
    let ctx = scenario.ctx();
    let (mut shop, cap) = kiosk::new(ctx);
    let item = adapter::make(ctx);
    let id = object::id(&item);
    shop.place_and_list(&cap, item, 1_000);

    let (mut second, second_cap) = buy(&mut shop, id, 1_000, &mut policy, ctx);
    second.list<Item>(&second_cap, id, 2_000);
    let (third, third_cap) = buy(&mut second, id, 2_000, &mut policy, ctx);

    assert_eq!(second.profits_amount(), 2_000);
    destroy(shop);
    destroy(cap);
    destroy(second);
    destroy(second_cap);
    destroy(third);
    destroy(third_cap);
    test_scenario::return_shared(policy);
    scenario.end();
}

/// Delete this test if your policy has no rules on purpose.
#[test, expected_failure(abort_code = sui::transfer_policy::EPolicyNotSatisfied)]
fun a_sale_without_rules_is_undone() {
    let mut scenario = published();
    let policy = scenario.take_shared<TransferPolicy<Item>>();
    let ctx = scenario.ctx();
    let (mut shop, cap) = kiosk::new(ctx);
    let item = adapter::make(ctx);
    let id = object::id(&item);
    shop.place_and_list(&cap, item, 1_000);
    let (item, request) = shop.purchase<Item>(id, coin::mint_for_testing(1_000, ctx));
    policy.confirm_request(request);

    destroy(item);
    destroy(shop);
    destroy(cap);
    test_scenario::return_shared(policy);
    scenario.end();
}

/// With a rule that locks, a bought item stays under the policy; without one, it can be taken.
#[test]
fun a_bought_item_is_as_free_as_announced() {
    let mut scenario = published();
    let mut policy = scenario.take_shared<TransferPolicy<Item>>();
    let ctx = scenario.ctx();
    let (mut shop, cap) = kiosk::new(ctx);
    let item = adapter::make(ctx);
    let id = object::id(&item);
    shop.place_and_list(&cap, item, 1_000);
    let (mut home, home_cap) = buy(&mut shop, id, 1_000, &mut policy, ctx);

    assert_eq!(home.is_locked(id), adapter::locks());
    if (!adapter::locks()) destroy(home.take<Item>(&home_cap, id));
    destroy(shop);
    destroy(cap);
    destroy(home);
    destroy(home_cap);
    test_scenario::return_shared(policy);
    scenario.end();
}
// endregion: sold

// region: apps
/// An app in a kiosk can deliver an item, since the type has a policy.
#[test]
fun an_app_can_deliver_an_item() {
    let mut scenario = published();
    let policy = scenario.take_shared<TransferPolicy<Item>>();
    let ctx = scenario.ctx();
    let (mut home, cap) = kiosk::new(ctx);
    kiosk_extension::add(Courier {}, &mut home, &cap, 3, ctx);
    let item = adapter::make(ctx);
    let id = object::id(&item);
    kiosk_extension::lock(Courier {}, &mut home, item, &policy);

    assert!(home.is_locked(id));
    destroy(home);
    destroy(cap);
    test_scenario::return_shared(policy);
    scenario.end();
}
// endregion: apps
