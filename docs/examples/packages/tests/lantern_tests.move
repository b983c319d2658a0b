#[test_only]
module packages::lantern_tests;

use packages::lantern;
use sui::package::Publisher;
use sui::test_scenario;

const ANNA: address = @0xa11a;

#[test]
fun the_author_makes_a_lantern() {
    let mut scenario = test_scenario::begin(ANNA);
    lantern::init_for_testing(scenario.ctx());
    scenario.next_tx(ANNA);
    let publisher = scenario.take_from_sender<Publisher>();
    let mut lamp = lantern::craft(&publisher, scenario.ctx());
    lamp.light();
    assert!(lamp.is_lit());
    transfer::public_transfer(lamp, ANNA);
    scenario.return_to_sender(publisher);
    scenario.end();
}
