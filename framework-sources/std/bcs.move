/// Serializes Move values with Binary Canonical Serialization, the encoding in which Sui stores
/// objects and signs transactions. Every value has exactly one encoding, which makes the bytes
/// fit for hashing, signing and comparison.
///
/// This module only writes. To read BCS bytes field by field, use `sui::bcs`.
module std::bcs;

/// Encodes the value behind `v` as BCS bytes. Structs are the encodings of their fields in order
/// without names, vectors carry their length as a ULEB128 prefix, and integers are little-endian.
/// The value is only borrowed. Aborts in the rare case that a value cannot be encoded, for
/// instance when it is nested too deeply.
public native fun to_bytes<MoveValue>(v: &MoveValue): vector<u8>;
