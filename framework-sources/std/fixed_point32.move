/// Implements the older fixed-point number with 32 fractional bits. The module is deprecated; new
/// code uses `std::uq32_32`, which has the same range and precision and adds arithmetic and
/// comparisons between two numbers.
///
/// Existing values convert without loss: pass the result of `get_raw_value` to
/// `uq32_32::from_raw`.
#[deprecated(note = b"Use `std::uq32_32`.")]
module std::fixed_point32;

/// Largest `u64`, as a `u128`, for checking intermediate results.
const MAX_U64: u128 = 18446744073709551615;

/// Raised by `create_from_rational` when the denominator is 0. Pass a positive denominator.
const EDENOMINATOR: u64 = 0x10001;

/// Raised by `divide_u64` when the quotient exceeds the range of `u64`. Use a larger divisor or a
/// smaller value.
const EDIVISION: u64 = 0x20002;

/// Raised by `multiply_u64` when the product exceeds the range of `u64`. Use a smaller multiplier
/// or value.
const EMULTIPLICATION: u64 = 0x20003;

/// Raised by `divide_u64` when the divisor is zero. Check it with `is_zero` first.
const EDIVISION_BY_ZERO: u64 = 0x10004;

/// Raised by `create_from_rational` when a non-zero ratio would be stored as 0, or when the ratio
/// is `2^32` or more. Scale the numbers before the call.
const ERATIO_OUT_OF_RANGE: u64 = 0x20005;

/// Represents a non-negative number as a `u64` that counts units of `2^-32`. It is a plain value
/// that can be copied, dropped and stored. Decimal fractions are rarely exact in it.
public struct FixedPoint32 has copy, drop, store {
    /// The number times `2^32`.
    value: u64,
}

/// Multiplies `val` by a fixed-point number and returns the integer part of the product. Aborts
/// with `EMULTIPLICATION` when the result does not fit in `u64`. Deprecated: use
/// `uq32_32::int_mul`.
public native fun multiply_u64(val: u64, multiplier: FixedPoint32): u64;

/// Divides `val` by a fixed-point number and returns the integer part of the quotient. Aborts
/// with `EDIVISION_BY_ZERO` when the divisor is zero and with `EDIVISION` when the result does
/// not fit in `u64`. Deprecated: use `uq32_32::int_div`.
public native fun divide_u64(val: u64, divisor: FixedPoint32): u64;

/// Creates the number `numerator / denominator`, cut off at 32 fractional bits. Aborts with
/// `EDENOMINATOR` when the denominator is 0, and with `ERATIO_OUT_OF_RANGE` when the ratio is too
/// small or too large to be stored; a numerator of 0 is fine. Deprecated: use
/// `uq32_32::from_quotient`.
public native fun create_from_rational(numerator: u64, denominator: u64): FixedPoint32;

/// Takes `value` as a count of `2^-32` units and returns the number it represents. Deprecated:
/// use `uq32_32::from_raw`.
public native fun create_from_raw_value(value: u64): FixedPoint32;

/// Returns the number times `2^32`, as it is stored. It is the bridge to `uq32_32::from_raw`.
public native fun get_raw_value(num: FixedPoint32): u64;

/// Tells whether the number is 0.
public native fun is_zero(num: FixedPoint32): bool;
