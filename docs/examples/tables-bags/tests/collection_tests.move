#[test_only]
module tables_bags::collection_tests;

use sui::balance;
use sui::sui::SUI;
use sui::table;
use sui::test_scenario;
use tables_bags::loot;
use tables_bags::registry::{Self, Registry};
use tables_bags::visits;
use tables_bags::waiting_line;

const ANNA: address = @0xa11a;
const BEN: address = @0xb0b;

// region: drain
#[test]
fun a_drained_chest_can_be_smashed() {
    let mut ctx = tx_context::dummy();
    let mut chest = loot::new(&mut ctx);
    chest.put_gem(0, loot::cut(3));
    chest.put_gem(1, loot::cut(8));
    chest.put_gold(balance::create_for_testing<SUI>(100));
    chest.put_gold(balance::create_for_testing<SUI>(20));
    assert!(chest.count() == 3);

    assert!(chest.take_gem(0).carats() == 3);
    assert!(chest.take_gem(1).carats() == 8);
    assert!(chest.take_gold().destroy_for_testing() == 120);
    chest.smash();
}

#[test, expected_failure(abort_code = sui::bag::EBagNotEmpty)]
fun a_full_chest_cannot_be_smashed() {
    let mut ctx = tx_context::dummy();
    let mut chest = loot::new(&mut ctx);
    chest.put_gem(0, loot::cut(3));
    chest.smash();
}
// endregion: drain

#[test]
fun a_name_resolves_to_its_owner() {
    let mut scenario = test_scenario::begin(ANNA);
    registry::init_for_testing(scenario.ctx());
    scenario.next_tx(ANNA);
    let mut registry = scenario.take_shared<Registry>();
    registry.register(b"anna".to_string(), scenario.ctx());
    assert!(registry.resolve(b"anna".to_string()) == option::some(ANNA));
    assert!(registry.resolve(b"ben".to_string()).is_none());
    assert!(registry.count() == 1);
    test_scenario::return_shared(registry);
    scenario.end();
}

#[test, expected_failure(abort_code = registry::ETaken)]
fun a_name_is_given_once() {
    let mut scenario = test_scenario::begin(ANNA);
    registry::init_for_testing(scenario.ctx());
    scenario.next_tx(ANNA);
    let mut registry = scenario.take_shared<Registry>();
    registry.register(b"anna".to_string(), scenario.ctx());
    registry.register(b"anna".to_string(), scenario.ctx());
    test_scenario::return_shared(registry);
    scenario.end();
}

#[test]
fun people_are_served_in_order() {
    let mut scenario = test_scenario::begin(ANNA);
    let mut line = waiting_line::new(scenario.ctx());
    line.join(2, scenario.ctx());
    scenario.next_tx(BEN);
    line.join(4, scenario.ctx());
    assert!(line.guests(10) == 6);
    assert!(line.guests(1) == 2);
    let (first, _) = line.serve();
    assert!(first == ANNA);
    assert!(line.leave(scenario.ctx()) == 4);
    line.close();
    scenario.end();
}

#[test, expected_failure(abort_code = waiting_line::ENobody)]
fun an_empty_line_serves_nobody() {
    let mut ctx = tx_context::dummy();
    let mut line = waiting_line::new(&mut ctx);
    line.serve();
    line.close();
}

#[test]
fun visits_are_counted_from_the_first_one() {
    let mut ctx = tx_context::dummy();
    let mut visits = table::new<address, u64>(&mut ctx);
    visits::record(&mut visits, ANNA);
    visits::record(&mut visits, ANNA);
    visits::record(&mut visits, BEN);
    assert!(visits[ANNA] == 2);
    assert!(visits[BEN] == 1);
    visits.drop();
}
