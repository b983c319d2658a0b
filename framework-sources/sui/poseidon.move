/// Provides the Poseidon hash function, which is cheap to compute inside zero-knowledge proofs.
/// For everything else, `sui::hash` and `std::hash` are faster.
module sui::poseidon;

/// Raised when an input is not smaller than `BN254_MAX`. Reduce it before hashing.
const ENonCanonicalInput: u64 = 0;

/// Raised for a list without inputs.
const EEmptyInput: u64 = 1;

/// Order of the scalar field of the curve BN254. Inputs must be smaller.
const BN254_MAX: u256 =
    21888242871839275222246405745257275088548364400416034343698204186575808495617u256;

/// Returns the Poseidon hash of a list of numbers, itself a number below `BN254_MAX`. Use it to
/// recompute on-chain what a circuit over BN254 computes, for example with `sui::groth16`. It is
/// disabled on Mainnet and Testnet, where it aborts with code 1 whatever the list. Elsewhere it
/// aborts with `EEmptyInput`, which is 1 as well, for an empty list, and with `ENonCanonicalInput`
/// if a number is too large.
public native fun poseidon_bn254(data: &vector<u256>): u256;
