/// Verifies ECDSA signatures over the curve secp256r1 (NIST P-256), the one in passkeys and secure
/// hardware.
///
/// The interface matches `sui::ecdsa_k1`: messages are passed unhashed, and `hash` selects
/// Keccak-256 (`0`) or SHA-256 (`1`).
module sui::ecdsa_r1;

/// Raised when no key can be recovered from a well-formed signature, or when the hash code is
/// unknown.
const EFailToRecoverPubKey: u64 = 0;

/// Raised by `secp256r1_ecrecover` when the bytes are not a recoverable signature.
const EInvalidSignature: u64 = 1;

/// Value of the `hash` argument for Keccak-256.
const KECCAK256: u8 = 0;

/// Value of the `hash` argument for SHA-256, the usual choice on this curve.
const SHA256: u8 = 1;

/// Returns the compressed public key (33 bytes) that made a signature over a message.
///
/// The signature has 65 bytes: `r`, `s` and a recovery byte from 0 to 3. `msg` is the message
/// before hashing. Aborts with `EInvalidSignature` for malformed bytes and with
/// `EFailToRecoverPubKey` if no key fits or the hash code is unknown.
public native fun secp256r1_ecrecover(
    signature: &vector<u8>,
    msg: &vector<u8>,
    hash: u8,
): vector<u8>;

/// Tells whether a 64-byte signature (`r` and `s`) over a message was made with the compressed
/// 33-byte key. `msg` is the message before hashing. Malformed input and unknown hash codes give
/// `false` instead of aborting.
public native fun secp256r1_verify(
    signature: &vector<u8>,
    public_key: &vector<u8>,
    msg: &vector<u8>,
    hash: u8,
): bool;
