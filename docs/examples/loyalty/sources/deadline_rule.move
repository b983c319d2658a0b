/// A rule for any token: the action is possible until a certain time.
module bakery::deadline_rule;

use sui::clock::Clock;
use sui::token::{Self, ActionRequest, TokenPolicy, TokenPolicyCap};

/// The time is over.
const EExpired: u64 = 0;

// region: rule
/// The rule.
public struct Deadline has drop {}

/// Its setting, kept in the policy.
public struct Config has store { last_ms: u64 }

/// Sets or moves the deadline. Needs the cap of this policy.
public fun set<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    last_ms: u64,
    ctx: &mut TxContext,
) {
    if (policy.has_rule_config_with_type<T, Deadline, Config>()) {
        token::rule_config_mut<T, Deadline, Config>(Deadline {}, policy, cap).last_ms = last_ms;
    } else {
        token::add_rule_config(Deadline {}, policy, cap, Config { last_ms }, ctx);
    }
}

/// Approves the request if the deadline has not passed.
public fun verify<T>(
    policy: &TokenPolicy<T>,
    request: &mut ActionRequest<T>,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    let config: &Config = token::rule_config(Deadline {}, policy);
    assert!(clock.timestamp_ms() <= config.last_ms, EExpired);
    token::add_approval(Deadline {}, request, ctx);
}
// endregion: rule
