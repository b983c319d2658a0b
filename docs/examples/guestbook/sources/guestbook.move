// region: head
/// A guestbook that everyone may sign. Entries exist as events only, the book itself just counts them.
module guestbook::guestbook;

use std::string::String;
use sui::event;
// endregion: head

// region: errors
/// The text of an entry is longer than 280 bytes.
const ETooLong: u64 = 0;
/// The book has been closed.
const EClosed: u64 = 1;
/// The capability belongs to another book.
const EWrongBook: u64 = 2;

const MAX_BYTES: u64 = 280;
// endregion: errors

// region: types
/// Shared, so that everyone can sign.
public struct Guestbook has key {
    id: UID,
    open: bool,
    entries: u64,
}

/// The right to close one book.
public struct KeeperCap has key, store {
    id: UID,
    book: ID,
}
// endregion: types

// region: events
/// Someone has signed. The index counts from zero and has no gaps.
public struct EntrySigned has copy, drop {
    book: ID,
    author: address,
    index: u64,
    text: String,
}

/// The keeper has closed the book. No entry follows.
public struct BookClosed has copy, drop {
    book: ID,
    entries: u64,
}
// endregion: events

// region: open
/// Shares a new, empty book and returns the capability to close it.
public fun open(ctx: &mut TxContext): KeeperCap {
    let book = Guestbook { id: object::new(ctx), open: true, entries: 0 };
    let cap = KeeperCap { id: object::new(ctx), book: object::id(&book) };
    transfer::share_object(book);
    cap
}
// endregion: open

// region: sign
/// Adds an entry. Aborts with `EClosed` or `ETooLong`.
public fun sign(book: &mut Guestbook, text: String, ctx: &mut TxContext) {
    assert!(book.open, EClosed);
    assert!(text.length() <= MAX_BYTES, ETooLong);
    event::emit(EntrySigned {
        book: object::id(book),
        author: ctx.sender(),
        index: book.entries,
        text,
    });
    book.entries = book.entries + 1;
}
// endregion: sign

// region: close
/// Closes the book. Aborts with `EWrongBook` when the capability is for another one.
public fun close(cap: &KeeperCap, book: &mut Guestbook) {
    assert!(cap.book == object::id(book), EWrongBook);
    assert!(book.open, EClosed);
    book.open = false;
    event::emit(BookClosed { book: object::id(book), entries: book.entries });
}
// endregion: close

// region: test-only
#[test_only]
/// The fields of an event are private to this module, so tests elsewhere read them here.
public fun entry(event: &EntrySigned): (ID, address, u64, String) {
    (event.book, event.author, event.index, event.text)
}
// endregion: test-only
