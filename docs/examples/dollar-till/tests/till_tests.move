#[test_only]
module till::till_tests;

use std::unit_test::assert_eq;
use sui::coin;
use sui::test_utils::destroy;
use till::till::{Self, Till, TillCap};

// region: fake
/// Stands for the dollar that the till takes.
public struct TESTUSD has drop {}

/// A worthless coin that anyone could have made, with the same symbol if they like.
public struct FAKEUSD has drop {}

fun open(ctx: &mut TxContext): (Till, TillCap) {
    let (mut till, cap) = till::create(ctx);
    till.accept<TESTUSD>(&cap, 5_000_000);
    (till, cap)
}
// endregion: fake

// region: paid
/// The till keeps no list of orders, so this is for the shop to notice.
#[test]
fun an_order_can_be_paid_twice() {
    let mut ctx = tx_context::dummy();
    let (mut till, cap) = open(&mut ctx);
    let id = object::id(&till);
    till.pay(coin::mint_for_testing<TESTUSD>(5_000_000, &mut ctx), 17).redeem(id);
    till.pay(coin::mint_for_testing<TESTUSD>(5_000_000, &mut ctx), 17).redeem(id);
    destroy(till);
    destroy(cap);
}

#[test]
fun two_payments_can_be_withdrawn() {
    let mut ctx = tx_context::dummy();
    let (mut till, cap) = open(&mut ctx);
    let id = object::id(&till);

    till.pay(coin::mint_for_testing<TESTUSD>(5_000_000, &mut ctx), 1).redeem(id);
    till.pay(coin::mint_for_testing<TESTUSD>(5_000_000, &mut ctx), 2).redeem(id);
    let all = till.withdraw<TESTUSD>(&cap, &mut ctx);
    assert_eq!(all.value(), 10_000_000);
    assert_eq!(sui::event::events_by_type<till::Paid>().length(), 2);

    destroy(all);
    destroy(till);
    destroy(cap);
}

#[test]
fun takings_outlive_a_refused_coin() {
    let mut ctx = tx_context::dummy();
    let (mut till, cap) = open(&mut ctx);
    let id = object::id(&till);
    till.pay(coin::mint_for_testing<TESTUSD>(5_000_000, &mut ctx), 1).redeem(id);
    till.refuse<TESTUSD>(&cap);
    let all = till.withdraw<TESTUSD>(&cap, &mut ctx);
    assert_eq!(all.value(), 5_000_000);
    destroy(all);
    destroy(till);
    destroy(cap);
}
// endregion: paid

// region: refused
#[test, expected_failure(abort_code = till::ENotAccepted)]
fun a_worthless_coin_is_refused() {
    let mut ctx = tx_context::dummy();
    let (mut till, cap) = open(&mut ctx);
    let receipt = till.pay(coin::mint_for_testing<FAKEUSD>(5_000_000, &mut ctx), 1);
    destroy(receipt);
    destroy(till);
    destroy(cap);
}

#[test, expected_failure(abort_code = till::EWrongAmount)]
fun one_unit_less_is_refused() {
    let mut ctx = tx_context::dummy();
    let (mut till, cap) = open(&mut ctx);
    let receipt = till.pay(coin::mint_for_testing<TESTUSD>(4_999_999, &mut ctx), 1);
    destroy(receipt);
    destroy(till);
    destroy(cap);
}

#[test, expected_failure(abort_code = till::EWrongAmount)]
fun one_unit_more_is_refused() {
    let mut ctx = tx_context::dummy();
    let (mut till, cap) = open(&mut ctx);
    let receipt = till.pay(coin::mint_for_testing<TESTUSD>(5_000_001, &mut ctx), 1);
    destroy(receipt);
    destroy(till);
    destroy(cap);
}

#[test, expected_failure(abort_code = till::ENotAccepted)]
fun a_coin_taken_off_the_list_is_refused() {
    let mut ctx = tx_context::dummy();
    let (mut till, cap) = open(&mut ctx);
    till.refuse<TESTUSD>(&cap);
    let receipt = till.pay(coin::mint_for_testing<TESTUSD>(5_000_000, &mut ctx), 1);
    destroy(receipt);
    destroy(till);
    destroy(cap);
}

#[test, expected_failure(abort_code = till::ENotOwner)]
fun a_foreign_cap_accepts_no_fakes() {
    let mut ctx = tx_context::dummy();
    let (mut till, cap) = open(&mut ctx);
    let (other, foreign) = open(&mut ctx);
    till.accept<FAKEUSD>(&foreign, 1);
    destroy(till);
    destroy(cap);
    destroy(other);
    destroy(foreign);
}

#[test, expected_failure(abort_code = till::ENotOwner)]
fun a_foreign_cap_refuses_no_dollars() {
    let mut ctx = tx_context::dummy();
    let (mut till, cap) = open(&mut ctx);
    let (other, foreign) = open(&mut ctx);
    till.refuse<TESTUSD>(&foreign);
    destroy(till);
    destroy(cap);
    destroy(other);
    destroy(foreign);
}

#[test, expected_failure(abort_code = till::ENotOwner)]
fun a_foreign_cap_withdraws_nothing() {
    let mut ctx = tx_context::dummy();
    let (mut till, cap) = open(&mut ctx);
    let (other, foreign) = open(&mut ctx);
    let id = object::id(&till);
    till.pay(coin::mint_for_testing<TESTUSD>(5_000_000, &mut ctx), 1).redeem(id);
    destroy(till.withdraw<TESTUSD>(&foreign, &mut ctx));
    destroy(till);
    destroy(cap);
    destroy(other);
    destroy(foreign);
}

#[test, expected_failure(abort_code = till::ENotOwner)]
fun a_receipt_of_a_strangers_till_delivers_nothing() {
    let mut ctx = tx_context::dummy();
    let (till, cap) = open(&mut ctx);
    let (mut other, foreign) = till::create(&mut ctx);
    other.accept<FAKEUSD>(&foreign, 1);
    let receipt = other.pay(coin::mint_for_testing<FAKEUSD>(1, &mut ctx), 1);
    receipt.redeem(object::id(&till));
    destroy(till);
    destroy(cap);
    destroy(other);
    destroy(foreign);
}
// endregion: refused
