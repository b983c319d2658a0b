module sui::token;

use std::string::String;
use std::type_name::TypeName;
use sui::balance::Balance;
use sui::coin::{Coin, TreasuryCap};
use sui::vec_map::VecMap;
use sui::vec_set::VecSet;

const EUnknownAction: u64 = 0;

const ENotApproved: u64 = 1;

const ENotAuthorized: u64 = 2;

const EBalanceTooLow: u64 = 3;

const ENotZero: u64 = 4;

const ECantConsumeBalance: u64 = 5;

const ENoConfig: u64 = 6;

const EUseImmutableConfirm: u64 = 7;

const SPEND: vector<u8> = b"spend";

const TRANSFER: vector<u8> = b"transfer";

const TO_COIN: vector<u8> = b"to_coin";

const FROM_COIN: vector<u8> = b"from_coin";

public struct Token<phantom T> has key {
    id: UID,
    balance: Balance<T>,
}

public struct TokenPolicyCap<phantom T> has key, store {
    id: UID,
    `for`: ID,
}

public struct TokenPolicy<phantom T> has key {
    id: UID,
    spent_balance: Balance<T>,
    rules: VecMap<String, VecSet<TypeName>>,
}

public struct ActionRequest<phantom T> {
    name: String,
    amount: u64,
    sender: address,
    recipient: Option<address>,
    spent_balance: Option<Balance<T>>,
    approvals: VecSet<TypeName>,
}

public struct RuleKey<phantom T> has copy, drop, store {
    is_protected: bool,
}

public struct TokenPolicyCreated<phantom T> has copy, drop {
    id: ID,
    is_mutable: bool,
}

public native fun new_policy<T>(
    _treasury_cap: &TreasuryCap<T>,
    ctx: &mut TxContext,
): (TokenPolicy<T>, TokenPolicyCap<T>);

public native fun share_policy<T>(policy: TokenPolicy<T>);

public native fun transfer<T>(
    t: Token<T>,
    recipient: address,
    ctx: &mut TxContext,
): ActionRequest<T>;

public native fun spend<T>(t: Token<T>, ctx: &mut TxContext): ActionRequest<T>;

public native fun to_coin<T>(t: Token<T>, ctx: &mut TxContext): (Coin<T>, ActionRequest<T>);

public native fun from_coin<T>(coin: Coin<T>, ctx: &mut TxContext): (Token<T>, ActionRequest<T>);

public native fun join<T>(token: &mut Token<T>, another: Token<T>);

public native fun split<T>(token: &mut Token<T>, amount: u64, ctx: &mut TxContext): Token<T>;

public native fun zero<T>(ctx: &mut TxContext): Token<T>;

public native fun destroy_zero<T>(token: Token<T>);

public native fun keep<T>(token: Token<T>, ctx: &mut TxContext);

public native fun new_request<T>(
    name: String,
    amount: u64,
    recipient: Option<address>,
    spent_balance: Option<Balance<T>>,
    ctx: &TxContext,
): ActionRequest<T>;

public native fun confirm_request<T>(
    policy: &TokenPolicy<T>,
    request: ActionRequest<T>,
    _ctx: &mut TxContext,
): (String, u64, address, Option<address>);

public native fun confirm_request_mut<T>(
    policy: &mut TokenPolicy<T>,
    request: ActionRequest<T>,
    ctx: &mut TxContext,
): (String, u64, address, Option<address>);

public native fun confirm_with_policy_cap<T>(
    _policy_cap: &TokenPolicyCap<T>,
    request: ActionRequest<T>,
    _ctx: &mut TxContext,
): (String, u64, address, Option<address>);

public native fun confirm_with_treasury_cap<T>(
    treasury_cap: &mut TreasuryCap<T>,
    request: ActionRequest<T>,
    _ctx: &mut TxContext,
): (String, u64, address, Option<address>);

public native fun add_approval<T, W: drop>(
    _t: W,
    request: &mut ActionRequest<T>,
    _ctx: &mut TxContext,
);

public native fun add_rule_config<T, Rule: drop, Config: store>(
    _rule: Rule,
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    config: Config,
    _ctx: &mut TxContext,
);

public native fun rule_config<T, Rule: drop, Config: store>(
    _rule: Rule,
    self: &TokenPolicy<T>,
): &Config;

public native fun rule_config_mut<T, Rule: drop, Config: store>(
    _rule: Rule,
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
): &mut Config;

public native fun remove_rule_config<T, Rule, Config: store>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    _ctx: &mut TxContext,
): Config;

public native fun has_rule_config<T, Rule>(self: &TokenPolicy<T>): bool;

public native fun has_rule_config_with_type<T, Rule, Config: store>(self: &TokenPolicy<T>): bool;

public native fun allow<T>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    _ctx: &mut TxContext,
);

public native fun disallow<T>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    _ctx: &mut TxContext,
);

public native fun add_rule_for_action<T, Rule: drop>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    ctx: &mut TxContext,
);

public native fun remove_rule_for_action<T, Rule: drop>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    _ctx: &mut TxContext,
);

public native fun mint<T>(cap: &mut TreasuryCap<T>, amount: u64, ctx: &mut TxContext): Token<T>;

public native fun burn<T>(cap: &mut TreasuryCap<T>, token: Token<T>);

public native fun flush<T>(
    self: &mut TokenPolicy<T>,
    cap: &mut TreasuryCap<T>,
    _ctx: &mut TxContext,
): u64;

public native fun is_allowed<T>(self: &TokenPolicy<T>, action: &String): bool;

public native fun rules<T>(self: &TokenPolicy<T>, action: &String): VecSet<TypeName>;

public native fun spent_balance<T>(self: &TokenPolicy<T>): u64;

public native fun value<T>(t: &Token<T>): u64;

public native fun transfer_action(): String;

public native fun spend_action(): String;

public native fun to_coin_action(): String;

public native fun from_coin_action(): String;

public native fun action<T>(self: &ActionRequest<T>): String;

public native fun amount<T>(self: &ActionRequest<T>): u64;

public native fun sender<T>(self: &ActionRequest<T>): address;

public native fun recipient<T>(self: &ActionRequest<T>): Option<address>;

public native fun approvals<T>(self: &ActionRequest<T>): VecSet<TypeName>;

public native fun spent<T>(self: &ActionRequest<T>): Option<u64>;
