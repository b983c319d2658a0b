module sui::random;

use sui::versioned::Versioned;

const ENotSystemAddress: u64 = 0;

const EWrongInnerVersion: u64 = 1;

const EInvalidRandomnessUpdate: u64 = 2;

const EInvalidRange: u64 = 3;

const EInvalidLength: u64 = 4;

const CURRENT_VERSION: u64 = 1;

const RAND_OUTPUT_LEN: u16 = 32;

const U16_MAX: u64 = 0xFFFF;

public struct Random has key {
    id: UID,
    inner: Versioned,
}

public struct RandomInner has store {
    version: u64,
    epoch: u64,
    randomness_round: u64,
    random_bytes: vector<u8>,
}

public struct RandomGenerator has drop {
    seed: vector<u8>,
    counter: u16,
    buffer: vector<u8>,
}

public native fun new_generator(r: &Random, ctx: &mut TxContext): RandomGenerator;

public native fun generate_bytes(g: &mut RandomGenerator, num_of_bytes: u16): vector<u8>;

public native fun generate_u256(g: &mut RandomGenerator): u256;

public native fun generate_u128(g: &mut RandomGenerator): u128;

public native fun generate_u64(g: &mut RandomGenerator): u64;

public native fun generate_u32(g: &mut RandomGenerator): u32;

public native fun generate_u16(g: &mut RandomGenerator): u16;

public native fun generate_u8(g: &mut RandomGenerator): u8;

public native fun generate_bool(g: &mut RandomGenerator): bool;

public native fun generate_u128_in_range(g: &mut RandomGenerator, min: u128, max: u128): u128;

public native fun generate_u64_in_range(g: &mut RandomGenerator, min: u64, max: u64): u64;

public native fun generate_u32_in_range(g: &mut RandomGenerator, min: u32, max: u32): u32;

public native fun generate_u16_in_range(g: &mut RandomGenerator, min: u16, max: u16): u16;

public native fun generate_u8_in_range(g: &mut RandomGenerator, min: u8, max: u8): u8;

public native fun shuffle<T>(g: &mut RandomGenerator, v: &mut vector<T>);
