#[test_only]
module feeds::feeds_tests;

use feeds::feed::{Self, Feed, PublisherCap};
use feeds::guard;
use feeds::price::Price;
use feeds::signed_feed::{Self, SignedFeed};
use feeds::tickets::{Self, Shop, ShopCap};
use std::unit_test::assert_eq;
use sui::clock::{Self, Clock};
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;

const PUBLISHER: address = @0x0111;
const ALICE: address = @0xa11ce;
/// 3.50 dollars for one SUI, with 8 decimals.
const RATE: u64 = 350_000_000;
const NOW: u64 = 1_000_000;
const MAX_AGE: u64 = 60_000;

// region: vectors
// What `vectors.ts` prints.
const KEY_0: vector<u8> = x"8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c";
const KEY_1: vector<u8> = x"8139770ea87d175f56a35466c34c7ecccb8d8a91b4ee37a25df60f5b8fc9b394";
const KEY_2: vector<u8> = x"ed4928c628d1c2c6eae90338905995612959273a5c63f93636c14614ac8737d1";
const SIGNATURE_0: vector<u8> =
    x"84631fc0ad767dae07d221537b0228e839c391dc86db0431ef79441be5d81c08faecf2c218bcce61634d550b4c71cbd40c510bc49cdf4ed6f591c8924365bd0f";
const SIGNATURE_1: vector<u8> =
    x"cdc936518ae399e5d80dcc951da9b669cc81bb42c3c45e4e1b3d777418cbd3d497701dd5b97221f22442b2838c7d45b3a605ce753a9a4a17555048aae5252209";
const SIGNATURE_2: vector<u8> =
    x"e62d1efaf71aa292b845d1e4974721ac9ca19070ebe3f92b68677a91b2c8c5d368152a7277eb5b23485f1519f6135b39995a29ae3b02be4d90c7e08b63b1a701";
// endregion: vectors

fun clock_at(ms: u64, scenario: &mut Scenario): Clock {
    let mut clock = clock::create_for_testing(scenario.ctx());
    clock.set_for_testing(ms);
    clock
}

// region: push
/// A feed with one value, published at `NOW`.
fun pushed(): (Scenario, Feed, PublisherCap, Clock) {
    let mut scenario = test_scenario::begin(PUBLISHER);
    let cap = feed::create(8, scenario.ctx());
    scenario.next_tx(PUBLISHER);
    let mut feed = scenario.take_shared<Feed>();
    let clock = clock_at(NOW, &mut scenario);
    feed.update(&cap, RATE, NOW, &clock);
    (scenario, feed, cap, clock)
}

fun close(scenario: Scenario, feed: Feed, cap: PublisherCap, clock: Clock) {
    destroy(cap);
    clock.destroy_for_testing();
    test_scenario::return_shared(feed);
    scenario.end();
}

#[test]
fun a_price_names_its_feed() {
    let (scenario, feed, cap, clock) = pushed();
    let price = feed.read();
    assert_eq!(price.amount(), RATE);
    assert_eq!(price.decimals(), 8);
    assert_eq!(price.timestamp_ms(), NOW);
    assert_eq!(price.source(), object::id(&feed));
    close(scenario, feed, cap, clock);
}

#[test, expected_failure(abort_code = feed::ENotNewer)]
fun an_older_value_is_refused() {
    let (scenario, mut feed, cap, clock) = pushed();
    feed.update(&cap, RATE, NOW - 1, &clock);
    close(scenario, feed, cap, clock);
}

#[test, expected_failure(abort_code = feed::ENotNewer)]
fun a_second_value_of_the_same_time_is_refused() {
    let (scenario, mut feed, cap, clock) = pushed();
    feed.update(&cap, RATE + 1, NOW, &clock);
    close(scenario, feed, cap, clock);
}

#[test, expected_failure(abort_code = feed::EFuture)]
fun a_value_from_the_future_is_refused() {
    let (scenario, mut feed, cap, clock) = pushed();
    feed.update(&cap, RATE, NOW + 1, &clock);
    close(scenario, feed, cap, clock);
}

#[test, expected_failure(abort_code = feed::EOtherFeed)]
fun another_publisher_updates_nothing() {
    let (mut scenario, mut feed, cap, mut clock) = pushed();
    let foreign = feed::create(8, scenario.ctx());
    clock.set_for_testing(NOW + 1);
    feed.update(&foreign, 1, NOW + 1, &clock);
    destroy(foreign);
    close(scenario, feed, cap, clock);
}
// endregion: push

// region: signed
/// Updates a feed of three keys, of which two must sign, with the value of `vectors.ts`.
fun update_signed(amount: u64, signers: vector<u64>, signatures: vector<vector<u8>>, topic: vector<u8>) {
    let mut scenario = test_scenario::begin(PUBLISHER);
    let keys = vector[KEY_0, KEY_1, KEY_2];
    signed_feed::create(topic.to_string(), keys, 2, 8, scenario.ctx());
    scenario.next_tx(ALICE);
    let mut feed = scenario.take_shared<SignedFeed>();
    let clock = clock_at(NOW, &mut scenario);
    feed.update(amount, NOW, signers, signatures, &clock);
    assert_eq!(feed.read().amount(), amount);
    // The same message once more is an old one.
    if (signers.length() == 3) feed.update(amount, NOW, signers, signatures, &clock);
    clock.destroy_for_testing();
    test_scenario::return_shared(feed);
    scenario.end();
}

/// The signatures are real, but the chain's clock is behind the signers'.
#[test, expected_failure(abort_code = signed_feed::EFuture)]
fun signatures_of_the_future_are_refused() {
    let mut scenario = test_scenario::begin(PUBLISHER);
    let keys = vector[KEY_0, KEY_1, KEY_2];
    signed_feed::create(b"test SUI/USD".to_string(), keys, 2, 8, scenario.ctx());
    scenario.next_tx(ALICE);
    let mut feed = scenario.take_shared<SignedFeed>();
    let clock = clock_at(NOW - 1, &mut scenario);
    feed.update(RATE, NOW, vector[0, 1], vector[SIGNATURE_0, SIGNATURE_1], &clock);
    clock.destroy_for_testing();
    test_scenario::return_shared(feed);
    scenario.end();
}

#[test, expected_failure(abort_code = signed_feed::ESameKey)]
fun a_key_is_listed_once() {
    let keys = vector[KEY_0, KEY_1, KEY_0];
    signed_feed::create(b"test SUI/USD".to_string(), keys, 2, 8, &mut tx_context::dummy());
}

#[test, expected_failure(abort_code = signed_feed::EThreshold)]
fun a_threshold_of_zero_is_refused() {
    signed_feed::create(b"test SUI/USD".to_string(), vector[KEY_0], 0, 8, &mut tx_context::dummy());
}

#[test, expected_failure(abort_code = signed_feed::EThreshold)]
fun a_threshold_that_nobody_reaches_is_refused() {
    signed_feed::create(b"test SUI/USD".to_string(), vector[KEY_0], 2, 8, &mut tx_context::dummy());
}

#[test, expected_failure(abort_code = signed_feed::ETooFew)]
fun each_signer_brings_a_signature() {
    update_signed(RATE, vector[0, 1, 2], vector[SIGNATURE_0, SIGNATURE_1], b"test SUI/USD");
}

#[test, expected_failure(abort_code = signed_feed::ESigners)]
fun a_signer_without_a_key_is_refused() {
    update_signed(RATE, vector[0, 3], vector[SIGNATURE_0, SIGNATURE_1], b"test SUI/USD");
}

#[test]
fun two_of_three_are_enough() {
    update_signed(RATE, vector[0, 2], vector[SIGNATURE_0, SIGNATURE_2], b"test SUI/USD");
}

#[test, expected_failure(abort_code = signed_feed::ETooFew)]
fun one_signature_is_too_few() {
    update_signed(RATE, vector[1], vector[SIGNATURE_1], b"test SUI/USD");
}

#[test, expected_failure(abort_code = signed_feed::ESigners)]
fun nobody_signs_twice() {
    update_signed(RATE, vector[1, 1], vector[SIGNATURE_1, SIGNATURE_1], b"test SUI/USD");
}

#[test, expected_failure(abort_code = signed_feed::ESignature)]
fun a_changed_amount_is_refused() {
    update_signed(RATE + 1, vector[0, 1], vector[SIGNATURE_0, SIGNATURE_1], b"test SUI/USD");
}

#[test, expected_failure(abort_code = signed_feed::ESignature)]
fun signatures_of_another_topic_are_refused() {
    update_signed(RATE, vector[0, 1], vector[SIGNATURE_0, SIGNATURE_1], b"test BTC/USD");
}

#[test, expected_failure(abort_code = signed_feed::ENotNewer)]
fun an_old_message_is_not_replayed() {
    let all = vector[SIGNATURE_0, SIGNATURE_1, SIGNATURE_2];
    update_signed(RATE, vector[0, 1, 2], all, b"test SUI/USD");
}
// endregion: signed

// region: consumer
/// Three feeds with these amounts, and a shop that believes them. A ticket costs 7 dollars.
fun shop(amounts: vector<u64>, decimals: u8): (Scenario, Shop, vector<Price>, Clock) {
    let mut scenario = test_scenario::begin(PUBLISHER);
    let clock = clock_at(NOW, &mut scenario);
    let prices = amounts.map!(|amount| {
        let cap = feed::create(decimals, scenario.ctx());
        scenario.next_tx(PUBLISHER);
        let mut feed = scenario.take_shared<Feed>();
        feed.update(&cap, amount, NOW, &clock);
        let price = feed.read();
        test_scenario::return_shared(feed);
        destroy(cap);
        price
    });
    let sources = prices.map_ref!(|price| price.source());
    let guard = guard::new(sources, 8, MAX_AGE, 10_000_000, 10_000_000_000);
    let cap = tickets::open(guard, 700, scenario.ctx());
    transfer::public_transfer(cap, PUBLISHER);
    scenario.next_tx(ALICE);
    let shop = scenario.take_shared<Shop>();
    (scenario, shop, prices, clock)
}

fun buy(shop: &mut Shop, prices: vector<Price>, mist: u64, clock: &Clock, scenario: &mut Scenario) {
    let payment = coin::mint_for_testing<SUI>(mist, scenario.ctx());
    let (ticket, change) = shop.buy(prices, payment, clock, scenario.ctx());
    transfer::public_transfer(ticket, ALICE);
    change.burn_for_testing();
}

fun leave(scenario: Scenario, shop: Shop, clock: Clock) {
    clock.destroy_for_testing();
    test_scenario::return_shared(shop);
    scenario.end();
}

#[test]
fun one_liar_does_not_move_the_median() {
    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, 9_000_000_000, RATE], 8);
    buy(&mut shop, prices, 5_000_000_000, &clock, &mut scenario);
    assert_eq!(shop.proceeds(), 2_000_000_000);
    leave(scenario, shop, clock);

    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, RATE, 10_000_001], 8);
    buy(&mut shop, prices, 5_000_000_000, &clock, &mut scenario);
    assert_eq!(shop.proceeds(), 2_000_000_000);
    leave(scenario, shop, clock);
}

#[test]
fun the_shop_takes_no_more_than_the_price() {
    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, RATE, RATE], 8);
    let payment = coin::mint_for_testing<SUI>(5_000_000_000, scenario.ctx());
    let (ticket, change) = shop.buy(prices, payment, &clock, scenario.ctx());
    assert_eq!(change.burn_for_testing(), 3_000_000_000);
    destroy(ticket);
    leave(scenario, shop, clock);
}

#[test]
fun the_owner_takes_the_proceeds() {
    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, RATE, RATE], 8);
    buy(&mut shop, prices, 5_000_000_000, &clock, &mut scenario);
    scenario.next_tx(PUBLISHER);
    let cap = scenario.take_from_sender<ShopCap>();
    assert_eq!(shop.withdraw(&cap, scenario.ctx()).burn_for_testing(), 2_000_000_000);
    scenario.return_to_sender(cap);
    leave(scenario, shop, clock);
}

#[test, expected_failure(abort_code = tickets::EOtherShop)]
fun the_owner_of_another_shop_takes_nothing() {
    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, RATE, RATE], 8);
    let sources = prices.map_ref!(|price| price.source());
    let cap = tickets::open(guard::new(sources, 8, MAX_AGE, 1, 2), 1, scenario.ctx());
    shop.withdraw(&cap, scenario.ctx()).burn_for_testing();
    destroy(cap);
    leave(scenario, shop, clock);
}

#[test]
fun amounts_are_rounded_up() {
    // 1 cent at 3 dollars is 3,333,333.3… MIST.
    assert_eq!(tickets::mist_for(1, 300_000_000), 3_333_334);
    assert_eq!(tickets::mist_for(700, RATE), 2_000_000_000);
}

#[test]
fun the_exact_price_buys_a_ticket() {
    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, RATE, RATE], 8);
    buy(&mut shop, prices, 2_000_000_000, &clock, &mut scenario);
    assert_eq!(shop.proceeds(), 2_000_000_000);
    leave(scenario, shop, clock);
}

#[test, expected_failure(abort_code = tickets::ETooLittle)]
fun a_small_payment_buys_nothing() {
    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, RATE, RATE], 8);
    buy(&mut shop, prices, 1_999_999_999, &clock, &mut scenario);
    leave(scenario, shop, clock);
}

#[test, expected_failure(abort_code = guard::EStale)]
fun a_stopped_feed_is_not_believed() {
    let (mut scenario, mut shop, prices, mut clock) = shop(vector[RATE, RATE, RATE], 8);
    clock.set_for_testing(NOW + MAX_AGE + 1);
    buy(&mut shop, prices, 5_000_000_000, &clock, &mut scenario);
    leave(scenario, shop, clock);
}

/// Three feeds that were created and never updated.
#[test, expected_failure(abort_code = guard::EStale)]
fun a_feed_without_a_value_is_not_believed() {
    let mut scenario = test_scenario::begin(PUBLISHER);
    let clock = clock_at(NOW, &mut scenario);
    let prices = vector[0u8, 1, 2].map!(|_| {
        destroy(feed::create(8, scenario.ctx()));
        scenario.next_tx(PUBLISHER);
        let feed = scenario.take_shared<Feed>();
        let price = feed.read();
        test_scenario::return_shared(feed);
        price
    });
    let guard = guard::new(prices.map_ref!(|price| price.source()), 8, MAX_AGE, 1, 2);
    guard.median(prices, &clock);
    destroy(guard);
    clock.destroy_for_testing();
    scenario.end();
}

#[test]
fun the_last_moment_counts() {
    let (mut scenario, mut shop, prices, mut clock) = shop(vector[RATE, RATE, RATE], 8);
    clock.set_for_testing(NOW + MAX_AGE);
    buy(&mut shop, prices, 5_000_000_000, &clock, &mut scenario);
    leave(scenario, shop, clock);
}

#[test, expected_failure(abort_code = guard::EForeignFeed)]
fun a_feed_of_the_right_type_is_not_enough() {
    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, RATE, RATE], 8);
    // Alice makes a feed of her own, in which SUI is worth a hundred dollars.
    let cap = feed::create(8, scenario.ctx());
    scenario.next_tx(ALICE);
    let mut own = scenario.take_shared<Feed>();
    own.update(&cap, 10_000_000_000, NOW, &clock);
    let prices = vector[prices[0], own.read(), own.read()];
    test_scenario::return_shared(own);
    destroy(cap);
    buy(&mut shop, prices, 5_000_000_000, &clock, &mut scenario);
    leave(scenario, shop, clock);
}

#[test, expected_failure(abort_code = guard::EForeignFeed)]
fun one_feed_does_not_speak_for_three() {
    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, RATE, RATE], 8);
    buy(&mut shop, vector[prices[0], prices[0], prices[0]], 5_000_000_000, &clock, &mut scenario);
    leave(scenario, shop, clock);
}

#[test, expected_failure(abort_code = guard::ERange)]
fun an_impossible_value_is_not_believed() {
    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, RATE, 1], 8);
    buy(&mut shop, prices, 5_000_000_000, &clock, &mut scenario);
    leave(scenario, shop, clock);
}

#[test, expected_failure(abort_code = guard::EDecimals)]
fun other_decimals_are_refused() {
    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, RATE, RATE], 6);
    buy(&mut shop, prices, 5_000_000_000, &clock, &mut scenario);
    leave(scenario, shop, clock);
}

#[test]
fun the_ends_of_the_range_are_possible() {
    let ends = vector[10_000_000, RATE, 10_000_000_000];
    let (mut scenario, mut shop, prices, clock) = shop(ends, 8);
    buy(&mut shop, prices, 2_000_000_000, &clock, &mut scenario);
    leave(scenario, shop, clock);
}

#[test, expected_failure(abort_code = guard::EForeignFeed)]
fun two_prices_have_no_median() {
    let (mut scenario, mut shop, prices, clock) = shop(vector[RATE, RATE, RATE], 8);
    buy(&mut shop, vector[prices[0], prices[1]], 5_000_000_000, &clock, &mut scenario);
    leave(scenario, shop, clock);
}

/// A guard for feeds with these numbers as IDs, and this range.
fun guard_for(feeds: vector<address>, min: u64, max: u64) {
    let sources = feeds.map!(|feed| feed.to_id());
    destroy(guard::new(sources, 8, MAX_AGE, min, max));
}

#[test]
fun three_feeds_and_one_possible_price_are_a_guard() { guard_for(vector[@0x1, @0x2, @0x3], 1, 1) }

#[test, expected_failure(abort_code = guard::ESources)]
fun a_guard_needs_three_different_feeds() { guard_for(vector[@0x1, @0x1, @0x2], 1, 2) }

#[test, expected_failure(abort_code = guard::ESources)]
fun the_third_feed_is_not_the_second_again() { guard_for(vector[@0x1, @0x2, @0x2], 1, 2) }

#[test, expected_failure(abort_code = guard::ESources)]
fun the_third_feed_is_not_the_first_again() { guard_for(vector[@0x1, @0x2, @0x1], 1, 2) }

#[test, expected_failure(abort_code = guard::ESources)]
fun four_feeds_have_no_middle() { guard_for(vector[@0x1, @0x2, @0x3, @0x4], 1, 2) }

#[test, expected_failure(abort_code = guard::ERange)]
fun nothing_is_ever_worth_zero() { guard_for(vector[@0x1, @0x2, @0x3], 0, 2) }

#[test, expected_failure(abort_code = guard::ERange)]
fun a_range_has_an_order() { guard_for(vector[@0x1, @0x2, @0x3], 2, 1) }
// endregion: consumer
