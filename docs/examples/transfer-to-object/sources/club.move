/// A club whose members pay dues to the club object, and whose treasury is one balance.
module transfer_to_object::club;

use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::sui::SUI;
use sui::transfer::Receiving;

/// The capability belongs to another club.
const EWrongClub: u64 = 0;

// region: club
/// Shared. Coins arrive at its ID, one object for each payment.
public struct Club has key {
    id: UID,
    treasury: Balance<SUI>,
}

/// Owned by the treasurer.
public struct TreasurerCap has key, store {
    id: UID,
    club: ID,
}

/// Anyone may book a payment: the money can only go into the treasury.
public fun book_dues(club: &mut Club, dues: Receiving<Coin<SUI>>) {
    let coin = transfer::public_receive(&mut club.id, dues);
    club.treasury.join(coin.into_balance());
}

/// Only the treasurer takes money out.
public fun spend(
    club: &mut Club,
    cap: &TreasurerCap,
    amount: u64,
    ctx: &mut TxContext,
): Coin<SUI> {
    assert!(cap.club == object::id(club), EWrongClub);
    club.treasury.split(amount).into_coin(ctx)
}
// endregion: club

/// Founds a club and hands its capability to the sender.
#[allow(lint(self_transfer))]
public fun found(ctx: &mut TxContext) {
    let club = Club { id: object::new(ctx), treasury: balance::zero() };
    let cap = TreasurerCap { id: object::new(ctx), club: object::id(&club) };
    transfer::share_object(club);
    transfer::transfer(cap, ctx.sender());
}

public fun treasury(club: &Club): u64 {
    club.treasury.value()
}
