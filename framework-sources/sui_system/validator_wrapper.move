module sui_system::validator_wrapper;

use sui::versioned::Versioned;
use sui_system::validator::Validator;

const EInvalidVersion: u64 = 0;

public struct ValidatorWrapper has store {
    inner: Versioned,
}

public(package) native fun create_v1(validator: Validator, ctx: &mut TxContext): ValidatorWrapper;

public(package) native fun load_validator_maybe_upgrade(
    self: &mut ValidatorWrapper,
): &mut Validator;

public(package) native fun destroy(self: ValidatorWrapper): Validator;
