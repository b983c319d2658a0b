/// A rule for transfer policies: each sale in a kiosk pays a fixed fee to the creator.
module flat_fee::flat_fee_rule;

use sui::coin::Coin;
use sui::sui::SUI;
use sui::transfer_policy::{Self as policy, TransferPolicy, TransferPolicyCap, TransferRequest};

/// The coin is not exactly the fee.
const EWrongFee: u64 = 0;

/// Only this module can make one, so only this module can say that its rule was followed.
public struct Rule has drop {}

/// What the creator has set.
public struct Config has drop, store {
    fee: u64,
}

/// Adds the rule to a policy. The fee is in MIST.
public fun add<T>(policy: &mut TransferPolicy<T>, cap: &TransferPolicyCap<T>, fee: u64) {
    policy::add_rule(Rule {}, policy, cap, Config { fee })
}

/// Pays the fee for a purchase, which the policy then accepts.
public fun pay<T>(
    policy: &mut TransferPolicy<T>,
    request: &mut TransferRequest<T>,
    payment: Coin<SUI>,
) {
    let config: &Config = policy::get_rule(Rule {}, policy);
    assert!(payment.value() == config.fee, EWrongFee);
    policy::add_to_balance(Rule {}, policy, payment);
    policy::add_receipt(Rule {}, request);
}
