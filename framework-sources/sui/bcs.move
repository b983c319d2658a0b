/// Binary Canonical Serialization in Move. `to_bytes` writes any value; to read, wrap the bytes
/// with `new` and peel off one value after the other in the order of the fields. Use it to check
/// signed messages, to decode data from elsewhere, or to hash structured values.
///
/// The format in brief: integers are little-endian and of fixed length; a `bool` is one byte, 0 or
/// 1; an address is its 32 bytes; a vector is its length in ULEB128 followed by the elements; an
/// option is a byte 0 or 1, followed by the value if there is one; a struct is its fields in a
/// row, without names. Nothing in the bytes tells the type, so the reader must know it. After the
/// last field, check that `into_remainder_bytes` is empty, unless trailing data is meant to be
/// there.
module sui::bcs;

/// There are fewer bytes left than the value needs, or an enum tag does not fit in a `u32`. The
/// bytes are cut off or are not of the expected type.
const EOutOfRange: u64 = 0;

/// The byte for a `bool`, or for the presence of an option, is neither 0 nor 1.
const ENotBool: u64 = 1;

/// The length of a vector takes more than five bytes. The bytes are not of the expected type.
const ELenOutOfRange: u64 = 2;

/// Bytes on their way to being read. Each `peel_` function removes what it has read, so copy the
/// value first if you want to read twice.
public struct BCS has copy, drop, store {
    /// The bytes not read yet, in reverse order, because removing from the end of a vector is
    /// cheap.
    bytes: vector<u8>,
}

/// Serializes a value of any type. The same as `std::bcs::to_bytes`.
public native fun to_bytes<T>(value: &T): vector<u8>;

/// Prepares bytes for reading.
public native fun new(bytes: vector<u8>): BCS;

/// Ends the reading and returns the bytes that are left, in their original order.
public native fun into_remainder_bytes(bcs: BCS): vector<u8>;

/// Reads an address of 32 bytes. Aborts with `EOutOfRange` when fewer are left.
public native fun peel_address(bcs: &mut BCS): address;

/// Reads a `bool` of one byte. Aborts with `ENotBool` when it is neither 0 nor 1, and with
/// `EOutOfRange` at the end of the bytes.
public native fun peel_bool(bcs: &mut BCS): bool;

/// Reads a `u8`. Aborts with `EOutOfRange` at the end of the bytes.
public native fun peel_u8(bcs: &mut BCS): u8;

/// Reads a `u16` of 2 bytes, the least significant first. Aborts with `EOutOfRange` when fewer are
/// left.
public native fun peel_u16(bcs: &mut BCS): u16;

/// Reads a `u32` of 4 bytes, the least significant first. Aborts with `EOutOfRange` when fewer are
/// left.
public native fun peel_u32(bcs: &mut BCS): u32;

/// Reads a `u64` of 8 bytes, the least significant first. Aborts with `EOutOfRange` when fewer are
/// left.
public native fun peel_u64(bcs: &mut BCS): u64;

/// Reads a `u128` of 16 bytes, the least significant first. Aborts with `EOutOfRange` when fewer
/// are left.
public native fun peel_u128(bcs: &mut BCS): u128;

/// Reads a `u256` of 32 bytes, the least significant first. Aborts with `EOutOfRange` when fewer
/// are left.
public native fun peel_u256(bcs: &mut BCS): u256;

/// Reads the length of a vector, so that its elements can be peeled one by one. Aborts with
/// `ELenOutOfRange` when the length takes more than five bytes, and with an error of the virtual
/// machine when no bytes are left. For whole vectors use `peel_vec`.
public native fun peel_vec_length(bcs: &mut BCS): u64;

/// Reads a vector, element by element. The lambda gets the reader, peels one element off it and
/// returns it; it runs as often as the vector is long.
public macro fun peel_vec<$T>($bcs: &mut BCS, $peel: |&mut BCS| -> $T): vector<$T> {
    abort 0
}

/// Reads a vector of addresses.
public native fun peel_vec_address(bcs: &mut BCS): vector<address>;

/// Reads a vector of `bool` values.
public native fun peel_vec_bool(bcs: &mut BCS): vector<bool>;

/// Reads a vector of bytes, which is also how strings are serialized.
public native fun peel_vec_u8(bcs: &mut BCS): vector<u8>;

/// Reads a vector of byte vectors, such as a vector of strings.
public native fun peel_vec_vec_u8(bcs: &mut BCS): vector<vector<u8>>;

/// Reads a vector of `u16` values.
public native fun peel_vec_u16(bcs: &mut BCS): vector<u16>;

/// Reads a vector of `u32` values.
public native fun peel_vec_u32(bcs: &mut BCS): vector<u32>;

/// Reads a vector of `u64` values.
public native fun peel_vec_u64(bcs: &mut BCS): vector<u64>;

/// Reads a vector of `u128` values.
public native fun peel_vec_u128(bcs: &mut BCS): vector<u128>;

/// Reads a vector of `u256` values.
public native fun peel_vec_u256(bcs: &mut BCS): vector<u256>;

/// Reads the tag of an enum, by which the caller then decides what fields to peel. Tags count the
/// variants from 0. Aborts with `EOutOfRange` when the tag does not fit in a `u32`.
public native fun peel_enum_tag(bcs: &mut BCS): u32;

/// Reads an option. The lambda gets the reader, peels the inner value off it and returns it; it
/// runs only if there is a value. Aborts with `ENotBool` when the first byte is neither 0 nor 1.
public macro fun peel_option<$T>($bcs: &mut BCS, $peel: |&mut BCS| -> $T): Option<$T> {
    abort 0
}

/// Reads an optional address.
public native fun peel_option_address(bcs: &mut BCS): Option<address>;

/// Reads an optional `bool`.
public native fun peel_option_bool(bcs: &mut BCS): Option<bool>;

/// Reads an optional `u8`.
public native fun peel_option_u8(bcs: &mut BCS): Option<u8>;

/// Reads an optional `u16`.
public native fun peel_option_u16(bcs: &mut BCS): Option<u16>;

/// Reads an optional `u32`.
public native fun peel_option_u32(bcs: &mut BCS): Option<u32>;

/// Reads an optional `u64`.
public native fun peel_option_u64(bcs: &mut BCS): Option<u64>;

/// Reads an optional `u128`.
public native fun peel_option_u128(bcs: &mut BCS): Option<u128>;

/// Reads an optional `u256`.
public native fun peel_option_u256(bcs: &mut BCS): Option<u256>;
