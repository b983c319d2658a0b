/// Verifies outputs of a verifiable delay function: a computation that takes a known number of
/// steps one after the other, but whose result is quick to check.
///
/// The construction is Wesolowski's over class groups of imaginary quadratic fields with a
/// discriminant that is built in. It is enabled on Devnet only; on other networks the functions
/// abort with code 1.
module sui::vdf;

/// Raised when an argument is not a serialized element of the class group.
const EInvalidInput: u64 = 0;

/// Maps a message to an element of the class group, to be used as the input of the delay function.
/// Hash something that nobody could know in advance.
public native fun hash_to_input(message: &vector<u8>): vector<u8>;

/// Tells whether `output` is the result of the delay function on `input` after a number of
/// iterations.
///
/// Input, output and proof are class group elements in serialized form: BCS of the three
/// coefficients of a quadratic form, each as big-endian two's complement bytes. Well-formed but
/// wrong values give `false`. Aborts with `EInvalidInput` if one cannot be decoded.
public native fun vdf_verify(
    input: &vector<u8>,
    output: &vector<u8>,
    proof: &vector<u8>,
    iterations: u64,
): bool;
