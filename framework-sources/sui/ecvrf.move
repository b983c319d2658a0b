/// Verifies outputs of a verifiable random function (ECVRF) over Ristretto255.
///
/// The holder of a secret key computes an output from a seed, together with a proof. Anyone with
/// the public key can check that the output is the only possible one for that seed, and nobody
/// could have predicted it without the secret key. For randomness provided by the network itself
/// use `sui::random`.
module sui::ecvrf;

/// Raised when the output does not have 64 bytes.
const EInvalidHashLength: u64 = 1;

/// Raised when the public key is not an encoded Ristretto255 point.
const EInvalidPublicKeyEncoding: u64 = 2;

/// Raised when the proof cannot be decoded.
const EInvalidProofEncoding: u64 = 3;

/// Tells whether `hash` is the output that belongs to the seed `alpha_string` under a public key.
/// `hash` has 64 bytes. A well-formed but wrong proof gives `false`; bytes that cannot be decoded
/// abort with `EInvalidHashLength`, `EInvalidPublicKeyEncoding` or `EInvalidProofEncoding`.
public native fun ecvrf_verify(
    hash: &vector<u8>,
    alpha_string: &vector<u8>,
    public_key: &vector<u8>,
    proof: &vector<u8>,
): bool;
