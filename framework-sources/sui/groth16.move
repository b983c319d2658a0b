module sui::groth16;

const EInvalidVerifyingKey: u64 = 0;

const EInvalidCurve: u64 = 1;

const ETooManyPublicInputs: u64 = 2;

const EInvalidScalar: u64 = 3;

const MaxPublicInputs: u64 = 8;

public struct Curve has copy, drop, store {
    id: u8,
}

public struct PreparedVerifyingKey has copy, drop, store {
    vk_gamma_abc_g1_bytes: vector<u8>,
    alpha_g1_beta_g2_bytes: vector<u8>,
    gamma_g2_neg_pc_bytes: vector<u8>,
    delta_g2_neg_pc_bytes: vector<u8>,
}

public struct PublicProofInputs has copy, drop, store {
    bytes: vector<u8>,
}

public struct ProofPoints has copy, drop, store {
    bytes: vector<u8>,
}

public native fun bls12381(): Curve;

public native fun bn254(): Curve;

public native fun pvk_from_bytes(
    vk_gamma_abc_g1_bytes: vector<u8>,
    alpha_g1_beta_g2_bytes: vector<u8>,
    gamma_g2_neg_pc_bytes: vector<u8>,
    delta_g2_neg_pc_bytes: vector<u8>,
): PreparedVerifyingKey;

public native fun pvk_to_bytes(pvk: PreparedVerifyingKey): vector<vector<u8>>;

public native fun public_proof_inputs_from_bytes(bytes: vector<u8>): PublicProofInputs;

public native fun proof_points_from_bytes(bytes: vector<u8>): ProofPoints;

public native fun prepare_verifying_key(
    curve: &Curve,
    verifying_key: &vector<u8>,
): PreparedVerifyingKey;

public native fun verify_groth16_proof(
    curve: &Curve,
    prepared_verifying_key: &PreparedVerifyingKey,
    public_proof_inputs: &PublicProofInputs,
    proof_points: &ProofPoints,
): bool;
