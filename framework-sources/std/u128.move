/// Provides the methods of the primitive type `u128`, an unsigned integer between 0 and
/// `2^128 - 1`. It is wide enough for the product of two `u64` values, which makes it the usual
/// choice for intermediate results of price and share calculations.
///
/// The module offers helpers that the operators of the language lack: larger and smaller of two
/// values, distance, division that rounds up, powers, integer roots, checked conversions to
/// narrower integers, decimal text, and loop macros. The compiler ties them to the type, so they
/// are called as methods without an import, for example `x.max(y)` or `n.do!(|i| ...)`. The
/// operators `+`, `-`, `*` and casts with `as` abort instead of wrapping around.
#[defines_primitive(u128)]
module std::u128;

use std::string::String;

/// Returns `x` with each of its 128 bits flipped. The result equals `max_value!() - x`, so 0
/// turns into the largest `u128` and back.
public native fun bitwise_not(x: u128): u128;

/// Returns whichever of the two values is larger.
public native fun max(x: u128, y: u128): u128;

/// Returns whichever of the two values is smaller.
public native fun min(x: u128, y: u128): u128;

/// Returns the distance between the two values, whichever of them is larger. Use it instead of a
/// plain subtraction, which aborts when the second operand exceeds the first.
public native fun diff(x: u128, y: u128): u128;

/// Divides `x` by `y` and rounds any remainder up to the next integer. Aborts with the arithmetic
/// error of the virtual machine when `y` is 0.
public native fun divide_and_round_up(x: u128, y: u128): u128;

/// Raises `base` to the power `exponent`. An exponent of 0 gives 1 for every base. Aborts with an
/// arithmetic error when the result does not fit in `u128`. The work grows with the number of
/// bits in `exponent`, not with its value.
public native fun pow(base: u128, exponent: u8): u128;

/// Returns the integer square root of `x`: the largest `r` for which `r * r` does not exceed `x`.
/// Fractions are cut off, so both 9 and 15 give 3. To keep decimal digits, scale the argument by
/// an even power of ten first: the root of 20,000 is 141, which reads as 1.41 for the root of 2.
public native fun sqrt(x: u128): u128;

/// Converts `x` to `u8`, or returns `none` when `x` exceeds 255. A cast with `as u8` aborts in
/// that case.
public native fun try_as_u8(x: u128): Option<u8>;

/// Converts `x` to `u16`, or returns `none` when `x` exceeds 65,535. A cast with `as u16` aborts
/// in that case.
public native fun try_as_u16(x: u128): Option<u16>;

/// Converts `x` to `u32`, or returns `none` when `x` exceeds 4,294,967,295. A cast with `as u32`
/// aborts in that case.
public native fun try_as_u32(x: u128): Option<u32>;

/// Converts `x` to `u64`, or returns `none` when `x` exceeds `2^64 - 1`. A cast with `as u64`
/// aborts in that case.
public native fun try_as_u64(x: u128): Option<u64>;

/// Writes `x` in decimal notation, without leading zeros, sign or separators.
public native fun to_string(x: u128): String;

/// Expands to the largest `u128`, `2^128 - 1`.
public macro fun max_value(): u128 {
    abort 0
}

/// Calls `$f` with every integer from `$start` up to, but not including, `$stop`. The lambda
/// receives the current number; its result is dropped. Nothing happens when `$start` is at or
/// beyond `$stop`.
public macro fun range_do<$R: drop>($start: u128, $stop: u128, $f: |u128| -> $R) {
    abort 0
}

/// Calls `$f` with every integer from `$start` through `$stop`, both ends included. The lambda
/// receives the current number; its result is dropped. The loop is safe even when `$stop` is the
/// largest `u128`. Nothing happens when `$start` is beyond `$stop`.
public macro fun range_do_eq<$R: drop>($start: u128, $stop: u128, $f: |u128| -> $R) {
    abort 0
}

/// Calls `$f` with 0, 1, 2 and so on, `$stop` times in all. The lambda receives the current
/// number, at most `$stop - 1`; its result is dropped. As a method it reads `n.do!(|i| ...)`.
public macro fun do<$R: drop>($stop: u128, $f: |u128| -> $R) {
    abort 0
}

/// Calls `$f` with each number from 0 through `$stop`, which makes `$stop + 1` calls. The lambda
/// receives the current number; its result is dropped. The loop is safe even when `$stop` is the
/// largest `u128`.
public macro fun do_eq<$R: drop>($stop: u128, $f: |u128| -> $R) {
    abort 0
}
