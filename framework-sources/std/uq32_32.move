module std::uq32_32;

#[error]
const EDenominator: vector<u8> = b"Quotient specified with a zero denominator";

#[error]
const EQuotientTooSmall: vector<u8> =
    b"Quotient specified is too small, and is outside of the supported range";

#[error]
const EQuotientTooLarge: vector<u8> =
    b"Quotient specified is too large, and is outside of the supported range";

#[error]
const EOverflow: vector<u8> = b"Overflow from an arithmetic operation";

#[error]
const EDivisionByZero: vector<u8> = b"Division by zero";

const TOTAL_BITS: u8 = 64;

const FRACTIONAL_BITS: u8 = 32;

public struct UQ32_32(u64) has copy, drop, store;

public native fun from_quotient(numerator: u64, denominator: u64): UQ32_32;

public native fun from_int(integer: u32): UQ32_32;

public native fun add(a: UQ32_32, b: UQ32_32): UQ32_32;

public native fun sub(a: UQ32_32, b: UQ32_32): UQ32_32;

public native fun mul(a: UQ32_32, b: UQ32_32): UQ32_32;

public native fun div(a: UQ32_32, b: UQ32_32): UQ32_32;

public native fun to_int(a: UQ32_32): u32;

public native fun int_mul(val: u64, multiplier: UQ32_32): u64;

public native fun int_div(val: u64, divisor: UQ32_32): u64;

public native fun le(a: UQ32_32, b: UQ32_32): bool;

public native fun lt(a: UQ32_32, b: UQ32_32): bool;

public native fun ge(a: UQ32_32, b: UQ32_32): bool;

public native fun gt(a: UQ32_32, b: UQ32_32): bool;

public native fun to_raw(a: UQ32_32): u64;

public native fun from_raw(raw_value: u64): UQ32_32;
