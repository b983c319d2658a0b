module sui::balance;

public use fun sui::coin::from_balance as Balance.into_coin;

const ENonZero: u64 = 0;

const EOverflow: u64 = 1;

const ENotEnough: u64 = 2;

const ENotSystemAddress: u64 = 3;

const ENotSUI: u64 = 4;

const SUI_TYPE_NAME: vector<u8> =
    b"0000000000000000000000000000000000000000000000000000000000000002::sui::SUI";

public struct Supply<phantom T> has store {
    value: u64,
}

public struct Balance<phantom T> has store {
    value: u64,
}

public native fun value<T>(self: &Balance<T>): u64;

public native fun supply_value<T>(supply: &Supply<T>): u64;

public native fun create_supply<T: drop>(_: T): Supply<T>;

public native fun increase_supply<T>(self: &mut Supply<T>, value: u64): Balance<T>;

public native fun decrease_supply<T>(self: &mut Supply<T>, balance: Balance<T>): u64;

public native fun zero<T>(): Balance<T>;

public native fun join<T>(self: &mut Balance<T>, balance: Balance<T>): u64;

public native fun split<T>(self: &mut Balance<T>, value: u64): Balance<T>;

public native fun withdraw_all<T>(self: &mut Balance<T>): Balance<T>;

public native fun destroy_zero<T>(balance: Balance<T>);

public(package) native fun destroy_supply<T>(self: Supply<T>): u64;
