#[test_only]
module swap::lock_tests;

use std::unit_test::assert_eq;
use sui::test_utils::destroy;
use swap::lock;
use swap::sticker;

#[test]
fun a_key_opens_its_lock() {
    let mut ctx = tx_context::dummy();
    let (locked, key) = lock::lock(sticker::print(b"fox".to_string(), &mut ctx), &mut ctx);
    assert_eq!(locked.key(), object::id(&key));
    let fox = locked.unlock(key);
    assert_eq!(fox.motif(), b"fox".to_string());
    destroy(fox);
}

#[test, expected_failure(abort_code = lock::ELockKeyMismatch)]
fun another_key_does_not_fit() {
    let mut ctx = tx_context::dummy();
    let (fox, fox_key) = lock::lock(sticker::print(b"fox".to_string(), &mut ctx), &mut ctx);
    let (toad, toad_key) = lock::lock(sticker::print(b"toad".to_string(), &mut ctx), &mut ctx);
    destroy(fox.unlock(toad_key));
    destroy(toad.unlock(fox_key));
}
