#[test_only]
module weather::weather_tests;

use std::unit_test::assert_eq;
use sui::clock::{Self, Clock};
use sui::coin::{Self, Coin};
use sui::display::Display;
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;
use weather::rain_insurance::{Self, Insurer, InsurerCap};
use weather::weather::{Self, AdminCap, Snapshot, WeatherOracle};

const ADMIN: address = @0x0111;
const ALICE: address = @0xa11ce;
/// Geoname IDs.
const LA_PAZ: u32 = 3911925;
const NOWHERE: u32 = 1;
const NOW: u64 = 1_000_000_000;
const DAY: u64 = 86_400_000;

// region: set-up
/// An oracle with La Paz and no reading, at `NOW`.
fun with_city(): (Scenario, WeatherOracle, AdminCap, Clock) {
    let mut scenario = test_scenario::begin(ADMIN);
    let cap = weather::create(scenario.ctx());
    let mut clock = clock::create_for_testing(scenario.ctx());
    clock.set_for_testing(NOW);
    scenario.next_tx(ADMIN);
    let mut oracle = scenario.take_shared<WeatherOracle>();
    add(&mut oracle, &cap, 165_000, 681_500, &mut scenario);
    (scenario, oracle, cap, clock)
}

/// Adds La Paz, in the south-west of the origin, with these degrees.
fun add(oracle: &mut WeatherOracle, cap: &AdminCap, south: u32, west: u32, scenario: &mut Scenario) {
    oracle.add_city(
        cap,
        LA_PAZ,
        b"La Paz".to_string(),
        b"BO".to_string(),
        weather::degrees(true, south),
        weather::degrees(true, west),
        scenario.ctx(),
    );
}

/// 12.34 °C and this much rain, measured at this time.
fun measure(oracle: &mut WeatherOracle, cap: &AdminCap, rain: u32, at: u64, clock: &Clock) {
    oracle.update(cap, LA_PAZ, 28_549, rain, 320, 55, at, clock);
}

fun close(scenario: Scenario, oracle: WeatherOracle, cap: AdminCap, clock: Clock) {
    destroy(cap);
    clock.destroy_for_testing();
    test_scenario::return_shared(oracle);
    scenario.end();
}
// endregion: set-up

// region: oracle
#[test]
fun south_and_west_are_negative() {
    let (scenario, oracle, cap, clock) = with_city();
    let city = oracle.city(LA_PAZ);
    assert!(city.latitude().is_negative() && city.longitude().is_negative());
    assert_eq!(city.latitude().value(), 165_000);
    assert!(!weather::degrees(true, 0).is_negative());
    close(scenario, oracle, cap, clock);
}

#[test]
fun a_newer_reading_replaces_the_old_one() {
    let (scenario, mut oracle, cap, clock) = with_city();
    measure(&mut oracle, &cap, 0, NOW - 600_000, &clock);
    measure(&mut oracle, &cap, 120, NOW, &clock);
    assert_eq!(oracle.reading(LA_PAZ).rain(), 120);
    assert_eq!(oracle.reading(LA_PAZ).temperature(), 28_549);
    assert_eq!(oracle.reading(LA_PAZ).measured_ms(), NOW);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::EStale)]
fun an_old_reading_is_refused() {
    let (scenario, mut oracle, cap, clock) = with_city();
    measure(&mut oracle, &cap, 0, NOW, &clock);
    measure(&mut oracle, &cap, 900, NOW, &clock);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::ERange)]
fun a_reading_from_the_future_is_refused() {
    let (scenario, mut oracle, cap, clock) = with_city();
    measure(&mut oracle, &cap, 0, NOW + 1, &clock);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::EOtherOracle)]
fun another_admin_writes_nothing() {
    let (mut scenario, mut oracle, cap, clock) = with_city();
    let foreign = weather::create(scenario.ctx());
    measure(&mut oracle, &foreign, 900, NOW, &clock);
    destroy(foreign);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::EOtherOracle)]
fun another_admin_adds_nothing() {
    let (mut scenario, mut oracle, cap, clock) = with_city();
    oracle.remove_city(&cap, LA_PAZ);
    let foreign = weather::create(scenario.ctx());
    add(&mut oracle, &foreign, 165_000, 681_500, &mut scenario);
    destroy(foreign);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::EOtherOracle)]
fun another_admin_removes_nothing() {
    let (mut scenario, mut oracle, cap, clock) = with_city();
    let foreign = weather::create(scenario.ctx());
    oracle.remove_city(&foreign, LA_PAZ);
    destroy(foreign);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::ERange)]
fun a_humidity_ends_at_100_percent() {
    let (scenario, mut oracle, cap, clock) = with_city();
    oracle.update(&cap, LA_PAZ, 28_549, 0, 320, 101, NOW, &clock);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::EUnknownCity)]
fun an_unknown_city_has_no_weather() {
    let (scenario, oracle, cap, clock) = with_city();
    oracle.reading(NOWHERE);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::EExists)]
fun a_city_is_added_once() {
    let (mut scenario, mut oracle, cap, clock) = with_city();
    add(&mut oracle, &cap, 165_000, 681_500, &mut scenario);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::ERange)]
fun a_latitude_ends_at_the_pole() {
    let (mut scenario, mut oracle, cap, clock) = with_city();
    oracle.remove_city(&cap, LA_PAZ);
    add(&mut oracle, &cap, 900_001, 0, &mut scenario);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::ERange)]
fun a_longitude_ends_at_180_degrees() {
    let (mut scenario, mut oracle, cap, clock) = with_city();
    oracle.remove_city(&cap, LA_PAZ);
    add(&mut oracle, &cap, 0, 1_800_001, &mut scenario);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::EUnknownCity)]
fun an_unknown_city_gets_no_reading() {
    let (scenario, mut oracle, cap, clock) = with_city();
    oracle.update(&cap, NOWHERE, 28_549, 0, 320, 55, NOW, &clock);
    close(scenario, oracle, cap, clock);
}

#[test, expected_failure(abort_code = weather::EUnknownCity)]
fun an_unknown_city_is_not_removed() {
    let (scenario, mut oracle, cap, clock) = with_city();
    oracle.remove_city(&cap, NOWHERE);
    close(scenario, oracle, cap, clock);
}

#[test]
fun a_pole_in_the_fog_is_a_city() {
    let (mut scenario, mut oracle, cap, clock) = with_city();
    oracle.remove_city(&cap, LA_PAZ);
    add(&mut oracle, &cap, 900_000, 1_800_000, &mut scenario);
    oracle.update(&cap, LA_PAZ, 22_315, 0, 320, 100, NOW, &clock);
    assert_eq!(oracle.reading(LA_PAZ).humidity(), 100);
    close(scenario, oracle, cap, clock);
}

#[test]
fun a_snapshot_keeps_its_values() {
    let (mut scenario, mut oracle, cap, clock) = with_city();
    measure(&mut oracle, &cap, 0, NOW - 600_000, &clock);
    let snapshot: Snapshot = oracle.mint(LA_PAZ, scenario.ctx());
    measure(&mut oracle, &cap, 900, NOW, &clock);
    oracle.remove_city(&cap, LA_PAZ);
    assert!(!oracle.has_city(LA_PAZ));
    assert_eq!(snapshot.snapshot_reading().rain(), 0);
    assert_eq!(snapshot.snapshot_reading().measured_ms(), NOW - 600_000);
    destroy(snapshot);
    close(scenario, oracle, cap, clock);
}

/// A city of the same name in an oracle of Alice's own gives a snapshot that tells the difference.
#[test]
fun a_snapshot_names_its_oracle() {
    let (mut scenario, oracle, cap, clock) = with_city();
    scenario.next_tx(ALICE);
    let own_cap = weather::create(scenario.ctx());
    scenario.next_tx(ALICE);
    let mut own = scenario.take_shared<WeatherOracle>();
    add(&mut own, &own_cap, 165_000, 681_500, &mut scenario);
    let real: Snapshot = oracle.mint(LA_PAZ, scenario.ctx());
    let fake: Snapshot = own.mint(LA_PAZ, scenario.ctx());
    assert_eq!(real.snapshot_oracle(), object::id(&oracle));
    assert_eq!(fake.snapshot_oracle(), object::id(&own));
    destroy(real);
    destroy(fake);
    destroy(own_cap);
    test_scenario::return_shared(own);
    close(scenario, oracle, cap, clock);
}

#[test]
fun the_publisher_gets_the_display() {
    let mut scenario = test_scenario::begin(ADMIN);
    weather::init_for_testing(scenario.ctx());
    scenario.next_tx(ADMIN);
    assert!(scenario.has_most_recent_for_sender<Display<Snapshot>>());
    scenario.end();
}
// endregion: oracle

// region: insured
/// Alice insured La Paz at `NOW`, and the clock shows noon of the insured day.
fun insured(): (Scenario, WeatherOracle, AdminCap, Clock, Insurer, InsurerCap) {
    insured_until(NOW + DAY + DAY / 2)
}

/// The same at another time.
fun insured_until(time: u64): (Scenario, WeatherOracle, AdminCap, Clock, Insurer, InsurerCap) {
    let (mut scenario, oracle, admin, mut clock) = with_city();
    let cap = rain_insurance::open(&oracle, scenario.ctx());
    scenario.next_tx(ALICE);
    let mut insurer = scenario.take_shared<Insurer>();
    insurer.top_up(coin::mint_for_testing(1_000_000_000, scenario.ctx()));
    let premium = coin::mint_for_testing(100_000_000, scenario.ctx());
    assert_eq!(insurer.buy(&oracle, LA_PAZ, premium, &clock, scenario.ctx()), 0);
    clock.set_for_testing(time);
    (scenario, oracle, admin, clock, insurer, cap)
}

fun settle(
    scenario: Scenario,
    oracle: WeatherOracle,
    admin: AdminCap,
    clock: Clock,
    insurer: Insurer,
    cap: InsurerCap,
) {
    destroy(cap);
    test_scenario::return_shared(insurer);
    close(scenario, oracle, admin, clock);
}

/// A stranger claims after `rain` was measured `ago` milliseconds before noon, and Alice is paid.
fun claim_with(rain: u32, ago: u64) {
    let (mut scenario, mut oracle, admin, clock, mut insurer, cap) = insured();
    measure(&mut oracle, &admin, rain, clock.timestamp_ms() - ago, &clock);
    scenario.next_tx(ADMIN);
    insurer.claim(0, &oracle, &clock, scenario.ctx());
    scenario.next_tx(ALICE);
    let paid = scenario.take_from_sender<Coin<SUI>>();
    assert_eq!(paid.burn_for_testing(), 1_000_000_000);
    settle(scenario, oracle, admin, clock, insurer, cap);
}
// endregion: insured

// region: claims
#[test]
fun heavy_rain_pays() { claim_with(500, 1_800_000) }

#[test, expected_failure(abort_code = rain_insurance::ENoRain)]
fun drizzle_pays_nothing() { claim_with(499, 0) }

#[test, expected_failure(abort_code = rain_insurance::ETime)]
fun a_reading_of_31_minutes_ago_pays_nothing() { claim_with(500, 1_860_000) }

#[test, expected_failure(abort_code = rain_insurance::ETime)]
fun nobody_insures_the_rain_that_falls() {
    let (mut scenario, mut oracle, admin, clock, mut insurer, cap) = insured_until(NOW + DAY - 1);
    measure(&mut oracle, &admin, 900, NOW + DAY - 1, &clock);
    insurer.claim(0, &oracle, &clock, scenario.ctx());
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test, expected_failure(abort_code = rain_insurance::ETime)]
fun the_rain_of_the_next_day_pays_nothing() {
    let (mut scenario, mut oracle, admin, clock, mut insurer, cap) = insured_until(NOW + 2 * DAY);
    measure(&mut oracle, &admin, 900, NOW + 2 * DAY, &clock);
    insurer.claim(0, &oracle, &clock, scenario.ctx());
    settle(scenario, oracle, admin, clock, insurer, cap);
}

/// Starts with the insured day, and ends before the next one.
#[test]
fun the_first_moment_of_the_day_counts() {
    let (mut scenario, mut oracle, admin, clock, mut insurer, cap) = insured_until(NOW + DAY);
    measure(&mut oracle, &admin, 500, NOW + DAY, &clock);
    insurer.claim(0, &oracle, &clock, scenario.ctx());
    scenario.next_tx(ALICE);
    assert!(scenario.has_most_recent_for_sender<Coin<SUI>>());
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test, expected_failure(abort_code = rain_insurance::EPremium)]
fun another_premium_buys_nothing() {
    let (mut scenario, oracle, admin, clock, mut insurer, cap) = insured();
    let premium = coin::mint_for_testing(99_999_999, scenario.ctx());
    insurer.buy(&oracle, LA_PAZ, premium, &clock, scenario.ctx());
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test, expected_failure(abort_code = rain_insurance::EOtherOracle)]
fun nobody_buys_with_an_oracle_of_their_own() {
    let (mut scenario, oracle, admin, clock, mut insurer, cap) = insured();
    destroy(weather::create(scenario.ctx()));
    scenario.next_tx(ALICE);
    let own = scenario.take_shared<WeatherOracle>();
    let premium = coin::mint_for_testing(100_000_000, scenario.ctx());
    insurer.buy(&own, LA_PAZ, premium, &clock, scenario.ctx());
    test_scenario::return_shared(own);
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test, expected_failure(abort_code = rain_insurance::ENoCity)]
fun nobody_insures_a_city_without_weather() {
    let (mut scenario, oracle, admin, clock, mut insurer, cap) = insured();
    let premium = coin::mint_for_testing(100_000_000, scenario.ctx());
    insurer.buy(&oracle, NOWHERE, premium, &clock, scenario.ctx());
    settle(scenario, oracle, admin, clock, insurer, cap);
}

/// There are 0.1 SUI left, and the premium adds another 0.1.
#[test, expected_failure(abort_code = rain_insurance::EFunds)]
fun nothing_is_sold_that_cannot_be_paid() {
    let (mut scenario, oracle, admin, clock, mut insurer, cap) = insured();
    let premium = coin::mint_for_testing(100_000_000, scenario.ctx());
    insurer.buy(&oracle, LA_PAZ, premium, &clock, scenario.ctx());
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test, expected_failure(abort_code = rain_insurance::EOtherInsurer)]
fun another_insurer_withdraws_nothing() {
    let (mut scenario, oracle, admin, clock, mut insurer, cap) = insured();
    let foreign = rain_insurance::open(&oracle, scenario.ctx());
    insurer.withdraw(&foreign, 1, scenario.ctx()).burn_for_testing();
    destroy(foreign);
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test, expected_failure(abort_code = rain_insurance::ENoPolicy)]
fun a_policy_pays_once() {
    let (mut scenario, mut oracle, admin, clock, mut insurer, cap) = insured();
    measure(&mut oracle, &admin, 900, clock.timestamp_ms(), &clock);
    insurer.claim(0, &oracle, &clock, scenario.ctx());
    insurer.claim(0, &oracle, &clock, scenario.ctx());
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test, expected_failure(abort_code = rain_insurance::EOtherOracle)]
fun rain_of_an_oracle_of_your_own_pays_nothing() {
    let (mut scenario, oracle, admin, clock, mut insurer, cap) = insured();
    let own_cap = weather::create(scenario.ctx());
    scenario.next_tx(ALICE);
    let mut own = scenario.take_shared<WeatherOracle>();
    add(&mut own, &own_cap, 0, 0, &mut scenario);
    measure(&mut own, &own_cap, 900, clock.timestamp_ms(), &clock);
    insurer.claim(0, &own, &clock, scenario.ctx());
    destroy(own_cap);
    test_scenario::return_shared(own);
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test]
fun a_dry_day_releases_the_payout() {
    let (scenario, oracle, admin, mut clock, mut insurer, cap) = insured();
    assert_eq!(insurer.funds(), 100_000_000);
    clock.set_for_testing(NOW + 2 * DAY + 1_800_001);
    insurer.expire(0, &clock);
    assert_eq!(insurer.funds(), 1_100_000_000);
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test, expected_failure(abort_code = rain_insurance::ETooEarly)]
fun nothing_is_released_while_a_claim_is_possible() {
    let (scenario, oracle, admin, mut clock, mut insurer, cap) = insured();
    clock.set_for_testing(NOW + 2 * DAY + 1_800_000);
    insurer.expire(0, &clock);
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test, expected_failure(abort_code = rain_insurance::EFunds)]
fun the_owner_cannot_withdraw_payouts() {
    let (mut scenario, oracle, admin, clock, mut insurer, cap) = insured();
    insurer.withdraw(&cap, 100_000_001, scenario.ctx()).burn_for_testing();
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test]
fun the_owner_withdraws_what_is_free() {
    let (mut scenario, oracle, admin, clock, mut insurer, cap) = insured();
    let free = insurer.withdraw(&cap, 100_000_000, scenario.ctx());
    assert_eq!(free.burn_for_testing(), 100_000_000);
    settle(scenario, oracle, admin, clock, insurer, cap);
}

#[test, expected_failure(abort_code = rain_insurance::ENoPolicy)]
fun a_payout_is_released_once() {
    let (scenario, oracle, admin, mut clock, mut insurer, cap) = insured();
    clock.set_for_testing(NOW + 2 * DAY + 1_800_001);
    insurer.expire(0, &clock);
    insurer.expire(0, &clock);
    settle(scenario, oracle, admin, clock, insurer, cap);
}

/// With the premium, the payout is there to the last MIST.
#[test]
fun the_last_funds_sell_a_policy() {
    let (mut scenario, oracle, admin, clock, mut insurer, cap) = insured();
    insurer.top_up(coin::mint_for_testing(800_000_000, scenario.ctx()));
    let premium = coin::mint_for_testing(100_000_000, scenario.ctx());
    assert_eq!(insurer.buy(&oracle, LA_PAZ, premium, &clock, scenario.ctx()), 1);
    assert_eq!(insurer.funds(), 0);
    settle(scenario, oracle, admin, clock, insurer, cap);
}
// endregion: claims
