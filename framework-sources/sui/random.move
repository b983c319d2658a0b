/// Secure randomness on chain. Validators produce fresh random bytes together throughout an epoch
/// and record them in the shared object `Random` at `0x8`. A function takes it by reference, makes
/// a `RandomGenerator` with `new_generator`, and draws numbers, bytes or shuffles from it. No one,
/// not even a validator, knows the outcome before the transaction is ordered.
///
/// Three precautions. Make the function that uses randomness `entry` and not `public`, so that no
/// other module can call it, look at the result and abort. Do not pass a generator to code you do
/// not control. And let no outcome cost notably more gas than another, or a caller can set the
/// budget such that bad luck runs out of gas. In a programmable transaction, only transfers and
/// merges of coins may follow a command that uses `Random`.
module sui::random;

use sui::versioned::Versioned;

/// Someone other than the system address `0x0` tried to create or update the random state. User
/// transactions cannot reach this point.
const ENotSystemAddress: u64 = 0;

/// The stored state has a version that this framework code does not know.
const EWrongInnerVersion: u64 = 1;

/// The system delivered a round out of order. User transactions cannot reach this point.
const EInvalidRandomnessUpdate: u64 = 2;

/// The lower end of the range is above the upper end. Swap them.
const EInvalidRange: u64 = 3;

/// The vector to shuffle has more than 65,535 elements.
const EInvalidLength: u64 = 4;

/// Version of the stored state.
const CURRENT_VERSION: u64 = 1;

/// Number of bytes that a generator produces at a time.
const RAND_OUTPUT_LEN: u16 = 32;

/// The largest `u16`, which limits the length of a vector to shuffle.
const U16_MAX: u64 = 0xFFFF;

/// The chain's source of randomness: one shared object at `0x8`. Transactions can only read it, by
/// immutable reference; the system updates it.
public struct Random has key {
    id: UID,
    /// The state, in a wrapper that lets it change form in later releases. It is never handed out.
    inner: Versioned,
}

/// The state behind `Random`, out of reach of user code.
public struct RandomInner has store {
    /// Version of this structure.
    version: u64,
    /// Epoch of the latest update.
    epoch: u64,
    /// Round of the latest update, counted from the start in each epoch.
    randomness_round: u64,
    /// The bytes that all generators of this round derive from.
    random_bytes: vector<u8>,
}

/// A stream of random values for one transaction. It has `drop` only: it cannot be stored for
/// later use or copied to repeat a draw.
public struct RandomGenerator has drop {
    /// What the stream derives from; differs for each generator.
    seed: vector<u8>,
    /// Number of blocks of 32 bytes produced so far.
    counter: u16,
    /// Bytes produced and not used yet.
    buffer: vector<u8>,
}

/// Makes a generator. Each call gives an independent stream, even within one transaction, since
/// the transaction's digest and a counter go into the seed. A generator is good for about two
/// million bytes. Read the precautions of this module before you use one.
public native fun new_generator(r: &Random, ctx: &mut TxContext): RandomGenerator;

/// Draws `num_of_bytes` random bytes.
public native fun generate_bytes(g: &mut RandomGenerator, num_of_bytes: u16): vector<u8>;

/// Draws a `u256`, with every value equally likely.
public native fun generate_u256(g: &mut RandomGenerator): u256;

/// Draws a `u128`, with every value equally likely.
public native fun generate_u128(g: &mut RandomGenerator): u128;

/// Draws a `u64`, with every value equally likely.
public native fun generate_u64(g: &mut RandomGenerator): u64;

/// Draws a `u32`, with every value equally likely.
public native fun generate_u32(g: &mut RandomGenerator): u32;

/// Draws a `u16`, with every value equally likely.
public native fun generate_u16(g: &mut RandomGenerator): u16;

/// Draws a `u8`, with every value equally likely.
public native fun generate_u8(g: &mut RandomGenerator): u8;

/// Draws `true` or `false` with equal chances.
public native fun generate_bool(g: &mut RandomGenerator): bool;

/// Draws a `u128` from `min` to `max`, both included. Probabilities are even up to an error of at
/// most 2⁻⁶⁴. Aborts with `EInvalidRange` when `min` is greater than `max`.
public native fun generate_u128_in_range(g: &mut RandomGenerator, min: u128, max: u128): u128;

/// Draws a `u64` from `min` to `max`, both included. Probabilities are even up to an error of at
/// most 2⁻⁶⁴. Aborts with `EInvalidRange` when `min` is greater than `max`.
public native fun generate_u64_in_range(g: &mut RandomGenerator, min: u64, max: u64): u64;

/// Draws a `u32` from `min` to `max`, both included. Probabilities are even up to an error of at
/// most 2⁻⁶⁴. Aborts with `EInvalidRange` when `min` is greater than `max`.
public native fun generate_u32_in_range(g: &mut RandomGenerator, min: u32, max: u32): u32;

/// Draws a `u16` from `min` to `max`, both included. Probabilities are even up to an error of at
/// most 2⁻⁶⁴. Aborts with `EInvalidRange` when `min` is greater than `max`.
public native fun generate_u16_in_range(g: &mut RandomGenerator, min: u16, max: u16): u16;

/// Draws a `u8` from `min` to `max`, both included, as for the throw of a die. Probabilities are
/// even up to an error of at most 2⁻⁶⁴. Aborts with `EInvalidRange` when `min` is greater than
/// `max`.
public native fun generate_u8_in_range(g: &mut RandomGenerator, min: u8, max: u8): u8;

/// Brings the elements of a vector into a random order, in place. Every order is practically
/// equally likely. Aborts with `EInvalidLength` for more than 65,535 elements.
public native fun shuffle<T>(g: &mut RandomGenerator, v: &mut vector<T>);
