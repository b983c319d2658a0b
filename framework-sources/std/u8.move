/// Provides the methods of the primitive type `u8`, an unsigned integer between 0 and 255. Bytes,
/// small counters and the shift amounts of `<<` and `>>` have this type.
///
/// The module offers helpers that the operators of the language lack: larger and smaller of two
/// values, distance, division that rounds up, powers, integer roots, decimal text, and loop
/// macros. The compiler ties them to the type, so they are called as methods without an import,
/// for example `x.max(y)` or `n.do!(|i| ...)`. The operators `+`, `-`, `*` and casts with `as`
/// abort instead of wrapping around.
#[defines_primitive(u8)]
module std::u8;

use std::string::String;

/// Returns `x` with each of its 8 bits flipped. The result equals `max_value!() - x`, so 0 turns
/// into the largest `u8` and back.
public native fun bitwise_not(x: u8): u8;

/// Returns whichever of the two values is larger.
public native fun max(x: u8, y: u8): u8;

/// Returns whichever of the two values is smaller.
public native fun min(x: u8, y: u8): u8;

/// Returns the distance between the two values, whichever of them is larger. Use it instead of a
/// plain subtraction, which aborts when the second operand exceeds the first.
public native fun diff(x: u8, y: u8): u8;

/// Divides `x` by `y` and rounds any remainder up to the next integer. Aborts with the arithmetic
/// error of the virtual machine when `y` is 0.
public native fun divide_and_round_up(x: u8, y: u8): u8;

/// Raises `base` to the power `exponent`. An exponent of 0 gives 1 for every base. Aborts with an
/// arithmetic error when the result does not fit in `u8`. The work grows with the number of bits
/// in `exponent`, not with its value.
public native fun pow(base: u8, exponent: u8): u8;

/// Returns the integer square root of `x`: the largest `r` for which `r * r` does not exceed `x`.
/// Fractions are cut off, so both 9 and 15 give 3.
public native fun sqrt(x: u8): u8;

/// Writes `x` in decimal notation, without leading zeros, sign or separators.
public native fun to_string(x: u8): String;

/// Expands to the largest `u8`, 255.
public macro fun max_value(): u8 {
    abort 0
}

/// Calls `$f` with every integer from `$start` up to, but not including, `$stop`. The lambda
/// receives the current number; its result is dropped. Nothing happens when `$start` is at or
/// beyond `$stop`.
public macro fun range_do<$R: drop>($start: u8, $stop: u8, $f: |u8| -> $R) {
    abort 0
}

/// Calls `$f` with every integer from `$start` through `$stop`, both ends included. The lambda
/// receives the current number; its result is dropped. The loop is safe even when `$stop` is the
/// largest `u8`. Nothing happens when `$start` is beyond `$stop`.
public macro fun range_do_eq<$R: drop>($start: u8, $stop: u8, $f: |u8| -> $R) {
    abort 0
}

/// Calls `$f` with 0, 1, 2 and so on, `$stop` times in all. The lambda receives the current
/// number, at most `$stop - 1`; its result is dropped. As a method it reads `n.do!(|i| ...)`.
public macro fun do<$R: drop>($stop: u8, $f: |u8| -> $R) {
    abort 0
}

/// Calls `$f` with each number from 0 through `$stop`, which makes `$stop + 1` calls. The lambda
/// receives the current number; its result is dropped. The loop is safe even when `$stop` is the
/// largest `u8`.
public macro fun do_eq<$R: drop>($stop: u8, $f: |u8| -> $R) {
    abort 0
}
