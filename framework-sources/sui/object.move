module sui::object;

public use fun id_to_address as ID.to_address;
public use fun id_to_bytes as ID.to_bytes;
public use fun uid_as_inner as UID.as_inner;
public use fun uid_to_inner as UID.to_inner;
public use fun uid_to_address as UID.to_address;
public use fun uid_to_bytes as UID.to_bytes;

const SUI_SYSTEM_STATE_OBJECT_ID: address = @0x5;

const SUI_CLOCK_OBJECT_ID: address = @0x6;

const SUI_AUTHENTICATOR_STATE_ID: address = @0x7;

const SUI_RANDOM_ID: address = @0x8;

const SUI_DENY_LIST_OBJECT_ID: address = @0x403;

const SUI_ACCUMULATOR_ROOT_OBJECT_ID: address = @0xacc;

const SUI_BRIDGE_ID: address = @0x9;

const ENotSystemAddress: u64 = 0;

public struct ID has copy, drop, store {
    bytes: address,
}

public struct UID has store {
    id: ID,
}

public native fun id_to_bytes(id: &ID): vector<u8>;

public native fun id_to_address(id: &ID): address;

public native fun id_from_bytes(bytes: vector<u8>): ID;

public native fun id_from_address(bytes: address): ID;

public(package) native fun clock(): UID;

public(package) native fun authenticator_state(): UID;

public(package) native fun randomness_state(): UID;

public(package) native fun sui_deny_list_object_id(): UID;

public(package) native fun sui_accumulator_root_object_id(): UID;

public(package) native fun sui_accumulator_root_address(): address;

public native fun uid_as_inner(uid: &UID): &ID;

public native fun uid_to_inner(uid: &UID): ID;

public native fun uid_to_bytes(uid: &UID): vector<u8>;

public native fun uid_to_address(uid: &UID): address;

public native fun new(ctx: &mut TxContext): UID;

public native fun delete(id: UID);

public native fun id<T: key>(obj: &T): ID;

public native fun borrow_id<T: key>(obj: &T): &ID;

public native fun id_bytes<T: key>(obj: &T): vector<u8>;

public native fun id_address<T: key>(obj: &T): address;

public(package) native fun new_uid_from_hash(bytes: address): UID;
