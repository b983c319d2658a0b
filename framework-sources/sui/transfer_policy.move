module sui::transfer_policy;

use std::type_name::TypeName;
use sui::balance::Balance;
use sui::coin::Coin;
use sui::package::Publisher;
use sui::sui::SUI;
use sui::vec_set::VecSet;

const EPolicyNotSatisfied: u64 = 0;

const EIllegalRule: u64 = 1;

const EUnknownRequirement: u64 = 2;

const ERuleAlreadySet: u64 = 3;

const ENotOwner: u64 = 4;

const ENotEnough: u64 = 5;

public struct TransferRequest<phantom T> {
    item: ID,
    paid: u64,
    from: ID,
    receipts: VecSet<TypeName>,
}

public struct TransferPolicy<phantom T> has key, store {
    id: UID,
    balance: Balance<SUI>,
    rules: VecSet<TypeName>,
}

public struct TransferPolicyCap<phantom T> has key, store {
    id: UID,
    policy_id: ID,
}

public struct TransferPolicyCreated<phantom T> has copy, drop {
    id: ID,
}

public struct TransferPolicyDestroyed<phantom T> has copy, drop {
    id: ID,
}

public struct RuleKey<phantom T: drop> has copy, drop, store {}

public native fun new_request<T>(item: ID, paid: u64, from: ID): TransferRequest<T>;

public native fun new<T>(
    pub: &Publisher,
    ctx: &mut TxContext,
): (TransferPolicy<T>, TransferPolicyCap<T>);

entry native fun default<T>(pub: &Publisher, ctx: &mut TxContext);

public native fun withdraw<T>(
    self: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
    amount: Option<u64>,
    ctx: &mut TxContext,
): Coin<SUI>;

public native fun destroy_and_withdraw<T>(
    self: TransferPolicy<T>,
    cap: TransferPolicyCap<T>,
    ctx: &mut TxContext,
): Coin<SUI>;

public native fun confirm_request<T>(
    self: &TransferPolicy<T>,
    request: TransferRequest<T>,
): (ID, u64, ID);

public native fun add_rule<T, Rule: drop, Config: store + drop>(
    _: Rule,
    policy: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
    cfg: Config,
);

public native fun get_rule<T, Rule: drop, Config: store + drop>(
    _: Rule,
    policy: &TransferPolicy<T>,
): &Config;

public native fun add_to_balance<T, Rule: drop>(
    _: Rule,
    policy: &mut TransferPolicy<T>,
    coin: Coin<SUI>,
);

public native fun add_receipt<T, Rule: drop>(_: Rule, request: &mut TransferRequest<T>);

public native fun has_rule<T, Rule: drop>(policy: &TransferPolicy<T>): bool;

public native fun remove_rule<T, Rule: drop, Config: store + drop>(
    policy: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
);

public native fun uid<T>(self: &TransferPolicy<T>): &UID;

public native fun uid_mut_as_owner<T>(
    self: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
): &mut UID;

public native fun rules<T>(self: &TransferPolicy<T>): &VecSet<TypeName>;

public native fun item<T>(self: &TransferRequest<T>): ID;

public native fun paid<T>(self: &TransferRequest<T>): u64;

public native fun from<T>(self: &TransferRequest<T>): ID;
