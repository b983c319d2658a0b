/// Provides the hash functions BLAKE2b-256 and Keccak-256. SHA-2 and SHA-3 are in `std::hash`.
module sui::hash;

/// Returns the 32-byte BLAKE2b-256 hash of the data. Sui derives addresses and object IDs with it.
public native fun blake2b256(data: &vector<u8>): vector<u8>;

/// Returns the 32-byte Keccak-256 hash of the data, as Ethereum uses it. It differs from
/// `std::hash::sha3_256` in its padding.
public native fun keccak256(data: &vector<u8>): vector<u8>;
