/// Diplomas that stay with the person they were given to.
module diploma::diploma;

use std::string::String;
use sui::event;
use sui::table::{Self, Table};

/// The capability belongs to another school.
const ENotIssuer: u64 = 0;
/// The school never issued a diploma with this ID.
const EUnknown: u64 = 1;
/// The diploma was revoked before.
const EAlreadyRevoked: u64 = 2;

// region: objects
/// A diploma. Without `store`, nobody but this module can move it.
public struct Diploma has key { id: UID, school: ID, title: String }

/// The register of a school: for each diploma it issued, whether it is revoked. Shared.
public struct Registry has key { id: UID, name: String, revoked: Table<ID, bool> }

/// The permission to issue and to revoke for one school.
public struct IssuerCap has key, store { id: UID, school: ID }

/// Emitted when a diploma is issued.
public struct Issued has copy, drop { diploma: ID, school: ID, holder: address }

/// Emitted when a diploma is revoked.
public struct Revoked has copy, drop { diploma: ID, school: ID }
// endregion: objects

// region: issue
/// Founds a school. Anyone may; check the school's ID before you trust its diplomas.
public fun found(name: String, ctx: &mut TxContext): IssuerCap {
    let registry = Registry { id: object::new(ctx), name, revoked: table::new(ctx) };
    let cap = IssuerCap { id: object::new(ctx), school: object::id(&registry) };
    transfer::share_object(registry);
    cap
}

/// Issues a diploma to an address. There is no other transfer in this module.
public fun issue(
    self: &mut Registry,
    cap: &IssuerCap,
    title: String,
    holder: address,
    ctx: &mut TxContext,
): ID {
    self.check(cap);
    let diploma = Diploma { id: object::new(ctx), school: cap.school, title };
    let id = object::id(&diploma);
    self.revoked.add(id, false);
    event::emit(Issued { diploma: id, school: cap.school, holder });
    transfer::transfer(diploma, holder);
    id
}
// endregion: issue

// region: revoke
/// Revokes a diploma, wherever it is. It stays in the holder's account and is worth nothing.
public fun revoke(self: &mut Registry, cap: &IssuerCap, diploma: ID) {
    self.check(cap);
    assert!(self.revoked.contains(diploma), EUnknown);
    let revoked = &mut self.revoked[diploma];
    assert!(!*revoked, EAlreadyRevoked);
    *revoked = true;
    event::emit(Revoked { diploma, school: cap.school });
}

/// Replaces a diploma whose holder has lost the key: revokes the old one, issues a new one.
public fun reissue(
    self: &mut Registry,
    cap: &IssuerCap,
    lost: ID,
    title: String,
    holder: address,
    ctx: &mut TxContext,
): ID {
    self.revoke(cap, lost);
    self.issue(cap, title, holder, ctx)
}

/// Lets the holder destroy a diploma they don't want. The register keeps its entry.
public fun renounce(diploma: Diploma) {
    let Diploma { id, .. } = diploma;
    id.delete();
}
// endregion: revoke

// region: valid
/// Does this school stand by the diploma?
public fun is_valid(self: &Registry, diploma: &Diploma): bool {
    let id = object::id(diploma);
    self.revoked.contains(id) && !self.revoked[id]
}

fun check(self: &Registry, cap: &IssuerCap) {
    assert!(cap.school == object::id(self), ENotIssuer);
}
// endregion: valid
