module sui::dynamic_object_field;

public struct Wrapper<Name> has copy, drop, store {
    name: Name,
}

public native fun add<Name: copy + drop + store, Value: key + store>(
    object: &mut UID,
    name: Name,
    value: Value,
);

public native fun borrow<Name: copy + drop + store, Value: key + store>(
    object: &UID,
    name: Name,
): &Value;

public native fun borrow_mut<Name: copy + drop + store, Value: key + store>(
    object: &mut UID,
    name: Name,
): &mut Value;

public native fun remove<Name: copy + drop + store, Value: key + store>(
    object: &mut UID,
    name: Name,
): Value;

public native fun exists_<Name: copy + drop + store>(object: &UID, name: Name): bool;

public native fun exists_with_type<Name: copy + drop + store, Value: key + store>(
    object: &UID,
    name: Name,
): bool;

public native fun id<Name: copy + drop + store>(object: &UID, name: Name): Option<ID>;

public(package) native fun internal_add<Name: copy + drop + store, Value: key>(
    object: &mut UID,
    name: Name,
    value: Value,
);

public(package) native fun internal_borrow<Name: copy + drop + store, Value: key>(
    object: &UID,
    name: Name,
): &Value;

public(package) native fun internal_borrow_mut<Name: copy + drop + store, Value: key>(
    object: &mut UID,
    name: Name,
): &mut Value;

public(package) native fun internal_remove<Name: copy + drop + store, Value: key>(
    object: &mut UID,
    name: Name,
): Value;

public(package) native fun internal_exists_with_type<Name: copy + drop + store, Value: key>(
    object: &UID,
    name: Name,
): bool;
