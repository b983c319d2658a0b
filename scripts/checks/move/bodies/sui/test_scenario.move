/// Several transactions in one test. The objects lie in the virtual machine: what one transaction sends
/// away, the next one can take.
#[test_only, allow(unused_field, unused_const)]
module sui::test_scenario;

use sui::transfer::Receiving;
use sui::vec_map::VecMap;

const ECouldNotGenerateEffects: u64 = 0;
const EInvalidSharedOrImmutableUsage: u64 = 1;
const EEmptyInventory: u64 = 3;
const EObjectNotFound: u64 = 4;
const ECantReturnObject: u64 = 2;

public struct Scenario { txn_number: u64, ctx: TxContext }

/// What one transaction did. The machine fills it in.
public struct TransactionEffects has drop {
    created: vector<ID>,
    written: vector<ID>,
    deleted: vector<ID>,
    transferred_to_account: VecMap<ID, address>,
    transferred_to_object: VecMap<ID, ID>,
    shared: vector<ID>,
    frozen: vector<ID>,
    num_user_events: u64,
}

native fun end_transaction(): TransactionEffects;
native fun allocate_receiving_ticket_for_object<T: key>(id: ID): u64;
native fun deallocate_receiving_ticket_for_object(id: ID);

public fun begin(sender: address): Scenario {
    Scenario { txn_number: 0, ctx: tx_context::for_testing(sender, 0, 0, 0) }
}

public fun next_tx(scenario: &mut Scenario, sender: address): TransactionEffects {
    advance(scenario, sender, 0, 0)
}

public fun next_epoch(scenario: &mut Scenario, sender: address): TransactionEffects {
    advance(scenario, sender, 1, 0)
}

public fun later_epoch(scenario: &mut Scenario, delta_ms: u64, sender: address): TransactionEffects {
    advance(scenario, sender, 1, delta_ms)
}

fun advance(scenario: &mut Scenario, sender: address, epochs: u64, time: u64): TransactionEffects {
    let effects = end_transaction();
    let number = scenario.txn_number + 1;
    let epoch = scenario.ctx.epoch() + epochs;
    let now = scenario.ctx.epoch_timestamp_ms() + time;
    scenario.txn_number = number;
    scenario.ctx = tx_context::for_testing(sender, number, epoch, now);
    effects
}

public fun end(scenario: Scenario): TransactionEffects {
    let Scenario { txn_number: _, ctx: _ } = scenario;
    end_transaction()
}

public fun ctx(scenario: &mut Scenario): &mut TxContext { &mut scenario.ctx }
public fun sender(scenario: &Scenario): address { scenario.ctx.sender() }
public fun new_object(scenario: &mut Scenario): UID { object::new(&mut scenario.ctx) }
public fun num_concluded_txes(scenario: &Scenario): u64 { scenario.txn_number }

public fun created(effects: &TransactionEffects): vector<ID> { effects.created }
public fun written(effects: &TransactionEffects): vector<ID> { effects.written }
public fun deleted(effects: &TransactionEffects): vector<ID> { effects.deleted }
public fun transferred_to_account(effects: &TransactionEffects): VecMap<ID, address> { effects.transferred_to_account }
public fun transferred_to_object(effects: &TransactionEffects): VecMap<ID, ID> { effects.transferred_to_object }
public fun shared(effects: &TransactionEffects): vector<ID> { effects.shared }
public fun frozen(effects: &TransactionEffects): vector<ID> { effects.frozen }
public fun num_user_events(effects: &TransactionEffects): u64 { effects.num_user_events }

// Objects of an address.
public native fun take_from_address_by_id<T: key>(scenario: &Scenario, account: address, id: ID): T;
public native fun most_recent_id_for_address<T: key>(account: address): Option<ID>;
public native fun ids_for_address<T: key>(account: address): vector<ID>;
public native fun was_taken_from_address(account: address, id: ID): bool;

public fun has_most_recent_for_address<T: key>(account: address): bool {
    !ids_for_address<T>(account).is_empty()
}

public fun take_from_address<T: key>(scenario: &Scenario, account: address): T {
    take_from_address_by_id(scenario, account, found(most_recent_id_for_address<T>(account)))
}

public fun return_to_address<T: key>(account: address, object: T) {
    assert!(was_taken_from_address(account, object::id(&object)), ECantReturnObject);
    transfer::transfer_impl(object, account)
}

fun found(id: Option<ID>): ID {
    assert!(id.is_some(), EEmptyInventory);
    id.destroy_some()
}

// Objects of the sender.
public fun take_from_sender<T: key>(scenario: &Scenario): T { take_from_address(scenario, scenario.sender()) }
public fun take_from_sender_by_id<T: key>(scenario: &Scenario, id: ID): T {
    take_from_address_by_id(scenario, scenario.sender(), id)
}
public fun return_to_sender<T: key>(scenario: &Scenario, object: T) { return_to_address(scenario.sender(), object) }
public fun ids_for_sender<T: key>(scenario: &Scenario): vector<ID> { ids_for_address<T>(scenario.sender()) }
public fun most_recent_id_for_sender<T: key>(scenario: &Scenario): Option<ID> {
    most_recent_id_for_address<T>(scenario.sender())
}
public fun has_most_recent_for_sender<T: key>(scenario: &Scenario): bool {
    has_most_recent_for_address<T>(scenario.sender())
}
public fun was_taken_from_sender(scenario: &Scenario, id: ID): bool { was_taken_from_address(scenario.sender(), id) }

// Immutable objects.
public native fun take_immutable_by_id<T: key>(scenario: &Scenario, id: ID): T;
public native fun most_recent_immutable_id<T: key>(): Option<ID>;
public native fun was_taken_immutable(id: ID): bool;

public fun has_most_recent_immutable<T: key>(): bool { most_recent_immutable_id<T>().is_some() }
public fun take_immutable<T: key>(scenario: &Scenario): T {
    take_immutable_by_id(scenario, found(most_recent_immutable_id<T>()))
}
public fun return_immutable<T: key>(object: T) {
    assert!(was_taken_immutable(object::id(&object)), ECantReturnObject);
    transfer::freeze_object_impl(object)
}

// Shared objects.
public native fun take_shared_by_id<T: key>(scenario: &Scenario, id: ID): T;
public native fun most_recent_id_shared<T: key>(): Option<ID>;
public native fun was_taken_shared(id: ID): bool;

public fun has_most_recent_shared<T: key>(): bool { most_recent_id_shared<T>().is_some() }
public fun take_shared<T: key>(scenario: &Scenario): T {
    take_shared_by_id(scenario, found(most_recent_id_shared<T>()))
}
public fun return_shared<T: key>(object: T) {
    assert!(was_taken_shared(object::id(&object)), ECantReturnObject);
    transfer::share_object_impl(object)
}

// Objects that were sent to an object.
public fun receiving_ticket_by_id<T: key>(id: ID): Receiving<T> {
    transfer::ticket_for_testing(id, allocate_receiving_ticket_for_object<T>(id))
}
public fun most_recent_receiving_ticket<T: key>(parent: &ID): Receiving<T> {
    receiving_ticket_by_id(found(most_recent_id_for_address<T>(parent.to_address())))
}
public fun has_most_recent_receiving_ticket<T: key>(parent: &ID): bool {
    has_most_recent_for_address<T>(parent.to_address())
}
public fun return_receiving_ticket<T: key>(ticket: Receiving<T>) {
    deallocate_receiving_ticket_for_object(transfer::open_ticket_for_testing(ticket))
}
