// region: head
#[test_only]
module rental::rental_tests;

use rental::drone::{Self, Drone, DRONE};
use rental::lock_rule;
use rental::race;
use rental::rental::{Self, Lease, PolicyCap, RentalPolicy};
use std::unit_test::assert_eq;
use sui::clock::{Self, Clock};
use sui::coin;
use sui::kiosk::{Self, Kiosk, KioskOwnerCap};
use sui::kiosk_extension as extension;
use sui::package;
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;
use sui::transfer_policy::{Self, TransferPolicy};

const LENDER: address = @0x1e4d;
const BORROWER: address = @0xb0b;
const DAY: u64 = 86_400_000;
const PRICE: u64 = 1_000;

/// A kiosk with a drone in it, the creator's policy, and a clock.
public struct World {
    scenario: Scenario,
    clock: Clock,
    kiosk: Kiosk,
    cap: KioskOwnerCap,
    policy: RentalPolicy<Drone>,
    policy_cap: PolicyCap<Drone>,
    item: ID,
}

fun open(by_value: bool): World {
    let mut scenario = test_scenario::begin(LENDER);
    let ctx = scenario.ctx();
    let publisher = package::test_claim(sui::test_utils::create_one_time_witness<DRONE>(), ctx);
    let (policy, policy_cap) = rental::new_policy_for_testing(&publisher, 500, by_value, ctx);
    let (mut kiosk, cap) = kiosk::new(ctx);
    rental::install(&mut kiosk, &cap, ctx);
    let drone = drone::build(ctx);
    let item = object::id(&drone);
    kiosk.place(&cap, drone);
    let mut clock = clock::create_for_testing(ctx);
    clock.set_for_testing(1_750_000_000_000);
    destroy(publisher);
    World { scenario, clock, kiosk, cap, policy, policy_cap, item }
}

fun close(world: World) {
    let World { scenario, clock, kiosk, cap, policy, policy_cap, .. } = world;
    destroy(clock);
    destroy(kiosk);
    destroy(cap);
    destroy(policy);
    destroy(policy_cap);
    scenario.end();
}

/// The drone at 1,000 MIST a day, for a week at most.
fun offer(world: &mut World) {
    let World { scenario, kiosk, cap, policy, item, .. } = world;
    rental::offer(kiosk, cap, policy, *item, PRICE, 7, scenario.ctx());
}

fun rent(world: &mut World, days: u64) {
    let World { scenario, clock, kiosk, policy, item, .. } = world;
    let payment = coin::mint_for_testing<SUI>(PRICE * days, scenario.ctx());
    rental::rent(kiosk, policy, *item, days, payment, BORROWER, clock, scenario.ctx());
    scenario.next_tx(BORROWER);
}

fun lease(world: &World): Lease<Drone> {
    world.scenario.take_from_address(BORROWER)
}

fun take_back(world: &mut World) {
    let World { clock, kiosk, cap, policy, item, .. } = world;
    rental::take_back(kiosk, cap, policy, *item, clock);
}

/// From now on, the test is about this drone.
fun lock(world: &mut World, drone: Drone, policy: &TransferPolicy<Drone>) {
    let World { kiosk, cap, item, .. } = world;
    *item = object::id(&drone);
    kiosk.lock(cap, policy, drone);
}

fun fly(world: &mut World, lease: &Lease<Drone>) {
    let (mut drone, promise) = rental::borrow_val(&mut world.kiosk, lease, &world.clock);
    drone.fly();
    rental::return_val(&mut world.kiosk, drone, promise);
}
// endregion: head

// region: cycle
#[test]
fun a_drone_goes_out_and_comes_home() {
    let mut world = open(true);
    world.offer();
    assert!(!world.kiosk.has_item(world.item));
    world.rent(2);

    let lease = world.lease();
    assert_eq!(lease.ends_ms(), world.clock.timestamp_ms() + 2 * DAY);
    world.fly(&lease);
    assert_eq!(race::class(&world.kiosk, &lease, &world.clock), 1);

    world.clock.increment_for_testing(2 * DAY + 1);
    world.take_back();
    assert!(world.kiosk.has_item(world.item) && !world.kiosk.is_locked(world.item));
    assert_eq!(world.kiosk.borrow<Drone>(&world.cap, world.item).flights(), 1);
    lease.discard();
    world.close();
}
// endregion: cycle

// region: locked
#[test]
fun a_locked_drone_comes_home_locked() {
    let mut world = open(true);
    let ctx = world.scenario.ctx();
    let (policy, policy_cap) = transfer_policy::new_for_testing<Drone>(ctx);
    let drone = drone::build(ctx);
    world.lock(drone, &policy);

    world.offer();
    world.take_back();
    assert!(world.kiosk.is_locked(world.item));
    destroy(policy);
    destroy(policy_cap);
    world.close();
}

/// The rental's own policy has no rules, but nobody gets hold of it: a sale still meets the creator's rule.
#[test, expected_failure(abort_code = transfer_policy::EPolicyNotSatisfied)]
fun a_rental_is_no_way_round_the_royalties() {
    let mut world = open(true);
    let ctx = world.scenario.ctx();
    let (mut policy, policy_cap) = transfer_policy::new_for_testing<Drone>(ctx);
    lock_rule::add(&mut policy, &policy_cap);
    let drone = drone::build(ctx);
    world.lock(drone, &policy);
    world.offer();
    world.take_back();

    let World { scenario, kiosk, cap, item, .. } = &mut world;
    kiosk.list<Drone>(cap, *item, 0);
    let (drone, request) = kiosk.purchase<Drone>(*item, coin::zero(scenario.ctx()));
    policy.confirm_request(request);
    destroy(drone);
    destroy(policy);
    destroy(policy_cap);
    world.close();
}

/// Taking it out instead of selling it would avoid every rule, so the lock has to come back too.
#[test, expected_failure(abort_code = kiosk::EItemLocked)]
fun a_locked_drone_cannot_be_taken_after_the_rental() {
    let mut world = open(true);
    let ctx = world.scenario.ctx();
    let (policy, policy_cap) = transfer_policy::new_for_testing<Drone>(ctx);
    let drone = drone::build(ctx);
    world.lock(drone, &policy);
    world.offer();
    world.take_back();
    let World { kiosk, cap, item, .. } = &mut world;
    let drone: Drone = kiosk.take(cap, *item);
    destroy(drone);
    destroy(policy);
    destroy(policy_cap);
    world.close();
}

/// What is offered is neither in the trade of the kiosk nor in the lender's hands.
#[test, expected_failure(abort_code = kiosk::EItemNotFound)]
fun an_offered_drone_cannot_be_sold() {
    let mut world = open(true);
    world.offer();
    let World { kiosk, cap, item, .. } = &mut world;
    kiosk.list<Drone>(cap, *item, 5);
    world.close();
}
// endregion: locked

// region: money
#[test]
fun the_fee_is_the_creators_and_the_rest_the_lenders() {
    let mut world = open(true);
    world.offer();
    world.rent(7);

    let World { scenario, kiosk, cap, policy, policy_cap, .. } = &mut world;
    let fees = rental::withdraw_fees(policy, policy_cap, scenario.ctx());
    let earnings = rental::collect(kiosk, cap, scenario.ctx());
    assert_eq!(fees.value(), 350);
    assert_eq!(earnings.value(), 6_650);
    destroy(fees);
    destroy(earnings);
    world.close();
}

/// The highest price there is, about 18 billion SUI: multiplied by basis points it needs more than 64 bits.
#[test]
fun the_fee_of_a_huge_price_does_not_overflow() {
    let mut world = open(true);
    let World { scenario, clock, kiosk, cap, policy, item, .. } = &mut world;
    let price = std::u64::max_value!();
    let ctx = scenario.ctx();
    rental::offer(kiosk, cap, policy, *item, price, 1, ctx);
    let payment = coin::mint_for_testing<SUI>(price, ctx);
    rental::rent(kiosk, policy, *item, 1, payment, BORROWER, clock, ctx);
    let earnings = rental::collect(kiosk, cap, ctx);
    assert_eq!(earnings.value(), price - price / 20);
    destroy(earnings);
    world.close();
}

#[test, expected_failure(abort_code = rental::EWrongPayment)]
fun too_little_is_refused() {
    let mut world = open(true);
    world.offer();
    let World { scenario, clock, kiosk, policy, item, .. } = &mut world;
    let payment = coin::mint_for_testing<SUI>(PRICE - 1, scenario.ctx());
    rental::rent(kiosk, policy, *item, 1, payment, BORROWER, clock, scenario.ctx());
    world.close();
}

#[test, expected_failure(abort_code = rental::EWrongPayment)]
fun too_much_is_refused() {
    let mut world = open(true);
    world.offer();
    let World { scenario, clock, kiosk, policy, item, .. } = &mut world;
    let payment = coin::mint_for_testing<SUI>(PRICE + 1, scenario.ctx());
    rental::rent(kiosk, policy, *item, 1, payment, BORROWER, clock, scenario.ctx());
    world.close();
}
// endregion: money

// region: time
#[test]
fun the_last_millisecond_belongs_to_the_borrower() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let lease = world.lease();
    world.clock.increment_for_testing(DAY);
    world.fly(&lease);
    lease.discard();
    world.close();
}

#[test, expected_failure(abort_code = rental::EStillRented)]
fun the_lender_takes_nothing_back_early() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    world.clock.increment_for_testing(DAY);
    world.take_back();
    world.close();
}

#[test, expected_failure(abort_code = rental::ELeaseOver)]
fun a_lease_that_is_over_opens_nothing() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let lease = world.lease();
    world.clock.increment_for_testing(DAY + 1);
    world.fly(&lease);
    lease.discard();
    world.close();
}

#[test, expected_failure(abort_code = rental::ELeaseOver)]
fun not_even_a_look() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let lease = world.lease();
    world.clock.increment_for_testing(DAY + 1);
    race::class(&world.kiosk, &lease, &world.clock);
    lease.discard();
    world.close();
}

#[test, expected_failure(abort_code = rental::EStillRented)]
fun nobody_rents_what_is_rented() {
    let mut world = open(true);
    world.offer();
    world.rent(2);
    world.clock.increment_for_testing(DAY);
    world.rent(1);
    world.close();
}

#[test]
fun after_the_end_the_next_borrower_needs_nobody() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    world.clock.increment_for_testing(DAY + 1);
    world.rent(3);
    let lease = world.lease();
    assert_eq!(lease.ends_ms(), world.clock.timestamp_ms() + 3 * DAY);
    lease.discard();
    world.close();
}
// endregion: time

// region: swap
/// The borrower keeps the good drone and returns a new one.
#[test, expected_failure(abort_code = rental::EWrongItem)]
fun another_drone_is_not_taken_for_it() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let lease = world.lease();
    let World { scenario, clock, kiosk, .. } = &mut world;
    let (drone, promise) = rental::borrow_val(kiosk, &lease, clock);
    rental::return_val(kiosk, drone::build(scenario.ctx()), promise);
    destroy(drone);
    lease.discard();
    world.close();
}

/// The borrower returns the drone into a kiosk of their own.
#[test, expected_failure(abort_code = rental::EWrongKiosk)]
fun another_kiosk_does_not_get_it() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let lease = world.lease();
    let World { scenario, clock, kiosk, .. } = &mut world;
    let (mut other, other_cap) = kiosk::new(scenario.ctx());
    rental::install(&mut other, &other_cap, scenario.ctx());
    let (drone, promise) = rental::borrow_val(kiosk, &lease, clock);
    rental::return_val(&mut other, drone, promise);
    destroy(other);
    destroy(other_cap);
    lease.discard();
    world.close();
}

#[test, expected_failure(abort_code = rental::EMissing)]
fun nobody_borrows_twice_at_once() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let lease = world.lease();
    let World { clock, kiosk, .. } = &mut world;
    let (drone, promise) = rental::borrow_val(kiosk, &lease, clock);
    let (again, other) = rental::borrow_val(kiosk, &lease, clock);
    rental::return_val(kiosk, drone, promise);
    rental::return_val(kiosk, again, other);
    lease.discard();
    world.close();
}

#[test, expected_failure(abort_code = rental::EMissing)]
fun nobody_looks_at_a_drone_that_is_out() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let lease = world.lease();
    let World { clock, kiosk, .. } = &mut world;
    let (drone, promise) = rental::borrow_val(kiosk, &lease, clock);
    race::class(kiosk, &lease, clock);
    rental::return_val(kiosk, drone, promise);
    lease.discard();
    world.close();
}

#[test, expected_failure(abort_code = rental::EByReferenceOnly)]
fun the_creator_can_forbid_borrowing_by_value() {
    let mut world = open(false);
    world.offer();
    world.rent(1);
    let lease = world.lease();
    world.fly(&lease);
    lease.discard();
    world.close();
}
// endregion: swap

// region: lender
/// While a drone is in the storage, the extension can't be removed.
#[test, expected_failure(abort_code = sui::bag::EBagNotEmpty)]
fun the_lender_cannot_remove_the_extension() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let World { kiosk, cap, .. } = &mut world;
    extension::remove<rental::Rentals>(kiosk, cap);
    world.close();
}

/// Switching it off doesn't lock the borrower out either.
#[test]
fun a_lender_who_disables_the_extension_disturbs_nobody() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let lease = world.lease();
    let World { kiosk, cap, .. } = &mut world;
    extension::disable<rental::Rentals>(kiosk, cap);
    world.fly(&lease);
    lease.discard();
    world.close();
}

/// Once everything is home and collected, it can go.
#[test]
fun an_empty_extension_can_be_removed() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    world.clock.increment_for_testing(DAY + 1);
    world.take_back();
    let World { scenario, kiosk, cap, .. } = &mut world;
    destroy(rental::collect(kiosk, cap, scenario.ctx()));
    extension::remove<rental::Rentals>(kiosk, cap);
    assert!(!extension::is_installed<rental::Rentals>(kiosk));
    world.close();
}

/// What extensions store doesn't count as an item, so the kiosk closes: the drone is gone, and so is the title.
#[test]
fun a_lender_can_burn_their_own_drone_with_the_kiosk() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let World { mut scenario, clock, kiosk, cap, policy, policy_cap, .. } = world;
    let profits = kiosk.close_and_withdraw(cap, scenario.ctx());
    assert_eq!(profits.value(), 0);
    destroy(profits);
    destroy(clock);
    destroy(policy);
    destroy(policy_cap);
    scenario.end();
}
// endregion: lender

// region: strangers
#[test, expected_failure(abort_code = rental::ENotOwner)]
fun a_stranger_offers_nothing() {
    let mut world = open(true);
    let World { scenario, kiosk, policy, item, .. } = &mut world;
    let (other, stranger) = kiosk::new(scenario.ctx());
    rental::offer(kiosk, &stranger, policy, *item, PRICE, 7, scenario.ctx());
    destroy(other);
    destroy(stranger);
    world.close();
}

#[test, expected_failure(abort_code = rental::ENotOwner)]
fun a_stranger_takes_nothing_back() {
    let mut world = open(true);
    world.offer();
    let World { scenario, clock, kiosk, policy, item, .. } = &mut world;
    let (other, stranger) = kiosk::new(scenario.ctx());
    rental::take_back(kiosk, &stranger, policy, *item, clock);
    destroy(other);
    destroy(stranger);
    world.close();
}

#[test, expected_failure(abort_code = rental::ENotOwner)]
fun a_stranger_collects_nothing() {
    let mut world = open(true);
    let World { scenario, kiosk, .. } = &mut world;
    let (other, stranger) = kiosk::new(scenario.ctx());
    destroy(rental::collect(kiosk, &stranger, scenario.ctx()));
    destroy(other);
    destroy(stranger);
    world.close();
}

#[test, expected_failure(abort_code = 0, location = sui::transfer_policy)]
fun only_the_creator_of_a_type_allows_its_rental() {
    let mut world = open(true);
    let ctx = world.scenario.ctx();
    let publisher = package::test_claim(sui::test_utils::create_one_time_witness<DRONE>(), ctx);
    destroy(rental::setup<coin::Coin<SUI>>(&publisher, 0, true, ctx));
    destroy(publisher);
    world.close();
}

#[test, expected_failure(abort_code = rental::EWrongPolicy)]
fun the_cap_of_another_policy_withdraws_nothing() {
    let mut world = open(true);
    let World { scenario, policy, .. } = &mut world;
    let ctx = scenario.ctx();
    let publisher = package::test_claim(sui::test_utils::create_one_time_witness<DRONE>(), ctx);
    let (other, cap) = rental::new_policy_for_testing<Drone>(&publisher, 0, true, ctx);
    destroy(rental::withdraw_fees(policy, &cap, ctx));
    destroy(other);
    destroy(cap);
    destroy(publisher);
    world.close();
}

#[test, expected_failure(abort_code = rental::EWrongPolicy)]
fun a_cheaper_policy_is_refused() {
    let mut world = open(true);
    world.offer();
    let World { scenario, clock, kiosk, item, .. } = &mut world;
    let ctx = scenario.ctx();
    let publisher = package::test_claim(sui::test_utils::create_one_time_witness<DRONE>(), ctx);
    let (mut cheap, cap) = rental::new_policy_for_testing<Drone>(&publisher, 0, true, ctx);
    let payment = coin::mint_for_testing<SUI>(PRICE, ctx);
    rental::rent(kiosk, &mut cheap, *item, 1, payment, BORROWER, clock, ctx);
    destroy(cheap);
    destroy(cap);
    destroy(publisher);
    world.close();
}

#[test, expected_failure(abort_code = rental::EWrongKiosk)]
fun a_lease_opens_one_kiosk_only() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let lease = world.lease();
    let (other, cap) = kiosk::new(world.scenario.ctx());
    race::class(&other, &lease, &world.clock);
    destroy(other);
    destroy(cap);
    lease.discard();
    world.close();
}

/// Both kiosks have the extension, so only the lease tells them apart.
#[test, expected_failure(abort_code = rental::EWrongKiosk)]
fun a_lease_borrows_from_one_kiosk_only() {
    let mut world = open(true);
    world.offer();
    world.rent(1);
    let lease = world.lease();
    let World { scenario, clock, .. } = &mut world;
    let (mut other, cap) = kiosk::new(scenario.ctx());
    rental::install(&mut other, &cap, scenario.ctx());
    let (drone, promise) = rental::borrow_val(&mut other, &lease, clock);
    rental::return_val(&mut other, drone, promise);
    destroy(other);
    destroy(cap);
    lease.discard();
    world.close();
}
// endregion: strangers

// region: terms
#[test, expected_failure(abort_code = rental::ENotInstalled)]
fun a_kiosk_without_the_extension_rents_nothing() {
    let mut world = open(true);
    let World { scenario, policy, .. } = &mut world;
    let (mut other, cap) = kiosk::new(scenario.ctx());
    let drone = drone::build(scenario.ctx());
    let item = object::id(&drone);
    other.place(&cap, drone);
    rental::offer(&mut other, &cap, policy, item, PRICE, 7, scenario.ctx());
    destroy(other);
    destroy(cap);
    world.close();
}

#[test, expected_failure(abort_code = rental::EMissing)]
fun what_is_not_there_is_not_offered() {
    let mut world = open(true);
    world.item = object::id_from_address(@0xdead);
    world.offer();
    world.close();
}

#[test, expected_failure(abort_code = sui::dynamic_field::EFieldAlreadyExists)]
fun what_is_for_sale_is_not_offered() {
    let mut world = open(true);
    let World { kiosk, cap, item, .. } = &mut world;
    kiosk.list<Drone>(cap, *item, 5);
    world.offer();
    world.close();
}

#[test, expected_failure(abort_code = rental::EBadTerms)]
fun zero_days_are_no_lease() {
    let mut world = open(true);
    world.offer();
    world.rent(0);
    world.close();
}

#[test, expected_failure(abort_code = rental::EBadTerms)]
fun an_offer_for_more_than_a_year_is_refused() {
    let mut world = open(true);
    let World { scenario, kiosk, cap, policy, item, .. } = &mut world;
    rental::offer(kiosk, cap, policy, *item, PRICE, 366, scenario.ctx());
    world.close();
}

#[test, expected_failure(abort_code = rental::EBadTerms)]
fun an_offer_for_no_days_is_refused() {
    let mut world = open(true);
    let World { scenario, kiosk, cap, policy, item, .. } = &mut world;
    rental::offer(kiosk, cap, policy, *item, PRICE, 0, scenario.ctx());
    world.close();
}

#[test, expected_failure(abort_code = rental::EBadTerms)]
fun nobody_rents_for_longer_than_offered() {
    let mut world = open(true);
    world.offer();
    world.rent(8);
    world.close();
}

#[test, expected_failure(abort_code = rental::EBadTerms)]
fun a_price_that_overflows_is_refused() {
    let mut world = open(true);
    let World { scenario, kiosk, cap, policy, item, .. } = &mut world;
    rental::offer(kiosk, cap, policy, *item, std::u64::max_value!() / 7 + 1, 7, scenario.ctx());
    world.close();
}

#[test, expected_failure(abort_code = rental::EBadTerms)]
fun a_fee_above_the_price_is_refused() {
    let mut world = open(true);
    let ctx = world.scenario.ctx();
    let publisher = package::test_claim(sui::test_utils::create_one_time_witness<DRONE>(), ctx);
    destroy(rental::setup<Drone>(&publisher, 10_001, true, ctx));
    destroy(publisher);
    world.close();
}
// endregion: terms
