/// Implements a row of bits with a fixed length, each of which can be set, cleared and read by
/// position. It suits small sets of flags, such as which of a few hundred slots are taken.
///
/// Bits are kept as one `bool` each, so a vector of `n` bits takes `n` bytes in storage. The
/// length is chosen in `new` and never changes; it can be at most 1,023. For up to 256 flags, an
/// integer with the operators `&`, `|` and `<<` is more compact.
module std::bit_vector;

/// Raised when a bit position is not below the length of the bit vector. Compare with `length`
/// first.
const EINDEX: u64 = 0x20000;

/// Raised by `new` when the requested length is 0 or not below `MAX_SIZE`. Ask for 1 to 1,023
/// bits.
const ELENGTH: u64 = 0x20001;

/// Number of bits per element of the underlying vector; not used by any public function.
const WORD_SIZE: u64 = 1;

/// Upper bound for the length of a bit vector; the bound itself is not allowed, so 1,023 bits is
/// the maximum.
const MAX_SIZE: u64 = 1024;

/// Represents a fixed-length row of bits, the first of which has position 0. It is a plain value
/// that can be copied, dropped and stored in objects.
public struct BitVector has copy, drop, store {
    /// Number of bits, set when the value is created.
    length: u64,
    /// One element per bit; `true` means set.
    bit_field: vector<bool>,
}

/// Creates a bit vector of `length` bits, all of them cleared. Aborts with `ELENGTH` unless the
/// length is between 1 and 1,023.
public native fun new(length: u64): BitVector;

/// Turns the bit at `bit_index` on, whatever it was before. Aborts with `EINDEX` when the
/// position is not below the length.
public native fun set(bitvector: &mut BitVector, bit_index: u64);

/// Turns the bit at `bit_index` off, whatever it was before. Aborts with `EINDEX` when the
/// position is not below the length.
public native fun unset(bitvector: &mut BitVector, bit_index: u64);

/// Moves every bit `amount` positions toward position 0 and fills the freed end with cleared
/// bits. Bits that pass position 0 are lost. Shifting by the length or more clears everything.
/// The length does not change.
public native fun shift_left(bitvector: &mut BitVector, amount: u64);

/// Tells whether the bit at `bit_index` is on. Aborts with `EINDEX` when the position is not
/// below the length.
public native fun is_index_set(bitvector: &BitVector, bit_index: u64): bool;

/// Returns how many bits the vector has, set or not.
public native fun length(bitvector: &BitVector): u64;

/// Counts how many bits in a row are set from `start_index` onward. The count is 0 when the bit
/// at `start_index` itself is cleared. Aborts with `EINDEX` when that position is not below the
/// length.
public native fun longest_set_sequence_starting_at(bitvector: &BitVector, start_index: u64): u64;
