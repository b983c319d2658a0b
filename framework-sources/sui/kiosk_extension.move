/// Lets other modules add features to a kiosk, with storage of their own and permissions that the
/// owner grants and revokes.
///
/// An extension is identified by a witness type `Ext` of its module. The kiosk owner installs it
/// with a bitmap of permissions. While it is enabled, it may place or lock items in the kiosk as
/// far as the bitmap allows. Its storage is a private `Bag` that only the module that makes `Ext`
/// values can reach, even after the owner has disabled the extension. The owner can remove it only
/// when that bag is empty.
module sui::kiosk_extension;

use sui::bag::Bag;
use sui::kiosk::{Kiosk, KioskOwnerCap};
use sui::transfer_policy::TransferPolicy;

/// Raised when the `KioskOwnerCap` belongs to another kiosk.
const ENotOwner: u64 = 0;

/// Raised when an extension acts without the permission for it or while it is disabled.
const EExtensionNotAllowed: u64 = 2;

/// Raised when the kiosk has no extension of this type.
const EExtensionNotInstalled: u64 = 3;

/// Permission bit for placing items.
const PLACE: u128 = 1;

/// Permission bit for locking items. It includes the right to place.
const LOCK: u128 = 2;

/// An installed extension, stored as a dynamic field of the kiosk.
public struct Extension has store {
    /// Data of the extension. The kiosk owner cannot reach it.
    storage: Bag,
    /// Bitmap of what the extension may do: 1 to place, 2 to place and lock.
    permissions: u128,
    /// Whether the permissions are in force. Storage is accessible regardless.
    is_enabled: bool,
}

/// Name of the dynamic field of an extension. The phantom `Ext` makes it unique for each witness
/// type.
public struct ExtensionKey<phantom Ext> has copy, drop, store {}

/// Installs an extension in the kiosk and enables it.
///
/// The owner presents the capability and the extension's module the witness, so both have to
/// agree; `permissions` is a bitmap of `PLACE` (1) and `LOCK` (2), and 0 is allowed. Aborts with
/// `ENotOwner` if the capability is for another kiosk and with
/// `dynamic_field::EFieldAlreadyExists` if the extension is installed.
public native fun add<Ext: drop>(
    _ext: Ext,
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    permissions: u128,
    ctx: &mut TxContext,
);

/// Suspends the permissions of an extension, which keeps access to its storage. Only the kiosk
/// owner may do so. Aborts with `ENotOwner` or `EExtensionNotInstalled`.
public native fun disable<Ext: drop>(self: &mut Kiosk, cap: &KioskOwnerCap);

/// Puts the permissions of a suspended extension back in force. Only the kiosk owner may do so.
/// Aborts with `ENotOwner` or `EExtensionNotInstalled`.
public native fun enable<Ext: drop>(self: &mut Kiosk, cap: &KioskOwnerCap);

/// Uninstalls an extension whose storage is empty. Only the kiosk owner may do so. Aborts with
/// `ENotOwner`, `EExtensionNotInstalled` or, if data is left, `bag::EBagNotEmpty`; the extension's
/// module has to clear it first.
public native fun remove<Ext: drop>(self: &mut Kiosk, cap: &KioskOwnerCap);

/// Borrows the storage of an extension. The witness limits this to the extension's module. It
/// works while the extension is disabled. Aborts with `EExtensionNotInstalled`.
public native fun storage<Ext: drop>(_ext: Ext, self: &Kiosk): &Bag;

/// Borrows the storage of an extension for modification. The witness limits this to the
/// extension's module. It works while the extension is disabled, so the owner should know that an
/// extension with data left behind cannot be removed. Aborts with `EExtensionNotInstalled`.
public native fun storage_mut<Ext: drop>(_ext: Ext, self: &mut Kiosk): &mut Bag;

/// Places an item in the kiosk on behalf of an extension that may place or lock. The reference to
/// a `TransferPolicy<T>` proves that the type is tradable. Aborts with `EExtensionNotInstalled` or
/// `EExtensionNotAllowed`.
public native fun place<Ext: drop, T: key + store>(
    _ext: Ext,
    self: &mut Kiosk,
    item: T,
    _policy: &TransferPolicy<T>,
);

/// Locks an item in the kiosk on behalf of an extension that may lock: it can then leave only by a
/// sale under the type's policy. Aborts with `EExtensionNotInstalled` or `EExtensionNotAllowed`.
public native fun lock<Ext: drop, T: key + store>(
    _ext: Ext,
    self: &mut Kiosk,
    item: T,
    _policy: &TransferPolicy<T>,
);

/// Tells whether the kiosk has this extension, enabled or not.
public native fun is_installed<Ext: drop>(self: &Kiosk): bool;

/// Tells whether the permissions of an extension are in force. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if it is not installed.
public native fun is_enabled<Ext: drop>(self: &Kiosk): bool;

/// Tells whether an extension is enabled and has the `PLACE` bit. An extension with only the
/// `LOCK` bit can place too, although this returns `false` for it. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if it is not installed.
public native fun can_place<Ext: drop>(self: &Kiosk): bool;

/// Tells whether an extension is enabled and has the `LOCK` bit. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if it is not installed.
public native fun can_lock<Ext: drop>(self: &Kiosk): bool;
