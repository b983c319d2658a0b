/// A feed that anybody can update with enough signatures. You trust that a quorum of the signers is honest.
module feeds::signed_feed;

use feeds::price::{Self, Price};
use std::bcs;
use std::string::String;
use sui::clock::Clock;
use sui::ed25519;

// region: errors
/// The threshold is 0 or above the number of keys.
const EThreshold: u64 = 0;
/// Too few signatures, or not one for each signer.
const ETooFew: u64 = 1;
/// The list of signers is not in rising order, or names nobody.
const ESigners: u64 = 2;
/// A signature is not by its signer, or over something else.
const ESignature: u64 = 3;
/// The value is not newer than the last one.
const ENotNewer: u64 = 4;
/// The value claims to be from the future.
const EFuture: u64 = 5;
/// A key is in the list twice, so its owner would count twice.
const ESameKey: u64 = 6;
// endregion: errors

// region: feed
/// Shared. There is no capability, because the signatures are the permission.
public struct SignedFeed has key {
    id: UID,
    /// What is measured, and for whom, such as "example.com mainnet SUI/USD". Part of each signed message.
    topic: String,
    /// Ed25519 keys in 32 bytes each.
    keys: vector<vector<u8>>,
    threshold: u64,
    amount: u64,
    decimals: u8,
    timestamp_ms: u64,
}

public fun create(
    topic: String,
    keys: vector<vector<u8>>,
    threshold: u64,
    decimals: u8,
    ctx: &mut TxContext,
) {
    assert!(threshold > 0 && threshold <= keys.length(), EThreshold);
    keys.length().do!(|place| {
        let (_, first) = keys.index_of(&keys[place]);
        assert!(first == place, ESameKey);
    });
    transfer::share_object(SignedFeed {
        id: object::new(ctx),
        topic,
        keys,
        threshold,
        amount: 0,
        decimals,
        timestamp_ms: 0,
    });
}
// endregion: feed

// region: update
/// Takes a value that enough signers have signed. `signers` are places in the list of keys, in rising order.
public fun update(
    self: &mut SignedFeed,
    amount: u64,
    timestamp_ms: u64,
    signers: vector<u64>,
    signatures: vector<vector<u8>>,
    clock: &Clock,
) {
    assert!(timestamp_ms > self.timestamp_ms, ENotNewer);
    assert!(timestamp_ms <= clock.timestamp_ms(), EFuture);
    assert!(signers.length() >= self.threshold, ETooFew);
    assert!(signers.length() == signatures.length(), ETooFew);

    let message = message(self.topic, amount, timestamp_ms);
    let mut next = 0;
    signers.zip_do_ref!(&signatures, |signer, signature| {
        // Rising order: nobody counts twice.
        assert!(*signer >= next && *signer < self.keys.length(), ESigners);
        next = *signer + 1;
        assert!(ed25519::ed25519_verify(signature, &self.keys[*signer], &message), ESignature);
    });
    self.amount = amount;
    self.timestamp_ms = timestamp_ms;
}

/// What a signer signs: the topic, the amount and the time in BCS, one after another.
public fun message(topic: String, amount: u64, timestamp_ms: u64): vector<u8> {
    let mut bytes = bcs::to_bytes(&topic);
    bytes.append(bcs::to_bytes(&amount));
    bytes.append(bcs::to_bytes(&timestamp_ms));
    bytes
}
// endregion: update

public fun read(self: &SignedFeed): Price {
    price::new(self.amount, self.decimals, self.timestamp_ms, object::id(self))
}
