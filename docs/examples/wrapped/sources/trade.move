/// Two collectors swap cards through a service that neither has to trust.
module wrapped::trade;

use sui::balance::Balance;
use sui::coin::Coin;
use sui::sui::SUI;

/// Cards of different grades cannot be swapped.
const EGradesDiffer: u64 = 0;
/// The fee is below the minimum.
const EFeeTooLow: u64 = 1;

// region: types
/// `store` allows it to be a field of another object.
public struct Card has key, store {
    id: UID,
    grade: u8,
}

/// The wrapper. Without `store`, only this module can open or move it.
public struct Request has key {
    id: UID,
    owner: address,
    card: Card,
    fee: Balance<SUI>,
}
// endregion: types

public fun print_card(grade: u8, ctx: &mut TxContext): Card {
    Card { id: object::new(ctx), grade }
}

// region: request
const MIN_FEE: u64 = 1_000;

/// Locks a card in a request and hands the request to the service.
public fun request_swap(
    card: Card,
    fee: Coin<SUI>,
    service: address,
    ctx: &mut TxContext,
) {
    assert!(fee.value() >= MIN_FEE, EFeeTooLow);
    let request = Request {
        id: object::new(ctx),
        owner: ctx.sender(),
        card,
        fee: fee.into_balance(),
    };
    transfer::transfer(request, service);
}
// endregion: request

// region: swap
/// The service owns both requests, and can only swap equal grades.
public fun execute_swap(left: Request, right: Request): Balance<SUI> {
    assert!(left.card.grade == right.card.grade, EGradesDiffer);
    let Request { id, owner: anna, card: annas, fee: mut fees } = left;
    id.delete();
    let Request { id, owner: ben, card: bens, fee } = right;
    id.delete();
    transfer::public_transfer(annas, ben);
    transfer::public_transfer(bens, anna);
    fees.join(fee);
    fees
}

/// Or give everything back.
public fun refuse(request: Request, ctx: &mut TxContext) {
    let Request { id, owner, card, fee } = request;
    id.delete();
    transfer::public_transfer(card, owner);
    transfer::public_transfer(fee.into_coin(ctx), owner);
}
// endregion: swap

public fun grade(card: &Card): u8 {
    card.grade
}
