/// Who owns an object: transfer it to an address, share it with everyone, freeze it permanently, or
/// receive one that was sent to another object. Every new object passes through one of these
/// functions or ends up inside another object.
///
/// Most functions come in two forms. The plain form, such as `transfer`, works for any `key` type,
/// but the bytecode verifier accepts the call only in the module that defines the type, so that a
/// type without `store` moves by its author's rules alone. The `public_` form works in any module
/// and asks for `store`.
///
/// An object sent to the address of another object is out of reach until code with mutable access
/// to the parent's `UID` calls `receive` or `public_receive`. The module `transfer` is in scope in
/// every Move file without an import.
module sui::transfer;

use sui::party::Party;

/// The object to be shared was not created in this transaction. Share an object in the transaction
/// that makes it.
const ESharedNonNewObject: u64 = 0;

/// The object could not be serialized.
const EBCSSerializationFailure: u64 = 1;

/// The object to be received exists but has another type than `T`. Name the type that the object
/// really has.
const EReceivingObjectTypeMismatch: u64 = 2;

/// The object to be received does not exist at that version, or is not owned by the parent that
/// was passed in. Look up its current owner and version.
const EUnableToReceiveObject: u64 = 3;

/// A shared object was wrapped, frozen or turned back into an owned object, which the network does
/// not allow. A shared object can only stay shared or be deleted.
const ESharedObjectOperationNotSupported: u64 = 4;

/// The network does not offer this operation, or does not offer it yet.
const ENotSupported: u64 = 5;

/// The `Party` names more than a single owner with all permissions, which is all that party
/// transfers allow for now. Build it with `sui::party::single_owner`.
#[error(code = 6)]
const EInvalidPartyPermissions: vector<u8> = b"Party transfer is currently limited to one party.";

/// A ticket to receive one object of type `T` that was sent to another object. It cannot be built
/// in Move: a transaction passes it as an input, and it ends with the transaction. Having `drop`,
/// it may be left unused.
public struct Receiving<phantom T: key> has drop {
    /// ID of the object to receive.
    id: ID,
    /// Version of the object that the transaction named.
    version: u64,
}

/// Sends an object to an address, whose owner alone can use it from then on. Only the module that
/// defines `T` may call it; elsewhere use `public_transfer`. If the address is that of an object,
/// the sent object waits there until it is received.
public native fun transfer<T: key>(obj: T, recipient: address);

/// Sends an object of a type with `store` to an address. Any module may call it, and a
/// programmable transaction does the same with the `TransferObjects` command.
public native fun public_transfer<T: key + store>(obj: T, recipient: address);

/// Hands an object to a party: it then belongs to that one owner, but its versions are assigned by
/// consensus, as with shared objects. Only the module that defines `T` may call it.
public native fun party_transfer<T: key>(obj: T, party: Party);

/// Hands an object of a type with `store` to a party, from any module.
public native fun public_party_transfer<T: key + store>(obj: T, party: Party);

/// Makes an object immutable forever. Everyone can read it; nobody can change, transfer or delete
/// it again. Only the module that defines `T` may call it.
public native fun freeze_object<T: key>(obj: T);

/// Makes an object of a type with `store` immutable forever, from any module.
public native fun public_freeze_object<T: key + store>(obj: T);

/// Shares an object: every transaction may use it, read or write, as far as the functions of its
/// module allow. This cannot be undone. Only the module that defines `T` may call it. Aborts with
/// `ESharedNonNewObject` when the object was not created in this transaction.
public native fun share_object<T: key>(obj: T);

/// Shares an object of a type with `store`, from any module. This cannot be undone. Aborts with
/// `ESharedNonNewObject` when the object was not created in this transaction.
public native fun public_share_object<T: key + store>(obj: T);

/// Takes an object out of the possession of another object and returns it. Mutable access to the
/// parent's `UID` is the permission. Only the module that defines `T` may call it; elsewhere use
/// `public_receive`. Aborts with `EUnableToReceiveObject` when the parent does not own the object,
/// and with `EReceivingObjectTypeMismatch` when it is of another type.
public native fun receive<T: key>(parent: &mut UID, to_receive: Receiving<T>): T;

/// Takes an object of a type with `store` out of the possession of another object, from any
/// module. Mutable access to the parent's `UID` is the permission. Aborts as `receive` does.
public native fun public_receive<T: key + store>(parent: &mut UID, to_receive: Receiving<T>): T;

/// Returns the ID of the object that a ticket represents, without receiving it.
public native fun receiving_object_id<T: key>(receiving: &Receiving<T>): ID;

/// Freezes an object without the check of the calling module. Native, for the framework only.
public(package) native fun freeze_object_impl<T: key>(obj: T);

/// Shares an object without the check of the calling module. Native, for the framework only.
public(package) native fun share_object_impl<T: key>(obj: T);

/// Hands an object to a party that is given in its raw form. Native, for the framework only.
public(package) native fun party_transfer_impl<T: key>(
    obj: T,
    default_permissions: u64,
    addresses: vector<address>,
    permissions: vector<u64>,
);

/// Transfers an object without the check of the calling module. Native, for the framework only.
public(package) native fun transfer_impl<T: key>(obj: T, recipient: address);
