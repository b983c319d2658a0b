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

const ENotOneTimeWitness: u64 = 0;

const ETooPermissive: u64 = 1;

const EAlreadyAuthorized: u64 = 2;

const ENotAuthorized: u64 = 3;

const EWrongUpgradeCap: u64 = 4;

const COMPATIBLE: u8 = 0;

const ADDITIVE: u8 = 128;

const DEP_ONLY: u8 = 192;

public struct Publisher has key, store {
    id: UID,
    package: String,
    module_name: String,
}

public struct UpgradeCap has key, store {
    id: UID,
    package: ID,
    version: u64,
    policy: u8,
}

public struct UpgradeTicket {
    cap: ID,
    package: ID,
    policy: u8,
    digest: vector<u8>,
}

public struct UpgradeReceipt {
    cap: ID,
    package: ID,
}

public native fun claim<OTW: drop>(otw: OTW, ctx: &mut TxContext): Publisher;

public native fun claim_and_keep<OTW: drop>(otw: OTW, ctx: &mut TxContext);

public native fun burn_publisher(self: Publisher);

public native fun from_package<T>(self: &Publisher): bool;

public native fun from_module<T>(self: &Publisher): bool;

public native fun published_module(self: &Publisher): &String;

public native fun published_package(self: &Publisher): &String;

public native fun upgrade_package(cap: &UpgradeCap): ID;

public native fun version(cap: &UpgradeCap): u64;

public native fun upgrade_policy(cap: &UpgradeCap): u8;

public native fun ticket_package(ticket: &UpgradeTicket): ID;

public native fun ticket_policy(ticket: &UpgradeTicket): u8;

public native fun receipt_cap(receipt: &UpgradeReceipt): ID;

public native fun receipt_package(receipt: &UpgradeReceipt): ID;

public native fun ticket_digest(ticket: &UpgradeTicket): &vector<u8>;

public native fun compatible_policy(): u8;

public native fun additive_policy(): u8;

public native fun dep_only_policy(): u8;

public entry native fun only_additive_upgrades(cap: &mut UpgradeCap);

public entry native fun only_dep_upgrades(cap: &mut UpgradeCap);

public entry native fun make_immutable(cap: UpgradeCap);

public native fun authorize_upgrade(
    cap: &mut UpgradeCap,
    policy: u8,
    digest: vector<u8>,
): UpgradeTicket;

public native fun commit_upgrade(cap: &mut UpgradeCap, receipt: UpgradeReceipt);
