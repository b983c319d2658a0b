#[test_only]
module versioning::gift_tests;

use sui::test_scenario;
use versioning::gift;

const ANNA: address = @0xa11a;

#[test]
fun a_card_keeps_its_id_in_the_box() {
    let mut scenario = test_scenario::begin(ANNA);
    let card = gift::write(b"hello", scenario.ctx());
    let id = object::id(&card);
    let mut box = gift::wrap(card, scenario.ctx());
    box.rewrite(b"hello again");
    let card = box.unwrap();
    assert!(object::id(&card) == id);
    transfer::public_transfer(card, ANNA);
    transfer::public_transfer(box, ANNA);
    scenario.end();
}
