module sui_system::validator_cap;

public struct UnverifiedValidatorOperationCap has key, store {
    id: UID,
    authorizer_validator_address: address,
}

public struct ValidatorOperationCap has drop {
    authorizer_validator_address: address,
}

public(package) native fun unverified_operation_cap_address(
    cap: &UnverifiedValidatorOperationCap,
): &address;

public(package) native fun verified_operation_cap_address(cap: &ValidatorOperationCap): &address;

public(package) native fun new_unverified_validator_operation_cap_and_transfer(
    validator_address: address,
    ctx: &mut TxContext,
): ID;

public(package) native fun into_verified(
    cap: &UnverifiedValidatorOperationCap,
): ValidatorOperationCap;
