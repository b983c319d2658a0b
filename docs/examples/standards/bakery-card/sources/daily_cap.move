/// A rule for any token: how much one address may move in one epoch, for each action.
module bakery_card::daily_cap;

use std::string::String;
use sui::table::{Self, Table};
use sui::token::{Self, ActionRequest, TokenPolicy, TokenPolicyCap};
use sui::vec_map::{Self, VecMap};

// region: types
#[error]
const EOverLimit: vector<u8> = b"The request exceeds what is left for this epoch.";
#[error]
const EOtherUsage: vector<u8> = b"The usage object belongs to another policy.";

/// The rule.
public struct DailyCap has drop {}

/// Its settings, kept in the policy. An action without an entry is not limited.
public struct Settings has store {
    limits: VecMap<String, u64>,
    usage: ID,
}

/// What was moved so far, in an object of the rule's own, because users write it. Shared.
public struct Usage has key {
    id: UID,
    moved: Table<Key, Moved>,
}

public struct Key has copy, drop, store { account: address, action: String }

public struct Moved has copy, drop, store { epoch: u64, amount: u64 }
// endregion: types

// region: settings
/// Stores empty settings in the policy, and shares the object that counts.
public fun set_up<T>(policy: &mut TokenPolicy<T>, cap: &TokenPolicyCap<T>, ctx: &mut TxContext) {
    let usage = Usage { id: object::new(ctx), moved: table::new(ctx) };
    let settings = Settings { limits: vec_map::empty(), usage: object::id(&usage) };
    token::add_rule_config(DailyCap {}, policy, cap, settings, ctx);
    transfer::share_object(usage);
}

/// Sets or replaces the limit of one action.
public fun set_limit<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    limit: u64,
) {
    let settings: &mut Settings = token::rule_config_mut(DailyCap {}, policy, cap);
    if (settings.limits.contains(&action)) { settings.limits.remove(&action); };
    settings.limits.insert(action, limit);
}

/// Takes the settings out. Take the rule off its actions first: without settings `verify` aborts.
public fun remove<T>(policy: &mut TokenPolicy<T>, cap: &TokenPolicyCap<T>, ctx: &mut TxContext) {
    let Settings { .. } = token::remove_rule_config<T, DailyCap, Settings>(policy, cap, ctx);
}
// endregion: settings

// region: verify
/// Stamps the request if the sender stays within the limit, and counts the amount.
public fun verify<T>(
    policy: &TokenPolicy<T>,
    usage: &mut Usage,
    request: &mut ActionRequest<T>,
    ctx: &mut TxContext,
) {
    let settings: &Settings = token::rule_config(DailyCap {}, policy);
    assert!(settings.usage == object::id(usage), EOtherUsage);
    let action = request.action();
    if (settings.limits.contains(&action)) {
        let limit = settings.limits[&action];
        let key = Key { account: request.sender(), action };
        let moved = usage.take_moved(key, ctx.epoch());
        assert!(moved <= limit && request.amount() <= limit - moved, EOverLimit);
        usage.moved.add(key, Moved { epoch: ctx.epoch(), amount: moved + request.amount() });
    };
    token::add_approval(DailyCap {}, request, ctx);
}

/// What was moved in this epoch; an entry of an earlier one counts as nothing.
fun take_moved(self: &mut Usage, key: Key, now: u64): u64 {
    if (!self.moved.contains(key)) return 0;
    let Moved { epoch, amount } = self.moved.remove(key);
    if (epoch == now) amount else 0
}
// endregion: verify
