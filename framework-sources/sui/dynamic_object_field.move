/// Adds dynamic fields whose values are objects that stay visible under their own IDs.
///
/// To Move code they behave like `sui::dynamic_field`. The difference shows off-chain: the value
/// is not wrapped, so explorers, wallets and indexers still find it by its ID. In return each
/// entry takes two stored objects, the field and the value. Both modules can be used on one parent
/// without their names clashing.
module sui::dynamic_object_field;

/// Wraps the name of an object field, so that it never collides with a plain dynamic field of the
/// same name. It appears in the type of such fields when they are read off-chain.
public struct Wrapper<Name> has copy, drop, store {
    /// The name that the caller chose.
    name: Name,
}

/// Attaches an object to another one under a name. Aborts with
/// `dynamic_field::EFieldAlreadyExists` if the name is in use for an object field.
public native fun add<Name: copy + drop + store, Value: key + store>(
    object: &mut UID,
    name: Name,
    value: Value,
);

/// Borrows the object under a name. Aborts with `dynamic_field::EFieldDoesNotExist` if there is
/// none and with `dynamic_field::EFieldTypeMismatch` if it is not a `Value`.
public native fun borrow<Name: copy + drop + store, Value: key + store>(
    object: &UID,
    name: Name,
): &Value;

/// Borrows the object under a name for modification. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if there is none and with
/// `dynamic_field::EFieldTypeMismatch` if it is not a `Value`.
public native fun borrow_mut<Name: copy + drop + store, Value: key + store>(
    object: &mut UID,
    name: Name,
): &mut Value;

/// Detaches the object under a name and returns it. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if there is none and with
/// `dynamic_field::EFieldTypeMismatch` if it is not a `Value`.
public native fun remove<Name: copy + drop + store, Value: key + store>(
    object: &mut UID,
    name: Name,
): Value;

/// Tells whether an object is attached under this name, whatever its type.
public native fun exists_<Name: copy + drop + store>(object: &UID, name: Name): bool;

/// Tells whether an object of type `Value` is attached under this name.
public native fun exists_with_type<Name: copy + drop + store, Value: key + store>(
    object: &UID,
    name: Name,
): bool;

/// Returns the ID of the object under a name, or none, without loading the object and without
/// knowing its type.
public native fun id<Name: copy + drop + store>(object: &UID, name: Name): Option<ID>;

/// Attaches an object that need not have `store`, as `add` does. For framework types only.
public(package) native fun internal_add<Name: copy + drop + store, Value: key>(
    object: &mut UID,
    name: Name,
    value: Value,
);

/// Borrows an object that need not have `store`, as `borrow` does.
public(package) native fun internal_borrow<Name: copy + drop + store, Value: key>(
    object: &UID,
    name: Name,
): &Value;

/// Borrows an object that need not have `store` for modification, as `borrow_mut` does.
public(package) native fun internal_borrow_mut<Name: copy + drop + store, Value: key>(
    object: &mut UID,
    name: Name,
): &mut Value;

/// Detaches an object that need not have `store`, as `remove` does.
public(package) native fun internal_remove<Name: copy + drop + store, Value: key>(
    object: &mut UID,
    name: Name,
): Value;

/// Tells whether an object of type `Value`, which need not have `store`, is attached under this
/// name.
public(package) native fun internal_exists_with_type<Name: copy + drop + store, Value: key>(
    object: &UID,
    name: Name,
): bool;
