/// The deny list keeps the latest setting and the one in force.
module a::denied;
use sui::coin::{Self, DenyCapV2};
use sui::deny_list;
use sui::test_scenario;
use sui::test_utils::destroy;

public struct DENIED has drop {}

fun cap(allow_global_pause: bool, ctx: &mut TxContext): DenyCapV2<DENIED> {
    let (treasury, cap, metadata) = coin::create_regulated_currency_v2(
        sui::test_utils::create_one_time_witness<DENIED>(),
        0, b"D", b"", b"", option::none(), allow_global_pause, ctx,
    );
    destroy(treasury);
    destroy(metadata);
    cap
}

#[test]
fun two_steps() {
    let mut s = test_scenario::begin(@1);
    let mut list = deny_list::new_for_testing(s.ctx());
    let mut cap = cap(true, s.ctx());
    coin::deny_list_v2_remove(&mut list, &mut cap, @7, s.ctx());
    coin::deny_list_v2_add(&mut list, &mut cap, @7, s.ctx());
    coin::deny_list_v2_add(&mut list, &mut cap, @7, s.ctx());
    assert!(coin::deny_list_v2_contains_next_epoch<DENIED>(&list, @7));
    assert!(!coin::deny_list_v2_contains_current_epoch<DENIED>(&list, @7, s.ctx()));
    assert!(!coin::deny_list_v2_contains_next_epoch<DENIED>(&list, @8));
    assert!(!coin::deny_list_v2_contains_next_epoch<sui::sui::SUI>(&list, @7));
    coin::deny_list_v2_enable_global_pause(&mut list, &mut cap, s.ctx());
    s.next_epoch(@1);
    assert!(coin::deny_list_v2_contains_current_epoch<DENIED>(&list, @7, s.ctx()));
    assert!(coin::deny_list_v2_is_global_pause_enabled_current_epoch<DENIED>(&list, s.ctx()));
    coin::deny_list_v2_disable_global_pause(&mut list, &mut cap, s.ctx());
    assert!(!coin::deny_list_v2_is_global_pause_enabled_next_epoch<DENIED>(&list));
    assert!(coin::deny_list_v2_is_global_pause_enabled_current_epoch<DENIED>(&list, s.ctx()));
    destroy(list);
    destroy(cap);
    s.end();
}

#[test, expected_failure(abort_code = coin::EGlobalPauseNotAllowed)]
fun no_pause() {
    let mut ctx = tx_context::dummy();
    let mut list = deny_list::new_for_testing(&mut ctx);
    let mut cap = cap(false, &mut ctx);
    coin::deny_list_v2_enable_global_pause(&mut list, &mut cap, &mut ctx);
    destroy(list);
    destroy(cap);
}
