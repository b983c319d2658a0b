/// Holds the shared bodies behind the integer modules and the fixed-point modules of the standard
/// library. Application code normally calls the typed versions, such as `u64::max` or
/// `uq32_32::int_mul`; the macros are public so that the library can expand them for each type.
///
/// Because macros are expanded at the call site, `$T` and `$U` are replaced by concrete integer
/// types there, and any argument that aborts does so only if the expansion reaches it.
module std::macros;

use std::string::String;

/// Evaluates both numbers once and yields the larger one.
public macro fun num_max<$T>($x: $T, $y: $T): $T {
    abort 0
}

/// Evaluates both numbers once and yields the smaller one.
public macro fun num_min<$T>($x: $T, $y: $T): $T {
    abort 0
}

/// Yields the distance between two numbers, whichever of them is larger.
public macro fun num_diff<$T>($x: $T, $y: $T): $T {
    abort 0
}

/// Divides `$x` by `$y` and adds 1 when there is a remainder. Aborts with an arithmetic error
/// when `$y` is 0.
public macro fun num_divide_and_round_up<$T>($x: $T, $y: $T): $T {
    abort 0
}

/// Raises `$base` to the power `$exponent` by repeated squaring. Aborts with an arithmetic error
/// when the result does not fit in the type of `$base`.
public macro fun num_pow($base: _, $exponent: u8): _ {
    abort 0
}

/// Yields the integer square root of `$x`, cut off to a whole number. `$bitsize` is the width of
/// `$T` in bits, and `$U` is a wider type that can hold `1 << $bitsize`.
public macro fun num_sqrt<$T, $U>($x: $T, $bitsize: u8): $T {
    abort 0
}

/// Writes an unsigned integer in decimal digits.
public macro fun num_to_string($x: _): String {
    abort 0
}

/// Calls `$f` with each number from `$start` up to, but not including, `$stop`. The lambda
/// receives the current number, and its result is dropped. An empty or reversed range makes no
/// call.
public macro fun range_do<$T, $R: drop>($start: $T, $stop: $T, $f: |$T| -> $R) {
    abort 0
}

/// Calls `$f` with each number from `$start` through `$stop`, both included. The lambda receives
/// the current number, and its result is dropped. It does not overflow when `$stop` is the
/// largest value of its type. A reversed range makes no call.
public macro fun range_do_eq<$T, $R: drop>($start: $T, $stop: $T, $f: |$T| -> $R) {
    abort 0
}

/// Calls `$f` with each number from 0 up to, but not including, `$stop`. The lambda receives the
/// current number, and its result is dropped.
public macro fun do<$T, $R: drop>($stop: $T, $f: |$T| -> $R) {
    abort 0
}

/// Calls `$f` with each number from 0 through `$stop`. The lambda receives the current number,
/// and its result is dropped.
public macro fun do_eq<$T, $R: drop>($stop: $T, $f: |$T| -> $R) {
    abort 0
}

/// Yields `$x` as a `u8`, or `none` when it is above 255.
public macro fun try_as_u8($x: _): Option<u8> {
    abort 0
}

/// Yields `$x` as a `u16`, or `none` when it is above 65,535.
public macro fun try_as_u16($x: _): Option<u16> {
    abort 0
}

/// Yields `$x` as a `u32`, or `none` when it is above 4,294,967,295.
public macro fun try_as_u32($x: _): Option<u32> {
    abort 0
}

/// Yields `$x` as a `u64`, or `none` when it does not fit in 64 bits.
public macro fun try_as_u64($x: _): Option<u64> {
    abort 0
}

/// Yields `$x` as a `u128`, or `none` when it does not fit in 128 bits.
public macro fun try_as_u128($x: _): Option<u128> {
    abort 0
}

/// Computes the raw form of the fixed-point number `$numerator / $denominator`. `$T` stores the
/// number in `$t_bits` bits, of which `$fractional_bits` are fractional; `$max_t` is its largest
/// value, and `$U` is the next wider type for the division. The three `$abort_` arguments are
/// expressions that are expanded where the denominator is 0, where a non-zero quotient would
/// become 0, and where it is too large.
public macro fun uq_from_quotient<$T, $U>(
    $numerator: $T,
    $denominator: $T,
    $max_t: $T,
    $t_bits: u8,
    $fractional_bits: u8,
    $abort_denominator: _,
    $abort_quotient_too_small: _,
    $abort_quotient_too_large: _,
): $T {
    abort 0
}

/// Computes the raw form of a fixed-point number without a fraction. The integer is widened to
/// `$U` and shifted left by `$fractional_bits`.
public macro fun uq_from_int<$T, $U>($integer: $T, $fractional_bits: u8): $U {
    abort 0
}

/// Adds two raw fixed-point numbers of type `$T`. The sum is formed in the wider type `$U`; when
/// it exceeds `$max_t`, the expression `$abort_overflow` is expanded.
public macro fun uq_add<$T, $U>($a: $T, $b: $T, $max_t: $T, $abort_overflow: _): $T {
    abort 0
}

/// Subtracts the raw number `$b` from `$a`. The expression `$abort_overflow` is expanded when
/// `$b` is larger.
public macro fun uq_sub<$T>($a: $T, $b: $T, $abort_overflow: _): $T {
    abort 0
}

/// Yields the integer part of the raw fixed-point number `$a`. The value is shifted right by
/// `$fractional_bits` and narrowed to `$T`.
public macro fun uq_to_int<$T, $U>($a: $U, $fractional_bits: u8): $T {
    abort 0
}

/// Multiplies an integer by a raw fixed-point number and yields the integer part of the product.
/// The product is formed in `$U`; the expression `$abort_overflow` is expanded when the result
/// exceeds `$max_t`.
public macro fun uq_int_mul<$T, $U>(
    $val: $T,
    $multiplier: $T,
    $max_t: $T,
    $fractional_bits: u8,
    $abort_overflow: _,
): $T {
    abort 0
}

/// Divides an integer by a raw fixed-point number and yields the integer part of the quotient.
/// `$abort_division_by_zero` and `$abort_overflow` are the expressions for a zero divisor and for
/// a result above `$max_t`.
public macro fun uq_int_div<$T, $U>(
    $val: $T,
    $divisor: $T,
    $max_t: $T,
    $fractional_bits: u8,
    $abort_division_by_zero: _,
    $abort_overflow: _,
): $T {
    abort 0
}
