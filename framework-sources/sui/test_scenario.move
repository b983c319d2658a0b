/// Runs several transactions in one test. A scenario begins with a sender; each call of `next_tx`
/// ends the transaction at hand and starts another one. What a transaction transfers, shares or
/// freezes can be taken by the transactions after it, not by itself.
///
/// Objects that a test takes must be passed on, returned or destroyed before the transaction ends,
/// and shared and immutable ones must be returned.
#[test_only]
module sui::test_scenario;

use sui::transfer::Receiving;
use sui::vec_map::VecMap;

/// The effects of the transaction could not be worked out, for example because objects own each
/// other in a circle.
const ECouldNotGenerateEffects: u64 = 0;

/// The transaction ended while a shared or immutable object was not returned, or after it was
/// transferred, wrapped or deleted.
const EInvalidSharedOrImmutableUsage: u64 = 1;

/// The object was not taken from this inventory during the current transaction, so it cannot be
/// returned to it.
const ECantReturnObject: u64 = 2;

/// The inventory holds no object of this type, or the object is only transferred by the transaction
/// that still runs.
const EEmptyInventory: u64 = 3;

/// The inventory holds no object with this ID; it may have been taken already.
const EObjectNotFound: u64 = 4;

/// No ticket can be made for the object.
const EUnableToAllocateReceivingTicket: u64 = 5;

/// The transaction has a ticket for the object already.
const EReceivingTicketAlreadyAllocated: u64 = 6;

/// There is no ticket to give back.
const EUnableToDeallocateReceivingTicket: u64 = 7;

/// A test made of several transactions, with the context of the one that runs. Ends with `end`.
public struct Scenario {
    /// How many transactions have ended.
    txn_number: u64,
    /// What functions take as their last argument.
    ctx: TxContext,
}

/// The context of a transaction in the making: sender, epoch, time, gas and sponsor. Each `set_`
/// function takes it and gives a changed copy, so calls can be chained.
public struct TxContextBuilder has copy, drop {
    sender: address,
    epoch: u64,
    epoch_timestamp_ms: u64,
    ids_created: u64,
    rgp: Option<u64>,
    gas_price: u64,
    gas_budget: u64,
    sponsor: Option<address>,
}

/// What a finished transaction did.
public struct TransactionEffects has drop {
    /// Objects it created.
    created: vector<ID>,
    /// Objects it changed.
    written: vector<ID>,
    /// Objects it deleted.
    deleted: vector<ID>,
    /// Objects that went to an address, with that address.
    transferred_to_account: VecMap<ID, address>,
    /// Objects that went to another object, with the ID of that object.
    transferred_to_object: VecMap<ID, ID>,
    /// Objects it shared.
    shared: vector<ID>,
    /// Objects it froze.
    frozen: vector<ID>,
    /// How many events it emitted.
    num_user_events: u64,
}

/// A builder for `sender` in epoch 0, with a reference gas price of 700, a gas price of 1,000, a
/// budget of 100,000,000 MIST and no sponsor.
public native fun ctx_builder_from_sender(sender: address): TxContextBuilder;

/// A builder with the values of the transaction that the scenario is in.
public native fun ctx_builder(scenario: &Scenario): TxContextBuilder;

/// A builder with the values of `ctx`.
public native fun ctx_builder_from_context(ctx: &TxContext): TxContextBuilder;

/// Sets the epoch. A scenario never goes back to an earlier one.
public native fun set_epoch(builder: TxContextBuilder, epoch: u64): TxContextBuilder;

/// Sets the time at which the epoch began, in milliseconds since 1970.
public native fun set_epoch_timestamp(builder: TxContextBuilder, ms: u64): TxContextBuilder;

/// Sets how many object IDs the transaction has created so far.
public native fun set_ids_created(builder: TxContextBuilder, ids_created: u64): TxContextBuilder;

/// Sets the reference gas price. `next_with_context` accepts another one only together with a later
/// epoch.
public native fun set_reference_gas_price(builder: TxContextBuilder, rgp: u64): TxContextBuilder;

/// Removes the reference gas price. A context cannot be made without one, so set it again before
/// `begin_with_context`.
public native fun unset_reference_gas_price(builder: TxContextBuilder): TxContextBuilder;

/// Sets the gas price that the transaction offers.
public native fun set_gas_price(builder: TxContextBuilder, gas_price: u64): TxContextBuilder;

/// Sets the gas budget of the transaction, in MIST.
public native fun set_gas_budget(builder: TxContextBuilder, gas_budget: u64): TxContextBuilder;

/// Sets the address that pays for the gas.
public native fun set_sponsor(builder: TxContextBuilder, sponsor: address): TxContextBuilder;

/// Removes the sponsor, so that the sender pays for the gas.
public native fun unset_sponsor(builder: TxContextBuilder): TxContextBuilder;

/// Begins a scenario whose first transaction is sent by `sender`.
public native fun begin(sender: address): Scenario;

/// Begins a scenario with the values of `ctx_builder`, which must have a reference gas price.
public native fun begin_with_context(ctx_builder: TxContextBuilder): Scenario;

/// Ends the transaction and begins one that is sent by `sender`. Returns what the ended one did.
public native fun next_tx(scenario: &mut Scenario, sender: address): TransactionEffects;

/// Ends the transaction and begins one with the values of `ctx_builder`. Aborts when its epoch or
/// its time is earlier than that of the scenario, and when it changes the reference gas price
/// without a later epoch.
public native fun next_with_context(
    scenario: &mut Scenario,
    ctx_builder: TxContextBuilder,
): TransactionEffects;

/// Ends the transaction and begins one in the next epoch.
public native fun next_epoch(scenario: &mut Scenario, sender: address): TransactionEffects;

/// Ends the transaction and begins one in the next epoch, `delta_ms` milliseconds later.
public native fun later_epoch(
    scenario: &mut Scenario,
    delta_ms: u64,
    sender: address,
): TransactionEffects;

/// Moves the scenario forward to `epoch`, ending one transaction for each epoch on the way. Aborts
/// when `epoch` is in the past.
public native fun skip_to_epoch(scenario: &mut Scenario, epoch: u64);

/// Ends the last transaction and the scenario with it.
public native fun end(scenario: Scenario): TransactionEffects;

/// Borrows the context of the running transaction, to be passed to the functions under test.
public native fun ctx(scenario: &mut Scenario): &mut TxContext;

/// Creates an ID for a new object in the running transaction.
public native fun new_object(scenario: &mut Scenario): UID;

/// Returns the sender of the running transaction.
public native fun sender(scenario: &Scenario): address;

/// Returns how many transactions have ended. The running one does not count.
public native fun num_concluded_txes(scenario: &Scenario): u64;

/// Returns the IDs of the objects that the transaction created.
public native fun created(effects: &TransactionEffects): vector<ID>;

/// Returns the IDs of the objects that the transaction changed.
public native fun written(effects: &TransactionEffects): vector<ID>;

/// Returns the IDs of the objects that the transaction deleted.
public native fun deleted(effects: &TransactionEffects): vector<ID>;

/// Returns the objects that went to an address, with that address.
public native fun transferred_to_account(effects: &TransactionEffects): VecMap<ID, address>;

/// Returns the objects that went to another object, with the ID of that object.
public native fun transferred_to_object(effects: &TransactionEffects): VecMap<ID, ID>;

/// Returns the IDs of the objects that the transaction shared.
public native fun shared(effects: &TransactionEffects): vector<ID>;

/// Returns the IDs of the objects that the transaction froze.
public native fun frozen(effects: &TransactionEffects): vector<ID>;

/// Returns how many events the transaction emitted.
public native fun num_user_events(effects: &TransactionEffects): u64;

/// Takes the object with this ID that an earlier transaction transferred to `account`.
public native fun take_from_address_by_id<T: key>(
    scenario: &Scenario,
    account: address,
    id: ID,
): T;

/// Returns the ID of the object of type `T` that was transferred to `account` last and has not been
/// taken, or none.
public native fun most_recent_id_for_address<T: key>(account: address): Option<ID>;

/// Returns the IDs of all objects of type `T` that `account` owns.
public native fun ids_for_address<T: key>(account: address): vector<ID>;

/// Tells whether `take_from_address` would find an object of type `T`.
public native fun has_most_recent_for_address<T: key>(account: address): bool;

/// Takes the object of type `T` that was transferred to `account` last.
public native fun take_from_address<T: key>(scenario: &Scenario, account: address): T;

/// Gives an object back to the address that it was taken from. Unlike a transfer, it fails for an
/// object from elsewhere.
public native fun return_to_address<T: key>(account: address, t: T);

/// Tells whether the running transaction took this object from `account`.
public native fun was_taken_from_address(account: address, id: ID): bool;

/// Takes the object with this ID from the sender.
public native fun take_from_sender_by_id<T: key>(scenario: &Scenario, id: ID): T;

/// Returns the ID of the object of type `T` that the sender received last, or none.
public native fun most_recent_id_for_sender<T: key>(scenario: &Scenario): Option<ID>;

/// Tells whether `take_from_sender` would find an object of type `T`.
public native fun has_most_recent_for_sender<T: key>(scenario: &Scenario): bool;

/// Takes the object of type `T` that the sender received last.
public native fun take_from_sender<T: key>(scenario: &Scenario): T;

/// Gives an object back to the sender that it was taken from.
public native fun return_to_sender<T: key>(scenario: &Scenario, t: T);

/// Tells whether the running transaction took this object from the sender.
public native fun was_taken_from_sender(scenario: &Scenario, id: ID): bool;

/// Returns the IDs of all objects of type `T` that the sender owns.
public native fun ids_for_sender<T: key>(scenario: &Scenario): vector<ID>;

/// Takes the immutable object with this ID. It must be returned with `return_immutable`.
public native fun take_immutable_by_id<T: key>(scenario: &Scenario, id: ID): T;

/// Returns the ID of the object of type `T` that was frozen last, or none.
public native fun most_recent_immutable_id<T: key>(): Option<ID>;

/// Tells whether `take_immutable` would find an object of type `T`.
public native fun has_most_recent_immutable<T: key>(): bool;

/// Takes the object of type `T` that was frozen last. It must be returned with `return_immutable`.
public native fun take_immutable<T: key>(scenario: &Scenario): T;

/// Gives an immutable object back.
public native fun return_immutable<T: key>(t: T);

/// True if the immutable object with this ID was taken from the inventory.
public native fun was_taken_immutable(id: ID): bool;

/// Takes the shared object with this ID. It must be returned with `return_shared`, unless it is
/// deleted.
public native fun take_shared_by_id<T: key>(scenario: &Scenario, id: ID): T;

/// Returns the ID of the object of type `T` that was shared last, or none.
public native fun most_recent_id_shared<T: key>(): Option<ID>;

/// Tells whether `take_shared` would find an object of type `T`.
public native fun has_most_recent_shared<T: key>(): bool;

/// Takes the object of type `T` that was shared last. It must be returned with `return_shared`,
/// unless it is deleted.
public native fun take_shared<T: key>(scenario: &Scenario): T;

/// Gives a shared object back.
public native fun return_shared<T: key>(t: T);

/// Returns the IDs of all objects of type `T` that an object owns and can receive.
public native fun receivable_object_ids_for_owner_id<T: key>(object: ID): vector<ID>;

/// Makes a ticket for the object of type `T` that was transferred last to the object with the ID
/// `owner`. The function under test passes it to `sui::transfer::receive`.
public native fun most_recent_receiving_ticket<T: key>(owner: &ID): Receiving<T>;

/// Makes a ticket for the object with this ID.
public native fun receiving_ticket_by_id<T: key>(object_id: ID): Receiving<T>;

/// Gives a ticket back that was not used, so that the object can be taken again.
public native fun return_receiving_ticket<T: key>(ticket: Receiving<T>);
