#[test_only]
module guestbook::guestbook_tests;

use guestbook::guestbook::{Self, BookClosed, EntrySigned, Guestbook, KeeperCap};
use std::unit_test::assert_eq;
use sui::event;
use sui::test_scenario::{Self, Scenario};

const KEEPER: address = @0xcafe;
const ALICE: address = @0xa11ce;

fun begin(): Scenario {
    let mut scenario = test_scenario::begin(KEEPER);
    let cap = guestbook::open(scenario.ctx());
    transfer::public_transfer(cap, KEEPER);
    scenario
}

fun text_of(length: u64): vector<u8> {
    vector::tabulate!(length, |_| 97u8)
}

// region: content
#[test]
fun an_entry_says_who_and_what() {
    let mut scenario = begin();

    scenario.next_tx(ALICE);
    let mut book = scenario.take_shared<Guestbook>();
    book.sign(b"Hello".to_string(), scenario.ctx());
    book.sign(b"Hello again".to_string(), scenario.ctx());

    assert_eq!(event::num_events(), 2);
    let events = event::events_by_type<EntrySigned>();
    let (id, author, index, text) = guestbook::entry(&events[1]);
    assert_eq!(id, object::id(&book));
    assert_eq!(author, ALICE);
    assert_eq!(index, 1);
    assert_eq!(text, b"Hello again".to_string());

    test_scenario::return_shared(book);
    assert_eq!(scenario.end().num_user_events(), 2);
}
// endregion: content

// region: close
#[test]
fun closing_is_announced_once() {
    let mut scenario = begin();

    scenario.next_tx(KEEPER);
    let cap = scenario.take_from_sender<KeeperCap>();
    let mut book = scenario.take_shared<Guestbook>();
    guestbook::close(&cap, &mut book);

    assert_eq!(event::events_by_type<BookClosed>().length(), 1);
    assert_eq!(event::events_by_type<EntrySigned>().length(), 0);

    test_scenario::return_shared(book);
    scenario.return_to_sender(cap);
    scenario.end();
}
// endregion: close

// region: failures
#[test]
fun the_longest_entry_fits() {
    let mut scenario = begin();
    scenario.next_tx(ALICE);
    let mut book = scenario.take_shared<Guestbook>();
    book.sign(text_of(280).to_string(), scenario.ctx());
    test_scenario::return_shared(book);
    assert_eq!(scenario.end().num_user_events(), 1);
}

#[test, expected_failure(abort_code = guestbook::ETooLong)]
fun a_longer_entry_is_refused() {
    let mut scenario = begin();
    scenario.next_tx(ALICE);
    let mut book = scenario.take_shared<Guestbook>();
    book.sign(text_of(281).to_string(), scenario.ctx());
    test_scenario::return_shared(book);
    scenario.end();
}

#[test, expected_failure(abort_code = guestbook::EClosed)]
fun nobody_signs_a_closed_book() {
    let mut scenario = begin();
    scenario.next_tx(KEEPER);
    let cap = scenario.take_from_sender<KeeperCap>();
    let mut book = scenario.take_shared<Guestbook>();
    guestbook::close(&cap, &mut book);
    book.sign(b"Too late".to_string(), scenario.ctx());
    test_scenario::return_shared(book);
    scenario.return_to_sender(cap);
    scenario.end();
}

#[test, expected_failure(abort_code = guestbook::EWrongBook)]
fun the_keeper_of_another_book_closes_nothing() {
    let mut scenario = begin();
    scenario.next_tx(ALICE);
    // The keeper's book, while it is the only one there is.
    let mut book = scenario.take_shared<Guestbook>();
    let cap = guestbook::open(scenario.ctx());
    guestbook::close(&cap, &mut book);
    test_scenario::return_shared(book);
    transfer::public_transfer(cap, ALICE);
    scenario.end();
}
// endregion: failures
