/// Represents amounts of a currency as plain values, and the supply they come from.
///
/// A `Balance<T>` is what a `Coin<T>` wraps: the amount without an object around it. Keep
/// balances, not coins, in the fields of your own objects; it is cheaper and needs no object ID.
/// `coin::into_balance` and `coin::from_balance` convert. The module never lets an amount appear
/// or vanish: only `increase_supply` creates it and only `decrease_supply` destroys it.
module sui::balance;

public use fun sui::coin::from_balance as Balance.into_coin;

/// Raised by `destroy_zero` when the balance still holds an amount. Join it to another balance
/// instead.
const ENonZero: u64 = 0;

/// Raised when minting would push the supply past the largest `u64`, or when more is burned than
/// the supply holds.
const EOverflow: u64 = 1;

/// Raised when more is to be taken out of a balance than it holds. Check `value` first.
const ENotEnough: u64 = 2;

/// Raised when a system-only operation on balances is run by a sender other than `@0x0`.
const ENotSystemAddress: u64 = 3;

/// Raised when a system-only operation is applied to a currency other than SUI.
const ENotSUI: u64 = 4;

/// Full type name of SUI, against which the system-only operations check their type argument.
const SUI_TYPE_NAME: vector<u8> =
    b"0000000000000000000000000000000000000000000000000000000000000002::sui::SUI";

/// The total amount of a currency in existence, and the right to change it. It has only `store`:
/// copying it would duplicate the right to mint. A `TreasuryCap<T>` wraps it.
public struct Supply<phantom T> has store {
    /// Amount in existence, in the smallest unit of the currency.
    value: u64,
}

/// An amount of a currency that can be stored in objects. It has only `store`: it cannot be
/// copied, and it must be moved, joined or burned rather than dropped. The phantom `T` keeps
/// currencies apart at no storage cost.
public struct Balance<phantom T> has store {
    /// Amount in the smallest unit of the currency, for SUI in MIST.
    value: u64,
}

/// Returns the amount in a balance, in the currency's smallest unit.
public native fun value<T>(self: &Balance<T>): u64;

/// Returns the total amount in existence, in the currency's smallest unit.
public native fun supply_value<T>(supply: &Supply<T>): u64;

/// Creates a supply of zero for the currency `T`.
///
/// The argument proves that the caller can make values of `T`; it is consumed. Nothing prevents
/// the module that defines `T` from doing so twice, so use `coin::create_currency` with a one-time
/// witness when holders must be sure that there is a single supply.
public native fun create_supply<T: drop>(_: T): Supply<T>;

/// Mints an amount and returns it as a balance. Any code that can borrow the supply mutably may
/// mint.
/// Aborts with `EOverflow` if the total would no longer fit into a `u64`.
public native fun increase_supply<T>(self: &mut Supply<T>, value: u64): Balance<T>;

/// Burns a balance and returns the burned amount. Aborts with `EOverflow` if the supply is smaller
/// than the balance, which can happen only with more than one supply for the currency.
public native fun decrease_supply<T>(self: &mut Supply<T>, balance: Balance<T>): u64;

/// Creates an empty balance, for example as the start of a sum.
public native fun zero<T>(): Balance<T>;

/// Adds one balance to another and returns the new total. The added balance is consumed.
public native fun join<T>(self: &mut Balance<T>, balance: Balance<T>): u64;

/// Takes an amount out of a balance and returns it as a new one. An amount of zero is allowed.
/// Aborts with `ENotEnough` if the balance holds less.
public native fun split<T>(self: &mut Balance<T>, value: u64): Balance<T>;

/// Takes the whole amount out of a balance, which stays behind empty. It never aborts.
public native fun withdraw_all<T>(self: &mut Balance<T>): Balance<T>;

/// Consumes an empty balance, which could not be dropped otherwise. Aborts with `ENonZero` if it
/// holds an amount.
public native fun destroy_zero<T>(balance: Balance<T>);

/// Gives up a supply and returns its final amount. After that nobody can mint or burn the
/// currency.
public(package) native fun destroy_supply<T>(self: Supply<T>): u64;
