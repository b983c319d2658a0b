/// Defines templates that tell wallets and explorers how to show objects of a type.
///
/// A `Display<T>` maps field names such as `name`, `description`, `image_url` or `link` to text in
/// which `{property}` is replaced by a field of the object. Nodes fill the template in off-chain
/// when a client asks for display data. Only the holder of the type's `Publisher` can create one. After
/// changing fields, call `update_version`: clients learn of a template through the event that it
/// emits.
module sui::display;

use std::string::String;
use sui::package::Publisher;
use sui::vec_map::VecMap;

/// Raised when the `Publisher` does not belong to the package that defines `T`.
const ENotOwner: u64 = 0;

/// Raised when the lists of names and values differ in length.
const EVecLengthMismatch: u64 = 1;

/// The template for one type. It is an object of its own; its owner decides about later changes,
/// and it may be shared or frozen. The phantom `T` is the type that it describes.
public struct Display<phantom T: key> has key, store {
    id: UID,
    /// Template text by field name, in order of insertion.
    fields: VecMap<String, String>,
    /// Counts the published states of the template, starting at 0.
    version: u16,
}

/// Event of a new template. Its type parameter makes it possible to search for the templates of a
/// type.
public struct DisplayCreated<phantom T: key> has copy, drop {
    /// ID of the new `Display` object.
    id: ID,
}

/// Event that publishes the current fields of a template.
public struct VersionUpdated<phantom T: key> has copy, drop {
    /// ID of the `Display` object.
    id: ID,
    /// Version after the update.
    version: u16,
    /// All fields of the template in this version.
    fields: VecMap<String, String>,
}

/// Creates a template without fields and emits `DisplayCreated`. Aborts with `ENotOwner` if `T` is
/// not defined in the publisher's package.
public native fun new<T: key>(pub: &Publisher, ctx: &mut TxContext): Display<T>;

/// Creates a template with fields, given as parallel lists of names and texts. Emits
/// `DisplayCreated`; call `update_version` to publish the fields. Aborts with
/// `EVecLengthMismatch`, `ENotOwner` or, for a repeated name, `vec_map::EKeyAlreadyExists`.
public native fun new_with_fields<T: key>(
    pub: &Publisher,
    fields: vector<String>,
    values: vector<String>,
    ctx: &mut TxContext,
): Display<T>;

/// Creates a template without fields and sends it to the sender of the transaction. Aborts with
/// `ENotOwner` if `T` is not defined in the publisher's package.
public entry native fun create_and_keep<T: key>(pub: &Publisher, ctx: &mut TxContext);

/// Publishes the current fields: raises the version by one and emits `VersionUpdated`. Changes to
/// the fields have no effect on what clients show until this is called.
public entry native fun update_version<T: key>(display: &mut Display<T>);

/// Adds a field to the template. Aborts with `vec_map::EKeyAlreadyExists` if the name is taken;
/// use `edit` to replace its text.
public entry native fun add<T: key>(self: &mut Display<T>, name: String, value: String);

/// Adds several fields, given as parallel lists. Aborts with `EVecLengthMismatch` if the lists
/// differ in length and with `vec_map::EKeyAlreadyExists` if a name is taken.
public entry native fun add_multiple<T: key>(
    self: &mut Display<T>,
    fields: vector<String>,
    values: vector<String>,
);

/// Replaces the text of a field, which moves to the end of the list. Aborts with
/// `vec_map::EKeyDoesNotExist` if there is no such field.
public entry native fun edit<T: key>(self: &mut Display<T>, name: String, value: String);

/// Deletes a field from the template. Aborts with `vec_map::EKeyDoesNotExist` if there is no such
/// field.
public entry native fun remove<T: key>(self: &mut Display<T>, name: String);

/// Tells whether a publisher may define templates for `T`: whether `T` comes from its package.
public native fun is_authorized<T: key>(pub: &Publisher): bool;

/// Returns the version of the template, which is the number of times it was published.
public native fun version<T: key>(d: &Display<T>): u16;

/// Returns the fields of the template by name.
public native fun fields<T: key>(d: &Display<T>): &VecMap<String, String>;
