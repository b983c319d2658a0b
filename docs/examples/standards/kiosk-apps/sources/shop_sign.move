// region: sign
/// A basic app: a line of text on a kiosk. Only the kiosk's owner writes it; everyone reads it.
module kiosk_apps::shop_sign;

use std::string::String;
use sui::dynamic_field as field;
use sui::kiosk::{Kiosk, KioskOwnerCap};

/// The kiosk has a sign already. Change it, or clear it first.
const EHasSign: u64 = 0;
/// The kiosk has no sign.
const ENoSign: u64 = 1;
/// A sign has at most 64 bytes.
const ETooLong: u64 = 2;

const LONGEST: u64 = 64;

/// Key of the field. Only this module can make it, so no other code touches the sign.
public struct SignKey() has copy, drop, store;

/// Puts up a sign. Aborts with `EHasSign` or `ETooLong`.
public fun set(kiosk: &mut Kiosk, cap: &KioskOwnerCap, text: String) {
    assert!(!is_set(kiosk), EHasSign);
    assert!(text.length() <= LONGEST, ETooLong);
    field::add(kiosk.uid_mut_as_owner(cap), SignKey(), text);
}

/// Writes the sign anew. Aborts with `ENoSign` or `ETooLong`.
public fun change(kiosk: &mut Kiosk, cap: &KioskOwnerCap, text: String) {
    assert!(is_set(kiosk), ENoSign);
    assert!(text.length() <= LONGEST, ETooLong);
    *field::borrow_mut(kiosk.uid_mut_as_owner(cap), SignKey()) = text;
}

/// Takes the sign down. Aborts with `ENoSign`.
public fun clear(kiosk: &mut Kiosk, cap: &KioskOwnerCap): String {
    assert!(is_set(kiosk), ENoSign);
    field::remove(kiosk.uid_mut_as_owner(cap), SignKey())
}

public fun is_set(kiosk: &Kiosk): bool {
    field::exists_(kiosk.uid(), SignKey())
}

/// What the sign says, or nothing.
public fun read(kiosk: &Kiosk): Option<String> {
    if (is_set(kiosk)) option::some(*field::borrow(kiosk.uid(), SignKey())) else option::none()
}
// endregion: sign
