/// An auction with sealed bids: everyone commits first, and everyone reveals afterwards.
module sealed_bid::sealed_bid;

use std::bcs;
use sui::balance::Balance;
use sui::clock::Clock;
use sui::coin::Coin;
use sui::hash;
use sui::sui::SUI;
use sui::table::{Self, Table};

// region: errors
#[error]
const EBadTimes: vector<u8> = b"Bidding must end before revealing ends.";
#[error]
const EBadDeposit: vector<u8> = b"The deposit is not the one that the auction asks for.";
#[error]
const EBiddingOver: vector<u8> = b"It is too late to bid.";
#[error]
const ENotYet: vector<u8> = b"This phase has not begun.";
#[error]
const ETooLate: vector<u8> = b"It is too late to reveal.";
#[error]
const EBidTwice: vector<u8> = b"This address has bid already.";
#[error]
const ENoBid: vector<u8> = b"This address has no deposit here.";
#[error]
const EShortSalt: vector<u8> = b"The salt has fewer than 32 bytes.";
#[error]
const ENotWhatWasSealed: vector<u8> = b"Amount and salt do not match the commitment.";
#[error]
const EBadAmount: vector<u8> = b"A bid is at least 1 MIST and at most the deposit.";
#[error]
const EBadCommitment: vector<u8> = b"A commitment has 32 bytes.";
#[error]
const ESettled: vector<u8> = b"The auction is settled already.";
#[error]
const ESettleFirst: vector<u8> = b"The winner's deposit is paid out when the auction is settled.";
// endregion: errors

// region: types
/// The share of a deposit, in percent, that a bidder loses who does not reveal.
const PENALTY_PERCENT: u64 = 10;

public struct Auction<Item: key + store> has key {
    id: UID,
    seller: address,
    item: Option<Item>,
    /// Everyone deposits the same, so that deposits say nothing about bids.
    deposit: u64,
    bids_until_ms: u64,
    reveals_until_ms: u64,
    bids: Table<address, Sealed>,
    best: Option<Best>,
}

public struct Sealed has store {
    commitment: vector<u8>,
    /// How many had bid before.
    place: u64,
    revealed: bool,
    deposit: Balance<SUI>,
}

public struct Best has copy, drop, store {
    bidder: address,
    amount: u64,
    place: u64,
}

/// What a bidder commits to, before the salt.
public struct Bid has copy, drop {
    auction: ID,
    bidder: address,
    amount: u64,
}
// endregion: types

// region: create
public fun create<Item: key + store>(
    item: Item,
    deposit: u64,
    bids_until_ms: u64,
    reveals_until_ms: u64,
    ctx: &mut TxContext,
) {
    assert!(bids_until_ms < reveals_until_ms, EBadTimes);
    assert!(deposit > 0, EBadDeposit);
    transfer::share_object(Auction {
        id: object::new(ctx),
        seller: ctx.sender(),
        item: option::some(item),
        deposit,
        bids_until_ms,
        reveals_until_ms,
        bids: table::new(ctx),
        best: option::none(),
    });
}
// endregion: create

// region: commit
/// The digest that commits to a bid. Compute it off chain, since a call shows its arguments.
public fun commitment(auction: ID, bidder: address, amount: u64, salt: vector<u8>): vector<u8> {
    assert!(salt.length() >= 32, EShortSalt);
    let mut bytes = bcs::to_bytes(&Bid { auction, bidder, amount });
    bytes.append(salt);
    hash::blake2b256(&bytes)
}

public fun bid<Item: key + store>(
    auction: &mut Auction<Item>,
    commitment: vector<u8>,
    deposit: Coin<SUI>,
    clock: &Clock,
    ctx: &TxContext,
) {
    assert!(clock.timestamp_ms() < auction.bids_until_ms, EBiddingOver);
    assert!(commitment.length() == 32, EBadCommitment);
    assert!(deposit.value() == auction.deposit, EBadDeposit);
    assert!(!auction.bids.contains(ctx.sender()), EBidTwice);
    let place = auction.bids.length();
    let deposit = deposit.into_balance();
    auction.bids.add(ctx.sender(), Sealed { commitment, place, revealed: false, deposit });
}
// endregion: commit

// region: reveal
public fun reveal<Item: key + store>(
    auction: &mut Auction<Item>,
    amount: u64,
    salt: vector<u8>,
    clock: &Clock,
    ctx: &TxContext,
) {
    let now = clock.timestamp_ms();
    assert!(now >= auction.bids_until_ms, ENotYet);
    assert!(now < auction.reveals_until_ms, ETooLate);
    assert!(amount > 0 && amount <= auction.deposit, EBadAmount);
    let bidder = ctx.sender();
    assert!(auction.bids.contains(bidder), ENoBid);

    let expected = commitment(object::id(auction), bidder, amount, salt);
    let sealed = &mut auction.bids[bidder];
    assert!(sealed.commitment == expected, ENotWhatWasSealed);
    sealed.revealed = true;

    // At equal amounts the earlier bid wins, whoever reveals first.
    let place = sealed.place;
    let is_beaten = auction.best.is_some_and!(|best| {
        amount < best.amount || amount == best.amount && place > best.place
    });
    if (!is_beaten) auction.best = option::some(Best { bidder, amount, place });
}
// endregion: reveal

// region: settle
/// Hands over item and price. Anyone may call it, so neither side can hold up the other.
public fun settle<Item: key + store>(
    auction: &mut Auction<Item>,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    assert!(clock.timestamp_ms() >= auction.reveals_until_ms, ENotYet);
    assert!(auction.item.is_some(), ESettled);
    let item = auction.item.extract();
    if (auction.best.is_none()) {
        transfer::public_transfer(item, auction.seller);
        return
    };
    let Best { bidder, amount, place: _ } = *auction.best.borrow();
    let Sealed { mut deposit, .. } = auction.bids.remove(bidder);
    let price = deposit.split(amount);
    transfer::public_transfer(price.into_coin(ctx), auction.seller);
    transfer::public_transfer(deposit.into_coin(ctx), bidder);
    transfer::public_transfer(item, bidder);
}

/// Returns the deposit of a bidder who did not win, less the penalty for an unrevealed bid.
public fun take_back<Item: key + store>(
    auction: &mut Auction<Item>,
    clock: &Clock,
    ctx: &mut TxContext,
): Coin<SUI> {
    assert!(clock.timestamp_ms() >= auction.reveals_until_ms, ENotYet);
    assert!(auction.item.is_none(), ESettleFirst);
    assert!(auction.bids.contains(ctx.sender()), ENoBid);
    let Sealed { revealed, mut deposit, .. } = auction.bids.remove(ctx.sender());
    if (!revealed) {
        let penalty = ((deposit.value() as u128) * (PENALTY_PERCENT as u128) / 100) as u64;
        let penalty = deposit.split(penalty);
        transfer::public_transfer(penalty.into_coin(ctx), auction.seller);
    };
    deposit.into_coin(ctx)
}
// endregion: settle

// region: accessors
public fun deposit<Item: key + store>(auction: &Auction<Item>): u64 { auction.deposit }

public fun best<Item: key + store>(auction: &Auction<Item>): Option<Best> { auction.best }

public fun bidder(best: &Best): address { best.bidder }

public fun amount(best: &Best): u64 { best.amount }
// endregion: accessors
