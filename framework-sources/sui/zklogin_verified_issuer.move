module sui::zklogin_verified_issuer;

use std::string::String;

const EInvalidInput: u64 = 0;

const EInvalidProof: u64 = 1;

public struct VerifiedIssuer has key {
    id: UID,
    owner: address,
    issuer: String,
}

public native fun owner(verified_issuer: &VerifiedIssuer): address;

public native fun issuer(verified_issuer: &VerifiedIssuer): &String;

public native fun delete(verified_issuer: VerifiedIssuer);

public native fun verify_zklogin_issuer(address_seed: u256, issuer: String, ctx: &mut TxContext);

public native fun check_zklogin_issuer(address: address, address_seed: u256, issuer: &String): bool;
