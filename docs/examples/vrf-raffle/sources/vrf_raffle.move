/// A raffle whose winner follows from a value that only its operator can compute, and cannot choose.
module vrf_raffle::vrf_raffle;

use std::bcs;
use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::Coin;
use sui::ecvrf;
use sui::hash;
use sui::sui::SUI;

// region: errors
#[error]
const EBadKey: vector<u8> = b"The operator's public key has 32 bytes.";
#[error]
const EBadTimes: vector<u8> = b"The answer is due after the sale ends.";
#[error]
const EWrongPrice: vector<u8> = b"A ticket costs exactly the price of the raffle.";
#[error]
const ESaleOver: vector<u8> = b"No more tickets are sold.";
#[error]
const ESaleOpen: vector<u8> = b"Tickets are still sold, so the input is not fixed.";
#[error]
const EOverdue: vector<u8> = b"The operator's time is over: tickets are refunded.";
#[error]
const ENotOverdue: vector<u8> = b"The operator can still answer.";
#[error]
const EDrawn: vector<u8> = b"The winner has been drawn.";
#[error]
const ENotDrawn: vector<u8> = b"The winner has not been drawn.";
#[error]
const ENoTickets: vector<u8> = b"Nobody bought a ticket.";
#[error]
const EBadProof: vector<u8> = b"This is not the operator's value for this raffle.";
#[error]
const EOtherRaffle: vector<u8> = b"The ticket is for another raffle.";
#[error]
const ENotWinner: vector<u8> = b"Another ticket won.";
// endregion: errors

// region: types
public struct Raffle has key {
    id: UID,
    /// The operator's key for verifiable outputs. It is fixed before the first ticket is sold.
    operator: vector<u8>,
    price: u64,
    sale_until_ms: u64,
    answer_until_ms: u64,
    pot: Balance<SUI>,
    sold: u64,
    /// A digest of all buyers in order.
    buyers: vector<u8>,
    /// The number of the winning ticket.
    winner: Option<u64>,
}

public struct Ticket has key, store {
    id: UID,
    raffle: ID,
    number: u64,
}

/// What the operator's value is computed from.
public struct Input has copy, drop {
    raffle: ID,
    sold: u64,
    buyers: vector<u8>,
}
// endregion: types

// region: sale
public fun open(
    operator: vector<u8>,
    price: u64,
    sale_until_ms: u64,
    answer_until_ms: u64,
    ctx: &mut TxContext,
) {
    assert!(operator.length() == 32, EBadKey);
    assert!(sale_until_ms < answer_until_ms, EBadTimes);
    transfer::share_object(Raffle {
        id: object::new(ctx),
        operator,
        price,
        sale_until_ms,
        answer_until_ms,
        pot: balance::zero(),
        sold: 0,
        buyers: vector[],
        winner: option::none(),
    });
}

public fun buy(
    raffle: &mut Raffle,
    payment: Coin<SUI>,
    clock: &Clock,
    ctx: &mut TxContext,
): Ticket {
    assert!(clock.timestamp_ms() < raffle.sale_until_ms, ESaleOver);
    assert!(payment.value() == raffle.price, EWrongPrice);
    raffle.pot.join(payment.into_balance());

    // Each buyer changes the input, so nobody knows it before the sale ends.
    let mut bytes = raffle.buyers;
    bytes.append(ctx.sender().to_bytes());
    raffle.buyers = hash::blake2b256(&bytes);
    let number = raffle.sold;
    raffle.sold = number + 1;
    Ticket { id: object::new(ctx), raffle: object::id(raffle), number }
}
// endregion: sale

// region: draw
/// The bytes for which the operator computes output and proof.
public fun input(raffle: &Raffle): vector<u8> {
    let Raffle { sold, buyers, .. } = raffle;
    bcs::to_bytes(&Input { raffle: object::id(raffle), sold: *sold, buyers: *buyers })
}

/// Anyone may bring the operator's answer, since the proof speaks for itself.
public fun draw(raffle: &mut Raffle, output: vector<u8>, proof: vector<u8>, clock: &Clock) {
    let input = raffle.input();
    assert!(is_answer(&raffle.operator, &input, &output, &proof), EBadProof);
    raffle.settle(output, clock);
}

public fun is_answer(
    operator: &vector<u8>,
    input: &vector<u8>,
    output: &vector<u8>,
    proof: &vector<u8>,
): bool {
    ecvrf::ecvrf_verify(output, input, operator, proof)
}
// endregion: draw

// region: settle
/// Everything but the proof. Private, because it believes what it is given.
fun settle(raffle: &mut Raffle, output: vector<u8>, clock: &Clock) {
    let now = clock.timestamp_ms();
    assert!(now >= raffle.sale_until_ms, ESaleOpen);
    assert!(now < raffle.answer_until_ms, EOverdue);
    assert!(raffle.winner.is_none(), EDrawn);
    assert!(raffle.sold > 0, ENoTickets);
    raffle.winner = option::some(number_below(&output, raffle.sold));
}

/// A number from 0 to `bound - 1`, from the first 16 bytes of an output.
public fun number_below(output: &vector<u8>, bound: u64): u64 {
    let mut number = 0u128;
    16u64.do!(|at| number = (number << 8) | (output[at] as u128));
    (number % (bound as u128)) as u64
}
// endregion: settle

// region: pay
public fun claim(raffle: &mut Raffle, ticket: Ticket, ctx: &mut TxContext): Coin<SUI> {
    assert!(raffle.winner.is_some(), ENotDrawn);
    let number = raffle.use_ticket(ticket);
    assert!(raffle.winner == option::some(number), ENotWinner);
    raffle.pot.withdraw_all().into_coin(ctx)
}

/// Returns the price of a ticket when the operator has missed the deadline.
public fun refund(
    raffle: &mut Raffle,
    ticket: Ticket,
    clock: &Clock,
    ctx: &mut TxContext,
): Coin<SUI> {
    assert!(clock.timestamp_ms() >= raffle.answer_until_ms, ENotOverdue);
    assert!(raffle.winner.is_none(), EDrawn);
    raffle.use_ticket(ticket);
    raffle.pot.split(raffle.price).into_coin(ctx)
}

fun use_ticket(raffle: &Raffle, ticket: Ticket): u64 {
    let Ticket { id, raffle: of, number } = ticket;
    assert!(of == object::id(raffle), EOtherRaffle);
    id.delete();
    number
}
// endregion: pay

// region: test-only
#[test_only]
public fun settle_for_testing(raffle: &mut Raffle, output: vector<u8>, clock: &Clock) {
    raffle.settle(output, clock);
}
// endregion: test-only
