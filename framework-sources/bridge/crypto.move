module bridge::crypto;

public(package) native fun ecdsa_pub_key_to_eth_address(
    compressed_pub_key: &vector<u8>,
): vector<u8>;
