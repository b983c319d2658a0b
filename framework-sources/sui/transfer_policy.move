/// Conditions that every sale of a type must meet. The publisher of a type `T` creates a
/// `TransferPolicy<T>` and attaches rules to it, such as a royalty or a lock. A sale in a kiosk
/// yields a `TransferRequest<T>`; the rules stamp it with receipts; `confirm_request` compares the
/// receipts with the policy and settles the request. Without a settled request the sale cannot go
/// through.
///
/// A rule is a module with a witness type and, if needed, a configuration stored in the policy. It
/// collects what it is owed, puts fees into the policy with `add_to_balance` and stamps with
/// `add_receipt`. A type may have several policies; any one of them can confirm a request.
module sui::transfer_policy;

use std::type_name::TypeName;
use sui::balance::Balance;
use sui::coin::Coin;
use sui::package::Publisher;
use sui::sui::SUI;
use sui::vec_set::VecSet;

/// The number of receipts differs from the number of rules. Fulfil exactly the rules of the policy
/// before confirming. The code 0 also comes from `new` and `default`, when the publisher object is
/// not one of `T`'s package.
const EPolicyNotSatisfied: u64 = 0;

/// The request carries the receipt of a rule that the policy does not have.
const EIllegalRule: u64 = 1;

/// A rule tried to pay into a policy that it is not part of.
const EUnknownRequirement: u64 = 2;

/// The policy has this rule already. Remove it before adding it with another configuration.
const ERuleAlreadySet: u64 = 3;

/// The `TransferPolicyCap` belongs to another policy.
const ENotOwner: u64 = 4;

/// The policy holds less than the amount to withdraw. Ask for less, or for `none` to get all.
const ENotEnough: u64 = 5;

/// Proof of a sale that waits for confirmation. It has no abilities, so the transaction must end
/// in `confirm_request`.
public struct TransferRequest<phantom T> {
    /// ID of the object sold.
    item: ID,
    /// What was paid for it, in MIST.
    paid: u64,
    /// ID of the kiosk, or other place, that it was sold from.
    from: ID,
    /// The rules fulfilled so far.
    receipts: VecSet<TypeName>,
}

/// The rules for sales of `T` and the fees they have collected. Commonly shared, so that anyone
/// can confirm a purchase; it can also be wrapped to serve a closed market.
public struct TransferPolicy<phantom T> has key, store {
    id: UID,
    /// Fees collected by rules, in MIST.
    balance: Balance<SUI>,
    /// The rules that a request must have receipts of.
    rules: VecSet<TypeName>,
}

/// The right to change the rules of one policy and to withdraw its fees.
public struct TransferPolicyCap<phantom T> has key, store {
    id: UID,
    /// ID of the policy that the cap rules.
    policy_id: ID,
}

/// Event: a policy for `T` was created, so the type can be traded.
public struct TransferPolicyCreated<phantom T> has copy, drop {
    /// ID of the policy.
    id: ID,
}

/// Event: a policy for `T` was destroyed.
public struct TransferPolicyDestroyed<phantom T> has copy, drop {
    /// ID of the policy.
    id: ID,
}

/// Key of the dynamic field that holds a rule's configuration.
public struct RuleKey<phantom T: drop> has copy, drop, store {}

/// Creates a request to confirm the sale of an object. Kiosks call it; so can any trading module
/// that wants to honor policies. `paid` is the price in MIST, `from` names the place of sale.
public native fun new_request<T>(item: ID, paid: u64, from: ID): TransferRequest<T>;

/// Creates a policy without rules for `T`, with the cap that manages it, and emits
/// `TransferPolicyCreated`. The publisher object must be of the package that defines `T`;
/// otherwise the call aborts with code 0. Share the policy to open trade.
public native fun new<T>(
    pub: &Publisher,
    ctx: &mut TxContext,
): (TransferPolicy<T>, TransferPolicyCap<T>);

/// Creates a policy for `T`, shares it and sends the cap to the sender. Being `entry` and not
/// public, it is for transactions; Move code uses `new`. Aborts with code 0 when the publisher
/// object is not of the package that defines `T`.
entry native fun default<T>(pub: &Publisher, ctx: &mut TxContext);

/// Pays out collected fees as a coin: the amount in MIST, or everything for `none`. Aborts with
/// `ENotOwner` for the cap of another policy, and with `ENotEnough` when less is there.
public native fun withdraw<T>(
    self: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
    amount: Option<u64>,
    ctx: &mut TxContext,
): Coin<SUI>;

/// Destroys a policy with its cap, returns the collected fees as a coin and emits
/// `TransferPolicyDestroyed`. Aborts with `ENotOwner` for the cap of another policy.
public native fun destroy_and_withdraw<T>(
    self: TransferPolicy<T>,
    cap: TransferPolicyCap<T>,
    ctx: &mut TxContext,
): Coin<SUI>;

/// Settles a request: checks that it has a receipt of each rule and of no other, and returns the
/// item's ID, the price in MIST and the place of sale. Aborts with `EPolicyNotSatisfied` when the
/// numbers differ, and with `EIllegalRule` for a receipt of an unknown rule.
public native fun confirm_request<T>(
    self: &TransferPolicy<T>,
    request: TransferRequest<T>,
): (ID, u64, ID);

/// Attaches a rule to a policy, with its configuration. The witness shows that the rule's module
/// agrees, the cap that the owner does. The configuration must have `drop`, so that the owner can
/// remove the rule at any time. Aborts with `ENotOwner` or `ERuleAlreadySet`.
public native fun add_rule<T, Rule: drop, Config: store + drop>(
    _: Rule,
    policy: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
    cfg: Config,
);

/// Borrows the configuration of a rule, for the rule's own module. Aborts in `sui::dynamic_field`
/// when the policy does not have the rule or keeps a configuration of another type.
public native fun get_rule<T, Rule: drop, Config: store + drop>(
    _: Rule,
    policy: &TransferPolicy<T>,
): &Config;

/// Pays a coin into the policy on behalf of a rule, for instance a royalty. Aborts with
/// `EUnknownRequirement` when the policy does not have the rule.
public native fun add_to_balance<T, Rule: drop>(
    _: Rule,
    policy: &mut TransferPolicy<T>,
    coin: Coin<SUI>,
);

/// Stamps a request with the receipt of a rule. Only the module of `Rule` can make the witness.
/// Stamping twice aborts with `sui::vec_set::EKeyAlreadyExists`.
public native fun add_receipt<T, Rule: drop>(_: Rule, request: &mut TransferRequest<T>);

/// Tells whether a policy has a rule.
public native fun has_rule<T, Rule: drop>(policy: &TransferPolicy<T>): bool;

/// Removes a rule and drops its configuration. The owner needs no consent of the rule. Aborts with
/// `ENotOwner` for the cap of another policy, and in `sui::dynamic_field` when the rule is not
/// there.
public native fun remove_rule<T, Rule: drop, Config: store + drop>(
    policy: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
);

/// Borrows the policy's `UID` for reading its dynamic fields.
public native fun uid<T>(self: &TransferPolicy<T>): &UID;

/// Borrows the policy's `UID` for changes, for the owner. Aborts with `ENotOwner` for the cap of
/// another policy.
public native fun uid_mut_as_owner<T>(
    self: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
): &mut UID;

/// Borrows the set of rules of a policy.
public native fun rules<T>(self: &TransferPolicy<T>): &VecSet<TypeName>;

/// Returns the ID of the object sold.
public native fun item<T>(self: &TransferRequest<T>): ID;

/// Returns the price paid, in MIST.
public native fun paid<T>(self: &TransferRequest<T>): u64;

/// Returns the ID of the kiosk, or other place, that the object was sold from.
public native fun from<T>(self: &TransferRequest<T>): ID;
