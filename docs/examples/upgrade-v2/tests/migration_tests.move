#[test_only]
module scoreboard::migration_tests;

use scoreboard::board;
use sui::test_scenario;

const ANNA: address = @0xa11a;

// region: migrate
#[test]
fun a_migrated_board_keeps_its_points() {
    let mut scenario = test_scenario::begin(ANNA);
    let (mut old, cap) = board::old_board_for_testing(7, scenario.ctx());
    old.migrate_for_testing(&cap);
    old.record(5);
    assert!(old.points() == 12);
    assert!(old.best() == 5);
    old.share_for_testing();
    transfer::public_transfer(cap, ANNA);
    scenario.end();
}

#[test, expected_failure(abort_code = board::EWrongVersion)]
fun new_code_refuses_an_old_board() {
    let mut scenario = test_scenario::begin(ANNA);
    let (mut old, cap) = board::old_board_for_testing(7, scenario.ctx());
    old.record(5);
    old.share_for_testing();
    transfer::public_transfer(cap, ANNA);
    scenario.end();
}
// endregion: migrate

#[test, expected_failure(abort_code = board::ENotAnUpgrade)]
fun a_board_migrates_once() {
    let mut scenario = test_scenario::begin(ANNA);
    let (mut old, cap) = board::old_board_for_testing(7, scenario.ctx());
    old.migrate_for_testing(&cap);
    old.migrate_for_testing(&cap);
    old.share_for_testing();
    transfer::public_transfer(cap, ANNA);
    scenario.end();
}
