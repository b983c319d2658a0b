/// Pays whoever proves to know two factors of a number, without seeing the factors.
module factor_proof::factor_proof;

use std::bcs;
use sui::balance::Balance;
use sui::coin::Coin;
use sui::groth16::{Self, PreparedVerifyingKey};
use sui::sui::SUI;
use sui::table::{Self, Table};

// region: errors
#[error]
const ENotBelowOrder: vector<u8> = b"The number is not below the order of the field.";
#[error]
const ENoPrize: vector<u8> = b"There is no prize for this number, or it has been paid.";
#[error]
const EBadProof: vector<u8> = b"The proof does not show what it should.";
// endregion: errors

// region: types
/// Public inputs are numbers modulo this prime, the order of the scalar field of BN254.
const ORDER: u256 = 21888242871839275222246405745257275088548364400416034343698204186575808495617;

/// Prizes for factors of numbers, all proven with one circuit.
public struct Contest has key {
    id: UID,
    /// The key of the circuit, prepared once.
    key: PreparedVerifyingKey,
    /// What each number is worth. An entry is removed when it is paid.
    prizes: Table<u256, Balance<SUI>>,
}
// endregion: types

// region: create
/// Decodes and prepares the verifying key once, so that solvers don't pay for it.
public fun create(verifying_key: vector<u8>, ctx: &mut TxContext) {
    let key = groth16::prepare_verifying_key(&groth16::bn254(), &verifying_key);
    transfer::share_object(new(key, ctx));
}

fun new(key: PreparedVerifyingKey, ctx: &mut TxContext): Contest {
    Contest { id: object::new(ctx), key, prizes: table::new(ctx) }
}

public fun offer(contest: &mut Contest, number: u256, prize: Coin<SUI>) {
    assert!(number < ORDER, ENotBelowOrder);
    contest.prizes.add(number, prize.into_balance());
}
// endregion: create

// region: solve
public fun solve(
    contest: &mut Contest,
    number: u256,
    proof: vector<u8>,
    ctx: &mut TxContext,
): Coin<SUI> {
    assert!(is_proven(&contest.key, number, proof), EBadProof);
    contest.pay(number, ctx)
}

public fun is_proven(key: &PreparedVerifyingKey, number: u256, proof: vector<u8>): bool {
    // BCS writes a u256 as 32 bytes, the lowest first, as the verifier reads it.
    let inputs = groth16::public_proof_inputs_from_bytes(bcs::to_bytes(&number));
    let points = groth16::proof_points_from_bytes(proof);
    groth16::verify_groth16_proof(&groth16::bn254(), key, &inputs, &points)
}
// endregion: solve

// region: pay
/// Everything but the proof. Private, because it believes what it is given.
fun pay(contest: &mut Contest, number: u256, ctx: &mut TxContext): Coin<SUI> {
    assert!(number < ORDER, ENotBelowOrder);
    assert!(contest.prizes.contains(number), ENoPrize);
    contest.prizes.remove(number).into_coin(ctx)
}
// endregion: pay

// region: bound
/// Public inputs that name the solver as well, for a circuit with three of them.
public fun inputs_for(number: u256, solver: address): vector<u8> {
    let half = 1u256 << 128;
    let solver = solver.to_u256();
    // An address can exceed the order of the field, so it becomes two inputs of 16 bytes.
    let mut bytes = bcs::to_bytes(&number);
    bytes.append(bcs::to_bytes(&(solver / half)));
    bytes.append(bcs::to_bytes(&(solver % half)));
    bytes
}
// endregion: bound

// region: test-only
#[test_only]
public fun new_for_testing(ctx: &mut TxContext): Contest {
    new(groth16::pvk_from_bytes(b"", b"", b"", b""), ctx)
}

#[test_only]
public fun pay_for_testing(contest: &mut Contest, number: u256, ctx: &mut TxContext): Coin<SUI> {
    contest.pay(number, ctx)
}
// endregion: test-only
