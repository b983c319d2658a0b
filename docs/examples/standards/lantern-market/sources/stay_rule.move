// region: rule
/// A rule for transfer policies: what was bought must be locked in a kiosk again, so that the
/// next sale is under the policy too.
module lantern_market::stay_rule;

use sui::kiosk::Kiosk;
use sui::transfer_policy::{Self, TransferPolicy, TransferPolicyCap, TransferRequest};

/// The bought item is not locked in this kiosk.
const ENotLocked: u64 = 0;

/// Names the rule. Only this module can make a value of it, so only this module can stamp.
public struct Rule has drop {}

/// Adds the rule to a policy. There is nothing to choose.
public fun add<T>(policy: &mut TransferPolicy<T>, cap: &TransferPolicyCap<T>) {
    transfer_policy::add_rule(Rule {}, policy, cap, true);
}

/// Stamps the request if the item is locked in the kiosk. Aborts with `ENotLocked` otherwise.
public fun prove<T>(request: &mut TransferRequest<T>, kiosk: &Kiosk) {
    let item = request.item();
    assert!(kiosk.has_item(item) && kiosk.is_locked(item), ENotLocked);
    transfer_policy::add_receipt(Rule {}, request);
}
// endregion: rule
