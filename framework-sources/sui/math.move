/// Provides arithmetic helpers for integers. Deprecated: the integer modules of the standard
/// library, such as `std::u64`, have methods for all of them.
#[deprecated(note = b"Use `std::u64`.")]
module sui::math;

/// Returns the larger of two numbers. Deprecated: use `std::u64::max`.
public native fun max(x: u64, y: u64): u64;

/// Returns the smaller of two numbers. Deprecated: use `std::u64::min`.
public native fun min(x: u64, y: u64): u64;

/// Returns the distance between two numbers, whichever is larger. Deprecated: use
/// `std::u64::diff`.
public native fun diff(x: u64, y: u64): u64;

/// Raises a number to a power. Aborts with an arithmetic error if the result exceeds a `u64`.
/// Deprecated: use `std::u64::pow`.
public native fun pow(base: u64, exponent: u8): u64;

/// Returns the square root, rounded down. Deprecated: use `std::u64::sqrt`.
public native fun sqrt(x: u64): u64;

/// Returns the square root of a `u128`, rounded down. Deprecated: use `std::u128::sqrt`.
public native fun sqrt_u128(x: u128): u128;

/// Divides and rounds up to the next whole number. Aborts with an arithmetic error if the divisor
/// is zero. Deprecated: use `std::u64::divide_and_round_up`.
public native fun divide_and_round_up(x: u64, y: u64): u64;
