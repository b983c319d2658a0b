/// The part of the test-only module `sui::test_scenario` that examples use, as declarations. Upstream's
/// reference has no test-only code, so `framework-sources` has none either. The bodies abort with the code
/// by which the checker knows that a test needs the real framework.
#[test_only, allow(unused_field, unused_const)]
module sui::test_scenario;

use sui::transfer::Receiving;
use sui::vec_map::VecMap;

const ENeedsFramework: u64 = 3_735_928_559;

/// Several transactions in one test, each with its own sender.
public struct Scenario {
    txn_number: u64,
    ctx: TxContext,
}

/// What one transaction did.
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

// Transactions and epochs.
public fun begin(_sender: address): Scenario { abort ENeedsFramework }
public fun next_tx(_scenario: &mut Scenario, _sender: address): TransactionEffects { abort ENeedsFramework }
public fun next_epoch(_scenario: &mut Scenario, _sender: address): TransactionEffects { abort ENeedsFramework }
public fun later_epoch(_scenario: &mut Scenario, _delta_ms: u64, _sender: address): TransactionEffects { abort ENeedsFramework }
public fun end(_scenario: Scenario): TransactionEffects { abort ENeedsFramework }
public fun ctx(_scenario: &mut Scenario): &mut TxContext { abort ENeedsFramework }
public fun sender(_scenario: &Scenario): address { abort ENeedsFramework }
public fun new_object(_scenario: &mut Scenario): UID { abort ENeedsFramework }
public fun num_concluded_txes(_scenario: &Scenario): u64 { abort ENeedsFramework }

// Effects.
public fun created(_effects: &TransactionEffects): vector<ID> { abort ENeedsFramework }
public fun written(_effects: &TransactionEffects): vector<ID> { abort ENeedsFramework }
public fun deleted(_effects: &TransactionEffects): vector<ID> { abort ENeedsFramework }
public fun transferred_to_account(_effects: &TransactionEffects): VecMap<ID, address> { abort ENeedsFramework }
public fun transferred_to_object(_effects: &TransactionEffects): VecMap<ID, ID> { abort ENeedsFramework }
public fun shared(_effects: &TransactionEffects): vector<ID> { abort ENeedsFramework }
public fun frozen(_effects: &TransactionEffects): vector<ID> { abort ENeedsFramework }
public fun num_user_events(_effects: &TransactionEffects): u64 { abort ENeedsFramework }

// Objects of an address.
public fun take_from_address_by_id<T: key>(_scenario: &Scenario, _account: address, _id: ID): T { abort ENeedsFramework }
public fun take_from_address<T: key>(_scenario: &Scenario, _account: address): T { abort ENeedsFramework }
public fun return_to_address<T: key>(_account: address, _object: T) { abort ENeedsFramework }
public fun ids_for_address<T: key>(_account: address): vector<ID> { abort ENeedsFramework }
public fun most_recent_id_for_address<T: key>(_account: address): Option<ID> { abort ENeedsFramework }
public fun has_most_recent_for_address<T: key>(_account: address): bool { abort ENeedsFramework }

// Objects of the sender.
public fun take_from_sender_by_id<T: key>(_scenario: &Scenario, _id: ID): T { abort ENeedsFramework }
public fun take_from_sender<T: key>(_scenario: &Scenario): T { abort ENeedsFramework }
public fun return_to_sender<T: key>(_scenario: &Scenario, _object: T) { abort ENeedsFramework }
public fun ids_for_sender<T: key>(_scenario: &Scenario): vector<ID> { abort ENeedsFramework }
public fun most_recent_id_for_sender<T: key>(_scenario: &Scenario): Option<ID> { abort ENeedsFramework }
public fun has_most_recent_for_sender<T: key>(_scenario: &Scenario): bool { abort ENeedsFramework }

// Immutable objects.
public fun take_immutable_by_id<T: key>(_scenario: &Scenario, _id: ID): T { abort ENeedsFramework }
public fun take_immutable<T: key>(_scenario: &Scenario): T { abort ENeedsFramework }
public fun return_immutable<T: key>(_object: T) { abort ENeedsFramework }
public fun most_recent_immutable_id<T: key>(): Option<ID> { abort ENeedsFramework }
public fun has_most_recent_immutable<T: key>(): bool { abort ENeedsFramework }

// Shared objects.
public fun take_shared_by_id<T: key>(_scenario: &Scenario, _id: ID): T { abort ENeedsFramework }
public fun take_shared<T: key>(_scenario: &Scenario): T { abort ENeedsFramework }
public fun return_shared<T: key>(_object: T) { abort ENeedsFramework }
public fun most_recent_id_shared<T: key>(): Option<ID> { abort ENeedsFramework }
public fun has_most_recent_shared<T: key>(): bool { abort ENeedsFramework }

// Objects that were sent to an object.
public fun receiving_ticket_by_id<T: key>(_id: ID): Receiving<T> { abort ENeedsFramework }
public fun most_recent_receiving_ticket<T: key>(_parent: &ID): Receiving<T> { abort ENeedsFramework }
public fun has_most_recent_receiving_ticket<T: key>(_parent: &ID): bool { abort ENeedsFramework }
public fun return_receiving_ticket<T: key>(_ticket: Receiving<T>) { abort ENeedsFramework }
