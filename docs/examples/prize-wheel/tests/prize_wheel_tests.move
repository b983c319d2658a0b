#[test_only]
module prize_wheel::prize_wheel_tests;

use prize_wheel::prize_wheel::{Self, OwnerCap, Ticket, Wheel};
use std::unit_test::assert_eq;
use sui::coin::{Self, Coin};
use sui::random::{Self, Random};
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;

const OWNER: address = @0x0111;
const ALICE: address = @0xa11ce;
const PRICE: u64 = 10;
const PRIZE: u64 = 50;

fun sui(amount: u64, ctx: &mut TxContext): Coin<SUI> {
    coin::mint_for_testing(amount, ctx)
}

// region: set-up
/// A wheel with these sectors and this pot, ready for a transaction of Alice.
fun wheel_with(sectors: vector<u64>, pot: u64): (Scenario, Wheel, OwnerCap) {
    let mut scenario = test_scenario::begin(OWNER);
    let cap = prize_wheel::new(PRICE, sectors, scenario.ctx());
    scenario.next_tx(ALICE);
    let mut wheel = scenario.take_shared<Wheel>();
    wheel.top_up(sui(pot, scenario.ctx()));
    (scenario, wheel, cap)
}

fun clean_up(scenario: Scenario, wheel: Wheel, cap: OwnerCap) {
    destroy(cap);
    test_scenario::return_shared(wheel);
    scenario.end();
}
// endregion: set-up

// region: certain
#[test]
fun a_winner_is_paid() {
    let (mut scenario, mut wheel, cap) = wheel_with(vector[PRIZE], 100);
    let mut generator = random::new_generator_for_testing();
    let ticket = wheel.play_for_testing(sui(PRICE, scenario.ctx()), &mut generator, scenario.ctx());
    assert_eq!(ticket.payout(), PRIZE);
    assert_eq!(wheel.free(), 100 + PRICE - PRIZE);

    let prize = ticket.settle(&mut wheel, scenario.ctx());
    assert_eq!(prize.burn_for_testing(), PRIZE);
    assert_eq!(wheel.free(), 100 + PRICE - PRIZE);
    clean_up(scenario, wheel, cap);
}

#[test]
fun a_loser_gets_an_empty_coin() {
    let (mut scenario, mut wheel, cap) = wheel_with(vector[0], 0);
    let mut generator = random::new_generator_for_testing();
    let ticket = wheel.play_for_testing(sui(PRICE, scenario.ctx()), &mut generator, scenario.ctx());

    ticket.settle(&mut wheel, scenario.ctx()).destroy_zero();
    assert_eq!(wheel.free(), PRICE);
    clean_up(scenario, wheel, cap);
}
// endregion: certain

// region: seeded
#[test]
fun both_outcomes_occur() {
    let (mut scenario, mut wheel, cap) = wheel_with(vector[0, PRIZE], 10_000);
    let mut generator = random::new_generator_from_seed_for_testing(b"a seed of this test");
    let mut wins = 0u64;
    100u64.do!(|_| {
        let ticket = wheel.play_for_testing(
            sui(PRICE, scenario.ctx()),
            &mut generator,
            scenario.ctx(),
        );
        if (ticket.payout() == PRIZE) wins = wins + 1;
        destroy(ticket);
    });
    assert!(wins > 20 && wins < 80);
    clean_up(scenario, wheel, cap);
}
// endregion: seeded

// region: whole-path
#[test]
fun a_spin_sends_a_ticket() {
    let mut scenario = test_scenario::begin(@0x0);
    random::create_for_testing(scenario.ctx());
    scenario.next_tx(@0x0);
    let mut random = scenario.take_shared<Random>();
    random.update_randomness_state_for_testing(0, x"0102030405060708", scenario.ctx());
    let cap = prize_wheel::new(PRICE, vector[0, PRIZE], scenario.ctx());

    scenario.next_tx(ALICE);
    let mut wheel = scenario.take_shared<Wheel>();
    wheel.top_up(sui(PRIZE, scenario.ctx()));
    wheel.spin_for_testing(sui(PRICE, scenario.ctx()), &random, scenario.ctx());

    scenario.next_tx(ALICE);
    let ticket = scenario.take_from_sender<Ticket>();
    assert!(ticket.payout() == 0 || ticket.payout() == PRIZE);
    ticket.settle(&mut wheel, scenario.ctx()).burn_for_testing();
    test_scenario::return_shared(random);
    clean_up(scenario, wheel, cap);
}
// endregion: whole-path

// region: rules
#[test, expected_failure(abort_code = prize_wheel::EWrongPrice)]
fun a_cheap_spin_is_refused() {
    let (mut scenario, mut wheel, cap) = wheel_with(vector[0, PRIZE], 100);
    let mut generator = random::new_generator_for_testing();
    let ticket = wheel.play_for_testing(
        sui(PRICE - 1, scenario.ctx()),
        &mut generator,
        scenario.ctx(),
    );
    destroy(ticket);
    clean_up(scenario, wheel, cap);
}

#[test, expected_failure(abort_code = prize_wheel::EPotTooSmall)]
fun a_short_pot_is_refused_even_for_a_loss() {
    // One MIST is missing: 39 and the price of 10 are less than the prize.
    let (mut scenario, mut wheel, cap) = wheel_with(vector[0, PRIZE], PRIZE - PRICE - 1);
    let mut generator = random::new_generator_for_testing();
    let ticket = wheel.play_for_testing(sui(PRICE, scenario.ctx()), &mut generator, scenario.ctx());
    destroy(ticket);
    clean_up(scenario, wheel, cap);
}

#[test, expected_failure(abort_code = prize_wheel::EOtherWheel)]
fun a_ticket_of_another_wheel_is_refused() {
    let (mut scenario, mut wheel, cap) = wheel_with(vector[PRIZE], 100);
    let mut generator = random::new_generator_for_testing();
    let ticket = wheel.play_for_testing(sui(PRICE, scenario.ctx()), &mut generator, scenario.ctx());
    let other_cap = prize_wheel::new(PRICE, vector[0], scenario.ctx());

    scenario.next_tx(ALICE);
    let mut other = scenario.take_shared<Wheel>();
    ticket.settle(&mut other, scenario.ctx()).burn_for_testing();
    test_scenario::return_shared(other);
    destroy(other_cap);
    clean_up(scenario, wheel, cap);
}

#[test, expected_failure(abort_code = prize_wheel::EPotTooSmall)]
fun the_owner_cannot_take_what_is_won() {
    let (mut scenario, mut wheel, cap) = wheel_with(vector[PRIZE], 100);
    let mut generator = random::new_generator_for_testing();
    let ticket = wheel.play_for_testing(sui(PRICE, scenario.ctx()), &mut generator, scenario.ctx());

    let left = wheel.free();
    wheel.withdraw(&cap, left, scenario.ctx()).burn_for_testing();
    wheel.withdraw(&cap, 1, scenario.ctx()).burn_for_testing();
    destroy(ticket);
    clean_up(scenario, wheel, cap);
}

#[test, expected_failure(abort_code = prize_wheel::EOtherWheel)]
fun a_foreign_capability_is_refused() {
    let (mut scenario, mut wheel, cap) = wheel_with(vector[0], 100);
    let foreign = prize_wheel::new(PRICE, vector[0], scenario.ctx());
    wheel.withdraw(&foreign, 1, scenario.ctx()).burn_for_testing();
    destroy(foreign);
    clean_up(scenario, wheel, cap);
}
// endregion: rules

#[test, expected_failure(abort_code = prize_wheel::ENoSectors)]
fun a_wheel_needs_sectors() {
    let mut ctx = tx_context::dummy();
    destroy(prize_wheel::new(PRICE, vector[], &mut ctx));
}
