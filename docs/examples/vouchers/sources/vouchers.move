/// An issuer signs vouchers off chain. Their holders turn them into coins on chain, each once.
module vouchers::vouchers;

use sui::balance::Balance;
use sui::bcs;
use sui::clock::Clock;
use sui::coin::Coin;
use sui::ed25519;
use sui::sui::SUI;
use sui::table::{Self, Table};

// region: errors
#[error]
const EBadKey: vector<u8> = b"An Ed25519 public key has 32 bytes.";
#[error]
const EBadSignature: vector<u8> = b"The issuer did not sign these bytes.";
#[error]
const EMalformed: vector<u8> = b"The bytes are not one whole voucher.";
#[error]
const EOtherPurpose: vector<u8> = b"The signature was given for something else.";
#[error]
const EOtherDesk: vector<u8> = b"The voucher is for another desk.";
#[error]
const ENotYours: vector<u8> = b"The voucher is for another address.";
#[error]
const EExpired: vector<u8> = b"The voucher is no longer valid.";
#[error]
const EUsed: vector<u8> = b"The voucher was used before.";
#[error]
const EStillValid: vector<u8> = b"The voucher could still be used.";
#[error]
const EOtherCap: vector<u8> = b"The capability is for another desk.";
// endregion: errors

// region: types
/// Says what a signature is for. A signature of the same key for another purpose is worthless here.
const PURPOSE: vector<u8> = b"acme.example/voucher/1";

/// Pays vouchers of one issuer.
public struct Desk has key {
    id: UID,
    /// The issuer's Ed25519 public key.
    issuer: vector<u8>,
    funds: Balance<SUI>,
    /// When each used voucher expires, by its nonce.
    used: Table<u64, u64>,
}

/// The right to change the issuer of a desk and to take its funds.
public struct DeskCap has key, store {
    id: UID,
    desk: ID,
}

/// What the issuer signs, as BCS bytes in this order.
public struct Voucher has copy, drop {
    purpose: vector<u8>,
    desk: ID,
    recipient: address,
    amount: u64,
    nonce: u64,
    expires_at_ms: u64,
}
// endregion: types

// region: open
public fun open(issuer: vector<u8>, funds: Coin<SUI>, ctx: &mut TxContext): DeskCap {
    assert!(issuer.length() == 32, EBadKey);
    let desk = Desk {
        id: object::new(ctx),
        issuer,
        funds: funds.into_balance(),
        used: table::new(ctx),
    };
    let cap = DeskCap { id: object::new(ctx), desk: object::id(&desk) };
    transfer::share_object(desk);
    cap
}

/// Replaces the issuer, for example when its secret key has leaked. Vouchers of the old one are void.
public fun rotate(desk: &mut Desk, cap: &DeskCap, issuer: vector<u8>) {
    assert!(cap.desk == object::id(desk), EOtherCap);
    assert!(issuer.length() == 32, EBadKey);
    desk.issuer = issuer;
}

public fun withdraw(desk: &mut Desk, cap: &DeskCap, amount: u64, ctx: &mut TxContext): Coin<SUI> {
    assert!(cap.desk == object::id(desk), EOtherCap);
    desk.funds.split(amount).into_coin(ctx)
}
// endregion: open

// region: claim
/// Pays a voucher to the address that it names.
public fun claim(
    desk: &mut Desk,
    bytes: vector<u8>,
    signature: vector<u8>,
    clock: &Clock,
    ctx: &mut TxContext,
): Coin<SUI> {
    // The check returns false and does not abort: without `assert!` it would check nothing.
    assert!(is_signed(&desk.issuer, &bytes, &signature), EBadSignature);
    desk.redeem(read(bytes), clock, ctx)
}

public fun is_signed(issuer: &vector<u8>, bytes: &vector<u8>, signature: &vector<u8>): bool {
    ed25519::ed25519_verify(signature, issuer, bytes)
}
// endregion: claim

// region: read
/// Takes the fields out of the bytes that were signed.
fun read(bytes: vector<u8>): Voucher {
    let mut rest = bcs::new(bytes);
    let voucher = Voucher {
        purpose: rest.peel_vec_u8(),
        desk: rest.peel_address().to_id(),
        recipient: rest.peel_address(),
        amount: rest.peel_u64(),
        nonce: rest.peel_u64(),
        expires_at_ms: rest.peel_u64(),
    };
    assert!(rest.into_remainder_bytes().is_empty(), EMalformed);
    voucher
}
// endregion: read

// region: redeem
/// Everything but the signature. Private, because it believes what it is given.
fun redeem(desk: &mut Desk, voucher: Voucher, clock: &Clock, ctx: &mut TxContext): Coin<SUI> {
    assert!(voucher.purpose == PURPOSE, EOtherPurpose);
    assert!(voucher.desk == object::id(desk), EOtherDesk);
    assert!(voucher.recipient == ctx.sender(), ENotYours);
    assert!(clock.timestamp_ms() < voucher.expires_at_ms, EExpired);
    assert!(!desk.used.contains(voucher.nonce), EUsed);
    desk.used.add(voucher.nonce, voucher.expires_at_ms);
    desk.funds.split(voucher.amount).into_coin(ctx)
}

/// Deletes the memory of a used voucher that has expired. Anyone may, and gets the storage rebate.
public fun forget(desk: &mut Desk, nonce: u64, clock: &Clock) {
    assert!(clock.timestamp_ms() >= desk.used[nonce], EStillValid);
    desk.used.remove(nonce);
}
// endregion: redeem

// region: test-only
#[test_only]
public fun redeem_for_testing(
    desk: &mut Desk,
    bytes: vector<u8>,
    clock: &Clock,
    ctx: &mut TxContext,
): Coin<SUI> {
    desk.redeem(read(bytes), clock, ctx)
}

#[test_only]
public fun voucher_for_testing(
    desk: ID,
    recipient: address,
    amount: u64,
    nonce: u64,
    expires_at_ms: u64,
): vector<u8> {
    bcs::to_bytes(&Voucher { purpose: PURPOSE, desk, recipient, amount, nonce, expires_at_ms })
}
// endregion: test-only
