module sui::bcs;

const EOutOfRange: u64 = 0;

const ENotBool: u64 = 1;

const ELenOutOfRange: u64 = 2;

public struct BCS has copy, drop, store {
    bytes: vector<u8>,
}

public native fun to_bytes<T>(value: &T): vector<u8>;

public native fun new(bytes: vector<u8>): BCS;

public native fun into_remainder_bytes(bcs: BCS): vector<u8>;

public native fun peel_address(bcs: &mut BCS): address;

public native fun peel_bool(bcs: &mut BCS): bool;

public native fun peel_u8(bcs: &mut BCS): u8;

public native fun peel_u16(bcs: &mut BCS): u16;

public native fun peel_u32(bcs: &mut BCS): u32;

public native fun peel_u64(bcs: &mut BCS): u64;

public native fun peel_u128(bcs: &mut BCS): u128;

public native fun peel_u256(bcs: &mut BCS): u256;

public native fun peel_vec_length(bcs: &mut BCS): u64;

public macro fun peel_vec<$T>($bcs: &mut BCS, $peel: |&mut BCS| -> $T): vector<$T> {
    abort 0
}

public native fun peel_vec_address(bcs: &mut BCS): vector<address>;

public native fun peel_vec_bool(bcs: &mut BCS): vector<bool>;

public native fun peel_vec_u8(bcs: &mut BCS): vector<u8>;

public native fun peel_vec_vec_u8(bcs: &mut BCS): vector<vector<u8>>;

public native fun peel_vec_u16(bcs: &mut BCS): vector<u16>;

public native fun peel_vec_u32(bcs: &mut BCS): vector<u32>;

public native fun peel_vec_u64(bcs: &mut BCS): vector<u64>;

public native fun peel_vec_u128(bcs: &mut BCS): vector<u128>;

public native fun peel_vec_u256(bcs: &mut BCS): vector<u256>;

public native fun peel_enum_tag(bcs: &mut BCS): u32;

public macro fun peel_option<$T>($bcs: &mut BCS, $peel: |&mut BCS| -> $T): Option<$T> {
    abort 0
}

public native fun peel_option_address(bcs: &mut BCS): Option<address>;

public native fun peel_option_bool(bcs: &mut BCS): Option<bool>;

public native fun peel_option_u8(bcs: &mut BCS): Option<u8>;

public native fun peel_option_u16(bcs: &mut BCS): Option<u16>;

public native fun peel_option_u32(bcs: &mut BCS): Option<u32>;

public native fun peel_option_u64(bcs: &mut BCS): Option<u64>;

public native fun peel_option_u128(bcs: &mut BCS): Option<u128>;

public native fun peel_option_u256(bcs: &mut BCS): Option<u256>;
