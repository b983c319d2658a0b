/// Computes the two SHA-2 and SHA-3 digests that the Move language has built in. Use them to
/// commit to data, to derive identifiers, or to check data against a digest that was made
/// off-chain.
///
/// For Keccak-256 and BLAKE2b-256 see `sui::hash`. To hash a struct, encode it with
/// `bcs::to_bytes` first.
module std::hash;

/// Returns the 32-byte SHA-256 digest of `data`.
public native fun sha2_256(data: vector<u8>): vector<u8>;

/// Returns the 32-byte SHA3-256 digest of `data`. This is the standardized SHA-3, not the
/// Keccak-256 that Ethereum uses.
public native fun sha3_256(data: vector<u8>): vector<u8>;
