/// Records on-chain the public keys (JWKs) with which identity providers sign zkLogin tokens.
///
/// Validators fetch the keys and agree on them; system transactions add new ones and drop those
/// that have expired. The shared object at `0x7` exists for audits and for nodes that restart from
/// a snapshot. Contracts cannot read it: the module has no public function.
module sui::authenticator_state;

use std::string::String;

/// Raised when a sender other than the system address `@0x0` touches the state.
const ENotSystemAddress: u64 = 0;

/// Raised when the stored state has a version that this code does not know.
const EWrongInnerVersion: u64 = 1;

/// Raised when a system transaction delivers keys that are unsorted or repeated.
const EJwksNotSorted: u64 = 2;

/// Version of `AuthenticatorStateInner` that this code reads and writes.
const CurrentVersion: u64 = 1;

/// The shared system object that holds the key list. The list itself is a dynamic field named by
/// its version, so that the layout can change later.
public struct AuthenticatorState has key {
    id: UID,
    /// Version of the inner state, and the name of its dynamic field.
    version: u64,
}

/// The key list in its current layout.
public struct AuthenticatorStateInner has store {
    /// Version of this layout, equal to the one in `AuthenticatorState`.
    version: u64,
    /// Keys in use, in a fixed sort order and without repetition.
    active_jwks: vector<ActiveJwk>,
}

/// A JSON Web Key as an identity provider publishes it. The fields keep the names of the JSON
/// format.
public struct JWK has copy, drop, store {
    /// Key type, for example `RSA`.
    kty: String,
    /// RSA public exponent, base64url-encoded.
    e: String,
    /// RSA modulus, base64url-encoded.
    n: String,
    /// Signature algorithm, for example `RS256`.
    alg: String,
}

/// Says which provider a key belongs to and which of its keys it is.
public struct JwkId has copy, drop, store {
    /// Issuer: the provider's identity as it appears in its tokens.
    iss: String,
    /// The provider's own ID for the key.
    kid: String,
}

/// A key in use, with the latest epoch in which it was seen.
public struct ActiveJwk has copy, drop, store {
    /// Provider and key ID.
    jwk_id: JwkId,
    /// The key itself.
    jwk: JWK,
    /// Latest epoch in which validators confirmed the key. Keys that fall too far behind are
    /// removed.
    epoch: u64,
}
