module sui::kiosk;

use sui::balance::Balance;
use sui::coin::Coin;
use sui::sui::SUI;
use sui::transfer_policy::{TransferPolicy, TransferRequest};

public use fun kiosk_owner_cap_for as KioskOwnerCap.kiosk;

const ENotOwner: u64 = 0;

const EIncorrectAmount: u64 = 1;

const ENotEnough: u64 = 2;

const ENotEmpty: u64 = 3;

const EListedExclusively: u64 = 4;

const EWrongKiosk: u64 = 5;

const EAlreadyListed: u64 = 6;

const EUidAccessNotAllowed: u64 = 7;

const EItemLocked: u64 = 8;

const EItemIsListed: u64 = 9;

const EItemMismatch: u64 = 10;

const EItemNotFound: u64 = 11;

const ENotListed: u64 = 12;

public struct Kiosk has key, store {
    id: UID,
    profits: Balance<SUI>,
    owner: address,
    item_count: u32,
    allow_extensions: bool,
}

public struct KioskOwnerCap has key, store {
    id: UID,
    `for`: ID,
}

public struct PurchaseCap<phantom T: key + store> has key, store {
    id: UID,
    kiosk_id: ID,
    item_id: ID,
    min_price: u64,
}

public struct Borrow {
    kiosk_id: ID,
    item_id: ID,
}

public struct Item has copy, drop, store {
    id: ID,
}

public struct Listing has copy, drop, store {
    id: ID,
    is_exclusive: bool,
}

public struct Lock has copy, drop, store {
    id: ID,
}

public struct ItemListed<phantom T: key + store> has copy, drop {
    kiosk: ID,
    id: ID,
    price: u64,
}

public struct ItemPurchased<phantom T: key + store> has copy, drop {
    kiosk: ID,
    id: ID,
    price: u64,
}

public struct ItemDelisted<phantom T: key + store> has copy, drop {
    kiosk: ID,
    id: ID,
}

entry native fun default(ctx: &mut TxContext);

public native fun new(ctx: &mut TxContext): (Kiosk, KioskOwnerCap);

public native fun close_and_withdraw(
    self: Kiosk,
    cap: KioskOwnerCap,
    ctx: &mut TxContext,
): Coin<SUI>;

public native fun set_owner(self: &mut Kiosk, cap: &KioskOwnerCap, ctx: &TxContext);

public native fun set_owner_custom(self: &mut Kiosk, cap: &KioskOwnerCap, owner: address);

public native fun place<T: key + store>(self: &mut Kiosk, cap: &KioskOwnerCap, item: T);

public native fun lock<T: key + store>(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    _policy: &TransferPolicy<T>,
    item: T,
);

public native fun take<T: key + store>(self: &mut Kiosk, cap: &KioskOwnerCap, id: ID): T;

public native fun list<T: key + store>(self: &mut Kiosk, cap: &KioskOwnerCap, id: ID, price: u64);

public native fun place_and_list<T: key + store>(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    item: T,
    price: u64,
);

public native fun delist<T: key + store>(self: &mut Kiosk, cap: &KioskOwnerCap, id: ID);

public native fun purchase<T: key + store>(
    self: &mut Kiosk,
    id: ID,
    payment: Coin<SUI>,
): (T, TransferRequest<T>);

public native fun list_with_purchase_cap<T: key + store>(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    id: ID,
    min_price: u64,
    ctx: &mut TxContext,
): PurchaseCap<T>;

public native fun purchase_with_cap<T: key + store>(
    self: &mut Kiosk,
    purchase_cap: PurchaseCap<T>,
    payment: Coin<SUI>,
): (T, TransferRequest<T>);

public native fun return_purchase_cap<T: key + store>(
    self: &mut Kiosk,
    purchase_cap: PurchaseCap<T>,
);

public native fun withdraw(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    amount: Option<u64>,
    ctx: &mut TxContext,
): Coin<SUI>;

public(package) native fun lock_internal<T: key + store>(self: &mut Kiosk, item: T);

public(package) native fun place_internal<T: key + store>(self: &mut Kiosk, item: T);

public(package) native fun uid_mut_internal(self: &mut Kiosk): &mut UID;

public native fun has_item(self: &Kiosk, id: ID): bool;

public native fun has_item_with_type<T: key + store>(self: &Kiosk, id: ID): bool;

public native fun is_locked(self: &Kiosk, id: ID): bool;

public native fun is_listed(self: &Kiosk, id: ID): bool;

public native fun is_listed_exclusively(self: &Kiosk, id: ID): bool;

public native fun has_access(self: &mut Kiosk, cap: &KioskOwnerCap): bool;

public native fun uid_mut_as_owner(self: &mut Kiosk, cap: &KioskOwnerCap): &mut UID;

public native fun set_allow_extensions(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    allow_extensions: bool,
);

public native fun uid(self: &Kiosk): &UID;

public native fun uid_mut(self: &mut Kiosk): &mut UID;

public native fun owner(self: &Kiosk): address;

public native fun item_count(self: &Kiosk): u32;

public native fun profits_amount(self: &Kiosk): u64;

public native fun profits_mut(self: &mut Kiosk, cap: &KioskOwnerCap): &mut Balance<SUI>;

#[syntax(index)]
public native fun borrow<T: key + store>(self: &Kiosk, cap: &KioskOwnerCap, id: ID): &T;

#[syntax(index)]
public native fun borrow_mut<T: key + store>(self: &mut Kiosk, cap: &KioskOwnerCap, id: ID): &mut T;

public native fun borrow_val<T: key + store>(
    self: &mut Kiosk,
    cap: &KioskOwnerCap,
    id: ID,
): (T, Borrow);

public native fun return_val<T: key + store>(self: &mut Kiosk, item: T, borrow: Borrow);

public native fun kiosk_owner_cap_for(cap: &KioskOwnerCap): ID;

public native fun purchase_cap_kiosk<T: key + store>(self: &PurchaseCap<T>): ID;

public native fun purchase_cap_item<T: key + store>(self: &PurchaseCap<T>): ID;

public native fun purchase_cap_min_price<T: key + store>(self: &PurchaseCap<T>): u64;
