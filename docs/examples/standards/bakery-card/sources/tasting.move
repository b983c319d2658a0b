/// An action of the bakery's own, under the same policy: booking seats at a tasting.
module bakery_card::tasting;

use bakery_card::crumb::CRUMB;
use std::string::String;
use sui::token::{Self, ActionRequest, TokenPolicy};

// region: action
#[error]
const EOtherAction: vector<u8> = b"The request is for another action.";

public struct Seats has key, store { id: UID, count: u64 }

public fun book_action(): String { b"book".to_string() }

/// Asks for seats. Nothing is reserved until `confirm` has the policy's consent.
public fun book(count: u64, ctx: &mut TxContext): ActionRequest<CRUMB> {
    token::new_request(book_action(), count, option::none(), option::none(), ctx)
}

/// Closes the request and hands out the seats, which only this function can do.
public fun confirm(
    policy: &TokenPolicy<CRUMB>,
    request: ActionRequest<CRUMB>,
    ctx: &mut TxContext,
): Seats {
    let (action, count, _, _) = policy.confirm_request(request, ctx);
    assert!(action == book_action(), EOtherAction);
    Seats { id: object::new(ctx), count }
}

public fun count(self: &Seats): u64 { self.count }
// endregion: action
