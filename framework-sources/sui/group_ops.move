/// Provides arithmetic in elliptic curve groups, shared by the modules that define a concrete
/// curve.
///
/// Contracts use it through `sui::bls12381`, which fixes the group types. What is public here
/// works for all of them: reading the bytes of an element and comparing two. The other functions
/// are limited to the framework; their `type_` argument is a number for the group that must match
/// the type parameters, which is not checked.
module sui::group_ops;

/// Raised when the network has not enabled an operation.
const ENotSupported: u64 = 0;

/// Raised when bytes are not an element of the group, when lists are empty or differ in length,
/// when a scalar to divide by is zero, or when the group has no such operation.
const EInvalidInput: u64 = 1;

/// Raised when a list is longer than the network allows.
const EInputTooLong: u64 = 2;

/// Raised when a buffer is too short for the eight bytes of a `u64`.
const EInvalidBufferLength: u64 = 3;

/// An element of a group, in serialized form. Values exist only for valid elements. The phantom
/// parameter is a marker type such as `bls12381::G1`, which keeps groups apart.
public struct Element<phantom T> has copy, drop, store {
    /// Serialized element, in the encoding of its group.
    bytes: vector<u8>,
}

/// Returns the serialized form of an element, for storage or for use off-chain.
public native fun bytes<G>(e: &Element<G>): &vector<u8>;

/// Tells whether two elements of the same group are equal.
public native fun equal<G>(e1: &Element<G>, e2: &Element<G>): bool;

/// Decodes an element. Unless `is_trusted` is set, it checks that the bytes belong to the group
/// and aborts with `EInvalidInput` if they do not. Set it only for bytes that came out of an
/// element before.
public(package) native fun from_bytes<G>(
    type_: u8,
    bytes: &vector<u8>,
    is_trusted: bool,
): Element<G>;

/// Adds two elements.
public(package) native fun add<G>(type_: u8, e1: &Element<G>, e2: &Element<G>): Element<G>;

/// Subtracts the second element from the first.
public(package) native fun sub<G>(type_: u8, e1: &Element<G>, e2: &Element<G>): Element<G>;

/// Multiplies an element by a scalar. `type_` is the group of the element.
public(package) native fun mul<S, G>(type_: u8, scalar: &Element<S>, e: &Element<G>): Element<G>;

/// Multiplies an element by the inverse of a scalar. Aborts with `EInvalidInput` if the scalar is
/// zero.
public(package) native fun div<S, G>(type_: u8, scalar: &Element<S>, e: &Element<G>): Element<G>;

/// Maps arbitrary bytes to a group element whose discrete logarithm nobody knows. Only some groups
/// offer it; others abort with `EInvalidInput`.
public(package) native fun hash_to<G>(type_: u8, m: &vector<u8>): Element<G>;

/// Multiplies each element by its scalar and returns the sum, which is faster than doing it one by
/// one. Aborts with `EInvalidInput` if the lists are empty or of unequal length, and with
/// `EInputTooLong` if they exceed the network's limit.
public(package) native fun multi_scalar_multiplication<S, G>(
    type_: u8,
    scalars: &vector<Element<S>>,
    elements: &vector<Element<G>>,
): Element<G>;

/// Computes the bilinear pairing of two elements. `type_` is the group of the first one.
public(package) native fun pairing<G1, G2, G3>(
    type_: u8,
    e1: &Element<G1>,
    e2: &Element<G2>,
): Element<G3>;

/// Converts an element between two encodings of the same group, compressed and uncompressed.
public(package) native fun convert<From, To>(
    from_type_: u8,
    to_type_: u8,
    e: &Element<From>,
): Element<To>;

/// Adds up a list of elements in uncompressed form. Aborts with `EInputTooLong` if the list
/// exceeds the network's limit.
public(package) native fun sum<G>(type_: u8, terms: &vector<Element<G>>): Element<G>;

/// Writes a `u64` over eight bytes of a buffer: the first eight in little-endian order, or, if
/// `big_endian` is set, the last eight in big-endian order. Aborts with `EInvalidBufferLength` if
/// the buffer has fewer than eight bytes.
public(package) native fun set_as_prefix(x: u64, big_endian: bool, buffer: &mut vector<u8>);
