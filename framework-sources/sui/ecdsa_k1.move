/// Verifies ECDSA signatures over the curve secp256k1, the one that Bitcoin and Ethereum use.
///
/// Messages are passed unhashed; the `hash` argument says whether Keccak-256 (`0`) or SHA-256
/// (`1`) is applied. Verification against a known key answers with a boolean. Key recovery returns
/// the key that made a signature, which suits chains that identify signers by address.
module sui::ecdsa_k1;

/// Raised when no key can be recovered from a well-formed signature, or when the hash code is
/// unknown.
const EFailToRecoverPubKey: u64 = 0;

/// Raised by `secp256k1_ecrecover` when the bytes are not a recoverable signature.
const EInvalidSignature: u64 = 1;

/// Raised by `decompress_pubkey` when the bytes are not a point on the curve in compressed form.
const EInvalidPubKey: u64 = 2;

/// Value of the `hash` argument for Keccak-256, as on Ethereum.
const KECCAK256: u8 = 0;

/// Value of the `hash` argument for SHA-256, as on Bitcoin.
const SHA256: u8 = 1;

/// Returns the compressed public key (33 bytes) that made a signature over a message.
///
/// The signature has 65 bytes: `r`, `s` and a recovery byte from 0 to 3. `msg` is the message
/// before hashing. A successful result proves only that some key signed; compare it with the one
/// you expect. Aborts with `EInvalidSignature` for malformed bytes and with `EFailToRecoverPubKey`
/// if no key fits or the hash code is unknown.
public native fun secp256k1_ecrecover(
    signature: &vector<u8>,
    msg: &vector<u8>,
    hash: u8,
): vector<u8>;

/// Expands a public key from its 33-byte compressed form to the 65-byte form with prefix `0x04`.
/// Aborts with `EInvalidPubKey` if the bytes are not a valid key.
public native fun decompress_pubkey(pubkey: &vector<u8>): vector<u8>;

/// Tells whether a 64-byte signature (`r` and `s`) over a message was made with the key. `msg` is
/// the message before hashing, and `public_key` the compressed key of 33 bytes. Malformed input
/// and unknown hash codes give `false` instead of aborting.
public native fun secp256k1_verify(
    signature: &vector<u8>,
    public_key: &vector<u8>,
    msg: &vector<u8>,
    hash: u8,
): bool;
