/// Represents proofs that a zkLogin address belongs to a certain identity, which can no longer be
/// created.
///
/// The functions that verify an identity always abort. What remains lets holders of a `VerifiedID`
/// read and delete it. To check the identity provider alone, use `sui::zklogin_verified_issuer`.
module sui::zklogin_verified_id;

use std::string::String;

/// Raised by every call of a disabled function. No argument makes it succeed.
const EFunctionDisabled: u64 = 0;

/// Says that an address was made by zkLogin from a certain identity. It has `key` only, so that it
/// cannot be passed on to another address.
public struct VerifiedID has key {
    id: UID,
    /// The zkLogin address.
    owner: address,
    /// Name of the token claim that identifies the user, for example `sub`.
    key_claim_name: String,
    /// Value of that claim.
    key_claim_value: String,
    /// Identity provider, as named in the token.
    issuer: String,
    /// Application for which the token was issued.
    audience: String,
}

/// Returns the zkLogin address that was verified.
public native fun owner(verified_id: &VerifiedID): address;

/// Returns the name of the claim that identifies the user.
public native fun key_claim_name(verified_id: &VerifiedID): &String;

/// Returns the value of the claim that identifies the user.
public native fun key_claim_value(verified_id: &VerifiedID): &String;

/// Returns the identity provider.
public native fun issuer(verified_id: &VerifiedID): &String;

/// Returns the application for which the token was issued.
public native fun audience(verified_id: &VerifiedID): &String;

/// Deletes a proof. Only its owner can pass it by value.
public native fun delete(verified_id: VerifiedID);

/// Always aborts with `EFunctionDisabled`. It used to verify the sender's identity and to send a
/// `VerifiedID`.
public native fun verify_zklogin_id(
    _key_claim_name: String,
    _key_claim_value: String,
    _issuer: String,
    _audience: String,
    _pin_hash: u256,
    _ctx: &mut TxContext,
);

/// Always aborts with `EFunctionDisabled`. It used to tell whether an address belongs to an
/// identity.
public native fun check_zklogin_id(
    _address: address,
    _key_claim_name: &String,
    _key_claim_value: &String,
    _issuer: &String,
    _audience: &String,
    _pin_hash: u256,
): bool;
