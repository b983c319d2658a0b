/// A rule as creators use it for royalties: whoever buys must lock the item in a kiosk again.
#[test_only]
module rental::lock_rule;

use sui::kiosk::Kiosk;
use sui::transfer_policy::{Self, TransferPolicy, TransferPolicyCap, TransferRequest};

/// The item isn't locked in the kiosk.
const ENotLocked: u64 = 0;

public struct Rule has drop {}

public fun add<T>(policy: &mut TransferPolicy<T>, cap: &TransferPolicyCap<T>) {
    transfer_policy::add_rule(Rule {}, policy, cap, true);
}

public fun prove<T>(request: &mut TransferRequest<T>, kiosk: &Kiosk) {
    assert!(kiosk.is_locked(request.item()), ENotLocked);
    transfer_policy::add_receipt(Rule {}, request);
}
