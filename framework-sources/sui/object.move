/// Object identity. Every object starts with a field `id: UID`; this module makes those
/// identifiers, deletes them and reads them. You need `new` when you create an object, `delete`
/// when you unpack one, and `id` whenever you want to remember or compare which object you have
/// seen.
///
/// `UID` is the identity itself: unique, owned by one object, impossible to copy or drop. `ID` is
/// the same 32 bytes as a plain value that can be stored, copied and compared, and that proves
/// nothing about whether such an object exists. Common readers are methods as well:
/// `uid.to_inner()`, `uid.as_inner()`, `uid.to_address()`, `uid.to_bytes()`, `id.to_address()`,
/// `id.to_bytes()`, and `uid.delete()`.
///
/// The types `ID` and `UID` and the module `object` are in scope in every Move file without an
/// import.
module sui::object;

public use fun id_to_address as ID.to_address;
public use fun id_to_bytes as ID.to_bytes;
public use fun uid_as_inner as UID.as_inner;
public use fun uid_to_inner as UID.to_inner;
public use fun uid_to_address as UID.to_address;
public use fun uid_to_bytes as UID.to_bytes;

/// Address of the shared system state, `0x5`.
const SUI_SYSTEM_STATE_OBJECT_ID: address = @0x5;

/// Address of the shared clock, `0x6`.
const SUI_CLOCK_OBJECT_ID: address = @0x6;

/// Address of the shared authenticator state, `0x7`.
const SUI_AUTHENTICATOR_STATE_ID: address = @0x7;

/// Address of the shared source of randomness, `0x8`.
const SUI_RANDOM_ID: address = @0x8;

/// Address of the shared deny list, `0x403`.
const SUI_DENY_LIST_OBJECT_ID: address = @0x403;

/// Address of the root object of the accumulators, `0xacc`.
const SUI_ACCUMULATOR_ROOT_OBJECT_ID: address = @0xacc;

/// Address of the shared bridge object, `0x9`.
const SUI_BRIDGE_ID: address = @0x9;

/// Someone other than the system address `0x0` tried to create the system state object. User
/// transactions cannot reach this point.
const ENotSystemAddress: u64 = 0;

/// The identifier of an object as plain data. It can be copied, stored and sent in events. Holding
/// an `ID` gives no access to the object, and the object need not exist.
public struct ID has copy, drop, store {
    /// The identifier in the form of an address.
    bytes: address,
}

/// The identity of one object, which lives in its first field. It has only `store`: without `copy`
/// no two objects share an identity, and without `drop` a program must call `delete` to end one.
/// Mutable access to it also opens the dynamic fields of the object and the objects that were sent
/// to it.
public struct UID has store {
    /// The identifier as plain data.
    id: ID,
}

/// Returns the 32 bytes of an ID. Also callable as `id.to_bytes()`.
public native fun id_to_bytes(id: &ID): vector<u8>;

/// Returns an ID as an address. Also callable as `id.to_address()`.
public native fun id_to_address(id: &ID): address;

/// Reads an ID from exactly 32 bytes. Aborts with `sui::address::EAddressParseError` for any other
/// length. It makes no object and does not look whether one exists.
public native fun id_from_bytes(bytes: vector<u8>): ID;

/// Turns an address into an ID. Also callable on the address: `addr.to_id()`.
public native fun id_from_address(bytes: address): ID;

/// Returns the UID of the one clock object. Only the framework calls it, once.
public(package) native fun clock(): UID;

/// Returns the UID of the one authenticator state object. Only the framework calls it, once.
public(package) native fun authenticator_state(): UID;

/// Returns the UID of the one `Random` object. Only the framework calls it, once.
public(package) native fun randomness_state(): UID;

/// Returns the UID of the one `DenyList` object. Only the framework calls it, once.
public(package) native fun sui_deny_list_object_id(): UID;

/// Returns the UID of the one accumulator root object. Only the framework calls it.
public(package) native fun sui_accumulator_root_object_id(): UID;

/// Returns the address of the accumulator root object, `0xacc`.
public(package) native fun sui_accumulator_root_address(): address;

/// Borrows the ID inside a UID. Also callable as `uid.as_inner()`.
public native fun uid_as_inner(uid: &UID): &ID;

/// Returns a copy of the ID inside a UID. Also callable as `uid.to_inner()`.
public native fun uid_to_inner(uid: &UID): ID;

/// Returns the 32 bytes of a UID. Also callable as `uid.to_bytes()`.
public native fun uid_to_bytes(uid: &UID): vector<u8>;

/// Returns a UID as an address. Also callable as `uid.to_address()`.
public native fun uid_to_address(uid: &UID): address;

/// Creates a fresh, unique identity for a new object. The address is derived from the
/// transaction's digest and a count of the IDs it has created so far, so every call gives another
/// one. An object made with it must take it as its `id` field.
public native fun new(ctx: &mut TxContext): UID;

/// Deletes an identity, and with it the object it belonged to. Unpack the object first and pass
/// its `id`. Dynamic fields that still hang on it are not deleted and become unreachable; remove
/// them before.
public native fun delete(id: UID);

/// Returns the ID of any object.
public native fun id<T: key>(obj: &T): ID;

/// Borrows the ID of any object.
public native fun borrow_id<T: key>(obj: &T): &ID;

/// Returns the ID of any object as 32 bytes.
public native fun id_bytes<T: key>(obj: &T): vector<u8>;

/// Returns the ID of any object as an address.
public native fun id_address<T: key>(obj: &T): address;

/// Creates a UID with an address that the framework has computed, as the objects behind dynamic
/// fields need. Not callable from other packages.
public(package) native fun new_uid_from_hash(bytes: address): UID;
