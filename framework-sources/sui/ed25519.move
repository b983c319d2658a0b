/// Verifies Ed25519 signatures.
module sui::ed25519;

/// Tells whether a 64-byte signature over a message was made with a 32-byte public key. The
/// message is passed as it is: the algorithm hashes it itself. Malformed keys and signatures give
/// `false` instead of aborting.
public native fun ed25519_verify(
    signature: &vector<u8>,
    public_key: &vector<u8>,
    msg: &vector<u8>,
): bool;
