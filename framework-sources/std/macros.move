module std::macros;

use std::string::String;

public macro fun num_max<$T>($x: $T, $y: $T): $T {
    abort 0
}

public macro fun num_min<$T>($x: $T, $y: $T): $T {
    abort 0
}

public macro fun num_diff<$T>($x: $T, $y: $T): $T {
    abort 0
}

public macro fun num_divide_and_round_up<$T>($x: $T, $y: $T): $T {
    abort 0
}

public macro fun num_pow($base: _, $exponent: u8): _ {
    abort 0
}

public macro fun num_sqrt<$T, $U>($x: $T, $bitsize: u8): $T {
    abort 0
}

public macro fun num_to_string($x: _): String {
    abort 0
}

public macro fun range_do<$T, $R: drop>($start: $T, $stop: $T, $f: |$T| -> $R) {
    abort 0
}

public macro fun range_do_eq<$T, $R: drop>($start: $T, $stop: $T, $f: |$T| -> $R) {
    abort 0
}

public macro fun do<$T, $R: drop>($stop: $T, $f: |$T| -> $R) {
    abort 0
}

public macro fun do_eq<$T, $R: drop>($stop: $T, $f: |$T| -> $R) {
    abort 0
}

public macro fun try_as_u8($x: _): Option<u8> {
    abort 0
}

public macro fun try_as_u16($x: _): Option<u16> {
    abort 0
}

public macro fun try_as_u32($x: _): Option<u32> {
    abort 0
}

public macro fun try_as_u64($x: _): Option<u64> {
    abort 0
}

public macro fun try_as_u128($x: _): Option<u128> {
    abort 0
}

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

public macro fun uq_from_int<$T, $U>($integer: $T, $fractional_bits: u8): $U {
    abort 0
}

public macro fun uq_add<$T, $U>($a: $T, $b: $T, $max_t: $T, $abort_overflow: _): $T {
    abort 0
}

public macro fun uq_sub<$T>($a: $T, $b: $T, $abort_overflow: _): $T {
    abort 0
}

public macro fun uq_to_int<$T, $U>($a: $U, $fractional_bits: u8): $T {
    abort 0
}

public macro fun uq_int_mul<$T, $U>(
    $val: $T,
    $multiplier: $T,
    $max_t: $T,
    $fractional_bits: u8,
    $abort_overflow: _,
): $T {
    abort 0
}

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
