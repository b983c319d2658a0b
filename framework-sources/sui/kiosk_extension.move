module sui::kiosk_extension;

use sui::bag::Bag;
use sui::kiosk::{Kiosk, KioskOwnerCap};
use sui::transfer_policy::TransferPolicy;

const ENotOwner: u64 = 0;

const EExtensionNotAllowed: u64 = 2;

const EExtensionNotInstalled: u64 = 3;

const PLACE: u128 = 1;

const LOCK: u128 = 2;

public struct Extension has store {
    storage: Bag,
    permissions: u128,
    is_enabled: bool,
}

public struct ExtensionKey<phantom Ext> has copy, drop, store {}

public native fun add<Ext: drop>(
    _ext: Ext,
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    permissions: u128,
    ctx: &mut TxContext,
);

public native fun disable<Ext: drop>(self: &mut Kiosk, cap: &KioskOwnerCap);

public native fun enable<Ext: drop>(self: &mut Kiosk, cap: &KioskOwnerCap);

public native fun remove<Ext: drop>(self: &mut Kiosk, cap: &KioskOwnerCap);

public native fun storage<Ext: drop>(_ext: Ext, self: &Kiosk): &Bag;

public native fun storage_mut<Ext: drop>(_ext: Ext, self: &mut Kiosk): &mut Bag;

public native fun place<Ext: drop, T: key + store>(
    _ext: Ext,
    self: &mut Kiosk,
    item: T,
    _policy: &TransferPolicy<T>,
);

public native fun lock<Ext: drop, T: key + store>(
    _ext: Ext,
    self: &mut Kiosk,
    item: T,
    _policy: &TransferPolicy<T>,
);

public native fun is_installed<Ext: drop>(self: &Kiosk): bool;

public native fun is_enabled<Ext: drop>(self: &Kiosk): bool;

public native fun can_place<Ext: drop>(self: &Kiosk): bool;

public native fun can_lock<Ext: drop>(self: &Kiosk): bool;
