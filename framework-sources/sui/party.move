/// Describes who may do what with a party object: an object that has an owner and whose
/// transactions are ordered by consensus.
///
/// An address-owned object needs no consensus, but its owner must keep track of its version and
/// cannot use it in two transactions at once. A party object keeps the single owner and leaves
/// versions to consensus, as for shared objects. Build a `Party` and hand an object over with
/// `transfer::party_transfer` or the macros here. So far a party can only be a single owner with
/// all permissions; the permission bits prepare for more.
module sui::party;

use sui::vec_map::VecMap;

/// Permission to take the object by immutable reference.
const READ: u8 = 0x01;

/// Permission to modify the object's contents, without the right to delete it or to give it away.
const WRITE: u8 = 0x02;

/// Permission to delete the object.
const DELETE: u8 = 0x04;

/// Permission to give the object another owner.
const TRANSFER: u8 = 0x08;

/// The empty set of permissions.
const NO_PERMISSIONS: u64 = 0;

/// The set of all four permissions.
const ALL_PERMISSIONS: u64 = (READ | WRITE | DELETE | TRANSFER) as u64;

/// Permissions by transaction sender. It has `copy` and `drop` but not `store`: it is a
/// description that is handed to a transfer function, and not part of the object.
public struct Party has copy, drop {
    /// Permissions of every sender who is not listed.
    default: Permissions,
    /// Permissions of listed senders, which replace the default.
    members: VecMap<address, Permissions>,
}

/// A set of permissions, as the sum of their bits.
public struct Permissions(u64) has copy, drop;

/// Describes a party in which one address has all permissions and everyone else none.
public native fun single_owner(owner: address): Party;

/// Makes an object a party object of this party, as `transfer::party_transfer` does. Because that
/// works on types of the calling module only, use `public_transfer` for others.
public macro fun transfer<$T: key>($self: Party, $obj: $T) {
    abort 0
}

/// Makes an object with `store` a party object of this party, as `transfer::public_party_transfer`
/// does. It works from any module.
public macro fun public_transfer<$T: key + store>($self: Party, $obj: $T) {
    abort 0
}

/// Tells whether the party consists of exactly one address with all permissions, and a default of
/// none.
public(package) native fun is_single_owner(p: &Party): bool;

/// Takes a party apart for the native transfer: default permissions, the listed addresses, and
/// their permissions in the same order.
public(package) native fun into_native(p: Party): (u64, vector<address>, vector<u64>);
