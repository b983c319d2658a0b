/// Defines the two capabilities that let a validator keep its daily operations apart from its
/// funds. The account of a validator receives an `UnverifiedValidatorOperationCap` and can pass
/// it to another account, which may then set the gas price quote and report other validators, but
/// cannot touch stake.
///
/// A validator records the ID of its one valid capability. A call that needs permission presents
/// the object; `validator_set::verify_cap` compares the ID and, if it matches, turns the object
/// into a short-lived `ValidatorOperationCap`. Rotating the capability makes a new object and so
/// disables the old one.
module sui_system::validator_cap;

/// Represents the permission to operate on behalf of a validator, as an object that accounts
/// hold. It has `key` and `store`, so it can be transferred or wrapped freely. Having one proves
/// nothing by itself, because it may have been replaced: only the object whose ID the validator
/// records is valid.
public struct UnverifiedValidatorOperationCap has key, store {
    id: UID,
    /// Validator on whose behalf the holder acts.
    authorizer_validator_address: address,
}

/// Represents a capability that has been checked during the current transaction. With `drop` as
/// its only ability it can be neither stored nor copied, so the check is repeated for every use.
public struct ValidatorOperationCap has drop {
    /// Validator on whose behalf the call acts.
    authorizer_validator_address: address,
}

/// Borrows the address of the validator that issued the unchecked capability.
public(package) native fun unverified_operation_cap_address(
    cap: &UnverifiedValidatorOperationCap,
): &address;

/// Borrows the address of the validator that issued the checked capability.
public(package) native fun verified_operation_cap_address(cap: &ValidatorOperationCap): &address;

/// Creates a capability for `validator_address`, transfers it to that address and returns its ID.
/// The caller must record the ID in the validator to make the capability valid. The sender must
/// be the validator itself or `@0x0`, which signs the genesis transaction; otherwise it aborts
/// with code 0, for which the module has no named constant.
public(package) native fun new_unverified_validator_operation_cap_and_transfer(
    validator_address: address,
    ctx: &mut TxContext,
): ID;

/// Turns an object capability into a checked one for the rest of the call. The function compares
/// nothing itself; `validator_set::verify_cap` does so before it calls it.
public(package) native fun into_verified(
    cap: &UnverifiedValidatorOperationCap,
): ValidatorOperationCap;
