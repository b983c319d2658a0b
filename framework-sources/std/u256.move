/// Provides the methods of the primitive type `u256`, an unsigned integer between 0 and
/// `2^256 - 1`. It is the widest integer of Move, as wide as a Sui address, and the usual choice
/// for intermediate products of `u128` values.
///
/// The module offers helpers that the operators of the language lack: larger and smaller of two
/// values, distance, division that rounds up, powers, checked conversions to narrower integers,
/// decimal text, and loop macros. The compiler ties them to the type, so they are called as
/// methods without an import, for example `x.max(y)` or `n.do!(|i| ...)`. The operators `+`, `-`,
/// `*` and casts with `as` abort instead of wrapping around.
#[defines_primitive(u256)]
module std::u256;

use std::string::String;

/// Returns `x` with each of its 256 bits flipped. The result equals `max_value!() - x`, so 0
/// turns into the largest `u256` and back.
public native fun bitwise_not(x: u256): u256;

/// Returns whichever of the two values is larger.
public native fun max(x: u256, y: u256): u256;

/// Returns whichever of the two values is smaller.
public native fun min(x: u256, y: u256): u256;

/// Returns the distance between the two values, whichever of them is larger. Use it instead of a
/// plain subtraction, which aborts when the second operand exceeds the first.
public native fun diff(x: u256, y: u256): u256;

/// Divides `x` by `y` and rounds any remainder up to the next integer. Aborts with the arithmetic
/// error of the virtual machine when `y` is 0.
public native fun divide_and_round_up(x: u256, y: u256): u256;

/// Raises `base` to the power `exponent`. An exponent of 0 gives 1 for every base. Aborts with an
/// arithmetic error when the result does not fit in `u256`. The work grows with the number of
/// bits in `exponent`, not with its value.
public native fun pow(base: u256, exponent: u8): u256;

/// Converts `x` to `u8`, or returns `none` when `x` exceeds 255. A cast with `as u8` aborts in
/// that case.
public native fun try_as_u8(x: u256): Option<u8>;

/// Converts `x` to `u16`, or returns `none` when `x` exceeds 65,535. A cast with `as u16` aborts
/// in that case.
public native fun try_as_u16(x: u256): Option<u16>;

/// Converts `x` to `u32`, or returns `none` when `x` exceeds 4,294,967,295. A cast with `as u32`
/// aborts in that case.
public native fun try_as_u32(x: u256): Option<u32>;

/// Converts `x` to `u64`, or returns `none` when `x` exceeds `2^64 - 1`. A cast with `as u64`
/// aborts in that case.
public native fun try_as_u64(x: u256): Option<u64>;

/// Converts `x` to `u128`, or returns `none` when `x` exceeds `2^128 - 1`. A cast with `as u128`
/// aborts in that case.
public native fun try_as_u128(x: u256): Option<u128>;

/// Writes `x` in decimal notation, without leading zeros, sign or separators.
public native fun to_string(x: u256): String;

/// Expands to the largest `u256`, `2^256 - 1`.
public macro fun max_value(): u256 {
    abort 0
}

/// Calls `$f` with every integer from `$start` up to, but not including, `$stop`. The lambda
/// receives the current number; its result is dropped. Nothing happens when `$start` is at or
/// beyond `$stop`.
public macro fun range_do<$R: drop>($start: u256, $stop: u256, $f: |u256| -> $R) {
    abort 0
}

/// Calls `$f` with every integer from `$start` through `$stop`, both ends included. The lambda
/// receives the current number; its result is dropped. The loop is safe even when `$stop` is the
/// largest `u256`. Nothing happens when `$start` is beyond `$stop`.
public macro fun range_do_eq<$R: drop>($start: u256, $stop: u256, $f: |u256| -> $R) {
    abort 0
}

/// Calls `$f` with 0, 1, 2 and so on, `$stop` times in all. The lambda receives the current
/// number, at most `$stop - 1`; its result is dropped. As a method it reads `n.do!(|i| ...)`.
public macro fun do<$R: drop>($stop: u256, $f: |u256| -> $R) {
    abort 0
}

/// Calls `$f` with each number from 0 through `$stop`, which makes `$stop + 1` calls. The lambda
/// receives the current number; its result is dropped. The loop is safe even when `$stop` is the
/// largest `u256`.
public macro fun do_eq<$R: drop>($stop: u256, $f: |u256| -> $R) {
    abort 0
}
