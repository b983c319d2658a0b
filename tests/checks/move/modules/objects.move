/// Objects go from transaction to transaction.
module a::a;
use sui::test_scenario;
public struct Box has key, store { id: UID, n: u64 }
fun box(n: u64, ctx: &mut TxContext): Box { Box { id: object::new(ctx), n } }

#[test]
fun owned_shared_and_frozen() {
    let mut s = test_scenario::begin(@0xA);
    assert!(s.sender() == @0xA && s.ctx().epoch() == 0);
    transfer::transfer(box(1, s.ctx()), @0xB);
    transfer::share_object(box(2, s.ctx()));
    transfer::freeze_object(box(3, s.ctx()));
    let effects = s.next_tx(@0xB);
    assert!(effects.created().length() == 3 && effects.shared().length() == 1 && effects.frozen().length() == 1);
    let mut mine = s.take_from_sender<Box>();
    mine.n = 10;
    s.return_to_sender(mine);
    let common = s.take_shared<Box>();
    assert!(common.n == 2);
    test_scenario::return_shared(common);
    let still = s.take_immutable<Box>();
    assert!(still.n == 3);
    test_scenario::return_immutable(still);
    s.later_epoch(1_000, @0xA);
    assert!(s.ctx().epoch() == 1 && s.ctx().epoch_timestamp_ms() == 1_000);
    assert!(!s.has_most_recent_for_sender<Box>() && test_scenario::has_most_recent_for_address<Box>(@0xB));
    assert!(test_scenario::ids_for_address<Box>(@0xB).length() == 1);
    s.end();
}

#[test]
fun received_by_an_object() {
    let mut s = test_scenario::begin(@0xA);
    let mut parent = box(0, s.ctx());
    let parent_id = object::id(&parent);
    transfer::public_transfer(box(5, s.ctx()), parent_id.to_address());
    s.next_tx(@0xA);
    let ticket = test_scenario::most_recent_receiving_ticket<Box>(&parent_id);
    let Box { id, n } = transfer::receive(&mut parent.id, ticket);
    assert!(n == 5);
    id.delete();
    let Box { id, n: _ } = parent;
    id.delete();
    s.end();
}

#[test, expected_failure(abort_code = test_scenario::EEmptyInventory)]
fun nothing_to_take() {
    let s = test_scenario::begin(@0xA);
    let b = s.take_from_sender<Box>();
    transfer::transfer(b, @0xB);
    s.end();
}

#[test, expected_failure(abort_code = sui::transfer::ESharedNonNewObject)]
fun sharing_an_old_object() {
    let mut s = test_scenario::begin(@0xA);
    transfer::transfer(box(1, s.ctx()), @0xA);
    s.next_tx(@0xA);
    let b = s.take_from_sender<Box>();
    transfer::share_object(b);
    s.end();
}
