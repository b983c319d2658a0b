/// Verifies Groth16 zero-knowledge proofs over the curves BLS12-381 and BN254.
///
/// Prepare the circuit's verifying key once with `prepare_verifying_key` and store the result;
/// then call `verify_groth16_proof` for each proof. Keys, inputs and proofs use the compressed
/// serialization of the Arkworks library. The curve must be the one for which the circuit was set
/// up.
module sui::groth16;

/// Raised when the verifying key cannot be decoded for the chosen curve.
const EInvalidVerifyingKey: u64 = 0;

/// Raised when the curve is not one of the two that are supported.
const EInvalidCurve: u64 = 1;

/// Raised when a proof has more than `MaxPublicInputs` public inputs. Combine inputs inside the
/// circuit, for example by hashing them.
const ETooManyPublicInputs: u64 = 2;

/// Raised when the length of the public inputs is not a multiple of 32 bytes.
const EInvalidScalar: u64 = 3;

/// Highest number of public inputs that a proof may have.
const MaxPublicInputs: u64 = 8;

/// Selects the elliptic curve. Obtain one from `bls12381` or `bn254`.
public struct Curve has copy, drop, store {
    /// 0 for BLS12-381, 1 for BN254.
    id: u8,
}

/// A verifying key with the work that does not depend on the proof already done. It is plain data
/// and can be stored or copied freely.
public struct PreparedVerifyingKey has copy, drop, store {
    /// Points in G1 to be combined with the public inputs, one more than there are inputs.
    vk_gamma_abc_g1_bytes: vector<u8>,
    /// Pairing of the key's alpha and beta.
    alpha_g1_beta_g2_bytes: vector<u8>,
    /// Negated gamma in G2, prepared for pairing.
    gamma_g2_neg_pc_bytes: vector<u8>,
    /// Negated delta in G2, prepared for pairing.
    delta_g2_neg_pc_bytes: vector<u8>,
}

/// The public inputs of a proof, as bytes.
public struct PublicProofInputs has copy, drop, store {
    /// Scalars of 32 bytes each, little-endian, one after the other.
    bytes: vector<u8>,
}

/// The proof itself, as bytes.
public struct ProofPoints has copy, drop, store {
    /// The points A, B and C in compressed form: 192 bytes for BLS12-381, 128 for BN254.
    bytes: vector<u8>,
}

/// Selects the curve BLS12-381.
public native fun bls12381(): Curve;

/// Selects the curve BN254, also known as alt_bn128, for which many circuit tools have their
/// defaults.
public native fun bn254(): Curve;

/// Rebuilds a prepared key from its four parts. Nothing is checked here: with wrong bytes,
/// verification fails later.
public native fun pvk_from_bytes(
    vk_gamma_abc_g1_bytes: vector<u8>,
    alpha_g1_beta_g2_bytes: vector<u8>,
    gamma_g2_neg_pc_bytes: vector<u8>,
    delta_g2_neg_pc_bytes: vector<u8>,
): PreparedVerifyingKey;

/// Returns the four parts of a prepared key, in the order that `pvk_from_bytes` takes.
public native fun pvk_to_bytes(pvk: PreparedVerifyingKey): vector<vector<u8>>;

/// Wraps the public inputs of a proof, each a scalar of 32 little-endian bytes. Aborts with
/// `EInvalidScalar` if the length is not a multiple of 32 and with `ETooManyPublicInputs` if there
/// are more than `MaxPublicInputs`.
public native fun public_proof_inputs_from_bytes(bytes: vector<u8>): PublicProofInputs;

/// Wraps the serialized points of a proof. The bytes are checked during verification.
public native fun proof_points_from_bytes(bytes: vector<u8>): ProofPoints;

/// Decodes a verifying key and does the work that is the same for all proofs of the circuit. Do it
/// once and store the result. Aborts with `EInvalidVerifyingKey` if the bytes do not form a key on
/// this curve.
public native fun prepare_verifying_key(
    curve: &Curve,
    verifying_key: &vector<u8>,
): PreparedVerifyingKey;

/// Tells whether a proof is valid for a circuit and its public inputs.
///
/// Use the curve with which the key was prepared. Malformed points, and inputs that do not fit the
/// key, give `false`.
public native fun verify_groth16_proof(
    curve: &Curve,
    prepared_verifying_key: &PreparedVerifyingKey,
    public_proof_inputs: &PublicProofInputs,
    proof_points: &ProofPoints,
): bool;
