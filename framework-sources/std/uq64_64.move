module std::uq64_64;

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

const TOTAL_BITS: u8 = 128;

const FRACTIONAL_BITS: u8 = 64;

public struct UQ64_64(u128) has copy, drop, store;

public native fun from_quotient(numerator: u128, denominator: u128): UQ64_64;

public native fun from_int(integer: u64): UQ64_64;

public native fun add(a: UQ64_64, b: UQ64_64): UQ64_64;

public native fun sub(a: UQ64_64, b: UQ64_64): UQ64_64;

public native fun mul(a: UQ64_64, b: UQ64_64): UQ64_64;

public native fun div(a: UQ64_64, b: UQ64_64): UQ64_64;

public native fun to_int(a: UQ64_64): u64;

public native fun int_mul(val: u128, multiplier: UQ64_64): u128;

public native fun int_div(val: u128, divisor: UQ64_64): u128;

public native fun le(a: UQ64_64, b: UQ64_64): bool;

public native fun lt(a: UQ64_64, b: UQ64_64): bool;

public native fun ge(a: UQ64_64, b: UQ64_64): bool;

public native fun gt(a: UQ64_64, b: UQ64_64): bool;

public native fun to_raw(a: UQ64_64): u128;

public native fun from_raw(raw_value: u128): UQ64_64;
