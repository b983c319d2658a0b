#[test_only]
module custom_policies::weekday_tests;

use custom_policies::weekday;
use sui::package;
use sui::test_scenario;

const ANNA: address = @0xa11a;
const MS_PER_DAY: u64 = 86_400_000;

// region: test
#[test]
fun an_upgrade_goes_through_on_the_day() {
    let mut scenario = test_scenario::begin(ANNA);
    // Four days after Thursday, 1 January 1970: a Monday.
    scenario.later_epoch(4 * MS_PER_DAY, ANNA);
    let cap = package::test_publish(@0xbeef.to_id(), scenario.ctx());
    let mut policy = weekday::new(cap, 0, scenario.ctx());

    let kind = package::compatible_policy();
    let ticket = policy.authorize_upgrade(kind, b"digest", scenario.ctx());
    let receipt = package::test_upgrade(ticket);
    policy.commit_upgrade(receipt);
    policy.make_immutable();
    scenario.end();
}

#[test, expected_failure(abort_code = weekday::EWrongDay)]
fun no_upgrade_on_another_day() {
    let mut scenario = test_scenario::begin(ANNA);
    let cap = package::test_publish(@0xbeef.to_id(), scenario.ctx());
    let mut policy = weekday::new(cap, 0, scenario.ctx());
    let kind = package::compatible_policy();
    let ticket = policy.authorize_upgrade(kind, b"digest", scenario.ctx());
    policy.commit_upgrade(package::test_upgrade(ticket));
    policy.make_immutable();
    scenario.end();
}
// endregion: test

use fun object::id_from_address as address.to_id;
