/// Splits, joins and sends coins in a single call.
///
/// These functions date from the time before programmable transaction blocks. Today the commands
/// `SplitCoins`, `MergeCoins` and `TransferObjects` do the same without a Move call; within Move,
/// use the functions of `sui::coin`.
module sui::pay;

use sui::coin::Coin;

/// Raised by `join_vec_and_transfer` for an empty list.
const ENoCoins: u64 = 0;

/// Sends a coin to the sender of the transaction.
public native fun keep<T>(c: Coin<T>, ctx: &TxContext);

/// Takes an amount out of a coin and sends it to the sender as a new coin. The amount is in the
/// smallest unit of `T`. Aborts with `balance::ENotEnough` if the coin holds less.
public entry native fun split<T>(coin: &mut Coin<T>, split_amount: u64, ctx: &mut TxContext);

/// Takes several amounts out of a coin and sends each to the sender as a new coin. Aborts with
/// `balance::ENotEnough` if the coin does not hold them all.
public entry native fun split_vec<T>(
    self: &mut Coin<T>,
    split_amounts: vector<u64>,
    ctx: &mut TxContext,
);

/// Takes an amount out of a coin and sends it to `recipient` as a new coin. Aborts with
/// `balance::ENotEnough` if the coin holds less.
public entry native fun split_and_transfer<T>(
    c: &mut Coin<T>,
    amount: u64,
    recipient: address,
    ctx: &mut TxContext,
);

/// Divides a coin into `n` equal parts: `n - 1` new coins go to the sender, and the last part
/// stays in the coin along with the remainder. Aborts with `coin::EInvalidArg` if `n` is zero and
/// with `coin::ENotEnough` if it exceeds the amount.
public entry native fun divide_and_keep<T>(self: &mut Coin<T>, n: u64, ctx: &mut TxContext);

/// Adds one coin to another and deletes the added one. It is the same as `coin::join`.
public entry native fun join<T>(self: &mut Coin<T>, coin: Coin<T>);

/// Adds a list of coins to a coin and deletes them. An empty list is allowed.
public entry native fun join_vec<T>(self: &mut Coin<T>, coins: vector<Coin<T>>);

/// Joins a list of coins into one and sends it to `receiver`. Aborts with `ENoCoins` if the list
/// is empty.
public entry native fun join_vec_and_transfer<T>(coins: vector<Coin<T>>, receiver: address);
