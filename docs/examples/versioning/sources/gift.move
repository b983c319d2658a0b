/// A card that goes into a box and comes out again, to follow its versions.
module versioning::gift;

// region: gift
public struct Card has key, store {
    id: UID,
    text: vector<u8>,
}

public struct Box has key, store {
    id: UID,
    card: Option<Card>,
}

/// The card disappears as an object of its own.
/// From here on, only the version of the box counts.
public fun wrap(card: Card, ctx: &mut TxContext): Box {
    Box { id: object::new(ctx), card: option::some(card) }
}

/// Changes the card inside. The box gets the new version.
public fun rewrite(box: &mut Box, text: vector<u8>) {
    box.card.borrow_mut().text = text;
}

/// The card is an object again: same ID, and a version above all inputs.
public fun unwrap(box: &mut Box): Card {
    box.card.extract()
}
// endregion: gift

public fun write(text: vector<u8>, ctx: &mut TxContext): Card {
    Card { id: object::new(ctx), text }
}
