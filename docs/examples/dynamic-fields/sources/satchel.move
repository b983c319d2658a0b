/// A satchel with pockets: data of any type under names, tools that stay visible.
module dynamic_fields::satchel;

use std::string::String;
use sui::dynamic_field as field;
use sui::dynamic_object_field as object_field;

/// A pocket is still full. Empty it before the satchel is thrown away.
const ENotEmpty: u64 = 0;

// region: types
public struct Satchel has key, store {
    id: UID,
    /// Counts what hangs on it: the chain does not.
    items: u64,
}

/// An object: attached as a dynamic object field, it keeps its own ID.
public struct Tool has key, store {
    id: UID,
    wear: u64,
}

/// Names of our own. The type keeps them apart from all other names.
public struct ToolKey(u8) has copy, drop, store;
// endregion: types

// region: fields
/// Adds a note, or replaces the one that is there. Returns the old one.
public fun set_note(
    satchel: &mut Satchel,
    topic: String,
    text: String,
): Option<String> {
    let id = &mut satchel.id;
    let old: Option<String> = field::remove_if_exists(id, topic);
    field::add(id, topic, text);
    if (old.is_none()) satchel.items = satchel.items + 1;
    old
}

/// Looks first: `field::borrow` would abort for an unknown topic.
public fun note(satchel: &Satchel, topic: String): Option<String> {
    let id = &satchel.id;
    if (field::exists_with_type<String, String>(id, topic)) {
        option::some(*field::borrow(id, topic))
    } else {
        option::none()
    }
}
// endregion: fields

// region: object-fields
public fun attach(satchel: &mut Satchel, pocket: u8, tool: Tool) {
    object_field::add(&mut satchel.id, ToolKey(pocket), tool);
    satchel.items = satchel.items + 1;
}

public fun use_tool(satchel: &mut Satchel, pocket: u8) {
    let key = ToolKey(pocket);
    let tool: &mut Tool = object_field::borrow_mut(&mut satchel.id, key);
    tool.wear = tool.wear + 1;
}

/// The ID under which explorers find the tool.
public fun tool_id(satchel: &Satchel, pocket: u8): Option<ID> {
    object_field::id(&satchel.id, ToolKey(pocket))
}

public fun detach(satchel: &mut Satchel, pocket: u8): Tool {
    satchel.items = satchel.items - 1;
    object_field::remove(&mut satchel.id, ToolKey(pocket))
}

/// Refuses while anything hangs on the satchel, since it would be lost.
public fun discard(satchel: Satchel) {
    let Satchel { id, items } = satchel;
    assert!(items == 0, ENotEmpty);
    id.delete();
}
// endregion: object-fields

public fun new(ctx: &mut TxContext): Satchel {
    Satchel { id: object::new(ctx), items: 0 }
}

public fun forge(ctx: &mut TxContext): Tool {
    Tool { id: object::new(ctx), wear: 0 }
}

public fun wear(tool: &Tool): u64 {
    tool.wear
}
