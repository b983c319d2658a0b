// region: rule
/// A rule for transfer policies: a share of the price goes to the policy's balance, which the
/// creator can withdraw.
module lantern_market::donation_rule;

use sui::coin::Coin;
use sui::sui::SUI;
use sui::transfer_policy::{Self, TransferPolicy, TransferPolicyCap, TransferRequest};

/// The share is more than the whole price.
const EShareTooHigh: u64 = 0;
/// The coin is not worth exactly what the sale owes.
const EWrongAmount: u64 = 1;

/// 10,000 basis points are the whole price.
const WHOLE: u16 = 10_000;

/// Names the rule. Only this module can make a value of it, so only this module can stamp.
public struct Rule has drop {}

/// What the creator has chosen for one policy.
public struct Config has drop, store {
    basis_points: u16,
    least: u64,
}

/// Adds the rule to a policy. Aborts with `EShareTooHigh` above 10,000 basis points.
public fun add<T>(
    policy: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
    basis_points: u16,
    least: u64,
) {
    assert!(basis_points <= WHOLE, EShareTooHigh);
    transfer_policy::add_rule(Rule {}, policy, cap, Config { basis_points, least });
}

/// What a sale at this price owes, in MIST. Apps call it before they build the payment.
public fun due<T>(policy: &TransferPolicy<T>, price: u64): u64 {
    let config: &Config = transfer_policy::get_rule(Rule {}, policy);
    let share = (price as u128) * (config.basis_points as u128) / (WHOLE as u128);
    (share as u64).max(config.least)
}

/// Pays what the sale owes and stamps the request. Aborts with `EWrongAmount` otherwise.
public fun pay<T>(
    policy: &mut TransferPolicy<T>,
    request: &mut TransferRequest<T>,
    payment: Coin<SUI>,
) {
    assert!(payment.value() == due(policy, request.paid()), EWrongAmount);
    transfer_policy::add_to_balance(Rule {}, policy, payment);
    transfer_policy::add_receipt(Rule {}, request);
}
// endregion: rule
