module sui::poseidon;

const ENonCanonicalInput: u64 = 0;

const EEmptyInput: u64 = 1;

const BN254_MAX: u256 =
    21888242871839275222246405745257275088548364400416034343698204186575808495617u256;

public native fun poseidon_bn254(data: &vector<u256>): u256;
