#[test_only]
module signatures::signatures_tests;

use signatures::wallets;
use std::unit_test::assert_eq;
use sui::bls12381;
use sui::ecdsa_k1;
use sui::ecdsa_r1;
use sui::ed25519;

const MESSAGE: vector<u8> = b"price of a plant: 5";

// region: vectors
// What the program `schemes.ts` prints.
const ED25519_KEY: vector<u8> = x"ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c";
const ED25519_SIGNATURE: vector<u8> =
    x"a9b295f51e6d8ea3726b3e852c2af3b4332babb5072da686f22117cdf313c594a8c8ff7b437c3e370ed503775127cf5ff15bc11ba6f0220431c5e50caa5b7103";
const K1_KEY: vector<u8> = x"02989c0b76cb563971fdc9bef31ec06c3560f3249d6ee9e5d83c57625596e05f6f";
const K1_SIGNATURE: vector<u8> =
    x"505388919f7617c9d1a2bdd2cf9c0162667cd9ef96c3fa16c88ebefac09cabb560b3ba3651ee208e2987c7601c53ef56ad2e36c5a8fa34caf6a122874409bd58";
const R1_KEY: vector<u8> = x"031e18532fd4754c02f3041d9c75ceb33b83ffd81ac7ce4fe882ccb1c98bc5896e";
const R1_SIGNATURE: vector<u8> =
    x"e2c4b7d9e2e1df84c205548c571461d552c97d585564b14653600f09713f3bd07af533694396a1d664aa7b7b86e29a6587b136f9cf21d74183d75ec0eefa6d1d";
const MIN_SIG_KEY: vector<u8> =
    x"aecb3fe3d22a958237df2fdb9c6932c837687151bf8b819f18296cce5c5967fb215f16445486c93dbf6a2c933969a93601c2fda599ece5eb4f44c7a311f061d1390e8337230c72085387af3bef1854ef45307aea81704241cbf9ad10717cf4df";
const MIN_SIG_SIGNATURE: vector<u8> =
    x"8dd215a4b144504ed260d5f4297ed38d2150862509a1dac0a49bf7c0e59e2e4e9cae5555c97411f7c2a714b932946092";
const MIN_PK_KEY: vector<u8> =
    x"a4cafe0e4602bb74340d45b931591034894f6be4aae24c4e80931d622636bb4da64804903072c655995b423113f41705";
const MIN_PK_SIGNATURE: vector<u8> =
    x"b0ef561cfb214de4b1a4a3088d20dc160d9c51ee6182e9117c42a116ab9fb6fbe8e67aeed5b61b988077731abbad634e0eae950b31e6e74a7c7cc11c46ab97aeabce65dade054ed423200d3a770c68213ec69acbf0bed160ff8e8cf8908ec310";
const WALLET_SIGNATURE: vector<u8> =
    x"ac8bd7538a4a398470e4cddd1f663a03694f9390b3d46170246a5bfa5635974a14da0fd2e61bc6a25e99910500227cb006e2f0cd40cf24ef82b07537024e6b0c";
const ETHEREUM_SIGNATURE: vector<u8> =
    x"b3b7f522ebe1dccf24eb6f00bbf2225aecd4bb781a897bb01c0a97e1c22eaa903b06a9a806bdc16fee8308a622503bd85ca0fe351ca5dc76eb3bd88eb8a7efd71b";
const ETHEREUM_ADDRESS: vector<u8> = x"4a62316623ad457f02cdc5d997ded67a383ec569";
// endregion: vectors

// region: schemes
#[test]
fun each_scheme_accepts_its_signature() {
    assert!(ed25519::ed25519_verify(&ED25519_SIGNATURE, &ED25519_KEY, &MESSAGE));
    assert!(ecdsa_k1::secp256k1_verify(&K1_SIGNATURE, &K1_KEY, &MESSAGE, 1));
    assert!(ecdsa_r1::secp256r1_verify(&R1_SIGNATURE, &R1_KEY, &MESSAGE, 1));
}

#[test]
fun bls_accepts_both_variants() {
    assert!(bls12381::bls12381_min_sig_verify(&MIN_SIG_SIGNATURE, &MIN_SIG_KEY, &MESSAGE));
    assert!(bls12381::bls12381_min_pk_verify(&MIN_PK_SIGNATURE, &MIN_PK_KEY, &MESSAGE));
}
// endregion: schemes

// region: wrong
#[test]
fun a_hash_as_the_message_is_hashed_twice() {
    let hashed = std::hash::sha2_256(MESSAGE);
    assert!(!ecdsa_k1::secp256k1_verify(&K1_SIGNATURE, &K1_KEY, &hashed, 1));
}

#[test]
fun another_hash_is_another_signature() {
    assert!(!ecdsa_k1::secp256k1_verify(&K1_SIGNATURE, &K1_KEY, &MESSAGE, 0));
    assert!(!ecdsa_k1::secp256k1_verify(&K1_SIGNATURE, &K1_KEY, &MESSAGE, 2));
}

#[test]
fun malformed_input_is_false() {
    let empty = b"";
    assert!(!ed25519::ed25519_verify(&empty, &ED25519_KEY, &MESSAGE));
    assert!(!ed25519::ed25519_verify(&ED25519_SIGNATURE, &empty, &MESSAGE));
    assert!(!ecdsa_k1::secp256k1_verify(&empty, &K1_KEY, &MESSAGE, 1));
    assert!(!ecdsa_k1::secp256k1_verify(&ETHEREUM_SIGNATURE, &K1_KEY, &MESSAGE, 0));
    assert!(!ecdsa_r1::secp256r1_verify(&R1_SIGNATURE, &empty, &MESSAGE, 1));
}

#[test, expected_failure(abort_code = ecdsa_k1::EInvalidSignature)]
fun recovery_from_64_bytes_aborts() {
    ecdsa_k1::secp256k1_ecrecover(&K1_SIGNATURE, &MESSAGE, 1);
}

#[test, expected_failure(abort_code = ecdsa_k1::EInvalidSignature)]
fun recovery_with_27_or_28_aborts() {
    ecdsa_k1::secp256k1_ecrecover(&ETHEREUM_SIGNATURE, &MESSAGE, 0);
}

#[test, expected_failure(abort_code = ecdsa_k1::EFailToRecoverPubKey)]
fun recovery_with_an_unknown_hash_aborts() {
    let mut signature = K1_SIGNATURE;
    signature.push_back(0);
    ecdsa_k1::secp256k1_ecrecover(&signature, &MESSAGE, 2);
}

#[test, expected_failure(abort_code = ecdsa_k1::EInvalidPubKey)]
fun expanding_what_is_no_key_aborts() {
    ecdsa_k1::decompress_pubkey(&b"no key");
}

#[test]
fun recovery_always_finds_some_key() {
    let mut signature = K1_SIGNATURE;
    signature.push_back(0);
    // The signature is for MESSAGE. Recovery answers for another message, too: with another key.
    let found = ecdsa_k1::secp256k1_ecrecover(&signature, &b"price of a plant: 0", 1);
    assert_eq!(found.length(), 33);
    assert!(found != K1_KEY);
}
// endregion: wrong

// region: personal
#[test]
fun a_wallets_message_is_verified() {
    assert!(wallets::signed_personal(0, &WALLET_SIGNATURE, &ED25519_KEY, MESSAGE));
    assert_eq!(
        wallets::sui_address(0, ED25519_KEY),
        @0xa0ccc8bcc83f6c628340134f8546a21e0618fd1aaa02432bba454c4a2c2233da,
    );
}

#[test]
fun a_wallet_did_not_sign_the_bare_message() {
    assert!(!ed25519::ed25519_verify(&WALLET_SIGNATURE, &ED25519_KEY, &MESSAGE));
}

#[test]
fun a_raw_signature_is_no_personal_message() {
    assert!(!wallets::signed_personal(0, &ED25519_SIGNATURE, &ED25519_KEY, MESSAGE));
    assert!(!wallets::signed_personal(1, &K1_SIGNATURE, &K1_KEY, MESSAGE));
    assert!(!wallets::signed_personal(2, &R1_SIGNATURE, &R1_KEY, MESSAGE));
}

#[test, expected_failure(abort_code = wallets::EUnknownScheme)]
fun a_multisig_is_refused() {
    wallets::signed_personal(3, &b"", &b"", MESSAGE);
}
// endregion: personal

// region: ethereum
#[test]
fun the_ethereum_address_is_recovered() {
    assert_eq!(wallets::ethereum_address(ETHEREUM_SIGNATURE, MESSAGE), ETHEREUM_ADDRESS);
}

#[test]
fun another_message_gives_another_address() {
    let found = wallets::ethereum_address(ETHEREUM_SIGNATURE, b"price of a plant: 6");
    assert!(found != ETHEREUM_ADDRESS);
}

#[test, expected_failure(abort_code = wallets::EBadRecovery)]
fun an_unknown_recovery_byte_is_refused() {
    let mut signature = ETHEREUM_SIGNATURE;
    signature.pop_back();
    signature.push_back(31);
    wallets::ethereum_address(signature, MESSAGE);
}

#[test, expected_failure(abort_code = wallets::EBadLength)]
fun a_signature_without_recovery_byte_is_refused() {
    wallets::ethereum_address(K1_SIGNATURE, MESSAGE);
}
// endregion: ethereum
