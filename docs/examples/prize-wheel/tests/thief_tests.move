// region: thief
#[test_only]
module prize_wheel::thief;

use prize_wheel::leaky_wheel::LeakyWheel;
use sui::coin::Coin;
use sui::random::Random;
use sui::sui::SUI;

/// The spin lost, so undo it.
const ENotThisTime: u64 = 0;

/// Spins, and takes the whole spin back unless it paid more than it cost.
#[allow(lint(public_random))]
public fun spin_or_undo(
    wheel: &mut LeakyWheel,
    payment: Coin<SUI>,
    random: &Random,
    ctx: &mut TxContext,
): Coin<SUI> {
    let price = payment.value();
    let prize = wheel.spin_now(payment, random, ctx);
    assert!(prize.value() > price, ENotThisTime);
    prize
}
// endregion: thief

// region: tests
#[test_only]
fun attack(sectors: vector<u64>): u64 {
    let mut scenario = sui::test_scenario::begin(@0x0);
    sui::random::create_for_testing(scenario.ctx());
    scenario.next_tx(@0x7e1ef);
    let random = scenario.take_shared<Random>();
    let pot = sui::coin::mint_for_testing(100, scenario.ctx());
    let mut wheel = prize_wheel::leaky_wheel::new(pot, sectors, scenario.ctx());

    let payment = sui::coin::mint_for_testing(10, scenario.ctx());
    let prize = spin_or_undo(&mut wheel, payment, &random, scenario.ctx());
    sui::test_scenario::return_shared(random);
    sui::test_utils::destroy(wheel);
    scenario.end();
    prize.burn_for_testing()
}

#[test]
fun a_win_is_kept() {
    assert!(attack(vector[50]) == 50);
}

#[test, expected_failure(abort_code = ENotThisTime)]
fun a_loss_is_undone() {
    attack(vector[0]);
}
// endregion: tests
