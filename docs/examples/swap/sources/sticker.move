/// Something to trade while you try the app out. Anyone can print stickers.
module swap::sticker;

use std::string::String;

public struct Sticker has key, store {
    id: UID,
    motif: String,
}

public fun print(motif: String, ctx: &mut TxContext): Sticker {
    Sticker { id: object::new(ctx), motif }
}

/// The owner of a sticker may draw over it, which is what a lock has to prevent.
public fun draw_over(sticker: &mut Sticker, motif: String) {
    sticker.motif = motif;
}

public fun motif(sticker: &Sticker): String { sticker.motif }
