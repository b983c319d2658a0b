// Test-only functions of `sui::package`, for examples that claim a publisher or walk through an upgrade.

#[test_only]
public native fun test_claim<OTW: drop>(otw: OTW, ctx: &mut TxContext): Publisher;

#[test_only]
public native fun test_publish(id: ID, ctx: &mut TxContext): UpgradeCap;

#[test_only]
public native fun test_upgrade(ticket: UpgradeTicket): UpgradeReceipt;
