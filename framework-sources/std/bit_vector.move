module std::bit_vector;

const EINDEX: u64 = 0x20000;

const ELENGTH: u64 = 0x20001;

const WORD_SIZE: u64 = 1;

const MAX_SIZE: u64 = 1024;

public struct BitVector has copy, drop, store {
    length: u64,
    bit_field: vector<bool>,
}

public native fun new(length: u64): BitVector;

public native fun set(bitvector: &mut BitVector, bit_index: u64);

public native fun unset(bitvector: &mut BitVector, bit_index: u64);

public native fun shift_left(bitvector: &mut BitVector, amount: u64);

public native fun is_index_set(bitvector: &BitVector, bit_index: u64): bool;

public native fun length(bitvector: &BitVector): u64;

public native fun longest_set_sequence_starting_at(bitvector: &BitVector, start_index: u64): u64;
