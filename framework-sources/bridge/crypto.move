/// Derives Ethereum addresses from secp256k1 public keys, so that blocklists can name committee
/// members as Ethereum does.
module bridge::crypto;

/// Returns the 20-byte Ethereum address of a compressed secp256k1 public key: the last 20 bytes of
/// the Keccak-256 hash of the uncompressed point. Aborts with `ecdsa_k1::EInvalidPubKey` if the
/// bytes are not a valid key.
public(package) native fun ecdsa_pub_key_to_eth_address(
    compressed_pub_key: &vector<u8>,
): vector<u8>;
