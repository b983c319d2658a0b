module sui::vdf;

const EInvalidInput: u64 = 0;

public native fun hash_to_input(message: &vector<u8>): vector<u8>;

public native fun vdf_verify(
    input: &vector<u8>,
    output: &vector<u8>,
    proof: &vector<u8>,
    iterations: u64,
): bool;
