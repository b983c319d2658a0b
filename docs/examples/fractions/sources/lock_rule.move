/// A rule for sales: whoever buys must lock the fraction in a kiosk again.
module fractions::lock_rule;

use sui::kiosk::Kiosk;
use sui::transfer_policy::{Self, TransferPolicy, TransferPolicyCap, TransferRequest};

/// The fraction isn't locked in the kiosk.
const ENotLocked: u64 = 0;

// region: rule
/// The rule. It has no settings, so the policy keeps `true` for it.
public struct Rule has drop {}

/// Adds the rule to a policy.
public fun add<T>(policy: &mut TransferPolicy<T>, cap: &TransferPolicyCap<T>) {
    transfer_policy::add_rule(Rule {}, policy, cap, true);
}

/// Approves a sale whose item is locked in the buyer's kiosk.
public fun prove<T>(request: &mut TransferRequest<T>, kiosk: &Kiosk) {
    assert!(kiosk.is_locked(request.item()), ENotLocked);
    transfer_policy::add_receipt(Rule {}, request);
}
// endregion: rule
