#[test_only]
module flat_fee::flat_fee_rule_tests;

use flat_fee::flat_fee_rule;
use sui::coin;
use sui::sui::SUI;
use sui::transfer_policy as policy;

public struct Painting has key, store {
    id: UID,
}

#[test]
fun a_paid_fee_lets_the_sale_through() {
    let ctx = &mut tx_context::dummy();
    let (mut rules, cap) = policy::new_for_testing<Painting>(ctx);
    flat_fee_rule::add(&mut rules, &cap, 100);

    let mut request = policy::new_request(@0xA11CE.to_id(), 5_000, @0xB0B.to_id());
    flat_fee_rule::pay(&mut rules, &mut request, coin::mint_for_testing<SUI>(100, ctx));
    policy::confirm_request(&rules, request);

    let profits = rules.destroy_and_withdraw(cap, ctx);
    assert!(profits.burn_for_testing() == 100);
}

#[test, expected_failure(abort_code = flat_fee_rule::EWrongFee)]
fun a_smaller_coin_is_refused() {
    let ctx = &mut tx_context::dummy();
    let (mut rules, cap) = policy::new_for_testing<Painting>(ctx);
    flat_fee_rule::add(&mut rules, &cap, 100);

    let mut request = policy::new_request(@0xA11CE.to_id(), 5_000, @0xB0B.to_id());
    flat_fee_rule::pay(&mut rules, &mut request, coin::mint_for_testing<SUI>(99, ctx));

    abort
}
