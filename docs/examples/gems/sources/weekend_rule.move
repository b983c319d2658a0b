/// A rule for any token: the action is possible on Saturdays and Sundays, in UTC.
module gems::weekend_rule;

use sui::clock::Clock;
use sui::token::{Self, ActionRequest};

/// It is Monday to Friday.
const EWeekday: u64 = 0;

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

// region: rule
/// The rule.
public struct Weekend has drop {}

/// Approves the request on weekends. The clock began on a Thursday, which is day 0.
public fun verify<T>(request: &mut ActionRequest<T>, clock: &Clock, ctx: &mut TxContext) {
    let day = clock.timestamp_ms() / DAY_MS % 7;
    assert!(day == 2 || day == 3, EWeekday);
    token::add_approval(Weekend {}, request, ctx);
}
// endregion: rule
