module sui::borrow;

const EWrongBorrow: u64 = 0;

const EWrongValue: u64 = 1;

public struct Referent<T: key + store> has store {
    id: address,
    value: Option<T>,
}

public struct Borrow {
    ref: address,
    obj: ID,
}

public native fun new<T: key + store>(value: T, ctx: &mut TxContext): Referent<T>;

public native fun borrow<T: key + store>(self: &mut Referent<T>): (T, Borrow);

public native fun put_back<T: key + store>(self: &mut Referent<T>, value: T, borrow: Borrow);

public native fun destroy<T: key + store>(self: Referent<T>): T;
