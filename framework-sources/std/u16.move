/// Provides the methods of the primitive type `u16`, an unsigned integer between 0 and 65,535. It
/// fits small rates such as basis points, where 10,000 means 100 %.
///
/// The module offers helpers that the operators of the language lack: larger and smaller of two
/// values, distance, division that rounds up, powers, integer roots, checked conversions to
/// narrower integers, decimal text, and loop macros. The compiler ties them to the type, so they
/// are called as methods without an import, for example `x.max(y)` or `n.do!(|i| ...)`. The
/// operators `+`, `-`, `*` and casts with `as` abort instead of wrapping around.
#[defines_primitive(u16)]
module std::u16;

use std::string::String;

/// Returns `x` with each of its 16 bits flipped. The result equals `max_value!() - x`, so 0 turns
/// into the largest `u16` and back.
public native fun bitwise_not(x: u16): u16;

/// Returns whichever of the two values is larger.
public native fun max(x: u16, y: u16): u16;

/// Returns whichever of the two values is smaller.
public native fun min(x: u16, y: u16): u16;

/// Returns the distance between the two values, whichever of them is larger. Use it instead of a
/// plain subtraction, which aborts when the second operand exceeds the first.
public native fun diff(x: u16, y: u16): u16;

/// Divides `x` by `y` and rounds any remainder up to the next integer. Aborts with the arithmetic
/// error of the virtual machine when `y` is 0.
public native fun divide_and_round_up(x: u16, y: u16): u16;

/// Raises `base` to the power `exponent`. An exponent of 0 gives 1 for every base. Aborts with an
/// arithmetic error when the result does not fit in `u16`. The work grows with the number of bits
/// in `exponent`, not with its value.
public native fun pow(base: u16, exponent: u8): u16;

/// Returns the integer square root of `x`: the largest `r` for which `r * r` does not exceed `x`.
/// Fractions are cut off, so both 9 and 15 give 3. To keep decimal digits, scale the argument by
/// an even power of ten first: the root of 20,000 is 141, which reads as 1.41 for the root of 2.
public native fun sqrt(x: u16): u16;

/// Converts `x` to `u8`, or returns `none` when `x` exceeds 255. A cast with `as u8` aborts in
/// that case.
public native fun try_as_u8(x: u16): Option<u8>;

/// Writes `x` in decimal notation, without leading zeros, sign or separators.
public native fun to_string(x: u16): String;

/// Expands to the largest `u16`, 65,535.
public macro fun max_value(): u16 {
    abort 0
}

/// Calls `$f` with every integer from `$start` up to, but not including, `$stop`. The lambda
/// receives the current number; its result is dropped. Nothing happens when `$start` is at or
/// beyond `$stop`.
public macro fun range_do<$R: drop>($start: u16, $stop: u16, $f: |u16| -> $R) {
    abort 0
}

/// Calls `$f` with every integer from `$start` through `$stop`, both ends included. The lambda
/// receives the current number; its result is dropped. The loop is safe even when `$stop` is the
/// largest `u16`. Nothing happens when `$start` is beyond `$stop`.
public macro fun range_do_eq<$R: drop>($start: u16, $stop: u16, $f: |u16| -> $R) {
    abort 0
}

/// Calls `$f` with 0, 1, 2 and so on, `$stop` times in all. The lambda receives the current
/// number, at most `$stop - 1`; its result is dropped. As a method it reads `n.do!(|i| ...)`.
public macro fun do<$R: drop>($stop: u16, $f: |u16| -> $R) {
    abort 0
}

/// Calls `$f` with each number from 0 through `$stop`, which makes `$stop + 1` calls. The lambda
/// receives the current number; its result is dropped. The loop is safe even when `$stop` is the
/// largest `u16`.
public macro fun do_eq<$R: drop>($stop: u16, $f: |u16| -> $R) {
    abort 0
}
