#[test_only]
module factor_proof::factor_proof_tests;

use factor_proof::factor_proof::{Self, Contest};
use std::unit_test::assert_eq;
use sui::coin;
use sui::groth16;
use sui::sui::SUI;
use sui::test_scenario;
use sui::test_utils::destroy;

// region: vector
const KEY: vector<u8> =
    x"5f4e26cd656b9bfbaaedfbcb3377b257b277e6218b1c12ec4964fb31231c890a7d78153d420ab5d1a533d0907fc3c9ed952de77f71f15629c43456cf1ff09d2daf0e664d593c76778c571abf9dc0f84887b8e3a2f1106a6ef8be24f01ca7040ab6bd497513a5c905d0b03b168a0b24994809d6bfa721430978b1c4534d9819032694309b5b3df23879473aac56b09e323f0d5f9cb6e24d690e767c4978c50aa0f0846d2bd70c27a855e4109942eaf22799ae70805afe2a1cbd8a2efae3e37105f01c4626c6e7b200439ee816da25ebae6e868a58284f818da521d7c45d76869502000000000000009976b969e96ece98504d67a21d7de421727a0a39a038a07589266ac26918db8523182aa4826f0f1546541c75240579e38d97d724856071b75db836fa6ea517ac";
const PROOF: vector<u8> =
    x"3821165d205787025e9ed57e6d2fa2e1c61e187f06eb26745487316774c9f48ef98c6b26652993e6005c776b242f870f79e452d9d00cecf02f89ea4a0ca0d5107e7107c5bf751f3f055a790343fb4f65f451b7159154c67fc61839385f43acab5a11fdba984785f59f6a2ab0877cb40ecad8d2694ce84d7fe010427ab9b05910";
/// 101 times 211.
const NUMBER: u256 = 21_311;
// endregion: vector

// region: proof
#[test]
fun a_proof_for_the_number_is_accepted() {
    let key = groth16::prepare_verifying_key(&groth16::bn254(), &KEY);
    assert!(factor_proof::is_proven(&key, NUMBER, PROOF));
}

#[test]
fun a_proof_for_another_number_is_refused() {
    let key = groth16::prepare_verifying_key(&groth16::bn254(), &KEY);
    assert!(!factor_proof::is_proven(&key, NUMBER + 1, PROOF));
}

#[test]
fun bytes_that_are_no_proof_are_refused() {
    let key = groth16::prepare_verifying_key(&groth16::bn254(), &KEY);
    assert!(!factor_proof::is_proven(&key, NUMBER, b"not a proof"));
}

/// What the proof earns in a contest with the real key and a prize for this number.
fun solve(number: u256): u64 {
    let mut scenario = test_scenario::begin(@0xa11ce);
    factor_proof::create(KEY, scenario.ctx());
    scenario.next_tx(@0xa11ce);
    let mut contest = scenario.take_shared<Contest>();
    contest.offer(number, coin::mint_for_testing<SUI>(1_000, scenario.ctx()));
    let paid = contest.solve(number, PROOF, scenario.ctx()).burn_for_testing();
    test_scenario::return_shared(contest);
    scenario.end();
    paid
}

#[test]
fun a_proof_earns_the_prize() {
    assert_eq!(solve(NUMBER), 1_000);
}

#[test, expected_failure(abort_code = factor_proof::EBadProof)]
fun a_proof_for_another_number_earns_nothing() {
    solve(NUMBER + 1);
}
// endregion: proof

// region: rules
#[test]
fun a_prize_is_paid() {
    let mut ctx = tx_context::dummy();
    let mut contest = factor_proof::new_for_testing(&mut ctx);
    contest.offer(NUMBER, coin::mint_for_testing<SUI>(1_000, &mut ctx));
    assert_eq!(contest.pay_for_testing(NUMBER, &mut ctx).burn_for_testing(), 1_000);
    destroy(contest);
}

#[test, expected_failure(abort_code = factor_proof::ENoPrize)]
fun a_prize_is_paid_only_once() {
    let mut ctx = tx_context::dummy();
    let mut contest = factor_proof::new_for_testing(&mut ctx);
    contest.offer(NUMBER, coin::mint_for_testing<SUI>(1_000, &mut ctx));
    contest.pay_for_testing(NUMBER, &mut ctx).burn_for_testing();
    contest.pay_for_testing(NUMBER, &mut ctx).burn_for_testing();
    abort
}

#[test, expected_failure(abort_code = factor_proof::ENotBelowOrder)]
fun the_same_number_under_another_name_is_refused() {
    let mut ctx = tx_context::dummy();
    let mut contest = factor_proof::new_for_testing(&mut ctx);
    let order = 21888242871839275222246405745257275088548364400416034343698204186575808495617;
    contest.pay_for_testing(NUMBER + order, &mut ctx).burn_for_testing();
    abort
}

#[test, expected_failure(abort_code = factor_proof::ENotBelowOrder)]
fun no_prize_is_offered_under_another_name() {
    let mut ctx = tx_context::dummy();
    let mut contest = factor_proof::new_for_testing(&mut ctx);
    let order = 21888242871839275222246405745257275088548364400416034343698204186575808495617;
    contest.offer(order, coin::mint_for_testing<SUI>(1_000, &mut ctx));
    abort
}
// endregion: rules

// region: limits
#[test, expected_failure(abort_code = groth16::ETooManyPublicInputs)]
fun nine_inputs_are_too_many() {
    groth16::public_proof_inputs_from_bytes(vector::tabulate!(9 * 32, |_| 0));
}

#[test, expected_failure(abort_code = groth16::EInvalidScalar)]
fun half_an_input_is_refused() {
    groth16::public_proof_inputs_from_bytes(vector::tabulate!(16, |_| 0));
}

#[test]
fun inputs_name_the_solver() {
    let inputs = factor_proof::inputs_for(NUMBER, @0xa11ce);
    assert_eq!(inputs.length(), 3 * 32);
    assert!(inputs != factor_proof::inputs_for(NUMBER, @0xb0b));
}
// endregion: limits
