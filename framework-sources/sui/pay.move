module sui::pay;

use sui::coin::Coin;

const ENoCoins: u64 = 0;

public native fun keep<T>(c: Coin<T>, ctx: &TxContext);

public entry native fun split<T>(coin: &mut Coin<T>, split_amount: u64, ctx: &mut TxContext);

public entry native fun split_vec<T>(
    self: &mut Coin<T>,
    split_amounts: vector<u64>,
    ctx: &mut TxContext,
);

public entry native fun split_and_transfer<T>(
    c: &mut Coin<T>,
    amount: u64,
    recipient: address,
    ctx: &mut TxContext,
);

public entry native fun divide_and_keep<T>(self: &mut Coin<T>, n: u64, ctx: &mut TxContext);

public entry native fun join<T>(self: &mut Coin<T>, coin: Coin<T>);

public entry native fun join_vec<T>(self: &mut Coin<T>, coins: vector<Coin<T>>);

public entry native fun join_vec_and_transfer<T>(coins: vector<Coin<T>>, receiver: address);
