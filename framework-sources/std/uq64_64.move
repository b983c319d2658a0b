/// Implements unsigned fixed-point numbers with 64 bits before and 64 bits behind the binary
/// point. Use them for rates, ratios and prices that need fractions, because Move has no
/// floating-point type. A value spans 0 up to just under `2^64` in steps of `2^-64`. When `u64`
/// storage is enough, `uq32_32` is half the size.
///
/// Make a number with `from_quotient` or `from_int`, combine numbers with `add`, `sub`, `mul` and
/// `div`, apply one to an ordinary integer with `int_mul` and `int_div`, and compare with `le`,
/// `lt`, `ge` and `gt`. Results that do not fit the step are cut off, never rounded up. The error
/// constants carry `#[error]`, so a failed transaction reports their message instead of a small
/// number.
module std::uq64_64;

/// Raised by `from_quotient` when the denominator is 0. Pass a positive denominator.
#[error]
const EDenominator: vector<u8> = b"Quotient specified with a zero denominator";

/// Raised by `from_quotient` when a positive quotient is below `2^-64` and would be stored as 0.
/// Scale the numbers up, or treat the value as zero yourself.
#[error]
const EQuotientTooSmall: vector<u8> =
    b"Quotient specified is too small, and is outside of the supported range";

/// Raised by `from_quotient` when the quotient reaches `2^64` or more. Use a smaller unit.
#[error]
const EQuotientTooLarge: vector<u8> =
    b"Quotient specified is too large, and is outside of the supported range";

/// Raised when a sum, product or quotient exceeds the largest representable value, or when `sub`
/// would go below zero. Compare the operands first or work with smaller values.
#[error]
const EOverflow: vector<u8> = b"Overflow from an arithmetic operation";

/// Raised by `div` and `int_div` when the divisor is zero. Check the divisor before the call.
#[error]
const EDivisionByZero: vector<u8> = b"Division by zero";

/// Width of the stored `u128` in bits, passed to the shared macros in `std::macros`.
const TOTAL_BITS: u8 = 128;

/// Number of bits behind the binary point; a stored value is the real number times `2^64`.
const FRACTIONAL_BITS: u8 = 64;

/// Represents a non-negative number as a `u128` that counts units of `2^-64`. It is a plain
/// value: it can be copied, dropped and kept inside objects. Fractions whose denominator is not a
/// power of two, such as 1/10, are stored slightly too low.
public struct UQ64_64(u128) has copy, drop, store;

/// Creates the number `numerator / denominator`, cut off at the last of the 64 fractional bits.
/// It is the most precise way to write a constant: 3/100 as `from_quotient(3, 100)`. Aborts with
/// `EDenominator` when the denominator is 0, with `EQuotientTooSmall` when a non-zero numerator
/// would yield 0, and with `EQuotientTooLarge` when the result needs more than 64 integer bits.
public native fun from_quotient(numerator: u128, denominator: u128): UQ64_64;

/// Creates a number without a fractional part from `integer`. It never aborts, since every `u64`
/// fits.
public native fun from_int(integer: u64): UQ64_64;

/// Returns the exact sum of two numbers. Aborts with `EOverflow` when it is `2^64` or larger.
public native fun add(a: UQ64_64, b: UQ64_64): UQ64_64;

/// Returns the exact difference `a - b`. The type is unsigned, so it aborts with `EOverflow` when
/// `b` is the larger number.
public native fun sub(a: UQ64_64, b: UQ64_64): UQ64_64;

/// Multiplies two numbers and cuts the product off at 64 fractional bits. A product below the
/// smallest step becomes 0 without an error. Aborts with `EOverflow` when the product is too
/// large.
public native fun mul(a: UQ64_64, b: UQ64_64): UQ64_64;

/// Divides `a` by `b` and cuts the quotient off at 64 fractional bits. Aborts with
/// `EDivisionByZero` when `b` is zero, and with `EOverflow` when the quotient reaches `2^64`.
public native fun div(a: UQ64_64, b: UQ64_64): UQ64_64;

/// Returns the integer part of `a`; the fraction is discarded.
public native fun to_int(a: UQ64_64): u64;

/// Multiplies the integer `val` by a fixed-point number and returns the integer part of the
/// product. This is the function for applying a rate to an amount, for example a fee to a
/// balance. The product is computed in `u256`, so only the final result can overflow; it then
/// aborts with `EOverflow`.
public native fun int_mul(val: u128, multiplier: UQ64_64): u128;

/// Divides the integer `val` by a fixed-point number and returns the integer part of the
/// quotient. Aborts with `EDivisionByZero` when the divisor is zero. A divisor below 1 enlarges
/// the value, so the call aborts with `EOverflow` when the quotient does not fit in `u128`.
public native fun int_div(val: u128, divisor: UQ64_64): u128;

/// Tells whether `a` is at most `b`.
public native fun le(a: UQ64_64, b: UQ64_64): bool;

/// Tells whether `a` is strictly below `b`.
public native fun lt(a: UQ64_64, b: UQ64_64): bool;

/// Tells whether `a` is at least `b`.
public native fun ge(a: UQ64_64, b: UQ64_64): bool;

/// Tells whether `a` is strictly above `b`.
public native fun gt(a: UQ64_64, b: UQ64_64): bool;

/// Returns the stored `u128`, which is the number times `2^64`. Use it for operations that the
/// module does not offer, and go back with `from_raw`.
public native fun to_raw(a: UQ64_64): u128;

/// Takes `raw_value` as a count of `2^-64` units and returns the number it represents. Every
/// `u128` is valid. Prefer `from_int` and `from_quotient` unless the value came out of `to_raw`.
public native fun from_raw(raw_value: u128): UQ64_64;
