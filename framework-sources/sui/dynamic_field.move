module sui::dynamic_field;

const EFieldAlreadyExists: u64 = 0;

const EFieldDoesNotExist: u64 = 1;

const EFieldTypeMismatch: u64 = 2;

const EBCSSerializationFailure: u64 = 3;

const ESharedObjectOperationNotSupported: u64 = 4;

public struct Field<Name: copy + drop + store, Value: store> has key {
    id: UID,
    name: Name,
    value: Value,
}

public native fun add<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
    value: Value,
);

public native fun borrow<Name: copy + drop + store, Value: store>(object: &UID, name: Name): &Value;

public native fun borrow_mut<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
): &mut Value;

public native fun remove<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
): Value;

public native fun exists_<Name: copy + drop + store>(object: &UID, name: Name): bool;

public native fun remove_if_exists<Name: copy + drop + store, Value: store>(
    object: &mut UID,
    name: Name,
): Option<Value>;

public native fun exists_with_type<Name: copy + drop + store, Value: store>(
    object: &UID,
    name: Name,
): bool;

public(package) native fun field_info<Name: copy + drop + store>(
    object: &UID,
    name: Name,
): (&UID, address);

public(package) native fun field_info_mut<Name: copy + drop + store>(
    object: &mut UID,
    name: Name,
): (&mut UID, address);

public(package) native fun hash_type_and_key<K: copy + drop + store>(
    parent: address,
    k: K,
): address;

public(package) native fun add_child_object<Child: key>(parent: address, child: Child);

public(package) native fun borrow_child_object<Child: key>(object: &UID, id: address): &Child;

public(package) native fun borrow_child_object_mut<Child: key>(
    object: &mut UID,
    id: address,
): &mut Child;

public(package) native fun remove_child_object<Child: key>(parent: address, id: address): Child;

public(package) native fun has_child_object(parent: address, id: address): bool;

public(package) native fun has_child_object_with_ty<Child: key>(parent: address, id: address): bool;
