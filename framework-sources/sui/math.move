#[deprecated]
module sui::math;

public native fun max(x: u64, y: u64): u64;

public native fun min(x: u64, y: u64): u64;

public native fun diff(x: u64, y: u64): u64;

public native fun pow(base: u64, exponent: u8): u64;

public native fun sqrt(x: u64): u64;

public native fun sqrt_u128(x: u128): u128;

public native fun divide_and_round_up(x: u64, y: u64): u64;
