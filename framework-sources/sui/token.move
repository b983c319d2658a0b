/// Closed-loop tokens: value that moves only by the rules of its issuer. A `Token<T>` holds a
/// balance like a coin, but without `store` it can belong to addresses only, and nothing but this
/// module can move it. Use it for loyalty points, in-game money or anything that must not trade
/// freely. Tokens and coins of one currency share the same `TreasuryCap<T>`.
///
/// Four actions are guarded: `transfer`, `spend`, `to_coin` and `from_coin`. Each returns an
/// `ActionRequest<T>`, which must be settled before the transaction ends, in one of three ways:
/// against the shared `TokenPolicy<T>`, when the policy allows the action and all its rules have
/// approved; by the holder of a `TokenPolicyCap<T>`; or by the holder of the `TreasuryCap<T>`.
/// Custom actions work the same way with `new_request`. Splitting, joining and keeping tokens is
/// always free.
///
/// A rule is a type with `drop` in a module of its own. The policy's owner attaches it to an
/// action with `add_rule_for_action`; the rule's module checks the request and stamps it with
/// `add_approval`.
module sui::token;

use std::string::String;
use std::type_name::TypeName;
use sui::balance::Balance;
use sui::coin::{Coin, TreasuryCap};
use sui::vec_map::VecMap;
use sui::vec_set::VecSet;

/// The policy has no entry for this action, so it is not allowed. The policy's owner can add it
/// with `allow` or `add_rule_for_action`.
const EUnknownAction: u64 = 0;

/// A rule that the policy demands has not approved the request. Call the rule's module before
/// confirming.
const ENotApproved: u64 = 1;

/// The `TokenPolicyCap` belongs to another policy.
const ENotAuthorized: u64 = 2;

/// The token is worth less than the amount to be split off.
const EBalanceTooLow: u64 = 3;

/// The token still holds value and cannot be destroyed as empty.
const ENotZero: u64 = 4;

/// The request carries spent balance, which this way of confirming cannot take. Use
/// `confirm_request_mut` or `confirm_with_treasury_cap`.
const ECantConsumeBalance: u64 = 5;

/// The rule has no configuration in the policy, or one of another type.
const ENoConfig: u64 = 6;

/// The request carries no spent balance. Use `confirm_request`.
const EUseImmutableConfirm: u64 = 7;

/// Name of the action that `spend` requests.
const SPEND: vector<u8> = b"spend";

/// Name of the action that `transfer` requests.
const TRANSFER: vector<u8> = b"transfer";

/// Name of the action that `to_coin` requests.
const TO_COIN: vector<u8> = b"to_coin";

/// Name of the action that `from_coin` requests.
const FROM_COIN: vector<u8> = b"from_coin";

/// An amount of the currency `T` that is bound to the issuer's rules. It has `key` but not
/// `store`: it can be owned by an address, but neither wrapped, shared nor sent except through
/// this module.
public struct Token<phantom T> has key {
    id: UID,
    /// The value inside, in the currency's smallest unit.
    balance: Balance<T>,
}

/// The right to manage one policy and to confirm requests for its currency without regard to
/// rules. Created with the policy; its owner may hand it on.
public struct TokenPolicyCap<phantom T> has key, store {
    id: UID,
    /// ID of the policy that the cap manages.
    `for`: ID,
}

/// The rules of the currency `T`: which actions are allowed, and who must approve them. Once
/// created it has to be shared with `share_policy`, so that every holder of tokens can use it.
public struct TokenPolicy<phantom T> has key {
    id: UID,
    /// Tokens that were spent and wait for `flush` to burn them. Nobody can take them out.
    spent_balance: Balance<T>,
    /// For each allowed action the rules that must approve it. No entry means not allowed; an
    /// empty set means free for all.
    rules: VecMap<String, VecSet<TypeName>>,
}

/// A request to be confirmed before the transaction ends. It has no abilities, so it can be
/// neither stored nor dropped.
public struct ActionRequest<phantom T> {
    /// Name of the action, one of the four built in or a custom one.
    name: String,
    /// The amount that the action is about.
    amount: u64,
    /// Who sent the transaction.
    sender: address,
    /// Who gets the token; set by `transfer` only, among the built-in actions.
    recipient: Option<address>,
    /// The value to be given up; set by `spend` only, among the built-in actions.
    spent_balance: Option<Balance<T>>,
    /// The types of the rules that have approved so far.
    approvals: VecSet<TypeName>,
}

/// Key of the dynamic field that holds a rule's configuration in the policy, one per rule.
public struct RuleKey<phantom T> has copy, drop, store {
    /// Always `true`; reserved for a freely changeable kind of configuration.
    is_protected: bool,
}

/// Event: a policy was shared and is in force.
public struct TokenPolicyCreated<phantom T> has copy, drop {
    /// ID of the policy.
    id: ID,
    /// Whether the policy is shared and so can change. Always `true`.
    is_mutable: bool,
}

/// Creates a policy for the currency `T` and the cap that manages it. Holding the treasury cap is
/// the permission. A new policy allows no action; share it with `share_policy`.
public native fun new_policy<T>(
    _treasury_cap: &TreasuryCap<T>,
    ctx: &mut TxContext,
): (TokenPolicy<T>, TokenPolicyCap<T>);

/// Shares a policy and emits `TokenPolicyCreated`. This is the only way to finish a new policy,
/// because it has no `store`.
public native fun share_policy<T>(policy: TokenPolicy<T>);

/// Sends a token to an address at once and returns the request that has to be confirmed for it. If
/// it stays unconfirmed the transaction fails and the transfer with it.
public native fun transfer<T>(
    t: Token<T>,
    recipient: address,
    ctx: &mut TxContext,
): ActionRequest<T>;

/// Destroys a token and puts its value into the returned request. Confirming with
/// `confirm_request_mut` adds the value to the policy's spent balance; confirming with the
/// treasury cap burns it.
public native fun spend<T>(t: Token<T>, ctx: &mut TxContext): ActionRequest<T>;

/// Turns a token into a coin that trades freely, and returns it with the request to be confirmed.
public native fun to_coin<T>(t: Token<T>, ctx: &mut TxContext): (Coin<T>, ActionRequest<T>);

/// Turns a coin into a token, and returns it with the request to be confirmed.
public native fun from_coin<T>(coin: Coin<T>, ctx: &mut TxContext): (Token<T>, ActionRequest<T>);

/// Merges the token `another` into `token`. Needs no confirmation.
public native fun join<T>(token: &mut Token<T>, another: Token<T>);

/// Splits `amount` off a token and returns it as a new token. Needs no confirmation. Aborts with
/// `EBalanceTooLow` when the token is worth less.
public native fun split<T>(token: &mut Token<T>, amount: u64, ctx: &mut TxContext): Token<T>;

/// Creates a token worth nothing.
public native fun zero<T>(ctx: &mut TxContext): Token<T>;

/// Deletes a token that is worth nothing. Aborts with `ENotZero` when it still holds value.
public native fun destroy_zero<T>(token: Token<T>);

/// Sends a token to the sender of the transaction. Needs no confirmation, and is how a freshly
/// made token gets to its owner.
public native fun keep<T>(token: Token<T>, ctx: &mut TxContext);

/// Creates a request for any action, built in or custom. Modules use it to put actions of their
/// own under the policy. The sender is filled in from the transaction.
public native fun new_request<T>(
    name: String,
    amount: u64,
    recipient: Option<address>,
    spent_balance: Option<Balance<T>>,
    ctx: &TxContext,
): ActionRequest<T>;

/// Confirms a request against the policy and returns its name, amount, sender and recipient.
/// Aborts with `EUnknownAction` when the policy does not allow the action, with `ENotApproved`
/// when a required rule has not approved, and with `ECantConsumeBalance` for requests with spent
/// balance. Approvals that no rule asks for do no harm.
public native fun confirm_request<T>(
    policy: &TokenPolicy<T>,
    request: ActionRequest<T>,
    _ctx: &mut TxContext,
): (String, u64, address, Option<address>);

/// Confirms a request with spent balance, such as `spend` makes: moves the value into the policy,
/// checks the rules and returns name, amount, sender and recipient. Needs the policy mutably.
/// Aborts with `EUnknownAction` or `ENotApproved`, and with `EUseImmutableConfirm` when there is
/// no spent balance.
public native fun confirm_request_mut<T>(
    policy: &mut TokenPolicy<T>,
    request: ActionRequest<T>,
    ctx: &mut TxContext,
): (String, u64, address, Option<address>);

/// Confirms a request on the authority of a `TokenPolicyCap<T>`, whatever the rules say, and
/// returns its name, amount, sender and recipient. Aborts with `ECantConsumeBalance` for requests
/// with spent balance, since the cap cannot lower the supply.
public native fun confirm_with_policy_cap<T>(
    _policy_cap: &TokenPolicyCap<T>,
    request: ActionRequest<T>,
    _ctx: &mut TxContext,
): (String, u64, address, Option<address>);

/// Confirms any request on the authority of the treasury cap, whatever the rules say, and returns
/// its name, amount, sender and recipient. Spent balance is burned, and the total supply falls
/// accordingly.
public native fun confirm_with_treasury_cap<T>(
    treasury_cap: &mut TreasuryCap<T>,
    request: ActionRequest<T>,
    _ctx: &mut TxContext,
): (String, u64, address, Option<address>);

/// Stamps a request with the approval of the rule `W`. Only the module of `W` can make the
/// witness, and so only it decides. Approving twice aborts with `sui::vec_set::EKeyAlreadyExists`.
public native fun add_approval<T, W: drop>(
    _t: W,
    request: &mut ActionRequest<T>,
    _ctx: &mut TxContext,
);

/// Stores the configuration of a rule in the policy. Takes both the rule's witness and the policy
/// cap, so that module and owner agree. A rule has one configuration for all actions. Aborts with
/// `ENotAuthorized` for the cap of another policy.
public native fun add_rule_config<T, Rule: drop, Config: store>(
    _rule: Rule,
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    config: Config,
    _ctx: &mut TxContext,
);

/// Borrows the configuration of a rule. Only the rule's module can call it, since it needs the
/// witness. Aborts with `ENoConfig` when there is none of this type.
public native fun rule_config<T, Rule: drop, Config: store>(
    _rule: Rule,
    self: &TokenPolicy<T>,
): &Config;

/// Borrows the configuration of a rule for changes. Takes both the rule's witness and the policy
/// cap. Aborts with `ENoConfig` when there is none of this type, and with `ENotAuthorized` for the
/// cap of another policy.
public native fun rule_config_mut<T, Rule: drop, Config: store>(
    _rule: Rule,
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
): &mut Config;

/// Takes the configuration of a rule out of the policy and returns it. The policy's owner needs no
/// consent of the rule. Aborts with `ENoConfig` when there is none of this type, and with
/// `ENotAuthorized` for the cap of another policy.
public native fun remove_rule_config<T, Rule, Config: store>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    _ctx: &mut TxContext,
): Config;

/// Tells whether a rule has a configuration in the policy, of whatever type.
public native fun has_rule_config<T, Rule>(self: &TokenPolicy<T>): bool;

/// Tells whether a rule has a configuration of type `Config` in the policy.
public native fun has_rule_config_with_type<T, Rule, Config: store>(self: &TokenPolicy<T>): bool;

/// Allows an action for everyone, without rules. Aborts with `ENotAuthorized` for the cap of
/// another policy, and with `sui::vec_map::EKeyAlreadyExists` when the action already has an
/// entry.
public native fun allow<T>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    _ctx: &mut TxContext,
);

/// Forbids an action by removing its entry with all its rules. Aborts with `ENotAuthorized` for
/// the cap of another policy, and with `sui::vec_map::EKeyDoesNotExist` when there is no entry.
public native fun disallow<T>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    _ctx: &mut TxContext,
);

/// Makes a rule part of an action's conditions, and allows the action if it had no entry. Aborts
/// with `ENotAuthorized` for the cap of another policy, and with `sui::vec_set::EKeyAlreadyExists`
/// when the rule is there already.
public native fun add_rule_for_action<T, Rule: drop>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    ctx: &mut TxContext,
);

/// Takes a rule off an action's conditions. The action stays allowed: without its last rule it is
/// free for everyone, so use `disallow` to close it. The rule's configuration stays too. Aborts
/// with `ENotAuthorized` for the cap of another policy.
public native fun remove_rule_for_action<T, Rule: drop>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    _ctx: &mut TxContext,
);

/// Mints `amount` units as a token, for the holder of the treasury cap. Send it on with
/// `transfer`, or to the sender with `keep`.
public native fun mint<T>(cap: &mut TreasuryCap<T>, amount: u64, ctx: &mut TxContext): Token<T>;

/// Burns a token and lowers the total supply, for the holder of the treasury cap.
public native fun burn<T>(cap: &mut TreasuryCap<T>, token: Token<T>);

/// Burns everything that was spent into the policy, lowers the total supply and returns the amount
/// burned. Only the holder of the treasury cap can do it.
public native fun flush<T>(
    self: &mut TokenPolicy<T>,
    cap: &mut TreasuryCap<T>,
    _ctx: &mut TxContext,
): u64;

/// Tells whether the policy has an entry for an action. Its rules may still refuse it.
public native fun is_allowed<T>(self: &TokenPolicy<T>, action: &String): bool;

/// Returns the rules that must approve an action. Aborts with `sui::vec_map::EKeyDoesNotExist`
/// when the action has no entry.
public native fun rules<T>(self: &TokenPolicy<T>, action: &String): VecSet<TypeName>;

/// Returns how much was spent into the policy and not burned yet.
public native fun spent_balance<T>(self: &TokenPolicy<T>): u64;

/// Returns what a token is worth, in the currency's smallest unit.
public native fun value<T>(t: &Token<T>): u64;

/// Returns the name of the transfer action, `transfer`.
public native fun transfer_action(): String;

/// Returns the name of the spend action, `spend`.
public native fun spend_action(): String;

/// Returns the name of the action that turns tokens into coins, `to_coin`.
public native fun to_coin_action(): String;

/// Returns the name of the action that turns coins into tokens, `from_coin`.
public native fun from_coin_action(): String;

/// Returns the name of the action that is requested.
public native fun action<T>(self: &ActionRequest<T>): String;

/// Returns the amount that the request is about.
public native fun amount<T>(self: &ActionRequest<T>): u64;

/// Returns the address that made the request.
public native fun sender<T>(self: &ActionRequest<T>): address;

/// Returns who is to receive the token, or `none`.
public native fun recipient<T>(self: &ActionRequest<T>): Option<address>;

/// Returns the rules that have approved the request so far.
public native fun approvals<T>(self: &ActionRequest<T>): VecSet<TypeName>;

/// Returns the amount of spent balance in the request, or `none` when it carries none.
public native fun spent<T>(self: &ActionRequest<T>): Option<u64>;
