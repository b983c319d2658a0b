/// Limited editions of posters.
module poster::poster;

use std::string::String;
use sui::display;
use sui::event;
use sui::package;

/// The edition is complete.
const ESoldOut: u64 = 0;
/// The poster belongs to another collection.
const EOtherCollection: u64 = 1;

// region: objects
/// The one-time witness.
public struct POSTER has drop {}

/// An edition, and the permission to mint in it and to correct its descriptions.
public struct Collection has key, store {
    id: UID,
    name: String,
    limit: u64,
    minted: u64,
}

/// The NFT: an object whose ID is its identity.
public struct Poster has key, store {
    id: UID,
    collection: ID,
    number: u64,
    name: String,
    description: String,
    image_url: String,
}

/// Emitted for every poster.
public struct Minted has copy, drop { poster: ID, collection: ID, creator: address }
// endregion: objects

// region: init
fun init(witness: POSTER, ctx: &mut TxContext) {
    let publisher = package::claim(witness, ctx);
    let keys = vector[b"name", b"description", b"image_url", b"link"];
    let values = vector[
        b"{name} #{number}",
        b"{description}",
        b"{image_url}",
        b"https://example.com/posters/{id}",
    ];
    let mut display = display::new_with_fields<Poster>(
        &publisher,
        keys.map!(|key| key.to_string()),
        values.map!(|value| value.to_string()),
        ctx,
    );
    display.update_version();
    transfer::public_transfer(display, ctx.sender());
    transfer::public_transfer(publisher, ctx.sender());
}
// endregion: init

// region: mint
/// Opens an edition. Anyone may do that, and owns the edition they open.
public fun open(name: String, limit: u64, ctx: &mut TxContext): Collection {
    Collection { id: object::new(ctx), name, limit, minted: 0 }
}

/// Mints the next poster of an edition. Burning one makes no room for another.
public fun mint(
    self: &mut Collection,
    description: String,
    image_url: String,
    ctx: &mut TxContext,
): Poster {
    assert!(self.minted < self.limit, ESoldOut);
    self.minted = self.minted + 1;
    let poster = Poster {
        id: object::new(ctx),
        collection: object::id(self),
        number: self.minted,
        name: self.name,
        description,
        image_url,
    };
    event::emit(Minted {
        poster: object::id(&poster),
        collection: poster.collection,
        creator: ctx.sender(),
    });
    poster
}
// endregion: mint

// region: change
/// Corrects a description. The sender must own both, so nobody rewrites a poster that is sold.
public fun update_description(poster: &mut Poster, collection: &Collection, text: String) {
    assert!(poster.collection == object::id(collection), EOtherCollection);
    poster.description = text;
}

/// Destroys a poster. Only its owner can pass it in by value.
public fun burn(poster: Poster) {
    let Poster { id, .. } = poster;
    id.delete();
}
// endregion: change

/// The collection that a poster belongs to. Check it wherever a poster opens a door.
public fun collection(poster: &Poster): ID { poster.collection }

/// Its number in the edition.
public fun number(poster: &Poster): u64 { poster.number }

/// What is written about it.
public fun description(poster: &Poster): String { poster.description }

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(POSTER {}, ctx) }
