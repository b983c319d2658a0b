module sui::ecvrf;

const EInvalidHashLength: u64 = 1;

const EInvalidPublicKeyEncoding: u64 = 2;

const EInvalidProofEncoding: u64 = 3;

public native fun ecvrf_verify(
    hash: &vector<u8>,
    alpha_string: &vector<u8>,
    public_key: &vector<u8>,
    proof: &vector<u8>,
): bool;
