// region: setup
#[test_only]
module postcard_display::postcard_tests;

use postcard_display::postcard::{Self, Postcard};
use std::unit_test::assert_eq;
use sui::display::{Self, Display, VersionUpdated};
use sui::event;
use sui::package::{Self, Publisher};
use sui::sui::SUI;
use sui::test_scenario;
use sui::test_utils::{create_one_time_witness, destroy};

const CREATOR: address = @0xc0ffee;
// endregion: setup

// region: published
#[test]
fun publishing_announces_the_display_once() {
    let ctx = &mut tx_context::dummy();
    postcard::init_for_testing(ctx);
    assert_eq!(event::events_by_type<VersionUpdated<Postcard>>().length(), 1);
}

#[test]
fun the_creator_gets_display_and_publisher() {
    let mut scenario = test_scenario::begin(CREATOR);
    postcard::init_for_testing(scenario.ctx());

    scenario.next_tx(CREATOR);
    let display = scenario.take_from_sender<Display<Postcard>>();
    let publisher = scenario.take_from_sender<Publisher>();
    assert!(publisher.from_package<Postcard>());
    assert_eq!(display.version(), 1);
    assert_eq!(display.fields().size(), 8);
    assert_eq!(display.fields()[&b"name".to_string()], b"{title}".to_string());
    scenario.return_to_sender(display);
    scenario.return_to_sender(publisher);
    scenario.end();
}
// endregion: published

// region: change
#[test]
fun an_edit_counts_after_the_update() {
    let mut scenario = test_scenario::begin(CREATOR);
    postcard::init_for_testing(scenario.ctx());

    scenario.next_tx(CREATOR);
    let mut display = scenario.take_from_sender<Display<Postcard>>();
    display.edit(b"creator".to_string(), b"Harbor Press Ltd.".to_string());
    display.remove(b"message".to_string());
    assert_eq!(display.version(), 1);
    assert_eq!(event::events_by_type<VersionUpdated<Postcard>>().length(), 0);

    display.update_version();
    assert_eq!(display.version(), 2);
    assert_eq!(event::events_by_type<VersionUpdated<Postcard>>().length(), 1);
    scenario.return_to_sender(display);
    scenario.end();
}
// endregion: change

// region: refused
#[test, expected_failure(abort_code = display::ENotOwner)]
fun a_foreign_publisher_is_refused() {
    let ctx = &mut tx_context::dummy();
    let publisher = package::test_claim(create_one_time_witness<SUI>(), ctx);
    let display = display::new<Postcard>(&publisher, ctx);
    destroy(display);
    destroy(publisher);
}

#[test, expected_failure(abort_code = display::EVecLengthMismatch)]
fun each_key_needs_a_template() {
    let mut scenario = test_scenario::begin(CREATOR);
    postcard::init_for_testing(scenario.ctx());

    scenario.next_tx(CREATOR);
    let publisher = scenario.take_from_sender<Publisher>();
    let keys = vector[b"name".to_string(), b"link".to_string()];
    let templates = vector[b"{title}".to_string()];
    let ctx = scenario.ctx();
    let display = display::new_with_fields<Postcard>(&publisher, keys, templates, ctx);
    destroy(display);
    scenario.return_to_sender(publisher);
    scenario.end();
}

#[test, expected_failure(abort_code = sui::vec_map::EKeyAlreadyExists)]
fun a_key_is_added_once() {
    let mut scenario = test_scenario::begin(CREATOR);
    postcard::init_for_testing(scenario.ctx());

    scenario.next_tx(CREATOR);
    let mut display = scenario.take_from_sender<Display<Postcard>>();
    display.add(b"name".to_string(), b"{title}".to_string());
    scenario.return_to_sender(display);
    scenario.end();
}

#[test, expected_failure(abort_code = sui::vec_map::EKeyDoesNotExist)]
fun a_missing_key_cannot_be_edited() {
    let mut scenario = test_scenario::begin(CREATOR);
    postcard::init_for_testing(scenario.ctx());

    scenario.next_tx(CREATOR);
    let mut display = scenario.take_from_sender<Display<Postcard>>();
    display.edit(b"image".to_string(), b"{picture}".to_string());
    scenario.return_to_sender(display);
    scenario.end();
}
// endregion: refused

// region: card
#[test]
fun a_card_carries_what_the_templates_read() {
    let ctx = &mut tx_context::dummy();
    let place = postcard::place(b"Porto".to_string(), b"Portugal".to_string());
    let title = b"Greetings".to_string();
    let picture = b"ribeira".to_string();
    let card = postcard::write(title, place, option::none(), picture, ctx);

    assert_eq!(card.title(), b"Greetings".to_string());
    assert_eq!(card.city(), b"Porto".to_string());
    assert_eq!(card.country(), b"Portugal".to_string());
    assert_eq!(card.picture(), b"ribeira".to_string());
    assert!(card.message().is_none());
    destroy(card);
}
// endregion: card
