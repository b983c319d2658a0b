module sui::display;

use std::string::String;
use sui::package::Publisher;
use sui::vec_map::VecMap;

const ENotOwner: u64 = 0;

const EVecLengthMismatch: u64 = 1;

public struct Display<phantom T: key> has key, store {
    id: UID,
    fields: VecMap<String, String>,
    version: u16,
}

public struct DisplayCreated<phantom T: key> has copy, drop {
    id: ID,
}

public struct VersionUpdated<phantom T: key> has copy, drop {
    id: ID,
    version: u16,
    fields: VecMap<String, String>,
}

public native fun new<T: key>(pub: &Publisher, ctx: &mut TxContext): Display<T>;

public native fun new_with_fields<T: key>(
    pub: &Publisher,
    fields: vector<String>,
    values: vector<String>,
    ctx: &mut TxContext,
): Display<T>;

public entry native fun create_and_keep<T: key>(pub: &Publisher, ctx: &mut TxContext);

public entry native fun update_version<T: key>(display: &mut Display<T>);

public entry native fun add<T: key>(self: &mut Display<T>, name: String, value: String);

public entry native fun add_multiple<T: key>(
    self: &mut Display<T>,
    fields: vector<String>,
    values: vector<String>,
);

public entry native fun edit<T: key>(self: &mut Display<T>, name: String, value: String);

public entry native fun remove<T: key>(self: &mut Display<T>, name: String);

public native fun is_authorized<T: key>(pub: &Publisher): bool;

public native fun version<T: key>(d: &Display<T>): u16;

public native fun fields<T: key>(d: &Display<T>): &VecMap<String, String>;
