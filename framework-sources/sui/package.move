/// Packages seen from Move: proof of who published a type, and control over upgrades.
///
/// A `Publisher` is made in a module's `init` from its one-time witness. It proves that its holder
/// published the package, which is what `sui::display` and `sui::transfer_policy` ask for.
///
/// An `UpgradeCap` arrives with every publish and decides who may upgrade, and how far. An upgrade
/// runs in one transaction: `authorize_upgrade` turns the cap into an `UpgradeTicket`, the
/// `Upgrade` command of the transaction consumes the ticket and returns an `UpgradeReceipt`, and
/// `commit_upgrade` gives the receipt back to the cap. Wrap the cap in an object of your own to
/// add a vote, a delay or other rules; restrict it with `only_additive_upgrades` or
/// `only_dep_upgrades`; give it up with `make_immutable`.
///
/// The readers and the two upgrade steps are also methods: `publisher.module_()`, `cap.policy()`,
/// `cap.authorize(policy, digest)`, `ticket.digest()`, `receipt.package()`, and so on.
module sui::package;

use std::ascii::String;

public use fun burn_publisher as Publisher.burn;
public use fun published_module as Publisher.module_;
public use fun published_package as Publisher.package;
public use fun upgrade_package as UpgradeCap.package;
public use fun upgrade_policy as UpgradeCap.policy;
public use fun authorize_upgrade as UpgradeCap.authorize;
public use fun commit_upgrade as UpgradeCap.commit;
public use fun ticket_package as UpgradeTicket.package;
public use fun ticket_policy as UpgradeTicket.policy;
public use fun ticket_digest as UpgradeTicket.digest;
public use fun receipt_cap as UpgradeReceipt.cap;
public use fun receipt_package as UpgradeReceipt.package;

/// The value handed in is not a one-time witness. Call `claim` in `init`, with the witness that
/// the function receives.
const ENotOneTimeWitness: u64 = 0;

/// The policy asked for allows more than the cap does. A cap can only become stricter: ask for a
/// policy with the same or a higher value.
const ETooPermissive: u64 = 1;

/// The cap has already issued a ticket. Run and commit that upgrade first.
const EAlreadyAuthorized: u64 = 2;

/// The cap has no upgrade in progress, so there is nothing to commit.
const ENotAuthorized: u64 = 3;

/// The receipt belongs to another upgrade cap. Pass the cap that issued the ticket.
const EWrongUpgradeCap: u64 = 4;

/// Policy 0: function bodies may change and modules, types and functions may be added, as long as
/// public signatures and existing types stay compatible.
const COMPATIBLE: u8 = 0;

/// Policy 128: new code may be added and dependencies may change; existing functions stay as they
/// are.
const ADDITIVE: u8 = 128;

/// Policy 192: nothing but the dependencies may change.
const DEP_ONLY: u8 = 192;

/// Proof that its holder published a module. It can be made once per module, in the transaction
/// that publishes it. With `key` and `store` it can be sent or wrapped; its holder speaks for
/// the package, so guard it.
public struct Publisher has key, store {
    id: UID,
    /// Address of the package that defined the witness: 64 hexadecimal digits without `0x`.
    package: String,
    /// Name of the module that made this publisher.
    module_name: String,
}

/// The right to upgrade one package. The network creates it when the package is published and
/// gives it to the transaction, which usually sends it to the publisher. Deleting it ends all
/// upgrades.
public struct UpgradeCap has key, store {
    id: UID,
    /// ID of the latest version of the package. It is zero while an upgrade is in progress.
    package: ID,
    /// Number of the latest version of the package; each committed upgrade adds one.
    version: u64,
    /// The most that an upgrade may change, as one of the policy constants. It can only rise.
    policy: u8,
}

/// Permission for exactly one upgrade, bound to its content by a digest. It has no abilities: it
/// can be neither kept nor dropped, and only the `Upgrade` command of the same transaction
/// consumes it.
public struct UpgradeTicket {
    /// ID of the upgrade cap that issued the ticket.
    cap: ID,
    /// ID of the package version that the upgrade starts from.
    package: ID,
    /// The policy that the upgrade has to respect.
    policy: u8,
    /// Digest of the new modules and the dependencies; the upgrade must match it.
    digest: vector<u8>,
}

/// Proof that an upgrade went through. It has no abilities, so the transaction has to hand it to
/// `commit_upgrade`.
public struct UpgradeReceipt {
    /// ID of the upgrade cap to be updated.
    cap: ID,
    /// ID of the new version of the package.
    package: ID,
}

/// Makes the `Publisher` of a module from its one-time witness and returns it. Works only in
/// `init`, where the witness exists; aborts with `ENotOneTimeWitness` for any other value.
public native fun claim<OTW: drop>(otw: OTW, ctx: &mut TxContext): Publisher;

/// Makes the `Publisher` of a module and sends it to the sender, who in `init` is the publisher.
/// Aborts with `ENotOneTimeWitness` for anything but a one-time witness.
public native fun claim_and_keep<OTW: drop>(otw: OTW, ctx: &mut TxContext);

/// Destroys a publisher. Nobody can make another one for the same module. Also callable
/// as `publisher.burn()`.
public native fun burn_publisher(self: Publisher);

/// Tells whether the type `T` was defined in the package of this publisher.
public native fun from_package<T>(self: &Publisher): bool;

/// Tells whether the type `T` was defined in the very module of this publisher.
public native fun from_module<T>(self: &Publisher): bool;

/// Borrows the name of the publisher's module. Also callable as `publisher.module_()`.
public native fun published_module(self: &Publisher): &String;

/// Borrows the address of the publisher's package, as hexadecimal digits without `0x`. Also
/// callable as `publisher.package()`.
public native fun published_package(self: &Publisher): &String;

/// Returns the ID of the latest package version, or the zero ID while an upgrade is in progress.
/// Also callable as `cap.package()`.
public native fun upgrade_package(cap: &UpgradeCap): ID;

/// Returns the number of the latest package version that the cap knows.
public native fun version(cap: &UpgradeCap): u64;

/// Returns the most that an upgrade may change under this cap. Also callable as `cap.policy()`.
public native fun upgrade_policy(cap: &UpgradeCap): u8;

/// Returns the ID of the package that a ticket lets upgrade. Also callable as `ticket.package()`.
public native fun ticket_package(ticket: &UpgradeTicket): ID;

/// Returns the policy that a ticket's upgrade has to respect. Also callable as `ticket.policy()`.
public native fun ticket_policy(ticket: &UpgradeTicket): u8;

/// Returns the ID of the upgrade cap that a receipt belongs to. Also callable as `receipt.cap()`.
public native fun receipt_cap(receipt: &UpgradeReceipt): ID;

/// Returns the ID of the package version that an upgrade produced. Also callable as
/// `receipt.package()`.
public native fun receipt_package(receipt: &UpgradeReceipt): ID;

/// Borrows the digest that the upgrade's modules and dependencies must match. Build tools compute
/// it. Also callable as `ticket.digest()`.
public native fun ticket_digest(ticket: &UpgradeTicket): &vector<u8>;

/// Returns the policy value 0, under which compatible changes are allowed.
public native fun compatible_policy(): u8;

/// Returns the policy value 128, under which existing functions cannot change.
public native fun additive_policy(): u8;

/// Returns the policy value 192, under which only dependencies can change.
public native fun dep_only_policy(): u8;

/// Restricts a cap to upgrades that add code or change dependencies. Cannot be undone. Aborts with
/// `ETooPermissive` when the cap is already stricter.
public entry native fun only_additive_upgrades(cap: &mut UpgradeCap);

/// Restricts a cap to upgrades that change dependencies alone. Cannot be undone. Aborts with
/// `ETooPermissive` when the cap is already stricter.
public entry native fun only_dep_upgrades(cap: &mut UpgradeCap);

/// Destroys the upgrade cap, so that the package can never be upgraded again.
public entry native fun make_immutable(cap: UpgradeCap);

/// Starts an upgrade: returns a ticket for the given digest and marks the cap as busy. The
/// `policy` may be the cap's own or a stricter one; the network checks the new code against it.
/// Aborts with `EAlreadyAuthorized` while another upgrade is in progress, and with
/// `ETooPermissive` when the policy allows more than the cap. Also callable as
/// `cap.authorize(policy, digest)`.
public native fun authorize_upgrade(
    cap: &mut UpgradeCap,
    policy: u8,
    digest: vector<u8>,
): UpgradeTicket;

/// Finishes an upgrade: the cap takes over the new package ID from the receipt and its version
/// rises by one. Aborts with `EWrongUpgradeCap` when the receipt belongs to another cap. Also
/// callable as `cap.commit(receipt)`.
public native fun commit_upgrade(cap: &mut UpgradeCap, receipt: UpgradeReceipt);
