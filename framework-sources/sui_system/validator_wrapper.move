/// Wraps a validator in a versioned container, so that the layout of `Validator` can change in a
/// later framework without rewriting every stored validator at once. Candidates and inactive
/// validators are kept this way in the tables of the validator set; active ones are stored
/// directly.
///
/// There is only version 1 so far. When a version 2 exists, loading a wrapper will convert its
/// content.
module sui_system::validator_wrapper;

use sui::versioned::Versioned;
use sui_system::validator::Validator;

/// Raised when the stored version is not 1, the only one this framework knows.
const EInvalidVersion: u64 = 0;

/// Represents one stored validator of any version. It has `store` only and lives in tables of the
/// validator set.
public struct ValidatorWrapper has store {
    /// The versioned container; version 1 holds a `Validator`.
    inner: Versioned,
}

/// Wraps a validator as version 1.
public(package) native fun create_v1(validator: Validator, ctx: &mut TxContext): ValidatorWrapper;

/// Borrows the validator for changes, after bringing it to the latest version if necessary.
public(package) native fun load_validator_maybe_upgrade(
    self: &mut ValidatorWrapper,
): &mut Validator;

/// Removes the wrapper and returns the validator inside.
public(package) native fun destroy(self: ValidatorWrapper): Validator;
