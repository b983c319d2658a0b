/// Adds fields to an object at run time, under names of any copyable type.
///
/// A dynamic field is a small object of its own, owned by the parent. It is loaded only when it is
/// used, so a parent can have any number of fields; a single transaction can access up to 1,000.
/// All functions work on the parent's `UID`, which only the parent's module can hand out. An
/// object stored here as a value is wrapped: it cannot be found by its ID until it is removed. Use
/// `sui::dynamic_object_field` to keep it visible.
///
/// Deleting a parent does not delete its fields. They become unreachable, so remove them first.
/// The collections `sui::table`, `sui::bag` and their relatives count their entries to guard
/// against that.
module sui::dynamic_field;

/// Raised when a field is added under a name that is in use. Check with `exists_` or remove the
/// old field first.
const EFieldAlreadyExists: u64 = 0;

/// Raised when a field is borrowed or removed that does not exist. The type of the name counts:
/// `1u8` and `1u64` are different names.
const EFieldDoesNotExist: u64 = 1;

/// Raised when a field exists but its value has another type than the one asked for.
const EFieldTypeMismatch: u64 = 2;

/// Raised when the name or value cannot be serialized, for example because its type is nested too
/// deeply.
const EBCSSerializationFailure: u64 = 3;

/// The code for attaching an object that has been shared before. A shared object cannot
/// become the child of another one.
const ESharedObjectOperationNotSupported: u64 = 4;

/// The object that stores one dynamic field. Client code meets it when it reads fields off-chain.
/// It has `key` only: Move code reaches the value through this module's functions.
public struct Field<Name: copy + drop + store, Value: store> has key {
    /// Derived from the parent's ID, the type of the name and the value of the name.
    id: UID,
    /// The name under which the field was added.
    name: Name,
    /// The stored value.
    value: Value,
}

/// Adds a field to an object. `name` may be of any type with `copy`, `drop` and `store`. Aborts
/// with `EFieldAlreadyExists` if a field of that name exists, whatever its value type.
public native fun add<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
    value: Value,
);

/// Borrows the value of a field. Aborts with `EFieldDoesNotExist` if there is no such field and
/// with `EFieldTypeMismatch` if it does not hold a `Value`.
public native fun borrow<Name: copy + drop + store, Value: store>(object: &UID, name: Name): &Value;

/// Borrows the value of a field for modification. Aborts with `EFieldDoesNotExist` if there is no
/// such field and with `EFieldTypeMismatch` if it does not hold a `Value`.
public native fun borrow_mut<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
): &mut Value;

/// Takes a field off an object and returns its value. The address that pays for gas gets
/// the storage rebate of the field. Aborts with `EFieldDoesNotExist` if there is no such field and with
/// `EFieldTypeMismatch` if it does not hold a `Value`.
public native fun remove<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
): Value;

/// Tells whether a field with this name exists, whatever its value type. The underscore keeps the
/// name clear of a reserved word.
public native fun exists_<Name: copy + drop + store>(object: &UID, name: Name): bool;

/// Takes a field off an object if it is there, and returns its value or none. Aborts with
/// `EFieldTypeMismatch` if the field exists but does not hold a `Value`.
public native fun remove_if_exists<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
): Option<Value>;

/// Tells whether a field with this name exists and holds a value of type `Value`.
public native fun exists_with_type<Name: copy + drop + store, Value: store>(
    object: &UID,
    name: Name,
): bool;

/// Returns the ID of a field that holds an object ID, and that ID as an address. It serves
/// `sui::dynamic_object_field`, whose objects are children of such fields. Aborts with
/// `EFieldDoesNotExist` or `EFieldTypeMismatch`.
public(package) native fun field_info<Name: copy + drop + store>(
    object: &UID,
    name: Name,
): (&UID, address);

/// Returns the ID of a field that holds an object ID as a mutable reference, and that ID as an
/// address. Aborts with `EFieldDoesNotExist` or `EFieldTypeMismatch`.
public(package) native fun field_info_mut<Name: copy + drop + store>(
    object: &mut UID,
    name: Name,
): (&mut UID, address);

/// Computes the ID of a field from the parent's address, the type of the name and its value.
/// Aborts with `EBCSSerializationFailure` if the name cannot be serialized.
public(package) native fun hash_type_and_key<K: copy + drop + store>(
    parent: address,
    k: K,
): address;

/// Makes an object a child of `parent`. The caller has to make sure that no child with its ID
/// exists.
public(package) native fun add_child_object<Child: key>(parent: address, child: Child);

/// Borrows a child object by its ID. Aborts with `EFieldDoesNotExist` if there is none and with
/// `EFieldTypeMismatch` if it is not a `Child`.
public(package) native fun borrow_child_object<Child: key>(object: &UID, id: address): &Child;

/// Borrows a child object by its ID for modification. Aborts with `EFieldDoesNotExist` if there is
/// none and with `EFieldTypeMismatch` if it is not a `Child`.
public(package) native fun borrow_child_object_mut<Child: key>(
    object: &mut UID,
    id: address,
): &mut Child;

/// Detaches a child object from its parent and returns it. Aborts with `EFieldDoesNotExist` if
/// there is none and with `EFieldTypeMismatch` if it is not a `Child`.
public(package) native fun remove_child_object<Child: key>(parent: address, id: address): Child;

/// Tells whether `parent` has a child with this ID, whatever its type.
public(package) native fun has_child_object(parent: address, id: address): bool;

/// Tells whether `parent` has a child with this ID and of type `Child`.
public(package) native fun has_child_object_with_ty<Child: key>(parent: address, id: address): bool;
