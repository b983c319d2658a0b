/// Computes message authentication codes with a shared key (HMAC).
module sui::hmac;

/// Returns the 32-byte HMAC of a message under a key, with SHA3-256 as the hash function. On-chain
/// data is public, so the key must not be expected to stay secret once it has been used in a
/// transaction.
public native fun hmac_sha3_256(key: &vector<u8>, msg: &vector<u8>): vector<u8>;
