/// Proves that an address was made by zkLogin with a certain identity provider.
///
/// A contract can require a login by one provider without learning who the user is. Either call
/// `check_zklogin_issuer` on the spot, or have users obtain a `VerifiedIssuer` once and present it
/// later.
module sui::zklogin_verified_issuer;

use std::string::String;

/// Raised when the issuer or the seed cannot be read, for example because the issuer is not valid
/// UTF-8.
const EInvalidInput: u64 = 0;

/// Raised by `verify_zklogin_issuer` when issuer and seed do not yield the sender's address.
const EInvalidProof: u64 = 1;

/// Proof that its owner logged in through a certain provider. It has `key` only, so that it stays
/// with the address it was made for.
public struct VerifiedIssuer has key {
    id: UID,
    /// The zkLogin address that was verified.
    owner: address,
    /// Identity provider, as named in its tokens.
    issuer: String,
}

/// Returns the zkLogin address that was verified.
public native fun owner(verified_issuer: &VerifiedIssuer): address;

/// Returns the identity provider.
public native fun issuer(verified_issuer: &VerifiedIssuer): &String;

/// Deletes a proof. Only its owner can pass it by value.
public native fun delete(verified_issuer: VerifiedIssuer);

/// Verifies that the sender's address was made by zkLogin with this provider, and sends a
/// `VerifiedIssuer` to the sender.
///
/// `address_seed` is the number from which, with the issuer, the address is derived; the user's
/// wallet knows it. `issuer` must be written exactly as in the provider's tokens. Aborts with
/// `EInvalidProof` if they do not match the sender.
public native fun verify_zklogin_issuer(address_seed: u256, issuer: String, ctx: &mut TxContext);

/// Tells whether an address was made by zkLogin with this provider and seed. It needs no signature
/// from the address's owner. Aborts with `EInvalidInput` if the issuer cannot be read.
public native fun check_zklogin_issuer(address: address, address_seed: u256, issuer: &String): bool;
