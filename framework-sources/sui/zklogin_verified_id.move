module sui::zklogin_verified_id;

use std::string::String;

const EFunctionDisabled: u64 = 0;

public struct VerifiedID has key {
    id: UID,
    owner: address,
    key_claim_name: String,
    key_claim_value: String,
    issuer: String,
    audience: String,
}

public native fun owner(verified_id: &VerifiedID): address;

public native fun key_claim_name(verified_id: &VerifiedID): &String;

public native fun key_claim_value(verified_id: &VerifiedID): &String;

public native fun issuer(verified_id: &VerifiedID): &String;

public native fun audience(verified_id: &VerifiedID): &String;

public native fun delete(verified_id: VerifiedID);

public native fun verify_zklogin_id(
    _key_claim_name: String,
    _key_claim_value: String,
    _issuer: String,
    _audience: String,
    _pin_hash: u256,
    _ctx: &mut TxContext,
);

public native fun check_zklogin_id(
    _address: address,
    _key_claim_name: &String,
    _key_claim_value: &String,
    _issuer: &String,
    _audience: &String,
    _pin_hash: u256,
): bool;
