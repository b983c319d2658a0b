/// Checks what wallets have signed: personal messages on Sui, and messages on Ethereum.
module signatures::wallets;

use std::bcs;
use sui::ecdsa_k1;
use sui::ecdsa_r1;
use sui::ed25519;
use sui::hash;

// region: errors
#[error]
const EUnknownScheme: vector<u8> = b"Only single keys with the flags 0, 1 and 2 are known here.";
#[error]
const EBadRecovery: vector<u8> = b"The last byte of the signature is 0, 1, 27 or 28.";
#[error]
const EBadLength: vector<u8> = b"A recoverable signature has 65 bytes.";
// endregion: errors

/// Numbers for the argument `hash`.
const KECCAK256: u8 = 0;
const SHA256: u8 = 1;

// region: personal
/// What a wallet signs for a personal message: the hash of intent, length and message.
public fun personal_digest(message: vector<u8>): vector<u8> {
    let mut bytes = x"030000";
    bytes.append(bcs::to_bytes(&message));
    hash::blake2b256(&bytes)
}

/// The flag, the 64 bytes and the key are what the wallet returned in one piece.
public fun signed_personal(
    flag: u8,
    signature: &vector<u8>,
    public_key: &vector<u8>,
    message: vector<u8>,
): bool {
    let digest = personal_digest(message);
    if (flag == 0) ed25519::ed25519_verify(signature, public_key, &digest)
    else if (flag == 1) ecdsa_k1::secp256k1_verify(signature, public_key, &digest, SHA256)
    else if (flag == 2) ecdsa_r1::secp256r1_verify(signature, public_key, &digest, SHA256)
    else abort EUnknownScheme
}

/// The Sui address of a single key.
public fun sui_address(flag: u8, public_key: vector<u8>): address {
    let mut bytes = vector[flag];
    bytes.append(public_key);
    sui::address::from_bytes(hash::blake2b256(&bytes))
}
// endregion: personal

// region: ethereum
/// The Ethereum address, 20 bytes, of the key that signed a message.
public fun ethereum_address(mut signature: vector<u8>, message: vector<u8>): vector<u8> {
    assert!(signature.length() == 65, EBadLength);
    // Ethereum counts from 27, Move from 0.
    let v = signature.pop_back();
    let recovery = if (v >= 27) v - 27 else v;
    assert!(recovery < 2, EBadRecovery);
    signature.push_back(recovery);

    let bytes = ethereum_message(message);
    let compressed = ecdsa_k1::secp256k1_ecrecover(&signature, &bytes, KECCAK256);
    let mut key = ecdsa_k1::decompress_pubkey(&compressed);
    // The first of the 65 bytes is 4 and says that the key is not compressed.
    key.remove(0);
    let digest = hash::keccak256(&key);
    vector::tabulate!(20, |at| digest[at + 12])
}

/// What a wallet of Ethereum puts in front of a message: a text, and the length in decimal digits.
fun ethereum_message(message: vector<u8>): vector<u8> {
    let mut bytes = x"19";
    bytes.append(b"Ethereum Signed Message:");
    bytes.append(x"0a");
    bytes.append(message.length().to_string().into_bytes());
    bytes.append(message);
    bytes
}
// endregion: ethereum
