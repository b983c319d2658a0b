#[test_only]
module poster::poster_tests;

use poster::poster::{Self, Collection, Poster, POSTER};
use std::unit_test::assert_eq;
use sui::coin::Coin;
use sui::display::{Self, Display};
use sui::package;
use sui::sui::SUI;
use sui::test_scenario;
use sui::test_utils::{create_one_time_witness, destroy};

const ARTIST: address = @0xcafe;
const ALICE: address = @0xa11ce;

// region: helpers
fun print(collection: &mut Collection, ctx: &mut TxContext): Poster {
    collection.mint(b"A fern".to_string(), b"https://example.com/fern.png".to_string(), ctx)
}
// endregion: helpers

// region: rules
#[test]
fun posters_are_numbered_and_announced() {
    let mut ctx = tx_context::dummy();
    let mut collection = poster::open(b"Ferns".to_string(), 2, &mut ctx);
    let mut first = print(&mut collection, &mut ctx);
    let second = print(&mut collection, &mut ctx);
    assert_eq!(first.number(), 1);
    assert_eq!(second.number(), 2);
    assert_eq!(sui::event::events_by_type<poster::Minted>().length(), 2);

    first.update_description(&collection, b"A green fern".to_string());
    assert_eq!(first.description(), b"A green fern".to_string());
    first.burn();
    second.burn();
    destroy(collection);
}

#[test]
fun the_publisher_gets_the_display() {
    let mut scenario = test_scenario::begin(ARTIST);
    poster::init_for_testing(scenario.ctx());
    scenario.next_tx(ARTIST);
    let display = scenario.take_from_sender<Display<Poster>>();
    assert_eq!(display.version(), 1);
    assert_eq!(display.fields().size(), 4);
    scenario.return_to_sender(display);
    scenario.end();
}
// endregion: rules

// region: attacks
#[test, expected_failure(abort_code = poster::ESoldOut)]
fun the_edition_has_a_limit() {
    let mut ctx = tx_context::dummy();
    let mut collection = poster::open(b"Ferns".to_string(), 1, &mut ctx);
    let first = print(&mut collection, &mut ctx);
    let second = print(&mut collection, &mut ctx);
    first.burn();
    second.burn();
    destroy(collection);
}

#[test, expected_failure(abort_code = poster::ESoldOut)]
fun burning_makes_no_room() {
    let mut ctx = tx_context::dummy();
    let mut collection = poster::open(b"Ferns".to_string(), 1, &mut ctx);
    print(&mut collection, &mut ctx).burn();
    print(&mut collection, &mut ctx).burn();
    destroy(collection);
}

/// A warning: sharing the edition gives the permission to mint to everybody.
#[test]
fun everybody_mints_in_a_shared_edition() {
    let mut scenario = test_scenario::begin(ARTIST);
    transfer::public_share_object(poster::open(b"Ferns".to_string(), 1, scenario.ctx()));
    scenario.next_tx(ALICE);
    let mut collection = scenario.take_shared<Collection>();
    print(&mut collection, scenario.ctx()).burn();
    test_scenario::return_shared(collection);
    scenario.end();
}

/// Freezing it stops the minting, and lets every owner of a poster write what they like.
#[test]
fun every_owner_rewrites_a_poster_of_a_frozen_edition() {
    let mut scenario = test_scenario::begin(ARTIST);
    let mut collection = poster::open(b"Ferns".to_string(), 1, scenario.ctx());
    transfer::public_transfer(print(&mut collection, scenario.ctx()), ALICE);
    transfer::public_freeze_object(collection);

    scenario.next_tx(ALICE);
    let mut fern = scenario.take_from_sender<Poster>();
    let collection = scenario.take_immutable<Collection>();
    fern.update_description(&collection, b"Signed".to_string());
    assert_eq!(fern.description(), b"Signed".to_string());
    fern.burn();
    test_scenario::return_immutable(collection);
    scenario.end();
}

#[test, expected_failure(abort_code = display::ENotOwner)]
fun a_publisher_displays_only_its_own_types() {
    let mut ctx = tx_context::dummy();
    let publisher = package::test_claim(create_one_time_witness<POSTER>(), &mut ctx);
    destroy(display::new<Coin<SUI>>(&publisher, &mut ctx));
    destroy(publisher);
}

#[test, expected_failure(abort_code = poster::EOtherCollection)]
fun a_foreign_collection_changes_nothing() {
    let mut ctx = tx_context::dummy();
    let mut collection = poster::open(b"Ferns".to_string(), 1, &mut ctx);
    let foreign = poster::open(b"Ferns".to_string(), 1, &mut ctx);
    let mut fern = print(&mut collection, &mut ctx);
    fern.update_description(&foreign, b"Stolen".to_string());
    fern.burn();
    destroy(collection);
    destroy(foreign);
}

#[test]
fun a_copied_name_is_another_collection() {
    let mut ctx = tx_context::dummy();
    let mut collection = poster::open(b"Ferns".to_string(), 1, &mut ctx);
    let mut other = poster::open(b"Ferns".to_string(), 1, &mut ctx);
    let fern = print(&mut collection, &mut ctx);
    let fake = print(&mut other, &mut ctx);
    assert!(fern.collection() != fake.collection());
    fern.burn();
    fake.burn();
    destroy(collection);
    destroy(other);
}
// endregion: attacks
