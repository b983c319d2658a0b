#[deprecated]
module std::fixed_point32;

const MAX_U64: u128 = 18446744073709551615;

const EDENOMINATOR: u64 = 0x10001;

const EDIVISION: u64 = 0x20002;

const EMULTIPLICATION: u64 = 0x20003;

const EDIVISION_BY_ZERO: u64 = 0x10004;

const ERATIO_OUT_OF_RANGE: u64 = 0x20005;

public struct FixedPoint32 has copy, drop, store {
    value: u64,
}

public native fun multiply_u64(val: u64, multiplier: FixedPoint32): u64;

public native fun divide_u64(val: u64, divisor: FixedPoint32): u64;

public native fun create_from_rational(numerator: u64, denominator: u64): FixedPoint32;

public native fun create_from_raw_value(value: u64): FixedPoint32;

public native fun get_raw_value(num: FixedPoint32): u64;

public native fun is_zero(num: FixedPoint32): bool;
