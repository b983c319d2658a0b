module sui::ecdsa_r1;

const EFailToRecoverPubKey: u64 = 0;

const EInvalidSignature: u64 = 1;

const KECCAK256: u8 = 0;

const SHA256: u8 = 1;

public native fun secp256r1_ecrecover(
    signature: &vector<u8>,
    msg: &vector<u8>,
    hash: u8,
): vector<u8>;

public native fun secp256r1_verify(
    signature: &vector<u8>,
    public_key: &vector<u8>,
    msg: &vector<u8>,
    hash: u8,
): bool;
