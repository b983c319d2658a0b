module sui::party;

use sui::vec_map::VecMap;

const READ: u8 = 0x01;

const WRITE: u8 = 0x02;

const DELETE: u8 = 0x04;

const TRANSFER: u8 = 0x08;

const NO_PERMISSIONS: u64 = 0;

const ALL_PERMISSIONS: u64 = (READ | WRITE | DELETE | TRANSFER) as u64;

public struct Party has copy, drop {
    default: Permissions,
    members: VecMap<address, Permissions>,
}

public struct Permissions(u64) has copy, drop;

public native fun single_owner(owner: address): Party;

public macro fun transfer<$T: key>($self: Party, $obj: $T) {
    abort 0
}

public macro fun public_transfer<$T: key + store>($self: Party, $obj: $T) {
    abort 0
}

public(package) native fun is_single_owner(p: &Party): bool;

public(package) native fun into_native(p: Party): (u64, vector<address>, vector<u64>);
