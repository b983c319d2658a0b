module sui::authenticator_state;

use std::string::String;

const ENotSystemAddress: u64 = 0;

const EWrongInnerVersion: u64 = 1;

const EJwksNotSorted: u64 = 2;

const CurrentVersion: u64 = 1;

public struct AuthenticatorState has key {
    id: UID,
    version: u64,
}

public struct AuthenticatorStateInner has store {
    version: u64,
    active_jwks: vector<ActiveJwk>,
}

public struct JWK has copy, drop, store {
    kty: String,
    e: String,
    n: String,
    alg: String,
}

public struct JwkId has copy, drop, store {
    iss: String,
    kid: String,
}

public struct ActiveJwk has copy, drop, store {
    jwk_id: JwkId,
    jwk: JWK,
    epoch: u64,
}
