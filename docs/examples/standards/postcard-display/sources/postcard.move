// region: type
/// A postcard that wallets can show: what it says comes from its fields, and how from a display.
module postcard_display::postcard;

use std::string::String;
use sui::display;
use sui::package;

/// One-time witness: proves to `package::claim` that this is the publishing transaction.
public struct POSTCARD has drop {}

public struct Postcard has key, store {
    id: UID,
    title: String,
    /// Where the picture was taken.
    place: Place,
    /// The sender may leave it blank.
    message: Option<String>,
    /// Last part of the picture's address.
    picture: String,
}

public struct Place has copy, drop, store {
    city: String,
    country: String,
}
// endregion: type

// region: init
fun init(otw: POSTCARD, ctx: &mut TxContext) {
    let publisher = package::claim(otw, ctx);
    let mut display = display::new_with_fields<Postcard>(&publisher, keys(), templates(), ctx);
    display.update_version();
    transfer::public_transfer(display, ctx.sender());
    transfer::public_transfer(publisher, ctx.sender());
}

fun keys(): vector<String> {
    vector[
        b"name".to_string(),
        b"description".to_string(),
        b"link".to_string(),
        b"image_url".to_string(),
        b"thumbnail_url".to_string(),
        b"project_url".to_string(),
        b"creator".to_string(),
        b"message".to_string(),
    ]
}

/// In the order of the keys.
fun templates(): vector<String> {
    vector[
        b"{title}".to_string(),
        b"A postcard from {place.city}, {place.country}".to_string(),
        b"https://postcards.example/card/{id}".to_string(),
        b"https://img.postcards.example/{picture}.png".to_string(),
        b"https://img.postcards.example/{picture}-128.png".to_string(),
        b"https://postcards.example".to_string(),
        b"Harbor Press".to_string(),
        b"{message}".to_string(),
    ]
}
// endregion: init

// region: write
public fun place(city: String, country: String): Place {
    Place { city, country }
}

public fun write(
    title: String,
    place: Place,
    message: Option<String>,
    picture: String,
    ctx: &mut TxContext,
): Postcard {
    Postcard { id: object::new(ctx), title, place, message, picture }
}

public fun title(card: &Postcard): String {
    card.title
}

public fun city(card: &Postcard): String {
    card.place.city
}

public fun country(card: &Postcard): String {
    card.place.country
}

public fun message(card: &Postcard): Option<String> {
    card.message
}

public fun picture(card: &Postcard): String {
    card.picture
}
// endregion: write

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(POSTCARD {}, ctx)
}
