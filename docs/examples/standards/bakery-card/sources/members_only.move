/// A rule for any token: the sender, and the recipient of a transfer, must be on a list.
module bakery_card::members_only;

use sui::table::{Self, Table};
use sui::token::{Self, ActionRequest, TokenPolicy, TokenPolicyCap};

// region: types
#[error]
const ENotMember: vector<u8> = b"The address is not on the list.";
#[error]
const EMember: vector<u8> = b"The address is on the list already.";

/// The rule.
public struct MembersOnly has drop {}

/// Its settings: the list.
public struct Members has store { accounts: Table<address, bool> }
// endregion: types

// region: list
public fun set_up<T>(policy: &mut TokenPolicy<T>, cap: &TokenPolicyCap<T>, ctx: &mut TxContext) {
    let members = Members { accounts: table::new(ctx) };
    token::add_rule_config(MembersOnly {}, policy, cap, members, ctx);
}

public fun admit<T>(policy: &mut TokenPolicy<T>, cap: &TokenPolicyCap<T>, account: address) {
    let members: &mut Members = token::rule_config_mut(MembersOnly {}, policy, cap);
    assert!(!members.accounts.contains(account), EMember);
    members.accounts.add(account, true);
}

public fun expel<T>(policy: &mut TokenPolicy<T>, cap: &TokenPolicyCap<T>, account: address) {
    let members: &mut Members = token::rule_config_mut(MembersOnly {}, policy, cap);
    assert!(members.accounts.contains(account), ENotMember);
    members.accounts.remove(account);
}

public fun remove<T>(policy: &mut TokenPolicy<T>, cap: &TokenPolicyCap<T>, ctx: &mut TxContext) {
    let Members { accounts } =
        token::remove_rule_config<T, MembersOnly, Members>(policy, cap, ctx);
    accounts.drop();
}
// endregion: list

// region: verify
/// Stamps the request if everybody in it is a member.
public fun verify<T>(
    policy: &TokenPolicy<T>,
    request: &mut ActionRequest<T>,
    ctx: &mut TxContext,
) {
    let members: &Members = token::rule_config(MembersOnly {}, policy);
    assert!(members.accounts.contains(request.sender()), ENotMember);
    request.recipient().do!(|account| assert!(members.accounts.contains(account), ENotMember));
    token::add_approval(MembersOnly {}, request, ctx);
}
// endregion: verify
